"""`stavitel analyse`: where a recorded game turned, and how much of it was luck."""

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from stavitel.analysis import Analysis, analysed
from stavitel.analysis.page import page
from stavitel.analysis.wording import Wording
from stavitel.cli.bar import progress_bar
from stavitel.cli.choices import components_option, lang_option
from stavitel.cli.console import language, make_console
from stavitel.cli.saving import check_target
from stavitel.cli.styled import styled
from stavitel.cli.words import say
from stavitel.engine.errors import BadRecord
from stavitel.files import read_text, write_text
from stavitel.record import read_record
from stavitel.whose import own_game

COLUMNS = ("start", "luck", "own", "others", "result")


@click.command("analyse")
@click.argument("file", type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="Print the analysis as JSON.")
@click.option("--html", type=click.Path(), help="Write the analysis as one page for a browser.")
@components_option()
@lang_option()
def command(file: str, as_json: bool, html: str | None, components: str, lang: str | None) -> None:
    """Analyse a finished game: winning chances, turning points, luck and skill.

    A winning chance says how likely a seat is to win, from 0 to 100 points. Luck is what chance
    brought compared with the average of what could have come; the rest is skill, one's own and that
    of the others. Together they are the result. Moves are judged by what their player could know.

    \b
    Examples:
      stavitel analyse game.stav
      stavitel analyse game.stav --html game.html
      stavitel analyse game.stav --json
    """
    text = read_text(file, BadRecord)
    record = read_record(text, file, own_game(components, text=text) if components else None)
    if html:
        check_target(Path(html))
    with progress_bar() as progress:
        task = progress.add_task("", total=None)
        found = analysed(
            record,
            progress=lambda done, all: progress.update(task, completed=done, total=all),
        )
    spoken = language(lang)
    if html:
        write_text(Path(html), page(found, spoken, _labels(spoken)))
    if as_json:
        click.echo(json.dumps(found.plain(), ensure_ascii=False))
    elif not html:
        _print(make_console(), found, spoken)


def _labels(lang: str) -> dict[str, str]:
    """The words of the page."""
    names = ("seat", "player", *COLUMNS, "end")
    found = {name: say(f"head-{name}", lang) for name in names}
    for name in ("title", "curve", "errors", "none", "note"):
        found[name] = say(f"analyse-{name}", lang)
    facts = ("move", "seat", "mark", "loss", "error", "played", "better")
    found["error"] = say("analyse-error", lang, **{name: f"{{{name}}}" for name in facts})
    return found


def _print(console: Console, found: Analysis, lang: str) -> None:
    words = Wording(found.record, lang)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("head-seat", lang))
    table.add_column(say("head-player", lang), overflow="fold")
    for name in COLUMNS:
        table.add_column(say(f"head-{name}", lang), justify="right")
    for seat in range(found.record.seats):
        row = words.row(found.account, seat)
        table.add_row(words.seat(seat), words.player(seat), *(row[name] for name in COLUMNS))
    console.print(styled(say("analyse-title", lang), "bold"))
    console.print(table)
    console.print(styled(say("analyse-errors", lang), "bold"))
    if not found.errors:
        console.print(say("analyse-none", lang))
    for error in found.errors:
        facts = words.error(error)
        console.print(Text(say("analyse-error", lang, **facts)), soft_wrap=True)
    console.print(styled(say("analyse-note", lang), "dim"), soft_wrap=True)
