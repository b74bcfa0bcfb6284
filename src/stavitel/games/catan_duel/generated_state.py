"""The numbers of a position by name: written by `python -m stavitel.declare` from `fields.py`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.core import Frame, State, restore
from stavitel.games.catan_duel.components import Components

# places in `public`
SEAT_SIZE: Final = 124
REGION_AT: Final = 0
STOCK_AT: Final = 26
LEVEL_AT: Final = 53
SLOT_AT: Final = 65
CACHE_AT_AT: Final = 113
FIRST_TOWN_AT: Final = 114
LAST_TOWN_AT: Final = 115
OUTER_ROAD_AT: Final = 116
STRENGTH_AT: Final = 118
SKILL_AT: Final = 119
COMMERCE_AT: Final = 120
PROGRESS_AT: Final = 121
OWN_POINTS_AT: Final = 122
HAND_SIZE_AT: Final = 123
VARIANT_AT: Final = 248
TURN_AT: Final = 249
ACTIVE_AT: Final = 250
STARTER_AT: Final = 251
PHASE_AT: Final = 252
PRODUCTION_AT: Final = 253
SYMBOL_AT: Final = 254
HAPPENING_AT: Final = 255
FIXED_AT: Final = 256
PLAYED_ONCE_AT: Final = 257
MINTS_USED_AT: Final = 258
CENTRAL_LEFT_AT: Final = 259
REGIONS_LEFT_AT: Final = 262
FACE_UP_LEFT_AT: Final = 263
STACK_SIZE_AT: Final = 264
STACK_MOVED_AT: Final = 278
EVENTS_DRAWN_AT: Final = 292
EVENTS_MET_AT: Final = 302
DISCARD_SIZE_AT: Final = 312
DISCARDED_AT: Final = 313
DOCTOR_AT: Final = 425
BATH_HOUSE_AT: Final = 426
START_STACKS_AT: Final = 427
EARLY_WIN_AT: Final = 428
SECOND_DISCARD_SIZE_AT: Final = 429
TARGET_POINTS_AT: Final = 430
START_HAND_AT: Final = 431
STACK_COUNT_AT: Final = 432
PREPARATORY_AT: Final = 433
REFILL_AT: Final = 434
HEROES_AT: Final = 435
DECK_MOONS_AT: Final = 436
DECK_LISTS_AT: Final = 437
GOLD_CACHE_AT: Final = 438
DECK_CARDS_AT: Final = 439
STACK_LAYOUT_AT: Final = 440
SHOW_BACKS_AT: Final = 441
STACK_PLACES_AT: Final = 442

# places in `hidden`
EVENTS_IN_GAME_AT: Final = 0
RAW_HAND_AT: Final = 10
RAW_LAID_AT: Final = 70
DECK_PART_AT: Final = 286
CHOSEN_EVENTS_AT: Final = 298


class CatanDuelNumbers(State):
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

    def region(self, seat: i64, place: i64) -> i64:
        at = REGION_AT + seat * 124 + place
        return self.public[at]

    def set_region(self, seat: i64, place: i64, n: i64) -> None:
        self.public[REGION_AT + seat * 124 + place] = n

    def stock(self, seat: i64, store: i64) -> i64:
        at = STOCK_AT + seat * 124 + store
        return self.public[at]

    def set_stock(self, seat: i64, store: i64, n: i64) -> None:
        self.public[STOCK_AT + seat * 124 + store] = n

    def add_stock(self, seat: i64, store: i64, n: i64) -> None:
        self.public[STOCK_AT + seat * 124 + store] += n

    def level(self, seat: i64, town: i64) -> i64:
        """NO_TOWN, SETTLEMENT or CITY."""
        at = LEVEL_AT + seat * 124 + town
        return self.public[at]

    def set_level(self, seat: i64, town: i64, n: i64) -> None:
        self.public[LEVEL_AT + seat * 124 + town] = n

    def slot(self, seat: i64, site: i64, slot: i64) -> i64:
        """The card on a slot, the first fills first; a Town Hall covers a Parish Hall."""
        at = SLOT_AT + seat * 124 + site * 2 + slot
        return self.public[at]

    def set_slot(self, seat: i64, site: i64, slot: i64, n: i64) -> None:
        self.public[SLOT_AT + seat * 124 + site * 2 + slot] = n

    def cache_at(self, seat: i64) -> i64:
        """The place beyond which the gold cache lies, or NOTHING (CD-3.11)."""
        at = CACHE_AT_AT + seat * 124
        return self.public[at]

    def set_cache_at(self, seat: i64, n: i64) -> None:
        self.public[CACHE_AT_AT + seat * 124] = n

    def first_town(self, seat: i64) -> i64:
        """The leftmost town."""
        at = FIRST_TOWN_AT + seat * 124
        return self.public[at]

    def set_first_town(self, seat: i64, n: i64) -> None:
        self.public[FIRST_TOWN_AT + seat * 124] = n

    def add_first_town(self, seat: i64, n: i64) -> None:
        self.public[FIRST_TOWN_AT + seat * 124] += n

    def last_town(self, seat: i64) -> i64:
        at = LAST_TOWN_AT + seat * 124
        return self.public[at]

    def set_last_town(self, seat: i64, n: i64) -> None:
        self.public[LAST_TOWN_AT + seat * 124] = n

    def add_last_town(self, seat: i64, n: i64) -> None:
        self.public[LAST_TOWN_AT + seat * 124] += n

    def outer_road(self, seat: i64, side: i64) -> bool:
        """A road waits for a settlement at its outer end (CD-3.9)."""
        at = OUTER_ROAD_AT + seat * 124 + side
        return self.public[at] == 1

    def set_outer_road(self, seat: i64, side: i64, yes: bool) -> None:
        self.public[OUTER_ROAD_AT + seat * 124 + side] = 1 if yes else 0

    def strength(self, seat: i64) -> i64:
        at = STRENGTH_AT + seat * 124
        return self.public[at]

    def set_strength(self, seat: i64, n: i64) -> None:
        self.public[STRENGTH_AT + seat * 124] = n

    def add_strength(self, seat: i64, n: i64) -> None:
        self.public[STRENGTH_AT + seat * 124] += n

    def skill(self, seat: i64) -> i64:
        at = SKILL_AT + seat * 124
        return self.public[at]

    def set_skill(self, seat: i64, n: i64) -> None:
        self.public[SKILL_AT + seat * 124] = n

    def add_skill(self, seat: i64, n: i64) -> None:
        self.public[SKILL_AT + seat * 124] += n

    def commerce(self, seat: i64) -> i64:
        at = COMMERCE_AT + seat * 124
        return self.public[at]

    def set_commerce(self, seat: i64, n: i64) -> None:
        self.public[COMMERCE_AT + seat * 124] = n

    def add_commerce(self, seat: i64, n: i64) -> None:
        self.public[COMMERCE_AT + seat * 124] += n

    def progress(self, seat: i64) -> i64:
        at = PROGRESS_AT + seat * 124
        return self.public[at]

    def set_progress(self, seat: i64, n: i64) -> None:
        self.public[PROGRESS_AT + seat * 124] = n

    def add_progress(self, seat: i64, n: i64) -> None:
        self.public[PROGRESS_AT + seat * 124] += n

    def own_points(self, seat: i64) -> i64:
        """Victory points without the tokens; `points.py` keeps these five up to date."""
        at = OWN_POINTS_AT + seat * 124
        return self.public[at]

    def set_own_points(self, seat: i64, n: i64) -> None:
        self.public[OWN_POINTS_AT + seat * 124] = n

    def add_own_points(self, seat: i64, n: i64) -> None:
        self.public[OWN_POINTS_AT + seat * 124] += n

    def hand_size(self, seat: i64) -> i64:
        at = HAND_SIZE_AT + seat * 124
        return self.public[at]

    def set_hand_size(self, seat: i64, n: i64) -> None:
        self.public[HAND_SIZE_AT + seat * 124] = n

    def add_hand_size(self, seat: i64, n: i64) -> None:
        self.public[HAND_SIZE_AT + seat * 124] += n

    @property
    def variant(self) -> i64:
        return self.public[VARIANT_AT]

    @variant.setter
    def variant(self, n: i64) -> None:
        self.public[VARIANT_AT] = n

    @property
    def turn(self) -> i64:
        """Turns begun so far, of both seats together."""
        return self.public[TURN_AT]

    @turn.setter
    def turn(self, n: i64) -> None:
        self.public[TURN_AT] = n

    @property
    def active(self) -> i64:
        """Whose turn it is, or NOBODY before the first."""
        return self.public[ACTIVE_AT]

    @active.setter
    def active(self, n: i64) -> None:
        self.public[ACTIVE_AT] = n

    @property
    def starter(self) -> i64:
        """The starting player, or NOBODY before one is drawn (CD-2.8)."""
        return self.public[STARTER_AT]

    @starter.setter
    def starter(self, n: i64) -> None:
        self.public[STARTER_AT] = n

    @property
    def phase(self) -> i64:
        return self.public[PHASE_AT]

    @phase.setter
    def phase(self, n: i64) -> None:
        self.public[PHASE_AT] = n

    @property
    def production(self) -> i64:
        """The production die, fixed or rolled; 0 before that."""
        return self.public[PRODUCTION_AT]

    @production.setter
    def production(self, n: i64) -> None:
        self.public[PRODUCTION_AT] = n

    @property
    def symbol(self) -> i64:
        """What the event die shows, or NOTHING."""
        return self.public[SYMBOL_AT]

    @symbol.setter
    def symbol(self, n: i64) -> None:
        self.public[SYMBOL_AT] = n

    @property
    def happening(self) -> i64:
        """The event card of this turn, or NOTHING."""
        return self.public[HAPPENING_AT]

    @happening.setter
    def happening(self, n: i64) -> None:
        self.public[HAPPENING_AT] = n

    @property
    def fixed(self) -> i64:
        """Dice that a card has fixed this turn (CD-5.3)."""
        return self.public[FIXED_AT]

    @fixed.setter
    def fixed(self, n: i64) -> None:
        self.public[FIXED_AT] = n

    @property
    def played_once(self) -> i64:
        """Guido and Gustav, if played this turn (R43)."""
        return self.public[PLAYED_ONCE_AT]

    @played_once.setter
    def played_once(self, n: i64) -> None:
        self.public[PLAYED_ONCE_AT] = n

    @property
    def mints_used(self) -> i64:
        return self.public[MINTS_USED_AT]

    @mints_used.setter
    def mints_used(self, n: i64) -> None:
        self.public[MINTS_USED_AT] = n

    def central_left(self, kind: i64) -> i64:
        """Cards in the stacks."""
        at = CENTRAL_LEFT_AT + kind
        return self.public[at]

    def set_central_left(self, kind: i64, n: i64) -> None:
        self.public[CENTRAL_LEFT_AT + kind] = n

    def add_central_left(self, kind: i64, n: i64) -> None:
        self.public[CENTRAL_LEFT_AT + kind] += n

    @property
    def regions_left(self) -> i64:
        """Bit n is region START_REGIONS * 2 + n; which comes next, nobody knows."""
        return self.public[REGIONS_LEFT_AT]

    @regions_left.setter
    def regions_left(self, n: i64) -> None:
        self.public[REGIONS_LEFT_AT] = n

    @property
    def face_up_left(self) -> i64:
        """Cards lying open beside the stacks (CD-14.3); which, tells the mode."""
        return self.public[FACE_UP_LEFT_AT]

    @face_up_left.setter
    def face_up_left(self, n: i64) -> None:
        self.public[FACE_UP_LEFT_AT] = n

    def stack_size(self, stack: i64) -> i64:
        at = STACK_SIZE_AT + stack
        return self.public[at]

    def set_stack_size(self, stack: i64, n: i64) -> None:
        self.public[STACK_SIZE_AT + stack] = n

    def add_stack_size(self, stack: i64, n: i64) -> None:
        self.public[STACK_SIZE_AT + stack] += n

    def stack_moved(self, stack: i64) -> i64:
        """How far a stack of a tournament game lies from the place of a shared one."""
        at = STACK_MOVED_AT + stack
        return self.public[at]

    def set_stack_moved(self, stack: i64, n: i64) -> None:
        self.public[STACK_MOVED_AT + stack] = n

    def add_stack_moved(self, stack: i64, n: i64) -> None:
        self.public[STACK_MOVED_AT + stack] += n

    def events_drawn(self, happening: i64) -> i64:
        """How many of an event came since the event stack was built the last time."""
        at = EVENTS_DRAWN_AT + happening
        return self.public[at]

    def set_events_drawn(self, happening: i64, n: i64) -> None:
        self.public[EVENTS_DRAWN_AT + happening] = n

    def add_events_drawn(self, happening: i64, n: i64) -> None:
        self.public[EVENTS_DRAWN_AT + happening] += n

    def events_met(self, happening: i64) -> i64:
        """So many of an event are known to be in the game (CD-16.3)."""
        at = EVENTS_MET_AT + happening
        return self.public[at]

    def set_events_met(self, happening: i64, n: i64) -> None:
        self.public[EVENTS_MET_AT + happening] = n

    def add_events_met(self, happening: i64, n: i64) -> None:
        self.public[EVENTS_MET_AT + happening] += n

    @property
    def discard_size(self) -> i64:
        return self.public[DISCARD_SIZE_AT]

    @discard_size.setter
    def discard_size(self, n: i64) -> None:
        self.public[DISCARD_SIZE_AT] = n

    def discarded(self, nth: i64) -> i64:
        """The discard pile from the bottom; blue's own grows from the other end (CD-21.21)."""
        at = DISCARDED_AT + nth
        return self.public[at]

    def set_discarded(self, nth: i64, n: i64) -> None:
        self.public[DISCARDED_AT + nth] = n

    @property
    def doctor(self) -> i64:
        return self.public[DOCTOR_AT]

    @doctor.setter
    def doctor(self, n: i64) -> None:
        self.public[DOCTOR_AT] = n

    @property
    def bath_house(self) -> i64:
        return self.public[BATH_HOUSE_AT]

    @bath_house.setter
    def bath_house(self, n: i64) -> None:
        self.public[BATH_HOUSE_AT] = n

    @property
    def start_stacks(self) -> i64:
        return self.public[START_STACKS_AT]

    @start_stacks.setter
    def start_stacks(self, n: i64) -> None:
        self.public[START_STACKS_AT] = n

    @property
    def early_win(self) -> i64:
        return self.public[EARLY_WIN_AT]

    @early_win.setter
    def early_win(self, n: i64) -> None:
        self.public[EARLY_WIN_AT] = n

    @property
    def second_discard_size(self) -> i64:
        """Cards in blue's own discard pile; red's own is the first."""
        return self.public[SECOND_DISCARD_SIZE_AT]

    @second_discard_size.setter
    def second_discard_size(self, n: i64) -> None:
        self.public[SECOND_DISCARD_SIZE_AT] = n

    @property
    def target_points(self) -> i64:
        return self.public[TARGET_POINTS_AT]

    @target_points.setter
    def target_points(self, n: i64) -> None:
        self.public[TARGET_POINTS_AT] = n

    @property
    def start_hand(self) -> i64:
        return self.public[START_HAND_AT]

    @start_hand.setter
    def start_hand(self, n: i64) -> None:
        self.public[START_HAND_AT] = n

    @property
    def stack_count(self) -> i64:
        return self.public[STACK_COUNT_AT]

    @stack_count.setter
    def stack_count(self, n: i64) -> None:
        self.public[STACK_COUNT_AT] = n

    @property
    def preparatory(self) -> i64:
        return self.public[PREPARATORY_AT]

    @preparatory.setter
    def preparatory(self, n: i64) -> None:
        self.public[PREPARATORY_AT] = n

    @property
    def refill(self) -> i64:
        return self.public[REFILL_AT]

    @refill.setter
    def refill(self, n: i64) -> None:
        self.public[REFILL_AT] = n

    @property
    def heroes(self) -> i64:
        return self.public[HEROES_AT]

    @heroes.setter
    def heroes(self, n: i64) -> None:
        self.public[HEROES_AT] = n

    @property
    def deck_moons(self) -> i64:
        return self.public[DECK_MOONS_AT]

    @deck_moons.setter
    def deck_moons(self, n: i64) -> None:
        self.public[DECK_MOONS_AT] = n

    @property
    def deck_lists(self) -> i64:
        return self.public[DECK_LISTS_AT]

    @deck_lists.setter
    def deck_lists(self, n: i64) -> None:
        self.public[DECK_LISTS_AT] = n

    @property
    def gold_cache(self) -> i64:
        return self.public[GOLD_CACHE_AT]

    @gold_cache.setter
    def gold_cache(self, n: i64) -> None:
        self.public[GOLD_CACHE_AT] = n

    @property
    def deck_cards(self) -> i64:
        return self.public[DECK_CARDS_AT]

    @deck_cards.setter
    def deck_cards(self, n: i64) -> None:
        self.public[DECK_CARDS_AT] = n

    @property
    def stack_layout(self) -> i64:
        return self.public[STACK_LAYOUT_AT]

    @stack_layout.setter
    def stack_layout(self, n: i64) -> None:
        self.public[STACK_LAYOUT_AT] = n

    @property
    def show_backs(self) -> i64:
        return self.public[SHOW_BACKS_AT]

    @show_backs.setter
    def show_backs(self, n: i64) -> None:
        self.public[SHOW_BACKS_AT] = n

    def stack_places(self, seat: i64) -> i64:
        """How many stacks a player has for each back, packed; none if they are mixed."""
        at = STACK_PLACES_AT + seat
        return self.public[at]

    def set_stack_places(self, seat: i64, n: i64) -> None:
        self.public[STACK_PLACES_AT + seat] = n

    def add_stack_places(self, seat: i64, n: i64) -> None:
        self.public[STACK_PLACES_AT + seat] += n

    def events_in_game(self, happening: i64) -> i64:
        at = EVENTS_IN_GAME_AT + happening
        return self.hidden[at]

    def set_events_in_game(self, happening: i64, n: i64) -> None:
        self.hidden[EVENTS_IN_GAME_AT + happening] = n

    def add_events_in_game(self, happening: i64, n: i64) -> None:
        self.hidden[EVENTS_IN_GAME_AT + happening] += n

    def raw_hand(self, seat: i64, nth: i64) -> i64:
        at = RAW_HAND_AT + seat * 30 + nth
        return self.hidden[at]

    def set_raw_hand(self, seat: i64, nth: i64, n: i64) -> None:
        self.hidden[RAW_HAND_AT + seat * 30 + nth] = n

    def add_raw_hand(self, seat: i64, nth: i64, n: i64) -> None:
        self.hidden[RAW_HAND_AT + seat * 30 + nth] += n

    def raw_laid(self, place: i64) -> i64:
        """A card of a draw stack: its number and what is remembered; see `laid.py`."""
        at = RAW_LAID_AT + place
        return self.hidden[at]

    def set_raw_laid(self, place: i64, n: i64) -> None:
        self.hidden[RAW_LAID_AT + place] = n

    def add_raw_laid(self, place: i64, n: i64) -> None:
        self.hidden[RAW_LAID_AT + place] += n

    def deck_part(self, seat: i64, part: i64) -> i64:
        """Copies of some cards in a deck, packed; see `deck_counts.py`."""
        at = DECK_PART_AT + seat * 6 + part
        return self.hidden[at]

    def set_deck_part(self, seat: i64, part: i64, n: i64) -> None:
        self.hidden[DECK_PART_AT + seat * 6 + part] = n

    def add_deck_part(self, seat: i64, part: i64, n: i64) -> None:
        self.hidden[DECK_PART_AT + seat * 6 + part] += n

    def chosen_events(self, seat: i64) -> i64:
        """The events a player has chosen, packed alike (CD-21.18)."""
        at = CHOSEN_EVENTS_AT + seat
        return self.hidden[at]

    def set_chosen_events(self, seat: i64, n: i64) -> None:
        self.hidden[CHOSEN_EVENTS_AT + seat] = n

    def add_chosen_events(self, seat: i64, n: i64) -> None:
        self.hidden[CHOSEN_EVENTS_AT + seat] += n
