"""Two worlds a seat cannot tell apart stay alike for it, whatever happens to hidden cards."""

from collections.abc import Callable

import pytest

from stavitel.engine.core import CHANCE, Actions, advance, options, settle
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import VARIANTS
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.players.chance import draw

from .table import GAME, do, position

RED_TAVERN = {"cities": [0], "sites": {"0a": ["hedge_tavern"], "2a": ["candamir"]}}
BLUE_HAND = ["scout", "inga red:known", "archer"]


def searching() -> CatanDuel:
    """Red looks through a stack Blue has searched before."""
    s = position(
        phase="exchange",
        red={"hand": ["goldsmith", "scout blue:known", "abbey"]},
        stacks=[["inga blue:known", "siglind blue:known", "austin blue:known", "bottom"]],
    )
    do(s, "exchange_card abbey", "put_under 1", "search 1")
    while s.stack[-1].name() == "pay_any":
        advance(s, options(s)[0])
    return s


def found_and_hidden() -> CatanDuel:
    """Blue is left in the fog."""
    s = searching()
    do(s, "take siglind")
    return s


def betrayed() -> CatanDuel:
    s = position(
        variant="turmoil",
        red={"hand": ["traitor", "traitor"], **RED_TAVERN},
        blue={"hand": BLUE_HAND},
    )
    do(s, "play traitor")
    return s


def robbed() -> CatanDuel:
    s = betrayed()
    do(s, "take scout")
    return s


def feud() -> CatanDuel:
    s = position(
        variant="turmoil",
        phase="roll",
        production=2,
        symbol="event_card",
        red={"sites": {"0a": ["candamir"]}},
        blue={"hand": BLUE_HAND},
    )
    do(s, "draw_event fraternal_feuds")
    return s


def feud_half_done() -> CatanDuel:
    s = feud()
    do(s, "decline", "hide inga", "put_under 2", "hide scout")
    return s


def feud_done() -> CatanDuel:
    s = feud_half_done()
    do(s, "put_under 1")
    return s


def scouted() -> CatanDuel:
    s = position(
        red={
            "hand": ["scout"],
            "roads": ["left"],
            "stocks": {"brick": 2, "grain": 2, "lumber": 2, "wool": 2},
        },
        blue={"hand": ["scout red:known", "abbey"]},
    )
    do(s, "scout_settlement left")
    return s


def library() -> CatanDuel:
    s = position(
        variant="progress",
        red={"cities": [0], "hand": ["library"], "stocks": {"brick": 3, "lumber": 3, "ore": 3}},
        blue={"hand": ["guido", "scout red:known"]},
    )
    do(s, "build library 0a", "search 4")
    return s


def hiding() -> CatanDuel:
    s = position(phase="exchange", red={"hand": ["goldsmith", "scout blue:known", "abbey"]})
    do(s, "exchange_card abbey")
    return s


def surplus() -> CatanDuel:
    s = position(
        phase="replenish",
        variant="gold",
        red={"hand": ["goldsmith", "scout blue:known", "abbey", "mint", "gudrun blue:known"]},
    )
    do(s, "hide goldsmith", "put_under 1")
    return s


MADE = [
    searching, found_and_hidden, betrayed, robbed, feud, feud_half_done, feud_done, scouted,
    library, hiding, surplus,
]  # fmt: skip


@pytest.mark.parametrize("make", MADE)
def test_deliberate_states(make: Callable[[], CatanDuel]) -> None:
    """CD-20.2: searches, Traitor, Fraternal Feuds, Scout, Library and exchanges."""
    s = make()
    for seed in range(8):
        rng = Rng(seed)
        for viewer in range(-1, 2):
            assert_alike(s, viewer, rng)
            play_both(s.copy(), GAME.imagine(s, viewer, rng), viewer, rng)


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_states(variant: str) -> None:
    """For both players and a spectator, all along a game of players who like to search."""
    s = GAME.start(2, variant, {})
    settle(s)
    rng, out = Rng(3), Actions()
    for step in range(600):
        if not s.stack:
            break
        if step % 6 == 0:
            for viewer in range(-1, 2):
                assert_alike(s, viewer, rng)
        if step % 30 == 0:
            assert isinstance(s, CatanDuel)
            for viewer in range(2):
                play_both(s.copy(), GAME.imagine(s, viewer, rng), viewer, rng)
        if s.stack[-1].asks == CHANCE:
            advance(s, draw(s, rng, out))
        else:
            offered = options(s)
            searches = [
                a for a in offered if GAME.verbs.verb(a).name in ("search", "exchange_card")
            ]
            offered = searches or offered
            advance(s, offered[rng.below(len(offered))])


def assert_alike(s: object, viewer: int, rng: Rng) -> None:
    """What a viewer sees, hears and may do is the same in an imagined world."""
    assert isinstance(s, CatanDuel)
    world = GAME.imagine(s, viewer, rng)
    assert GAME.check(world) == []
    assert GAME.view(world, viewer) == GAME.view(s, viewer)
    assert GAME.prompt_notes(world) == GAME.prompt_notes(s)
    if s.stack[-1].asks == viewer != CHANCE:
        assert options(world) == options(s)


def play_both(real: CatanDuel, world: object, viewer: int, rng: Rng) -> None:
    """The same actions in both: views differ only when what the viewer is told does, too."""
    assert isinstance(world, CatanDuel)
    out = Actions()
    for _ in range(25):
        if not real.stack:
            return
        if real.stack[-1].asks == CHANCE:
            action = int(draw(real, rng, out))
        else:
            offered = options(real)
            action = offered[rng.below(len(offered))]
        if action not in options(world):
            return  # the choice shows a card the imagined hand lacks
        heard = []
        for s in (real, world):
            s.events = []
            advance(s, action)
            heard.append([event.seen_by(viewer) for event in s.events])
            revealed = any(event.kind.name == "hand_shown" for event in s.events)
            revealed = revealed or any(event.kind.name == "stack_searched" for event in s.events)
        if heard[0] != heard[1]:
            return
        if revealed and GAME.view(real, viewer) != GAME.view(world, viewer):
            return  # hidden cards were shown to the viewer
        assert GAME.view(real, viewer) == GAME.view(world, viewer)
        assert GAME.check(world) == []
