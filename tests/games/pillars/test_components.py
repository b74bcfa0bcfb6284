"""The box: our numbers, other people's numbers, and numbers no game could be played with."""

import pytest

from stavitel.components import read_components, sources
from stavitel.engine.core import Actions
from stavitel.engine.errors import BadComponents
from stavitel.engine.rng import Rng
from stavitel.players.drive import play_out

from .table import COMPONENTS, GAME


def test_every_entry_names_its_source() -> None:
    """PE-1.5: from the rulebook or from public material; nothing had to be reconstructed."""
    listed = [row for value in COMPONENTS.values() if isinstance(value, list) for row in value]
    assert all(row["source"] in ("rulebook", "public") for row in listed)
    assert len(sources(GAME)) > 90


def test_other_numbers_are_played_with() -> None:
    """PE-10.3, PE-12.10: a card typed in from one's own box replaces ours."""
    own = read_components(
        "pillars",
        '[[craftsman]]\nid = "r1_mason"\nprice = 1\ninput = { stone = 1 }\noutput = { vp = 2 }\n'
        '[[event]]\nid = "hamleigh_levy"\neffect = { all_pay = { gold = 9 } }\n',
    )
    for seats in (2, 3, 4):
        s = own.start(seats, "standard", {})
        play_out(s, Rng(seats), Actions())
        assert own.check(s) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "[cost_track]\nvalues = [7, 6, 6, 0]\n",
            "expected 1 to 7 falling prices and then a 0",
        ),
        (
            '[[craftsman]]\nid = "r1_mason"\nround = 2\n',
            "expected 1; got 2",
        ),
        (
            '[[craftsman]]\nid = "r1_toolmaker"\noutput = {}\n',
            "expected points or gold; got neither",
        ),
        (
            '[[craftsman]]\nid = "r1_master_woodworker"\noutput = { gold = 28 }\n',
            "expected at most 27 gold",
        ),
        (
            '[[location]]\nid = "market"\nspaces = ["market.1"]\n',
            "expected 4 space(s) called market.1 and so on",
        ),
        (
            '[[event]]\nid = "hard_winter"\neffect = { resource_card_yield = -2 }\n',
            "expected a number from -1 to 0; got -2",
        ),
        (
            '[[advantage]]\nid = "jack"\nlast_round_only = true\n',
            "expected 2 cards with last_round_only; got 3",
        ),
        ("[tax_die]\nfaces = []\n", "expected at least one face; got none"),
        ('[[resource]]\nid = "wood"\nmarket_buy_price = 0\n', "expected a number from 1 to 99"),
    ],
)
def test_numbers_no_game_could_be_played_with(text: str, fault: str) -> None:
    """R32 and the limits of the board: one sentence says what was expected."""
    with pytest.raises(BadComponents) as refused:
        read_components("pillars", text, "own.toml")
    assert fault in str(refused.value)
    assert "own.toml, line" in str(refused.value)
