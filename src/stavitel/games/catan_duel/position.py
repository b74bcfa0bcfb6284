"""Positions in the words of the rules: tables people can write by hand, and back."""

from typing import Final

from stavitel.engine.business import written
from stavitel.engine.fields import Fields
from stavitel.engine.frames import play_on
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
from stavitel.games.catan_duel.counting import cards_in_play
from stavitel.games.catan_duel.event_setup import DealEvent
from stavitel.games.catan_duel.exchange import Exchange
from stavitel.games.catan_duel.fields import STATE
from stavitel.games.catan_duel.frames import FRAMES
from stavitel.games.catan_duel.modes import MOST_EVENTS
from stavitel.games.catan_duel.pending import bounds, check_pending
from stavitel.games.catan_duel.piles import (
    describe_pile,
    describe_stacks,
    read_discard,
    read_stacks,
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

_COURSE: Final = STATE.some(
    "turn starter active production symbol happening fixed played_once mints_used"
)

# reading


def load(box: Components, data: dict[str, object]) -> CatanDuel:
    """The position a table describes; what it leaves out is as at the start of a game. A broken
    position is not played on: `check` names what is wrong."""
    top = Fields(data, [])
    top.number("seats", SEATS, SEATS, SEATS)
    s = blank(box, top.word("variant", VARIANTS, VARIANTS[0]))
    STATE.read_choices(s, top)
    read_course(s, top)
    read_dice(s, top)
    read_pending(s, top)  # early: what is being dealt or laid waits there
    read_events(s, top)
    read_players(s, [top.group(colour) for colour in COLOURS])
    read_discard(s, top)
    read_stacks(s, top)
    usual = int(s.mode().face_up)
    if usual:
        usual = max(0, usual - cards_in_play(s)[s.mode().face_up_card])
    s.face_up_left = top.number("face_up", 0, MOST_COPIES, usual)
    top.done()
    if not check(s):
        play_on(s, top, check_pending(s), NOBODY, COLOURS)
    return s


def read_pending(s: CatanDuel, top: Fields) -> None:
    """The unfinished business: given in full, or as it usually is in the phase."""
    if top.has("pending"):
        for frame in FRAMES.read_all(top, bounds(s)):
            s.push(frame)
    elif s.phase == SETUP:
        raise top.fault("phase", "expected 'pending' as well: a setup is described by what is left")
    elif s.phase != GAME_END:
        push_business(s)


def push_business(s: CatanDuel) -> None:
    """What is pending in each phase of a turn (CD-5.1)."""
    if s.phase <= ROLL_PHASE:
        push_phases(s)
        if s.phase == PRE_ROLL:
            s.push(PreRoll(s.active))
            return
        s.push(DiceResolution())
        if s.symbol == NOTHING:
            s.push(RollEvent())
        if s.production == 0:
            s.push(RollProduction())
        return
    s.push(EndOfTurn())
    s.push(Exchange())
    if s.phase <= REPLENISH:
        s.push(Replenish())
    if s.phase == ACTION:
        s.push(ActionPhase(s.active))


def read_course(s: CatanDuel, top: Fields) -> None:
    """Whose turn it is and how far it has come."""
    s.phase = top.word("phase", PHASES, PHASES[ACTION])
    if s.phase == SETUP:
        s.starter = top.word("starter", COLOURS, "")
        return
    first = top.word("starter", COLOURS, "")
    active = top.word("active", COLOURS, COLOURS[max(first, 0)])
    turn = top.number("turn", 1, LONGEST, 1 if first in (NOBODY, active) else 2)
    s.active = active
    s.turn = turn
    s.starter = first if first != NOBODY else active if turn % 2 == 1 else 1 - active


def read_dice(s: CatanDuel, top: Fields) -> None:
    """Both dice lie on the table from the roll on; before it only what cards have fixed."""
    STATE.names["fixed"].read(s, top)
    rolled = s.phase >= ACTION
    s.production = top.number("production", 1, DIE, 1 if rolled else 0)
    STATE.names["happening"].read(s, top)
    usual = SYMBOLS[EVENT_CARD if s.happening != NOTHING else TRADE] if rolled else ""
    s.symbol = top.word("symbol", SYMBOLS, usual)
    if rolled and s.symbol == EVENT_CARD and s.happening == NOTHING:
        s.happening = INVENTION
    STATE.names["played_once"].read(s, top)
    STATE.names["mints_used"].read(s, top)


def read_events(s: CatanDuel, top: Fields) -> None:
    """Which events are in the game, and which have come since the stack was built.

    `half_moons` are those of the Duel that nobody has seen being dealt (CD-16.3).
    """
    mode = s.mode()
    moons = [0] * HAPPENING_COUNT
    for happening in top.words("half_moons", HAPPENINGS):
        moons[happening] += 1
    if not any([isinstance(frame, DealEvent) for frame in s.stack]) and not mode.is_own:
        for happening in range(HAPPENING_COUNT):  # any will do for those not named
            room = int(mode.random_events) - sum(moons)
            free = int(mode.moon_events[happening]) - moons[happening]
            moons[happening] += max(0, min(free, room))
    drawn, met = top.group("events_drawn"), top.group("events_met")
    for happening, name in enumerate(HAPPENINGS):
        sure = int(mode.sure_events[happening])
        s.set_events_in_game(happening, sure + moons[happening])
        known = met.number(name, 0, MOST_EVENTS, sure)
        usual = 1 if happening == s.happening and not top.has("events_drawn") else 0
        s.set_events_drawn(happening, drawn.number(name, 0, MOST_EVENTS, usual))
        s.set_events_met(happening, max(known, int(s.events_drawn(happening))))
    drawn.done()
    met.done()


# writing


def describe(s: CatanDuel) -> dict[str, object]:
    """The position as a table that `load` turns into the same position."""
    group: dict[str, object] = {
        "seats": SEATS,
        "variant": VARIANTS[s.variant],
    }
    STATE.write_choices(s, group)
    group |= {
        "phase": PHASES[s.phase],
        "stacks": describe_stacks(s),
        "discard": [] if s.mode().is_own else describe_pile(s, 0),
        "face_up": int(s.face_up_left),
        "events_drawn": named_counts([int(s.events_drawn(n)) for n in range(HAPPENING_COUNT)]),
        "pending": [written(frame) for frame in s.stack],
    }
    for field in _COURSE:
        field.write(s, group)
    mode = s.mode()
    if mode.random_events > 0:
        moons = [int(s.events_in_game(n) - mode.sure_events[n]) for n in range(HAPPENING_COUNT)]
        group["half_moons"] = [
            HAPPENINGS[n] for n in range(HAPPENING_COUNT) for _ in range(moons[n])
        ]
    if mode.random_events > 0 or mode.is_own:
        group["events_met"] = named_counts([int(s.events_met(n)) for n in range(HAPPENING_COUNT)])
    for seat, colour in enumerate(COLOURS):
        group[colour] = describe_player(s, seat)
    return group


def named_counts(counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(HAPPENINGS, counts, strict=True) if n > 0}
