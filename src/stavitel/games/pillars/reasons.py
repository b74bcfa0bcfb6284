"""Why something is not possible in The Pillars of the Earth, each with the rule that says so."""

from typing import Final

from stavitel.engine.reasons import ReasonTable

REASONS: Final = ReasonTable()

TOO_LITTLE_GOLD: Final = REASONS.add("too_little_gold", "PE-3.4", "need", "have")

# phase I (section 5)
CARD_TAKEN: Final = REASONS.add("card_taken", "PE-5.1", "owner")
RESOURCE_LEFT_OUT: Final = REASONS.add("resource_left_out", "PE-4.3")
CRAFTSMAN_AT_SHIRING: Final = REASONS.add("craftsman_at_shiring", "PE-4.2")
CRAFTSMAN_NOT_OFFERED: Final = REASONS.add_unlikely("craftsman_not_offered", "PE-5.1", "craftsman")
TOO_FEW_WORKERS: Final = REASONS.add("too_few_workers", "PE-5.4", "need", "have")
NOT_YOUR_CRAFTSMAN: Final = REASONS.add_unlikely("not_your_craftsman", "PE-3.8", "craftsman")

# phase II (section 6)
PLACE_TAKEN: Final = REASONS.add("place_taken", "PE-6.1", "place")
NO_REMIGIUS: Final = REASONS.add_unlikely("no_remigius", "PE-11.3")
MUST_BE_PLACED: Final = REASONS.add("must_be_placed", "PE-6.7")

# areas 2 and 12, the market
NEVER_METAL: Final = REASONS.add("never_metal", "PE-7.12.3")
STOCK_TOO_SMALL: Final = REASONS.add("stock_too_small", "PE-7.12.3", "good", "need", "have")
NO_SUCH_CUBES: Final = REASONS.add("no_such_cubes", "PE-7.12.4", "good", "need", "have")
BOUGHT_HERE: Final = REASONS.add("bought_here", "PE-7.12.5", "good")
NO_WOODWORKER: Final = REASONS.add("no_woodworker", "PE-7.12.6")
NO_STONECUTTER: Final = REASONS.add("no_stonecutter", "PE-7.12.6")

# area 13, the cathedral
CAPACITY_USED: Final = REASONS.add("capacity_used", "PE-7.13.1", "craftsman", "uses")
INPUT_MISSING: Final = REASONS.add("input_missing", "PE-7.13.1", "good", "need", "have")
NO_MORTAR_MIXER: Final = REASONS.add("no_mortar_mixer", "PE-10.7")
NO_METAL_TO_SHOW: Final = REASONS.add("no_metal_to_show", "PE-10.5")
NOTHING_TO_CONVERT: Final = REASONS.add("nothing_to_convert", "PE-7.13.1")
CANNOT_BE_STRENGTHENED: Final = REASONS.add("cannot_be_strengthened", "PE-12.4", "craftsman")
NO_CUBE_TO_RETURN: Final = REASONS.add("no_cube_to_return", "PE-7.13.4", "good")
