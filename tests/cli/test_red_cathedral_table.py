"""The drawn table of The Red Cathedral: everything is on it, in any language and width."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from stavitel import LANGUAGES, Match, Texts, make_player
from stavitel.cli.tables import table_for
from stavitel.cli.tables.red_cathedral import CathedralTable
from stavitel.games.red_cathedral.views import CathedralView

from ..games.red_cathedral.table import GAME, table
from .test_tables import drawn

TABLES = {80: (4, "advanced"), 100: (3, "basic"), 120: (1, "advanced"), 81: (2, "basic")}


def positions(seats: int, variant: str) -> Iterator[Match]:
    """A random game, looked at now and then for a while, and from the setup on."""
    match = Match.start("red_cathedral", seats, variant, seed=seats)
    players = [make_player("random", seat) for seat in range(seats)]
    for asked in range(261):
        if (seat := match.seat()) is None:
            break
        if asked % 65 == 0:
            yield match
        match.ask(players[seat])
    yield match


def shown(words: dict[str, Any], lang: str = "en", width: int = 100) -> str:
    """The table of a position, without colours."""
    s = table(**words)
    return "\n".join(drawn(table_for(Texts(GAME, lang), {}).draw(GAME.view(s, 0), width), width))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", TABLES)
def test_the_table_fits_the_terminal(width: int, lang: str) -> None:
    """Nothing is cut off; every die, every section and every player is there."""
    seats, variant = TABLES[width]
    texts = Texts(GAME, lang)
    drawing = table_for(texts, {"yellow": texts.text("terminal-you"), "green": "greedy"})
    for match in positions(seats, variant):
        seen = match.view(0)
        assert isinstance(seen, CathedralView)
        lines = drawn(drawing.draw(seen, width), width)
        text = "\n".join(lines)
        assert max(map(len, lines)) <= width
        assert "…" not in text
        assert len(re.findall(r"\[\w+[1-6]\]", text)) == 5
        for tower in seen.towers:
            for floor in range(1, len(tower.floors) + 1):
                assert text.count(f" {tower.tower}.{floor} ") == 1
        for player in seen.players:
            assert texts.text(f"seat-{player.seat}") in text
        for quadrant in seen.influence:
            assert texts.text(f"card-{quadrant.card}") in text


def test_a_table_before_anything_is_laid() -> None:
    """The setup can be looked at draw by draw."""
    view = GAME.view(GAME.start(2, "basic", {}), -1)
    assert drawn(table_for(Texts(GAME, "en"), {}).draw(view, 80), 80)


def test_dice_tokens_and_arrows() -> None:
    """Space 1 lies in the upper left corner, 5 in the lower right; dice show their value."""
    dice = {"yellow": {"space": 1, "value": 6}, "white": {"space": 1, "value": 2}}
    dice["green"] = {"space": 6, "value": 1}
    lines = shown({"dice": dice}).splitlines()
    upper = next(n for n, line in enumerate(lines) if " 1 → " in line)
    assert [lines[upper].index(f" {n} ") for n in range(1, 5)] == sorted(
        lines[upper].index(f" {n} ") for n in range(1, 5)
    )
    assert re.match(r"│ Wood +2W │ Brick +2B │", lines[upper + 1])
    assert lines[upper + 2].startswith("│ [Y6] [W2] ")
    lower = next(line for line in lines if " 8 ↑ " in line)
    assert lower.index(" 8 ") < lower.index(" 7 ") < lower.index(" 6 ") < lower.index(" 5 ")


def test_influence_actions_in_signs() -> None:
    """Costs before the arrow, gains behind it, a sign for what may be repeated."""
    cards = ["craftsmen_2", "teamsters_3", "merchants_3", "clergy_3"]
    text = shown({"influence": cards})
    for sign in ("1₽→W/B/S ∞", "W/B/S→1₽ ∞", "2₽→⇄", "4=→2?", "▢", "1☆", "all types→2☆"):
        assert sign in text
    cards = ["craftsmen_1", "teamsters_2", "merchants_2", "clergy_2"]
    text = shown({"influence": cards})
    for sign in ("?→1₽ ∞", "2₽→? ∞", "3₽→2▲", "1₽", "?+1₽→? ∞", "3≠→1★"):
        assert sign in text


def test_sections_with_all_that_lies_on_them() -> None:
    """What is lacking, the reward, the tile, delivered pieces, owner and ornament."""
    site = [
        "1.1 yellow base_02 wood=1",
        "2.1 green done ornament=yellow",
        "3.1 base_05 tile=wt_n_gold",
    ]
    lines = shown({"site": site}).splitlines()
    base = next(n for n, line in enumerate(lines) if " 1.1 Y " in line)
    assert " 2.1 G " in lines[base]
    assert re.match(r"│ WB +3☆2₽ ││ ✓✓✓ +││ BBSS +5☆ │", lines[base + 1])
    assert re.match(r"│ ▪ +││ +▯Y ││ ▢ 1G +│", lines[base + 2])
    assert re.match(r" 0★ +3★ +0★", lines[base + 4])


def test_boards_at_a_glance() -> None:
    """Materials and room, money, both scales, and every slot with tile, price or what blocks it."""
    yellow = {
        "wood": 2, "gold": 1, "rubles": 7, "track": 14, "board": "advanced",
        "workshop": {"yellow": "wt_n_die_red"}, "face_down": {"green": "wt_n_wood"},
    }  # fmt: skip
    text = shown({"variant": "advanced", "site": ["1.1 yellow", "2.1 yellow"], "yellow": yellow})
    row = next(line for line in text.splitlines() if line.startswith("▶ Y Yellow"))
    assert row.split()[3:] == [
        "2", "·", "·", "1", "·", "·", "3/8", "7", "4", "·", "·", "1", "14", "3", "+3", "·", "5",
        "[R]", "■", "▯3₽", "∩3₽", "⚑3₽", "⚑3₽",
    ]  # fmt: skip


def test_the_track_has_both_scales() -> None:
    """A marker stands above its space; two on one space stand above each other; +40 shows."""
    lines = shown({"yellow": {"track": 13}, "green": {"track": 85}}, width=80).splitlines()
    scale = next(n for n, line in enumerate(lines) if set(line) == {"─", "┴"})
    assert (lines[scale - 1].index("Y"), lines[scale - 1].index("G+")) == (13, 5)
    assert lines[scale][13] == "┴" and lines[scale + 1][13] == "3"
    lines = shown({"yellow": {"track": 9}, "green": {"track": 9}}, width=80).splitlines()
    scale = next(n for n, line in enumerate(lines) if set(line) == {"─", "┴"})
    assert {lines[scale - 1][9], lines[scale - 2][9]} == {"Y", "G"}


def test_ivans_row() -> None:
    """Cards done are face down, the next one is marked, stocks lie on their cards."""
    ivan = {"done": 1, "wood": 4, "construction": {"gold": 2}}
    text = shown({"seats": 1, "ivan": ivan, "site": ["1.1 ivan"]})
    row = next(line for line in text.splitlines() if line.startswith("I Ivan"))
    assert row.split("   ") == [
        "I Ivan", "■ Recognition", "▶ [G] Inventory 4W", "[R] Transport", "[B] Construction 2G",
        "[W] Claim",
    ]  # fmt: skip


@pytest.mark.parametrize(("human", "places"), [(20, ["2.", "1."]), (64, ["1.", "2."])])
def test_the_ending_ranks_ivan_too(human: int, places: list[str]) -> None:
    s = table(1, phase="game_end", yellow={"track": human}, ivan={"track": 60})
    drawing = table_for(Texts(GAME, "en"), {})
    lines = drawn(drawing.ending(GAME.view(s, 0), GAME.places(s), GAME.scores(s)), 80)
    order = lines[0].split()
    assert sorted(order) == sorted(["I", "Ivan", "Y", "Yellow"])
    assert (order[1], lines[-1].split()[1:]) == (
        "Ivan" if places[0] == "2." else "Yellow", ["1.", "2."],
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_can_be_read_in_words(lang: str) -> None:
    """The cards of this game, and all cards there are."""
    texts = Texts(GAME, lang)
    drawing = table_for(texts, {})
    assert isinstance(drawing, CathedralTable)
    view = GAME.view(table(2, site=["1.1 yellow"]), 0)
    assert isinstance(view, CathedralView)
    here, everywhere = (
        "\n".join(drawn(cards(view, 120), 120)) for cards in (drawing.cards, drawing.all_cards)
    )
    assert texts.text("card-craftsmen_1") in here
    assert texts.text("card-craftsmen_3") not in here
    assert texts.text("card-craftsmen_3") in everywhere
    assert texts.text("section-dome_10") in everywhere
