"""The unfinished business of a position: what may wait, on top of what, and how it is written."""

from typing import Any, Final

from stavitel.engine.business import (
    Kind,
    check_options,
    check_order,
    check_phase,
    read_frame,
    written,
)
from stavitel.engine.core import Frame
from stavitel.games.red_cathedral.build import Deliveries
from stavitel.games.red_cathedral.cards import (
    DIE_COUNT,
    INFLUENCE,
    INFLUENCE_COUNT,
    IVAN,
    KINDS,
    MARKET_SPACES,
    PHASES,
    QUADRANTS,
    RESOURCE_COUNT,
    SITE_SIZE,
    SOLO_CARD_COUNT,
    TILE_COUNT,
)
from stavitel.games.red_cathedral.claim import ClaimChoice
from stavitel.games.red_cathedral.dice import RollDie
from stavitel.games.red_cathedral.influence import (
    FirstToken,
    Offering,
    SecondToken,
    TileActivation,
)
from stavitel.games.red_cathedral.ivan import CollectTiles, IvanMove, IvanTask, IvanTurn
from stavitel.games.red_cathedral.ivan_choices import IvanClaimChoice, IvanOrnamentChoice
from stavitel.games.red_cathedral.market import MarketTurn
from stavitel.games.red_cathedral.optional import RerollChoice, TurnCloses, TurnEnd
from stavitel.games.red_cathedral.reading import BUYING, EXCHANGING, OFFERING, SELLING
from stavitel.games.red_cathedral.row import DealTask, DealTaskDie
from stavitel.games.red_cathedral.scoring import FinalScoring
from stavitel.games.red_cathedral.setup import (
    ChooseBoard,
    DealCathedralCard,
    DealInfluenceCard,
    DealToken,
    DealWorkshopTile,
    DrawBuildingPlan,
    DrawStartingPlayer,
    IvanFirstClaim,
    PlaceDie,
)
from stavitel.games.red_cathedral.state import GAME_END, Cathedral
from stavitel.games.red_cathedral.stock import obtainable
from stavitel.games.red_cathedral.track import can_lose_prestige
from stavitel.games.red_cathedral.trade import ExchangeGet, ExchangeGive, Trade
from stavitel.games.red_cathedral.turn import NextTurn, PlayerTurn, next_side
from stavitel.games.red_cathedral.verbs import MOST_TAKEN
from stavitel.games.red_cathedral.workshop import TakeAmount, TileChoice

_DECISIONS: Final = (
    "player_turn market_turn deliveries claim_choice tile_choice take_amount trade exchange_give"
    " exchange_get offering first_token second_token tile_activation turn_closes"
)
_BY_INFLUENCE: Final = "market_turn"

_KINDS: Final = [
    Kind(IvanFirstClaim, "", "", "setup"),
    Kind(DrawStartingPlayer, "", "", "setup"),
    Kind(DealTask, "number", "deal_task deal_task_die", "setup"),
    Kind(DealTaskDie, "number", "ivan_first_claim deal_task_die ivan_move", ""),
    Kind(ChooseBoard, "seat", "draw_starting_player deal_task choose_board", "setup"),
    Kind(DrawBuildingPlan, "", "draw_starting_player deal_task choose_board", "setup"),
    Kind(
        DealWorkshopTile,
        "spot",
        "draw_starting_player deal_task choose_board deal_workshop_tile",
        "setup",
    ),
    Kind(DealCathedralCard, "spot", "deal_workshop_tile deal_cathedral_card", "setup"),
    Kind(PlaceDie, "die", "draw_building_plan place_die", "setup"),
    Kind(DealInfluenceCard, "quadrant", "place_die deal_influence_card", "setup"),
    Kind(DealToken, "space", "deal_influence_card deal_token", "setup"),
    Kind(NextTurn, "side", "", "play"),
    Kind(FinalScoring, "", "", "play"),
    Kind(PlayerTurn, "seat", "next_turn", "play"),
    Kind(TurnCloses, "seat", "next_turn", "play"),
    Kind(TurnEnd, "seat", "next_turn", "play"),
    Kind(ClaimChoice, "seat", "turn_closes", "play"),
    Kind(TileChoice, "seat tile", "turn_closes", "play"),
    Kind(TakeAmount, "seat good amount amount", "turn_closes market_turn", "play"),
    Kind(Deliveries, "seat deliveries once once", "next_turn market_turn", "play"),
    Kind(MarketTurn, "seat die parts", "next_turn", "play"),
    Kind(Trade, "seat influence once", _BY_INFLUENCE, "play"),
    Kind(ExchangeGive, "seat influence once", _BY_INFLUENCE, "play"),
    Kind(ExchangeGet, "seat influence kind deliveries", _BY_INFLUENCE, "play"),
    Kind(Offering, "seat influence kinds", _BY_INFLUENCE, "play"),
    Kind(FirstToken, "seat", _BY_INFLUENCE, "play"),
    Kind(SecondToken, "seat good", _BY_INFLUENCE, "play"),
    Kind(TileActivation, "seat", _BY_INFLUENCE, "play"),
    Kind(RerollChoice, "seat", _DECISIONS, "play"),
    Kind(RollDie, "die", f"next_turn roll_die ivan_task {_DECISIONS}", "play"),
    Kind(IvanTurn, "", "next_turn", "play"),
    Kind(IvanMove, "", "next_turn", "play"),
    Kind(IvanTask, "", "next_turn", "play"),
    Kind(CollectTiles, "", "ivan_move", "play"),
    Kind(IvanClaimChoice, "seat", "next_turn", "play"),
    Kind(IvanOrnamentChoice, "seat", "collect_tiles", "play"),
]
"""Everything that can wait on the stack, each with what it may rest on; nothing named means that
it lies at the bottom."""

