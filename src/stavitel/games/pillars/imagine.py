"""A table that one seat could not tell from the real one: the coming event is drawn anew."""

from mypy_extensions import i64

from stavitel.engine.bits import bit, count, nth
from stavitel.engine.rng import Rng
from stavitel.games.pillars.cards import NOTHING
from stavitel.games.pillars.state import Pillars


def imagine(s: Pillars, seat: i64, rng: Rng) -> Pillars:
    """Only Ellen's owner knows the coming event; for all others it may be any that nobody has
    seen (PE-3.6, PE-11.11). Decks and bag have no order before chance draws from them."""
    world = s.copy()
    if s.foreseen != NOTHING and s.seer() != seat:
        unknown = s.unseen | bit(s.foreseen)
        event = nth(unknown, rng.below(count(unknown)))
        world.foreseen = event
        world.unseen = unknown & ~bit(event)
    return world
