"""Why something is not possible in Caylus Magna Carta, each with the rule that says so."""

from typing import Final

from stavitel.engine.reasons import ReasonTable

REASONS: Final = ReasonTable()

TOO_FEW_DENIERS: Final = REASONS.add("too_few_deniers", "CMC-3.2", "need", "have")
NO_CARD_TO_DRAW: Final = REASONS.add("no_card_to_draw", "CMC-5.11")
EMPTY_HAND: Final = REASONS.add("empty_hand", "CMC-5.14")
NOTHING_TO_EXCHANGE: Final = REASONS.add("nothing_to_exchange", "CMC-5.14")
NO_WORKER_LEFT: Final = REASONS.add("no_worker_left", "CMC-5.24")
OFF_THE_ROAD: Final = REASONS.add_unlikely("off_the_road", "CMC-5.21", "position", "road")
WORKER_THERE: Final = REASONS.add("worker_there", "CMC-5.22", "seat")
NO_WORKER_ON_RESIDENCE: Final = REASONS.add("no_worker_on_residence", "CMC-5.23")
NO_WORKER_ON_PRESTIGE: Final = REASONS.add("no_worker_on_prestige", "CMC-5.23", "building")
NOT_IN_HAND: Final = REASONS.add_unlikely("not_in_hand", "CMC-5.30", "card")
NOT_IN_THIS_GAME: Final = REASONS.add_unlikely("not_in_this_game", "CMC-12.2", "card")
COST_NOT_COVERED: Final = REASONS.add("cost_not_covered", "CMC-3.6", "missing")
PRESTIGE_TAKEN: Final = REASONS.add("prestige_taken", "CMC-5.43", "building")
PRESTIGE_NOT_IN_THIS_GAME: Final = REASONS.add_unlikely(
    "prestige_not_in_this_game", "CMC-12.3", "building"
)
NO_FREE_RESIDENCE: Final = REASONS.add("no_free_residence", "CMC-5.41")
NOT_A_FREE_RESIDENCE: Final = REASONS.add("not_a_free_residence", "CMC-5.40")
WRONG_NUMBER_OF_CUBES: Final = REASONS.add("wrong_number_of_cubes", "CMC-3.6", "need", "paid")
CUBES_NOT_HELD: Final = REASONS.add("cubes_not_held", "CMC-3.2", "good", "need", "have")
CUBES_DO_NOT_FIT: Final = REASONS.add("cubes_do_not_fit", "CMC-3.5")
PROVOST_TOO_FAR: Final = REASONS.add("provost_too_far", "CMC-6.2", "most")
PROVOST_OFF_THE_ROAD: Final = REASONS.add("provost_off_the_road", "CMC-6.3")
NO_SUCH_OPTION: Final = REASONS.add_unlikely("no_such_option", "CMC-7.9")
TOO_FEW_TOKENS: Final = REASONS.add("too_few_tokens", "CMC-8.10", "need", "have")
STORE_EMPTY: Final = REASONS.add("store_empty", "CMC-8.3")
GOLD_FOR_GOLD: Final = REASONS.add("gold_for_gold", "CMC-8.8")
NOT_YOUR_CARD: Final = REASONS.add("not_your_card", "CMC-8.7")
CANNOT_BE_TURNED: Final = REASONS.add("cannot_be_turned", "CMC-8.7", "card")
ALREADY_RESIDENCE: Final = REASONS.add("already_residence", "CMC-8.7")
TURNED_CARD_OCCUPIED: Final = REASONS.add("turned_card_occupied", "R8", "seat")
LAWYER_TAKES_FOOD: Final = REASONS.add("lawyer_takes_food", "CMC-8.7")
LAWYER_TAKES_NO_GOLD: Final = REASONS.add("lawyer_takes_no_gold", "R5")
NO_TOKEN_LEFT: Final = REASONS.add("no_token_left", "CMC-9.3")
