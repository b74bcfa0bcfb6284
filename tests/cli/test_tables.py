"""The drawn tables: nothing is cut off or wider than the terminal, in any language."""

from collections.abc import Iterator

import pytest
from rich.console import Console

from stavitel import LANGUAGES, Match, Texts, make_player
from stavitel.cli.options import abridged, numbered
from stavitel.cli.tables import table_for
from stavitel.cli.tables.plain import PlainTable
from stavitel.engine.views import View, plain
from stavitel.games.caylus_magna_carta.views import CaylusBox, CaylusView
from stavitel.match import Option
from stavitel.sentences import Sentence

from .running import GAME


def positions(seats: int, variant: str) -> Iterator[Match]:
    """A random game, looked at now and then, and at its end."""
    match = Match.start(GAME, seats, variant, seed=seats)
    players = [make_player("random", seat) for seat in range(seats)]
    asked = 0
    while (seat := match.seat()) is not None:
        if asked % 29 == 0:
            yield match
        match.ask(players[seat])
        asked += 1
    yield match


def drawn(what: object, width: int) -> list[str]:
    console = Console(width=width, no_color=True, highlight=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(what)
    return captured.get().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_table_fits_the_terminal(width: int, lang: str) -> None:
    seats, variant = {80: (4, "standard"), 100: (3, "beginner"), 140: (2, "standard")}[width]
    table = None
    for match in positions(seats, variant):
        texts = Texts(match.game, lang)
        table = table or table_for(texts, {"red": texts.text("terminal-you"), "green": "greedy"})
        seen = match.view(0)
        lines = drawn(table.draw(seen, width), width)
        assert max(map(len, lines)) <= width
        assert not [line for line in lines if "…" in line]
        left = [line for line in lines if texts.text("part-towers") in line]
        assert len(left) == 1 and texts.text("part-palace") in left[0]


def test_players_are_told_apart_without_colours() -> None:
    for lang in LANGUAGES:
        texts = Texts(Match.start(GAME, 4, seed=1).game, lang)
        initials = table_for(texts, {}).seats.initials
        assert len(set(initials.values())) == 4
        assert all(len(initial) == 1 for initial in initials.values())


def test_a_key_the_view_does_not_have_is_refused() -> None:
    """By mypy, which objects to a remark it does not need: so a key that changes is found there."""
    match = Match.start(GAME, 2, seed=1)
    seen, box = match.view(0), match.game.printed()
    assert isinstance(seen, CaylusView) and isinstance(box, CaylusBox)
    with pytest.raises(AttributeError):
        seen.rounds  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError):
        box.cards["bank"].name  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(KeyError):
        seen.players[0].points["castle"]  # type: ignore[index]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_game_can_be_written_as_lists(lang: str) -> None:
    for match in positions(3, "standard"):
        table = PlainTable[View](Texts(match.game, lang), {"red": "Anna"})
        seen = match.view(1)
        text = "\n".join(drawn(table.draw(seen, 100), 100))
        assert all(table.title(key) in text for key in plain(seen) if key != "waiting")
        assert drawn(table.ending(seen, match.places(), match.scores()), 100)[0].startswith("1. ")


def test_what_options_share_is_said_once() -> None:
    sentences = ["Put it on A (1), mine, for 1 denier", "Put it on B (2), yours, for 1 denier"]
    assert abridged(sentences) == ("Put it on … for 1 denier", ["A (1), mine", "B (2), yours"])
    assert abridged(["Pay 1 wood", "Pay 2 wood"]) == ("Pay …", ["1 wood", "2 wood"])
    assert abridged(["Pass", "Build"]) == ("", ["Pass", "Build"])


def test_long_lists_keep_every_number() -> None:
    words = ["draw", "pass", *(f"place {n}" for n in range(12))]
    options = [Option(n, word, Sentence([f"{word.title()} it"])) for n, word in enumerate(words)]
    for width in (30, 80, 140):
        text = " ".join(drawn(numbered(options, width), width)).split()
        assert [n for n in range(1, 15) if str(n) not in text] == []
