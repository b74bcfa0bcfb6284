"""The six ways to play: what each takes from the box, and how it is laid out (CD-14 to CD-21)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.fields import Fields, numbers
from stavitel.games.catan_duel.cards import (
    BACKS,
    BASIC,
    CARD_COUNT,
    DUEL,
    HAPPENING_COUNT,
    HAPPENINGS,
    INTRO,
    LAID_STACKS,
    MOST_STACKS,
    NOTHING,
    SEATS,
    TOURNAMENT,
    YULE,
)
from stavitel.games.catan_duel.reading import REMARKS, Card

STACK_ROOM: Final = 36
"""No shared draw stack can ever hold more: so many cards have the commonest back."""
OWN_ROOM: Final = 80
"""No stack of a tournament game can ever hold more: the cards of two of the largest decks."""
MOST_EVENTS: Final = 40
MOST_TARGET: Final = 99


@final
class Mode:
    """One way to play. In the Duel half-moons tell what stays in the box (CD-1.11)."""

    def __init__(
        self,
        group: Fields,
        variant: int,
        cards: list[Card],
        events: list[int],
        moons: list[int],
        yule: int,
        places: int,
    ) -> None:
        """`events` and `moons` count the event cards by set and happening; `yule` is the place of
        Yule from the bottom, above which some event must lie (CD-2.5). Of the tournament game there
        is a mode for every number of `places` a player has for stacks."""
        self.is_theme: Final = variant != INTRO  # themes or all of them: CD-14.1, CD-16.1
        self.is_own: Final = variant == TOURNAMENT  # stacks and discard piles of each player
        self.target: Final[i64] = group.number("target", 2, MOST_TARGET)
        self.other_target: Final[i64] = _of_tournament(group, self.is_own, "target_of_duel", 2, 99)
        self.deck: Final[i64] = _of_tournament(group, self.is_own, "deck", 1, OWN_ROOM // SEATS)
        self.start_cards: Final[i64] = _of_tournament(group, self.is_own, "start_cards", 0, 9)
        self.chosen_events: Final[i64] = _of_tournament(group, self.is_own, "chosen_events", 0, 9)
        self.river: Final[i64] = _of_tournament(group, self.is_own, "river", 0, 3)
        self.sets: Final = group.words("sets", BACKS)
        self.places: Final[i64] = places
        """So many stacks either player of a tournament game has at most."""
        laid = _own_stacks(places) if self.is_own else _stacks_by_back(group)
        self.basic_stacks: Final[i64] = MOST_STACKS if self.is_own else laid[1].count(BASIC)
        if len(laid[0]) > LAID_STACKS and not self.is_own:
            raise group.fault("", f"expected at most {LAID_STACKS} stacks; got {len(laid[0])}")
        self.stacks: Final[i64] = len(laid[0])
        self.room: Final[i64] = OWN_ROOM if self.is_own else STACK_ROOM
        self.sizes: Final = vec[i64](laid[0])
        self.backs: Final = vec[i64](laid[1])
        """The backs of the stacks; in the tournament game their owners."""
        self.face_up_card: Final[i64] = _face_up(self.sets, cards, variant)
        self.face_up: Final[i64] = (
            0 if self.face_up_card == NOTHING else cards[self.face_up_card].count
        )
        dealt = [self._dealt(card, variant) for card in cards]
        self.dealt: Final = vec[i64](dealt)
        """How many of each draw card the stacks hold at first; in the tournament game, how many
        a deck may hold."""
        if not self.is_own:
            _check_sizes(group, laid, dealt, cards)
        rows = [back * HAPPENING_COUNT for back in self.sets]
        marked = [_sum(moons, rows, happening) for happening in range(HAPPENING_COUNT)]
        there = [_sum(events, rows, happening) for happening in range(HAPPENING_COUNT)]
        sure = _fixed_events(group) if self.is_own else there
        left_out = [0] * HAPPENING_COUNT
        if variant == DUEL:
            left_out = marked
            sure = [there[n] - marked[n] for n in range(HAPPENING_COUNT)]
        elif self.is_own:
            left_out = [_eligible(n, there, marked, sure) for n in range(HAPPENING_COUNT)]
        self.sure_events: Final = vec[i64](sure)
        self.moon_events: Final = vec[i64](left_out)
        """Those of which some take part, or in the tournament game those either may choose."""
        chosen = SEATS * int(self.chosen_events)
        self.events: Final[i64] = (
            sum(sure) + chosen if self.is_own else group.number("events", yule + 1, MOST_EVENTS)
        )
        self.random_events: Final[i64] = self.events - sum(sure) - chosen
        """So many of `moon_events` take part, drawn unseen (CD-16.3)."""
        if sure[YULE] != 1 or not 0 <= self.random_events <= sum(left_out):
            raise group.fault("events", f"expected {sum(sure)} event cards, one of them yule")
        group.ignore(*REMARKS)
        group.done()

    def _dealt(self, card: Card, variant: int) -> int:
        if card.back not in self.sets:
            return 0
        if variant == TOURNAMENT:
            return int(card.count)
        if variant == DUEL:
            return int(card.count - card.half_moons)
        return 0 if card.face_up else int(card.count)


def _face_up(sets: list[int], cards: list[Card], variant: int) -> int:
    """The card that lies open beside the stacks of a theme game (CD-14.3)."""
    for number, card in enumerate(cards):
        if card.face_up and card.back in sets and variant not in (DUEL, TOURNAMENT):
            return number
    return NOTHING


def _stacks_by_back(group: Fields) -> tuple[list[int], list[int]]:
    """The sizes and the backs of the stacks, the basic ones first (CD-2.6, CD-14.4)."""
    sizes = numbers(group, "basic_stacks", 0, 1, STACK_ROOM)
    backs = [BASIC] * len(sizes)
    themes = group.group("theme_stacks")
    for back, name in enumerate(BACKS):
        if themes.has(name):
            found = numbers(themes, name, 0, 1, STACK_ROOM)
            sizes = sizes + found
            backs = backs + [back] * len(found)
    themes.done()
    return sizes, backs


def _check_sizes(
    group: Fields, laid: tuple[list[int], list[int]], dealt: list[int], cards: list[Card]
) -> None:
    """There are stacks for all cards of each back."""
    for back, name in enumerate(BACKS):
        room = sum([size for size, of in zip(laid[0], laid[1], strict=True) if of == back])
        there = sum([dealt[card] for card in range(CARD_COUNT) if cards[card].back == back])
        if room != there:
            raise group.fault("", f"expected stacks for {there} {name} cards; got {room}")
        if there > STACK_ROOM:  # they may all come to lie under one stack
            raise group.fault("", f"expected at most {STACK_ROOM} {name} cards; got {there}")


def _sum(counts: list[int], rows: list[int], happening: int) -> int:
    return sum([counts[row + happening] for row in rows])


# the tournament game


def _of_tournament(group: Fields, is_own: bool, key: str, low: int, high: int) -> int:
    """A number that only this game has."""
    return group.number(key, low, high) if is_own else 0


def _own_stacks(places: int) -> tuple[list[int], list[int]]:
    """Stacks are dealt from the decks that are brought; their owners stand where backs would."""
    owners = [seat for seat in range(SEATS) for _ in range(places)]
    return [0] * len(owners), owners


def _fixed_events(group: Fields) -> list[int]:
    """Yule of the host, and what either player puts in unasked (CD-21.18)."""
    fixed = group.group("fixed_events")
    found = [fixed.number(name, 0, MOST_EVENTS, 0) for name in HAPPENINGS]
    fixed.done()
    return found


def _eligible(happening: int, there: list[int], marked: list[int], fixed: list[int]) -> int:
    """How many of an event either player may choose: what is not marked and not fixed, and one
    that is marked (CD-21.10, CD-21.11)."""
    if happening == YULE:
        return 0  # the stack is built around a single one (R56)
    plain = there[happening] - marked[happening] - fixed[happening] // SEATS
    return max(0, plain) + min(1, marked[happening])