_TRADES: Final = {
    "trade": [SELLING, BUYING],
    "exchange_give": [EXCHANGING],
    "exchange_get": [EXCHANGING],
    "offering": [OFFERING],
}

KIND_OF: Final = {kind.name: kind for kind in _KINDS}

_MOST: Final = {
    "number": SOLO_CARD_COUNT - 1,
    "spot": SITE_SIZE - 1,
    "die": DIE_COUNT - 1,
    "quadrant": QUADRANTS - 1,
    "space": MARKET_SPACES - 1,
    "tile": TILE_COUNT - 1,
    "good": RESOURCE_COUNT - 1,
    "kind": KINDS - 1,
    "kinds": (1 << KINDS) - 1,
    "amount": MOST_TAKEN,
    "deliveries": 9,
    "parts": 7,
    "once": 1,
    "influence": INFLUENCE_COUNT - 1,
}


def make_frame(s: Cathedral, text: str) -> Frame[Any]:
    """The frame written as its name and numbers; raises ValueError where there is none."""
    return read_frame(KIND_OF, text, lambda kind, number: _number(s, kind, number))


def _number(s: Cathedral, kind: str, text: str) -> int:
    most = _MOST.get(kind, int(s.seats()) - 1)
    if kind == "side" and s.solo() and text == str(IVAN):
        return IVAN
    if not (text.isascii() and text.isdecimal()) or int(text[:9]) > most:
        raise ValueError(f"{kind}: expected a number from 0 to {most}; got '{text[:40]}'")
    return int(text)


# what can be wrong


def check_pending(s: Cathedral) -> list[str]:
    """What is wrong with the unfinished business; nothing, if the game can go on from it."""
    if not s.stack:
        return [] if s.phase() == GAME_END else ["expected phase game_end: nothing is left to do"]
    faults = check_order(s, KIND_OF) + check_phase(s, KIND_OF, PHASES[s.phase()])
    for frame in s.stack:
        wrong = check_numbers(s, frame)
        if wrong:
            faults.append(f"'{written(frame)}': {wrong}")
    return faults or check_turn(s) or check_options(s)


def check_turn(s: Cathedral) -> list[str]:
    """All that is decided in a turn is decided by the seat whose turn it is (RC-4.3)."""
    if s.stack[0].name() != "next_turn":
        return []
    faults: list[str] = []
    for frame in s.stack[1:]:
        by_ivan = frame.name() in ("ivan_claim_choice", "ivan_ornament_choice")
        if frame.asks < 0 or by_ivan:
            continue
        if [int(next_side(s, frame.asks))] != s.stack[0].args():
            faults.append(f"'{written(frame)}': expected the seat before '{written(s.stack[0])}'")
    return faults


def check_numbers(s: Cathedral, frame: Frame[Any]) -> str:
    """Trades belong to an action of their kind, gains can be had, a re-roll can be paid."""
    name, args = frame.name(), frame.args()
    kinds = _TRADES.get(name, [])
    if kinds and s.box.influence[args[1]].kind not in kinds:
        return f"{INFLUENCE[args[1]]} is no action of this kind"
    if name == "take_amount" and not args[2] <= args[3] <= obtainable(s, args[0], args[1], args[3]):
        return "expected no more than the supply and the inventory allow"
    if name == "reroll_choice" and (s.rerolled() != 0 or not can_lose_prestige(s, args[0])):
        return "expected prestige to lose, and no re-roll before"
    return ""
