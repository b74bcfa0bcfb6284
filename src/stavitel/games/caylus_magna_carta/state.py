"""A position of Caylus Magna Carta: names for its numbers.

Everything that changes is a number in `table` (open) or `hidden` (hands and piles, CMC-3.7).
The constants in capitals are places in those rows; rules use the methods below, never a place.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.bits import bit, count
from stavitel.engine.core import Frame, State
from stavitel.games.caylus_magna_carta.cards import DECK, DENIER, GOLD, LONGEST_ROAD, MAX_SEATS
from stavitel.games.caylus_magna_carta.components import Components

STANDARD: Final = 0
BEGINNER: Final = 1
VARIANTS: Final = ["standard", "beginner"]

OLD_FACE: Final = 0
FORBIDDEN: Final = 1
NO_EFFECT: Final = 2
LAWYER_RULES: Final = ["old_face", "forbidden", "no_effect"]
"""What the Lawyer does with a card that carries a worker (R8)."""

SETUP: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
PROVOST: Final = 3
BUILDINGS: Final = 4
CASTLE: Final = 5
END_ROUND: Final = 6
GAME_END: Final = 7
PHASES: Final = [
    "setup", "income", "actions", "provost", "buildings", "castle", "end_round", "game_end",
]  # fmt: skip

NOBODY: Final = -1
NOTHING: Final = -1

BUILDING: Final = 0
RESIDENCE: Final = 1
TURNED_UNDER_WORKER: Final = 2
"""A residence already, but the worker on it is still resolved with the old face (R8)."""

# places in `table`
_SEATS: Final = 0
_VARIANT: Final = 1
_LAWYER_RULE: Final = 2
_ROUND: Final = 3
_PHASE: Final = 4
_FIRST: Final = 5
_PROVOST: Final = 6
_ROAD_LENGTH: Final = 7
_PASSED: Final = 8
_PRESTIGE: Final = 9
_NEUTRALS: Final = 10
_TOKENS: Final = 11  # palace, walls, towers still to be had
_REMOVED: Final = 14  # and those that left the game (CMC-9.7)
_BRIDGE: Final = 17  # the seats in the order of passing
_HOLDINGS: Final = 21  # per seat: food, wood, stone, gold, deniers
_WORKERS: Final = 41
_DISCARD: Final = 45
_SURE: Final = 49  # hand cards everybody can name, see `sure`
_BATCHES: Final = 53
_FRONT: Final = 57  # prestige buildings in front of a seat (CMC-12.4)
_OWNED: Final = 61  # per seat: palace, walls, towers tokens
_CARD: Final = 73
_OWNER: Final = 125
_WORKER: Final = 177
_STORE: Final = 229
_FACE: Final = 281
_ON_TOP: Final = 333
_TABLE_SIZE: Final = 385

# places in `hidden`
_HAND: Final = 0
_PILE: Final = 4
_HIDDEN_SIZE: Final = 8


@final
class Caylus(State):
    """The whole table. `box` holds the numbers printed on the cards and never changes."""

    def __init__(
        self, box: Components, table: vec[i64], hidden: vec[i64], stack: list[Frame[Any]]
    ) -> None:
        super().__init__(table, hidden, stack)
        self.box: Final = box

    def copy(self) -> "Caylus":
        return Caylus(self.box, self.table[:], self.hidden[:], self.stack[:])

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.box, list(self.table), list(self.hidden), self.stack)

    # the game as a whole

    def seats(self) -> i64:
        return self.table[_SEATS]

    def beginner(self) -> bool:
        return self.table[_VARIANT] == BEGINNER

    def lawyer_rule(self) -> i64:
        return self.table[_LAWYER_RULE]

    def round(self) -> i64:
        return self.table[_ROUND]

    def set_round(self, n: i64) -> None:
        self.table[_ROUND] = n

    def phase(self) -> i64:
        return self.table[_PHASE]

    def set_phase(self, phase: i64) -> None:
        self.table[_PHASE] = phase

    def first_player(self) -> i64:
        return self.table[_FIRST]

    def set_first_player(self, seat: i64) -> None:
        self.table[_FIRST] = seat

    def neutrals(self) -> i64:
        """The set of neutral cards that are not on the road."""
        return self.table[_NEUTRALS]

    def set_neutrals(self, mask: i64) -> None:
        self.table[_NEUTRALS] = mask

    def prestige(self) -> i64:
        """The set of prestige buildings still to be had (CMC-2.3)."""
        return self.table[_PRESTIGE]

    def set_prestige(self, mask: i64) -> None:
        self.table[_PRESTIGE] = mask

    # the castle

    def tokens(self, part: i64) -> i64:
        return self.table[_TOKENS + part]

    def tokens_left(self) -> i64:
        return self.table[_TOKENS] + self.table[_TOKENS + 1] + self.table[_TOKENS + 2]

    def set_tokens(self, part: i64, n: i64) -> None:
        self.table[_TOKENS + part] = n

    def removed(self, part: i64) -> i64:
        return self.table[_REMOVED + part]

    def set_removed(self, part: i64, n: i64) -> None:
        self.table[_REMOVED + part] = n

    def owned(self, seat: i64, part: i64) -> i64:
        return self.table[_OWNED + seat * 3 + part]

    def set_owned(self, seat: i64, part: i64, n: i64) -> None:
        self.table[_OWNED + seat * 3 + part] = n

    def batches(self, seat: i64) -> i64:
        """How many batches the seat delivered in this phase."""
        return self.table[_BATCHES + seat]

    def set_batches(self, seat: i64, n: i64) -> None:
        self.table[_BATCHES + seat] = n

    # the bridge (CMC-5.50, CMC-5.53)

    def passed(self) -> i64:
        """How many seats have passed."""
        return self.table[_PASSED]

    def bridge(self, space: i64) -> i64:
        """The seat on a space of the bridge, counted from 0."""
        return self.table[_BRIDGE + space]

    def has_passed(self, seat: i64) -> bool:
        for space in range(self.table[_PASSED]):
            if self.table[_BRIDGE + space] == seat:
                return True
        return False

    def step_on_bridge(self, seat: i64) -> None:
        self.table[_BRIDGE + self.table[_PASSED]] = seat
        self.table[_PASSED] += 1

    def clear_bridge(self) -> None:
        for space in range(MAX_SEATS):
            self.table[_BRIDGE + space] = NOBODY
        self.table[_PASSED] = 0

    # what a seat holds

    def held(self, seat: i64, kind: i64) -> i64:
        """Cubes of a good, or deniers."""
        return self.table[_HOLDINGS + seat * 5 + kind]

    def add(self, seat: i64, kind: i64, n: i64) -> None:
        self.table[_HOLDINGS + seat * 5 + kind] += n

    def deniers(self, seat: i64) -> i64:
        return self.table[_HOLDINGS + seat * 5 + DENIER]

    def cubes(self, seat: i64) -> i64:
        place = _HOLDINGS + seat * 5
        basic = self.table[place] + self.table[place + 1] + self.table[place + 2]
        return basic + self.table[place + GOLD]

    def workers(self, seat: i64) -> i64:
        """Workers in the supply of the seat."""
        return self.table[_WORKERS + seat]

    def set_workers(self, seat: i64, n: i64) -> None:
        self.table[_WORKERS + seat] = n

    def front(self, seat: i64) -> i64:
        """Prestige buildings in front of the seat, beginner game only (CMC-12.4)."""
        return self.table[_FRONT + seat]

    def set_front(self, seat: i64, mask: i64) -> None:
        self.table[_FRONT + seat] = mask

    # cards: sets of player buildings

    def hand(self, seat: i64) -> i64:
        return self.hidden[_HAND + seat]

    def set_hand(self, seat: i64, mask: i64) -> None:
        self.hidden[_HAND + seat] = mask

    def pile(self, seat: i64) -> i64:
        """The face-down pile. Nobody knows its order, so it has none: chance draws from it."""
        return self.hidden[_PILE + seat]

    def set_pile(self, seat: i64, mask: i64) -> None:
        self.hidden[_PILE + seat] = mask

    def discard(self, seat: i64) -> i64:
        return self.table[_DISCARD + seat]

    def set_discard(self, seat: i64, mask: i64) -> None:
        self.table[_DISCARD + seat] = mask

    def sure(self, seat: i64) -> i64:
        """Hand cards everybody can name by counting.

        When a pile runs out, the cards neither on the road nor in the discard must be the hand;
        whatever of it stays there after the discard became the new pile is known to the table.
        """
        return self.table[_SURE + seat]

    def set_sure(self, seat: i64, mask: i64) -> None:
        self.table[_SURE + seat] = mask

    def drawable(self, seat: i64) -> i64:
        """How many cards pile and discard hold together (CMC-5.11)."""
        return count(self.hidden[_PILE + seat]) + count(self.table[_DISCARD + seat])

    # the road

    def road_length(self) -> i64:
        return self.table[_ROAD_LENGTH]

    def provost(self) -> i64:
        return self.table[_PROVOST]

    def set_provost(self, position: i64) -> None:
        self.table[_PROVOST] = position

    def last_active(self) -> i64:
        """The last position whose workers count (CMC-7.1); in the beginner game all do."""
        return self.table[_ROAD_LENGTH] - 1 if self.beginner() else self.table[_PROVOST]

    def lay(self, card: i64, owner: i64) -> i64:
        """Put a card at the end of the road; tells its position."""
        position = self.table[_ROAD_LENGTH]
        self.table[_CARD + position] = card
        self.table[_OWNER + position] = owner
        self.table[_ROAD_LENGTH] += 1
        return position

    def card(self, position: i64) -> i64:
        return self.table[_CARD + position]

    def neutral(self, position: i64) -> bool:
        return self.table[_CARD + position] >= DECK

    def owner(self, position: i64) -> i64:
        return self.table[_OWNER + position]

    def worker(self, position: i64) -> i64:
        """The seat whose worker stands there, or NOBODY."""
        return self.table[_WORKER + position]

    def set_worker(self, position: i64, seat: i64) -> None:
        self.table[_WORKER + position] = seat

    def store(self, position: i64) -> i64:
        return self.table[_STORE + position]

    def set_store(self, position: i64, n: i64) -> None:
        self.table[_STORE + position] = n

    def face(self, position: i64) -> i64:
        """BUILDING, RESIDENCE or TURNED_UNDER_WORKER."""
        return self.table[_FACE + position]

    def set_face(self, position: i64, face: i64) -> None:
        self.table[_FACE + position] = face

    def on_top(self, position: i64) -> i64:
        """The prestige building on a residence, or NOTHING."""
        return self.table[_ON_TOP + position]

    def set_on_top(self, position: i64, building: i64) -> None:
        self.table[_ON_TOP + position] = building

    def free_residence(self, position: i64, seat: i64) -> bool:
        """An own residence without a prestige building (CMC-5.40)."""
        return (
            self.table[_FACE + position] != BUILDING
            and self.table[_OWNER + position] == seat
            and self.table[_ON_TOP + position] == NOTHING
        )

    def residences(self, seat: i64) -> i64:
        """How many own free residences lie on the road."""
        found: i64 = 0
        for position in range(self.table[_ROAD_LENGTH]):
            if self.free_residence(position, seat):
                found += 1
        return found


def blank(box: Components, seats: int, variant: int, lawyer_rule: int) -> Caylus:
    """A table before anything is laid out."""
    table = vec[i64]([0] * _TABLE_SIZE)
    for place in range(LONGEST_ROAD):
        table[_OWNER + place] = NOBODY
        table[_WORKER + place] = NOBODY
        table[_ON_TOP + place] = NOTHING
    table[_SEATS] = seats
    table[_VARIANT] = variant
    table[_LAWYER_RULE] = lawyer_rule
    table[_FIRST] = NOBODY
    s = Caylus(box, table, vec[i64]([0] * _HIDDEN_SIZE), [])
    s.clear_bridge()
    return s


def restore(
    box: Components, table: list[int], hidden: list[int], stack: list[Frame[Any]]
) -> Caylus:
    """A position from its numbers: for pickle and deepcopy, which know nothing of vectors."""
    return Caylus(box, vec[i64](table), vec[i64](hidden), stack)


def whole_deck(s: Caylus) -> i64:
    return s.box.deck(s.beginner())


def unseen(s: Caylus, seat: i64) -> i64:
    """The cards of a seat that lie where only it, or nobody, sees them: hand and pile."""
    mask = whole_deck(s) & ~s.discard(seat)
    for position in range(s.road_length()):
        if s.owner(position) == seat:
            mask &= ~bit(s.card(position))
    return mask
