"""Nothing a browser is sent changes when what its seat cannot know is dealt anew.

The re-dealer is the one bots imagine worlds with. Two tables are laid, one from the position as
it is and one from a position the viewer could not tell from it; every byte must be equal, before
and after a choice of the viewer.
"""

import random

import msgspec
import pytest

from stavitel.games import GAMES, game
from stavitel.match import Match
from stavitel.numbering import from_zero
from stavitel.server.guests import hashed
from stavitel.server.showing import Showing
from stavitel.server.store import Setup
from stavitel.server.table import Table
from stavitel.server.wire import WATCHER
from tests.server.kept import PLAYERS, laid, setup

LANGS = ["en", "cs", "pl", "de"]
REVEALING = {kind.name for id in GAMES for kind in game(id).events.kinds if kind.reveals}


def worlds(match: Match, viewer: int, seed: int) -> tuple[Table, Table]:
    """The table as it is, and as it might be for all the viewer knows."""
    base = setup(match.game.id, "t", match.seats)
    base = msgspec.structs.replace(base, variant=match.record.variant)
    as_it_is = match.game.position(match.record.replay())
    return world(base, as_it_is), world(base, match.imagined(viewer, seed))


def world(base: Setup, position: dict[str, object]) -> Table:
    position = from_zero(game(base.game), position)  # as a table keeps it
    return laid(msgspec.structs.replace(base, start=position))


def bytes_for(table: Table, viewer: int, lang: str) -> list[str]:
    """All that may be sent to a viewer: the update, and why not if it is asked."""
    showing = Showing(table)
    guest = hashed(PLAYERS[viewer]) if viewer != WATCHER else "watcher"
    undo = table.undo_seat(guest) is not None
    sent = [showing.encoded(viewer, lang, 0, undo, False, 1)]
    if viewer != WATCHER and table.asked == viewer:
        sent.append(msgspec.json.encode(showing.why("id", lang)).decode())
    return sent


def compare(match: Match, viewer: int, rng: random.Random) -> None:
    """One pair of a state and a viewer."""
    one, two = worlds(match, viewer, rng.randrange(2**60))
    lang = rng.choice(LANGS)
    assert bytes_for(one, viewer, lang) == bytes_for(two, viewer, lang)
    if one.asked != viewer:
        return  # what others do may lawfully tell the worlds apart
    assert one.match is not None
    decision = one.match.decision()
    assert decision is not None
    action = rng.choice(decision.options).action
    for table in (one, two):
        table.act(hashed(PLAYERS[viewer]), table.version, action, True, 1)
    if told(one) & REVEALING:
        assert one.match.can_undo(viewer) is False
        return  # what was turned over may lawfully tell the worlds apart, and cannot be undone
    assert bytes_for(one, viewer, lang) == bytes_for(two, viewer, lang)


def told(table: Table) -> set[str]:
    assert table.match is not None
    return {str(event["event"]) for event in table.match.events(WATCHER)}


def pairs(id: str, variant: str, wanted: int, seed: int) -> int:
    """Compare worlds all through random games; returns how many pairs there were."""
    rng = random.Random(seed)
    most = min(game(id).max_seats, len(PLAYERS))
    done = 0
    while done < wanted:
        match = Match.start(id, rng.randint(2, most), variant, seed=rng.randrange(2**60))
        while not match.over and done < wanted:
            for viewer in (WATCHER, *range(match.seats)):
                compare(match, viewer, rng)
                done += 1
            decision = match.decision()
            assert decision is not None
            match.act(rng.choice(decision.options))
    return done


in_every_variant = pytest.mark.parametrize(
    ("id", "variant"), [(id, variant) for id in GAMES for variant in game(id).variants]
)


@in_every_variant
def test_a_few_worlds(id: str, variant: str) -> None:
    assert pairs(id, variant, 40, 1) >= 40


@pytest.mark.slow
@in_every_variant
def test_many_worlds(id: str, variant: str) -> None:
    assert pairs(id, variant, 120, 2) >= 120


@pytest.mark.long
@in_every_variant
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_thousand_worlds(id: str, variant: str, part: int) -> None:
    """So many for every game, shared by its variants."""
    wanted = 10_000 // len(game(id).variants)
    assert pairs(id, variant, wanted, 1000 + part) >= wanted


def test_the_test_can_fail() -> None:
    """A world that is dealt anew for somebody else does differ."""
    match = Match.start(GAMES[0], 2, seed=3)
    different = 0
    for seed in range(5):
        one, _ = worlds(match, 0, seed)
        other = world(one.setup, match.imagined(1, seed))
        different += bytes_for(one, 0, "en") != bytes_for(other, 0, "en")
    assert different
