"""What one seat may know of the table, in words (PE-3.6)."""

from msgspec import UNSET
from mypy_extensions import i64

from stavitel.engine.bits import count, has, members
from stavitel.engine.seen import waiting_for, word, words
from stavitel.games.pillars.cards import (
    ADVANTAGES,
    AREAS,
    AT_BISHOP,
    AT_CASTLE,
    AT_COURT,
    AT_KINGSBRIDGE,
    AT_MARKET,
    AT_PRIORY,
    AT_SHIRING,
    AT_START,
    COLOURS,
    CRAFTSMEN,
    GOODS,
    HAPPENINGS,
    METAL,
    NOBODY,
    NOTHING,
    PHASES,
    RESOURCES,
    ROUNDS,
    SAND,
    STONE,
    VARIANTS,
    WOOD,
)
from stavitel.games.pillars.cathedral import converting_seat
from stavitel.games.pillars.fields import OFFERED, STATE
from stavitel.games.pillars.printed import work_of
from stavitel.games.pillars.state import Pillars, first_space, spaces
from stavitel.games.pillars.views import (
    Builders,
    Decks,
    Offer,
    PillarsView,
    Player,
    Work,
)


def view(s: Pillars, seat: int) -> PillarsView:
    """Everything open, and the coming event for the seat that has foreseen it."""
    foresees = seat != NOBODY and seat == s.seer()
    return PillarsView(
        variant=VARIANTS[0],
        switches=STATE.choices(s),
        round=s.round,
        phase=PHASES[s.phase],
        area=None if s.area == 0 else AREAS[s.area],
        starting_player=word(COLOURS, s.starting_player),
        offer=Offer(
            resources=resources(s, OFFERED), craftsmen=words(CRAFTSMEN, s.craftsmen_offered)
        ),
        event=word(HAPPENINGS, s.event),
        protected=words(COLOURS, s.protected),
        past_events=words(HAPPENINGS, s.past_events()),
        kingsbridge=[word(ADVANTAGES, s.at_kingsbridge(place)) for place in range(2)],
        shiring=[word(CRAFTSMEN, s.at_shiring(place)) for place in range(2)],
        builders=builders(s),
        price=s.price(),
        cost_track=cost_track(s),
        drawn=word(COLOURS, s.drawn),
        returned=s.returned,
        city_wall=words(COLOURS, s.walled),
        tax=None if s.tax == NOTHING else s.tax,
        market={
            "wood": int(s.on_board(WOOD)),
            "stone": int(s.on_board(STONE)),
            "sand": int(s.on_board(SAND)),
        },
        court_metal=s.on_board(METAL),
        supply={GOODS[kind]: int(s.supply(kind)) for kind in range(len(GOODS))},
        grey_workers=word(COLOURS, s.grey_workers),
        next_grey_workers=word(COLOURS, s.next_grey_workers),
        black_worker=word(COLOURS, s.black_worker),
        players=[player(s, other) for other in range(s.seats)],
        decks=Decks(events=ROUNDS - count(s.revealed), advantages=2 * ROUNDS - count(s.shown)),
        past_advantages=words(ADVANTAGES, s.past_advantages()),
        looked=s.looked,
        waiting=waiting_for(s, COLOURS),
        foreseen=HAPPENINGS[s.foreseen] if foresees else UNSET,
    )


def player(s: Pillars, seat: int) -> Player:
    """All that lies before a player is open."""
    return Player(
        seat=COLOURS[seat],
        points=s.points(seat),
        gold=s.gold(seat),
        goods={GOODS[kind]: int(s.held(seat, kind)) for kind in range(len(GOODS))},
        craftsmen=words(CRAFTSMEN, s.row(seat)),
        craftsman_limit=s.craftsman_limit(seat),
        work={CRAFTSMEN[c]: work(s, seat, c) for c in members(int(s.row(seat)))},
        advantages=words(ADVANTAGES, s.cards(seat)),
        resources=resources(s, seat),
        workers=s.free_workers(seat),
        mill_workers=s.mill_workers(seat),
        all_workers=s.all_workers(seat),
        bag=s.bag(seat),
        aside=s.aside(seat),
        passed=has(s.passed, seat),
        bought=words(GOODS, s.bought(seat)),
        converted=has(s.converted, seat),
    )


def work(s: Pillars, seat: int, craftsman: int) -> Work:
    """The work of a craftsman; how often he has been used is known while the seat converts."""
    card = s.box.craftsmen[craftsman]
    if converting_seat(s) != seat:
        return work_of(card, card.capacity, 0)
    return work_of(card, s.capacity(craftsman), s.used(craftsman))


def builders(s: Pillars) -> Builders:
    return Builders(
        bishop=word(COLOURS, s.at(AT_BISHOP)),
        kingsbridge_1=word(COLOURS, s.at(AT_KINGSBRIDGE)),
        kingsbridge_2=word(COLOURS, s.at(AT_KINGSBRIDGE + 1)),
        priory_1=word(COLOURS, s.at(AT_PRIORY)),
        priory_2=word(COLOURS, s.at(AT_PRIORY + 1)),
        court=all_at(s, AT_COURT),
        shiring_1=word(COLOURS, s.at(AT_SHIRING)),
        shiring_2=word(COLOURS, s.at(AT_SHIRING + 1)),
        castle=word(COLOURS, s.at(AT_CASTLE)),
        market=all_at(s, AT_MARKET),
        start_player=word(COLOURS, s.at(AT_START)),
    )


def all_at(s: Pillars, place: i64) -> list[str]:
    """Whose builders stand at the court or the market, in order of arrival."""
    first = first_space(place)
    found = [int(s.at_space(space)) for space in range(first, first + spaces(place))]
    return [COLOURS[seat] for seat in found if seat != NOBODY]


def cost_track(s: Pillars) -> dict[str, str | None]:
    """Who waits at which price."""
    return {
        str(s.box.price(step)): word(COLOURS, s.waiting(step)) for step in range(s.box.free_step)
    }


def resources(s: Pillars, place: int) -> list[str]:
    return [name for card, name in enumerate(RESOURCES) if s.resource(card) == place]
