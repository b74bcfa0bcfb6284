"""What the table sees happening in The Red Cathedral. A `seat` may be Ivan."""

from typing import Final

from stavitel.engine.events import EventTable

EVENTS: Final = EventTable()

# setup (section 2)
TOKEN_LAID: Final = EVENTS.add("token_laid", "good", "space")
INFLUENCE_LAID: Final = EVENTS.add("influence_laid", "card", "quadrant")
DIE_ROLLED: Final = EVENTS.add("die_rolled", "die", "value", "space", minor=True)
PLAN_DRAWN: Final = EVENTS.add("plan_drawn", "plan")
SECTION_LAID: Final = EVENTS.add("section_laid", "section", "tower", "floor")
TILE_LAID: Final = EVENTS.add("tile_laid", "tile", "tower", "floor")
SOLO_CARD_LAID: Final = EVENTS.add("solo_card_laid", "task", "number")
SOLO_TILE_LAID: Final = EVENTS.add("solo_tile_laid", "die", "number")
SIDE_CHOSEN: Final = EVENTS.add("side_chosen", "seat", "side")
FIRST_PLAYER_CHOSEN: Final = EVENTS.add("first_player_chosen", "seat")
START_MONEY_RECEIVED: Final = EVENTS.add("start_money_received", "seat", "rubles")

# turns and points (sections 3 and 4); `track` is the marker's space afterwards
TURN_STARTED: Final = EVENTS.add("turn_started", "seat", "turn", minor=True)
RECOGNITION_GAINED: Final = EVENTS.add("recognition_gained", "seat", "recognition", "track")
PRESTIGE_GAINED: Final = EVENTS.add("prestige_gained", "seat", "prestige", "track")
PRESTIGE_EXCHANGED: Final = EVENTS.add("prestige_exchanged", "seat", "rubles", "track")
REROLL_BOUGHT: Final = EVENTS.add("reroll_bought", "seat", "space", "track")

# claiming and workshops (sections 5 and 9)
BANNER_TAKEN: Final = EVENTS.add("banner_taken", "seat", "place")
SECTION_CLAIMED: Final = EVENTS.add("section_claimed", "seat", "section", "tower", "floor", "tile")
TILE_FACE_UP: Final = EVENTS.add("tile_face_up", "seat", "tile", "slot", "rubles")
TILE_FACE_DOWN: Final = EVENTS.add("tile_face_down", "seat", "tile", "slot")
ORNAMENT_UNLOCKED: Final = EVENTS.add("ornament_unlocked", "seat", "ornament")
ORNAMENT_LOST: Final = EVENTS.add("ornament_lost", "seat", "ornament")
TILE_ACTIVATED: Final = EVENTS.add("tile_activated", "seat", "tile", "slot")

# building and decorating (section 6)
MATERIAL_DELIVERED: Final = EVENTS.add(
    "material_delivered", "seat", "good", "section", "tower", "floor"
)
SECTION_FINISHED: Final = EVENTS.add("section_finished", "seat", "section", "tower", "floor")
PENALTY_SUFFERED: Final = EVENTS.add(
    "penalty_suffered", "seat", "recognition", "tower", "floor", "track"
)
ORNAMENT_PLACED: Final = EVENTS.add(
    "ornament_placed", "seat", "ornament", "tower", "floor", "jewels"
)

# market and influence (sections 7 and 8)
DIE_MOVED: Final = EVENTS.add("die_moved", "seat", "die", "steps", "space", "rubles")
RESOURCES_TAKEN: Final = EVENTS.add("resources_taken", "seat", "good", "amount")
INFLUENCE_USED: Final = EVENTS.add("influence_used", "seat", "influence")
RUBLES_PAID: Final = EVENTS.add("rubles_paid", "seat", "rubles")
RUBLES_GAINED: Final = EVENTS.add("rubles_gained", "seat", "rubles")
MATERIALS_GIVEN: Final = EVENTS.add("materials_given", "seat", "good", "amount")
MATERIAL_RECEIVED: Final = EVENTS.add("material_received", "seat", "good", "amount")
TOKEN_MOVED: Final = EVENTS.add("token_moved", "good", "space")

# Ivan (section 13)
IVAN_CARD_TURN: Final = EVENTS.add("ivan_card_turn", "task", "number")
IVAN_BLOCKED: Final = EVENTS.add("ivan_blocked", "die")
IVAN_STOCKED: Final = EVENTS.add("ivan_stocked", "good", "amount")
IVAN_TRANSPORTED: Final = EVENTS.add("ivan_transported", "amount")
IVAN_DELIVERED: Final = EVENTS.add("ivan_delivered", "section", "tower", "floor", "amount")
IVAN_CLAIMED: Final = EVENTS.add("ivan_claimed", "section", "tower", "floor", "tile")
IVAN_ORNAMENT_SKIPPED: Final = EVENTS.add("ivan_ornament_skipped", "ornament")
SOLO_TILES_COLLECTED: Final = EVENTS.add("solo_tiles_collected")

# the end (sections 11 and 12)
END_TRIGGERED: Final = EVENTS.add("end_triggered", "seat")
LEFTOVERS_SCORED: Final = EVENTS.add("leftovers_scored", "seat", "pieces", "prestige")
TOWER_SCORED: Final = EVENTS.add("tower_scored", "seat", "tower", "prestige")
FINAL_SCORE: Final = EVENTS.add("final_score", "seat", "prestige")
GAME_ENDED: Final = EVENTS.add("game_ended", "turn")
