"""What the table sees happening in The Pillars of the Earth."""

from typing import Final

from stavitel.engine.events import EventTable

EVENTS: Final = EventTable()

# setup and round start (sections 2 and 4)
STARTING_PLAYER_CHOSEN: Final = EVENTS.add("starting_player_chosen", "seat")
START_GOLD_RECEIVED: Final = EVENTS.add("start_gold_received", "seat", "gold")
ROUND_STARTED: Final = EVENTS.add("round_started", "round", "seat")
ADVANTAGE_REVEALED: Final = EVENTS.add("advantage_revealed", "advantage", "place", minor=True)
CRAFTSMAN_CAME_TO_SHIRING: Final = EVENTS.add(
    "craftsman_came_to_shiring", "craftsman", "place", minor=True
)
CRAFTSMAN_OFFERED: Final = EVENTS.add("craftsman_offered", "craftsman", minor=True)
RESOURCE_LEFT_OUT: Final = EVENTS.add("resource_left_out", "resource", minor=True)
EVENT_FORESEEN: Final = EVENTS.add(
    "event_foreseen", "seat", "happening", secret="happening", to="seat"
)
LOOK_DECLINED: Final = EVENTS.add("look_declined", "seat")
PHASE_STARTED: Final = EVENTS.add("phase_started", "phase", minor=True)

# phase I (section 5)
RESOURCE_TAKEN: Final = EVENTS.add("resource_taken", "seat", "resource", "workers")
CRAFTSMAN_HIRED: Final = EVENTS.add("craftsman_hired", "seat", "craftsman", "gold")
CRAFTSMAN_DISMISSED: Final = EVENTS.add("craftsman_dismissed", "seat", "craftsman")
PASSED: Final = EVENTS.add("passed", "seat")
CRAFTSMAN_REMOVED: Final = EVENTS.add("craftsman_removed", "craftsman", minor=True)
WORKERS_SENT_TO_MILL: Final = EVENTS.add("workers_sent_to_mill", "seat", "workers", minor=True)

# phase II (section 6)
BUILDER_DRAWN: Final = EVENTS.add("builder_drawn", "seat", "price", minor=True)
BUILDER_RETURNED: Final = EVENTS.add("builder_returned", "seat", "owner")
BUILDER_LAID_ASIDE: Final = EVENTS.add("builder_laid_aside", "seat")
BUILDER_PLACED: Final = EVENTS.add("builder_placed", "seat", "place", "gold")
BUILDER_WAITS: Final = EVENTS.add("builder_waits", "seat", "price")

# phase III in general
AREA_REACHED: Final = EVENTS.add("area_reached", "area", minor=True)
GOLD_GAINED: Final = EVENTS.add("gold_gained", "seat", "gold")
POINTS_GAINED: Final = EVENTS.add("points_gained", "seat", "points")
CUBES_GAINED: Final = EVENTS.add("cubes_gained", "seat", "good", "amount")
CARD_SPENT: Final = EVENTS.add("card_spent", "seat", "advantage")
CARD_KEPT: Final = EVENTS.add("card_kept", "seat", "advantage")

# areas 1 and 2
EVENT_REVEALED: Final = EVENTS.add("event_revealed", "happening", reveals=True)
PROTECTED_BY_BISHOP: Final = EVENTS.add("protected_by_bishop", "seat")
MARKET_CUBE_TAKEN: Final = EVENTS.add("market_cube_taken", "seat", "good", "amount")
POINTS_LOST: Final = EVENTS.add("points_lost", "seat", "points")
LEVY_PAID: Final = EVENTS.add("levy_paid", "seat", "gold", "points")
BUILDERS_LIMITED: Final = EVENTS.add("builders_limited", "seat", "builders")

# areas 3 to 8
WAGES_PAID: Final = EVENTS.add("wages_paid", "seat", "workers", "gold")
ADVANTAGE_GAINED: Final = EVENTS.add("advantage_gained", "seat", "advantage")
ADVANTAGE_REMOVED: Final = EVENTS.add("advantage_removed", "advantage", minor=True)
BLACK_WORKER_JOINED: Final = EVENTS.add("black_worker_joined", "seat")
PRIORY_SCORED: Final = EVENTS.add("priory_scored", "seat", "place", "points")
CUBES_PRODUCED: Final = EVENTS.add("cubes_produced", "seat", "good", "amount")
INCOME_RECEIVED: Final = EVENTS.add("income_received", "seat", "advantage", "good", "amount")

# areas 9 to 11
TAX_ROLLED: Final = EVENTS.add("tax_rolled", "tax")
COURT_METAL_TAKEN: Final = EVENTS.add("court_metal_taken", "seat", "metal")
TAX_PAID: Final = EVENTS.add("tax_paid", "seat", "gold", "points")
CRAFTSMAN_RECRUITED: Final = EVENTS.add("craftsman_recruited", "seat", "craftsman")
GREY_WORKERS_TAKEN: Final = EVENTS.add("grey_workers_taken", "seat", "workers")

# areas 12 to 14
CUBES_BOUGHT: Final = EVENTS.add("cubes_bought", "seat", "good", "amount", "price")
CUBES_SOLD: Final = EVENTS.add("cubes_sold", "seat", "good", "amount", "price")
MARKET_LEFT: Final = EVENTS.add("market_left", "seat")
CRAFTSMAN_STRENGTHENED: Final = EVENTS.add("craftsman_strengthened", "seat", "craftsman")
CRAFTSMAN_USED: Final = EVENTS.add("craftsman_used", "seat", "craftsman", "points", "gold")
CONVERSION_ENDED: Final = EVENTS.add("conversion_ended", "seat")
CUBE_RETURNED: Final = EVENTS.add("cube_returned", "seat", "good", "amount")
CATHEDRAL_GREW: Final = EVENTS.add("cathedral_grew", "round", minor=True)
STARTING_PLAYER_CHANGED: Final = EVENTS.add("starting_player_changed", "seat")
GAME_ENDED: Final = EVENTS.add("game_ended", "round")
