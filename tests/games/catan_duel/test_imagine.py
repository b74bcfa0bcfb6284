"""Imagined worlds: all that fit what a seat knows, each equally likely, and no others."""

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

from stavitel.engine.core import settle
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import CARDS, HAPPENING_COUNT
from stavitel.games.catan_duel.knowledge import (
    card_of,
    hide_under,
    is_fogged,
    is_known,
    is_seen,
    look_through,
    seen_by,
    take_from_stack,
)
from stavitel.games.catan_duel.state import CatanDuel

from .table import GAME, do, position

RED, BLUE = 0, 1
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
    in the fog may leave it."""
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
        if any(
            is_seen(raws[came], RED) and not is_fogged(raws[at], RED)
            for at, came in zip(open_places, order, strict=True)
        ):
            continue
        cards = {at: CARDS[card_of(raws[at])] for at in places}
        for at, came in zip(open_places, order, strict=True):
            cards[at] = CARDS[card_of(raws[came])]
        rows: dict[int, list[str]] = {number: [] for number in range(-1, int(s.mode().stacks))}
        for at in places:
            rows[at[0]].append(cards[at])
        found[(tuple(sorted(rows.pop(-1))), *map(tuple, rows.values()))] += 1
    return found


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


def test_what_lies_in_the_fog_stays_in_it() -> None:
    """Blue has taken a card out of a stack Red knows."""
    s = nearly_known({1: [3, 4]}, stacks=[["scout", "abbey", "inga", "bottom"]])
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, CARDS.index("abbey"))
    assert assert_imagined_are_all(s)


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
