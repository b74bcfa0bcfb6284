"""The games the conformance suite looks at: seeded playthroughs at every kind of table.

`make fixtures` writes `fingerprints.toml` of our games anew, `python -m stavitel.conformance GAME
--renew` that of any; do that only when the rules, or the numbers of a state, were meant to change.
"""

import os
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple

from stavitel.conformance.positions import Counted, counted_positions
from stavitel.engine.core import CHANCE, Actions, State, advance, options, settle
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.engine.switches import Switch
from stavitel.games import folder_text, game, in_folder
from stavitel.native import compiled
from stavitel.players.chance import draw

LONGER: Final = 50 if os.environ.get("STAVITEL_LONG") == "1" else 1
"""`make test-long` looks at so many times more games."""
PRINTED: Final = 2
"""So many random playthroughs of each table have their fingerprint in the file."""
RANDOM_GAMES: Final = PRINTED * LONGER
OTHER_GAMES: Final = 1 * LONGER
LOOK_AHEAD: Final = 2
BREADTH: Final = 2
MOST_ACTIONS: Final = 20_000
"""No game of the house is longer, chance included; who goes beyond runs in a circle."""
ENOUGH_ACTIONS: Final = 4_000
MANY_ACTIONS: Final = (3_000 if compiled() else 1_500) * LONGER
"""At a table with so many times more actions, so many times fewer positions are looked at."""
BEGINNING: Final = 40
"""From rare positions so many actions are played where games are too long to be played out."""
FINGERPRINTS: Final = "fingerprints.toml"
HEAD: Final = """\
# Hashes over every position of seeded random games, equal in every build. Written by
# `make fixtures`, when the rules or the numbers of a state were meant to change."""

Choice = Callable[[Game, State, Rng], int]
"""A way to choose an action. The house's bots are too slow, and change too often, to serve here."""


class LaidTable(NamedTuple):
    """One way to lay a game: `switches` are the choices that are not the usual ones."""

    id: str
    seats: int
    variant: str
    switches: tuple[tuple[str, str], ...] = ()

    def game(self) -> Game:
        return game(self.id)

    def start(self) -> State:
        s = self.game().start(self.seats, self.variant, dict(self.switches))
        settle(s)
        return s

    def name(self) -> str:
        """`caylus_magna_carta-3-standard-lawyer_occupied-forbidden`."""
        chosen = [word for switch in self.switches for word in switch]
        return "-".join([self.id, str(self.seats), self.variant, *chosen])


class Playthrough(NamedTuple):
    """One game to its end, as the list of its actions; from the start, or from a perft position."""

    table: LaidTable
    opening: Counted | None
    actions: list[int]

    def start(self) -> State:
        return self.opening.state(self.table.id) if self.opening else self.table.start()

    def walk(self) -> Iterator[State]:
        """The position before every action and after the last: one state that moves on."""
        s = self.start()
        yield s
        for action in self.actions:
            advance(s, action)
            yield s

    def fingerprint(self) -> str:
        """A hash over all that is something, in every position on the way. Noughts are left out, so
        that a further number in a state, at nought, is no other game."""
        digest = blake2b(digest_size=8)
        for s in self.walk():
            digest.update(f"{[n for n in s.numbers() if n]}\n".encode())
        return digest.hexdigest()


def tables(id: str) -> list[LaidTable]:
    """Every seat count and variant of a game, each with the usual rules and with mixtures of the
    other readings, in which every choice of every switch is made."""
    rules = game(id)
    seats = range(rules.min_seats, rules.max_seats + 1)
    laid = [LaidTable(id, n, variant) for n in seats for variant in rules.variants]
    return [
        table._replace(switches=choices)
        for place, table in enumerate(laid)
        for choices in [(), *mixtures(concerning(rules, table.variant), place)]
    ]


def concerning(rules: Game, variant: str) -> list[Switch]:
    """The readings that a table of this variant can choose between."""
    return [switch for switch in rules.switches if switch.concerns(variant)]


def mixtures(switches: list[Switch], place: int) -> list[tuple[tuple[str, str], ...]]:
    """Some ways to choose among the readings, other ones at another place: of two choices each
    mixture makes one in turn, of more each makes another that is not the usual one."""
    if not switches:
        return []
    most = max(len(switch.choices) for switch in switches)
    found = []
    for mixture in range(max(most - 1, min(len(switches), 2))):
        chosen = []
        for number, switch in enumerate(switches):
            several = len(switch.choices) > 2
            n = 1 + mixture if several else (mixture + number + place + 1) % 2
            chosen.append((switch.name, switch.choices[n % len(switch.choices)]))
        usual = [(switch.name, switch.usual) for switch in switches]
        found.append(tuple(choice for choice in chosen if choice not in usual))
    return found


