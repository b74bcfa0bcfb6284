"""The socket of a table: what a browser says is read, checked, carried out and answered."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stavitel.engine.errors import BadSetup
from stavitel.sentences import Part
from stavitel.server.attendance import settle
from stavitel.server.brought import any_sample
from stavitel.server.connections import Connection
from stavitel.server.ending import end
from stavitel.server.guard import FOREIGN
from stavitel.server.guests import cookie_header, welcome
from stavitel.server.history import BadTable, NoTable
from stavitel.server.hub import Hub
from stavitel.server.laying import check_bot
from stavitel.server.live import Live
from stavitel.server.rematch import rematch
from stavitel.server.requests import address, own_origin
from stavitel.server.settings import Limits
from stavitel.server.store import NoRoom, StoreError
from stavitel.server.table import NotDone, Table
from stavitel.server.wire import (
    WATCHER,
    Act,
    AskWhy,
    Confirm,
    Done,
    End,
    Fill,
    FromBrowser,
    Kick,
    Leave,
    Look,
    Mute,
    Ping,
    Pong,
    Refused,
    Rematch,
    Renew,
    Resign,
    Return,
    Say,
    Settle,
    Speak,
    Undo,
)
from stavitel.texts import LANGUAGES, Texts

LONGEST_ID: Final = 64
_DECODER: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)

Changing = (
    Act
    | Undo
    | Confirm
    | Say
    | Leave
    | Return
    | Settle
    | Resign
    | Renew
    | Fill
    | Kick
    | Mute
    | End
    | Rematch
)

# close codes; browsers come back after any that is not our own
NO_TABLE: Final = 4404
ASIDE: Final = 4410
TOO_MANY: Final = 4429
RESTART: Final = 1012
COME_BACK: Final = 1013
GOODBYE_SECONDS: Final = 5

log = logging.getLogger(__name__)


async def table_socket(socket: WebSocket) -> None:
    """One browser at one table, from coming to leaving."""
    hub: Hub = socket.app.state.hub
    if not own_origin(socket, hub.settings):
        await socket.close(FOREIGN)
        return
    guest, cookie = await welcome(socket)
    await socket.accept(headers=[cookie_header(socket, cookie)])
    outbox = Outbox(hub.settings.limits)
    connection = _connection(socket, hub, guest, outbox)
    try:
        live = await hub.connect(socket.path_params["table"], connection)
    except NoTable:
        await socket.close(NO_TABLE)
        return
    except BadTable:
        await socket.close(ASIDE)
        return
    except NotDone:
        await socket.close(TOO_MANY)
        return
    ends = [
        asyncio.ensure_future(_read(socket, hub, live, connection)),
        asyncio.ensure_future(outbox.write(socket)),
        asyncio.ensure_future(outbox.dropped.wait()),
    ]
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if hub.leaving.begun:
            await outbox.emptied(ends[1])
    finally:
        hub.disconnect(live, connection)
        for end in ends:
            end.add_done_callback(_report)
            end.cancel()
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):  # already closed
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.close(_goodbye(hub, live, connection))


def _goodbye(hub: Hub, live: Live, connection: Connection) -> int:
    if hub.leaving.begun:
        return RESTART
    if live.removed:
        return NO_TABLE
    return TOO_MANY if connection.sent_away else COME_BACK


def _report(end: "asyncio.Future[Any]") -> None:
    """Browsers end in many ways; what is left is a mistake of ours."""
    fault = None if end.cancelled() else end.exception()
    if fault is not None and not isinstance(fault, (WebSocketDisconnect, RuntimeError)):
        log.error("a socket stumbled", exc_info=fault)


class Outbox:
    """What waits to be sent. A browser that is too slow is dropped, comes back and gets the
    present state."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._waiting: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._letters = 0
        self.dropped: Final = asyncio.Event()

    def put(self, text: str) -> None:
        if self.dropped.is_set():
            return
        self._waiting.put_nowait(text)
        self._letters += len(text)
        waiting = self._waiting.qsize()
        # one message may be as long as it needs to be
        too_long = waiting > 1 and self._letters > self._limits.waiting_letters
        if waiting > self._limits.waiting_messages or too_long:
            self.dropped.set()

    async def write(self, socket: WebSocket) -> None:
        while True:
            text = await self._waiting.get()
            self._letters -= len(text)
            await socket.send_text(text)
            self._waiting.task_done()

    async def emptied(self, writing: "asyncio.Future[Any]") -> None:
        """Wait until all is sent, but not for ever: a browser may have stopped reading."""
        sent = asyncio.ensure_future(self._waiting.join())
        await asyncio.wait([sent, writing], timeout=GOODBYE_SECONDS, return_when="FIRST_COMPLETED")
        sent.cancel()


