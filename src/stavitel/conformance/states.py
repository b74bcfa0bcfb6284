"""Laws of positions: copies, records and files keep them, and no piece is lost."""

import json

from stavitel.conformance.corpus import LaidTable, playthroughs, sample, sparser
from stavitel.engine.core import State, act, advance, options
from stavitel.engine.rng import Rng
from stavitel.fingerprint import fingerprint


def an_option_taken_on_a_copy_leaves_the_original_alone(table: LaidTable) -> None:
    for s in sample(table, every=13):
        before = s.numbers()
        for action in options(s):
            twin = s.copy()
            assert twin.numbers() == before
            advance(twin, action)
            assert s.numbers() == before


def states_kept_aside_never_change(table: LaidTable) -> None:
    for played in playthroughs(table):
        kept = [(s.copy(), s.numbers()) for step, s in enumerate(played.walk()) if step % 4 == 0]
        assert all(twin.numbers() == numbers for twin, numbers in kept)


def every_game_comes_to_a_ranking(table: LaidTable) -> None:
    """The corpus itself stops a game beyond the bound; here scores and places are looked at."""
    rules = table.game()
    for played in playthroughs(table):
        *_, s = played.walk()
        scores, places = rules.scores(s), rules.places(s)
        assert len(scores) == len(places) == table.seats
        assert rules.turns(s) > 0
        for mine, place in zip(scores, places, strict=True):  # tie-breaks may part equal scores
            assert place >= 1 + sum(other > mine for other in scores)
        for place in places:  # places are shared, never left out; alone, one may lose as well
            assert table.seats == 1 or sum(other < place for other in places) == place - 1


def a_record_replays_to_the_same_numbers(table: LaidTable) -> None:
    """As numbers, through words and through JSON; validated and watched or not."""
    verbs = table.game().verbs
    for played in playthroughs(table):
        watched = played.start()
        watched.events = []
        for action, s in zip(played.actions, played.walk(), strict=False):
            assert watched.numbers() == s.numbers()
            read = json.loads(json.dumps(verbs.to_json(action)))
            words = " ".join([read["verb"], *[f"{k}={v}" for k, v in read["args"].items()]])
            assert verbs.read(verbs.write(action)) == verbs.read(words) == read["id"] == action
            act(watched, verbs.read(words))
        assert not watched.stack


def every_position_survives_being_written_down(table: LaidTable) -> None:
    rules = table.game()
    for s in sample(table, every=4):
        written = json.loads(json.dumps(rules.position(s)))
        assert rules.load(written).numbers() == s.numbers(), written["pending"]


def nothing_is_lost_or_made_from_nothing(table: LaidTable) -> None:
    """Every piece is in exactly one place, in imagined worlds too; where games are long, every few
    actions are looked at."""
    rules = table.game()
    rng = Rng(2)
    every = sparser(table)
    for played in playthroughs(table):
        for step, s in enumerate(played.walk()):
            if step % every == 0 or not s.stack:
                assert rules.check(s) == []
            if step % (20 * every) == 0:
                assert rules.check(rules.imagine(s, step % table.seats, rng)) == []


def check_notices_a_piece_out_of_place(table: LaidTable) -> None:
    """The test above is worth what `check` is: it must not overlook that hidden numbers change."""
    rules = table.game()
    for s in sample(table, every=97):
        places = range(len(s.hidden))
        assert not places or any(rules.check(with_one_more(s, place)) for place in places)


def with_one_more(s: State, place: int) -> State:
    twin = s.copy()
    twin.hidden[place] += 1
    return twin


def what_goes_without_saying_makes_no_two_positions_alike(table: LaidTable) -> None:
    """Positions that differ by more than what seats remember differ in what they mean."""
    said: dict[str, str] = {}
    for s in sample(table, 23):
        whole = str(table.game().agreed(s))
        assert said.setdefault(fingerprint(table.game(), s), whole) == whole