@cache
def playthroughs(table: LaidTable) -> list[Playthrough]:
    """Random games first, then varied and keen ones, then some from rare positions: where games
    are long, the rare comes about by itself."""
    found = [play(table, None, any_option, seed) for seed in range(RANDOM_GAMES)]
    for seed in range(OTHER_GAMES):
        found.append(play(table, None, any_verb, seed))
        if not table.switches:  # they take their time
            found.append(play(table, None, keen, seed))
        for opening in openings(table):
            if sum(len(played.actions) for played in found) < ENOUGH_ACTIONS * LONGER:
                found.append(play(table, opening, any_verb, seed))
    return found


@cache
def beginnings(table: LaidTable) -> list[Playthrough]:
    """The first actions of games from every perft position, some for each."""
    return [
        play(table, opening, any_verb, seed, BEGINNING)
        for opening in openings(table)
        for seed in range(12 * LONGER)
    ]


def openings(table: LaidTable) -> list[Counted]:
    """The perft positions at such a table."""
    found = []
    for counted in counted_positions(table.id):
        usual = {switch.name: switch.choices[0] for switch in table.game().switches}
        wanted = {"seats": table.seats, "variant": table.variant, **usual, **dict(table.switches)}
        if wanted.items() <= {**usual, **counted.table}.items():
            found.append(counted)
    return found


def play(
    table: LaidTable, opening: Counted | None, choose: Choice, seed: int, most: int = 0
) -> Playthrough:
    """A seeded game in which every seat chooses alike; it must end within the bound, unless only
    so many actions are wanted."""
    played = Playthrough(table, opening, [])
    s = played.start()
    out = Actions()
    luck, will = Rng(seed), Rng(seed, 1)
    while s.stack and (most == 0 or len(played.actions) < most):
        chance = s.stack[-1].asks == CHANCE
        action = int(draw(s, luck, out)) if chance else choose(table.game(), s, will)
        played.actions.append(action)
        assert len(played.actions) <= MOST_ACTIONS, f"{table.name()}, seed {seed}: does not end"
        advance(s, action)
    return played


def any_option(rules: Game, s: State, rng: Rng) -> int:
    offered = options(s)
    return offered[rng.below(len(offered))]


def any_verb(rules: Game, s: State, rng: Rng) -> int:
    """Any kind of action with equal chances, so that rare kinds are not."""
    groups: dict[str, list[int]] = {}
    for action in options(s):
        groups.setdefault(rules.verbs.verb(action).name, []).append(action)
    group = list(groups.values())[rng.below(len(groups))]
    return group[rng.below(len(group))]


def keen(rules: Game, s: State, rng: Rng) -> int:
    """What leads to the best position for the seat, now and then any verb."""
    if rng.below(10) == 0:
        return any_verb(rules, s, rng)
    values = {a: prospects(rules, s, a, s.stack[-1].asks, rng, LOOK_AHEAD) for a in options(s)}
    return max(values, key=lambda action: values[action])


def prospects(rules: Game, s: State, action: int, seat: int, rng: Rng, depth: int) -> float:
    """What an action is worth once the seat's own decisions right after it are taken well too."""
    after = s.copy()
    advance(after, action)
    while after.stack and after.stack[-1].asks == CHANCE:
        advance(after, draw(after, rng, Actions()))
    if depth == 0 or not after.stack or after.stack[-1].asks != seat:
        rules.calm(after, rng)
        return rules.evaluate(after, seat)
    some = [any_option(rules, after, rng) for _ in range(BREADTH)]
    return max([prospects(rules, after, a, seat, rng, depth - 1) for a in some])


def sparser(table: LaidTable) -> int:
    """How many times fewer positions are looked at than is asked for, where games are long."""
    return max(1, sum([len(played.actions) for played in playthroughs(table)]) // MANY_ACTIONS)


def sample(table: LaidTable, every: int) -> Iterator[State]:
    """Every so-manieth position of the table's playthroughs. They move on: copy what you keep."""
    every *= sparser(table)
    for number, played in enumerate(playthroughs(table)):
        for step, s in enumerate(played.walk()):
            if (step + number) % every == 0 and s.stack:
                yield s


def fingerprints(table: LaidTable) -> list[str]:
    return [played.fingerprint() for played in playthroughs(table)[:PRINTED]]


def stored_fingerprints(id: str) -> dict[str, object]:
    """The file in the game's folder: the rules version and the fingerprints of each table."""
    if not in_folder(id, FINGERPRINTS):
        return {}
    return tomllib.loads(folder_text(id, FINGERPRINTS))


def fingerprints_text(id: str) -> str:
    """What the file must hold for the rules as they are."""
    lines = [HEAD, f"version = {game(id).version}"]
    for table in tables(id):
        shown = ", ".join([f'"{print}"' for print in fingerprints(table)])
        lines.append(f"{table.name()} = [{shown}]")
    return "\n".join(lines) + "\n"
