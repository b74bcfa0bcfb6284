"""Positions in the words of the rules: tables people can write by hand, and back."""

from typing import Final

from stavitel.engine.bits import bit, has
from stavitel.engine.business import written
from stavitel.engine.fields import BadField, Fields
from stavitel.engine.frames import play_on
from stavitel.games.pillars.builders import NextBuilder, ReturnChoice, ask_owner
from stavitel.games.pillars.cards import (
    ADVANTAGES,
    AREAS,
    AT_MARKET,
    BUILDERS,
    CATHEDRAL,
    COLOURS,
    CRAFTSMEN,
    EVENT_AREA,
    FIRST_MARKET_SPACE,
    GAME_END,
    GOODS,
    HAPPENINGS,
    KINDS,
    MARKET,
    MARKET_KINDS,
    METAL,
    NOBODY,
    NOTHING,
    OFFER,
    PHASES,
    PLACES,
    RESOLUTION,
    RESOURCES,
    ROUND_START,
    ROUNDS,
    SETUP,
    VARIANTS,
)
from stavitel.games.pillars.cathedral import NextConversion
from stavitel.games.pillars.checks import check
from stavitel.games.pillars.components import Components
from stavitel.games.pillars.fields import OFFERED, PILES_UP, STATE
from stavitel.games.pillars.frames import FRAMES
from stavitel.games.pillars.market import NextTrader
from stavitel.games.pillars.offer import NextChoice
from stavitel.games.pillars.pending import bounds, check_pending
from stavitel.games.pillars.players import describe_player, read_player
from stavitel.games.pillars.resolution import Resolution
from stavitel.games.pillars.rounds import EndOfRound, RoundStart, push_phases
from stavitel.games.pillars.setup import lay_out
from stavitel.games.pillars.state import Pillars, first_space, spaces
from stavitel.games.pillars.verbs import HIGHEST_TAX

_REVEALED, _SHOWN, _OFFERED = STATE.some("revealed shown craftsmen_offered")
_ALL_WORKERS: Final = STATE.some("grey_workers next_grey_workers black_worker")
_FIGURES: Final = STATE.some("starting_player drawn") + _ALL_WORKERS
_MARKS: Final = STATE.some(
    "protected walled converted event foreseen tax returned strengthened used"
)

# reading


def load(box: Components, data: dict[str, object]) -> Pillars:
    """The position a table describes; what it leaves out is as at the start of a game, and empty
    in front of the players. A broken position is not played on: `check` names what is wrong."""
    top = Fields(data, [])
    seats = top.number("seats", 2, len(COLOURS), 2)
    top.word("variant", VARIANTS, VARIANTS[0])
    s = lay_out(box, seats)
    STATE.read_choices(s, top)
    colours = COLOURS[:seats]
    s.phase = top.word("phase", PHASES, PHASES[OFFER])
    resolving = s.phase == RESOLUTION
    area = top.word("area", AREAS, AREAS[EVENT_AREA] if resolving else AREAS[0])
    if resolving != (area > 0):
        raise top.fault("area", "expected an area in the phase 'resolution', and 'none' elsewhere")
    s.area = area
    least = 0 if s.phase == SETUP else 1
    s.round = top.number("round", least, ROUNDS, ROUNDS if s.phase == GAME_END else least)
    first = "" if s.phase == SETUP else colours[0]
    s.starting_player = top.word("starting_player", colours, first)
    later = top.words("to_come", HAPPENINGS + ADVANTAGES)
    read_events(s, top, colours, later)
    read_board(s, top, colours)
    read_conversion(s, top, colours)
    for seat, colour in enumerate(colours):
        read_player(s, seat, top.group(colour))
    read_advantages(s, top, [card - len(HAPPENINGS) for card in later])
    read_supply(s)
    turn = top.word("turn", colours, "")
    read_pending(s, top, turn)
    top.done()
    if not check(s):
        play_on(s, top, check_pending(s), turn, COLOURS)
    return s


def read_events(s: Pillars, top: Fields, colours: list[str], later: list[int]) -> None:
    """The event of the round, those before it, and what Ellen's owner has foreseen."""
    after = s.phase == GAME_END or s.area > EVENT_AREA
    s.event = top.word("event", HAPPENINGS, HAPPENINGS[0] if after else "")
    s.foreseen = top.word("foreseen", HAPPENINGS, "")
    s.looked = s.foreseen != NOTHING
    _REVEALED.read(s, top)
    now = [int(event) for event in (s.event, s.foreseen) if event != NOTHING]
    if not top.has(_REVEALED.key):
        # any will do: the lowest that are not needed elsewhere, nor later
        others = [n for n in range(len(HAPPENINGS)) if n not in now and n not in later]
        others += [n for n in later if n < len(HAPPENINGS) and n not in now]
        s.revealed = sum([1 << n for n in others[: max(int(s.round) - 1, 0)]])
    s.unseen &= ~s.revealed
    for event in now:
        s.unseen &= ~bit(event)
    if s.event != NOTHING:
        s.revealed |= bit(s.event)
    for field in STATE.some("protected walled"):
        field.read(s, top, among=colours)


