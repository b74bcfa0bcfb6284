"""The numbers of a position by name: written by `python -m stavitel.declare` from `fields.py`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.bits import bit
from stavitel.engine.core import Frame, State, restore
from stavitel.games.caylus_magna_carta.components import Components

# places in `public`
SEATS_AT: Final = 0
VARIANT_AT: Final = 1
LAWYER_OCCUPIED_AT: Final = 2
LAWYER_FOOD_AT: Final = 3
ROUND_AT: Final = 4
PHASE_AT: Final = 5
FIRST_PLAYER_AT: Final = 6
PROVOST_AT: Final = 7
ROAD_LENGTH_AT: Final = 8
PASSED_AT: Final = 9
PRESTIGE_AT: Final = 10
NEUTRALS_AT: Final = 11
TOKENS_AT: Final = 12
REMOVED_AT: Final = 15
BRIDGE_AT: Final = 18
HELD_AT: Final = 22
WORKERS_AT: Final = 42
DISCARD_AT: Final = 46
SURE_AT: Final = 50
BATCHES_AT: Final = 54
FRONT_AT: Final = 58
OWNED_AT: Final = 62
CARD_AT: Final = 74
OWNER_AT: Final = 126
WORKER_AT: Final = 178
STORE_AT: Final = 230
FACE_AT: Final = 282
ON_TOP_AT: Final = 334

# places in `hidden`
HAND_AT: Final = 0
PILE_AT: Final = 4


class CaylusNumbers(State):
    """`box` holds what is printed on the components and never changes."""

    def __init__(
        self, box: Components, public: vec[i64], hidden: vec[i64], stack: list[Frame[Any]]
    ) -> None:
        # not by State: games of others build on it, so mypyc checks what it sets at every look
        self.public = public
        self.hidden = hidden
        self.stack = stack
        self.events = None
        self.box: Final = box

    def __reduce__(self) -> tuple[object, ...]:
        numbers = (list(self.public), list(self.hidden))
        return restore, (type(self), self.box, *numbers, self.stack)

    @property
    def seats(self) -> i64:
        return self.public[SEATS_AT]

    @seats.setter
    def seats(self, n: i64) -> None:
        self.public[SEATS_AT] = n

    @property
    def variant(self) -> i64:
        return self.public[VARIANT_AT]

    @variant.setter
    def variant(self, n: i64) -> None:
        self.public[VARIANT_AT] = n

    @property
    def lawyer_occupied(self) -> i64:
        return self.public[LAWYER_OCCUPIED_AT]

    @lawyer_occupied.setter
    def lawyer_occupied(self, n: i64) -> None:
        self.public[LAWYER_OCCUPIED_AT] = n

    @property
    def lawyer_food(self) -> i64:
        return self.public[LAWYER_FOOD_AT]

    @lawyer_food.setter
    def lawyer_food(self, n: i64) -> None:
        self.public[LAWYER_FOOD_AT] = n

    @property
    def round(self) -> i64:
        return self.public[ROUND_AT]

    @round.setter
    def round(self, n: i64) -> None:
        self.public[ROUND_AT] = n

    @property
    def phase(self) -> i64:
        return self.public[PHASE_AT]

    @phase.setter
    def phase(self, n: i64) -> None:
        self.public[PHASE_AT] = n

    @property
    def first_player(self) -> i64:
        return self.public[FIRST_PLAYER_AT]

    @first_player.setter
    def first_player(self, n: i64) -> None:
        self.public[FIRST_PLAYER_AT] = n

    @property
    def provost(self) -> i64:
        return self.public[PROVOST_AT]

    @provost.setter
    def provost(self, n: i64) -> None:
        self.public[PROVOST_AT] = n

    @property
    def road_length(self) -> i64:
        return self.public[ROAD_LENGTH_AT]

    @road_length.setter
    def road_length(self, n: i64) -> None:
        self.public[ROAD_LENGTH_AT] = n

    @property
    def passed(self) -> i64:
        """How many seats have passed."""
        return self.public[PASSED_AT]

    @passed.setter
    def passed(self, n: i64) -> None:
        self.public[PASSED_AT] = n

    @property
    def prestige(self) -> i64:
        """Still available (CMC-2.3)."""
        return self.public[PRESTIGE_AT]

    @prestige.setter
    def prestige(self, n: i64) -> None:
        self.public[PRESTIGE_AT] = n

    @property
    def neutrals(self) -> i64:
        """Not on the road (CMC-2.1)."""
        return self.public[NEUTRALS_AT]

    @neutrals.setter
    def neutrals(self, n: i64) -> None:
        self.public[NEUTRALS_AT] = n

    def tokens(self, part: i64) -> i64:
        """Still available."""
        at = TOKENS_AT + part
        return self.public[at]

    def set_tokens(self, part: i64, n: i64) -> None:
        self.public[TOKENS_AT + part] = n

    def add_tokens(self, part: i64, n: i64) -> None:
        self.public[TOKENS_AT + part] += n

    def removed(self, part: i64) -> i64:
        """Out of the game (CMC-9.7)."""
        at = REMOVED_AT + part
        return self.public[at]

    def set_removed(self, part: i64, n: i64) -> None:
        self.public[REMOVED_AT + part] = n

    def add_removed(self, part: i64, n: i64) -> None:
        self.public[REMOVED_AT + part] += n

    def bridge(self, space: i64) -> i64:
        """The seats in the order of passing."""
        at = BRIDGE_AT + space
        return self.public[at]

    def set_bridge(self, space: i64, n: i64) -> None:
        self.public[BRIDGE_AT + space] = n

    def held(self, seat: i64, kind: i64) -> i64:
        """A good's cubes, or deniers."""
        at = HELD_AT + seat * 5 + kind
        return self.public[at]

    def set_held(self, seat: i64, kind: i64, n: i64) -> None:
        self.public[HELD_AT + seat * 5 + kind] = n

    def add_held(self, seat: i64, kind: i64, n: i64) -> None:
        self.public[HELD_AT + seat * 5 + kind] += n

    def workers(self, seat: i64) -> i64:
        """Workers in the supply of the seat."""
        at = WORKERS_AT + seat
        return self.public[at]

    def set_workers(self, seat: i64, n: i64) -> None:
        self.public[WORKERS_AT + seat] = n

    def add_workers(self, seat: i64, n: i64) -> None:
        self.public[WORKERS_AT + seat] += n

    def discard(self, seat: i64) -> i64:
        at = DISCARD_AT + seat
        return self.public[at]

    def set_discard(self, seat: i64, n: i64) -> None:
        self.public[DISCARD_AT + seat] = n

    def add_to_discard(self, seat: i64, member: i64) -> None:
        self.public[DISCARD_AT + seat] |= bit(member)

    def take_from_discard(self, seat: i64, member: i64) -> None:
        self.public[DISCARD_AT + seat] &= ~bit(member)

    def sure(self, seat: i64) -> i64:
        """Hand cards everybody can name by counting."""
        at = SURE_AT + seat
        return self.public[at]

    def set_sure(self, seat: i64, n: i64) -> None:
        self.public[SURE_AT + seat] = n

    def add_to_sure(self, seat: i64, member: i64) -> None:
        self.public[SURE_AT + seat] |= bit(member)

    def take_from_sure(self, seat: i64, member: i64) -> None:
        self.public[SURE_AT + seat] &= ~bit(member)

    def batches(self, seat: i64) -> i64:
        """Batches delivered in this phase."""
        at = BATCHES_AT + seat
        return self.public[at]

    def set_batches(self, seat: i64, n: i64) -> None:
        self.public[BATCHES_AT + seat] = n

    def add_batches(self, seat: i64, n: i64) -> None:
        self.public[BATCHES_AT + seat] += n

    def front(self, seat: i64) -> i64:
        """Prestige buildings in front of the seat, beginner game only (CMC-12.4)."""
        at = FRONT_AT + seat
        return self.public[at]

    def set_front(self, seat: i64, n: i64) -> None:
        self.public[FRONT_AT + seat] = n

    def add_to_front(self, seat: i64, member: i64) -> None:
        self.public[FRONT_AT + seat] |= bit(member)

    def take_from_front(self, seat: i64, member: i64) -> None:
        self.public[FRONT_AT + seat] &= ~bit(member)

    def owned(self, seat: i64, part: i64) -> i64:
        """Tokens of the seat."""
        at = OWNED_AT + seat * 3 + part
        return self.public[at]

    def set_owned(self, seat: i64, part: i64, n: i64) -> None:
        self.public[OWNED_AT + seat * 3 + part] = n

    def add_owned(self, seat: i64, part: i64, n: i64) -> None:
        self.public[OWNED_AT + seat * 3 + part] += n

    def card(self, position: i64) -> i64:
        at = CARD_AT + position
        return self.public[at]

    def set_card(self, position: i64, n: i64) -> None:
        self.public[CARD_AT + position] = n

    def owner(self, position: i64) -> i64:
        at = OWNER_AT + position
        return self.public[at]

    def set_owner(self, position: i64, n: i64) -> None:
        self.public[OWNER_AT + position] = n

    def worker(self, position: i64) -> i64:
        """Whose worker stands there, or NOBODY."""
        at = WORKER_AT + position
        return self.public[at]

    def set_worker(self, position: i64, n: i64) -> None:
        self.public[WORKER_AT + position] = n

    def store(self, position: i64) -> i64:
        at = STORE_AT + position
        return self.public[at]

    def set_store(self, position: i64, n: i64) -> None:
        self.public[STORE_AT + position] = n

    def add_store(self, position: i64, n: i64) -> None:
        self.public[STORE_AT + position] += n

    def face(self, position: i64) -> i64:
        at = FACE_AT + position
        return self.public[at]

    def set_face(self, position: i64, n: i64) -> None:
        self.public[FACE_AT + position] = n

    def on_top(self, position: i64) -> i64:
        """The prestige building on a residence, or NOTHING."""
        at = ON_TOP_AT + position
        return self.public[at]

    def set_on_top(self, position: i64, n: i64) -> None:
        self.public[ON_TOP_AT + position] = n

    def hand(self, seat: i64) -> i64:
        at = HAND_AT + seat
        return self.hidden[at]

    def set_hand(self, seat: i64, n: i64) -> None:
        self.hidden[HAND_AT + seat] = n

    def add_to_hand(self, seat: i64, member: i64) -> None:
        self.hidden[HAND_AT + seat] |= bit(member)

    def take_from_hand(self, seat: i64, member: i64) -> None:
        self.hidden[HAND_AT + seat] &= ~bit(member)

    def pile(self, seat: i64) -> i64:
        """The face-down pile. Nobody knows its order, so it has none: chance draws from it."""
        at = PILE_AT + seat
        return self.hidden[at]

    def set_pile(self, seat: i64, n: i64) -> None:
        self.hidden[PILE_AT + seat] = n

    def add_to_pile(self, seat: i64, member: i64) -> None:
        self.hidden[PILE_AT + seat] |= bit(member)

    def take_from_pile(self, seat: i64, member: i64) -> None:
        self.hidden[PILE_AT + seat] &= ~bit(member)
