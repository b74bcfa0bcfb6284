"""What every game must keep to, whatever its rules: asked of each table the house can lay.

A new game in `GAMES` is examined without a line of its own.
"""

import json
from collections import Counter
from fractions import Fraction
from itertools import chain
from math import sqrt
from typing import Any

import pytest

from stavitel.engine.core import CHANCE, Actions, State, act, advance, options, refusal
from stavitel.engine.errors import IllegalAction
from stavitel.engine.events import Event
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.fingerprint import fingerprint
from stavitel.games import GAMES, game
from stavitel.players.chance import draw

from . import corpus
from .corpus import Course, Table, all_tables, beginnings, courses, sample, sparser, tables
from .worlds import (
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

STEPS_TOGETHER = 15
MOST_WORLDS = 300
WORLD_STEPS = 40
LATE_COURSES = 4 * corpus.LONGER
DRAWS = 2_000

pytestmark = corpus.MARKS
THEMES = ("gold", "turmoil", "progress")
"""Long games of Catan Duel; what they have of their own, its variant `duel` has as well."""


def marks(table: Table) -> list[pytest.MarkDecorator]:
    """Interpreted, the defaults must do; compiled, every other choice is played too."""
    return [pytest.mark.slow] if table.switch or table.variant in THEMES else []


on_every_table = pytest.mark.parametrize(
    "table", [pytest.param(table, id=table.name(), marks=marks(table)) for table in all_tables()]
)
for_every_game = pytest.mark.parametrize("id", GAMES)
smallest_tables = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=table.name(), marks=marks(table))
        for table in all_tables()
        if table.seats == table.game().min_seats and not table.switch
    ],
)

# legality


@on_every_table
def test_options_are_the_candidates_that_are_not_refused(table: Table) -> None:
    """Never none, strictly ascending, inside the verb table; fast ways agree with the predicate."""
    for s in sample(table, every=3):
        offered = options(s)
        thinkable = candidates(s)
        assert offered
        assert thinkable == sorted(set(thinkable))
        assert thinkable[0] >= 0 and thinkable[-1] < table.game().verbs.size
        assert offered == [action for action in thinkable if refusal(s, action) == 0]


@on_every_table
def test_no_legal_action_lies_beyond_the_options(table: Table) -> None:
    """Candidates leave out nothing: of the whole verb table the options alone are not refused."""
    beyond = range(-3, table.game().verbs.size + 3)
    for s in sample(table, every=97):
        assert [action for action in beyond if refusal(s, action) == 0] == options(s)


@on_every_table
def test_refusals_are_known_reasons_with_named_arguments(table: Table) -> None:
    """What a refusal carries can be told: a reason of the game and a name for every number."""
    rules = table.game()
    for s in sample(table, every=7):
        for reason in [refusal(s, action) for action in candidates(s)]:
            if reason != 0:
                check_reason(rules, reason)


def check_reason(rules: Game, packed: int) -> None:
    assert 1 <= packed & 255 <= len(rules.reasons.reasons)
    kind, values = rules.reasons.kind(packed), rules.reasons.values(packed)
    assert kind.of(*values.values()) == packed, f"{kind.name}: a number without a name"
    for name, value in values.items():
        assert value < len(rules.words.get(name, range(1000))), f"{kind.name}: {name} is {value}"


@on_every_table
def test_act_refuses_what_is_not_offered_and_changes_nothing(table: Table) -> None:
    size = table.game().verbs.size
    rng = Rng(1)
    for s in sample(table, every=37):
        before = s.numbers()
        offered = set(options(s))
        wild = [int(rng.below(size)) for _ in range(100)] + [-1, size]
        for action in {*candidates(s), *wild} - offered:
            assert refused(s, action)
        assert s.numbers() == before


@on_every_table
def test_nothing_can_be_done_when_the_game_is_over(table: Table) -> None:
    *_, s = courses(table)[0].walk()
    before = s.numbers()
    assert options(s) == []
    assert all(refused(s, action) for action in range(table.game().verbs.size))
    assert s.numbers() == before


