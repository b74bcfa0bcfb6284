"""The state of Catan Duel: every number of a position, declared once.

What is open to all lies in `public`, hands and draw stacks in `hidden` (CD-20). Numbers of towns,
sites, places and stores are explained in `cards.py`, what seats remember of hidden cards in
`memory.py`.
After a change here, `python -m stavitel.declare` writes `generated_state.py` anew.
"""

from typing import Final

from stavitel.engine.layout import Index, Layout, each, flag, number, set_of, switch, word
from stavitel.games.catan_duel.cards import (
    BACK_COUNT,
    CARD_COUNT,
    CARDS,
    COLOURS,
    HAPPENINGS,
    LAID_STACKS,
    MOST_STACKS,
    NOBODY,
    NOTHING,
    PHASES,
    PLACES,
    REGIONS,
    SEATS,
    SIDES,
    SITES,
    SLOTS,
    STACK_REGIONS,
    STORES,
    SYMBOLS,
    TOURNAMENT,
    TOWN_COUNT,
    TOWN_KINDS,
    TOWNS,
    VARIANTS,
)
from stavitel.games.catan_duel.components import LONGEST, MOST_CITIES, MOST_STORED
from stavitel.games.catan_duel.memory import LARGEST
from stavitel.games.catan_duel.modes import MOST_EVENTS, OWN_ROOM, STACK_ROOM
from stavitel.games.catan_duel.reading import DIE, MOST_COPIES

