"""Everything that can wait on the stack, declared once: what each frame is made from, what it may
rest on, and in which phases it may be on top.

Any of it may also lie at the bottom: then the game is over when it is done, which is handy for
looking at a single phase. After a change here, `python -m stavitel.declare` writes
`generated_frames.py` anew.
"""

from typing import Final

from stavitel.engine.frames import Frames, chance, decision, step

_DRAWING: Final = "draw_first_player mulligan draw_cards next_turn"
_BATCH: Final = "seat food:once wood:once stone:once"
_COST: Final = "seat food:cubes wood:cubes stone:cubes gold:cubes free:cubes"
_BUILT: Final = "place_building residence_choice place_prestige"

FRAMES: Final = Frames(
    "stavitel.games.caylus_magna_carta",
    [
        chance("setup", "draw_first_player", phases="setup"),
        decision("setup", "mulligan", on="draw_first_player mulligan", phases="setup"),
        step("drawing", "draw_cards", "seat cards", on=_DRAWING, phases="setup actions"),
        chance("drawing", "deal_card", "to:seat", on=_DRAWING, phases="setup actions"),
        step("setup", "lay_peddler", on="draw_first_player mulligan draw_cards", phases="setup"),
        chance("setup", "deal_neutral", on="lay_peddler deal_neutral", phases="setup"),
        step("rounds", "income_phase", phases="income"),
        step("rounds", "end_of_round", phases="end_round"),
        step("castle", "castle_phase", "turn", on="end_of_round", phases="castle"),
        step("castle", "continue_delivery", _BATCH, on="castle_phase", phases="castle"),
        decision("castle", "delivery", _BATCH, on="castle_phase", phases="castle"),
        step("effects", "effects_phase", "position", on="castle_phase", phases="buildings"),
        step("effects", "owner_bonus", "seat position", on="effects_phase", phases="buildings"),
        decision(
            "effects",
            "use_effect",
            "seat position role",
            on="effects_phase owner_bonus",
            phases="buildings",
        ),
        step("provost", "provost_phase", "turn", on="effects_phase", phases="provost"),
        decision("provost", "provost_turn", on="provost_phase", phases="provost"),
        step(
            "actions", "actions_phase", "seat", on="effects_phase provost_phase", phases="actions"
        ),
        step("actions", "next_turn", "seat", on="effects_phase provost_phase", phases="actions"),
        decision("actions", "player_turn", on="next_turn", phases="actions"),
        step("construction", "place_building", "seat card", on="next_turn", phases="actions"),
        decision(
            "construction", "residence_choice", "seat building", on="next_turn", phases="actions"
        ),
        step("construction", "place_prestige", "seat building", on="next_turn", phases="actions"),
        decision("payment", "pay_cost", _COST, on=_BUILT, phases="actions"),
    ],
)
