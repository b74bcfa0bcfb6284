"""Connections at the door, over a real network: they are counted, and must come to a point."""

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect

from stavitel.server.door import RESERVE, Door, raised_limit
from stavitel.server.settings import Limits

PATIENCE = 30.0
SOON = Limits(header_seconds=0.2, body_seconds=0.2)
GET = b"GET / HTTP/1.1\r\nHost: x\r\n"


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads the whole request, then answers; sockets stay open."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (message := await receive()).get("more_body"):
        pass
    if message["type"] == "http.request":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def serving(door: Door) -> AsyncIterator[int]:
    """A server behind this door; tells its port."""
    request, websocket = door.protocols()
    config = uvicorn.Config(
        echo, http=request, ws=websocket, lifespan="off", log_config=None, access_log=False,
        timeout_graceful_shutdown=1,
    )  # fmt: skip
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        running = asyncio.ensure_future(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield int(listening.getsockname()[1])
        server.should_exit = True
        await running


async def sent(port: int, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    return reader, writer


async def ended(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server hangs up."""
    async with asyncio.timeout(PATIENCE):
        return await reader.read()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"G",
        GET,
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf",
        GET + b"\r\n" + b"G",  # a second request after a whole one
    ],
)
def test_who_does_not_come_to_a_point_is_hung_up_on(said: bytes) -> None:
    async def life() -> None:
        door = Door(SOON, 1000, proxied=False)
        async with serving(door) as port:
            reader, writer = await sent(port, said)
            await ended(reader)
            writer.close()
            async with asyncio.timeout(PATIENCE):
                while len(door):
                    await asyncio.sleep(0.01)

    asyncio.run(life())


def test_one_address_has_only_so_many_connections() -> None:
    async def life() -> None:
        door = Door(Limits(connections_per_address=2), 1000, proxied=False)
        async with serving(door) as port:
            others = [await sent(port, b"") for _ in range(2)]
            while len(door) < 2:
                await asyncio.sleep(0.01)
            reader, refused = await sent(port, GET + b"\r\n")
            head, _, body = (await ended(reader)).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 503 ")
            assert "of one address" in json.loads(body)["error"]
            refused.close()
            others[0][1].close()
            while len(door) > 1:
                await asyncio.sleep(0.01)
            reader, writer = await sent(port, GET + b"Connection: close\r\n\r\n")
            assert b" 200 OK" in await ended(reader)
            for stream in (writer, others[1][1]):
                stream.close()

    asyncio.run(life())


def test_behind_a_proxy_its_connections_are_not_counted_as_one_guests() -> None:
    door = Door(Limits(connections_per_address=1), 1000, proxied=True)
    assert [door.enter("127.0.0.1") for _ in range(3)] == [""] * 3


def test_near_the_limit_of_descriptors_newcomers_are_told_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 0.0
    door = Door(Limits(), RESERVE + 2, proxied=True, clock=lambda: now)
    assert [door.enter("a"), door.enter("b")] == ["", ""]
    with caplog.at_level(logging.WARNING):
        for _ in range(50):
            assert "the server is full" in door.enter("c")
            door.leave("c")
        assert len(caplog.records) == 1
        now = 61.0
        assert door.enter("c")
        assert len(caplog.records) == 2
    door.leave("c")
    door.leave("a")
    assert door.enter("c") == ""


def test_sockets_count_until_they_end() -> None:
    async def life() -> None:
        door = Door(Limits(header_seconds=0.2), 1000, proxied=False)
        async with serving(door) as port:
            async with connect(f"ws://127.0.0.1:{port}/") as socket:
                await asyncio.sleep(0.5)  # longer than a request may take
                await socket.ping()
                assert len(door) == 1
            async with asyncio.timeout(PATIENCE):
                while len(door):
                    await asyncio.sleep(0.01)

    asyncio.run(life())


def test_the_server_asks_for_as_many_descriptors_as_it_may_have() -> None:
    assert raised_limit(1) >= 1
    assert raised_limit() >= raised_limit(256)
