"""Fingerprints of meaning: what must agree of a position, however its numbers lie in memory."""

from pathlib import Path
from typing import Any

import pytest
from librt.vecs import append
from mypy_extensions import i64

from stavitel.engine.core import State, advance
from stavitel.engine.game import Game
from stavitel.fingerprint import Agreement, agreement, exact_mark, fingerprint, meaning
from stavitel.games import GAMES, components_of, game, game_with
from stavitel.record import open_record, read_record

RECORDS = Path(__file__).parents[1] / "records"
FILES = [path for id in GAMES for path in sorted((RECORDS / id).rglob("*.stav"))]
CAYLUS = RECORDS / "caylus_magna_carta" / "delivery-2-seats.stav"
DUEL = RECORDS / "catan_duel" / "own-turn-duel.stav"


def replayed(path: Path, moves: int | None = None) -> tuple[Game, State]:
    record = read_record(path.read_text("utf-8"))
    return record.game, record.replay(moves)


def widened(id: str, seats: int, variant: str, switches: dict[str, str]) -> Game:
    """The game with one more place in either row of its state, at 0."""
    own: Any = game_with(id, components_of(id))
    own.start(seats, variant, switches)
    for s in own.tables.values():
        s.public, s.hidden = append(s.public, i64(0)), append(s.hidden, i64(0))
    wider: Game = own
    return wider


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_state_with_one_more_place_refuses_no_record(path: Path) -> None:
    text = path.read_text("utf-8")
    ours = open_record(text)
    record = ours.record
    wider = widened(record.game.id, record.seats, record.variant, record.switches)
    theirs = open_record(text, "", wider)
    assert theirs.record.actions == record.actions
    assert theirs.rest == ours.rest
    s, other = record.replay(), theirs.record.replay()
    assert fingerprint(wider, other) == fingerprint(record.game, s)
    if record.start is None:
        assert len(other.numbers()) == len(s.numbers()) + 2
        assert exact_mark(other) != exact_mark(s)


def test_a_mark_of_the_old_form_is_recognised_and_compared_where_it_can_be() -> None:
    named, s = replayed(CAYLUS)
    wider = widened(named.id, 2, "standard", {})
    text = CAYLUS.read_text("utf-8").replace(fingerprint(named, s), exact_mark(s))
    assert open_record(text).agreement is Agreement.SAME
    assert open_record(text, "", wider).agreement is Agreement.UNKNOWN
    assert agreement(named, s, "0" * 16) is Agreement.UNKNOWN
    assert agreement(named, s, "p1-" + "0" * 16) is Agreement.OTHER
    assert agreement(named, s, "0123") is Agreement.OTHER


def test_what_is_known_of_a_hand_in_caylus_is_no_part_of_the_fingerprint() -> None:
    """CMC-5.7: cards everybody has seen a player take up."""
    named, s = replayed(CAYLUS, 60)
    table: dict[str, Any] = named.position(s)
    known = table["red"].pop("known_hand", [])
    table["red"]["known_hand"] = [] if known else table["red"]["hand"]
    assert_same_but_for_memory(named, s, named.load(table))


def test_what_is_known_of_hidden_cards_in_catan_duel_is_no_part_of_the_fingerprint() -> None:
    """Marks on stacks and hands, and the order of a hand, which is sorted by them."""
    named, s = replayed(DUEL, 200)
    table: dict[str, Any] = named.position(s)
    table["stacks"][0][0] += " blue:known"
    table["blue"]["hand"][0] += " red:known"
    assert_same_but_for_memory(named, s, named.load(table))


def assert_same_but_for_memory(named: Game, s: State, other: State) -> None:
    assert named.position(other) != named.position(s)
    assert fingerprint(named, other) == fingerprint(named, s)
    assert exact_mark(other) != exact_mark(s)


@pytest.mark.parametrize("id", GAMES)
def test_a_switch_as_it_was_always_played_goes_without_saying(id: str) -> None:
    """So that a further switch leaves the fingerprints of games without it as they are, also
    where another choice is the usual one by now."""
    named = game(id)
    for switch in named.switches:
        usual, other = switch.choices[:2]
        for choice in (usual, other):
            s = named.start(2, named.variants[0], {switch.name: choice})
            assert named.position(s).get(switch.name, usual) == choice
            assert (switch.name in meaning(named, s)) == (choice != (switch.former or usual))


@pytest.mark.parametrize("id", GAMES)
def test_every_move_leaves_another_fingerprint(id: str) -> None:
    """Nothing that is chosen is lost on it."""
    path = next(path for path in FILES if path.parent.name == id)
    record = read_record(path.read_text("utf-8"))
    s = record.begin()
    for action in record.actions[:60]:
        before = fingerprint(record.game, s)
        advance(s, action)
        assert fingerprint(record.game, s) != before
