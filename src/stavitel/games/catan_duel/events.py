"""What the table sees happening in Catan Duel."""

from typing import Final

from stavitel.engine.events import EventTable

EVENTS: Final = EventTable()

# setup (CD-2, CD-14)
STARTER_DRAWN: Final = EVENTS.add("starter_drawn", "seat")
STACK_CHOSEN: Final = EVENTS.add("stack_chosen", "seat", "stack")
START_CARD_CHOSEN: Final = EVENTS.add("start_card_chosen", "seat", "card", secret="card", to="seat")
DECK_CARD_DEALT: Final = EVENTS.add(
    "deck_card_dealt", "seat", "card", secret="card", to="seat", minor=True
)
DECK_EVENT_DEALT: Final = EVENTS.add(
    "deck_event_dealt", "seat", "happening", secret="happening", to="seat", minor=True
)
DECK_CARD_SHOWN: Final = EVENTS.add("deck_card_shown", "seat", "card", minor=True)
DECK_EVENT_SHOWN: Final = EVENTS.add("deck_event_shown", "seat", "happening", minor=True)
# who is asked, and who passes unasked, tells something of a hand
BUILDING_ASKED: Final = EVENTS.add("building_asked", "seat", reveals=True, minor=True)
BUILDING_PASSED: Final = EVENTS.add("building_passed", "seat", reveals=True)
REGIONS_KEPT: Final = EVENTS.add("regions_kept", "seat", minor=True)
REGION_PLACED: Final = EVENTS.add("region_placed", "seat", "region", "place")

# the turn (CD-5)
TURN_STARTED: Final = EVENTS.add("turn_started", "seat", "turn", minor=True)
PRODUCTION_FIXED: Final = EVENTS.add("production_fixed", "seat", "number")
CELEBRATION_FIXED: Final = EVENTS.add("celebration_fixed", "seat")
PRODUCTION_ROLLED: Final = EVENTS.add("production_rolled", "number")
SYMBOL_ROLLED: Final = EVENTS.add("symbol_rolled", "symbol")
EVENT_DRAWN: Final = EVENTS.add("event_drawn", "happening")
EVENT_STACK_REBUILT: Final = EVENTS.add("event_stack_rebuilt")
EVENT_WITHOUT_EFFECT: Final = EVENTS.add("event_without_effect", "happening")
ACTIONS_ENDED: Final = EVENTS.add("actions_ended", "seat", minor=True)
TOKEN_MOVED: Final = EVENTS.add("token_moved", "token", "holder")
GAME_ENDED: Final = EVENTS.add("game_ended", "winner", "turn")

# resources (CD-4, CD-6, CD-7)
PRODUCED: Final = EVENTS.add("produced", "seat", "store", "amount", "resource", "region")
GAINED: Final = EVENTS.add("gained", "seat", "store", "amount", "resource", "region")
LOST: Final = EVENTS.add("lost", "seat", "store", "amount", "resource", "region")
OVERFLOWED: Final = EVENTS.add("overflowed", "seat", "amount", minor=True)
PAID: Final = EVENTS.add("paid", "seat", "store", "amount", "resource", "region", minor=True)
GIVEN: Final = EVENTS.add("given", "seat", "store", "amount", "resource", "region")
WAIVED: Final = EVENTS.add("waived", "seat", "resource")
NAMED: Final = EVENTS.add("named", "seat", "resource")
ROBBED: Final = EVENTS.add("robbed", "seat", "amount")  # so many resources were counted
TRADE_DECLINED: Final = EVENTS.add("trade_declined", "seat")
PURCHASES_ENDED: Final = EVENTS.add("purchases_ended", "seat")

# building and trade (CD-9, CD-10)
ROAD_BUILT: Final = EVENTS.add("road_built", "seat", "side")
SETTLEMENT_BUILT: Final = EVENTS.add("settlement_built", "seat", "town")
REGION_DRAWN: Final = EVENTS.add("region_drawn", "seat", "region", minor=True)
REGION_STACK_SHUFFLED: Final = EVENTS.add("region_stack_shuffled", "seat")
CITY_BUILT: Final = EVENTS.add("city_built", "seat", "town")
CARD_BUILT: Final = EVENTS.add("card_built", "seat", "card", "site")
CACHE_PLACED: Final = EVENTS.add("cache_placed", "seat", "place")
CARD_REMOVED: Final = EVENTS.add("card_removed", "seat", "card", "site")
TRADED: Final = EVENTS.add("traded", "seat", "give", "amount", "take")

# action cards and events (CD-8, CD-11)
CARD_PLAYED: Final = EVENTS.add("card_played", "seat", "card")
REGIONS_SWAPPED: Final = EVENTS.add("regions_swapped", "seat", "place", "other_place")
CARDS_SWAPPED: Final = EVENTS.add(
    "cards_swapped", "seat", "card", "site", "other_card", "other_site"
)
DEFENCE_DECLINED: Final = EVENTS.add("defence_declined", "seat")
DEFENCE_ROLLED: Final = EVENTS.add("defence_rolled", "seat", "number")
ATTACK_REPELLED: Final = EVENTS.add("attack_repelled", "seat", "card")
BUILDING_DESIGNATED: Final = EVENTS.add("building_designated", "seat", "card", "site")
SEBASTIAN_DECLINED: Final = EVENTS.add("sebastian_declined", "seat")
NOT_AFFECTED: Final = EVENTS.add("not_affected", "seat", "happening")
CARD_LOST: Final = EVENTS.add("card_lost", "seat", "card", "site")
LAID_FACE_UP: Final = EVENTS.add("laid_face_up", "seat", "card")
CARD_DISCARDED: Final = EVENTS.add("card_discarded", "seat", "card")
TAKEN_FROM_DISCARD: Final = EVENTS.add("taken_from_discard", "seat", "card")
NOTHING_TAKEN: Final = EVENTS.add("nothing_taken", "seat")

# hands and stacks (CD-12, CD-20)
CARD_DRAWN: Final = EVENTS.add("card_drawn", "seat", "stack", "card", secret="card", to="seat")
CARD_TAKEN: Final = EVENTS.add("card_taken", "seat", "stack", "card", secret="card", to="seat")
CARD_HIDDEN: Final = EVENTS.add("card_hidden", "seat", "stack", "card", secret="card", to="seat")
HAND_CARD_PUT_AWAY: Final = EVENTS.add(
    "hand_card_put_away", "seat", "stack", "card", secret="card", to="seat"
)
HAND_CARD_STOLEN: Final = EVENTS.add("hand_card_stolen", "seat", "card", secret="card", to="seat")
HAND_CARD_MISSED: Final = EVENTS.add("hand_card_missed", "seat", "card", secret="card", to="seat")
CARD_UNDER_STACK: Final = EVENTS.add("card_under_stack", "seat", "card", "stack")
STACK_SEARCHED: Final = EVENTS.add("stack_searched", "seat", "stack", reveals=True)
HAND_SHOWN: Final = EVENTS.add("hand_shown", "seat", "to", reveals=True)
EXCHANGE_SKIPPED: Final = EVENTS.add("exchange_skipped", "seat", minor=True)
BACK_SEEN: Final = EVENTS.add("back_seen", "seat", "back", "number", minor=True)  # and its place
