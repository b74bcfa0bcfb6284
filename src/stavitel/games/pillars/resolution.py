"""Phase III: the fourteen areas of the board, strictly in order (section 7)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.games.pillars.cards import (
    ADVANTAGE_COUNT,
    AREA_COUNT,
    AT_CASTLE,
    AT_KINGSBRIDGE,
    AT_PRIORY,
    AT_SHIRING,
    AT_START,
    BISHOP_AREA,
    CASTLE,
    CATHEDRAL,
    COURT,
    EVENT_AREA,
    FOREST,
    GRAVEL_PIT,
    HARD_WINTER,
    KINDS,
    KINGSBRIDGE,
    MARKET,
    MONASTERY_GOODS,
    NOBODY,
    NOTHING,
    OTTO,
    PHILIP,
    PRIORY,
    QUARRY,
    RESOLUTION,
    RESOURCE_COUNT,
    SAND,
    SHIRING,
    SPACE_COUNT,
    START_PLAYER,
    STONE,
    VOLUNTEERS,
    WOOD,
    WOOL_MILL,
)
from stavitel.games.pillars.cathedral import cathedral_area
from stavitel.games.pillars.court import court_area
from stavitel.games.pillars.event_cards import bishop_area, event_area
from stavitel.games.pillars.events import (
    ADVANTAGE_GAINED,
    ADVANTAGE_REMOVED,
    AREA_REACHED,
    BLACK_WORKER_JOINED,
    CRAFTSMAN_RECRUITED,
    CRAFTSMAN_REMOVED,
    CUBES_GAINED,
    CUBES_PRODUCED,
    GOLD_GAINED,
    GREY_WORKERS_TAKEN,
    INCOME_RECEIVED,
    PHASE_STARTED,
    POINTS_GAINED,
    PRIORY_SCORED,
    STARTING_PLAYER_CHANGED,
    WAGES_PAID,
)
from stavitel.games.pillars.fields import LEFT_OUT
from stavitel.games.pillars.generated_frames import RecruitmentStep, ResolutionStep
from stavitel.games.pillars.hiring import join_row
from stavitel.games.pillars.market import market_area
from stavitel.games.pillars.reading import IMMEDIATE
from stavitel.games.pillars.state import AREA_OF_SPACE, Pillars


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class Resolution(ResolutionStep):
    """One area after the other; builders go home when theirs has been resolved (PE-7)."""

    def run(self, s: Pillars) -> None:
        if self.area == EVENT_AREA:
            s.phase = RESOLUTION
            s.emit(PHASE_STARTED, RESOLUTION)
        send_home(s, self.area - 1)
        if self.area > AREA_COUNT:
            return
        s.area = self.area
        s.emit(AREA_REACHED, self.area)
        s.push(Resolution(self.area + 1))
        resolve(s, self.area)


def resolve(s: Pillars, area: i64) -> None:
    """What happens in an area; decisions are pushed, everything else is done at once."""
    if area == EVENT_AREA:
        event_area(s)
    elif area == BISHOP_AREA:
        bishop_area(s)
    elif area == WOOL_MILL:
        pay_wages(s)
    elif area == KINGSBRIDGE:
        hand_out_advantages(s)
    elif area == PRIORY:
        score_priory(s)
    elif area == FOREST:
        produce(s, WOOD)
    elif area == QUARRY:
        produce(s, STONE)
    elif area == GRAVEL_PIT:
        produce(s, SAND)
    elif area == COURT:
        court_area(s)
    elif area == SHIRING:
        s.push(Recruitment(1))
        s.push(Recruitment(0))
    elif area == CASTLE:
        take_grey_workers(s)
    elif area == MARKET:
        market_area(s)
    elif area == CATHEDRAL:
        cathedral_area(s)
    elif area == START_PLAYER:
        change_starting_player(s)


def send_home(s: Pillars, area: i64) -> None:
    """The builders of an area go back to the bag."""
    for space in range(SPACE_COUNT):
        if AREA_OF_SPACE[space] == area and s.at_space(space) != NOBODY:
            s.add_bag(s.at_space(space), 1)
            s.set_at_space(space, NOBODY)


def pay_wages(s: Pillars) -> None:
    """1 gold for each worker in the mill, 2 for some of them if the prior buys (PE-7.3.1)."""
    for turn in range(s.seats):
        seat = s.in_order(turn)
        workers = s.mill_workers(seat)
        s.set_mill_workers(seat, 0)
        gold = workers * s.box.wage
        if s.event == MONASTERY_GOODS:
            gold += min(workers, s.box.well_paid) * (s.box.event_wage - s.box.wage)
        s.add_gold(seat, gold)
        s.emit(WAGES_PAID, seat, workers, gold)


def hand_out_advantages(s: Pillars) -> None:
    """Each builder brings the card of its space; cards without one leave the game (PE-7.4)."""
    for place in range(2):
        card = s.at_kingsbridge(place)
        s.set_at_kingsbridge(place, NOTHING)
        if card == NOTHING:
            continue
        if s.at(AT_KINGSBRIDGE + place) == NOBODY:
            s.emit(ADVANTAGE_REMOVED, card)
        else:
            gain_advantage(s, s.at(AT_KINGSBRIDGE + place), card)


def gain_advantage(s: Pillars, seat: i64, card: i64) -> None:
    """Immediate cards are carried out and leave the game, the others stay (PE-7.4.1)."""
    s.emit(ADVANTAGE_GAINED, seat, card)
    advantage = s.box.advantages[card]
    if advantage.kind != IMMEDIATE:
        s.add_to_cards(seat, card)
        return
    for kind in range(KINDS):
        if advantage.gain[kind] > 0:
            s.take_cubes(seat, kind, advantage.gain[kind])
            s.emit(CUBES_GAINED, seat, kind, advantage.gain[kind])
    gold = advantage.gain[KINDS]
    if gold > 0:
        s.add_gold(seat, gold)
        s.emit(GOLD_GAINED, seat, gold)
    if advantage.points > 0:
        s.add_points(seat, advantage.points)
        s.emit(POINTS_GAINED, seat, advantage.points)
    if card == OTTO:
        s.black_worker = seat
        s.emit(BLACK_WORKER_JOINED, seat)


def score_priory(s: Pillars) -> None:
    """2 points at the first space, 1 at the second, more with Prior Philip (PE-7.5.1)."""
    for place in range(2):
        seat = s.at(AT_PRIORY + place)
        if seat == NOBODY:
            continue
        points = s.box.priory_points[place]
        if s.owns(seat, PHILIP):
            points += s.box.philips_points
        s.add_points(seat, points)
        s.emit(PRIORY_SCORED, seat, AT_PRIORY + place, points)


def produce(s: Pillars, kind: i64) -> None:
    """Cubes for the resource cards of a kind, then the income of persons (PE-7.6)."""
    for turn in range(s.seats):
        seat = s.in_order(turn)
        cubes: i64 = 0
        for card in range(RESOURCE_COUNT):
            if s.resource(card) == seat and s.box.resource_cards[card].kind == kind:
                cubes += card_yield(s, seat, card)
                s.set_resource(card, LEFT_OUT)
        if cubes > 0:
            s.take_cubes(seat, kind, cubes)
            s.emit(CUBES_PRODUCED, seat, kind, cubes)
        for advantage in range(ADVANTAGE_COUNT):
            income = s.box.advantages[advantage].income[kind]
            if income > 0 and s.owns(seat, advantage):
                s.take_cubes(seat, kind, income)
                s.emit(INCOME_RECEIVED, seat, advantage, kind, income)


def card_yield(s: Pillars, seat: i64, card: i64) -> i64:
    """Volunteers add to every card, the winter takes from those of the unprotected (PE-7.6.2)."""
    amount = s.box.resource_cards[card].amount
    if s.event == VOLUNTEERS:
        return amount + s.box.volunteers
    if s.event == HARD_WINTER and not s.is_protected(seat):
        return amount + s.box.winter
    return amount


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class Recruitment(RecruitmentStep):
    """The craftsman at one of the two spaces of Shiring joins a builder's owner for free
    (PE-7.10.1, R29); without a builder he leaves the game (PE-7.10.2)."""

    def run(self, s: Pillars) -> None:
        craftsman = s.at_shiring(self.place)
        s.set_at_shiring(self.place, NOTHING)
        if craftsman == NOTHING:
            return
        seat = s.at(AT_SHIRING + self.place)
        if seat == NOBODY:
            s.emit(CRAFTSMAN_REMOVED, craftsman)
            return
        s.emit(CRAFTSMAN_RECRUITED, seat, craftsman)
        join_row(s, seat, craftsman)


def take_grey_workers(s: Pillars) -> None:
    """Two grey workers for the next round; in the last round they help nobody (PE-7.11.1)."""
    seat = s.at(AT_CASTLE)
    if seat != NOBODY and not s.last_round():
        s.next_grey_workers = seat
        s.emit(GREY_WORKERS_TAKEN, seat, s.box.grey_workers)


def change_starting_player(s: Pillars) -> None:
    """Whoever sent a builder starts the next round, else the left neighbour (PE-7.14.1)."""
    if s.last_round():
        return
    seat = s.at(AT_START)
    s.starting_player = s.in_order(1) if seat == NOBODY else seat
    s.emit(STARTING_PLAYER_CHANGED, s.starting_player)
