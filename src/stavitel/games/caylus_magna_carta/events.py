"""What the table sees happening in Caylus Magna Carta."""

from typing import Final

from stavitel.engine.events import EventTable

EVENTS: Final = EventTable()

NEUTRAL_LAID: Final = EVENTS.add("neutral_laid", "card", "position")
CARD_DRAWN: Final = EVENTS.add("card_drawn", "seat", "card", secret="card", to="seat")
HAND_KEPT: Final = EVENTS.add("hand_kept", "seat")
CARD_DISCARDED: Final = EVENTS.add("card_discarded", "seat", "card")
PILE_RENEWED: Final = EVENTS.add("pile_renewed", "seat", "cards")
FIRST_PLAYER_CHOSEN: Final = EVENTS.add("first_player_chosen", "seat")

ROUND_STARTED: Final = EVENTS.add("round_started", "round")
PHASE_STARTED: Final = EVENTS.add("phase_started", "phase")
INCOME_TAKEN: Final = EVENTS.add("income_taken", "seat", "denier", minor=True)

DRAW_BOUGHT: Final = EVENTS.add("draw_bought", "seat", "denier")
EXCHANGE_BOUGHT: Final = EVENTS.add("exchange_bought", "seat", "denier", "cards")
WORKER_PLACED: Final = EVENTS.add("worker_placed", "seat", "position", "card", "denier")
COST_PAID: Final = EVENTS.add("cost_paid", "seat", "food", "wood", "stone", "gold")
BUILDING_BUILT: Final = EVENTS.add("building_built", "seat", "card", "position")
STORE_FILLED: Final = EVENTS.add("store_filled", "card", "position", "good", "amount", minor=True)
PRESTIGE_BUILT: Final = EVENTS.add("prestige_built", "seat", "building", "position")
PRESTIGE_BUILT_IN_FRONT: Final = EVENTS.add("prestige_built_in_front", "seat", "building")
PASSED: Final = EVENTS.add("passed", "seat", "space", "denier")

PROVOST_MOVED: Final = EVENTS.add("provost_moved", "seat", "steps", "position", "denier")

EFFECT_DECLINED: Final = EVENTS.add("effect_declined", "seat", "position", "card", "role")
CUBES_GIVEN: Final = EVENTS.add("cubes_given", "seat", "good", "amount")
DENIERS_PAID: Final = EVENTS.add("deniers_paid", "seat", "denier")
CUBES_TAKEN: Final = EVENTS.add("cubes_taken", "seat", "good", "amount", "card")
DENIERS_TAKEN: Final = EVENTS.add("deniers_taken", "seat", "denier", "card")
STORE_CUBES_TAKEN: Final = EVENTS.add("store_cubes_taken", "seat", "good", "amount", "card")
CARD_TURNED: Final = EVENTS.add("card_turned", "seat", "position", "card")
WORKER_RETURNED: Final = EVENTS.add("worker_returned", "seat", "position", minor=True)

BATCH_DELIVERED: Final = EVENTS.add("batch_delivered", "seat", "food", "wood", "stone", "gold")
TOKEN_TAKEN: Final = EVENTS.add("token_taken", "seat", "part")
DELIVERY_ENDED: Final = EVENTS.add("delivery_ended", "seat", "batches")
MOST_BATCHES_REWARDED: Final = EVENTS.add("most_batches_rewarded", "seat", "gold")
TOKEN_REMOVED: Final = EVENTS.add("token_removed", "part")

PROVOST_ADVANCED: Final = EVENTS.add("provost_advanced", "steps", "position")
FIRST_PLAYER_PASSED_ON: Final = EVENTS.add("first_player_passed_on", "seat")
GAME_ENDED: Final = EVENTS.add("game_ended", "round")