def _connection(socket: WebSocket, hub: Hub, guest: str, outbox: Outbox) -> Connection:
    asked = socket.query_params
    lang = asked.get("lang", "en")
    connection = Connection(
        guest,
        lang if lang in LANGUAGES else "en",
        outbox.put,
        outbox.dropped.set,
        hub.settings.limits,
        address=address(socket),
    )
    version, lines, seat = (_number(asked.get(key, "")) for key in ("version", "lines", "seat"))
    if version is not None and lines is not None:
        connection.remembers(version, lines, seat)
    return connection


def _number(text: str) -> int | None:
    return int(text) if text.lstrip("-").isdecimal() and len(text) < 10 else None


async def _read(socket: WebSocket, hub: Hub, live: Live, connection: Connection) -> None:
    while True:
        try:
            async with asyncio.timeout(hub.settings.limits.silent_seconds):
                message = await socket.receive()
        except TimeoutError:
            return  # nobody is there any more; if somebody is, it comes back
        if message["type"] == "websocket.disconnect" or hub.leaving.begun:
            return  # what is said to a server that leaves is said again to the next
        await receive(hub, live, connection, message.get("text") or message.get("bytes") or "")


async def receive(hub: Hub, live: Live, connection: Connection, frame: str | bytes) -> None:
    """Carry out one frame of a browser and answer it, whatever it is."""
    with hub.leaving.answering():
        await _answer(hub, live, connection, frame)


async def _answer(hub: Hub, live: Live, connection: Connection, frame: str | bytes) -> None:
    id = ""
    try:
        if _size(frame) > hub.settings.limits.frame_bytes:
            raise NotDone("too_long", "table-too-long")
        said, id = _decoded(frame)
        if not hub.room.may_speak(connection):
            raise NotDone("too_fast", "table-too-fast")
        await _carry_out(hub, live, connection, said)
    except NotDone as refused:
        hub.measures.refused.add(refused.code)
        _refuse(live, connection, id, refused)
        if refused.code == "stale":
            async with live.lock:
                await _show(hub, live, connection)
    except NoRoom:
        _refuse(live, connection, id, NotDone("not_now", "table-no-room"))
    except StoreError:
        hub.measures.refused.add("not_kept")
        _refuse(live, connection, id, NotDone("not_now", "table-try-again"))


def _decoded(frame: str | bytes) -> tuple[FromBrowser, str]:
    try:
        said = _DECODER.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise NotDone("bad", "table-bad") from None
    id = getattr(said, "id", "")
    if hasattr(said, "id") and not 0 < len(id) <= LONGEST_ID:
        raise NotDone("bad", "table-bad")
    return said, id


def _size(frame: str | bytes) -> int:
    return len(frame.encode() if isinstance(frame, str) else frame)


async def _carry_out(hub: Hub, live: Live, browser: Connection, said: FromBrowser) -> None:
    match said:
        case Ping():
            browser.send(Pong())
        case Look(seat):
            await _look(hub, live, browser, seat)
        case Speak(lang):
            async with live.lock:
                browser.speak(lang)
                await _show(hub, live, browser)
        case AskWhy():
            await _tell_why(live, browser, said)
        case _:
            with hub.measures.acknowledged.timed():
                version = await _change(hub, live, browser, said)
                browser.send(Done(said.id, version))


