"""What a finished game tells, over HTTP: its analysis, and what a strong player would have done.

Neither is there while a game is played: a player could use it. Then there are hints instead, for
your own seat, from what it may know, and where the table allows them.
"""

import asyncio
import secrets
from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.analysis.account import Account
from stavitel.analysis.hints import Hint, reason_in_words
from stavitel.analysis.judging import Error
from stavitel.analysis.working import advise
from stavitel.engine.core import State, waiting
from stavitel.engine.rng import Rng
from stavitel.match import Match
from stavitel.record import Record
from stavitel.server.analysing import Analyses
from stavitel.server.guests import guest_of
from stavitel.server.history_http import kept_reading
from stavitel.server.history_wire import Advice, Analysed, HintInfo, SeatAccount, TurningPoint
from stavitel.server.hub import Hub
from stavitel.server.library_http import language
from stavitel.server.requests import BadRequest, address, answer
from stavitel.server.table import Table
from stavitel.server.tables_http import hub_of, table_of
from stavitel.server.turns import Payer
from stavitel.texts import Texts

EFFORTS: Final = (350, 1500, 4000)
"""Milliseconds for a first answer, and for surer ones."""
DIGITS: Final = 2
_analyses: Final = Analyses()


async def analysis(request: Request) -> Response:
    """The analysis as far as it is worked out."""
    table = await table_of(request)
    record = _played(table)
    lang = language(request.query_params.get("lang", "en"))
    payer = Payer(address(request), await guest_of(request))
    text = await asyncio.to_thread(record.to_text)
    work = await _analyses.at(table, text, hub_of(request), payer)
    points = work.account.points if work.account else []
    seats = range(record.seats)
    return answer(
        Analysed(
            work.ready,
            work.judged,
            work.choices,
            [move for move, _ in points],
            [[_percent(shares[seat]) for _, shares in points] for seat in seats if points],
            [_account(work.account, seat) for seat in seats] if work.account else [],
            [_turning(record, error, lang) for error in work.errors],
        )
    )


async def advice(request: Request) -> Response:
    """What a strong player would do after so many moves, with the knowledge of who is asked."""
    table = await table_of(request)
    record = _played(table)
    move = request.path_params["move"]
    if move > len(record.actions):
        raise BadRequest(404, f"expected a move from 0 to {len(record.actions)}; got {move}")
    s = await asyncio.to_thread(record.replay, move)
    return answer(await advised(request, hub_of(request), record, s))


async def hint(request: Request) -> Response:
    """What a strong player would do now, for the seat of this browser that is asked."""
    table, guest = await table_of(request), await guest_of(request)
    match = table.match
    if match is None or table.state != "playing":
        raise BadRequest(409, "expected a game that is played")
    if not table.setup.hints_allowed:
        raise BadRequest(403, "expected a table that allows hints; this one does not")
    live = await hub_of(request).live(table.id)
    async with live.lock:  # who is asked, and in which position, belong together
        asked = table.asked
        if asked is None or asked not in table.seats_of(guest) or match.unconfirmed is not None:
            raise BadRequest(409, "expected your own turn; hints are for who is asked")
        record = replace(match.record, actions=list(match.record.actions))
    s = await asyncio.to_thread(record.replay)
    return answer(await advised(request, hub_of(request), record, s))


async def advised(request: Request, hub: Hub, record: Record, s: State) -> Advice:
    """Hints for the seat that is asked, from a position imagined for it."""
    frame = waiting(s)
    if frame is None or frame.asks < 0:
        return Advice(None, [])
    seat, game = int(frame.asks), record.game
    lang = language(request.query_params.get("lang", "en"))
    milliseconds = EFFORTS[_effort(request) - 1]
    position = game.position(game.imagine(s, seat, Rng(secrets.randbits(64))))
    payer = Payer(address(request), await guest_of(request))
    found = await hub.bots.work(
        payer, milliseconds / 1000, advise, game.id, record.variant, position, seat, lang,
        milliseconds,
    )  # fmt: skip
    texts = Texts(game, lang, record.colours)
    return Advice(seat, [_hint(texts, s, hint) for hint in found])


def _played(table: Table) -> Record:
    """The record of a game that was played to its end by our rules."""
    match: Match | None = table.match
    if match is None or table.state != "over":
        raise BadRequest(409, "expected a game that is over; this one is still being played")
    reading = kept_reading(table)
    if reading.fault is not None or table.result() is None:
        raise BadRequest(409, "expected a game that our rules lead to its end")
    return reading.record


def _effort(request: Request) -> int:
    given = request.query_params.get("effort", "1")
    if given not in ("1", "2", "3"):
        raise BadRequest(400, f"effort: expected 1, 2 or 3; got '{given[:20]}'")
    return int(given)


def _account(account: Account, seat: int) -> SeatAccount:
    return SeatAccount(
        _percent(account.start[seat]),
        _percent(account.end[seat]),
        _percent(account.luck[seat]),
        _percent(account.own(seat)),
        _percent(account.others(seat)),
        _percent(account.result(seat)),
    )


def _turning(record: Record, error: Error, lang: str) -> TurningPoint:
    texts, s = Texts(record.game, lang, record.colours), record.replay(error.move - 1)
    return TurningPoint(
        error.move,
        error.seat,
        error.mark,
        _percent(error.loss),
        _percent(error.error),
        texts.action(s, error.played).parts,
        texts.action(s, error.better).parts,
    )


def _hint(texts: Texts, s: State, hint: Hint) -> HintInfo:
    return HintInfo(
        hint.action,
        texts.action(s, hint.action).parts,
        _percent(hint.share),
        _percent(hint.error),
        round(hint.points, 1),
        reason_in_words(texts, hint.brings),
        hint.line,
    )


def _percent(share: float) -> float:
    return round(100 * share, DIGITS)


ROUTES: Final = [
    Route("/api/tables/{table}/hint", hint),
    Route("/api/tables/{table}/analysis", analysis),
    Route("/api/tables/{table}/moments/{move:int}/advice", advice),
]
