"""A position of Caylus Magna Carta: the numbers of `fields.py`, and what follows from them."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import bit, count
from stavitel.games.caylus_magna_carta.cards import DECK, DENIER, MAX_SEATS, PALACE, TOWERS, WALLS
from stavitel.games.caylus_magna_carta.components import Components
from stavitel.games.caylus_magna_carta.fields import BEGINNER, BUILDING, NOBODY, NOTHING, STATE
from stavitel.games.caylus_magna_carta.generated_state import CaylusNumbers


@final
class Caylus(CaylusNumbers):
    """The whole table."""

    def copy(self) -> "Caylus":
        return Caylus(self.box, self.public[:], self.hidden[:], self.stack[:])

    def beginner(self) -> bool:
        return self.variant == BEGINNER

    def tokens_left(self) -> i64:
        return self.tokens(PALACE) + self.tokens(WALLS) + self.tokens(TOWERS)

    def deniers(self, seat: i64) -> i64:
        return self.held(seat, DENIER)

    def drawable(self, seat: i64) -> i64:
        """How many cards pile and discard hold together (CMC-5.11)."""
        return count(self.pile(seat)) + count(self.discard(seat))

    # the bridge (CMC-5.50, CMC-5.53)

    def has_passed(self, seat: i64) -> bool:
        for space in range(self.passed):
            if self.bridge(space) == seat:
                return True
        return False

    def step_on_bridge(self, seat: i64) -> None:
        self.set_bridge(self.passed, seat)
        self.passed += 1

    def clear_bridge(self) -> None:
        for space in range(MAX_SEATS):
            self.set_bridge(space, NOBODY)
        self.passed = 0

    # the road

    def last_active(self) -> i64:
        """The last position whose workers count (CMC-7.1); in the beginner game all do."""
        return self.road_length - 1 if self.beginner() else self.provost

    def lay(self, card: i64, owner: i64) -> i64:
        """Put a card at the end of the road; returns its position."""
        position = self.road_length
        self.set_card(position, card)
        self.set_owner(position, owner)
        self.road_length += 1
        return position

    def neutral(self, position: i64) -> bool:
        return self.card(position) >= DECK

    def free_residence(self, position: i64, seat: i64) -> bool:
        """A residence of the player without a prestige building (CMC-5.40)."""
        return (
            self.face(position) != BUILDING
            and self.owner(position) == seat
            and self.on_top(position) == NOTHING
        )

    def residences(self, seat: i64) -> i64:
        """How many own free residences lie on the road."""
        found: i64 = 0
        for position in range(self.road_length):
            if self.free_residence(position, seat):
                found += 1
        return found


def blank(box: Components, seats: int, variant: int) -> Caylus:
    """A table before anything is laid out."""
    s = Caylus(box, STATE.blank_public(), STATE.blank_hidden(), [])
    s.seats = seats
    s.variant = variant
    return s


def whole_deck(s: Caylus) -> i64:
    return s.box.deck(s.beginner())


def unseen(s: Caylus, seat: i64) -> i64:
    """The cards of a seat that lie where only it, or nobody, sees them: hand and pile."""
    mask = whole_deck(s) & ~s.discard(seat)
    for position in range(s.road_length):
        if s.owner(position) == seat:
            mask &= ~bit(s.card(position))
    return mask
