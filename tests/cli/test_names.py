"""The table in words: every key and every word of every view has a name in its own domain."""

from collections.abc import Iterator
from functools import cache

import pytest
from rich.console import Console

from stavitel.cli.tables.plain import PlainTable
from stavitel.engine.game import Game
from stavitel.engine.views import View
from stavitel.games import GAMES, game
from stavitel.match import Match
from stavitel.players import make_player
from stavitel.texts import LANGUAGES, Texts
from tests.typed import typed

CHOICES = 400
EVERY = 25


class Listening(PlainTable[View]):
    """Notes what it has no name for."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, {})
        self.unknown: set[str] = set()

    def unnamed(self, word: str, of: str) -> str:
        if word.strip("-").rstrip("ab").isdigit() or not word:  # a number, or an empty corner
            return word
        self.unknown.add(f"{of}: {word}")
        return super().unnamed(word, of)


def courses(rules: Game) -> Iterator[Match]:
    """Games of every variant and number of seats, at some of their moments."""
    for variant in rules.variants:
        for seats in sorted({rules.min_seats, rules.max_seats}):
            match = Match.start(rules, seats, variant, seed=seats)
            player = make_player("random", seed=1)
            while not match.over and match.moves < CHOICES:
                if match.moves % EVERY == 0:
                    yield match
                match.ask(player)
            yield match


@cache
def views(id: str) -> list[View]:
    return [match.view(seat) for match in courses(game(id)) for seat in (0, -1)]


def said(table: PlainTable[View], view: View) -> str:
    console = Console(width=1000, no_color=True, highlight=False)
    with console.capture() as captured:
        console.print(table.draw(view, 1000))
    return typed(captured.get())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_everything_in_a_view_has_a_name(id: str, lang: str) -> None:
    table = Listening(Texts(game(id), lang))
    for view in views(id):
        said(table, view)
    assert sorted(table.unknown) == []


def test_dice_are_dice_and_not_players() -> None:
    """The same word is a die among the dice and a player among the seats."""
    for lang, die, seat in (("en", "yellow die", "Yellow"), ("cs", "žlutá kostka", "Žlutý")):
        table = PlainTable[View](Texts(game("red_cathedral"), lang), {})
        assert table.title("yellow", "dice") == die == table.value("yellow", "dice")
        assert table.value("yellow", "banner") == seat


def test_amounts_are_phrases_and_eras_are_none() -> None:
    table = PlainTable[View](Texts(game("catan_duel"), "cs"), {})
    assert typed(table._phrase({"brick": 2, "gold": 0, "wool": 1}, "goods")) == "2 cihly a 1 vlna"
    assert typed(table._phrase({"gold": 2}, "backs")) == "Období zlata 2"


def test_points_of_pillars_are_told_by_source() -> None:
    """What the events brought and took, and 2 at the start (PE-2.9), make up the score."""
    *_, match = courses(game("pillars"))
    for sources, score in zip(match.sources(), match.scores(), strict=True):
        assert sum(sources.values()) == score and sources["start"] == 2
        assert list(sources) == ["start", "craftsmen", "priory", "advantages", "lost"]
        assert sources["lost"] <= 0 <= sources["craftsmen"]
    ending = PlainTable[View](Texts(match.game, "en"), {}).where_from(match.sources())
    console = Console(width=100, no_color=True)
    with console.capture() as captured:
        console.print(ending)
    assert [line[:10].strip() for line in captured.get().splitlines()][1:3] == [
        "At the sta",
        "Craftsmen",
    ]
