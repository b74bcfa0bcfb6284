"""A position of Catan Duel: the numbers of `fields.py`, and what follows from them.

Draw stacks are dealt at the start and keep their order, since players search them. Of the event
stack and the region stack nobody can know more than which cards are left, so chance draws from
these when a card is needed. What a seat knows of hidden cards is written on the cards themselves,
see `memory.py`.
"""

from typing import final

from mypy_extensions import i64

from stavitel.engine.events import EventKind
from stavitel.games.catan_duel.cards import (
    BACK_COUNT,
    CACHE,
    CITY,
    GOLD,
    HAPPENING_COUNT,
    LAID_BY_BACK,
    LOOKS,
    MOST_STACKS,
    NO_TOWN,
    NOTHING,
    PARISH_HALL,
    SEATS,
    SLOTS,
    TOURNAMENT,
    TOWN_HALL,
)
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.fields import (
    BY_BACK,
    CENTRAL,
    DISCARD_ROOM,
    HAND_ROOM,
    SHOWN,
    STATE,
    THIRTEEN,
)
from stavitel.games.catan_duel.generated_state import (
    RAW_HAND_AT,
    RAW_LAID_AT,
    SEAT_SIZE,
    SLOT_AT,
    CatanDuelNumbers,
)
from stavitel.games.catan_duel.memory import card_of
from stavitel.games.catan_duel.modes import STACK_ROOM, Mode


