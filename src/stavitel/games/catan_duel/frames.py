"""Everything that can wait on the stack, declared once: what each frame is made from, what it may
rest on, and in which phases it may be on top.

After a change here, `python -m stavitel.declare` writes `generated_frames.py` anew.
"""

from typing import Final

from stavitel.engine.frames import Frames, chance, decision, step

_DEALT: Final = "deal_event draw_starter regions_choice start_stack"
_DECKS: Final = "draw_starter deal_deck"
_EVENT: Final = "action_start"
"""Under all business of the dice waits the action phase."""
_SETUP: Final = "turn_start regions_choice preparation"
_BUILT: Final = "action_phase preparation"
"""Where something is built."""
_SEARCHED: Final = f"{_SETUP} start_stack action_phase end_of_turn"
_MOVING: Final = (
    "event_die action_start action_phase merchant_gift riots_choice purchase"
    " gaining gain yielding gain_at preparation"
)
"""What resources can come from."""
_PAID: Final = (
    "delivery gaining build_effect draw_region scouted_region action_phase action_start"
    " riots_choice preparation"
)
_TAKEN: Final = "action_start action_phase merchant_gift"
_BUYING: Final = f"{_EVENT} purchase"
_LOST: Final = "gaining action_start action_phase riots_choice"
_TAKING: Final = "seat kinds most:amount named into"

