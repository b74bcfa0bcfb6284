"""The setup of the tournament game once more, and its preparatory round, from the rules page alone
(CD-21.16 to CD-21.30).

What follows them is the engine's alone: here the literal rules end with the stacks, or with the
round. Of a turn they know the exchange (CD-12.4, CD-21.32 to 21.34).
"""

import math
from typing import Any

from ..courses import Course
from .literal_actions import DEEDS, buildings_of, central_cards
from .literal_table import BOX, CARDS, Board, Player, kind, read_player

COLOURS = ("red", "blue")
BACKS = ("basic", "gold", "turmoil", "progress")


def deal_decks(board: Board, table: dict[str, Any]) -> Course:
    """Any legal deck for either player, then the events, first red's; some cards of them may have
    been dealt already (CD-21.8, CD-21.11)."""
    board.decks = {colour: listed(table[colour]["deck"]) for colour in COLOURS}
    for colour in COLOURS:
        deck = board.decks[colour]
        while len(deck) < deck_size(board):
            rest = [id for id in CARDS if deck.count(id) < copies(board, id)]
            answer = yield "chance", [f"deal_card {id}" for id in rest]
            deck.append(answer.split()[1])
        chosen = listed(table[colour]["events"])
        while len(chosen) < board.mode["chosen_events"]:
            rest = [id for id, most in eligible().items() if chosen.count(id) < most]
            answer = yield "chance", [f"deal_event {id}" for id in rest]
            chosen.append(answer.split()[1])
        board.events += chosen
    for id, number in board.mode["fixed_events"].items():
        board.events += [id] * number


def listed(counts: dict[str, int]) -> list[str]:
    return [id for id, n in counts.items() for _ in range(n)]


def deck_size(board: Board) -> int:
    """33 cards, or what the table has agreed on (CD-21.7, R47)."""
    agreed = {"thirty_three": 33, "thirty": 30, "forty": 40}
    return agreed[board.house["deck_cards"]]


def copies(board: Board, id: str) -> int:
    """How many a deck may have; without half-moons, if the table wants it so (R48)."""
    left_out = CARDS[id].get("half_moon", 0) if board.house["deck_moons"] == "none" else 0
    return int(CARDS[id]["count"]) - int(left_out)


def eligible() -> dict[str, int]:
    """Copies without the mark that are not fixed, and one with it (CD-21.10, CD-21.11)."""
    found: dict[str, int] = {}
    marked: set[str] = set()
    for row in BOX["event"]:
        id = row.get("kind", row["id"])
        moons = row.get("half_moon", 0)
        found[id] = found.get(id, 0) + row["count"] - moons
        marked |= {id} if moons else set()
    fixed = {"yule", "riots", "plague"}
    return {id: n - (id in fixed) + (id in marked) for id, n in found.items() if id != "yule"}


def own_setup(board: Board, table: dict[str, Any]) -> Course:
    """Decks, the starting player, the first hands and the stacks."""
    yield from deal_decks(board, table)
    answer = yield "chance", ["draw_starter red", "draw_starter blue"]
    board.active = answer.split()[1]
    if board.house["start_hand"] == "from_deck":
        for player in board.both():
            for _ in range(board.mode["start_cards"]):
                rest = board.decks[player.colour]
                answer = yield player.colour, [f"take {id}" for id in CARDS if id in rest]
                rest.remove(answer.split()[1])
                player.hand.append(answer.split()[1])
    yield from form_stacks(board)


def form_stacks(board: Board) -> Course:
    """Own stacks that differ by one card at most (CD-21.20, R51)."""
    for colour in COLOURS:
        rest = board.decks[colour]
        for cards, number in piles(board, colour):
            sizes = [len(cards) // number + (n < len(cards) % number) for n in range(number)]
            for _ in range(sum(sizes)):
                left = [id for id in CARDS if id in cards]
                answer = yield "chance", [f"deal_card {id}" for id in left]
                cards.remove(answer.split()[1])
                rest.remove(answer.split()[1])


def piles(board: Board, colour: str) -> list[tuple[list[str], int]]:
    """What is shuffled together, and how many stacks it makes: all cards, or those with one back,
    of which no stack has more than twelve (R51)."""
    rest = board.decks[colour]
    if board.house["stack_layout"] == "mixed":
        number = {"two": 2, "three": 3, "four": 4, "five": 5}[board.house["stack_count"]]
        return [(list(rest), number)]
    alike = [[id for id in rest if CARDS[id]["back"] == back] for back in BACKS]
    return [(cards, math.ceil(len(cards) / 12)) for cards in alike if cards]


def read_own(table: dict[str, Any]) -> Board:
    """A board in the exchange of a turn: whose stacks lie where, and for which backs. Places are
    numbered from red's first; with two stacks there is a number between them and blue's."""
    board = read_preparing(table)
    board.active = table["active"]
    board.stacks = [[card.split()[0] for card in row] for row in table["stacks"]]
    board.backs = [""] * len(board.stacks)
    half = len(board.stacks) // 2
    for colour, first in zip(COLOURS, (0, half), strict=True):
        by_back = table[colour].get("stack_places", {})
        if board.house["stack_layout"] == "by_back":
            backs = [back for back in BACKS for _ in range(by_back.get(back, 0))]
        else:
            number = {"two": 2, "three": 3, "four": 4, "five": 5}[board.house["stack_count"]]
            backs = [""] * number
        board.own[colour] = list(range(first, first + len(backs)))
        for n, back in enumerate(backs):
            board.backs[first + n] = back
    return board


def is_preparing(table: dict[str, Any]) -> bool:
    return any(word.startswith("preparatory_build") for word in table["pending"])


def read_preparing(table: dict[str, Any]) -> Board:
    """A board at which the preparatory round has just begun."""
    board = Board(table["variant"], table)
    board.active = table["starter"]
    for colour, player in board.players.items():
        read_player(board, player, table[colour])
    return board


def preparation(board: Board) -> Course:
    """In turn, one card at a time; whoever passes, or can build nothing, is out (CD-21.23, 28)."""
    waiting = board.both()
    while waiting:
        player = waiting.pop(0)
        builds = possible_builds(board, player)
        if not builds:
            continue
        answer = yield player.colour, [*builds, "pass_building"]
        if answer == "pass_building":
            continue
        yield from DEEDS[answer.split()[0]](board, player, answer)
        if board.house["preparatory"] != "one_each":
            waiting.append(player)


def possible_builds(board: Board, player: Player) -> list[str]:
    """Central cards and expansions in hand, but no pirate ship, and no scout helps (CD-21.25)."""
    builds = [build for build in central_cards(board, player) if "scout" not in build]
    for card in dict.fromkeys(player.hand):
        if kind(card) != "pirate_ship":
            builds += buildings_of(board, player, card)
    return builds
