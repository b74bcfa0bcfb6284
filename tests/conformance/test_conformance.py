"""Our own games and the template keep every law, at each table the house can lay."""

from collections.abc import Callable

import pytest

from stavitel.conformance.corpus import LaidTable, concerning, stored_fingerprints, tables
from stavitel.conformance.laws import OF_EVERY_GAME, OF_EVERY_TABLE, OF_THE_SMALLEST_TABLES
from stavitel.games import GAMES, TEMPLATE, game
from stavitel.texts import Texts

from . import MARKS

pytestmark = MARKS
IDS = [*GAMES, TEMPLATE]
THEMES = ("gold", "turmoil", "progress")
"""Long games of Catan Duel; what they have of their own, its variant `duel` has as well."""


def asked_of(laid: list[LaidTable]) -> list[object]:
    """Interpreted, the defaults must do; compiled, every other choice is played too."""
    slow = [table for table in laid if table.switches or table.variant in THEMES]
    return [
        pytest.param(table, id=table.name(), marks=[pytest.mark.slow] if table in slow else [])
        for table in laid
    ]


def name_of(law: Callable[..., None]) -> str:
    return law.__name__


ALL = [table for id in IDS for table in tables(id)]
SMALLEST = [t for t in ALL if t.seats == t.game().min_seats and not t.switches]


@pytest.mark.parametrize("table", asked_of(ALL))
@pytest.mark.parametrize("law", OF_EVERY_TABLE, ids=name_of)
def test_every_table_keeps(law: Callable[[LaidTable], None], table: LaidTable) -> None:
    law(table)


@pytest.mark.parametrize("table", asked_of(SMALLEST))
@pytest.mark.parametrize("law", OF_THE_SMALLEST_TABLES, ids=name_of)
def test_the_smallest_tables_keep(law: Callable[[LaidTable], None], table: LaidTable) -> None:
    law(table)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("law", OF_EVERY_GAME, ids=name_of)
def test_every_game_keeps(law: Callable[[str], None], id: str) -> None:
    law(id)


@pytest.mark.parametrize("id", IDS)
def test_every_table_has_its_fingerprints(id: str) -> None:
    """A game may go without, ours may not."""
    assert [*stored_fingerprints(id)] == ["version", *[table.name() for table in tables(id)]]


@pytest.mark.parametrize("id", IDS)
def test_every_reading_of_every_switch_is_played_with_every_number_of_seats(id: str) -> None:
    """And in every variant it concerns; no two tables are the same."""
    laid = tables(id)
    assert len({table.name() for table in laid}) == len(laid)
    for seats, variant in {(table.seats, table.variant) for table in laid}:
        here = [dict(t.switches) for t in laid if (t.seats, t.variant) == (seats, variant)]
        for switch in concerning(game(id), variant):
            played = {chosen.get(switch.name, switch.usual) for chosen in here}
            assert played == set(switch.choices), (seats, variant, switch.name)


@pytest.mark.parametrize("id", IDS)
def test_every_switch_names_rules_of_the_page(id: str) -> None:
    """The rule it touches first, then the ruling about it."""
    texts = Texts(game(id), "en")
    for switch in game(id).switches:
        assert [texts.rule(rule) != "" for rule in switch.rules] == [True, True], switch.name