def refused(s: State, action: int) -> bool:
    try:
        act(s, action)
    except IllegalAction as error:
        return error.action == action and error.reason != 0
    return False


# positions


@on_every_table
def test_an_option_taken_on_a_copy_leaves_the_original_alone(table: Table) -> None:
    for s in sample(table, every=13):
        before = s.numbers()
        for action in options(s):
            twin = s.copy()
            assert twin.numbers() == before
            advance(twin, action)
            assert s.numbers() == before


@on_every_table
def test_states_kept_aside_never_change(table: Table) -> None:
    for course in courses(table):
        kept = [(s.copy(), s.numbers()) for step, s in enumerate(course.walk()) if step % 4 == 0]
        assert all(twin.numbers() == numbers for twin, numbers in kept)


@on_every_table
def test_every_game_comes_to_a_ranking(table: Table) -> None:
    """The corpus itself stops a game beyond the bound; here scores and places are looked at."""
    rules = table.game()
    for course in courses(table):
        *_, s = course.walk()
        scores, places = rules.scores(s), rules.places(s)
        assert len(scores) == len(places) == table.seats
        assert rules.turns(s) > 0
        for mine, place in zip(scores, places, strict=True):  # tie-breaks may part equal scores
            assert place >= 1 + sum(other > mine for other in scores)
        for place in places:  # places are shared, never left out; alone, one may lose as well
            assert table.seats == 1 or sum(other < place for other in places) == place - 1


@on_every_table
def test_a_record_replays_to_the_same_numbers(table: Table) -> None:
    """As numbers, through words and through JSON; validated and watched or not."""
    verbs = table.game().verbs
    for course in courses(table):
        watched = course.start()
        watched.events = []
        for action, s in zip(course.actions, course.walk(), strict=False):
            assert watched.numbers() == s.numbers()
            read = json.loads(json.dumps(verbs.to_json(action)))
            words = " ".join([read["verb"], *[f"{k}={v}" for k, v in read["args"].items()]])
            assert verbs.read(verbs.write(action)) == verbs.read(words) == read["id"] == action
            act(watched, verbs.read(words))
        assert not watched.stack


@on_every_table
def test_every_position_survives_being_written_down(table: Table) -> None:
    rules = table.game()
    for s in sample(table, every=4):
        written = json.loads(json.dumps(rules.position(s)))
        assert rules.load(written).numbers() == s.numbers(), written["pending"]


@on_every_table
def test_nothing_is_lost_or_made_from_nothing(table: Table) -> None:
    """Every piece is in exactly one place, in imagined worlds too; where games are long, every few
    actions are looked at."""
    rules = table.game()
    rng = Rng(2)
    every = sparser(table)
    for course in courses(table):
        for step, s in enumerate(course.walk()):
            if step % every == 0 or not s.stack:
                assert rules.check(s) == []
            if step % (20 * every) == 0:
                assert rules.check(rules.imagine(s, step % table.seats, rng)) == []


@on_every_table
def test_check_notices_a_piece_out_of_place(table: Table) -> None:
    """The test above is worth what `check` is: it must not overlook that hidden numbers change."""
    rules = table.game()
    for s in sample(table, every=97):
        places = range(len(s.hidden))
        assert not places or any(rules.check(with_one_more(s, place)) for place in places)


def with_one_more(s: State, place: int) -> State:
    twin = s.copy()
    twin.hidden[place] += 1
    return twin


# what a seat may know


@on_every_table
def test_a_seat_cannot_tell_an_imagined_world_from_the_real_one(table: Table) -> None:
    """View, options, reasons and notes are equal in both; so are a spectator's views."""
    rules = table.game()
    rng = Rng(3)
    for s in sample(table, every=29):
        before = s.numbers()
        for seat in range(-1, table.seats):
            world = rules.imagine(s, seat, rng)
            assert json.dumps(rules.view(world, seat)) == json.dumps(rules.view(s, seat))
            assert rules.prompt_notes(world) == rules.prompt_notes(s)
            if seat == s.stack[-1].asks != CHANCE:
                assert told(rules, world) == told(rules, s)
        assert s.numbers() == before


