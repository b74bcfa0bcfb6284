"""What `check` must notice: every rule about where cards and resources may be."""

from collections.abc import Callable

import pytest

from stavitel.engine.core import Actions, advance, options, settle
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import SITES, VARIANTS
from stavitel.games.catan_duel.fields import CITIES
from stavitel.games.catan_duel.memory import row_mark, with_row
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.players.chance import draw

from .table import GAME, position


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_random_games_stay_sound(variant: str, seed: int) -> None:
    """After every action; verbs are equally likely, so that rare ones are not."""
    s = GAME.start(2, variant, {})
    settle(s)
    rng, out = Rng(seed), Actions()
    for _ in range(700):
        if not s.stack:
            break
        assert GAME.check(s) == []
        if s.stack[-1].asks < 0:
            advance(s, draw(s, rng, out))
            continue
        groups: dict[str, list[int]] = {}
        for action in options(s):
            groups.setdefault(GAME.verbs.verb(action).name, []).append(action)
        group = list(groups.values())[rng.below(len(groups))]
        advance(s, group[rng.below(len(group))])


def site(name: str) -> int:
    return SITES.index(name)


def too_many_cities(s: CatanDuel) -> None:
    s.set_central_left(CITIES, 6)


def stock_outside(s: CatanDuel) -> None:
    s.set_stock(0, 0, 1)


def full_to_bursting(s: CatanDuel) -> None:
    s.set_stock(0, 10, 4)


def gold_without_cache(s: CatanDuel) -> None:
    s.set_stock(1, 26, 1)


def region_twice(s: CatanDuel) -> None:
    s.set_region(0, 10, 1)


def foreign_region(s: CatanDuel) -> None:
    red, blue = s.region(0, 10), s.region(1, 10)
    s.set_region(0, 10, blue)
    s.set_region(1, 10, red)


def region_beyond(s: CatanDuel) -> None:
    s.set_region(0, 8, 12)
    s.regions_left &= ~1


def gap_between_towns(s: CatanDuel) -> None:
    s.set_level(0, 9, 1)


def card_out_of_nothing(s: CatanDuel) -> None:
    s.set_raw_card(0, 0, s.raw_card(1, 8))


def points_forgotten(s: CatanDuel) -> None:
    s.set_strength(0, 1)
    s.set_commerce(0, 0)


def owner_forgets(s: CatanDuel) -> None:
    s.set_raw_hand(0, 0, s.raw_hand(0, 0) & 255)


def unsorted_hand(s: CatanDuel) -> None:
    first, second = s.raw_hand(0, 0), s.raw_hand(0, 1)
    s.set_raw_hand(0, 0, second)
    s.set_raw_hand(0, 1, first)


def fog_of_one(s: CatanDuel) -> None:
    s.set_raw_card(2, 3, s.raw_card(2, 3) | 1024)


def row_unseen(s: CatanDuel) -> None:
    s.set_raw_card(2, 0, with_row(s.raw_card(2, 0), 0, row_mark(2, 0)))
    s.set_raw_card(2, 3, with_row(s.raw_card(2, 3), 0, row_mark(2, 1)))


def too_many_events(s: CatanDuel) -> None:
    s.set_events_in_game(1, 2)


def yule_drawn(s: CatanDuel) -> None:
    s.set_events_drawn(5, 1)


def wrong_turn(s: CatanDuel) -> None:
    s.turn = 2


def dice_unrolled(s: CatanDuel) -> None:
    s.production = 0


def event_without_symbol(s: CatanDuel) -> None:
    s.happening = 1


def over_too_early(s: CatanDuel) -> None:
    s.stack.clear()


def second_slot_first(s: CatanDuel) -> None:
    s.set_slot(0, site("0a"), 1, s.slot(0, site("0a"), 0))
    s.set_slot(0, site("0a"), 0, -1)


def two_at_a_settlement(s: CatanDuel) -> None:
    s.set_slot(0, site("2a"), 1, 21)


def open_card(s: CatanDuel) -> None:
    s.face_up_left = 1


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (too_many_cities, "cities: expected 7 in all; found 0 built and 6 left"),
        (stock_outside, "red: stocks: expected 0 to 0 at -11a; found 1"),
        (full_to_bursting, "red: stocks: expected 0 to 3 at -1a; found 4"),
        (gold_without_cache, "blue: stocks: expected 0 to 0 at cache; found 1"),
        (region_twice, "red_gold_river: expected once, with its colour"),
        (foreign_region, "red_forest: expected once, with its colour"),
        (region_beyond, "red: -3a: expected no region"),
        (gap_between_towns, "red: expected towns without gaps around columns 0 and 2"),
        (card_out_of_nothing, "expected 2 in this game; found 1"),
        (points_forgotten, "red: expected points [0, 0, 1, 0, 2]; found [1, 0, 0, 0, 2]"),
        (owner_forgets, "red: hand: expected to be known to its owner"),
        (unsorted_hand, "red: hand: expected in the order of the cards"),
        (fog_of_one, "red: expected no fog among basic cards: it hides nothing"),
        (row_unseen, "red: row of stack 3: expected cards the player has seen"),
        (too_many_events, "invention: expected 1 to 1 in the game; found 2"),
        (yule_drawn, "events_drawn: expected at most 5 events, and no yule"),
        (wrong_turn, "active: expected blue in turn 2"),
        (dice_unrolled, "production, symbol: expected both after the roll"),
        (event_without_symbol, "happening: expected with the symbol 'event_card' only"),
        (over_too_early, "phase: expected 'game_end' when nothing is left to do, and only then"),
        (second_slot_first, "red: 0a: expected the first slot to fill first"),
        (two_at_a_settlement, "red: 2a: expected at most 1 cards; found 2"),
        (open_card, "face_up: expected no cards"),
    ],
)
def test_check_names_what_is_wrong(spoil: Callable[[CatanDuel], None], fault: str) -> None:
    sites = {"0a": ["brick_ship"], "2a": ["storehouse"]}
    s = position(red={"sites": sites, "hand": ["goldsmith", "scout"]})
    spoil(s)
    assert any(fault in found for found in GAME.check(s)), GAME.check(s)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"sites": {"0a": ["mint"]}}, "0a: expected mint at a city only"),
        ({"sites": {"0a": ["abbey"], "2a": ["abbey"]}}, "expected abbey once only"),
        ({"sites": {"0a": ["scout"]}}, "0a: scout does not belong there"),
        ({"cache": "7a"}, "cache: expected beyond a region; found at 7a"),
        ({"cities": [2], "sites": {"2a": ["hedge_tavern"]}}, "hedge_tavern: expected 0"),
        ({"hand": ["merchant_guild"]}, "hand: expected no card of the face-up stack"),
    ],
)
def test_check_knows_what_belongs_where(words: dict[str, object], fault: str) -> None:
    s = GAME.load({"variant": "gold", "red": words})
    assert any(fault in found for found in GAME.check(s)), GAME.check(s)