@final
class CatanDuel(CatanDuelNumbers):
    """The whole table."""

    def copy(self) -> "CatanDuel":
        return CatanDuel(self.box, self.public[:], self.hidden[:], self.stack[:])

    def mode(self) -> Mode:
        if self.variant == TOURNAMENT:
            return self.box.modes[TOURNAMENT + self.way_of_laying()]
        return self.box.modes[self.variant]

    def way_of_laying(self) -> i64:
        """Which of the ways in `OWN_STACKS` the stacks of a tournament game are laid."""
        return LAID_BY_BACK if self.stack_layout == BY_BACK else max(0, self.stack_count - 1)

    # towns and regions

    def set_level(self, seat: i64, town: i64, n: i64) -> None:
        """The outermost towns are remembered; towns are never lost (CD-9.7)."""
        super().set_level(seat, town, n)
        if n != NO_TOWN:
            self.set_first_town(seat, min(self.first_town(seat), town))
            self.set_last_town(seat, max(self.last_town(seat), town))

    def is_city(self, seat: i64, town: i64) -> bool:
        return self.level(seat, town) == CITY

    def first_place(self, seat: i64) -> i64:
        """The first place that can have a region; all places up to `last_place` have one."""
        return 2 * self.first_town(seat)

    def last_place(self, seat: i64) -> i64:
        return 2 * self.last_town(seat) + 3

    # stores

    def is_store(self, seat: i64, store: i64) -> bool:
        """Whether a seat has a region there, or the gold cache."""
        if store == CACHE:
            return self.cache_at(seat) != NOTHING
        return self.region(seat, store) != NOTHING

    def resource_at(self, seat: i64, store: i64) -> i64:
        """What a store holds; NOTHING where there is no store."""
        if store == CACHE:
            return NOTHING if self.cache_at(seat) == NOTHING else GOLD
        region = self.region(seat, store)
        if region == NOTHING:
            return NOTHING
        return self.box.regions[region].resource

    def tell_stock(self, kind: EventKind, seat: i64, store: i64, amount: i64) -> None:
        """Tell what has come to a store, or gone from it; the gold cache is no region."""
        if self.events is None:
            return
        region = NOTHING if store == CACHE else self.region(seat, store)
        self.emit(kind, seat, store, amount, self.resource_at(seat, store), region)

    def room(self, seat: i64, store: i64) -> i64:
        """How many more a store of the seat can take (CD-4.1)."""
        if not self.is_store(seat, store):
            return 0
        return self.box.storage - self.stock(seat, store)

    def held(self, seat: i64, resource: i64) -> i64:
        """All of one resource, the gold on the cache included."""
        total: i64 = 0
        for store in range(self.first_place(seat), self.last_place(seat) + 1):
            if self.resource_at(seat, store) == resource:
                total += self.stock(seat, store)
        return total + self.stock(seat, CACHE) if resource == GOLD else total

    def held_in_all(self, seat: i64) -> i64:
        total = self.stock(seat, CACHE)
        for place in range(self.first_place(seat), self.last_place(seat) + 1):
            total += self.stock(seat, place)
        return total

    def room_for(self, seat: i64, resource: i64) -> i64:
        """How many of a resource the seat can still store, on the cache too."""
        total: i64 = 0
        for store in range(self.first_place(seat), self.last_place(seat) + 1):
            if self.resource_at(seat, store) == resource:
                total += self.room(seat, store)
        return total + self.room(seat, CACHE) if resource == GOLD else total

    # expansions

    def first_beside(self, seat: i64, place: i64) -> i64:
        """The first of the sites beside a region; the other one is 2 further (CD-3.5)."""
        return max(place - 2, 2 * self.first_town(seat) + place % 2)

    def last_beside(self, seat: i64, place: i64) -> i64:
        """The last of them; outer regions have a single one."""
        return min(place, 2 * self.last_town(seat) + place % 2)

    def is_free(self, seat: i64, site: i64) -> bool:
        """Whether a further card fits on a site (CD-3.4)."""
        level = self.level(seat, site // 2)
        return level != NO_TOWN and self.slot(seat, site, 1 if level == CITY else 0) == NOTHING

    def stands(self, seat: i64, site: i64, card: i64) -> bool:
        """Whether a card lies, visible, on a site."""
        return self.slot(seat, site, 0) == card or self.slot(seat, site, 1) == card

    def put_card(self, seat: i64, site: i64, card: i64) -> None:
        """Lay an expansion on a free site; a Town Hall covers the Parish Hall there instead."""
        wanted = PARISH_HALL if card == TOWN_HALL else NOTHING
        self.set_slot(seat, site, 0 if self.slot(seat, site, 0) == wanted else 1, card)

    def lift_card(self, seat: i64, site: i64, card: i64) -> None:
        """Take an expansion away; a Parish Hall under a Town Hall stays (CD-18.34)."""
        slot: i64 = 0 if self.slot(seat, site, 0) == card else 1
        if card == TOWN_HALL:
            self.set_slot(seat, site, slot, PARISH_HALL)
            return
        if slot == 0:
            self.set_slot(seat, site, 0, self.slot(seat, site, 1))
        self.set_slot(seat, site, 1, NOTHING)

    def kind_at(self, seat: i64, site: i64, slot: i64) -> i64:
        card = self.slot(seat, site, slot)
        if card == NOTHING:
            return NOTHING
        return self.box.kind[card]

    def kinds_at(self, seat: i64, site: i64, kind: i64) -> i64:
        """How many cards of a kind lie on a site."""
        found: i64 = 1 if self.kind_at(seat, site, 0) == kind else 0
        return found + 1 if self.kind_at(seat, site, 1) == kind else found

    def kinds_beside(self, seat: i64, place: i64, kind: i64) -> i64:
        """How many cards of a kind lie beside a region (CD-3.5)."""
        found: i64 = 0
        for site in range(self.first_beside(seat, place), self.last_beside(seat, place) + 1, 2):
            found += self.kinds_at(seat, site, kind)
        return found

    def count_kind(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat has in play; a covered Parish Hall counts too."""
        found: i64 = 0
        at = seat * SEAT_SIZE + SLOT_AT
        first = at + SLOTS * 2 * self.first_town(seat)
        for slot in range(first, at + SLOTS * 2 * (self.last_town(seat) + 1)):  # asked all the time
            card = self.public[slot]
            if card != NOTHING:
                lies = self.box.kind[card]
                if lies == kind or (lies == TOWN_HALL and kind == PARISH_HALL):
                    found += 1
        return found

    def has_kind(self, seat: i64, kind: i64) -> bool:
        return self.count_kind(seat, kind) > 0

    # points

    def has_strength_advantage(self, seat: i64) -> bool:
        """Enough strength, and strictly more than the opponent (CD-13.4)."""
        mine = self.strength(seat)
        return mine >= self.box.advantage and mine > self.strength(1 - seat)

    def has_trade_advantage(self, seat: i64) -> bool:
        """Enough commerce, and strictly more than the opponent (CD-13.5)."""
        mine = self.commerce(seat)
        return mine >= self.box.advantage and mine > self.commerce(1 - seat)

    def victory_points(self, seat: i64) -> i64:
        """Towns, cards and tokens (CD-13.6, CD-17.1)."""
        points = self.own_points(seat)
        if self.has_strength_advantage(seat):
            points += self.box.token_points
        if self.has_trade_advantage(seat):
            points += self.box.token_points
        return points

    def target(self) -> i64:
        """So many victory points win (CD-17.2, CD-21.47)."""
        mode = self.mode()
        return mode.other_target if mode.is_own and self.target_points == THIRTEEN else mode.target

    # the event stack (CD-2.5)

    def all_events_drawn(self) -> i64:
        total: i64 = 0
        for happening in range(HAPPENING_COUNT):
            total += self.events_drawn(happening)
        return total

    def add_events_drawn(self, happening: i64, n: i64) -> None:
        """Everybody who counts knows that so many are in the game (CD-16.3)."""
        super().add_events_drawn(happening, n)
        met = max(self.events_met(happening), self.events_drawn(happening))
        self.set_events_met(happening, met)

    # hidden cards by the number of their place, unlike all others in hands and stacks

    def hand_place(self, seat: i64, nth: i64) -> i64:
        return RAW_HAND_AT + seat * HAND_ROOM + nth

    def stack_place(self, stack: i64, nth: i64) -> i64:
        return RAW_LAID_AT + STACK_ROOM * stack + self.stack_moved(stack) + nth

    def raw_card(self, stack: i64, nth: i64) -> i64:
        """The nth card of a draw stack from the top."""
        return self.raw_at(self.stack_place(stack, nth))

    def set_raw_card(self, stack: i64, nth: i64, raw: i64) -> None:
        self.hidden[self.stack_place(stack, nth)] = raw

    def raw_at(self, place: i64) -> i64:
        return self.hidden[place]

    def set_raw_at(self, place: i64, raw: i64) -> None:
        self.hidden[place] = raw

    def all_memory(self) -> i64:
        """What seats remember of any hidden card, in one number."""
        memory: i64 = 0
        for seat in range(SEATS):
            for n in range(self.hand_size(seat)):
                memory |= self.raw_hand(seat, n)
        for stack in range(self.mode().stacks):
            first = self.stack_place(stack, 0)
            for place in range(first, first + self.stack_size(stack)):
                memory |= self.hidden[place]
        return memory

    # the discard pile, or either player's own (CD-21.21)

    def pile_of(self, seat: i64) -> i64:
        """The pile a player's cards go to."""
        return seat if self.variant == TOURNAMENT else 0

    def pile_size(self, pile: i64) -> i64:
        return self.discard_size if pile == 0 else self.second_discard_size

    def in_pile(self, pile: i64, nth: i64) -> i64:
        """The nth card of a pile from the bottom; both lie in one row, from either end."""
        return self.discarded(nth if pile == 0 else DISCARD_ROOM - 1 - nth)

    def lay_on_pile(self, pile: i64, card: i64) -> None:
        size = self.pile_size(pile)
        self._set_in_pile(pile, size, card)
        self._set_pile_size(pile, size + 1)

    def _set_in_pile(self, pile: i64, nth: i64, card: i64) -> None:
        self.set_discarded(nth if pile == 0 else DISCARD_ROOM - 1 - nth, card)

    def _set_pile_size(self, pile: i64, size: i64) -> None:
        if pile == 0:
            self.discard_size = size
        else:
            self.second_discard_size = size

    def discard(self, seat: i64, card: i64) -> None:
        """A card of a player goes onto the discard pile (CD-11.1, CD-21.36)."""
        self.lay_on_pile(self.pile_of(seat), card)

    def is_in_pile(self, pile: i64, card: i64) -> bool:
        for n in range(self.pile_size(pile)):
            if self.in_pile(pile, n) == card:
                return True
        return False

    def take_from_pile(self, pile: i64, card: i64) -> None:
        """The uppermost copy leaves; the others keep their order."""
        last = self.pile_size(pile) - 1
        n = last
        while self.in_pile(pile, n) != card:
            n -= 1
        for nth in range(n, last):
            self._set_in_pile(pile, nth, self.in_pile(pile, nth + 1))
        self._set_in_pile(pile, last, 0)
        self._set_pile_size(pile, last)

    # backs, and what takes their place where each plays with cards of his own

    def backs_show(self) -> bool:
        """Whether the back of every hidden card can be seen: always where it tells the stack, in
        mixed stacks of the tournament game only if the table wants it (CD-21.33, R51)."""
        if self.variant != TOURNAMENT:
            return True
        return self.show_backs == SHOWN or self.stack_layout == BY_BACK

    def back_of(self, seat: i64, card: i64) -> i64:
        """What a card of a seat looks like from behind: a number below LOOKS. In the tournament
        game it tells whose card it is, and its back only where backs show."""
        if self.variant != TOURNAMENT:
            return self.box.back[card]
        return BACK_COUNT * seat + (self.box.back[card] if self.backs_show() else 0)

    def backs_mix(self) -> bool:
        """Whether cards with several backs that show may lie in one stack."""
        return self.variant == TOURNAMENT and self.backs_show()

    def back_in(self, stack: i64, nth: i64) -> i64:
        """The same of the nth card of a draw stack."""
        if self.variant != TOURNAMENT:
            return self.mode().backs[stack]
        return self.back_of(self.mode().backs[stack], card_of(self.raw_card(stack, nth)))

    def backs_there(self) -> list[int]:
        """What hidden cards can look like in this game."""
        if self.variant != TOURNAMENT:
            return self.mode().sets
        return list(range(0, LOOKS, 1 if self.backs_show() else BACK_COUNT))


def blank(box: Components, variant: int) -> CatanDuel:
    """A table on which nothing lies yet but the central stacks."""
    s = CatanDuel(box, STATE.blank_public(), STATE.blank_hidden(), [])
    s.variant = variant
    for kind in range(len(CENTRAL)):
        s.set_central_left(kind, box.central_stacks[kind])
    s.face_up_left = box.modes[variant].face_up
    if variant == TOURNAMENT:  # all stacks begin where the first does, see `laid.py`
        for stack in range(MOST_STACKS):
            s.set_stack_moved(stack, -STACK_ROOM * stack)
    return s
