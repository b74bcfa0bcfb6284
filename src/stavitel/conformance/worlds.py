"""Worlds: what the hidden part of a position may be, as far as one seat can know."""

from fractions import Fraction
from typing import Any

from stavitel.engine.core import CHANCE, Actions, State, advance, options, refusal
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.players.chance import draw

FEW = 20
"""So few worlds can all be found by imagining."""
IMAGINED = 20 * FEW
"""So often the worlds of a later position are imagined to find out how likely each is."""

Worlds = dict[tuple[int, ...], tuple[State, Fraction]]
"""Positions by their numbers, each with its probability."""


def few_worlds(rules: Game, s: State, seat: int) -> Worlds:
    """All worlds the seat can imagine, or none if there are too many to be sure of all."""
    rng = Rng(5)
    found: Worlds = {}
    for _ in range(IMAGINED):
        world = rules.imagine(s, seat, rng)
        _, often = found.get(key(world), (world, Fraction(0)))
        found[key(world)] = world, often + Fraction(1, IMAGINED)
        if len(found) > FEW:
            return {}
    return found


def worlds_after(rules: Game, worlds: Worlds, real: State, action: int, seat: int) -> Worlds:
    """What remains possible when the seat has seen the real world take an action."""
    seen = events(rules, real.copy(), action, seat)
    after: Worlds = {}
    for world, chance in worlds.values():
        outcomes = options(world) if world.stack[-1].asks == CHANCE else [action]
        weights = [int(world.stack[-1].weight(world, outcome)) for outcome in outcomes]
        for outcome, weight in zip(outcomes, weights, strict=True):
            twin = world.copy()
            if refusal(twin, outcome) != 0 or events(rules, twin, outcome, seat) != seen:
                continue
            _, already = after.get(key(twin), (twin, Fraction(0)))
            after[key(twin)] = (twin, already + chance * Fraction(weight, sum(weights)))
    return after


def is_hidden(rules: Game, worlds: Worlds, real: State, action: int, seat: int) -> bool:
    """Whether the seat, for all it knows, cannot tell what another one has chosen."""
    if real.stack[-1].asks in (CHANCE, seat):
        return False
    heard = events(rules, real.copy(), action, seat)
    return any(
        events(rules, world.copy(), other, seat) == heard
        for world, _ in worlds.values()
        for other in options(world)
        if other != action
    )


def has_lost_track(rules: Game, s: State, seat: int) -> bool:
    """Whether the seat has seen cards that others have moved unseen since, as its view tells."""
    view: Any = plain(rules.view(s, seat))
    return bool(view.get("somewhere")) or any(pile.get("row") for pile in view.get("stacks", []))


def any_action(s: State, rng: Rng) -> int:
    out = Actions()
    if s.stack[-1].asks == CHANCE:
        return int(draw(s, rng, out))
    s.stack[-1].options(s, out)
    return int(out.items[rng.below(out.count)])


def events(rules: Game, s: State, action: int, seat: int) -> list[dict[str, object]]:
    """Take an action; what the seat is told of it, and what it sees where something is shown."""
    s.events = []
    advance(s, action)
    heard = [event.seen_by(seat) for event in s.events]
    if any(event.kind.reveals and event.kind.secret < 0 for event in s.events):
        heard.append(plain(rules.view(s, seat)))
    return heard


def key(s: State) -> tuple[int, ...]:
    return tuple(s.numbers())
