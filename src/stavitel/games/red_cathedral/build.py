"""Section 6, main action B: deliveries, for building and for decorating."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.red_cathedral.cards import (
    AMETHYST,
    EMERALD,
    JEWELS,
    KINDS,
    SITE_SIZE,
    floor_of,
    spot_at,
    tower_of,
)
from stavitel.games.red_cathedral.cathedral import deliver, refuse_delivery
from stavitel.games.red_cathedral.components import section_type
from stavitel.games.red_cathedral.events import ORNAMENT_PLACED
from stavitel.games.red_cathedral.fields import NOBODY, NOTHING
from stavitel.games.red_cathedral.generated_frames import DeliveriesDecision
from stavitel.games.red_cathedral.optional import (
    TurnCloses,
    is_optional,
    offer_optional,
    refuse_optional,
    think_optional,
    took_optional,
)
from stavitel.games.red_cathedral.reasons import (
    ALREADY_DECORATED,
    DELIVER_SOMETHING,
    NO_ORNAMENT,
    NOT_IN_INVENTORY,
    OFF_THE_SITE,
    SECTION_NOT_FINISHED,
    TOO_MANY_DELIVERIES,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.stock import give_back
from stavitel.games.red_cathedral.track import gain_prestige
from stavitel.games.red_cathedral.verbs import DECORATE, DELIVER, STOP_DELIVERING

BY_INFLUENCE: Final = 0
MAIN_ACTION: Final = 1
JEWEL_WAYS: Final = len(JEWELS)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class Deliveries(DeliveriesDecision):
    """Deliver a material, decorate, or stop; at least one delivery is made (RC-6.1, R6).

    `main` is 1 for the main action: its last delivery is followed by the end of the turn.
    """

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for spot in range(SITE_SIZE):
            if s.section(spot) != NOTHING and not s.finished(spot):
                for kind in range(KINDS):
                    out.add(DELIVER.of(tower_of(spot), floor_of(spot), kind))
        for spot in range(SITE_SIZE):
            if s.finished(spot):
                for jewels in range(JEWEL_WAYS):
                    out.add(DECORATE.of(tower_of(spot), floor_of(spot), jewels))
        out.add(STOP_DELIVERING.of())

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        offer_optional(s, self.seat, out)
        for spot in range(SITE_SIZE):
            if s.banner(spot) == self.seat and not s.finished(spot):
                for kind in range(KINDS):
                    if refuse_delivery(s, self.seat, spot, kind) == 0:
                        out.add(DELIVER.of(tower_of(spot), floor_of(spot), kind))
        for spot in range(SITE_SIZE):
            if s.finished(spot) and s.ornament(spot) == NOBODY:
                for jewels in range(JEWEL_WAYS):
                    if refuse_ornament(s, self.seat, spot, jewels, self.left) == 0:
                        out.add(DECORATE.of(tower_of(spot), floor_of(spot), jewels))
        if self.made != 0:
            out.add(STOP_DELIVERING.of())

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        if DELIVER.holds(action):
            spot = spot_at(DELIVER.first(action), DELIVER.second(action))
            return refuse_delivery(s, self.seat, spot, DELIVER.third(action))
        if DECORATE.holds(action):
            spot = spot_at(DECORATE.first(action), DECORATE.second(action))
            return refuse_ornament(s, self.seat, spot, DECORATE.third(action), self.left)
        if action != STOP_DELIVERING.of():
            return NOT_NOW.of()
        return DELIVER_SOMETHING.of() if self.made == 0 else 0

    def choose(self, s: Cathedral, action: i64) -> None:
        if took_optional(s, self.seat, self, action):
            return
        left = self.left
        if DELIVER.holds(action):
            spot = spot_at(DELIVER.first(action), DELIVER.second(action))
            deliver(s, self.seat, spot, DELIVER.third(action))
            left -= 1
        elif DECORATE.holds(action):
            spot = spot_at(DECORATE.first(action), DECORATE.second(action))
            decorate(s, self.seat, spot, DECORATE.third(action))
            left -= pieces_for(s, DECORATE.third(action))
        else:
            return
        if left > 0 and any_delivery(s, self.seat):
            s.push(Deliveries(self.seat, left, 1, self.main))
        elif self.main == MAIN_ACTION:
            s.push(TurnCloses(self.seat))


def any_delivery(s: Cathedral, seat: i64) -> bool:
    """A single material finds a use, as building material or as a plain ornament (RC-4.1)."""
    for spot in range(SITE_SIZE):
        if s.finished(spot):
            if s.ornament(spot) == NOBODY and refuse_ornament(s, seat, spot, 0, 1) == 0:
                return True
        elif s.banner(spot) == seat:
            for kind in range(KINDS):
                if refuse_delivery(s, seat, spot, kind) == 0:
                    return True
    return False


# decorating


def pieces_for(s: Cathedral, jewels: i64) -> i64:
    """The ornament's own material and the jewels are one delivery each (RC-6.11)."""
    return 1 + s.box.emeralds[jewels] + s.box.amethysts[jewels]


def refuse_ornament(s: Cathedral, seat: i64, spot: i64, jewels: i64, left: i64) -> i64:
    """A finished section takes one ornament of its type, whoever built it (RC-6.10 to 6.12)."""
    if s.section(spot) == NOTHING:
        return OFF_THE_SITE.of(tower_of(spot), floor_of(spot))
    if not s.finished(spot):
        return SECTION_NOT_FINISHED.of()
    if s.ornament(spot) != NOBODY:
        return ALREADY_DECORATED.of(s.ornament(spot))
    kind = section_type(s.section(spot))
    if s.ornaments(seat, kind) == 0:
        return NO_ORNAMENT.of(kind)
    if pieces_for(s, jewels) > left:
        return TOO_MANY_DELIVERIES.of(pieces_for(s, jewels), left)
    material = s.box.ornament_material[kind]
    reason = refuse_pieces(s, seat, material, ornament_pieces(s, kind, jewels, material))
    if reason == 0:
        reason = refuse_pieces(s, seat, EMERALD, ornament_pieces(s, kind, jewels, EMERALD))
    if reason == 0:
        reason = refuse_pieces(s, seat, AMETHYST, ornament_pieces(s, kind, jewels, AMETHYST))
    return reason


def refuse_pieces(s: Cathedral, seat: i64, kind: i64, need: i64) -> i64:
    have = s.held(seat, kind)
    if have < need:
        return NOT_IN_INVENTORY.of(kind, need, have)
    return 0


def ornament_pieces(s: Cathedral, ornament: i64, jewels: i64, kind: i64) -> i64:
    """How many pieces of a kind an ornament with these jewels takes."""
    need: i64 = 1 if s.box.ornament_material[ornament] == kind else 0
    if kind == EMERALD:
        need += s.box.emeralds[jewels]
    elif kind == AMETHYST:
        need += s.box.amethysts[jewels]
    return need


def decorate(s: Cathedral, seat: i64, spot: i64, jewels: i64) -> None:
    """The pieces return to the supply, the ornament stays, jewels bring prestige (RC-6.13)."""
    ornament = section_type(s.section(spot))
    for kind in range(KINDS):
        need = ornament_pieces(s, ornament, jewels, kind)
        if need > 0:
            give_back(s, seat, kind, need)
    s.add_ornaments(seat, ornament, -1)
    s.set_ornament(spot, seat)
    s.emit(ORNAMENT_PLACED, seat, ornament, tower_of(spot), floor_of(spot), jewels)
    gain_prestige(s, seat, s.box.jewel_prestige[jewels])
