"""A table that one seat could not tell from the real one: other hands are dealt anew."""

from mypy_extensions import i64

from stavitel.engine.bits import bit, count, nth
from stavitel.engine.rng import Rng
from stavitel.games.caylus_magna_carta.state import Caylus


def imagine(s: Caylus, seat: i64, rng: Rng) -> Caylus:
    """Of every other seat's hidden cards, any that nobody can name may be the hand (CMC-3.7)."""
    world = s.copy()
    for other in range(s.seats):
        if other != seat:
            redeal(world, other, rng)
    return world


def redeal(world: Caylus, seat: i64, rng: Rng) -> None:
    hand = world.sure(seat)
    rest = (world.hand(seat) | world.pile(seat)) & ~hand
    for _ in range(count(world.hand(seat)) - count(hand)):
        card = bit(nth(rest, rng.below(count(rest))))
        hand |= card
        rest &= ~card
    world.set_hand(seat, hand)
    world.set_pile(seat, rest)