def read_board(s: Pillars, top: Fields, colours: list[str]) -> None:
    """Cards, builders, cubes and markers on the board."""
    offer = top.group("offer")
    for place, card in enumerate(offer.words("resources", RESOURCES)):
        if s.resource(card) == OFFERED:
            raise BadField(
                [*offer.path, "resources", place], f"'{RESOURCES[card]}' is listed twice"
            )
        s.set_resource(card, OFFERED)
    _OFFERED.read(s, offer)
    offer.done()
    for key, words in (("kingsbridge", ADVANTAGES), ("shiring", CRAFTSMEN)):
        cards = top.words(key, ["", *words])
        if len(cards) > 2:
            raise top.fault(key, f"expected at most 2 cards; got {len(cards)}")
        for place, card in enumerate(cards):
            if key == "shiring":
                s.set_at_shiring(place, card - 1)
            else:
                s.set_at_kingsbridge(place, card - 1)
    read_builders(s, top, colours)
    market = top.group("market")
    for kind in range(MARKET_KINDS):
        full = int(s.box.market_stock[kind])
        s.set_on_board(kind, market.number(GOODS[kind], 0, full, full))
    market.done()
    metal = int(s.box.court_metal)
    most = metal * max(1, int(s.round)) if s.metal_left == PILES_UP else metal
    s.set_on_board(METAL, top.number("court_metal", 0, most, metal))
    s.tax = top.number("tax", 0, HIGHEST_TAX, NOTHING)
    for field in _ALL_WORKERS:
        field.read(s, top, among=colours)


def read_builders(s: Pillars, top: Fields, colours: list[str]) -> None:
    """Builders on the board and on the cost track; the price is where the marker stands."""
    group = top.group("builders")
    for place, name in enumerate(PLACES):
        if spaces(place) == 1:
            found = [group.word(name, colours, "")]
        else:  # who has left the market leaves a gap
            found = [seat - 1 for seat in group.words(name, ["", *colours])]
        if len(found) > spaces(place):
            raise group.fault(name, f"expected at most {int(spaces(place))} builders")
        for further, seat in enumerate(found):
            s.set_at_space(first_space(place) + further, seat)
    group.done()
    track = top.group("cost_track")
    prices = [int(s.box.price(step)) for step in range(s.box.free_step + 1)]
    for step in range(s.box.free_step):
        s.set_waiting(step, track.word(str(prices[step]), colours, ""))
    track.done()
    waiting = [step for step in range(s.box.free_step) if s.waiting(step) != NOBODY]
    usual = prices[-1] if s.phase in (RESOLUTION, GAME_END) else prices[0]
    if s.phase == BUILDERS and waiting:
        usual = prices[waiting[-1] + 1]
    price = top.number("price", 0, max(prices), usual)
    if price not in prices:
        raise top.fault("price", f"expected one of {', '.join(map(str, prices))}; got {price}")
    s.step = prices.index(price)
    STATE.names["drawn"].read(s, top, among=colours)
    STATE.names["returned"].read(s, top)


def read_conversion(s: Pillars, top: Fields, colours: list[str]) -> None:
    STATE.names["strengthened"].read(s, top)
    STATE.names["converted"].read(s, top, among=colours)
    STATE.names["used"].read(s, top)


def read_advantages(s: Pillars, top: Fields, later: list[int]) -> None:
    """Cards revealed so far: those that lie somewhere, and those that are gone."""
    _SHOWN.read(s, top)
    for seat in range(s.seats):
        s.shown |= s.cards(seat)
    for place in range(2):
        if s.at_kingsbridge(place) != NOTHING:
            s.shown |= bit(s.at_kingsbridge(place))
    if not top.has(_SHOWN.key):
        dealt = int(s.round) if s.phase != ROUND_START else int(s.round) - 1
        cards = [n for n in range(len(ADVANTAGES)) if n not in later]
        cards += [n for n in later if n >= 0]
        last = [n for n in cards if s.box.advantages[n].last_round]
        usual = [n for n in cards if n not in last]
        show_any(s, usual, 2 * min(dealt, ROUNDS - 1))
        show_any(s, last, 2 * (dealt == ROUNDS))


