"""The five ways to play: what each takes from the box and how it is laid out (CD-14, CD-16)."""

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
    INTRO,
    MOST_STACKS,
    NOTHING,
    YULE,
)
from stavitel.games.catan_duel.reading import REMARKS, Card

STACK_ROOM: Final = 36
"""No draw stack can ever hold more: so many cards have the commonest back."""
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
    ) -> None:
        """`events` and `moons` count the event cards by set and happening; `yule` is the place of
        Yule from the bottom, above which some event must lie (CD-2.5)."""
        self.is_theme: Final = variant != INTRO  # themes or all of them: CD-14.1, CD-16.1
        self.target: Final[i64] = group.number("target", 2, MOST_TARGET)
        self.sets: Final = group.words("sets", BACKS)
        sizes = numbers(group, "basic_stacks", 0, 1, STACK_ROOM)
        self.basic_stacks: Final[i64] = len(sizes)
        backs = [BASIC] * len(sizes)
        themes = group.group("theme_stacks")
        for back, name in enumerate(BACKS):
            if themes.has(name):
                found = numbers(themes, name, 0, 1, STACK_ROOM)
                sizes = sizes + found
                backs = backs + [back] * len(found)
        themes.done()
        if len(sizes) > MOST_STACKS:
            raise group.fault("", f"expected at most {MOST_STACKS} stacks; got {len(sizes)}")
        self.stacks: Final[i64] = len(sizes)
        self.sizes: Final = vec[i64](sizes)
        self.backs: Final = vec[i64](backs)
        self.face_up_card: Final[i64] = _face_up(self.sets, cards, variant)
        self.face_up: Final[i64] = (
            0 if self.face_up_card == NOTHING else cards[self.face_up_card].count
        )
        dealt = [self._dealt(card, variant) for card in cards]
        self.dealt: Final = vec[i64](dealt)  # how many of each draw card the stacks hold at first
        for back, name in enumerate(BACKS):
            laid = sum([size for size, of in zip(sizes, backs, strict=True) if of == back])
            there = sum([dealt[card] for card in range(CARD_COUNT) if cards[card].back == back])
            if laid != there:
                raise group.fault("", f"expected stacks for {there} {name} cards; got {laid}")
            if there > STACK_ROOM:  # they may all come to lie under one stack
                raise group.fault("", f"expected at most {STACK_ROOM} {name} cards; got {there}")
        self.events: Final[i64] = group.number("events", yule + 1, MOST_EVENTS)
        rows = [back * HAPPENING_COUNT for back in self.sets]
        left_out = [
            sum([moons[row + happening] for row in rows]) if variant == DUEL else 0
            for happening in range(HAPPENING_COUNT)
        ]
        sure = [
            sum([events[row + happening] for row in rows]) - left_out[happening]
            for happening in range(HAPPENING_COUNT)
        ]
        self.sure_events: Final = vec[i64](sure)
        self.moon_events: Final = vec[i64](left_out)
        self.random_events: Final[i64] = self.events - sum(sure)
        """So many of `moon_events` take part, drawn unseen (CD-16.3)."""
        if sure[YULE] != 1 or not 0 <= self.random_events <= sum(left_out):
            raise group.fault("events", f"expected {sum(sure)} event cards, one of them yule")
        group.ignore(*REMARKS)
        group.done()

    def _dealt(self, card: Card, variant: int) -> int:
        if card.back not in self.sets:
            return 0
        if variant == DUEL:
            return int(card.count - card.half_moons)
        return 0 if card.face_up else int(card.count)


def _face_up(sets: list[int], cards: list[Card], variant: int) -> int:
    """The card that lies open beside the stacks of a theme game (CD-14.3)."""
    for number, card in enumerate(cards):
        if card.face_up and card.back in sets and variant != DUEL:
            return number
    return NOTHING
