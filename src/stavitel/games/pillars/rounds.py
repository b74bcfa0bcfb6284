"""The course of a round (PE-3.1): its start (section 4) and the clean-up after it (section 8)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions, Step
from stavitel.games.common_frames import EitherOr, in_turn
from stavitel.games.pillars.builders import BuildersPhase
from stavitel.games.pillars.cards import (
    ADVANTAGE_COUNT,
    AT_KINGSBRIDGE,
    AT_SHIRING,
    ELLEN,
    GAME_END,
    KINDS,
    METAL,
    NOBODY,
    NOTHING,
    PER_ROUND,
    RESOURCE_COUNT,
    ROUND_START,
    first_of_round,
)
from stavitel.games.pillars.event_cards import draw_unseen, offer_unseen
from stavitel.games.pillars.events import (
    ADVANTAGE_REVEALED,
    CRAFTSMAN_CAME_TO_SHIRING,
    CRAFTSMAN_OFFERED,
    EVENT_FORESEEN,
    GAME_ENDED,
    LOOK_DECLINED,
    RESOURCE_LEFT_OUT,
    ROUND_STARTED,
)
from stavitel.games.pillars.fields import LEFT_OUT, OFFERED, PILES_UP
from stavitel.games.pillars.generated_frames import (
    DealAdvantageChance,
    DealCraftsmanChance,
    ForeseeEventChance,
    LeaveOutCardChance,
)
from stavitel.games.pillars.offer import OfferPhase
from stavitel.games.pillars.resolution import Resolution
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import (
    DEAL_ADVANTAGE,
    DEAL_CRAFTSMAN,
    DO_NOT_LOOK,
    LEAVE_OUT,
    LOOK,
)


@final
class RoundStart(Step[Pillars]):
    """A new round: cards are revealed, Ellen's owner may look, then come the phases (PE-4)."""

    def run(self, s: Pillars) -> None:
        s.round += 1
        s.phase = ROUND_START
        s.emit(ROUND_STARTED, s.round, s.starting_player)
        push_phases(s)
        s.push(OfferPhase())
        s.push(ForesightStep())
        spread_resources(s)
        in_turn(s, [DealAdvantage(0), DealAdvantage(1), DealCraftsman(0), DealCraftsman(1)])


def push_phases(s: Pillars) -> None:
    """What follows phase I: builders, the fourteen areas, clean-up (PE-3.1)."""
    s.push(EndOfRound())
    s.push(Resolution(1))
    s.push(BuildersPhase())


