"""Imagined worlds: all that fit what a seat knows, each equally likely, and no others."""

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

from stavitel.engine.core import settle
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import CARDS, HAPPENING_COUNT
from stavitel.games.catan_duel.knowledge import draw_top, hide_under, look_through, take_from_stack
from stavitel.games.catan_duel.memory import (
    card_of,
    is_fogged,
    is_known,
    is_seen,
    row_of,
    seen_by,
    stack_of_row,
)
from stavitel.games.catan_duel.state import CatanDuel

from .table import GAME, do, position

RED, BLUE = 0, 1
Place = tuple[int, int]
"""A stack, or -1 for Blue's hand, and a place in it."""
World = tuple[tuple[str, ...], ...]
"""Blue's hand, then the draw stacks."""


def world_of(s: CatanDuel) -> World:
    hand = tuple(sorted(CARDS[card_of(s.raw_hand(BLUE, n))] for n in range(s.hand_size(BLUE))))
    stacks = []
    for stack in range(s.mode().stacks):
        cards = [CARDS[card_of(s.raw_card(stack, n))] for n in range(s.stack_size(stack))]
        stacks.append(tuple(cards))
    return (hand, *stacks)


def all_worlds(s: CatanDuel) -> Counter[World]:
    """Every way to lay the cards Red cannot place, with how many ways lead there; none of those
    in the fog may leave it, and what is left of a row keeps its order."""
    places = [(-1, n) for n in range(s.hand_size(BLUE))]
    for stack in range(s.mode().stacks):
        places += [(stack, n) for n in range(s.stack_size(stack))]
    raws = {at: int(s.raw_hand(BLUE, at[1]) if at[0] < 0 else s.raw_card(*at)) for at in places}
    open_places = [at for at in places if not is_known(raws[at], RED)]
    backs = {at: int(s.box.back[card_of(raws[at])]) for at in open_places}
    found: Counter[World] = Counter()
    for order in permutations(open_places):
        if any(backs[at] != backs[came] for at, came in zip(open_places, order, strict=True)):
            continue
        came = {at: raws[other] for at, other in zip(open_places, order, strict=True)}
        if not all(may_hold(raws[at], came[at]) for at in came) or not rows_in_order(raws, came):
            continue
        cards = {at: CARDS[card_of(raws[at])] for at in places}
        for at, other in zip(open_places, order, strict=True):
            cards[at] = CARDS[card_of(raws[other])]
        rows: dict[int, list[str]] = {number: [] for number in range(-1, int(s.mode().stacks))}
        for at in places:
            rows[at[0]].append(cards[at])
        found[(tuple(sorted(rows.pop(-1))), *map(tuple, rows.values()))] += 1
    return found


def may_hold(there: int, came: int) -> bool:
    """Whether a place may hold a card that lies elsewhere now, by what Red knows of both."""
    row, of = row_of(there, RED), row_of(came, RED)
    if row and not is_fogged(there, RED):
        return bool(of) and stack_of_row(of) == stack_of_row(row)
    return is_fogged(there, RED) or not is_seen(came, RED)


def rows_in_order(raws: dict[Place, int], came: dict[Place, int]) -> bool:
    """What is left of a row lies on its stack, outside the fog."""
    left = [
        at for at in came if at[0] >= 0 and row_of(raws[at], RED) and not is_fogged(raws[at], RED)
    ]
    rows = [(at[0], int(row_of(came[at], RED))) for at in sorted(left)]
    return rows == sorted(rows)


def assert_imagined_are_all(s: CatanDuel, tries: int = 3000) -> Counter[World]:
    """Red imagines exactly these worlds, as often as there are ways to lay them."""
    expected = all_worlds(s)
    rng = Rng(7)
    counts: Counter[World] = Counter()
    for number in range(tries):
        world = GAME.imagine(s, RED, rng)
        assert isinstance(world, CatanDuel)
        assert number % 50 or GAME.check(world) == []
        counts[world_of(world)] += 1
    assert set(counts) == set(expected)
    whole = sum(expected.values())
    for laid, ways in expected.items():
        mean = tries * ways / whole
        assert abs(counts[laid] - mean) < 6 * sqrt(mean) + 1
    return expected


def nearly_known(unknown: dict[int, list[int]], **words: Any) -> CatanDuel:
    """Red knows all cards of the stacks but those at these places of these stacks."""
    s = position(**words)
    for stack in range(s.mode().stacks):
        for n in range(s.stack_size(stack)):
            if n not in unknown.get(stack, []):
                s.set_raw_card(stack, n, seen_by(s.raw_card(stack, n), RED))
    return s


def test_a_seat_that_knows_everything_imagines_the_truth() -> None:
    s = nearly_known({})
    assert len(assert_imagined_are_all(s, 20)) == 1


def test_unknown_cards_of_stacks_and_hand_change_places() -> None:
    """CD-20.2."""
    s = nearly_known({0: [2, 4], 3: [0]}, blue={"hand": ["relocation", "siglind"]})
    assert len(assert_imagined_are_all(s)) > 20


def test_backs_are_kept() -> None:
    """A back can be seen."""
    s = nearly_known({0: [0], 3: [0], 4: [1]}, variant="gold", blue={"hand": ["scout", "mint"]})
    worlds = assert_imagined_are_all(s)
    assert all(s.box.back[CARDS.index(hand[1])] in (0, 1) for hand, *_ in worlds)
    assert len(worlds) > 4


