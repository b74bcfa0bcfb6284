"""What sentences about an action or a decision want to know beyond its arguments."""

from stavitel.engine.bits import count
from stavitel.games.red_cathedral.build import Deliveries, ornament_pieces
from stavitel.games.red_cathedral.cards import (
    KINDS,
    MATERIALS,
    RESOURCES,
    RUBLES,
    WHITE_1,
    floor_of,
    spot_at,
    tower_of,
)
from stavitel.games.red_cathedral.components import section_type
from stavitel.games.red_cathedral.dice import RollDie
from stavitel.games.red_cathedral.fields import NOTHING
from stavitel.games.red_cathedral.influence import Offering, SecondToken
from stavitel.games.red_cathedral.ivan_choices import IvanOrnamentChoice, next_ornament
from stavitel.games.red_cathedral.market import MarketTurn, end_space, others_on
from stavitel.games.red_cathedral.reading import OFFERING, SELLING
from stavitel.games.red_cathedral.row import DealTask, DealTaskDie
from stavitel.games.red_cathedral.setup import (
    DealCathedralCard,
    DealInfluenceCard,
    DealToken,
    DealWorkshopTile,
    PlaceDie,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.stock import obtainable
from stavitel.games.red_cathedral.trade import ExchangeGet, ExchangeGive, Trade
from stavitel.games.red_cathedral.turn import PlayerTurn
from stavitel.games.red_cathedral.verbs import (
    ACTIVATE,
    CLAIM,
    DECORATE,
    DELIVER,
    EXCHANGE_PRESTIGE,
    GET,
    GIVE,
    IVAN_CLAIM,
    IVAN_DECORATE,
    LAY_FACE_DOWN,
    LAY_FACE_UP,
    MOVE_DIE,
    REROLL_SPACE,
    SWAP_TOKEN,
    TAKE,
    TAKE_RESOURCES,
    USE_INFLUENCE,
)
from stavitel.games.red_cathedral.workshop import TakeAmount, TileChoice, tile_amount, tile_good


def action_notes(s: Cathedral, action: int) -> dict[str, int]:
    """What lies where the action points, what it costs and what it brings."""
    if not s.stack:
        return {}
    if action == EXCHANGE_PRESTIGE.of():
        seat, due = s.stack[-1].asks, s.box.exchange_rubles
        return {"gain.rubles": int(obtainable(s, seat, RUBLES, due))}
    if REROLL_SPACE.holds(action):
        return space_notes(s, int(REROLL_SPACE.value(action)))
    if MOVE_DIE.holds(action):
        return move_notes(s, int(MOVE_DIE.first(action)), int(MOVE_DIE.second(action)))
    if SWAP_TOKEN.holds(action):
        return {"space": int(s.token_space(SWAP_TOKEN.value(action)))}
    if USE_INFLUENCE.holds(action):
        return influence_notes(s, int(USE_INFLUENCE.value(action)))
    for verb in (CLAIM, IVAN_CLAIM, DELIVER, DECORATE, IVAN_DECORATE):
        if verb.holds(action):
            return site_notes(s, action, int(spot_at(verb.first(action), verb.second(action))))
    return chance_notes(s) or board_notes(s, action) or trade_notes(s, action)


def chance_notes(s: Cathedral) -> dict[str, int]:
    """Where chance puts what it draws."""
    top = s.stack[-1]
    if isinstance(top, DealToken):
        return {"space": int(top.space)}
    if isinstance(top, DealInfluenceCard):
        return {"quadrant": int(top.quadrant) + 1}
    if isinstance(top, PlaceDie):
        return {"space": int(s.token_space(s.box.first_die_on) + top.number) % 8}
    if isinstance(top, RollDie):
        return {"space": int(s.die_space(top.die))}
    if isinstance(top, DealCathedralCard | DealWorkshopTile):
        return {"tower": int(tower_of(top.spot)), "floor": int(floor_of(top.spot))}
    if isinstance(top, DealTask | DealTaskDie):
        return {"number": int(top.place) + 1}
    return {}


def space_notes(s: Cathedral, space: int) -> dict[str, int]:
    return {"good": int(s.token(space)), "dice": int(s.dice_on(space))}


def move_notes(s: Cathedral, die: int, steps: int) -> dict[str, int]:
    space = int(end_space(s, die, steps))
    return {
        "space": space,
        "good": int(s.token(space)),
        "dice": int(others_on(s, space, die)) + 1,
        "value": int(s.die_value(die)),
        "pay.rubles": steps * int(s.box.step_cost),
    }


def site_notes(s: Cathedral, action: int, spot: int) -> dict[str, int]:
    """The section an action is about, its cost and reward, what an ornament takes and gives."""
    section = int(s.section(spot))
    if section == NOTHING:
        return {"section": -1, "tile": -1, "ornament": -1}
    printed = s.box.sections[section]
    notes = {"section": section}
    if CLAIM.holds(action) or IVAN_CLAIM.holds(action):
        notes["tile"] = int(s.tile(spot))
        notes["gain.recognition"] = int(printed.recognition)
        notes["gain.rubles"] = int(printed.rubles)
        for kind, name in enumerate(MATERIALS):
            notes[f"cost.{name}"] = int(printed.cost[kind])
    elif DELIVER.holds(action):
        notes["missing"] = int(printed.total - s.delivered(spot))
    else:
        ornament = int(section_type(section))
        notes["ornament"] = ornament
        if IVAN_DECORATE.holds(action):
            notes["gain.prestige"] = int(s.box.ivan_ornament_prestige)
            return notes
        jewels = int(DECORATE.third(action))
        notes["gain.prestige"] = int(s.box.jewel_prestige[jewels])
        for kind in range(KINDS):
            notes[f"pay.{MATERIALS[kind]}"] = int(ornament_pieces(s, ornament, jewels, kind))
    return notes


def board_notes(s: Cathedral, action: int) -> dict[str, int]:
    """The tile a slot gets or holds, and how much a gain brings."""
    top = s.stack[-1]
    seat = int(top.asks)
    if isinstance(top, TileChoice) and LAY_FACE_UP.holds(action):
        slot = int(LAY_FACE_UP.value(action))
        price = int(s.box.slot_cost(seat, s.board(seat), slot))
        return {**slot_notes(s, seat, slot, int(top.tile)), "pay.rubles": price}
    if isinstance(top, TileChoice) and LAY_FACE_DOWN.holds(action):
        return slot_notes(s, seat, int(LAY_FACE_DOWN.value(action)), int(top.tile))
    if isinstance(top, TakeAmount) and TAKE.holds(action):
        return {"good": int(top.good)}
    if isinstance(top, MarketTurn) and action == TAKE_RESOURCES.of():
        space = int(s.die_space(top.die))
        good = int(s.token(space))
        due = int(s.box.token_amount[good] * s.dice_on(space))
        return {"good": good, "amount": int(obtainable(s, seat, good, due))}
    if ACTIVATE.holds(action) and seat >= 0:
        tile = int(s.slot_tile(seat, ACTIVATE.value(action)))
        if tile == NOTHING:
            return {"tile": -1, "good": -1, "amount": 0}
        good = int(tile_good(s, tile))
        amount = int(obtainable(s, seat, good, tile_amount(s, tile)))
        return {"tile": tile, "good": good, "amount": amount}
    return {}


def slot_notes(s: Cathedral, seat: int, slot: int, tile: int) -> dict[str, int]:
    ornament = int(s.locked(seat, slot)) if slot < WHITE_1 else NOTHING
    return {"tile": tile, "ornament": ornament}


def influence_notes(s: Cathedral, action: int) -> dict[str, int]:
    """What an influence action takes and brings, each time it is used."""
    influence = s.box.influence[action]
    given = "material"
    if influence.give > 1:
        given = "different" if influence.kind == OFFERING else "same"
    notes = {
        "pay.rubles": int(influence.pay),
        f"pay.{given}": int(influence.give),
        "gain.material": int(influence.get),
        "gain.delivery": int(influence.deliver),
        "gain.rubles": int(influence.rubles),
        "gain.recognition": int(influence.recognition),
        "gain.prestige": int(influence.prestige),
    }
    return {name: n for name, n in notes.items() if n}


def trade_notes(s: Cathedral, action: int) -> dict[str, int]:
    """What one step of a trade takes and brings."""
    top = s.stack[-1]
    if not isinstance(top, Trade | ExchangeGive | ExchangeGet | Offering):
        return {}
    influence = s.box.influence[top.action]
    if GIVE.holds(action):
        name = RESOURCES[GIVE.value(action)]
        if influence.kind == OFFERING:
            return {f"pay.{name}": 1}
        notes = {f"pay.{name}": int(influence.give)}
        if influence.kind == SELLING:
            return {**notes, "gain.rubles": int(influence.rubles)}
        return {**notes, "pay.rubles": int(influence.pay)}
    if GET.holds(action):
        notes = {f"gain.{RESOURCES[GET.value(action)]}": 1}
        return {**notes, "pay.rubles": int(influence.pay)} if isinstance(top, Trade) else notes
    return {}


def decision_notes(s: Cathedral) -> dict[str, int]:
    """What is being decided, and by whom."""
    top = s.stack[-1]
    if top.asks < 0:
        notes = chance_notes(s)
        return {**notes, "die": int(top.die)} if isinstance(top, RollDie) else notes
    notes = {"seat": int(top.asks)}
    if isinstance(top, PlayerTurn):
        notes["rubles"] = int(s.rubles(top.seat))
        notes["track"] = int(s.track(top.seat))
    elif isinstance(top, TileChoice):
        notes["tile"] = int(top.tile)
        notes["rubles"] = int(s.rubles(top.seat))
    elif isinstance(top, TakeAmount):
        notes["good"] = int(top.good)
        notes["amount"] = int(top.most)
    elif isinstance(top, Deliveries):
        notes["left"] = int(top.left)
    elif isinstance(top, MarketTurn):
        space = int(s.die_space(top.die))
        notes.update({"die": int(top.die), "space": space, "good": int(s.token(space))})
    elif isinstance(top, SecondToken):
        notes["good"] = int(top.first)
    elif isinstance(top, IvanOrnamentChoice):
        notes["ornament"] = int(next_ornament(s))
    elif isinstance(top, Trade | ExchangeGive | ExchangeGet | Offering):
        notes["influence"] = int(top.action)
        notes["amount"] = int(s.box.influence[top.action].give)
        if isinstance(top, ExchangeGet):
            notes["left"] = int(top.left)
        if isinstance(top, Offering):
            notes["left"] = int(s.box.influence[top.action].give - count(top.given))
    return notes
