"""Everything that can wait on the stack, declared once: what each frame is made from, what it may
rest on, and in which phases it may be on top.

What rests on nothing lies at the bottom. After a change here, `python -m stavitel.declare` writes
`generated_frames.py` anew.
"""

from typing import Final

from stavitel.engine.frames import Frames, chance, decision, step

_AMOUNT: Final = "seat good least:amount most:amount"
_DELIVERIES: Final = "seat left:deliveries made:once main:once"
_TRADE: Final = "seat action:influence made:once"
_GET: Final = "seat action:influence given:kind left:deliveries"
_OFFERED: Final = "seat action:influence given:kinds"

_BOARDS: Final = "draw_starting_player deal_task choose_board"
_TILE_DEALS: Final = f"{_BOARDS} deal_workshop_tile"
_CARD_DEALS: Final = "deal_workshop_tile deal_cathedral_card"
_DIE_PLACES: Final = "draw_building_plan place_die"
_INFLUENCE_DEALS: Final = "place_die deal_influence_card"
_TOKEN_DEALS: Final = "deal_influence_card deal_token"
_TASK_DEALS: Final = "deal_task deal_task_die"
_DIE_DEALS: Final = "ivan_first_claim deal_task_die ivan_move"
_DECISIONS: Final = (
    "player_turn market_turn deliveries claim_choice tile_choice take_amount trade exchange_give"
    " exchange_get offering first_token second_token tile_activation turn_closes"
)
_ROLLS: Final = f"next_turn roll_die ivan_task {_DECISIONS}"

FRAMES: Final = Frames(
    "stavitel.games.red_cathedral",
    [
        step("setup", "ivan_first_claim", phases="setup"),
        chance("setup", "draw_starting_player", phases="setup"),
        chance("row", "deal_task", "place:number", on=_TASK_DEALS, phases="setup"),
        chance("row", "deal_task_die", "place:number", on=_DIE_DEALS),
        decision("setup", "choose_board", on=_BOARDS, phases="setup"),
        chance("setup", "draw_building_plan", on=_BOARDS, phases="setup"),
        chance("setup", "deal_workshop_tile", "spot", on=_TILE_DEALS, phases="setup"),
        chance("setup", "deal_cathedral_card", "spot", on=_CARD_DEALS, phases="setup"),
        chance("setup", "place_die", "number:die", on=_DIE_PLACES, phases="setup"),
        chance("setup", "deal_influence_card", "quadrant", on=_INFLUENCE_DEALS, phases="setup"),
        chance("setup", "deal_token", "space", on=_TOKEN_DEALS, phases="setup"),
        step("turn", "next_turn", "side", phases="play"),
        step("scoring", "final_scoring", phases="play"),
        decision("turn", "player_turn", on="next_turn", phases="play"),
        step("optional", "turn_closes", "seat", on="next_turn", phases="play"),
        decision("optional", "turn_end", on="next_turn", phases="play"),
        decision("claim", "claim_choice", on="turn_closes", phases="play"),
        decision("workshop", "tile_choice", "seat tile", on="turn_closes", phases="play"),
        decision("workshop", "take_amount", _AMOUNT, on="turn_closes market_turn", phases="play"),
        decision("build", "deliveries", _DELIVERIES, on="next_turn market_turn", phases="play"),
        decision("market", "market_turn", "seat die done:parts", on="next_turn", phases="play"),
        decision("trade", "trade", _TRADE, on="market_turn", phases="play"),
        decision("trade", "exchange_give", _TRADE, on="market_turn", phases="play"),
        decision("trade", "exchange_get", _GET, on="market_turn", phases="play"),
        decision("influence", "offering", _OFFERED, on="market_turn", phases="play"),
        decision("influence", "first_token", on="market_turn", phases="play"),
        decision("influence", "second_token", "seat first:good", on="market_turn", phases="play"),
        decision("influence", "tile_activation", on="market_turn", phases="play"),
        decision("optional", "reroll_choice", on=_DECISIONS, phases="play"),
        chance("dice", "roll_die", "die", on=_ROLLS, phases="play"),
        step("ivan", "ivan_turn", on="next_turn", phases="play"),
        step("ivan", "ivan_move", on="next_turn", phases="play"),
        step("ivan", "ivan_task", on="next_turn", phases="play"),
        step("ivan", "collect_tiles", on="ivan_move", phases="play"),
        decision("ivan_choices", "ivan_claim_choice", on="next_turn", phases="play"),
        decision("ivan_choices", "ivan_ornament_choice", on="collect_tiles", phases="play"),
    ],
)
