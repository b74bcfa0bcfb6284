"""Section 2: the market, the construction site, the boards; chance lays all that is shuffled."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions, Chance, Step
from stavitel.games.common_frames import EitherOr, in_turn
from stavitel.games.red_cathedral.cards import (
    ADVANCED,
    BASIC,
    DIE_COUNT,
    DIE_FACES,
    IN_INVENTORY,
    INFLUENCE_CARD_COUNT,
    IVAN,
    KINDS,
    MARKET_SPACES,
    MOST_FLOORS,
    ON_WHITE_1,
    ON_WHITE_2,
    ORNAMENT_COUNT,
    OUTSIDE,
    PLAN_COUNT,
    QUADRANTS,
    RESOURCE_COUNT,
    SECTION_COUNT,
    SITE_SIZE,
    SOLO_CARD_COUNT,
    TILE_COUNT,
    floor_of,
    tower_of,
)
from stavitel.games.red_cathedral.components import Components, section_type
from stavitel.games.red_cathedral.events import (
    DIE_ROLLED,
    FIRST_PLAYER_CHOSEN,
    INFLUENCE_LAID,
    PLAN_DRAWN,
    SECTION_LAID,
    SIDE_CHOSEN,
    START_MONEY_RECEIVED,
    TILE_LAID,
    TOKEN_LAID,
)
from stavitel.games.red_cathedral.fields import NOTHING, PLAY, STATE
from stavitel.games.red_cathedral.generated_frames import (
    DealCathedralCardChance,
    DealInfluenceCardChance,
    DealTokenChance,
    DealWorkshopTileChance,
    PlaceDieChance,
)
from stavitel.games.red_cathedral.ivan_choices import ivan_claim
from stavitel.games.red_cathedral.row import DealTask, DealTaskDie
from stavitel.games.red_cathedral.state import Cathedral, blank
from stavitel.games.red_cathedral.turn import NextTurn
from stavitel.games.red_cathedral.verbs import (
    CHOOSE_SIDE,
    DEAL_INFLUENCE,
    DEAL_SECTION,
    DEAL_TILE,
    DRAW_FIRST_PLAYER,
    DRAW_PLAN,
    LAY_TOKEN,
    ROLL,
)

OWN_CHOICE: Final = 1


def lay_out(box: Components, seats: int, variant: int) -> Cathedral:
    """Everything that needs no luck: markers, supply, boards (RC-2.1, RC-2.7 to 2.10)."""
    s = blank(box, seats, variant)
    for kind in range(KINDS):
        s.add_supply(kind, box.supply[kind])
    for index in range(s.sides()):
        s.set_track(s.side(index), box.start_space)
    for seat in range(seats):
        set_up_board(s, seat, variant)
    if s.solo():
        s.ivan_banners = box.banners()
        for kind in range(ORNAMENT_COUNT):
            s.set_ornaments(IVAN, kind, box.ornaments[kind])
    return s


def set_up_board(s: Cathedral, seat: i64, side: i64) -> None:
    """Banners and ornaments on either side of the workshop board (RC-2.9, RC-2.10)."""
    advanced = side == ADVANCED
    s.set_board(seat, side)
    inside = s.box.advanced_inside if advanced else s.box.banners_inside
    s.set_banners(seat, IN_INVENTORY, inside)
    s.set_banners(seat, OUTSIDE, 0 if advanced else s.box.banners_outside)
    s.set_banners(seat, ON_WHITE_1, 1 if advanced else 0)
    s.set_banners(seat, ON_WHITE_2, 1 if advanced else 0)
    for kind in range(ORNAMENT_COUNT):
        s.set_ornaments(seat, kind, 0 if advanced else s.box.ornaments[kind])


def new_game(box: Components, seats: int, variant: int, switches: dict[str, str]) -> Cathedral:
    """A table before its first draw; what comes first is pushed last."""
    s = lay_out(box, seats, variant)
    STATE.choose(s, switches)
    if s.solo():
        s.push(IvanFirstClaim())
        in_turn(s, [DealTaskDie(place) for place in range(SOLO_CARD_COUNT)])
        in_turn(s, [DealTask(place) for place in range(SOLO_CARD_COUNT)])
    else:
        s.push(DrawStartingPlayer())
    if s.boards == OWN_CHOICE:
        in_turn(s, [ChooseBoard(seat) for seat in range(seats)])
    s.push(DrawBuildingPlan())
    in_turn(s, [PlaceDie(number) for number in range(DIE_COUNT)])
    in_turn(s, [DealInfluenceCard(quadrant) for quadrant in range(QUADRANTS)])
    in_turn(s, [DealToken(space) for space in range(MARKET_SPACES)])
    return s


@final
class DealToken(DealTokenChance):
    """One resource token face up at each market space (RC-2.2)."""

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        for good in range(RESOURCE_COUNT):
            if s.token_space(good) == NOTHING:
                out.add(LAY_TOKEN.of(good))

    def choose(self, s: Cathedral, action: i64) -> None:
        s.set_token(self.space, LAY_TOKEN.value(action))
        s.emit(TOKEN_LAID, s.token(self.space), self.space)


@final
class DealInfluenceCard(DealInfluenceCardChance):
    """One card of each group, the groups on the quadrants at random (RC-2.3)."""

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        for card in range(INFLUENCE_CARD_COUNT):
            if not guild_laid(s, s.box.influence_cards[card].guild):
                out.add(DEAL_INFLUENCE.of(card))

    def choose(self, s: Cathedral, action: i64) -> None:
        s.set_influence_card(self.quadrant, DEAL_INFLUENCE.value(action))
        s.emit(INFLUENCE_LAID, s.influence_card(self.quadrant), self.quadrant + 1)


def guild_laid(s: Cathedral, guild: i64) -> bool:
    for quadrant in range(QUADRANTS):
        card = s.influence_card(quadrant)
        if card != NOTHING and s.box.influence_cards[card].guild == guild:
            return True
    return False


@final
class PlaceDie(PlaceDieChance):
    """The dice in random order, rolled, from the recognition token along the arrows (RC-2.4)."""

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        for die in range(DIE_COUNT):
            if s.die_space(die) == NOTHING:
                for value in range(1, DIE_FACES + 1):
                    out.add(ROLL.of(die, value))

    def choose(self, s: Cathedral, action: i64) -> None:
        die = ROLL.first(action)
        s.set_die_space(die, space_of_die(s, self.number))
        s.set_die_value(die, ROLL.second(action))
        s.emit(DIE_ROLLED, die, s.die_value(die), s.die_space(die))


def space_of_die(s: Cathedral, number: i64) -> i64:
    """The space on which the die drawn in this place lies (RC-2.4)."""
    return (s.token_space(s.box.first_die_on) + number) % MARKET_SPACES


@final
class DrawBuildingPlan(Chance[Cathedral]):
    """A plan for the number of players; alone, one for two (RC-2.5)."""

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        for plan in range(PLAN_COUNT):
            if s.box.plans[plan].players == s.sides():
                out.add(DRAW_PLAN.of(plan))

    def choose(self, s: Cathedral, action: i64) -> None:
        s.plan = DRAW_PLAN.value(action)
        s.emit(PLAN_DRAWN, s.plan)
        push_spots(s)


def push_spots(s: Cathedral) -> None:
    """All sections are dealt, then a tile on each of them (RC-2.5, RC-2.6)."""
    spots = [n for n in range(SITE_SIZE) if n % MOST_FLOORS < s.height(n // MOST_FLOORS)]
    in_turn(s, [DealWorkshopTile(spot) for spot in spots])
    in_turn(s, [DealCathedralCard(spot) for spot in spots])


def type_of_spot(s: Cathedral, spot: i64) -> i64:
    """A base at the bottom, a dome on top, middle sections between (RC-2.5)."""
    floor = spot % MOST_FLOORS
    if floor == 0:
        return 0
    return 2 if floor == s.height(spot // MOST_FLOORS) - 1 else 1


@final
class DealCathedralCard(DealCathedralCardChance):
    """A section of the right type (RC-2.5)."""

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        wanted = type_of_spot(s, self.spot)
        for section in range(SECTION_COUNT):
            if section_type(section) == wanted and not on_site(s, section):
                out.add(DEAL_SECTION.of(section))

    def choose(self, s: Cathedral, action: i64) -> None:
        s.set_section(self.spot, DEAL_SECTION.value(action))
        s.emit(SECTION_LAID, s.section(self.spot), tower_of(self.spot), floor_of(self.spot))


def on_site(s: Cathedral, section: i64) -> bool:
    for spot in range(SITE_SIZE):
        if s.section(spot) == section:
            return True
    return False


@final
class DealWorkshopTile(DealWorkshopTileChance):
    """A tile face up on a section; with fewer than three players none with a plus (RC-2.6)."""

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        for tile in range(TILE_COUNT):
            if in_pool(s, tile) and not tile_on_site(s, tile):
                out.add(DEAL_TILE.of(tile))

    def choose(self, s: Cathedral, action: i64) -> None:
        s.set_tile(self.spot, DEAL_TILE.value(action))
        s.emit(TILE_LAID, s.tile(self.spot), tower_of(self.spot), floor_of(self.spot))


def in_pool(s: Cathedral, tile: i64) -> bool:
    return s.sides() > 2 or not s.box.tiles[tile].plus


def tile_on_site(s: Cathedral, tile: i64) -> bool:
    for spot in range(SITE_SIZE):
        if s.tile(spot) == tile:
            return True
    return False


@final
class ChooseBoard(EitherOr[Cathedral]):
    """Where the table agreed on it, every player chooses a side (RC-2.8, R1)."""

    def answers(self) -> list[int]:
        return [int(CHOOSE_SIDE.of(BASIC)), int(CHOOSE_SIDE.of(ADVANCED))]

    def choose(self, s: Cathedral, action: i64) -> None:
        set_up_board(s, self.seat, CHOOSE_SIDE.value(action))
        s.emit(SIDE_CHOSEN, self.seat, s.board(self.seat))


@final
class DrawStartingPlayer(Chance[Cathedral]):
    """The rulebooks leave the first player to the table; here chance chooses (RC-2.11)."""

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        for seat in range(s.seats):
            out.add(DRAW_FIRST_PLAYER.of(seat))

    def choose(self, s: Cathedral, action: i64) -> None:
        begin(s, DRAW_FIRST_PLAYER.value(action))


@final
class IvanFirstClaim(Step[Cathedral]):
    """Before the first turn Ivan claims the base that gives most recognition (RC-13.4)."""

    def run(self, s: Cathedral) -> None:
        best: i64 = 0
        for spot in range(0, SITE_SIZE, MOST_FLOORS):
            if s.section(spot) != NOTHING and reward_at(s, spot) > reward_at(s, best):
                best = spot
        ivan_claim(s, best)
        begin(s, 0)


def reward_at(s: Cathedral, spot: i64) -> i64:
    return s.box.sections[s.section(spot)].recognition


def begin(s: Cathedral, first: i64) -> None:
    """Starting money in turn order, then the first turn (RC-2.11, RC-13.1)."""
    s.first_player = first
    s.phase = PLAY
    s.emit(FIRST_PLAYER_CHOSEN, first)
    seat = first
    for order in range(s.seats):
        s.add_rubles(seat, s.box.start_rubles[order])
        s.emit(START_MONEY_RECEIVED, seat, s.box.start_rubles[order])
        seat = (seat + 1) % s.seats
    s.push(NextTurn(first))
