"""Two move generators count the same courses: the engine and the literal one (reliability R3)."""

import json
from collections.abc import Iterable

import pytest

from stavitel.conformance.corpus import LONGER
from stavitel.conformance.positions import Counted, counted_positions
from stavitel.games import GAMES, game
from stavitel.perft import divide, perft

from ..conformance import MARKS
from ..games.facts import facts

AFFORDABLE = 2_500 * LONGER
"""The literal generator is asked for counts up to this, the engine for all."""
LEAST_POSITIONS = 20
pytestmark = MARKS
CMC = "caylus_magna_carta"


def cases(ids: Iterable[str]) -> list[object]:
    return [pytest.param(id, p, id=f"{id}-{p.name}") for id in ids for p in counted_positions(id)]


@pytest.mark.parametrize(("id", "position"), cases(GAMES))
def test_the_engine_counts_what_is_stored(id: str, position: Counted) -> None:
    s = position.state(id)
    assert game(id).check(s) == []
    depths = range(1, len(position.counts) + 1)
    assert [perft(game(id), s, depth) for depth in depths] == position.counts


@pytest.mark.slow  # no line of it is ever compiled, so one run shows all
@pytest.mark.parametrize(("id", "position"), cases(GAMES))
def test_the_literal_generator_counts_what_is_stored(id: str, position: Counted) -> None:
    confirmed = [n for n in position.counts[: position.verified] if n <= AFFORDABLE]
    depths = range(1, len(confirmed) + 1)
    literal = facts(id).literal
    assert literal is not None
    assert [literal(plain(id, position), depth) for depth in depths] == confirmed


def plain(id: str, position: Counted) -> dict[str, object]:
    """The whole position as data, nothing left to its defaults."""
    table: dict[str, object] = json.loads(json.dumps(game(id).position(position.state(id))))
    return table


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_enough_positions(id: str) -> None:
    """All seat counts, variants and switches among them, each confirmed to some depth."""
    rules, positions = game(id), counted_positions(id)
    assert len(positions) >= LEAST_POSITIONS
    assert len({position.name for position in positions}) == len(positions)
    assert all(position.verified > 0 for position in positions)
    tables = [rules.position(position.state(id)) for position in positions]
    seats = range(rules.min_seats, rules.max_seats + 1)
    assert {table["seats"] for table in tables} == set(seats)
    assert {table["variant"] for table in tables} == set(rules.variants)
    for switch in rules.switches:
        usual = switch.choices[0]
        assert {table.get(switch.name, usual) for table in tables} == set(switch.choices)


@pytest.mark.parametrize("id", GAMES)
def test_divide_splits_perft_by_the_first_action(id: str) -> None:
    for position in counted_positions(id)[::5]:
        parts = divide(game(id), position.state(id), 2)
        assert [game(id).verbs.read(words) for words, _ in parts] == sorted(
            {game(id).verbs.read(words) for words, _ in parts}
        )
        assert sum(count for _, count in parts) == position.counts[1]


def test_a_finished_game_has_no_courses_left() -> None:
    s = game(CMC).load({"phase": "game_end"})
    assert [perft(game(CMC), s, depth) for depth in range(3)] == [1, 0, 0]