def spread_resources(s: Pillars) -> None:
    """All nine resource cards, of which some are left out by chance (PE-4.3)."""
    for card in range(RESOURCE_COUNT):
        s.set_resource(card, OFFERED)
    if s.box.offered < RESOURCE_COUNT:
        s.push(LeaveOutCard(RESOURCE_COUNT - s.box.offered))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class DealAdvantage(DealAdvantageChance):
    """The next advantage card; the two last-round cards lie beneath all others (PE-2.6, PE-4.1).

    Four cards were removed unseen, so any card not shown yet may come next, equally likely.
    """

    def options(self, s: Pillars, out: Actions) -> None:
        out.clear()
        for card in range(ADVANTAGE_COUNT):
            if s.box.advantages[card].last_round == s.last_round() and not has(s.shown, card):
                out.add(DEAL_ADVANTAGE.one(card))

    def choose(self, s: Pillars, action: i64) -> None:
        card = DEAL_ADVANTAGE.value(action)
        s.shown |= bit(card)
        s.set_at_kingsbridge(self.place, card)
        s.emit(ADVANTAGE_REVEALED, card, AT_KINGSBRIDGE + self.place)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class DealCraftsman(DealCraftsmanChance):
    """Two of the round's four craftsmen come to Shiring, the others into the offer (PE-4.2)."""

    def options(self, s: Pillars, out: Actions) -> None:
        out.clear()
        first = first_of_round(s.round)
        for craftsman in range(first, first + PER_ROUND):
            if s.at_shiring(0) != craftsman:
                out.add(DEAL_CRAFTSMAN.one(craftsman))

    def choose(self, s: Pillars, action: i64) -> None:
        card = DEAL_CRAFTSMAN.value(action)
        s.set_at_shiring(self.place, card)
        s.emit(CRAFTSMAN_CAME_TO_SHIRING, card, AT_SHIRING + self.place)
        if self.place == 0:
            return
        first = first_of_round(s.round)
        for craftsman in range(first, first + PER_ROUND):
            if s.at_shiring(0) != craftsman and craftsman != card:
                s.craftsmen_offered |= bit(craftsman)
                s.emit(CRAFTSMAN_OFFERED, craftsman)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class LeaveOutCard(LeaveOutCardChance):
    """Of the nine shuffled resource cards two stay out, the others make up the offer (PE-4.3)."""

    def options(self, s: Pillars, out: Actions) -> None:
        out.clear()
        for card in range(RESOURCE_COUNT):
            if s.resource(card) == OFFERED:
                out.add(LEAVE_OUT.one(card))

    def choose(self, s: Pillars, action: i64) -> None:
        card = LEAVE_OUT.value(action)
        s.set_resource(card, LEFT_OUT)
        s.emit(RESOURCE_LEFT_OUT, card)
        if self.left > 1:
            s.push(LeaveOutCard(self.left - 1))


@final
class ForesightStep(Step[Pillars]):
    """Ellen's owner may look at the coming event (PE-4.4)."""

    def run(self, s: Pillars) -> None:
        if s.owner(ELLEN) != NOBODY:
            s.push(EllensLook(s.owner(ELLEN)))


@final
class EllensLook(EitherOr[Pillars]):
    """Look at the top event card in secret, or leave it (PE-11.11, R31)."""

    def answers(self) -> list[int]:
        return [int(LOOK.of()), int(DO_NOT_LOOK.of())]

    def choose(self, s: Pillars, action: i64) -> None:
        if action == LOOK.of():
            s.push(ForeseeEvent(self.seat))
        else:
            s.emit(LOOK_DECLINED, self.seat)


@final
class ForeseeEvent(ForeseeEventChance):
    """Only Ellen's owner learns which card lies on top."""

    def options(self, s: Pillars, out: Actions) -> None:
        offer_unseen(s, out)

    def choose(self, s: Pillars, action: i64) -> None:
        event = draw_unseen(s, action)
        s.foreseen = event
        s.looked = True
        s.emit(EVENT_FORESEEN, self.to, event)


@final
class EndOfRound(Step[Pillars]):
    """The clean-up, or the end of the game after the sixth round (PE-8, PE-9.1)."""

    def run(self, s: Pillars) -> None:
        s.area = 0
        if s.last_round():
            s.phase = GAME_END
            s.emit(GAME_ENDED, s.round)
            return
        clean_up(s)
        s.push(RoundStart())


def new_metal(s: Pillars) -> i64:
    """The metal at the court: what a round brings, or that much more than was left (R12)."""
    left = s.on_board(METAL) if s.metal_left == PILES_UP else 0
    return left + s.box.court_metal


def clean_up(s: Pillars) -> None:
    """Market and court are filled up, all builders lie in the bag, marks are cleared (PE-8)."""
    for kind in range(KINDS):
        full = new_metal(s) if kind == METAL else s.box.market_stock[kind]
        s.add_supply(kind, s.on_board(kind) - full)
        s.set_on_board(kind, full)
    s.grey_workers = s.next_grey_workers
    s.next_grey_workers = NOBODY
    for seat in range(s.seats):
        s.add_bag(seat, s.aside(seat))
        s.set_aside(seat, 0)
        s.set_bought(seat, 0)
    s.step = 0
    s.event = NOTHING
    s.protected = 0
    s.tax = NOTHING
    s.converted = 0