FRAMES: Final = Frames(
    "stavitel.games.catan_duel",
    [
        # setup
        step("setup", "start_hands", phases="setup"),
        chance("setup", "draw_starter", on="start_hands", phases="setup"),
        chance("event_setup", "deal_event", "left:events", on="draw_starter", phases="setup"),
        chance("setup", "deal_card", "stack", on=_DEALT, phases="setup"),
        step("setup", "form_stacks", on=_DEALT, phases="setup"),
        chance("event_setup", "deal_deck_event", "player:seat", on=_DECKS, phases="setup"),
        chance("deck_setup", "deal_deck", "player:seat", on="deal_deck_event", phases="setup"),
        decision("deck_setup", "start_card", on="deal_card form_stacks start_card", phases="setup"),
        decision("setup", "start_stack", on=f"{_SETUP} start_stack", phases="setup"),
        decision("rearranging", "regions_choice", on=_SETUP, phases="setup"),
        decision("rearranging", "start_region", "seat nth:turn", on=_SETUP, phases="setup"),
        step("preparation", "preparation", "player:seat passed", on="turn_start", phases="setup"),
        decision(
            "preparation", "preparatory_build", "seat passed", on="turn_start", phases="setup"
        ),
        step("preparation", "refill", "player:seat", on="turn_start refill", phases="setup"),
        # the turn
        step("turn", "turn_start", phases="setup exchange"),
        step("turn", "end_of_turn", phases="exchange"),
        step("exchange", "exchange", on="end_of_turn", phases="replenish exchange"),
        step("replenish", "replenish", on="exchange", phases="action replenish"),
        step("turn", "action_start", on="replenish", phases="roll"),
        decision("turn", "pre_roll", on="action_start", phases="pre_roll"),
        step("turn", "dice_resolution", on="action_start", phases="roll"),
        chance("turn", "roll_event", on="dice_resolution", phases="roll"),
        chance("turn", "roll_production", on="roll_event dice_resolution", phases="roll"),
        step("event_die", "event_die", on="action_start", phases="roll"),
        step("production", "production", on="event_die action_start", phases="roll"),
        # events
        chance("happenings", "draw_event", on=_EVENT, phases="roll"),
        decision("event_die", "trade_event", "seat most:amount", on=_EVENT, phases="roll"),
        decision(
            "sebastian",
            "sebastian_choice",
            "seat happening affected:seats",
            on=_EVENT,
            phases="roll",
        ),
        decision("feud", "designation", "seat designated:slots", on=_EVENT, phases="roll"),
        decision("feud", "feud_loss", "seat designated:slots", on=_EVENT, phases="roll"),
        decision("fraternal_feuds", "feud_card", "seat chosen", on=_EVENT, phases="roll"),
        decision("fraternal_feuds", "feud_stack", "seat card chosen", on=_EVENT, phases="roll"),
        decision("riots", "riots_choice", on=f"{_EVENT} riots_choice", phases="roll"),
        decision("traveling_merchant", "purchase", "seat left:amount", on=_BUYING, phases="roll"),
        step("traveling_merchant", "delivery", "seat store left", on=_BUYING, phases="roll"),
        # the action phase
        decision("action_phase", "action_phase", on="replenish", phases="action"),
        step("build_effects", "build_effect", "seat card", on=_BUILT, phases="setup action"),
        decision(
            "expansions", "waive_choice", "seat card", on="build_effect", phases="setup action"
        ),
        decision("build_effects", "sunk_ship", on="action_phase", phases="action"),
        decision("build_effects", "tithe_choice", on=_BUILT, phases="setup action"),
        decision("searching", "search_choice", on=_BUILT, phases="setup action"),
        chance("new_regions", "draw_region", "seat place drawn", on=_BUILT, phases="setup action"),
        decision(
            "new_regions",
            "upper_region",
            "seat place one:region other:region",
            on=_BUILT,
            phases="setup action",
        ),
        decision("new_regions", "scouted_region", "seat place", on="action_phase", phases="action"),
        decision("action_cards", "doctors_bath_house", on="action_phase", phases="action"),
        decision("relocation", "relocation_choice", on="action_phase", phases="action"),
        decision(
            "relocation", "relocation_partner", "seat card site", on="action_phase", phases="action"
        ),
        decision("discard", "discarded_card", on="action_phase", phases="action"),
        decision("robbing", "merchant_gift", on="action_phase", phases="action"),
        decision("robbing", "brigands_region", on="action_phase", phases="action"),
        decision("attacks", "defence", "seat card", "action_phase", "action", like="EitherOr"),
        chance("attacks", "roll_defence", "seat card", on="action_phase", phases="action"),
        decision("attacks", "archer_target", on="action_phase", phases="action"),
        decision("attacks", "arsonist_target", on="action_phase", phases="action"),
        decision("attacks", "traitors_card", on="action_phase", phases="action"),
        # the end of the turn
        decision("replenish", "draw_choice", on="replenish refill", phases="setup replenish"),
        decision("replenish", "surplus_card", on="replenish", phases="replenish"),
        decision(
            "replenish",
            "hidden_card_stack",
            "seat card",
            on="replenish new_card",
            phases="replenish exchange",
        ),
        decision("exchange", "exchange_choice", on="end_of_turn", phases="exchange"),
        decision("exchange", "new_card", on="end_of_turn", phases="exchange"),
        step("searching", "searching", "seat stack", on="end_of_turn", phases="exchange"),
        decision(
            "searching",
            "searched_card",
            "seat stack cards:amount",
            on=_SEARCHED,
            phases="setup action exchange",
        ),
        # resources and lost cards
        step("gain", "gaining", "seat kinds amount", on=_MOVING, phases="setup roll action"),
        decision("gain", "gain", "seat kinds amount", on=_MOVING, phases="setup roll action"),
        step("gain", "yielding", "seat place amount", on=_MOVING, phases="setup roll action"),
        decision("gain", "gain_at", "seat place amount", on=_MOVING, phases="setup roll action"),
        decision("payment", "pay", "seat cost", on=_PAID, phases="setup roll action"),
        decision(
            "payment", "pay_any", "seat amount", on="gaining searching", phases="action exchange"
        ),
        decision("taking", "take_choice", _TAKING, on=_TAKEN, phases="roll action"),
        decision(
            "taking", "give", "seat amounts:cost resource", on="store_taken", phases="roll action"
        ),
        step("taking", "store_taken", "seat amounts:cost into", on=_TAKEN, phases="roll action"),
        decision("losing", "lost_card_stack", "seat card", on=_LOST, phases="roll action"),
    ],
)
