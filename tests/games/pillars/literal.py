"""A second set of rules, written from the rules page alone: one long course that stops wherever
somebody, or chance, has to choose, and goes on with the answer.

It shares no code with the engine, not even the idea of frames. Only phases begun in full can be
entered: `course` starts with the phase, or the area, that a table names.
"""

from typing import Any

from .. import courses
from ..courses import Course
from .literal_areas import AREAS, draw_event, employ
from .literal_table import (
    ADVANTAGES,
    BOX,
    CRAFTSMEN,
    LAST_ROUND,
    PLACES,
    RESOURCES,
    Board,
    Player,
)


def perft(table: dict[str, Any], depth: int) -> int:
    """How many courses of so many choices begin at a table."""
    return courses.perft(lambda: course(Board(table)), depth)


def course(board: Board) -> Course:
    areas = list(AREAS)
    phases = ["round_start", "offer", "builders", "resolution"]
    if board.phase == "setup":
        yield from setup(board)
        board.phase = "round_start"
    while True:
        for phase in phases[phases.index(board.phase) :]:
            board.phase = phase
            if phase == "round_start":
                yield from start_of_round(board)
            elif phase == "offer":
                yield from offer(board)
            elif phase == "builders":
                yield from builders(board)
            else:
                begin = areas.index(board.area) if board.area in areas else 0
                for area in areas[begin:]:
                    board.area = area
                    yield from AREAS[area](board)
        board.area = "none"
        if board.round == LAST_ROUND:
            return
        clean_up(board)
        board.phase = "round_start"


# sections 2, 4 and 8


def setup(board: Board) -> Course:
    answer = yield "chance", [f"draw_starting_player {colour}" for colour in board.players]
    board.start = answer.split()[1]
    for player, gold in zip(board.order(), [20, 21, 22, 23], strict=False):
        player.gold = gold


def start_of_round(board: Board) -> Course:
    board.round += 1
    for space in range(2):
        last = board.round == LAST_ROUND
        rest = [
            c for c, row in ADVANTAGES.items()
            if row["last_round_only"] == last and c not in board.cards_seen
        ]  # fmt: skip
        answer = yield "chance", [f"deal_advantage {card}" for card in rest]
        board.kingsbridge[space] = answer.split()[1]
        board.cards_seen.append(answer.split()[1])
    four = [card for card, row in CRAFTSMEN.items() if row["round"] == board.round]
    for space in range(2):
        answer = yield "chance", [f"deal_craftsman {card}" for card in four]
        board.shiring[space] = answer.split()[1]
        four.remove(answer.split()[1])
    nine = list(RESOURCES)
    for _ in range(2):
        answer = yield "chance", [f"leave_out {card}" for card in nine]
        nine.remove(answer.split()[1])
    board.offer = nine + four
    ellen = board.holder("ellen")
    if ellen:
        answer = yield ellen.colour, ["look", "do_not_look"]
        if answer == "look":
            yield from draw_event(board)


def clean_up(board: Board) -> None:
    board.market = {row["id"]: row["market_start"] for row in BOX["resource"][:3]}
    board.court_metal = 1 + (board.court_metal if board.house["metal_left"] == "piles_up" else 0)
    board.grey, board.next_grey = board.next_grey, ""
    board.event, board.protected, board.price = "", [], 7
    for player in board.players.values():
        player.bag, player.aside, player.bought = 3, 0, []


# section 5


def offer(board: Board) -> Course:
    for player in board.players.values():
        player.workers = 12 + 2 * (board.grey == player.colour) + (board.black == player.colour)
        player.workers -= sum(RESOURCES[card]["workers"] for card in player.resources)
    playing = board.order()
    while playing and board.offer:
        player = playing.pop(0)
        legal = ["pass"]
        for card in board.offer:
            if card in RESOURCES and RESOURCES[card]["workers"] <= player.workers:
                legal.append(f"take_resource {card}")
            elif card in CRAFTSMEN and CRAFTSMEN[card]["price"] <= player.gold:
                legal.append(f"hire {card}")
        answer = yield player.colour, legal
        if answer == "pass":
            continue
        playing.append(player)
        card = answer.split()[1]
        board.offer.remove(card)
        if card in RESOURCES:
            player.workers -= RESOURCES[card]["workers"]
            player.resources.append(card)
        else:
            player.gold -= CRAFTSMEN[card]["price"]
            yield from employ(player, card)
    board.offer = []
    for player in board.players.values():
        player.mill, player.workers = player.workers, 0


# section 6


def builders(board: Board) -> Course:
    while any(player.bag for player in board.players.values()):
        full = [colour for colour, player in board.players.items() if player.bag]
        answer = yield "chance", [f"draw_builder {colour}" for colour in full]
        owner = board.players[answer.split()[1]]
        owner.bag -= 1
        if owner.colour in board.walled and owner.bag == 0:
            owner.aside = 1
            continue
        last = not any(player.bag for player in board.players.values())
        if last and len(board.players) == 2 and board.house["sixth_builder"] == "free":
            board.price = 0
        if not board.returned:
            answer = yield board.start, ["keep_builder", "return_builder"]
            if answer == "return_builder":
                board.returned = True
                owner.bag += 1
                continue
        yield from place(board, owner, board.price)
        board.price = max(board.price - 1, 0)
    board.price = 0
    for number in sorted(board.track, reverse=True):
        yield from place(board, board.players[board.track[number]], 0)
    board.track, board.returned, board.walled = {}, False, []


def place(board: Board, owner: Player, price: int) -> Course:
    room = {name: 4 if name in ("court", "market") else 1 for name in PLACES}
    free = [name for name in PLACES if len(board.at[name]) < room[name]]
    legal = ["wait"] if price else []
    if owner.gold >= price:
        legal += [f"place {name}" for name in free]
    if price and "brother_remigius" in owner.cards:
        legal += [f"place_with_remigius {name}" for name in free]
    answer = yield owner.colour, legal
    if answer == "wait":
        board.track[price] = owner.colour
        return
    if answer.startswith("place_with"):
        owner.cards.remove("brother_remigius")
    else:
        owner.gold -= price
    board.at[answer.split()[1]].append(owner.colour)
