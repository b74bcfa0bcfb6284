"""A second set of rules, written from the rules page alone: one long course that stops wherever
somebody, or chance, has to choose, and goes on with the answer.

It shares no code with the engine, not even the idea of frames. `course` begins with the phase
that a board names: setup, the start of a turn, or its action phase.
"""

from typing import Any

from .. import courses
from ..courses import Course
from .literal_actions import action_phase
from .literal_events import resolve_dice
from .literal_table import (
    BOX,
    CARDS,
    RESOURCES,
    START,
    Board,
    Player,
    kind,
    pay_any,
    put_under,
    read,
)
from .literal_tournament import is_preparing, own_setup, preparation, read_own, read_preparing


def perft(table: dict[str, Any], depth: int) -> int:
    """How many courses of so many choices begin at a table."""
    if is_preparing(table):
        return courses.perft(lambda: preparation(read_preparing(table)), depth)
    if table["variant"] == "tournament" and table["phase"] == "exchange":
        return courses.perft(lambda: end_of_turn(read_own(table)), depth)
    if table["variant"] == "tournament":
        return courses.perft(lambda: own_setup(Board(table["variant"], table), table), depth)
    fresh = table["phase"] == "setup"
    return courses.perft(
        lambda: course(Board(table["variant"], table) if fresh else read(table), table["phase"]),
        depth,
    )


def course(board: Board, phase: str = "setup") -> Course:
    if phase == "setup":
        yield from setup(board)
        phase = "pre_roll"
    while True:
        player = board.players[board.active]
        if phase == "pre_roll":
            board.turn += 1
            board.production, board.fixed, board.used = 0, [], []
            early = board.variant != "intro" or board.house["early_win"] == "every_game"
            if early and board.score(player) >= board.mode["target"]:
                board.winner = board.active
                return
            yield from before_the_roll(board, player)
            yield from resolve_dice(board)
        yield from action_phase(board, player)
        yield from replenish(board, player)
        yield from exchange(board, player)
        if board.score(player) >= board.mode["target"]:
            board.winner = board.active
            return
        if board.turn >= BOX["table"]["turn_limit"]:
            return
        board.active = board.other(player).colour
        phase = "pre_roll"


# sections 2, 14 and 16


def setup(board: Board) -> Course:
    duel = board.variant == "duel"
    undealt: dict[str, int] = {}
    for id, row in CARDS.items():
        if row["back"] in board.mode["sets"]:
            shown = row.get("face_up") and not duel
            undealt[id] = row["count"] - row["count"] * bool(shown)
            undealt[id] -= row.get("half_moon", 0) if duel else 0
    for number, back in enumerate(board.backs):
        for _ in range(board.sizes[number]):
            rest = [id for id, n in undealt.items() if n and CARDS[id]["back"] == back]
            answer = yield "chance", [f"deal_card {id}" for id in rest]
            board.stacks[number].append(answer.split()[1])
            undealt[answer.split()[1]] -= 1
    yield from choose_events(board)
    answer = yield "chance", ["draw_starter red", "draw_starter blue"]
    board.active = answer.split()[1]
    chosen: list[int] = []
    for player in board.both():
        free = board.variant != "intro" and board.house["start_stacks"] == "any"
        others = range(len(board.backs)) if free else set(range(len(board.backs))) - set(chosen)
        basic = [n for n in sorted(others) if board.backs[n] == "basic"]
        answer = yield player.colour, [f"choose_stack {n + 1}" for n in basic]
        stack = board.stacks[int(answer.split()[1]) - 1]
        chosen.append(int(answer.split()[1]) - 1)
        for _ in range(3):
            if board.variant == "intro":
                player.hand.append(stack.pop(0))
            else:
                yield from take_out(player, stack)
    if board.variant != "intro":
        for player in board.both():
            yield from rearrange(player)


