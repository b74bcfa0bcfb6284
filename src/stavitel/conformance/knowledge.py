"""Laws of hidden things: what a seat sees, hears and may imagine, and how chance draws."""

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

from msgspec.json import encode

from stavitel.conformance import corpus
from stavitel.conformance.corpus import LaidTable, playthroughs, sample
from stavitel.conformance.legality import candidates
from stavitel.conformance.worlds import (
    IMAGINED,
    Worlds,
    any_action,
    events,
    few_worlds,
    has_lost_track,
    is_hidden,
    key,
    worlds_after,
)
from stavitel.engine.core import CHANCE, Actions, State, advance, options, refusal
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.players.chance import draw

STEPS_TOGETHER = 15
MOST_WORLDS = 300
WORLD_STEPS = 40
LATE_GAMES = 4 * corpus.LONGER
DRAWS = 2_000


def a_seat_cannot_tell_an_imagined_world_from_the_real_one(table: LaidTable) -> None:
    """View, options, reasons and notes are equal in both; so are a spectator's views."""
    rules = table.game()
    rng = Rng(3)
    for s in sample(table, every=29):
        before = s.numbers()
        for seat in range(-1, table.seats):
            world = rules.imagine(s, seat, rng)
            assert encode(rules.view(world, seat)) == encode(rules.view(s, seat))
            assert rules.prompt_notes(world) == rules.prompt_notes(s)
            if seat == s.stack[-1].asks != CHANCE:
                assert told(rules, world) == told(rules, s)
        assert s.numbers() == before


def told(rules: Game, s: State) -> list[object]:
    """All a deciding seat hears beside its view: options, why not, and the notes to sentences."""
    refusals = [refusal(s, action) for action in candidates(s)]
    notes = [rules.notes(s, action) for action in options(s)]
    return [options(s), refusals, notes, rules.prompt_notes(s)]


def two_worlds_stay_alike_until_the_table_sees_a_difference(table: LaidTable) -> None:
    """Played on alike, both worlds send a seat equal events for as long as its views are equal.

    An event that differs while the views do not tells what the table did not see; a view that
    differs after equal events shows what nobody was told. When both differ, something hidden was
    lawfully revealed and the worlds part.
    """
    rng = Rng(4)
    for s in sample(table, every=79):
        for seat in range(-1, table.seats):
            play_both(table.game(), s.copy(), table.game().imagine(s, seat, rng), seat, rng)


def play_both(rules: Game, real: State, world: State, seat: int, rng: Rng) -> None:
    for _ in range(STEPS_TOGETHER):
        if not real.stack:
            return
        if real.stack[-1].asks == seat != CHANCE:
            assert told(rules, world) == told(rules, real)
        action = any_action(real, rng)
        answer = action
        if real.stack[-1].asks == CHANCE:
            answer = any_action(world, rng)  # luck is as hidden as the cards it deals
        if answer not in options(world):
            return  # the choice itself shows a card the imagined hand lacks
        difference = events(rules, real, action, seat) != events(rules, world, answer, seat)
        traceless = difference and answer != action  # such as a die rolled in defence
        assert (rules.view(real, seat) != rules.view(world, seat)) == difference or traceless
        assert rules.check(world) == []
        if difference:
            return


def imagined_worlds_are_all_that_fit_and_equally_likely(table: LaidTable) -> None:
    """Against the exact answer: every way chance could have gone, less what the seat saw differ."""
    for seat in range(table.seats):
        real = table.start()
        worlds = {key(real): (real.copy(), Fraction(1))}
        for action in playthroughs(table)[0].actions[:WORLD_STEPS]:
            after = worlds_after(table.game(), worlds, real, action, seat)
            if len(after) > MOST_WORLDS:
                break
            worlds = after
            advance(real, action)
        compare_worlds(table.game(), real, worlds, seat)


def what_a_seat_has_learned_stays_learned(table: LaidTable) -> None:
    """The same from later positions with few possible worlds, through discards and new piles.

    Where others have moved unseen what the seat had seen, it may give up some of what follows from
    that; but it rules out nothing that can be.
    """
    rules = table.game()
    for number, played in enumerate(playthroughs(table)[-LATE_GAMES:]):
        seat = number % table.seats
        learned: Worlds = {}
        exact = False
        real = played.start()
        for step, action in enumerate(played.actions):
            if step % WORLD_STEPS == 0:
                if exact:
                    compare_worlds(rules, real, learned, seat, IMAGINED)
                elif learned:
                    find_worlds(rules, real, learned, seat)
                if real.stack[-1].asks in (CHANCE, seat):  # others may have chosen by half
                    learned = few_worlds(rules, real, seat)
                exact = learned != {} and not has_lost_track(rules, real, seat)
            if is_hidden(rules, learned, real, action, seat):
                learned = {}  # nobody knows how likely others choose what
            learned = worlds_after(rules, learned, real, action, seat)
            if len(learned) > MOST_WORLDS:
                learned = {}
            advance(real, action)
            exact = learned != {} and exact and not has_lost_track(rules, real, seat)


def compare_worlds(rules: Game, real: State, worlds: Worlds, seat: int, tried: int = 0) -> None:
    """`tried`: so often was imagined to find out how likely these worlds are, if that is not
    exactly known."""
    rng = Rng(6)
    whole = sum([chance for _, chance in worlds.values()], Fraction(0))
    expected = {name: float(chance / whole) for name, (_, chance) in worlds.items()}
    tries = 25 * len(worlds)
    counts = Counter([key(rules.imagine(real, seat, rng)) for _ in range(tries)])
    assert set(counts) == set(expected)
    assert_fits(counts, expected, tries, float(tries / (whole * tried)) if tried else 0)


def find_worlds(rules: Game, real: State, worlds: Worlds, seat: int) -> None:
    """All these worlds are imagined; some more may be, if not too many to find them all."""
    rng = Rng(6)
    missing = set(worlds)
    others: set[tuple[int, ...]] = set()
    while missing and len(others) <= MOST_WORLDS:
        found = {key(rules.imagine(real, seat, rng)) for _ in range(10 * MOST_WORLDS)}
        others |= found - set(worlds)
        assert found & missing, "worlds that are possible for the seat are not imagined"
        missing -= found


def chance_draws_by_its_weights(table: LaidTable) -> None:
    """Weights are positive, and the first draw of each kind comes out as they say."""
    rng = Rng(7)
    out = Actions()
    seen: set[str] = set()
    for s in sample(table, every=1):
        top = s.stack[-1]
        if top.asks != CHANCE:
            continue
        weights = {action: int(top.weight(s, action)) for action in options(s)}
        assert min(weights.values()) > 0
        if top.name() not in seen:
            seen.add(top.name())
            expected = {action: n / sum(weights.values()) for action, n in weights.items()}
            counts = Counter([int(draw(s, rng, out)) for _ in range(DRAWS)])
            assert_fits(counts, expected, DRAWS)


def assert_fits(
    counts: Counter[Any], expected: dict[Any, float], tries: int, noise: float = 0
) -> None:
    """A chi-square so loose that a fair source fails once in millions of seeds. `noise` is how
    much more the expected numbers vary themselves."""
    parts = [(counts[name] - tries * p) ** 2 / (tries * p) for name, p in expected.items()]
    freedom = len(expected) - 1
    assert sum(parts) / (1 + noise) <= freedom + 6 * sqrt(2 * freedom) + 10
