"""Positions in the words of the rules: tables people can write by hand, and back."""

from typing import Final

from stavitel.engine.business import written
from stavitel.engine.core import settle
from stavitel.engine.fields import BadField, Fields
from stavitel.games.catan_duel.action_phase import ActionPhase
from stavitel.games.catan_duel.cards import (
    ACTION,
    COLOURS,
    EVENT_CARD,
    GAME_END,
    HAPPENING_COUNT,
    HAPPENINGS,
    INVENTION,
    NOBODY,
    NOTHING,
    PHASES,
    PRE_ROLL,
    REPLENISH,
    ROLL_PHASE,
    SEATS,
    SETUP,
    SYMBOLS,
    TRADE,
    VARIANTS,
)
from stavitel.games.catan_duel.checks import check
from stavitel.games.catan_duel.components import LONGEST, Components
from stavitel.games.catan_duel.exchange import Exchange
from stavitel.games.catan_duel.modes import MOST_EVENTS
from stavitel.games.catan_duel.pending import check_pending, make_frame
from stavitel.games.catan_duel.piles import (
    cards_in_play,
    describe_discard,
    describe_stacks,
    read_discard,
    read_stacks,
    set_of,
)
from stavitel.games.catan_duel.players import describe_player, read_players
from stavitel.games.catan_duel.reading import DIE, MOST_COPIES
from stavitel.games.catan_duel.replenish import Replenish
from stavitel.games.catan_duel.state import CatanDuel, blank
from stavitel.games.catan_duel.turn import (
    DiceResolution,
    EndOfTurn,
    PreRoll,
    RollEvent,
    RollProduction,
    push_phases,
)

FIXED: Final = ["production", "event"]
"""Dice that a card has fixed, as in `state.py`."""
ONCE: Final = ["guido", "gustav"]
MOST_MINTS: Final = 9

# reading


def load(box: Components, data: dict[str, object]) -> CatanDuel:
    """The position a table describes; what it leaves out is as at the start of a game. A broken
    position is not played on: `check` names what is wrong."""
    top = Fields(data, [])
    top.number("seats", SEATS, SEATS, SEATS)
    s = blank(box, top.word("variant", VARIANTS, VARIANTS[0]))
    read_course(s, top)
    read_dice(s, top)
    read_pending(s, top)  # early: what is being dealt or laid waits there
    read_events(s, top)
    read_players(s, [top.table(colour) for colour in COLOURS])
    read_discard(s, top)
    read_stacks(s, top)
    usual = int(s.mode().face_up)
    if usual:
        usual = max(0, usual - cards_in_play(s)[s.mode().face_up_card])
    s.set_face_up_left(top.number("face_up", 0, MOST_COPIES, usual))
    top.done()
    if not check(s):
        wrong = check_pending(s)
        if wrong:
            raise top.fault("pending", "; ".join(wrong))
        settle(s)
    return s


def read_pending(s: CatanDuel, top: Fields) -> None:
    """The unfinished business: given in full, or as it usually is in the phase."""
    if top.has("pending"):
        for i, text in enumerate(top.texts("pending")):
            try:
                s.push(make_frame(s, text))
            except ValueError as error:
                raise BadField(["pending", i], str(error)) from None
    elif s.phase() == SETUP:
        raise top.fault("phase", "expected 'pending' as well: a setup is described by what is left")
    elif s.phase() != GAME_END:
        push_business(s)


def push_business(s: CatanDuel) -> None:
    """What is pending in each phase of a turn (CD-5.1)."""
    if s.phase() <= ROLL_PHASE:
        push_phases(s)
        if s.phase() == PRE_ROLL:
            s.push(PreRoll(s.active()))
            return
        s.push(DiceResolution())
        if s.symbol() == NOTHING:
            s.push(RollEvent())
        if s.production() == 0:
            s.push(RollProduction())
        return
    s.push(EndOfTurn())
    s.push(Exchange())
    if s.phase() <= REPLENISH:
        s.push(Replenish())
    if s.phase() == ACTION:
        s.push(ActionPhase(s.active()))


def read_course(s: CatanDuel, top: Fields) -> None:
    """Whose turn it is and how far it has come."""
    s.set_phase(top.word("phase", PHASES, PHASES[ACTION]))
    if s.phase() == SETUP:
        s.set_starter(top.word("starter", COLOURS, ""))
        return
    first = top.word("starter", COLOURS, "")
    active = top.word("active", COLOURS, COLOURS[max(first, 0)])
    turn = top.number("turn", 1, LONGEST, 1 if first in (NOBODY, active) else 2)
    s.set_active(active)
    s.set_turn(turn)
    s.set_starter(first if first != NOBODY else active if turn % 2 == 1 else 1 - active)