async def _change(hub: Hub, live: Live, browser: Connection, said: Changing) -> int:
    """Carry out a message that changes something; returns the version it led to."""
    if isinstance(said, Rematch):
        return await rematch(hub, live, browser.guest, said.id)
    if isinstance(said, End):
        return await end(hub, live, browser.guest, said.id)
    if isinstance(said, Settle):
        if said.what == "bot":
            _check_bot(said.bot)
        return await settle(hub, live, browser.guest, said)
    if isinstance(said, Say):
        said.text = _clean_text(said.text, hub.settings.limits.text_letters)
    if isinstance(said, Fill):
        _check_bot(said.bot)
    return await hub.change(
        live, lambda table: _do(hub, table, browser, said), browser.guest, said.id
    )


def _do(hub: Hub, table: Table, browser: Connection, said: Changing) -> None:
    guest, now = browser.guest, hub.now()
    match said:
        case Act():
            table.act(guest, said.version, said.action, said.hold, now)
        case Undo():
            table.undo(guest, said.version, now)
        case Confirm():
            table.confirm(guest, said.version, now)
        case Say():
            voice = _voice(table, browser)
            if voice in table.muted:
                raise NotDone("not_now", "table-muted")
            hub.room.let_talk(table, voice, browser)
            table.say(voice, said.text, now)
        case Leave():
            table.leave(said.seat, guest, now)
        case Return():
            table.come_back(said.seat, guest, now)
        case Resign():
            table.resign(said.seat, guest, now)
        case Renew():
            table.renew(said.seat, guest, now)
        case Fill():
            table.fill(said.seat, said.bot, any_sample(table.switches), guest, now)
        case Kick():
            table.kick(said.seat, guest, now)
        case Mute():
            table.mute(said.seat, said.on, guest, now)


async def _look(hub: Hub, live: Live, browser: Connection, seat: int) -> None:
    async with live.lock:
        if seat not in live.table.viewpoints(browser.guest):
            raise NotDone("not_yours", "table-not-yours")
        browser.look(seat, seat in live.table.seats_of(browser.guest))
        await _show(hub, live, browser)


async def _tell_why(live: Live, browser: Connection, said: AskWhy) -> None:
    async with live.lock:
        asked = live.table.asked
        if asked is None or browser.guest not in live.table.holders[asked]:
            raise NotDone("not_yours", "table-not-your-turn")
        if said.version != live.table.version:
            raise NotDone("stale", "table-stale")
        browser.send(live.showing.why(said.id, browser.lang))


async def _show(hub: Hub, live: Live, browser: Connection) -> None:
    """Only with the table's lock: what is being kept is nobody's to see yet."""
    if live.table.match is not None:
        await browser.show(live.table, live.showing, hub.now())


def _refuse(live: Live, browser: Connection, id: str, refused: NotDone) -> None:
    """Say why not, in the browser's language, with the rule where one is the reason."""
    table = live.table
    text: list[str | Part] = [Texts(table.game, browser.lang).text(refused.text)]
    rule = ""
    if refused.action is not None and table.match is not None:
        why = table.match.refusal(refused.action, browser.lang)
        if why is not None:
            text, rule = why.text.parts, why.rule
    browser.send(Refused(id, refused.code, text, rule, table.version))


def _voice(table: Table, browser: Connection) -> int:
    """The seat that speaks: the one looked from, or any own."""
    mine = table.seats_of(browser.guest)
    if not mine:
        return WATCHER
    return browser.seat if browser.seat in mine else mine[0]


def _clean_text(text: str, most: int) -> str:
    """A line of talk on one line."""
    if len(text) > most:
        raise NotDone("too_long", "table-too-long")
    line = " ".join("".join(x if x.isprintable() else " " for x in text).split())
    if not line:
        raise NotDone("bad", "table-bad")
    return line


def _check_bot(bot: str) -> None:
    try:
        check_bot(bot)
    except BadSetup:
        raise NotDone("bad", "table-bad") from None
