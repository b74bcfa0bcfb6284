"""What sentences about an action or a decision want to know beyond its arguments."""

from stavitel.engine.bits import count
from stavitel.games.red_cathedral.build import Deliveries
from stavitel.games.red_cathedral.cards import IVAN, MATERIALS, floor_of, spot_at, tower_of
from stavitel.games.red_cathedral.components import section_type
from stavitel.games.red_cathedral.dice import RollDie
from stavitel.games.red_cathedral.fields import NOTHING
from stavitel.games.red_cathedral.influence import (
    Offering,
    SecondToken,
    prestige_of,
    recognition_of,
)
from stavitel.games.red_cathedral.ivan_choices import IvanOrnamentChoice, next_ornament
from stavitel.games.red_cathedral.market import MarketTurn
from stavitel.games.red_cathedral.reading import GAINING, OFFERING
from stavitel.games.red_cathedral.row import DealTask, DealTaskDie
from stavitel.games.red_cathedral.setup import (
    DealCathedralCard,
    DealInfluenceCard,
    DealToken,
    DealWorkshopTile,
    PlaceDie,
    space_of_die,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.trade import ExchangeGet, ExchangeGive, Trade
from stavitel.games.red_cathedral.trial import Trial
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
from stavitel.games.red_cathedral.workshop import TakeAmount, TileChoice, tile_good


def action_notes(s: Cathedral, action: int) -> dict[str, int]:
    """What lies where the action points, what it costs and what it brings."""
    if not s.stack:
        return {}
    if s.stack[-1].asks < 0:
        return chance_notes(s)
    if MOVE_DIE.holds(action):
        return move_notes(s, action, int(MOVE_DIE.first(action)))
    if REROLL_SPACE.holds(action):
        return space_notes(s, int(REROLL_SPACE.value(action)))
    if SWAP_TOKEN.holds(action):
        return {"space": int(s.token_space(SWAP_TOKEN.value(action)))}
    if USE_INFLUENCE.holds(action):
        return influence_notes(s, action)
    for verb in (CLAIM, IVAN_CLAIM, DELIVER, DECORATE, IVAN_DECORATE):
        if verb.holds(action):
            return site_notes(s, action, int(spot_at(verb.first(action), verb.second(action))))
    if EXCHANGE_PRESTIGE.holds(action) or GIVE.holds(action) or GET.holds(action):
        return trade_notes(s, action)
    return board_notes(s, action)


def chance_notes(s: Cathedral) -> dict[str, int]:
    """Where chance puts what it draws."""
    top = s.stack[-1]
    if isinstance(top, DealToken):
        return {"space": int(top.space)}
    if isinstance(top, DealInfluenceCard):
        return {"quadrant": int(top.quadrant) + 1}
    if isinstance(top, PlaceDie):
        return {"space": int(space_of_die(s, top.number))}
    if isinstance(top, RollDie):
        return {"space": int(s.die_space(top.die))}
    if isinstance(top, DealCathedralCard | DealWorkshopTile):
        return {"tower": int(tower_of(top.spot)), "floor": int(floor_of(top.spot))}
    if isinstance(top, DealTask | DealTaskDie):
        return {"number": int(top.place) + 1}
    return {}


def space_notes(s: Cathedral, space: int) -> dict[str, int]:
    return {"space": space, "good": int(s.token(space)), "dice": int(s.dice_on(space))}


def move_notes(s: Cathedral, action: int, die: int) -> dict[str, int]:
    """Where a die gets, with how many dice it lies there, and the price of the way."""
    trial = Trial(s, action)
    there = space_notes(trial.after, int(trial.after.die_space(die)))
    return {"value": int(s.die_value(die))} | there | trial.paid(s.stack[-1].asks)


def site_notes(s: Cathedral, action: int, spot: int) -> dict[str, int]:
    """The section an action is about, its cost and reward, what an ornament takes and gives."""
    section = int(s.section(spot))
    if section == NOTHING:
        return {"section": -1, "tile": -1, "ornament": -1}
    printed = s.box.sections[section]
    notes = {"section": section}
    if DELIVER.holds(action):
        return notes | {"missing": int(printed.total - s.delivered(spot))}
    if DECORATE.holds(action) or IVAN_DECORATE.holds(action):
        side = IVAN if IVAN_DECORATE.holds(action) else s.stack[-1].asks
        trial = Trial(s, action)
        notes["ornament"] = int(section_type(section))
        return notes | trial.paid(side) | trial.gained(side)
    notes["tile"] = int(s.tile(spot))
    notes["gain.recognition"] = int(printed.recognition)
    notes["gain.rubles"] = int(printed.rubles)
    return notes | {f"cost.{name}": int(printed.cost[n]) for n, name in enumerate(MATERIALS)}


def board_notes(s: Cathedral, action: int) -> dict[str, int]:
    """The tile a slot gets or holds, and how much a gain brings."""
    top = s.stack[-1]
    seat = int(top.asks)
    if isinstance(top, TileChoice) and (LAY_FACE_UP.holds(action) or LAY_FACE_DOWN.holds(action)):
        verb = LAY_FACE_UP if LAY_FACE_UP.holds(action) else LAY_FACE_DOWN
        laid = {"tile": int(top.tile), "ornament": int(s.locked(seat, verb.value(action)))}
        return laid | Trial(s, action).paid(seat)
    if isinstance(top, TakeAmount) and TAKE.holds(action):
        return {"good": int(top.good)}
    if isinstance(top, MarketTurn) and action == TAKE_RESOURCES.of():
        good = int(s.token(s.die_space(top.die)))
        return {"good": good, "amount": Trial(s, action).offered(seat, good)}
    if ACTIVATE.holds(action):
        tile = int(s.slot_tile(seat, ACTIVATE.value(action)))
        if tile == NOTHING:
            return {"tile": -1, "good": -1, "amount": 0}
        good = int(tile_good(s, tile))
        return {"tile": tile, "good": good, "amount": Trial(s, action).offered(seat, good)}
    return {}


def influence_notes(s: Cathedral, action: int) -> dict[str, int]:
    """What an influence action takes and brings: at once, or each time a trade is made."""
    influence = s.box.influence[USE_INFLUENCE.value(action)]
    if influence.kind == GAINING:
        trial = Trial(s, action)
        return trial.paid(s.stack[-1].asks) | trial.gained(s.stack[-1].asks)
    given = "material"
    if influence.give > 1:
        given = "different" if influence.kind == OFFERING else "same"
    notes = {
        "pay.rubles": int(influence.pay),
        f"pay.{given}": int(influence.give),
        "gain.material": int(influence.get),
        "gain.delivery": int(influence.deliver),
        "gain.rubles": int(influence.rubles),
        "gain.recognition": int(recognition_of(s, USE_INFLUENCE.value(action))),
        "gain.prestige": int(prestige_of(s, USE_INFLUENCE.value(action))),
    }
    return {name: n for name, n in notes.items() if n}


def trade_notes(s: Cathedral, action: int) -> dict[str, int]:
    """What one step of a trade takes and brings."""
    top = s.stack[-1]
    trial = Trial(s, action)
    if isinstance(top, Offering) and GIVE.holds(action):
        return trial.paid(top.asks)  # the reward is for all gifts together
    return trial.paid(top.asks) | trial.gained(top.asks)


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