def read_dice(s: CatanDuel, top: Fields) -> None:
    """Both dice lie on the table from the roll on; before it only what cards have fixed."""
    s.set_fixed(set_of(top, "fixed", FIXED))
    rolled = s.phase() >= ACTION
    s.set_production(top.number("production", 1, DIE, 1 if rolled else 0))
    s.set_happening(top.word("happening", HAPPENINGS, ""))
    usual = SYMBOLS[EVENT_CARD if s.happening() != NOTHING else TRADE] if rolled else ""
    s.set_symbol(top.word("symbol", SYMBOLS, usual))
    if rolled and s.symbol() == EVENT_CARD and s.happening() == NOTHING:
        s.set_happening(INVENTION)
    s.set_played_once(set_of(top, "played_once", ONCE))
    s.set_mints_used(top.number("mints_used", 0, MOST_MINTS, 0))


def read_events(s: CatanDuel, top: Fields) -> None:
    """Which events are in the game, and which have come since the stack was built.

    `half_moons` are those of the Duel that nobody has seen being dealt (CD-16.3).
    """
    mode = s.mode()
    moons = [0] * HAPPENING_COUNT
    for happening in top.words("half_moons", HAPPENINGS):
        moons[happening] += 1
    if not any([frame.name() == "deal_event" for frame in s.stack]):
        for happening in range(HAPPENING_COUNT):  # any will do for those not named
            room = int(mode.random_events) - sum(moons)
            free = int(mode.moon_events[happening]) - moons[happening]
            moons[happening] += max(0, min(free, room))
    drawn, met = top.table("events_drawn"), top.table("events_met")
    for happening, name in enumerate(HAPPENINGS):
        sure = int(mode.sure_events[happening])
        s.set_events_in_game(happening, sure + moons[happening])
        s.set_events_met(happening, met.number(name, 0, MOST_EVENTS, sure))
        usual = 1 if happening == s.happening() and not top.has("events_drawn") else 0
        s.set_events_drawn(happening, drawn.number(name, 0, MOST_EVENTS, usual))
    drawn.done()
    met.done()


# writing


def describe(s: CatanDuel) -> dict[str, object]:
    """The position as a table that `load` turns into the same position."""
    table: dict[str, object] = {
        "seats": SEATS,
        "variant": VARIANTS[s.variant()],
        "phase": PHASES[s.phase()],
        "stacks": describe_stacks(s),
        "discard": describe_discard(s),
        "face_up": int(s.face_up_left()),
        "events_drawn": named_counts([int(s.events_drawn(n)) for n in range(HAPPENING_COUNT)]),
        "pending": [written(frame) for frame in s.stack],
    }
    if s.phase() != SETUP:
        table["turn"] = int(s.turn())
    for key, seat in (("starter", s.starter()), ("active", s.active())):
        if seat != NOBODY:
            table[key] = COLOURS[seat]
    describe_dice(s, table)
    mode = s.mode()
    if mode.random_events > 0:
        moons = [int(s.events_in_game(n) - mode.sure_events[n]) for n in range(HAPPENING_COUNT)]
        table["half_moons"] = [
            HAPPENINGS[n] for n in range(HAPPENING_COUNT) for _ in range(moons[n])
        ]
        table["events_met"] = named_counts([int(s.events_met(n)) for n in range(HAPPENING_COUNT)])
    for seat, colour in enumerate(COLOURS):
        table[colour] = describe_player(s, seat)
    return table


def describe_dice(s: CatanDuel, table: dict[str, object]) -> None:
    if s.production() > 0:
        table["production"] = int(s.production())
    if s.symbol() != NOTHING:
        table["symbol"] = SYMBOLS[s.symbol()]
    if s.happening() != NOTHING:
        table["happening"] = HAPPENINGS[s.happening()]
    for key, words, mask in (
        ("fixed", FIXED, int(s.fixed())),
        ("played_once", ONCE, int(s.played_once())),
    ):
        if mask != 0:
            table[key] = [word for n, word in enumerate(words) if mask >> n & 1]
    if s.mints_used() > 0:
        table["mints_used"] = int(s.mints_used())


def named_counts(counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(HAPPENINGS, counts, strict=True) if n > 0}
