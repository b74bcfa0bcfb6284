"""Setting up tables: what is asked for is checked, then a setup is made from it."""

import re
import secrets
from typing import Final

import msgspec

from stavitel.beginning import read_beginning
from stavitel.brought_decks import takes_decks
from stavitel.colours import check_colours, chosen_colours
from stavitel.engine.core import waiting
from stavitel.engine.errors import BadPosition, BadSetup
from stavitel.engine.game import Game, check_setup
from stavitel.engine.switches import choices_in
from stavitel.fair import new_secret
from stavitel.games import game as game_named
from stavitel.match import Match
from stavitel.numbering import from_zero
from stavitel.players import LEVEL_NAMES
from stavitel.reading import Reading
from stavitel.record import LONGEST_NUMBER, PROMISE, components_mark
from stavitel.server.bots import FORMER_LEVELS
from stavitel.server.http_wire import NewTable
from stavitel.server.store import SeatSetup, Setup
from stavitel.server.wire import ClockRules

Holders = list[tuple[int, str]]
"""Seats and the guests who hold them."""

LONGEST_NAME: Final = 40
STAND_IN: Final = "level:4"
"""The bot of somebody who asked for none."""
LONGEST_CLOCK: Final = 60 * 24 * 3600
_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LETTERS: Final = 12
_MARK: Final = re.compile(r"[0-9a-f]{64}")


def new_table(asked: NewTable, guest: str, now: int) -> tuple[Setup, Holders]:
    """The table somebody asked for, or BadSetup."""
    game = game_named(asked.game)
    variant = asked.variant or game.variants[0]
    check_setup(game, len(asked.seats), variant, asked.switches)
    check_colours(game, len(asked.seats), asked.colours)
    check_bot(asked.stand_in)
    _check_clock(asked.clock)
    seats = []
    for seat in asked.seats:
        name = clean_name(seat.name)
        if seat.kind == "bot":
            check_bot(seat.bot)
            seats.append(SeatSetup("bot", name, seat.bot))
        else:
            seats.append(SeatSetup("human" if seat.kind == "me" else "open", name))
    mine = [place for place, seat in enumerate(asked.seats) if seat.kind == "me"]
    setup = _setup(
        game, variant, dict(asked.switches), seats, asked.clock, asked.stand_in, guest, now
    )
    colours = chosen_colours(game, asked.colours)
    decks = takes_decks(game, variant)
    setup = msgspec.structs.replace(setup, colours=colours, hints=asked.hints, decks=decks)
    return setup, [(seat, guest) for seat in mine]


def next_table(last: Setup, seats: list[SeatSetup], now: int) -> Setup:
    """The table for a rematch: the same people, new draws."""
    game = game_named(last.game)
    setup = _setup(
        game, last.variant, last.switches, seats, last.clock, last.stand_in, last.host, now
    )
    decks = takes_decks(game, last.variant)
    return msgspec.structs.replace(setup, colours=last.colours, hints=last.hints, decks=decks)


def branched_table(
    match: Match, move: int, seat: int, bot: str, guest: str, now: int
) -> tuple[Setup, Holders]:
    """A table that goes on from a moment of another: one seat for the guest, bots on the others."""
    record, game = match.record, match.game
    check_bot(bot)
    if not 0 <= seat < record.seats:
        raise BadSetup(f"seat: expected a number below {record.seats}; got {seat}")
    most = len(record.actions)  # a recording has moves that our rules do not lead to
    if not 0 <= move <= most:
        raise BadSetup(f"move: expected a number from 0 to {most}; got {move}")
    s = record.replay(move)
    if not s.stack:
        raise BadSetup("move: expected one before the end; the game is over there")
    seats = [SeatSetup("bot", "", bot) for _ in range(record.seats)]
    seats[seat] = SeatSetup("human", clean_name(record.players.get(seat, "")))
    setup = _setup(
        game,
        record.variant,
        record.switches,
        seats,
        ClockRules(),
        bot,
        guest,
        now,
        from_zero(game, game.position(s)),
    )
    return msgspec.structs.replace(setup, colours=record.colours), [(seat, guest)]


def position_table(text: str, guest: str, now: int) -> tuple[Setup, Holders]:
    """A table that begins from a written position or scenario: whoever is to move there is the
    guest, everybody else a bot."""
    game, s = read_beginning(text, "position")
    if components_mark(game) != components_mark(game_named(game.id)):
        raise BadPosition(
            "components: expected the numbers of our box; those are played in a terminal",
            "position",
        )
    asked = waiting(s)
    if asked is None:
        raise BadPosition(
            "expected a position in which something is left to do; the game is over", "position"
        )
    table = game.position(s)
    seat = max(0, int(asked.asks))
    seats = [SeatSetup("bot", "", STAND_IN) for _ in game.scores(s)]
    seats[seat] = SeatSetup("human", "")
    switches = choices_in(game.switches, table)
    setup = _setup(
        game,
        str(table["variant"]),
        switches,
        seats,
        ClockRules(),
        STAND_IN,
        guest,
        now,
        from_zero(game, table),
    )
    return msgspec.structs.replace(setup, colours=game.painted(s)), [(seat, guest)]


def looked_at(reading: Reading, guest: str, now: int) -> Setup:
    """A table with a record to look at only."""
    record = reading.record
    names = [clean_name(record.players.get(seat, "")) for seat in range(record.seats)]
    seats = [SeatSetup("human", name) for name in names]
    game = record.game
    setup = _setup(
        game, record.variant, record.switches, seats, ClockRules(), LEVEL_NAMES[0], guest, now
    )
    return msgspec.structs.replace(setup, record=reading.to_text())


def clean_name(name: str) -> str:
    """A name on one line, without what cannot be seen, and not too long."""
    seen = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(seen.split())[:LONGEST_NAME]


def clean_number(number: str) -> str:
    """A share in the draws: any short text, but none that could be taken for two."""
    if len(number) > LONGEST_NUMBER or not number.isprintable():
        raise BadSetup(f"number: expected at most {LONGEST_NUMBER} letters; got something else")
    return number


def clean_mark(mark: str) -> str:
    """What a number is promised by, or nothing."""
    if mark and not _MARK.fullmatch(mark):
        raise BadSetup("mark: expected a SHA-256, 64 digits from 0 to f; got something else")
    return mark


def new_id() -> str:
    """A table's name: long enough that nobody finds it by trying."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LETTERS))


def _setup(
    game: Game,
    variant: str,
    switches: dict[str, str],
    seats: list[SeatSetup],
    clock: ClockRules,
    stand_in: str,
    host: str,
    now: int,
    start: dict[str, object] | None = None,
) -> Setup:
    return Setup(
        table=new_id(),
        game=game.id,
        rules=game.version,
        components=components_mark(game),
        variant=variant,
        switches=switches,
        seats=seats,
        clock=clock,
        stand_in=stand_in,
        host=host,
        secret=new_secret(),
        laid=now,
        start=start,
        promise=PROMISE,
    )


def check_bot(bot: str) -> None:
    if bot not in LEVEL_NAMES and bot not in FORMER_LEVELS:
        raise BadSetup(f"bot: expected one of {', '.join(LEVEL_NAMES)}; got '{bot[:40]}'")


def _check_clock(clock: ClockRules) -> None:
    if clock.kind == "none":
        return
    if not 1 <= clock.time <= LONGEST_CLOCK or not 0 <= clock.more <= LONGEST_CLOCK:
        raise BadSetup(f"clock: expected times from 1 to {LONGEST_CLOCK} seconds")
