"""The Red Cathedral, tied together."""

from typing import Final, final

from stavitel.engine.core import State
from stavitel.engine.game import Game, named_in
from stavitel.games.red_cathedral.cards import (
    BANNER_PLACES,
    BOARD_SIDES,
    COLOURS,
    DICE,
    INFLUENCE,
    INFLUENCE_CARDS,
    JEWELS,
    MAX_SEATS,
    ORNAMENTS,
    PHASES,
    PLANS,
    RESOURCES,
    SECTIONS,
    SIDES_OF_THE_GAME,
    SLOTS,
    SOLO_CARDS,
    TILES,
    VARIANTS,
)
from stavitel.games.red_cathedral.evaluate import USUAL_TURNS, nearness, sharpness
from stavitel.games.red_cathedral.fields import STATE
from stavitel.games.red_cathedral.generated_game import CathedralOffers
from stavitel.games.red_cathedral.scoring import place, score
from stavitel.games.red_cathedral.setup import new_game
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.verbs import (
    ACTIVATE,
    BUILD,
    CLAIM,
    DECORATE,
    DELIVER,
    END_MARKET,
    END_TURN,
    GET,
    GIVE,
    LAY_FACE_UP,
    MOVE_DIE,
    REROLL,
    REROLL_SPACE,
    STOP_DELIVERING,
    STOP_TRADING,
    USE_INFLUENCE,
)
from stavitel.games.red_cathedral.views import CathedralView

ID: Final = "red_cathedral"
RULES_VERSION: Final = 3
WRITTEN_BEFORE: Final = "6acec5cfea39"
"""The mark of the same cards when only the number of values of coins was written down."""


@final
class CathedralGame(CathedralOffers):
    """The Red Cathedral with one box of components."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__(ID, RULES_VERSION, data)
        self.min_seats = 1
        self.max_seats = MAX_SEATS
        self.variants = VARIANTS
        self.switches = STATE.switches
        self.minutes = 90
        self.weight = 2
        self.seat_names = COLOURS
        self.free_colours = True
        self.listed_last = [STOP_TRADING.name, STOP_DELIVERING.name, END_MARKET.name, END_TURN.name]
        self.first_meant = [
            verb.name
            for verb in (
                BUILD, MOVE_DIE, CLAIM, LAY_FACE_UP, DELIVER, DECORATE, USE_INFLUENCE, ACTIVATE,
                GIVE, GET,
            )
        ]  # fmt: skip
        self.draws = [REROLL.name, REROLL_SPACE.name]
        self.same_cards = [WRITTEN_BEFORE]
        self.amounts = [*RESOURCES, "prestige"]
        self.counted = ["space"]
        self.foresight = 1  # `calm` knows what is done in the rest of a turn
        self.counts_lead = True  # counting its own points alone, no bot would want the game to end
        self.judged_soon = 0.5  # what may be built next turn as well would be put off for ever
        self.words = {
            "seat": SIDES_OF_THE_GAME,
            "good": RESOURCES,
            "die": DICE,
            "slot": SLOTS,
            "place": BANNER_PLACES,
            "side": BOARD_SIDES,
            "section": SECTIONS,
            "tile": TILES,
            "card": INFLUENCE_CARDS,
            "influence": INFLUENCE,
            "plan": PLANS,
            "task": SOLO_CARDS,
            "ornament": ORNAMENTS,
            "jewels": JEWELS,
            "phase": PHASES,
        }
        self.domains = named_in(
            CathedralView, {"seat": "view", "slot": "banners", "task": "row", "term": "type"}
        )

    def lay(self, seats: int, variant: str, switches: dict[str, str]) -> Cathedral:
        return new_game(self.box, seats, VARIANTS.index(variant), switches)

    def paint(self, s: State, colours: list[str]) -> None:
        """A colour is a die to push, prices of slots and places of ornaments (RC-7.2, RC-9.4)."""
        assert isinstance(s, Cathedral)
        for seat, colour in enumerate(colours):
            s.set_colour(seat, COLOURS.index(colour))

    def painted(self, s: State) -> list[str]:
        assert isinstance(s, Cathedral)
        chosen = [COLOURS[s.colour(seat)] for seat in range(s.seats)]
        return [] if chosen == COLOURS[: s.seats] else chosen

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, Cathedral)
        return [int(score(s, seat)) for seat in range(s.seats)]

    def places(self, s: State) -> list[int]:
        """With the tie-breaks of RC-12.9; in the solo game second means beaten by Ivan."""
        assert isinstance(s, Cathedral)
        return [place(s, seat) for seat in range(s.seats)]

    def turns(self, s: State) -> int:
        assert isinstance(s, Cathedral)
        return int(s.turn)

    def progress(self, s: State) -> float:
        """By the sections of whoever has finished most: a sixth one ends the game (RC-11.1)."""
        assert isinstance(s, Cathedral)
        return nearness(s)

    def judged_twice(self, s: State) -> bool:
        return True  # alone a net hurries, and loses to whoever can wait

    def lapses(self, s: State) -> float:
        return 0.7

    def sharpness(self, s: State) -> float:
        assert isinstance(s, Cathedral)
        return sharpness(s)

    def horizon(self, s: State) -> int:
        assert isinstance(s, Cathedral)
        if float(s.turn) > USUAL_TURNS * float(s.sides()):
            return int(s.turn + 1)  # else each might wait for ever for others to open a tower
        return int(s.turn + s.sides() + 1)  # this turn, the others', the next


def make(data: dict[str, object]) -> Game:
    """The game with these components; raises BadField where they cannot be."""
    return CathedralGame(data)
