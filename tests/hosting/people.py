"""People who play on a hosted server."""

import asyncio
import json
import secrets
from contextlib import AsyncExitStack
from typing import Any

from websockets.asyncio.client import ClientConnection

from stavitel.fair import mark
from stavitel.server.load import Visitor

PATIENCE = 120


def lay(host: Visitor, friend: Visitor) -> str:
    """A table for two, both seated."""
    table, secret = lay_open(host)
    join(host, friend, table, secret)
    return table


def lay_open(host: Visitor) -> tuple[str, str]:
    """A table with an open seat, and the secret of its invitation."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    laid = host.post("/api/tables", {"game": "caylus_magna_carta", "seats": seats})
    return laid["table"], next(each["secret"] for each in laid["invites"] if each["seat"] == 1)


def join(host: Visitor, friend: Visitor, table: str, secret: str) -> None:
    """The friend takes the seat, and the game begins: with the shares of both in its draws, where
    it was laid by a server that asks for them."""
    friend.post(f"/api/tables/{table}/sit", {"secret": secret})
    info = host.get(f"/api/tables/{table}")
    if info["state"] == "waiting":
        shares = [(host, "17"), (friend, "4")]
        for who, number in shares:
            who.share(table, info["commitment"], mark=mark(number))
        for who, number in shares:
            who.share(table, info["commitment"], number=number)


async def play(table: str, people: list[Visitor], moves: int) -> None:
    """All play, taking any option, until so many moves were acknowledged or the game is over."""
    left = moves

    async def take_part(link: ClientConnection) -> None:
        nonlocal left
        async for frame in link:
            message = json.loads(frame)
            left -= message["type"] == "done"
            if left <= 0 or message.get("over"):
                await asyncio.gather(*(each.close() for each in links))
            elif message["type"] == "update" and message["ask"]:
                await link.send(json.dumps(choice(message)))

    async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
        links = [await stack.enter_async_context(who.socket(table)) for who in people]
        await asyncio.gather(*map(take_part, links))


def choice(update: dict[str, Any]) -> dict[str, Any]:
    """Any option of a decision, under an id nobody has used before."""
    option = secrets.choice(update["ask"]["options"])
    version = update["version"]
    return {
        "type": "act", "id": secrets.token_hex(8), "version": version, "action": option["action"]
    }  # fmt: skip


async def shown(visitor: Visitor, table: str) -> dict[str, Any]:
    """The table as somebody who comes to it is shown it."""
    async with asyncio.timeout(PATIENCE), visitor.socket(table) as link:
        while True:
            message = json.loads(await link.recv())
            if message["type"] == "update":
                return dict(message)
