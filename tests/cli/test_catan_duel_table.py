"""The drawn table of Catan Duel: it fits, and it shows what the view tells."""

from functools import cache

import pytest
from rich.console import Console

from stavitel import LANGUAGES, Match, Texts, make_player
from stavitel.cli.seating import fill_seats
from stavitel.cli.tables import table_for
from stavitel.cli.tables.catan_duel import CatanDuelTable
from stavitel.cli.tables.catan_duel.layout import wrapped
from stavitel.cli.tables.plain import PlainTable
from stavitel.engine.errors import BadSetup
from stavitel.engine.game import check_setup
from stavitel.games import game
from stavitel.games.catan_duel.views import CatanDuelView
from tests.typed import typed

GAME = "catan_duel"


@cache
def views(variant: str) -> list[CatanDuelView]:
    """A game of one player who builds and one who wanders, looked at now and then."""
    match = Match.start(GAME, 2, variant, seed=3)
    players = [make_player("greedy", 0), make_player("random", 1)]
    found, asked = [], 0
    while (seat := match.seat()) is not None:
        if asked % 23 == 0:
            found.append(seen_by(match, asked % 2))
        match.ask(players[seat])
        asked += 1
    return [*found, seen_by(match, 0)]


def seen_by(match: Match, seat: int) -> CatanDuelView:
    seen = match.view(seat)
    assert isinstance(seen, CatanDuelView)
    return seen


def table(lang: str) -> CatanDuelTable:
    drawing = table_for(Texts(game(GAME), lang), {"red": "you"})
    assert isinstance(drawing, CatanDuelTable)
    return drawing


def drawn(what: object, width: int = 200) -> list[str]:
    console = Console(width=width, no_color=True, highlight=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(what)
    return typed(captured.get()).splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "variant"), [(80, "duel"), (100, "turmoil"), (140, "gold")])
def test_the_table_fits_the_terminal(lang: str, width: int, variant: str) -> None:
    drawing = table(lang)
    for seen in views(variant):
        lines = drawn(drawing.draw(seen, width))
        assert max(len(line.rstrip()) for line in lines) <= width
        assert not [line for line in lines if "…" in line]


def position(viewer: int = 0, **words: object) -> CatanDuelView:
    rules = game(GAME)
    seen = rules.view(rules.load(words), viewer)
    assert isinstance(seen, CatanDuelView)
    return seen


def test_the_grid_is_drawn_as_it_lies() -> None:
    """Regions with their numbers and stocks, cards at their sites, roads between the towns."""
    seen = position(
        variant="gold",
        red={
            "cities": [0],
            "roads": ["right"],
            "sites": {"0a": ["abbey", "mint"], "0b": ["candamir"]},
            "stocks": {"-1a": 3, "cache": 1},
            "cache": "1a",
        },
    )
    lines = drawn(table("en").draw(seen, 80))
    top = next(n for n, line in enumerate(lines) if line.startswith("▶ R Red"))
    grid = [line.rstrip() for line in lines[top + 2 : top + 8]]
    assert grid[0].split() == ["a", "2", "Forest", "Abbey", "1", "Gold", "·", "6", "Fields"]
    assert grid[1].split() == ["●●●", "Mint", "field", "●○○"]
    assert grid[2].split() == ["○○○", "+●○○"]
    assert grid[3].split() == ["1", "▣", "left", "1", "═" * 7, "⌂", "right", "1", "══", "1", "══"]
    assert grid[4].split() == ["b", "3", "Hills", "Candamir", "4", "Pasture", "·", "5", "Mountains"]
    assert grid[5].split() == ["●○○", "·", "●○○", "●○○"]  # a city has a second site below
    below = [grid[4].index("Candamir"), grid[3].index("▣"), grid[0].index("Abbey")]
    assert len(set(below)) == 1


def test_the_table_in_words_tells_the_same() -> None:
    """The hand once with all that is printed on it, the grid row by row, and no word twice."""
    seen = position(
        variant="gold",
        red={"sites": {"0a": ["abbey"]}, "hand": ["storehouse", "mint"]},
        stacks=[["scout", "goldsmith red:known", "inga"]],
    )
    written = drawn(PlainTable[CatanDuelView](Texts(game(GAME), "en"), {}).draw(seen, 300), 300)
    lines = [line.strip() for line in written]
    (mint,) = [line for line in lines if "Mint" in line]
    assert mint.startswith("- Mint, cost (1 brick, 2 lumber and 2 ore), worth (victory points 1),")
    assert mint.endswith("effect once on each of your turns: trade 1 gold for 1 other resource")
    (above, _) = [line for line in lines if line.startswith("Above: region 1 on the left: Forest")]
    middle = "middle region: Gold field (1), stock 0"
    assert above.endswith(f"left 1: Abbey; {middle}; region 1 on the right: Fields (6), stock 1")
    assert "Middle: left 1: Settlement; in the middle: Road; right 1: Settlement" in lines
    assert "- Stack 1, back Basic Set, number of cards 12, cards (2. Goldsmith)" in lines
    assert "Backs: Basic Set 1, Era of Gold 1" in lines


