"""What is on the table, in words. Nothing is hidden, so all see the same (RC-14.1)."""

from msgspec import UNSET

from stavitel.engine.seen import waiting_for, word
from stavitel.games.red_cathedral.cards import (
    BANNER_PLACES,
    BOARD_SIDES,
    DICE,
    DIE_COUNT,
    INFLUENCE_CARDS,
    IVAN,
    MARKET_SPACES,
    MATERIALS,
    MOST_FLOORS,
    ORNAMENTS,
    PHASES,
    PLANS,
    QUADRANTS,
    RESOURCES,
    SECTION_TYPES,
    SECTIONS,
    SIDES_OF_THE_GAME,
    SLOTS,
    SOLO_CARD_COUNT,
    SOLO_CARDS,
    TILES,
    VARIANTS,
)
from stavitel.games.red_cathedral.components import section_type
from stavitel.games.red_cathedral.fields import NOTHING, OVER, STATE
from stavitel.games.red_cathedral.market import given_by
from stavitel.games.red_cathedral.printed import actions
from stavitel.games.red_cathedral.scoring import (
    contribution,
    leftover_points,
    score,
    tower_points,
    tower_value,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.stock import bank
from stavitel.games.red_cathedral.track import prestige
from stavitel.games.red_cathedral.views import (
    CathedralView,
    DieSeen,
    Floor,
    Ivan,
    MarketSpace,
    Player,
    Quadrant,
    SlotSeen,
    Source,
    TaskSeen,
    Tower,
)


def view(s: Cathedral, seat: int) -> CathedralView:
    """The whole table; who looks makes no difference."""
    return CathedralView(
        variant=VARIANTS[s.variant],
        switches=STATE.choices(s),
        phase=PHASES[s.phase],
        turn=int(s.turn),
        first_player=word(SIDES_OF_THE_GAME, s.first_player),
        ended_by=word(SIDES_OF_THE_GAME, s.ender),
        rerolled=s.rerolled,
        white_tile=word(SLOTS, s.white_tile),
        exchange_over=s.exchanging == OVER,
        plan=word(PLANS, s.plan),
        market=[market_space(s, space) for space in range(MARKET_SPACES)],
        influence=[quadrant(s, index) for index in range(QUADRANTS)],
        dice={DICE[die]: die_seen(s, die) for die in range(DIE_COUNT)},
        supply=supply(s),
        towers=[tower(s, index) for index in range(s.towers())],
        players=[player(s, other) for other in range(s.seats)],
        waiting=waiting_for(s, SIDES_OF_THE_GAME),
        ivan=ivan(s) if s.solo() else UNSET,
    )


def market_space(s: Cathedral, space: int) -> MarketSpace:
    good = int(s.token(space))
    return MarketSpace(
        space=space + 1,
        token=word(RESOURCES, good),
        amount=0 if good == NOTHING else s.box.token_amount[good],
        dice=[DICE[die] for die in range(DIE_COUNT) if s.die_space(die) == space],
        gives=0 if good == NOTHING else given_by(s, space, s.dice_on(space)),
        gives_next=0 if good == NOTHING else given_by(s, space, s.dice_on(space) + 1),
    )


def quadrant(s: Cathedral, index: int) -> Quadrant:
    card = int(s.influence_card(index))
    if card == NOTHING:
        return Quadrant(card=None, actions=[])
    return Quadrant(card=INFLUENCE_CARDS[card], actions=actions(s.box.influence_cards[card]))


def die_seen(s: Cathedral, die: int) -> DieSeen:
    return DieSeen(space=s.die_space(die) + 1, value=s.die_value(die))


def supply(s: Cathedral) -> dict[str, int]:
    return {**{name: int(s.supply(n)) for n, name in enumerate(MATERIALS)}, "rubles": int(bank(s))}


def tower(s: Cathedral, index: int) -> Tower:
    first = index * MOST_FLOORS
    sides = [int(s.side(number)) for number in range(s.sides())]
    return Tower(
        tower=index + 1,
        value=tower_value(s, index),
        contributions={SIDES_OF_THE_GAME[n]: int(contribution(s, index, n)) for n in sides},
        points={SIDES_OF_THE_GAME[n]: int(tower_points(s, index, n)) for n in sides},
        floors=[floor(s, spot) for spot in range(first, first + int(s.height(index)))],
    )


def floor(s: Cathedral, spot: int) -> Floor:
    """One section of a tower, bottom to top, with all that lies on it."""
    section = int(s.section(spot))
    if section == NOTHING:
        return Floor(
            section=None, type=None, cost={}, recognition=0, rubles=0, tile=None, banner=None,
            finished=False, ornament=None, pieces={},
        )  # fmt: skip
    printed = s.box.sections[section]
    return Floor(
        section=SECTIONS[section],
        type=SECTION_TYPES[section_type(section)],
        cost={name: int(printed.cost[kind]) for kind, name in enumerate(MATERIALS)},
        recognition=printed.recognition,
        rubles=printed.rubles,
        tile=word(TILES, s.tile(spot)),
        banner=word(SIDES_OF_THE_GAME, s.banner(spot)),
        finished=s.finished(spot),
        ornament=word(SIDES_OF_THE_GAME, s.ornament(spot)),
        pieces={name: int(s.pieces(spot, kind)) for kind, name in enumerate(MATERIALS)},
    )


def player(s: Cathedral, seat: int) -> Player:
    return Player(
        seat=SIDES_OF_THE_GAME[seat],
        own_die=DICE[s.colour(seat)],
        board=BOARD_SIDES[s.board(seat)],
        rubles=s.rubles(seat),
        inventory=materials(s, seat),
        capacity=s.capacity(seat),
        banners={name: int(s.banners(seat, place)) for place, name in enumerate(BANNER_PLACES)},
        workshop={name: slot_seen(s, seat, slot) for slot, name in enumerate(SLOTS)},
        track=s.track(seat),
        prestige=prestige(s, seat),
        ornaments=ornaments(s, seat),
        finished=s.finished_by(seat),
        points=points(s, seat),
    )


def slot_seen(s: Cathedral, seat: int, slot: int) -> SlotSeen:
    return SlotSeen(
        tile=word(TILES, s.slot_tile(seat, slot)),
        face_up=s.face_up(seat, slot),
        cost=s.slot_cost(seat, slot),
        ornament=word(ORNAMENTS, s.locked(seat, slot)),
    )


def ornaments(s: Cathedral, side: int) -> dict[str, int]:
    return {name: int(s.ornaments(side, kind)) for kind, name in enumerate(ORNAMENTS)}


def points(s: Cathedral, side: int) -> dict[Source, int]:
    """Prestige by source, as if the game ended now (section 12)."""
    towers = sum([int(tower_points(s, index, side)) for index in range(s.towers())])
    return {
        "track": int(prestige(s, side)),
        "leftovers": int(leftover_points(s, side)),
        "towers": towers,
        "total": int(score(s, side)),
    }


def ivan(s: Cathedral) -> Ivan:
    return Ivan(
        banners=s.ivan_banners,
        row=[task_seen(s, place) for place in range(SOLO_CARD_COUNT)],
        inventory=materials(s, IVAN),
        construction={name: int(s.stacked(kind)) for kind, name in enumerate(MATERIALS)},
        track=s.track(IVAN),
        prestige=prestige(s, IVAN),
        ornaments=ornaments(s, IVAN),
        finished=s.finished_by(IVAN),
        points=points(s, IVAN),
    )


def task_seen(s: Cathedral, place: int) -> TaskSeen:
    return TaskSeen(
        card=word(SOLO_CARDS, s.task(place)),
        die=word(DICE, s.task_die(place)),
        face_up=s.task_die(place) != NOTHING and place >= s.tasks_done,
    )


def materials(s: Cathedral, side: int) -> dict[str, int]:
    return {name: int(s.held(side, kind)) for kind, name in enumerate(MATERIALS)}
