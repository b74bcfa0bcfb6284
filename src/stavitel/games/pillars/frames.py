"""Everything that can wait on the stack, declared once: what each frame is made from, what it
rests on, in which phases and in which area it may be on top. What rests on nothing lies at the
bottom.

After a change here, `python -m stavitel.declare` writes `generated_frames.py` anew.
"""

from typing import Final

from stavitel.engine.frames import Frames, chance, decision, step
from stavitel.games.pillars.cards import (
    BISHOP_AREA,
    CATHEDRAL,
    COURT,
    EVENT_AREA,
    MARKET,
    SHIRING,
)

_DEALT: Final = "foresight_step leave_out_card deal_craftsman"
_REVEALED: Final = "deal_craftsman deal_advantage"
_JOINED: Final = "next_choice recruitment resolution"
_NEXT: Final = "next_builder"
_START: Final = "round_start"
_AREAS: Final = "resolution"

FRAMES: Final = Frames(
    "stavitel.games.pillars",
    [
        chance("setup", "draw_starting_player", phases="setup"),
        step("rounds", "round_start", phases=_START),
        step("rounds", "end_of_round", phases=_AREAS),
        step("resolution", "resolution", "area", on="end_of_round", phases=_AREAS),
        step("builders", "builders_phase", on="resolution", phases="builders"),
        step("offer", "offer_phase", on="builders_phase", phases="offer"),
        step("rounds", "foresight_step", on="offer_phase", phases=_START),
        chance("rounds", "leave_out_card", "left:cards", on="foresight_step", phases=_START),
        chance("rounds", "deal_craftsman", "place:once", on=_DEALT, phases=_START),
        chance("rounds", "deal_advantage", "place:once", on=_REVEALED, phases=_START),
        decision("rounds", "ellens_look", on="offer_phase", phases=_START),
        chance("rounds", "foresee_event", "to:seat", on="offer_phase", phases=_START),
        step("offer", "next_choice", "seat", on="builders_phase", phases="offer"),
        decision("offer", "offer_turn", on="next_choice", phases="offer"),
        decision("hiring", "craftsman_limit", "seat craftsman", on=_JOINED),
        step("builders", "next_builder", on="resolution", phases="builders"),
        chance("builders", "draw_builder", on=_NEXT, phases="builders"),
        decision(
            "builders", "return_choice", "seat owner:seat", _NEXT, "builders", like="EitherOr"
        ),
        decision("builders", "builder_turn", on=_NEXT, phases="builders"),
        decision("builders", "free_builder", on=_NEXT, phases="builders"),
        chance("event_cards", "reveal_event", on=_AREAS, phases=_AREAS, part=EVENT_AREA),
        step("event_cards", "event_strikes", on=_AREAS, phases=_AREAS, part=EVENT_AREA),
        step("event_cards", "thomas_step", on="event_strikes", phases=_AREAS, part=EVENT_AREA),
        decision("event_cards", "bishop_choice", on="thomas_step", phases=_AREAS, part=EVENT_AREA),
        decision(
            "event_cards", "thomas_choice", on="event_strikes", phases=_AREAS, part=EVENT_AREA
        ),
        decision(
            "hiring", "collapse_loss", on="resolution collapse_loss", phases=_AREAS, part=EVENT_AREA
        ),
        decision("event_cards", "bishop_cube", on=_AREAS, phases=_AREAS, part=BISHOP_AREA),
        chance("court", "roll_tax", on=_AREAS, phases=_AREAS, part=COURT),
        decision("court", "tax_freedom_choice", on=_AREAS, phases=_AREAS, part=COURT),
        step(
            "resolution",
            "recruitment",
            "place:once",
            on="resolution recruitment",
            phases=_AREAS,
            part=SHIRING,
        ),
        step("market", "next_trader", "place", on=_AREAS, phases=_AREAS, part=MARKET),
        decision("market", "market_turn", on="next_trader", phases=_AREAS, part=MARKET),
        step("cathedral", "next_conversion", "turn", on=_AREAS, phases=_AREAS, part=CATHEDRAL),
        decision(
            "cathedral", "madonna_choice", on="next_conversion", phases=_AREAS, part=CATHEDRAL
        ),
        decision("cathedral", "conversion", on="next_conversion", phases=_AREAS, part=CATHEDRAL),
        decision(
            "cathedral",
            "cube_return",
            "seat last:kind",
            on="next_conversion",
            phases=_AREAS,
            part=CATHEDRAL,
        ),
    ],
)