def test_what_is_left_of_a_stack_keeps_its_order() -> None:
    """CD-12.4, CD-20.3: Blue has taken one of four cards that Red has seen, and no more is to be
    known than that it was one of them."""
    s = nearly_known({1: [3, 4]}, stacks=[["scout", "abbey", "inga", "siglind", "bottom"]])
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, CARDS.index("abbey"))
    worlds = assert_imagined_are_all(s)
    assert {(hand, stack) for hand, stack, *_ in worlds} == {
        (("scout",), ("abbey", "inga", "siglind")),
        (("abbey",), ("scout", "inga", "siglind")),
        (("inga",), ("scout", "abbey", "siglind")),
        (("siglind",), ("scout", "abbey", "inga")),
    }


def test_a_stack_that_loses_two_cards_keeps_its_order_too() -> None:
    """The topmost card goes to Blue's hand; it is the first Red has seen, or the second if Blue
    had taken that one before."""
    s = nearly_known({}, stacks=[["scout", "abbey", "inga", "siglind", "bottom"]])
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, CARDS.index("inga"))
    draw_top(s, BLUE, 0)
    worlds = assert_imagined_are_all(s)
    assert {(hand, stack) for hand, stack, *_ in worlds} == {
        (("abbey", "scout"), ("inga", "siglind")),
        (("inga", "scout"), ("abbey", "siglind")),
        (("scout", "siglind"), ("abbey", "inga")),
    }


def test_a_missing_card_may_be_hidden_anywhere() -> None:
    """Blue puts one of his two cards under another stack: the one he took, or not."""
    s = nearly_known(
        {},
        stacks=[["scout", "abbey", "inga", "bottom"], ["siglind", "bottom"]],
        blue={"hand": ["austin"]},
    )
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, CARDS.index("scout"))
    hide_under(s, BLUE, CARDS.index("scout"), 1)
    worlds = assert_imagined_are_all(s)
    for hand, stack, other, *_ in worlds:
        assert stack in [("abbey", "inga"), ("scout", "inga"), ("scout", "abbey")]
        assert sorted([*hand, *stack, *other[1:]]) == ["abbey", "austin", "inga", "scout"]
    assert len(worlds) == 6


def test_what_lies_in_the_fog_stays_in_it() -> None:
    """Blue has taken a card out of a stack of which Red knows one card in the middle."""
    s = nearly_known({0: [0, 2], 1: [3]}, stacks=[["scout", "abbey", "inga", "bottom"]])
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, CARDS.index("inga"))
    worlds = assert_imagined_are_all(s)
    assert {stack.index("abbey") if "abbey" in stack else -1 for _, stack, *_ in worlds} == {
        0, 1, -1,
    }  # fmt: skip


def test_a_hidden_card_may_be_any_of_the_hand() -> None:
    """Red has seen one of Blue's three cards before one of them was hidden."""
    s = nearly_known({2: [5]}, blue={"hand": ["scout red:known", "abbey", "inga"]})
    hide_under(s, BLUE, CARDS.index("abbey"), 0)
    worlds = assert_imagined_are_all(s)
    assert {"scout" in hand for hand, *_ in worlds} == {True, False}


def test_events_of_the_duel_nobody_has_met_are_dealt_anew() -> None:
    """CD-16.3: six of fifteen; those that came are known, the others are not."""
    s = position(variant="duel", half_moons=["feud", "plague"], happening="feud")
    rng = Rng(1)
    often = [0] * HAPPENING_COUNT
    for _ in range(400):
        world = GAME.imagine(s, BLUE, rng)
        assert isinstance(world, CatanDuel) and GAME.check(world) == []
        for happening in range(HAPPENING_COUNT):
            often[happening] += int(world.events_in_game(happening))
    assert sum(often) == 400 * s.mode().events
    for happening in range(HAPPENING_COUNT):
        sure, moons = int(s.mode().sure_events[happening]), int(s.mode().moon_events[happening])
        met = 1 if happening == 4 else 0
        share = met + (moons - met) * 5 / 14  # of the cards that are left
        assert abs(often[happening] / 400 - sure - share) < 0.2


def test_worlds_of_a_spectator_are_any() -> None:
    """Nobody knows less."""
    s = nearly_known({}, red={"hand": ["scout"]}, blue={"hand": ["abbey"]})
    rng = Rng(1)
    hands = set()
    for _ in range(300):
        world = GAME.imagine(s, -1, rng)
        assert isinstance(world, CatanDuel) and GAME.check(world) == []
        hands.add((card_of(world.raw_hand(RED, 0)), card_of(world.raw_hand(BLUE, 0))))
    assert len(hands) > 150


def test_cards_still_to_be_dealt_are_unknown_too() -> None:
    """CD-2.6: the first card may be any of 28 kinds, twice as likely if there are two of it."""
    s = GAME.start(2, "intro", {})
    settle(s)
    do(s, "deal_card relocation")
    rng = Rng(1)
    counts: Counter[str] = Counter()
    for _ in range(3600):
        world = GAME.imagine(s, RED, rng)
        assert isinstance(world, CatanDuel)
        counts[CARDS[card_of(world.raw_card(0, 0))]] += 1
    assert len(counts) == 28
    assert 60 < counts["relocation"] < 140 and 140 < counts["scout"] < 260


def test_a_choice_made_in_secret_is_made_again() -> None:
    """CD-20.2: Blue cannot know which card Red is about to hide."""
    s = position(phase="exchange", red={"hand": ["goldsmith", "scout blue:known", "abbey"]})
    do(s, "exchange_card abbey")
    rng = Rng(1)
    chosen = set()
    for _ in range(200):
        world = GAME.imagine(s, BLUE, rng)
        assert GAME.check(world) == []
        chosen.add(world.stack[-1].args()[1])
        assert GAME.imagine(s, RED, rng).stack[-1].args() == s.stack[-1].args()
    assert len(chosen) > 20
