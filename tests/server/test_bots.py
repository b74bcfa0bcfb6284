"""Bots in processes of their own: they answer, are replaced when lost, and know no secret."""

import asyncio
import os
import signal
import time

import pytest

from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.match import Match
from stavitel.players import LEVEL_NAMES
from stavitel.server.bots import FORMER_LEVELS, BotFailed, Bots, think
from stavitel.server.turns import Payer


def test_a_worker_answers_with_something_legal_at_every_level() -> None:
    async def life() -> None:
        bots = Bots(1)
        match = Match.start("caylus_magna_carta", 2, seed=1)
        seat = match.seat()
        assert seat is not None
        decision = match.decision()
        assert decision is not None
        for level in [*FORMER_LEVELS[:3], *LEVEL_NAMES[:5]]:
            position = match.imagined(seat, 1)
            action = await bots.choose(match.game.id, position, seat, level, Payer())
            assert action in [option.action for option in decision.options]
        bots.close()

    asyncio.run(life())


def suicide(*_: object) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_a_lost_worker_is_replaced_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start("caylus_magna_carta", 2, seed=1)
    seat = match.seat()
    assert seat is not None

    async def life() -> None:
        bots = Bots(1)
        monkeypatch.setattr("stavitel.server.bots.think", suicide)
        with pytest.raises(BotFailed, match="no answer after 3 tries"):
            await bots.choose(match.game.id, match.imagined(seat, 1), seat, "random", Payer())
        monkeypatch.undo()
        assert (
            await bots.choose(match.game.id, match.imagined(seat, 1), seat, "random", Payer()) >= 0
        )
        bots.close()

    asyncio.run(life())


def slow(*_: object) -> int:
    time.sleep(60)
    return 0


def test_a_stuck_worker_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start("caylus_magna_carta", 2, seed=1)

    async def life() -> None:
        bots = Bots(1, longest=0.3)
        monkeypatch.setattr("stavitel.server.bots.think", slow)
        with pytest.raises(BotFailed):
            await bots.choose(match.game.id, match.imagined(0, 1), 0, "random", Payer())
        bots.close()

    began = time.monotonic()
    asyncio.run(life())
    assert time.monotonic() - began < 30


@pytest.mark.parametrize("id", GAMES)
def test_a_bots_choice_does_not_depend_on_what_its_seat_cannot_know(id: str) -> None:
    """Two tables the seat cannot tell apart give a worker equally likely positions, so here the
    bot gets one imagined from either, and must be offered the same."""
    match = Match.start(id, min(3, game(id).max_seats), seed=5)
    for step in range(30):
        seat = match.seat()
        decision = match.decision()
        if seat is None or decision is None:
            break
        twin = game(id).load(match.imagined(seat, step))
        again = game(id).position(game(id).imagine(twin, seat, Rng(step)))
        offered = {option.action for option in decision.options}
        assert think(id, again, seat, "random", step) in offered
        match.act(decision.options[step % len(decision.options)])


def endless_search(game: str, position: dict[str, object], seat: int, level: str, _: int) -> int:
    if level.startswith("search"):
        time.sleep(60)
    return 0


def test_deep_thoughts_never_hold_up_quick_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen tables of strong bots once made another player's greedy bot wait for 15 seconds."""
    match = Match.start("caylus_magna_carta", 2, seed=1)
    position = match.imagined(0, 1)

    async def life() -> None:
        bots = Bots(1)
        monkeypatch.setattr("stavitel.server.bots.think", endless_search)
        flood = [
            asyncio.ensure_future(
                bots.choose(match.game.id, position, 0, "search:1000ms", Payer("a", "a"))
            )
            for _ in range(64)
        ]
        for _ in range(5):
            asked = bots.choose(match.game.id, position, 0, "greedy", Payer("b", "b"))
            assert await asyncio.wait_for(asked, 40) == 0
        assert not any(task.done() for task in flood)
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        bots.close()

    asyncio.run(life())