HAND_ROOM: Final = 30
"""Hands never grow so large: a turn ends with at most 3 cards and the progress points."""
DISCARD_ROOM: Final = 112
"""All draw cards fit."""
PACKED: Final = 15
"""Counts up to 15 are packed, so many to a number."""
COUNT_BITS: Final = 4
DECK_PARTS: Final = -(-CARD_COUNT // PACKED)
MOST_PACKED: Final = (1 << PACKED * COUNT_BITS) - 1
MOST_MINTS: Final = 9
MOST_SUM: Final = 999
"""More than all cards in play could add up to."""

# central cards, as places in `central_left`
ROADS: Final = 0
SETTLEMENTS: Final = 1
CITIES: Final = 2
CENTRAL: Final = ["roads", "settlements", "cities"]

# what a pre-roll card has fixed this turn, as a set (CD-5.3)
FIXED_PRODUCTION: Final = 1
FIXED_EVENT: Final = 2
FIXED: Final = ["production", "event"]

# action cards that may be played once in a turn, as a set (R43)
GUIDO_PLAYED: Final = 1
GUSTAV_PLAYED: Final = 2
ONCE: Final = ["guido", "gustav"]

WITH_PLAGUE: Final = ["progress", "duel", "tournament"]
"""Doctor, Bath House and Plague are cards of the Era of Progress."""
FOUR_REGIONS: Final = 1
DOCTOR_RULES: Final = ["two_regions", "four_regions"]
"""Which regions the Doctor helps (R8)."""
ALL_FOUR: Final = 0
BATH_RULES: Final = ["all_four", "not_shared"]
"""Whether a Bath House protects what borders another city as well (R13)."""
ANY_STACK: Final = 1
THEMES: Final = ["gold", "turmoil", "progress", "duel"]
STACK_RULES: Final = ["different", "any"]
"""Whether both start hands of a theme game, or of the Duel, may come from one stack (R20)."""
EVERY_GAME: Final = 1
FIRST_GAME: Final = ["intro"]
WIN_RULES: Final = ["theme_games", "every_game"]
"""Where the target wins before the roll (R24): always, but in the introductory game."""
WITH_CACHE: Final = ["gold", "duel", "tournament"]
ALL_GOLD: Final = 0
CACHE_RULES: Final = ["all_gold", "not_yields"]
"""Whether gold that a region yields may go to the Gold Cache (R26)."""

# readings of the tournament game (decision 0043)
OWN: Final = [VARIANTS[TOURNAMENT]]
THIRTEEN: Final = 1
TARGET_RULES: Final = ["fifteen", "thirteen"]
"""How many victory points win a tournament game (R55)."""
FROM_DECK: Final = 0
FROM_STACK: Final = 1
TOP: Final = 2
HAND_RULES: Final = ["from_deck", "from_stack", "top"]
"""Where the starting cards come from (R49)."""
COUNT_RULES: Final = ["three", "two", "four", "five"]
"""How many draw stacks either player has (R51)."""
STACK_COUNTS: Final = [3, 2, 4, 5]
"""The same in numbers."""
BY_BACK: Final = 1
LAYOUT_RULES: Final = ["mixed", "by_back"]
"""Whether own stacks are mixed, or hold cards of one back each (R51)."""
SHOWN: Final = 1
BACK_RULES: Final = ["hidden", "shown"]
"""Whether the backs of own cards can be seen (R51); stacks by back always show them."""
NO_ROUND: Final = 2
ONE_EACH: Final = 1
ROUND_RULES: Final = ["until_pass", "one_each", "none"]
"""How long the preparatory round lasts (R52, R62)."""
REFILLED: Final = 1
REFILL_RULES: Final = ["not_refilled", "refilled"]
"""Whether hands are filled up after the preparatory round (R54)."""
ACROSS: Final = 1
HERO_RULES: Final = ["each", "across"]
"""Whether a hero who stands in one principality can be built in the other (R57)."""
NO_HALF_MOONS: Final = 1
MOON_RULES: Final = ["one_of_a_kind", "none"]
"""Which draw cards with a half-moon a deck may have (R48)."""
OPEN_DECKS: Final = 1
DECK_RULES: Final = ["secret", "open"]
"""Whether both may look into both deck lists (R58)."""

SIZE_RULES: Final = ["thirty_three", "thirty", "forty"]
"""How many draw cards a deck has (R47)."""
OTHER_SIZES: Final = [0, 30, 40]
"""The same in numbers; the usual one is the mode's."""

PLACE_BITS: Final = 3
"""So many hold the number of a player's stacks with one back."""
MOST_PACKED_PLACES: Final = (1 << PLACE_BITS * BACK_COUNT) - 1

MOST_PLACE: Final = MOST_STACKS * STACK_ROOM
SEAT: Final = Index("seat", SEATS, COLOURS)
TOWN: Final = Index("town", TOWN_COUNT, TOWNS)
SIDE: Final = Index("side", len(SIDES), SIDES)
SITE: Final = Index("site", len(SITES), SITES)
SLOT: Final = Index("slot", SLOTS)
PLACE: Final = Index("place", len(PLACES), PLACES)
STORE: Final = Index("store", len(STORES), STORES)
STACK: Final = Index("stack", MOST_STACKS)
KIND: Final = Index("kind", len(CENTRAL), CENTRAL)
HAPPENING: Final = Index("happening", len(HAPPENINGS), HAPPENINGS)
IN_HAND: Final = Index("nth", HAND_ROOM)
LAID: Final = Index("place", LAID_STACKS * STACK_ROOM)
IN_PILE: Final = Index("nth", DISCARD_ROOM)
DECK_PART: Final = Index("part", DECK_PARTS)

_SLOT: Final = "The card on a slot, the first fills first; a Town Hall covers a Parish Hall."
_OUTER: Final = "A road waits for a settlement at its outer end (CD-3.9)."
_CACHE: Final = "The place beyond which the gold cache lies, or NOTHING (CD-3.11)."
_OWN: Final = "Victory points without the tokens; `points.py` keeps these five up to date."
_STARTER: Final = "The starting player, or NOBODY before one is drawn (CD-2.8)."
_LEFT: Final = "Bit n is region START_REGIONS * 2 + n; which comes next, nobody knows."
_FACE_UP: Final = "Cards lying open beside the stacks (CD-14.3); which, tells the mode."
_DRAWN: Final = "How many of an event came since the event stack was built the last time."
_MET: Final = "So many of an event are known to be in the game (CD-16.3)."
_PILE: Final = "The discard pile from the bottom; blue's own grows from the other end (CD-21.21)."
_SECOND: Final = "Cards in blue's own discard pile; red's own is the first."
_DECK: Final = "Copies of some cards in a deck, packed; see `deck_counts.py`."
_CHOSEN: Final = "The events a player has chosen, packed alike (CD-21.18)."
_LAID: Final = "A card of a draw stack: its number and what is remembered; see `laid.py`."
_PLACES: Final = "How many stacks a player has for each back, packed; none if they are mixed."
_MOVED: Final = "How far a stack of a tournament game lies from the place of a shared one."

STATE: Final = Layout(
    "CatanDuel",
    public=[
        each(
            SEAT,
            word("region", REGIONS, NOTHING, per=[PLACE], key="regions"),
            number("stock", 0, MOST_STORED, per=[STORE], key="stocks"),
            word("level", TOWN_KINDS, per=[TOWN], key="", about="NO_TOWN, SETTLEMENT or CITY."),
            word("slot", CARDS, NOTHING, per=[SITE, SLOT], key="sites", about=_SLOT),
            word("cache_at", PLACES, NOTHING, key="cache", about=_CACHE),
            number("first_town", 0, TOWN_COUNT, TOWN_COUNT, key="", about="The leftmost town."),
            number("last_town", -1, TOWN_COUNT - 1, -1, key=""),
            flag("outer_road", per=[SIDE], key="roads", about=_OUTER),
            number("strength", 0, MOST_SUM, key=""),
            number("skill", 0, MOST_SUM, key=""),
            number("commerce", 0, MOST_SUM, key=""),
            number("progress", 0, MOST_SUM, key=""),
            number("own_points", 0, MOST_SUM, key="", about=_OWN),
            number("hand_size", 0, HAND_ROOM, key=""),
        ),
        word("variant", VARIANTS),
        number("turn", 0, LONGEST, about="Turns begun so far, of both seats together."),
        word("active", COLOURS, NOBODY, about="Whose turn it is, or NOBODY before the first."),
        word("starter", COLOURS, NOBODY, about=_STARTER),
        word("phase", PHASES),
        number("production", 0, DIE, about="The production die, fixed or rolled; 0 before that."),
        word("symbol", SYMBOLS, NOTHING, about="What the event die shows, or NOTHING."),
        word("happening", HAPPENINGS, NOTHING, about="The event card of this turn, or NOTHING."),
        set_of("fixed", FIXED, about="Dice that a card has fixed this turn (CD-5.3)."),
        set_of("played_once", ONCE, about="Guido and Gustav, if played this turn (R43)."),
        number("mints_used", 0, MOST_MINTS),
        number("central_left", 0, MOST_CITIES, per=[KIND], key="", about="Cards in the stacks."),
        set_of(
            "regions_left", REGIONS[-STACK_REGIONS:], (1 << STACK_REGIONS) - 1, key="", about=_LEFT
        ),
        number("face_up_left", 0, MOST_COPIES, key="face_up", about=_FACE_UP),
        number("stack_size", 0, OWN_ROOM, per=[STACK], key=""),
        number("stack_moved", -MOST_PLACE, OWN_ROOM, per=[STACK], key="", about=_MOVED),
        number("events_drawn", 0, MOST_EVENTS, per=[HAPPENING], about=_DRAWN),
        number("events_met", 0, MOST_EVENTS, per=[HAPPENING], about=_MET),
        number("discard_size", 0, DISCARD_ROOM, key=""),
        word("discarded", CARDS, per=[IN_PILE], key="discard", about=_PILE),
        switch("doctor", DOCTOR_RULES, "CD-11.19 R8", variants=WITH_PLAGUE, harmless=True),
        switch("bath_house", BATH_RULES, "CD-8.12 R13", variants=WITH_PLAGUE, harmless=True),
        switch("start_stacks", STACK_RULES, "CD-14.5 R20", variants=THEMES, harmless=True),
        switch("early_win", WIN_RULES, "CD-17.3 R24", variants=FIRST_GAME, harmless=True),
        number("second_discard_size", 0, DISCARD_ROOM, key="", about=_SECOND),
        switch("target_points", TARGET_RULES, "CD-21.47 R55", variants=OWN),
        switch("start_hand", HAND_RULES, "CD-21.19 R49", variants=OWN),
        switch("stack_count", COUNT_RULES, "CD-21.20 R51", variants=OWN),
        switch("preparatory", ROUND_RULES, "CD-21.23 R52", variants=OWN),
        switch("refill", REFILL_RULES, "CD-21.27 R54", variants=OWN),
        switch("heroes", HERO_RULES, "CD-21.44 R57", variants=OWN),
        switch("deck_moons", MOON_RULES, "CD-21.10 R48", variants=OWN),
        switch("deck_lists", DECK_RULES, "CD-21.48 R58", variants=OWN),
        switch("gold_cache", CACHE_RULES, "CD-18.13 R26", variants=WITH_CACHE),
        switch("deck_cards", SIZE_RULES, "CD-21.7 R47", variants=OWN),
        switch("stack_layout", LAYOUT_RULES, "CD-21.20 R51", variants=OWN),
        switch("show_backs", BACK_RULES, "CD-21.33 R51", variants=OWN),
        number("stack_places", 0, MOST_PACKED_PLACES, per=[SEAT], key="", about=_PLACES),
    ],
    hidden=[
        number("events_in_game", 0, MOST_EVENTS, per=[HAPPENING], key="half_moons"),
        number("raw_hand", 0, LARGEST, per=[SEAT, IN_HAND], key="hand"),
        number("raw_laid", 0, LARGEST, per=[LAID], key="stacks", about=_LAID),
        number("deck_part", 0, MOST_PACKED, per=[SEAT, DECK_PART], key="", about=_DECK),
        number("chosen_events", 0, MOST_PACKED, per=[SEAT], key="", about=_CHOSEN),
    ],
)