def told(rules: Game, s: State) -> list[object]:
    """All a deciding seat hears beside its view: options, why not, and the notes to sentences."""
    refusals = [refusal(s, action) for action in candidates(s)]
    notes = [rules.notes(s, action) for action in options(s)]
    return [options(s), refusals, notes, rules.prompt_notes(s)]


@on_every_table
def test_two_worlds_stay_alike_until_the_table_sees_a_difference(table: Table) -> None:
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


@smallest_tables
def test_imagined_worlds_are_all_that_fit_and_equally_likely(table: Table) -> None:
    """Against the exact answer: every way chance could have gone, less what the seat saw differ."""
    for seat in range(table.seats):
        real = table.start()
        worlds = {key(real): (real.copy(), Fraction(1))}
        for action in courses(table)[0].actions[:WORLD_STEPS]:
            after = worlds_after(table.game(), worlds, real, action, seat)
            if len(after) > MOST_WORLDS:
                break
            worlds = after
            advance(real, action)
        compare_worlds(table.game(), real, worlds, seat)


@smallest_tables
def test_what_a_seat_has_learned_stays_learned(table: Table) -> None:
    """The same from later positions with few possible worlds, through discards and new piles.

    Where others have moved unseen what the seat had seen, it may give up some of what follows from
    that; but it rules out nothing that can be.
    """
    rules = table.game()
    for number, course in enumerate(courses(table)[-LATE_COURSES:]):
        seat = number % table.seats
        learned: Worlds = {}
        exact = False
        real = course.start()
        for step, action in enumerate(course.actions):
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


# chance


@on_every_table
def test_chance_draws_by_its_weights(table: Table) -> None:
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


# the corpus as a whole


@for_every_game
def test_every_verb_and_event_occurs(id: str) -> None:
    """What random play seldom reaches belongs among the perft positions: games start there too."""
    rules = game(id)
    missing = {verb.name for verb in rules.verbs.verbs} | {kind.name for kind in rules.events.kinds}
    played = chain(map(courses, tables(id)), map(beginnings, tables(id)))
    for course in chain.from_iterable(played):
        missing -= {rules.verbs.verb(action).name for action in course.actions}
        missing -= {event.kind.name for event in watched_events(course)}
        if not missing:
            break
    assert missing == set()


@on_every_table
def test_events_can_be_told(table: Table) -> None:
    """Every number of an event that stands for a word has one; -1 says that there is nothing."""
    words = table.game().words
    for course in courses(table):
        for event in watched_events(course):
            assert len(event.values) == len(event.kind.args)
            for name, value in zip(event.kind.args, event.values, strict=True):
                assert name not in words or -1 <= value < len(words[name]), event.kind.name


def watched_events(course: Course) -> list[Event]:
    s = course.start()
    s.events = []
    for action in course.actions:
        advance(s, action)
    return s.events


@on_every_table
def test_fingerprints_are_those_of_every_other_build(table: Table) -> None:
    """Interpreted or compiled, on any machine: the same positions (see corpus.py to renew)."""
    stored = corpus.stored_fingerprints()[table.id]
    assert stored["version"] == table.game().version
    assert corpus.fingerprints(table) == stored[table.name()]


@on_every_table
def test_what_goes_without_saying_makes_no_two_positions_alike(table: Table) -> None:
    """Positions that differ by more than what seats remember differ in what they mean."""
    said: dict[str, str] = {}
    for s in sample(table, 23):
        whole = str(table.game().agreed(s))
        assert said.setdefault(fingerprint(table.game(), s), whole) == whole


# small tools


def candidates(s: State) -> list[int]:
    out = Actions()
    s.stack[-1].candidates(s, out)
    return out.to_list()
