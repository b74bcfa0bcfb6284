"""The drawn table of The Pillars of the Earth: it fits, and it shows what the view tells."""

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from stavitel import LANGUAGES, Match, Texts, make_player
from stavitel.cli.tables import table_for
from stavitel.cli.tables.hanging import hanging
from stavitel.cli.tables.pillars import PillarsTable
from stavitel.games import game
from stavitel.games.pillars.views import PillarsView, Work
from tests.typed import typed

GAME = "pillars"
INITIALS = {"blue": "B", "red": "R", "green": "G", "yellow": "Y"}


def positions(seats: int) -> Iterator[tuple[PillarsView, Match]]:
    """A random game, looked at now and then by its first seat, and at its end."""
    match = Match.start(GAME, seats, "standard", seed=seats)
    players = [make_player("random", seat) for seat in range(seats)]
    asked = 0
    while (seat := match.seat()) is not None:
        if asked % 11 == 0:
            yield looked_at(match), match
        match.ask(players[seat])
        asked += 1
    yield looked_at(match), match


def looked_at(match: Match) -> PillarsView:
    seen = match.view(0)
    assert isinstance(seen, PillarsView)
    return seen


@cache
def views(seats: int) -> list[PillarsView]:
    return [seen for seen, _ in positions(seats)]


def table(lang: str) -> PillarsTable:
    drawing = table_for(Texts(game(GAME), lang), {"blue": "you", "red": "greedy"})
    assert isinstance(drawing, PillarsTable)
    return drawing


def drawn(what: object, width: int = 100) -> list[str]:
    console = Console(width=width, no_color=True, highlight=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(what)
    return typed(captured.get()).splitlines()


def area_line(seen: PillarsView, number: int) -> str:
    """What the English table says behind the name of an area."""
    lines = drawn(table("en").draw(seen, 100))
    name = table("en").board.areas[number - 1]
    head = f"{number:>2} {typed(table('en').texts.text('area-' + name))} "
    found = [line[1:] for line in lines if line[1:].startswith(head)]
    assert len(found) == 1
    return found[0].removeprefix(head).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "seats"), [(80, 4), (100, 3), (120, 2)])
def test_the_table_fits_the_terminal(lang: str, width: int, seats: int) -> None:
    drawing = table(lang)
    for seen in views(seats):
        lines = drawn(drawing.draw(seen, width), 200)
        assert max(map(len, lines)) <= width
        assert not [line for line in lines if "…" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_areas_stand_in_their_numbered_order(lang: str) -> None:
    drawing = table(lang)
    names = [drawing.texts.text(f"area-{area}") for area in drawing.board.areas]
    for seen in views(3):
        lines = [line[1:] for line in drawn(drawing.draw(seen, 80), 80)]
        heads = [f"{number:>2} {typed(name)} " for number, name in enumerate(names, 1)]
        at = [[n for n, line in enumerate(lines) if line.startswith(head)] for head in heads]
        assert all(len(found) == 1 for found in at) and at == sorted(at)


def test_every_builder_is_shown_where_it_stands() -> None:
    for seen in views(4):
        builders = seen.builders
        for number, seats in ((9, builders.court), (12, builders.market)):
            came = [f"[{INITIALS[seat]}]" for seat in seats]
            spaces = "".join([*came, *["[ ]"] * (4 - len(came))])
            assert area_line(seen, number).startswith(spaces + " ")
        for number, seat in (
            (2, builders.bishop),
            (11, builders.castle),
            (14, builders.start_player),
        ):
            assert area_line(seen, number).startswith(f"[{INITIALS[seat]}]" if seat else "[ ]")


def test_the_cost_track_marks_the_price_and_who_waits() -> None:
    waited = 0
    for seen in views(4):
        lines = drawn(table("en").draw(seen, 100))
        line = next(line for line in lines if line.startswith("Cost track"))
        assert f"▶{seen.price}" in line
        for price, seat in seen.cost_track.items():
            waited += seat is not None
            assert seat is None or f"{price}[{INITIALS[seat]}]" in line
    assert waited


def test_players_show_what_they_hold_and_what_their_craftsmen_do() -> None:
    seen = views(2)[0]
    lines = drawn(table("en").draw(seen, 100))
    blue = next(line for line in lines if "B Blue you" in line)
    assert blue.split()[-8:] == ["2", "20", "·", "·", "·", "·", "12/12", "3/5"]
    craftsmen = next(line for line in lines if line.startswith("B  "))
    assert craftsmen == ("B  Mortar mixer 3Sa→1★ ×3   Woodworker 2Wo→1★ ×4   Stonecutter 2St→1★ ×4")


@pytest.mark.parametrize(
    ("work", "signs"),
    [
        (Work({"wood": 2}, {}, {"points": 1}, 4), "2Wo→1★ ×4"),
        (Work({"wood": 2}, {}, {"points": 1}, 4, used=3), "2Wo→1★ ×1/4"),
        (Work({"sand": 1, "metal": 1}, {}, {"points": 3}, 2), "1Sa+1Me→3★ ×2"),
        (Work({}, {"metal": 1}, {"gold": 2}, 1), "(1Me)→2¢ ×1"),
        (Work({}, {}, {"points": 1}, 1), "1★ ×1"),
    ],
)
def test_work_is_told_in_a_few_signs(work: Work, signs: str) -> None:
    assert table("en").symbols.work(work).plain == signs


def test_cards_are_told_in_words() -> None:
    drawing = table("en")
    text = "\n".join(drawn(drawing.all_cards(views(2)[0], 100)))
    assert "(1 metal) → 2 gold" in text and "1 sand and 1 metal → 3 points" in text
    for domain in ("craftsman", "advantage", "happening"):
        for name in drawing.texts.game.words[domain]:
            assert typed(drawing.texts.text(f"{domain}-{name}")) in text
    held = drawn(drawing.cards(views(2)[0], 100))
    assert held[0] == "B Blue" and "3 sand → 1 point" in held[2]


def test_a_foreseen_event_is_shown_to_whoever_foresees_it() -> None:
    seen = replace(views(2)[0], event=None, foreseen="hard_winter")
    shown = "Coming event: Hard Winter: every resource card gives 1 cube fewer"
    assert area_line(seen, 1) == shown
    assert area_line(views(2)[0], 1) == "–"


def test_the_ending_tells_places_points_and_gold() -> None:
    *_, (seen, match) = positions(3)
    lines = drawn(table("en").ending(seen, match.places(), match.scores()))
    assert lines[0].split() == ["Place", "Points", "Gold"]
    assert [line.split()[0] for line in lines[1:]] == [f"{n}." for n in sorted(match.places())]
    best = seen.players[match.places().index(1)]
    assert lines[1].split()[-2:] == [str(best.points), str(best.gold)]


def test_parts_hang_below_the_first_and_only_long_ones_are_broken() -> None:
    parts = [Text("one two"), Text("three"), Text("a part longer than a line")]
    lines = [line.plain for line in hanging(Text("Head "), parts, 18)]
    assert lines == ["Head one two", "     three   a", "     part longer", "     than a line"]
