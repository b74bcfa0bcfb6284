"""Finishing a turn by habit, so that positions can be compared."""

import pytest

from stavitel.engine.core import CHANCE, Actions, advance, settle
from stavitel.engine.rng import Rng
from stavitel.games import game
from stavitel.games.catan_duel.calm import calm
from stavitel.games.catan_duel.cards import VARIANTS
from stavitel.games.catan_duel.event_die import TradeEvent
from stavitel.games.catan_duel.gain import Gain
from stavitel.games.catan_duel.payment import PayAny
from stavitel.games.catan_duel.riots import RiotsChoice
from stavitel.games.catan_duel.sebastian import SebastianChoice
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.players.chance import draw

from .table import asked, asking, at, discard, hand, held, position

GAME = game("catan_duel")


def calmed(s: CatanDuel) -> CatanDuel:
    calm(s, Rng(1))
    return s


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_position_comes_to_rest_before_the_next_roll(variant: str) -> None:
    """CD-5.1: whatever waits, the turn is brought to its end by legal actions."""
    s = GAME.start(2, variant, {})
    assert isinstance(s, CatanDuel)
    settle(s)
    rng, out = Rng(3), Actions()
    for step in range(900):
        if not s.stack:
            break
        if s.stack[-1].asks == CHANCE:
            advance(s, draw(s, rng, out))
            continue
        if step % 9 == 0:
            twin = calmed(s.copy())
            assert asked(twin).endswith("pre_roll") or twin.stack == []
            assert twin.turn - s.turn <= 1
            assert GAME.check(twin) == []
        s.stack[-1].options(s, out)
        advance(s, out.items[rng.below(out.count)])


def test_a_gain_is_what_is_scarce() -> None:
    """CD-4.4: of all that can be stored, the resource there is least of."""
    s = position(red={"stocks": {"gold": 1, "ore": 0}, "hand": ["scout", "inga", "abbey"]})
    assert held(calmed(asking(s, Gain(0, 63, 1))), "red")["ore"] == 1


def test_a_payment_is_what_is_plentiful() -> None:
    """CD-4.5: what there is most of."""
    s = position(red={"stocks": {"wool": 3}, "hand": ["scout", "inga", "abbey"]})
    assert held(calmed(asking(s, PayAny(0, 2))), "red")["wool"] == 1


def test_trade_takes_what_is_scarce() -> None:
    """CD-7.4: rather than nothing."""
    s = position(red={"stocks": {"ore": 0}, "hand": ["scout", "inga", "abbey"]})
    assert held(calmed(asking(s, TradeEvent(0, 1))), "red")["ore"] == 1


def test_units_are_kept_while_there_is_gold() -> None:
    """CD-8.10: else the cheapest is given up."""
    sites = {"0a": ["candamir"], "0b": ["brick_ship"]}
    red = {"sites": sites, "stocks": {"gold": 1}, "hand": ["scout", "inga", "abbey"]}
    s = calmed(asking(position(variant="turmoil", red=red), RiotsChoice(0)))
    assert at(s, "red", "0a") == ["candamir"] and "gold" not in held(s, "red")
    red["stocks"] = {"gold": 0}
    s = calmed(asking(position(variant="turmoil", red=red), RiotsChoice(0)))
    assert at(s, "red", "0b") == []


def test_sebastian_is_played_where_he_helps() -> None:
    """CD-8.13: and the exchange at the end of the turn is skipped."""
    red = {"sites": {"0a": ["candamir"]}, "hand": ["sebastian", "inga", "abbey", "scout"]}
    s = position(variant="turmoil", red=red)
    calmed(asking(s, SebastianChoice(0, 8, 1)))
    assert discard(s) == ["sebastian"]
    assert hand(s, "red") == ["scout", "abbey", "inga"]
