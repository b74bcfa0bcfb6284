"""An analysis as one page for a browser, with nothing to load: curves, bars and turning points."""

from collections.abc import Mapping
from html import escape
from typing import Final

from stavitel.analysis.judging import Error
from stavitel.analysis.marking import NARROW_SCREEN, Marked, marked
from stavitel.analysis.report import Analysis
from stavitel.analysis.wording import Wording

WIDE: Final = 720
HIGH: Final = 240
DASHES: Final = ("", "7 4", "2 3", "9 3 2 3")
"""Seats are told apart by more than their colour."""
_COLUMNS: Final = ("start", "luck", "own", "others", "result", "end")
_BARS: Final = ("luck", "own", "others")
_STYLE: Final = """
:root { color-scheme: light dark; --ink: #241c12; --paper: #fbf7ef; --line: #cfc4b0;
  --seat0: #b3261e; --seat1: #1f6f3d; --seat2: #b35c00; --seat3: #2a5db0; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1e9dc; --paper: #1d1813; --line: #564a3b;
  --seat0: #ff8a80; --seat1: #7ddc9a; --seat2: #ffb867; --seat3: #9cc1ff; } }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.15rem; }
svg { width: 100%; height: auto; } .wide { overflow-x: auto; }
table { border-collapse: collapse; } th, td { padding: 0.25rem 0.7rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
thead th { border-bottom: 1px solid var(--line); }
polyline { fill: none; stroke-width: 2.5; } .grid { stroke: var(--line); }
text { fill: var(--ink); font: 11px system-ui, sans-serif; }
.mark text { font-weight: 700; text-anchor: middle; paint-order: stroke; stroke: var(--paper);
  stroke-width: 4px; }
.s0 { stroke: var(--seat0); } .s1 { stroke: var(--seat1); }
.s2 { stroke: var(--seat2); } .s3 { stroke: var(--seat3); }
.b0 { fill: var(--seat0); } .b1 { fill: var(--seat1); }
.b2 { fill: var(--seat2); } .b3 { fill: var(--seat3); }
li { margin: 0.4rem 0; } .key { display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; padding: 0; }
.key li { display: flex; align-items: center; gap: 0.4rem; list-style: none; margin: 0; }
.key svg { width: 2.2rem; } :target { outline: 2px solid; outline-offset: 4px; }
@media (max-width: 40rem) { .roomy { display: none; } text { font-size: 22px; }
  .axis { font-size: 16px; } .mark text { font-size: 24px; } polyline { stroke-width: 4; } }
"""


def page(found: Analysis, lang: str, labels: Mapping[str, str]) -> str:
    """The whole page; `labels` are its words in the language."""
    words = Wording(found.record, lang)
    title = f"{words.texts.text('title')}: {labels['title']}"
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><main>",
            f"<h1>{escape(title)}</h1>",
            f"<h2>{escape(labels['curve'])}</h2>",
            _key(found, words),
            _curves(found, words, labels),
            _table(found, words, labels),
            f"<h2>{escape(labels['errors'])}</h2>",
            _errors(found, words, labels),
            f"<p>{escape(labels['note'])}</p></main></body></html>",
            "",
        ]
    )


def _key(found: Analysis, words: Wording) -> str:
    rows = []
    for seat in range(found.record.seats):
        name = words.seat(seat)
        player = words.player(seat)
        line = f'<svg viewBox="0 0 36 8" aria-hidden="true">{_line(seat, "0,4 36,4")}</svg>'
        rows.append(f"<li>{line}{escape(f'{name} ({player})' if player else name)}</li>")
    return f'<ul class="key">{"".join(rows)}</ul>'