def choose_events(board: Board) -> Course:
    moons: list[str] = []
    for row in BOX["event"]:
        if row["set"] in board.mode["sets"]:
            marked = row.get("half_moon", 0) if board.variant == "duel" else 0
            board.events += [row.get("kind", row["id"])] * (row["count"] - marked)
            moons += [row.get("kind", row["id"])] * marked
    while len(board.events) < board.mode["events"]:
        answer = yield "chance", [f"deal_event {id}" for id in dict.fromkeys(moons)]
        moons.remove(answer.split()[1])
        board.events.append(answer.split()[1])


def rearrange(player: Player) -> Course:
    answer = yield player.colour, ["keep_regions", "rearrange_regions"]
    if answer == "keep_regions":
        return
    regions = dict(player.regions)
    stock = {regions[place]: player.stock[place] for place in START}
    rest = list(regions.values())
    for place in START:
        region = rest[0]
        if len(rest) > 1:
            answer = yield player.colour, [f"put_region {region}" for region in rest]
            region = answer.split()[1]
        rest.remove(region)
        player.regions[place] = region
    for place in START:
        player.stock[place] = stock[player.regions[place]]


# sections 5 and 12


def before_the_roll(board: Board, player: Player) -> Course:
    while True:
        legal = ["roll"]
        for card in sorted(set(player.hand)):
            if kind(card) == "brigitta" and "production" not in board.fixed:
                legal += [f"fix_production card={card} number={n}" for n in range(1, 7)]
            if card == "reiner" and "celebration" not in board.fixed:
                legal.append("fix_celebration")
        answer = yield player.colour, legal
        if answer == "roll":
            return
        card = "reiner"
        if answer == "fix_celebration":
            board.fixed.append("celebration")
        else:
            card = answer.split("card=")[1].split()[0]
            board.production = int(answer[-1])
            board.fixed.append("production")
        player.hand.remove(card)
        board.discard.append(card)


def take_out(player: Player, stack: list[str]) -> Course:
    """One card of choice; the others keep their order (CD-12.4)."""
    answer = yield player.colour, [f"take {card}" for card in dict.fromkeys(stack)]
    stack.remove(answer.split()[1])
    player.hand.append(answer.split()[1])


def replenish(board: Board, player: Player) -> Course:
    limit = 3 + player.sum("progress")
    while len(player.hand) < limit and board.nonempty(player):
        answer = yield player.colour, [f"draw {n + 1}" for n in board.nonempty(player)]
        player.hand.append(board.stacks[int(answer.split()[1]) - 1].pop(0))
    while len(player.hand) > limit:
        answer = yield player.colour, [f"hide {card}" for card in dict.fromkeys(player.hand)]
        player.hand.remove(answer.split()[1])
        yield from put_under(board, player, answer.split()[1])


def end_of_turn(board: Board) -> Course:
    """The exchange, and how the other begins: so far the literal rules know tournament games."""
    player = board.players[board.active]
    yield from exchange(board, player)
    yield from before_the_roll(board, board.other(player))
    yield "chance", [f"roll_production {n}" for n in range(1, 7)]


def exchange(board: Board, player: Player) -> Course:
    if not player.hand:
        return
    legal = [f"exchange_card {card}" for card in dict.fromkeys(player.hand)]
    answer = yield player.colour, [*legal, "skip"]
    if answer == "skip":
        return
    card = answer.split()[1]
    player.hand.remove(card)
    yield from put_under(board, player, card)
    price = 1 if player.has("parish_hall") else 2
    price = 0 if player.has("town_hall") else price
    legal = [f"draw {n + 1}" for n in board.nonempty(player)]
    if player.held(*RESOURCES) >= price:
        legal += [f"search {n + 1}" for n in board.nonempty(player)]
    answer = yield player.colour, legal
    stack = board.stacks[int(answer.split()[1]) - 1]
    if answer.startswith("draw"):
        player.hand.append(stack.pop(0))
        return
    yield from pay_any(player, price)
    yield from take_out(player, stack)
