"""Positions in the words of the rules: tables people can write by hand, and back."""

from stavitel.engine.bits import bit, members
from stavitel.engine.business import written
from stavitel.engine.core import settle
from stavitel.engine.fields import BadField, Fields
from stavitel.games.pillars.builders import BuilderTurn, FreeBuilder, NextBuilder, ReturnChoice
from stavitel.games.pillars.cards import (
    ADVANTAGES,
    AREAS,
    BUILDERS,
    CATHEDRAL,
    COLOURS,
    CRAFTSMEN,
    EVENT_AREA,
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
from stavitel.games.pillars.market import NextTrader
from stavitel.games.pillars.offer import NextChoice
from stavitel.games.pillars.pending import check_pending, make_frame, market_place
from stavitel.games.pillars.players import describe_player, read_player, set_of
from stavitel.games.pillars.resolution import Resolution
from stavitel.games.pillars.rounds import EndOfRound, RoundStart, push_phases
from stavitel.games.pillars.setup import lay_out
from stavitel.games.pillars.state import OFFERED, Pillars, first_space, spaces
from stavitel.games.pillars.verbs import HIGHEST_TAX, MOST_CUBES

# reading


def load(box: Components, data: dict[str, object]) -> Pillars:
    """The position a table describes; what it leaves out is as at the start of a game, and empty
    in front of the players. A broken position is not played on: `check` names what is wrong."""
    top = Fields(data, [])
    seats = top.number("seats", 2, len(COLOURS), 2)
    top.word("variant", VARIANTS, VARIANTS[0])
    s = lay_out(box, seats)
    colours = COLOURS[:seats]
    s.set_phase(top.word("phase", PHASES, PHASES[OFFER]))
    resolving = s.phase() == RESOLUTION
    area = top.word("area", AREAS, AREAS[EVENT_AREA] if resolving else AREAS[0])
    if resolving != (area > 0):
        raise top.fault("area", "expected an area in the phase 'resolution', and 'none' elsewhere")
    s.set_area(area)
    least = 0 if s.phase() == SETUP else 1
    s.set_round(top.number("round", least, ROUNDS, ROUNDS if s.phase() == GAME_END else least))
    first = "" if s.phase() == SETUP else colours[0]
    s.set_starting_player(top.word("starting_player", colours, first))
    read_events(s, top, colours)
    read_board(s, top, colours)
    read_conversion(s, top, colours)
    for seat, colour in enumerate(colours):
        read_player(s, seat, top.table(colour))
    read_advantages(s, top)
    read_supply(s)
    turn = top.word("turn", colours, "")
    read_pending(s, top, turn)
    top.done()
    if not check(s):
        play_on(s, top, turn)
    return s


def play_on(s: Pillars, top: Fields, turn: int) -> None:
    """Settle what needs no decision, up to the player whose turn it is said to be."""
    wrong = check_pending(s)
    if wrong:
        raise top.fault("pending", "; ".join(wrong))
    settle(s)
    asked = int(s.stack[-1].asks) if s.stack else NOBODY
    if turn != NOBODY and turn != asked:
        who = "nobody" if asked < 0 else f"'{COLOURS[asked]}'"
        raise top.fault("turn", f"expected {who}, who has to decide here; got '{COLOURS[turn]}'")


def read_events(s: Pillars, top: Fields, colours: list[str]) -> None:
    """The event of the round, those before it, and what Ellen's owner has foreseen."""
    after = s.phase() == GAME_END or s.area() > EVENT_AREA
    s.set_event(top.word("event", HAPPENINGS, HAPPENINGS[0] if after else ""))
    s.set_foreseen(top.word("foreseen", HAPPENINGS, ""))
    s.set_looked(1 if s.foreseen() != NOTHING else 0)
    past = set_of(top, "past_events", HAPPENINGS)
    now = 0
    for event in (s.event(), s.foreseen()):
        now |= 0 if event == NOTHING else 1 << int(event)
    if not top.has("past_events"):
        # any will do: the lowest that are not needed elsewhere
        others = [n for n in range(len(HAPPENINGS)) if not now >> n & 1]
        past = sum([1 << n for n in others[: max(int(s.round()) - 1, 0)]])
    s.set_revealed(past | (0 if s.event() == NOTHING else 1 << int(s.event())))
    s.set_unseen(bit(len(HAPPENINGS)) - 1 & ~past & ~now)
    s.set_protected(set_of(top, "protected", colours))
    s.set_walled(set_of(top, "city_wall", colours))


def read_board(s: Pillars, top: Fields, colours: list[str]) -> None:
    """Cards, builders, cubes and markers on the board."""
    offer = top.table("offer")
    for card in members(set_of(offer, "resources", RESOURCES)):
        s.set_resource(card, OFFERED)
    s.set_craftsmen_offered(set_of(offer, "craftsmen", CRAFTSMEN))
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
    market = top.table("market")
    for kind in range(MARKET_KINDS):
        full = int(s.box.market_stock[kind])
        s.set_on_board(kind, market.number(GOODS[kind], 0, full, full))
    market.done()
    metal = int(s.box.court_metal)
    s.set_on_board(METAL, top.number("court_metal", 0, metal, metal))
    s.set_tax(top.number("tax", 0, HIGHEST_TAX, NOTHING))
    s.set_grey_workers(top.word("grey_workers", colours, ""))
    s.set_next_grey_workers(top.word("next_grey_workers", colours, ""))
    s.set_black_worker(top.word("black_worker", colours, ""))


def read_builders(s: Pillars, top: Fields, colours: list[str]) -> None:
    """Builders on the board and on the cost track; the price is where the marker stands."""
    table = top.table("builders")
    for place, name in enumerate(PLACES):
        if spaces(place) == 1:
            found = [table.word(name, colours, "")]
        else:  # who has left the market leaves a gap
            found = [seat - 1 for seat in table.words(name, ["", *colours])]
        if len(found) > spaces(place):
            raise table.fault(name, f"expected at most {int(spaces(place))} builders")
        for further, seat in enumerate(found):
            s.set_at_space(first_space(place) + further, seat)
    table.done()
    track = top.table("cost_track")
    prices = [int(s.box.price(step)) for step in range(s.box.free_step + 1)]
    for step in range(s.box.free_step):
        s.set_waiting(step, track.word(str(prices[step]), colours, ""))
    track.done()
    waiting = [step for step in range(s.box.free_step) if s.waiting(step) != NOBODY]
    usual = prices[-1] if s.phase() in (RESOLUTION, GAME_END) else prices[0]
    if s.phase() == BUILDERS and waiting:
        usual = prices[waiting[-1] + 1]
    price = top.number("price", 0, max(prices), usual)
    if price not in prices:
        raise top.fault("price", f"expected one of {', '.join(map(str, prices))}; got {price}")
    s.set_step(prices.index(price))
    s.set_drawn(top.word("drawn", colours, ""))
    s.set_returned(1 if top.flag("returned", False) else 0)


def read_conversion(s: Pillars, top: Fields, colours: list[str]) -> None:
    s.set_strengthened(top.word("strengthened", CRAFTSMEN, ""))
    s.set_converted(set_of(top, "converted", colours))
    used = top.table("used")
    for craftsman, name in enumerate(CRAFTSMEN):
        s.set_used(craftsman, used.number(name, 0, MOST_CUBES, 0))
    used.done()


def read_advantages(s: Pillars, top: Fields) -> None:
    """Cards revealed so far: those that lie somewhere, and those that are gone."""
    shown = set_of(top, "past_advantages", ADVANTAGES)
    for seat in range(s.seats()):
        shown |= int(s.cards(seat))
    for place in range(2):
        shown |= 0 if s.at_kingsbridge(place) == NOTHING else 1 << int(s.at_kingsbridge(place))
    if not top.has("past_advantages"):
        dealt = int(s.round()) if s.phase() != ROUND_START else int(s.round()) - 1
        last = [n for n in range(len(ADVANTAGES)) if s.box.advantages[n].last_round]
        usual = [n for n in range(len(ADVANTAGES)) if n not in last]
        for wanted, cards in ((2 * min(dealt, ROUNDS - 1), usual), (2 * (dealt == ROUNDS), last)):
            for card in cards:
                if sum([shown >> n & 1 for n in cards]) < wanted:
                    shown |= 1 << card
    s.set_shown(shown)


def read_supply(s: Pillars) -> None:
    """The supply is every cube that lies nowhere else (PE-14.4)."""
    for kind in range(KINDS):
        held = sum([int(s.held(seat, kind)) for seat in range(s.seats())])
        s.set_supply(kind, s.box.cubes[kind] - s.on_board(kind) - held)


def read_pending(s: Pillars, top: Fields, turn: int) -> None:
    """The unfinished business: given in full, or as it is at a player's turn in the phase."""
    if top.has("pending"):
        for i, text in enumerate(top.texts("pending")):
            try:
                s.push(make_frame(s, text))
            except ValueError as error:
                raise BadField(["pending", i], str(error)) from None
    elif s.phase() == SETUP:
        raise top.fault("phase", "expected 'pending' as well: a setup is described by what is left")
    elif s.phase() == ROUND_START:
        s.set_round(s.round() - 1)  # the round opens itself
        s.push(RoundStart())
    elif s.phase() == OFFER:
        push_phases(s)
        s.push(NextChoice(s.starting_player() if turn == NOBODY else turn))
    elif s.phase() != GAME_END:
        s.push(EndOfRound())
        push_business(s, turn)


def push_business(s: Pillars, turn: int) -> None:
    """What is pending in the phases II and III."""
    if s.phase() == BUILDERS:
        s.push(Resolution(1))
        s.push(NextBuilder())
        push_builder(s, turn)
    elif turn != NOBODY and s.area() in (MARKET, CATHEDRAL):
        s.push(Resolution(s.area() + 1))
        if s.area() == MARKET:
            s.push(NextTrader(market_place(s, turn)))
        else:
            s.push(NextConversion((turn - s.starting_player()) % s.seats()))
    else:
        s.push(Resolution(s.area()))


def push_builder(s: Pillars, turn: int) -> None:
    """A builder in hand: the starting player is asked first, unless it is the owner's turn."""
    seat = s.drawn()
    if seat == NOBODY:
        return
    if not s.returned() and (turn in (NOBODY, s.starting_player())):
        s.push(ReturnChoice(s.starting_player(), seat))
    elif s.price() > 0:
        s.push(BuilderTurn(seat))
    else:
        s.push(FreeBuilder(seat))


# writing


def describe(s: Pillars) -> dict[str, object]:
    """The position as a table that `load` turns into the same position."""
    table: dict[str, object] = {
        "seats": int(s.seats()),
        "variant": VARIANTS[0],
        "round": int(s.round()),
        "phase": PHASES[s.phase()],
        "area": AREAS[s.area()],
        "offer": {
            "resources": [name for n, name in enumerate(RESOURCES) if s.resource(n) == OFFERED],
            "craftsmen": names(CRAFTSMEN, int(s.craftsmen_offered())),
        },
        "past_events": past_events(s),
        "past_advantages": names(ADVANTAGES, gone(s)),
        "kingsbridge": [["", *ADVANTAGES][1 + s.at_kingsbridge(place)] for place in range(2)],
        "shiring": [["", *CRAFTSMEN][1 + s.at_shiring(place)] for place in range(2)],
        "builders": describe_builders(s),
        "price": int(s.price()),
        "market": {GOODS[kind]: int(s.on_board(kind)) for kind in range(MARKET_KINDS)},
        "court_metal": int(s.on_board(METAL)),
        "pending": [written(frame) for frame in s.stack],
    }
    for key, seat in (
        ("starting_player", s.starting_player()),
        ("drawn", s.drawn()),
        ("grey_workers", s.grey_workers()),
        ("next_grey_workers", s.next_grey_workers()),
        ("black_worker", s.black_worker()),
        ("turn", s.stack[-1].asks if s.stack else NOBODY),
    ):
        if seat >= 0:
            table[key] = COLOURS[seat]
    for key, mask in (
        ("protected", s.protected()),
        ("city_wall", s.walled()),
        ("converted", s.converted()),
    ):
        if mask != 0:
            table[key] = names(COLOURS, int(mask))
    for key, event in (("event", s.event()), ("foreseen", s.foreseen())):
        if event != NOTHING:
            table[key] = HAPPENINGS[event]
    if s.tax() != NOTHING:
        table["tax"] = int(s.tax())
    if s.returned():
        table["returned"] = True
    if s.strengthened() != NOTHING:
        table["strengthened"] = CRAFTSMEN[s.strengthened()]
    used = {name: int(s.used(n)) for n, name in enumerate(CRAFTSMEN) if s.used(n) > 0}
    if used:
        table["used"] = used
    waiting = describe_track(s)
    if waiting:
        table["cost_track"] = waiting
    for seat in range(s.seats()):
        table[COLOURS[seat]] = describe_player(s, seat)
    return table


def describe_builders(s: Pillars) -> dict[str, object]:
    table: dict[str, object] = {}
    for place, name in enumerate(PLACES):
        first = first_space(place)
        found = [int(s.at_space(space)) for space in range(first, first + spaces(place))]
        while found and found[-1] == NOBODY:
            found.pop()
        there = [["", *COLOURS][1 + seat] for seat in found]
        if there:
            table[name] = there if spaces(place) > 1 else there[0]
    return table


def describe_track(s: Pillars) -> dict[str, object]:
    steps = [step for step in range(s.box.free_step) if s.waiting(step) != NOBODY]
    return {str(s.box.price(step)): COLOURS[s.waiting(step)] for step in steps}


def past_events(s: Pillars) -> list[str]:
    return [HAPPENINGS[n] for n in members(int(s.revealed())) if n != s.event()]


def gone(s: Pillars) -> int:
    """Advantage cards that have been revealed and lie nowhere any more."""
    left = int(s.shown())
    for seat in range(s.seats()):
        left &= ~int(s.cards(seat))
    for place in range(2):
        if s.at_kingsbridge(place) != NOTHING:
            left &= ~(1 << int(s.at_kingsbridge(place)))
    return left


def names(words: list[str], mask: int) -> list[str]:
    return [words[n] for n in members(mask)]