def _curves(found: Analysis, words: Wording, labels: Mapping[str, str]) -> str:
    """Shares of the win over the moves; the gravest turning points lead to their lines below."""
    moves = max(1, len(found.record.actions))
    grid = [
        f'<line class="grid" x1="30" x2="{WIDE}" y1="{_y(share):.0f}" y2="{_y(share):.0f}"/>'
        f'<text class="axis" x="0" y="{_y(share) + 4:.0f}">{100 * share:.0f}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    lines = []
    for seat in range(found.record.seats):
        points = [
            f"{_x(move, moves):.1f},{_y(shares[seat]):.1f}" for move, shares in found.account.points
        ]
        lines.append(_line(seat, " ".join(points)))
    marks = marked(found.errors, lambda error: _place(found, error, moves))
    name = escape(labels["curve"])
    inner = "".join([*grid, *lines, *map(_mark, marks)])
    drawn = f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{name}">{inner}</svg>'
    if all(mark.always for mark in marks) and len(marks) == len(found.errors):
        return drawn
    return f"{drawn}<p>{escape(words.texts.text('analysis-gravest', n=len(found.errors)))}</p>"


def _place(found: Analysis, error: Error, moves: int) -> tuple[float, float]:
    """Where a turning point lies: on the curve of whoever erred."""
    shares = [row for move, row in found.account.points if move <= error.move][-1]
    return _x(error.move, moves), _y(shares[error.seat])


def _mark(mark: Marked) -> str:
    """A dot on the curve and the mark beside it, as a link to its line."""
    x, seat = f"{mark.x:.1f}", mark.error.seat % 4
    dot = f'<circle class="b{seat}" cx="{x}" cy="{mark.y:.1f}" r="4"/>'
    text = f'<text x="{x}" y="{_above(mark.y):.1f}">{mark.error.mark}</text>'
    kind = "mark" if mark.always else "mark roomy"
    return f'<a class="{kind}" href="#m{mark.error.move}">{dot}{text}</a>'


def _above(y: float) -> float:
    """The foot of a mark above a point of a curve, or below it where it would be cut off."""
    return y - 8 if y > NARROW_SCREEN + 8 else y + NARROW_SCREEN


def _line(seat: int, points: str) -> str:
    dash = DASHES[seat % len(DASHES)]
    return f'<polyline class="s{seat % 4}" stroke-dasharray="{dash}" points="{points}"/>'


def _table(found: Analysis, words: Wording, labels: Mapping[str, str]) -> str:
    names = ("seat", *_COLUMNS)
    head = "".join(f'<th scope="col">{escape(labels[name])}</th>' for name in names)
    rows = []
    for seat in range(found.record.seats):
        row = words.row(found.account, seat)
        cells = "".join(f"<td>{row[name]}</td>" for name in _COLUMNS)
        rows.append(f'<tr><th scope="row">{escape(words.seat(seat))}</th>{cells}</tr>')
    bars = "".join(_bars(found, seat, words, labels) for seat in range(found.record.seats))
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f'<div class="wide">{table}</div>{bars}'


def _bars(found: Analysis, seat: int, words: Wording, labels: Mapping[str, str]) -> str:
    """Luck, own play and that of the others as bars to either side of nothing."""
    account = found.account
    values = {"luck": account.luck[seat], "own": account.own(seat), "others": account.others(seat)}
    row = words.row(account, seat)
    middle, parts = 480, []
    for place, name in enumerate(_BARS):
        length = min(1.0, abs(values[name])) * 190
        left = middle if values[name] >= 0 else middle - length
        y = 6 + 25 * place
        parts.append(f'<text x="0" y="{y + 13}">{escape(labels[name])}: {row[name]}</text>')
        size = f'y="{y}" width="{length:.1f}" height="14"'
        parts.append(f'<rect class="b{seat % 4}" x="{left:.1f}" {size}/>')
    parts.append(f'<line class="grid" x1="{middle}" x2="{middle}" y1="0" y2="80"/>')
    drawn = "".join(parts)
    return (
        f"<h3>{escape(words.seat(seat))}</h3>"
        f'<svg viewBox="0 0 {WIDE} 80" role="group">{drawn}</svg>'
    )


def _errors(found: Analysis, words: Wording, labels: Mapping[str, str]) -> str:
    if not found.errors:
        return f"<p>{escape(labels['none'])}</p>"
    rows = []
    for error in found.errors:
        told = labels["error"]
        for name, fact in words.error(error).items():
            told = told.replace(f"{{{name}}}", fact)
        rows.append(f'<li id="m{error.move}">{escape(told)}</li>')
    return f"<ul>{''.join(rows)}</ul>"


def _x(move: int, moves: int) -> float:
    return 30 + (WIDE - 34) * move / moves


def _y(share: float) -> float:
    return 8 + (HIGH - 16) * (1 - share)