def test_the_own_principality_lies_below() -> None:
    for viewer, order in ((0, ["B", "R"]), (1, ["R", "B"])):
        seen = position(viewer)
        lines = drawn(table("en").draw(seen, 100))
        heads = [line[2] for line in lines if "★" in line]
        assert heads == order


def test_counted_points_and_tokens_are_shown() -> None:
    seen = position(red={"sites": {"0a": ["candamir"]}}, blue={"sites": {"0a": ["ore_ship"]}})
    lines = drawn(table("en").draw(seen, 100))
    red = next(line for line in lines if "R Red" in line and "★" in line)
    assert "★ 3/7" in red and "Strength 4◆" in red and "Commerce 0" in red and "Skill 1" in red
    blue = next(line for line in lines if "B Blue" in line and "★" in line)
    assert "★ 2/7" in blue and "Commerce 1 " in blue


def test_hands_and_stacks_show_what_is_known() -> None:
    seen = position(
        variant="turmoil",
        red={"hand": ["scout", "abbey"]},
        blue={"hand": ["traitor red:known", "inga"]},
        stacks=[["austin", "harald red:known"]],
        discard=["brigitta"],
    )
    text = "\n".join(drawn(table("en").draw(seen, 120)))
    assert "Hand 2/3  Scout  Abbey" in text
    assert "Hand 2/3  Basic Set 1  Era of Turmoil 1  Traitor" in text
    assert "1 Basic Set 12 (2: Harald)" in text and "Austin" not in text
    assert "Discard pile 1 (Brigitta" in text
    assert "Face-up stack 2 × Hedge Tavern" in text


def test_a_stack_shows_the_row_the_viewer_remembers() -> None:
    """CD-20.3: Red has seen three cards, and Blue has taken one of them since."""
    seen = position(
        blue={"hand": ["inga red:row1.2"]},
        stacks=[["austin red:row1.1", "harald red:row1.3", "scout", "abbey red:known"]],
    )
    text = " ".join("\n".join(drawn(table("en").draw(seen, 120))).split())
    row = "Seen in this order, some now missing: Austin, Inga, Harald; 4: Abbey"
    assert f"1 Basic Set 9 ({row})" in text


def test_cards_are_told_in_words() -> None:
    drawing = table("en")
    seen = position(red={"hand": ["abbey"]}, blue={"hand": ["scout red:known"]})
    held = "\n".join(drawn(drawing.cards(seen, 120)))
    assert "1 brick, 1 grain and 1 ore" in held and "Progress 1" in held and "Scout" in held
    everything = "\n".join(drawn(drawing.all_cards(seen, 120)))
    for domain in ("card", "happening"):
        for name in drawing.texts.game.words[domain]:
            assert typed(drawing.texts.text(f"{domain}-{name}")) in everything


def test_the_ending_tells_where_points_come_from() -> None:
    seen = position(phase="game_end", red={"cities": [0, 2], "settlements": [4]})
    lines = drawn(table("en").ending(seen, [1, 2], [5, 2]))
    assert lines[0].strip() == "1. R Red  5★ (Settlements 1, Cities 4)"
    assert lines[1].strip() == "2. B Blue  2★ (Settlements 2)"


def test_text_in_cells_is_broken_and_never_cut() -> None:
    assert wrapped("Large Trade Ship", 11) == ["Large Trade", "Ship"]
    assert wrapped("Wollhandelsschiff", 10) == ["Wollhan-", "delsschiff"]
    assert wrapped("Der Kundschafter", 8) == ["Der", "Kund-", "schafter"]
    assert wrapped("Erz-Handelsschiff", 14) == ["Erz-", "Handelsschiff"]
    assert wrapped("Pst", 2) == ["P-", "st"]
    assert wrapped("", 10) == [""]


def test_a_game_for_two_begins_without_saying_so() -> None:
    """Three is the usual number of players, but not where there can be only two."""
    assert fill_seats(game("catan_duel"), None, []) == ["human", "greedy"]
    with pytest.raises(BadSetup, match="expected 2 seats; got 3"):
        check_setup(game("catan_duel"), 3, "intro", {})