def show_any(s: Pillars, cards: list[int], wanted: int) -> None:
    """So many of these cards have been revealed; any will do, so the first ones."""
    for card in cards:
        if len([n for n in cards if has(s.shown, n)]) < wanted:
            s.shown |= bit(card)


def read_supply(s: Pillars) -> None:
    """The supply is every cube that lies nowhere else (PE-14.4)."""
    for kind in range(KINDS):
        held = sum([int(s.held(seat, kind)) for seat in range(s.seats)])
        s.set_supply(kind, s.box.cubes[kind] - s.on_board(kind) - held)


def read_pending(s: Pillars, top: Fields, turn: int) -> None:
    """The unfinished business: given in full, or as it is at a player's turn in the phase."""
    if top.has("pending"):
        for frame in FRAMES.read_all(top, bounds(s)):
            s.push(frame)
    elif s.phase == SETUP:
        raise top.fault("phase", "expected 'pending' as well: a setup is described by what is left")
    elif s.phase == ROUND_START:
        s.round -= 1  # the round opens itself
        s.push(RoundStart())
    elif s.phase == OFFER:
        push_phases(s)
        s.push(NextChoice(s.starting_player if turn == NOBODY else turn))
    elif s.phase != GAME_END:
        s.push(EndOfRound())
        push_business(s, turn)


def push_business(s: Pillars, turn: int) -> None:
    """What is pending in the phases II and III."""
    if s.phase == BUILDERS:
        s.push(Resolution(1))
        s.push(NextBuilder())
        push_builder(s, turn)
    elif turn != NOBODY and s.area in (MARKET, CATHEDRAL):
        s.push(Resolution(s.area + 1))
        if s.area == MARKET:
            first = s.space_of(turn, AT_MARKET) - FIRST_MARKET_SPACE
            s.push(NextTrader(max(first, 0)))
        else:
            s.push(NextConversion((turn - s.starting_player) % s.seats))
    else:
        s.push(Resolution(s.area))


def push_builder(s: Pillars, turn: int) -> None:
    """A builder in hand: the starting player is asked first, unless it is the owner's turn."""
    seat = s.drawn
    if seat == NOBODY:
        return
    if not s.returned and (turn in (NOBODY, s.starting_player)):
        s.push(ReturnChoice(s.starting_player, seat))
    else:
        ask_owner(s, seat)


# writing


def describe(s: Pillars) -> dict[str, object]:
    """The position as a table that `load` turns into the same position."""
    group: dict[str, object] = {
        "seats": int(s.seats),
        "variant": VARIANTS[0],
    }
    STATE.write_choices(s, group)
    group |= {
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "area": AREAS[s.area],
        "offer": {
            "resources": [name for n, name in enumerate(RESOURCES) if s.resource(n) == OFFERED],
            "craftsmen": _OFFERED.written(int(s.craftsmen_offered)),
        },
        "past_events": _REVEALED.written(int(s.past_events())),
        "past_advantages": _SHOWN.written(int(s.past_advantages())),
        "kingsbridge": [["", *ADVANTAGES][1 + s.at_kingsbridge(place)] for place in range(2)],
        "shiring": [["", *CRAFTSMEN][1 + s.at_shiring(place)] for place in range(2)],
        "builders": describe_builders(s),
        "price": int(s.price()),
        "market": {GOODS[kind]: int(s.on_board(kind)) for kind in range(MARKET_KINDS)},
        "court_metal": int(s.on_board(METAL)),
        "pending": [written(frame) for frame in s.stack],
    }
    for field in _FIGURES:
        field.write(s, group)
    if s.stack and s.stack[-1].asks >= 0:
        group["turn"] = COLOURS[s.stack[-1].asks]
    for field in _MARKS:
        field.write(s, group)
    waiting = describe_track(s)
    if waiting:
        group["cost_track"] = waiting
    for seat in range(s.seats):
        group[COLOURS[seat]] = describe_player(s, seat)
    return group


def describe_builders(s: Pillars) -> dict[str, object]:
    group: dict[str, object] = {}
    for place, name in enumerate(PLACES):
        first = first_space(place)
        found = [int(s.at_space(space)) for space in range(first, first + spaces(place))]
        while found and found[-1] == NOBODY:
            found.pop()
        there = [["", *COLOURS][1 + seat] for seat in found]
        if there:
            group[name] = there if spaces(place) > 1 else there[0]
    return group


def describe_track(s: Pillars) -> dict[str, object]:
    steps = [step for step in range(s.box.free_step) if s.waiting(step) != NOBODY]
    return {str(s.box.price(step)): COLOURS[s.waiting(step)] for step in steps}
