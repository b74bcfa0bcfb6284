"""Whatever bytes a browser sends: it gets an answer, the server stands, and nothing changes."""

import asyncio
import json
import random

import msgspec
import pytest

from stavitel.server.wire import FromBrowser
from tests.server.house import Asleep, Browser, House

WORDS = ["act", "undo", "confirm", "why", "look", "lang", "say", "leave", "return", "fill"]
ODD: list[object] = [
    None, True, -1, 0, 1, 2**31, 2**63, -(2**70), 1e300, 0.5, "", "x" * 70, "cs", "\u0000",
    "\ud83c", [], {}, [[[]]], {"type": "act"},
]  # fmt: skip


def sound(rng: random.Random, version: int) -> dict[str, object]:
    """A message of the right shape; whether it can be carried out is another matter."""
    id = {"id": f"i{rng.randrange(10**9)}"}
    at = {"version": rng.choice([version, version - 1, version + 1])}
    seat = {"seat": rng.randrange(-2, 4)}
    fields: dict[str, dict[str, object]] = {
        "act": {**id, **at, "action": rng.randrange(-2, 400), "hold": rng.random() < 0.5},
        "undo": {**id, **at},
        "confirm": {**id, **at},
        "why": {**id, **at},
        "look": {**seat},
        "lang": {"lang": rng.choice(["en", "cs"])},
        "say": {**id, "text": rng.choice(["hello", "x" * 600, ""])},
        "leave": {**id, **seat},
        "return": {**id, **seat},
        "fill": {**id, **seat, "bot": rng.choice(["greedy", "god"])},
    }
    type = rng.choice(WORDS)
    return {"type": type, **fields[type]}


def spoiled(rng: random.Random, version: int) -> bytes:
    """A message with some of it changed, as text or as bytes."""
    message = sound(rng, version)
    for _ in range(rng.randrange(3)):
        key = rng.choice([*message, "extra"])
        if rng.random() < 0.3:
            message.pop(key, None)
        else:
            message[key] = rng.choice(ODD)
    frame = bytearray(json.dumps(message).encode())
    for _ in range(rng.choice([0, 0, 1, 1, 2, 8])):
        place = rng.randrange(len(frame) + 1)
        kind = rng.randrange(3)
        if kind == 0:
            frame[place:place] = bytes([rng.randrange(256)])
        elif kind == 1:
            del frame[place : place + rng.randrange(1, 9)]
        else:
            frame[place : place + 1] = rng.choice([b'"', b"}", b"[", b"\\", b"\xff", b"9", b","])
    return bytes(frame)


def readable(frame: bytes) -> bool:
    """Whether a frame is one of the messages after all."""
    try:
        said = msgspec.json.decode(frame, type=FromBrowser)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return 0 < len(getattr(said, "id", "x")) <= 64


def snapshot(browser: Browser) -> object:
    table = browser.live.table
    assert table.match is not None
    seats = [msgspec.to_builtins(vars(seat)) for seat in table.seats]
    held = [sorted(guests) for guests in table.holders]
    counts = table.version, table.match.moves, len(table.said)
    return table.match.exact_mark(), counts, seats, held


async def bombard(frames: int, seed: int) -> int:
    """Send spoiled frames from a seat and from a watcher; returns how many could not be read."""
    rng = random.Random(seed)
    house = House(bots=Asleep(1))
    table = await house.lay("me", "open")
    await house.sit("boris", table, 1)
    anna, cyril = await house.browser("anna", table), await house.browser("cyril", table)
    unreadable = 0
    for number in range(frames):
        browser = cyril if number % 3 else anna
        before = snapshot(browser)
        frame = spoiled(rng, browser.live.table.version)
        answers = await browser.raw(frame)
        browser.sent.clear()
        changed = snapshot(browser) != before
        assert answers or readable(frame), frame
        if not readable(frame):
            unreadable += 1
            assert not changed, frame
            assert [answer["code"] for answer in answers] == ["bad"], frame
        if changed:
            assert any(answer["type"] == "done" for answer in answers), frame
            # a watcher may talk, and nothing else
            assert browser is anna or any(answer["type"] == "chat" for answer in answers), frame
        assert not browser.dropped
    await house.hub.close()
    return unreadable


def test_spoiled_frames_change_nothing() -> None:
    assert asyncio.run(bombard(1_500, 1)) > 500


@pytest.mark.slow
def test_five_thousand_spoiled_frames() -> None:
    assert asyncio.run(bombard(5_000, 2)) > 1_500


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_thousand_spoiled_frames(part: int) -> None:
    assert asyncio.run(bombard(10_000, 100 + part)) > 3_000


def test_a_frame_too_long_is_told_so() -> None:
    async def life() -> None:
        house = House()
        anna = await house.browser("anna", await house.lay("me", "open"))
        (refused,) = await anna.raw(b'{"type":"say","id":"x","text":"' + b"x" * 16_384 + b'"}')
        assert (refused["type"], refused["code"]) == ("refused", "too_long")

    asyncio.run(life())


def test_deep_nesting_is_no_way_in() -> None:
    async def life() -> None:
        house = House()
        anna = await house.browser("anna", await house.lay("me", "open"))
        for frame in (b"[" * 16_000, b'{"a":' * 3_000, b'{"type":"ping","x":' + b"[" * 9_000):
            (refused,) = await anna.raw(frame)
            assert refused["code"] == "bad"

    asyncio.run(life())
