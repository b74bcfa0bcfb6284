"""Area 13 for the literal rules: conversions, the best of them, and the limit of five cubes."""

from functools import cache
from typing import Any

from ..courses import Course
from .literal_table import CRAFTSMEN, EVENTS, KINDS, LAST_ROUND, SALE, Board, Player


def area_13(board: Board) -> Course:
    for player in board.order():
        left = {card: CRAFTSMEN[card]["capacity"] for card in player.row}
        done = False
        if board.event == "madonna_statue":
            never = EVENTS["madonna_statue"]["effect"]["not_for"]
            may = [c for c in player.row if CRAFTSMEN[c]["trade"] not in never]
            if board.house["madonna"] == "with_figure":
                may = [c for c in may if CRAFTSMEN[c].get("capacity_printed", True)]
            legal = ["strengthen_nobody", *[f"strengthen {card}" for card in may]]
            legal += ["best_conversion"] if usable(player, left) else []
            answer = yield player.colour, legal
            if answer == "best_conversion":
                ways = [dict(left)] + [left | {card: left[card] + 1} for card in may]
                best_way(player, max(ways, key=lambda way: best_end(player, way)[0]))
                done = True
            elif answer != "strengthen_nobody":
                left[answer.split()[1]] += 1
        while not done:
            now = usable(player, left)
            legal = ["end_conversion", *[f"use_craftsman {card}" for card in now]]
            answer = yield player.colour, legal + (["best_conversion"] if now else [])
            if answer.startswith("use_craftsman"):
                use(player, left, answer.split()[1])
                continue
            if answer == "best_conversion":
                best_way(player, left)
            else:
                while idle := [c for c in usable(player, left) if not CRAFTSMEN[c]["input"]]:
                    use(player, left, idle[0])
            done = True
        if board.round < LAST_ROUND:
            yield from return_cubes(player)


def usable(player: Player, left: dict[str, int]) -> list[str]:
    found = []
    for card in player.row:
        row = CRAFTSMEN[card]
        held = player.goods | {"gold": player.gold}
        enough = all(held[kind] >= n for kind, n in row["input"].items())
        enough = enough and all(held[kind] >= n for kind, n in row.get("needs_held", {}).items())
        if "requires_trade" in row and not player.has_trade(row["requires_trade"]):
            continue
        if left[card] > 0 and enough:
            found.append(card)
    return found


def use(player: Player, left: dict[str, int], card: str) -> None:
    row = CRAFTSMEN[card]
    left[card] -= 1
    for kind, n in row["input"].items():
        if kind == "gold":
            player.gold -= n
        else:
            player.goods[kind] -= n
    player.gain(row["output"].get("gold", 0))
    player.points += row["output"].get("vp", 0)


def best_end(player: Player, left: dict[str, int]) -> tuple[tuple[int, int, int], list[str]]:
    """Every course of uses: most points, then most gold, then the dearest cubes; and the way."""
    row = list(player.row)

    @cache
    def best(goods: tuple[int, ...], gold: int, rest: tuple[int, ...]) -> Any:
        worth = sum(n * SALE[kind] for kind, n in zip(KINDS, goods, strict=True))
        found: Any = ((0, gold, worth), [])
        trial = Player(player.colour, dict(zip(KINDS, goods, strict=True)) | {"points": 0})
        trial.row = row
        trial.gold = gold
        uses = dict(zip(row, rest, strict=True))
        for card in usable(trial, uses):
            twin = Player(trial.colour, trial.goods | {"points": 0, "gold": gold})
            twin.row = row
            after = dict(uses)
            use(twin, after, card)
            (points, *others), way = best(
                tuple(twin.goods.values()), twin.gold, tuple(after.values())
            )
            end = (points + twin.points, *others)
            if end > found[0]:
                found = (end, [card, *way])
        return found

    end: tuple[tuple[int, int, int], list[str]] = best(
        tuple(player.goods.values()), player.gold, tuple(left[card] for card in row)
    )
    return end


def best_way(player: Player, left: dict[str, int]) -> None:
    for card in best_end(player, left)[1]:
        use(player, left, card)


def return_cubes(player: Player) -> Course:
    """One after the other, whichever the player likes."""
    while sum(player.goods.values()) > 5:
        held = [kind for kind in KINDS if player.goods[kind]]
        answer = yield player.colour, [f"return_cube {kind}" for kind in held]
        player.goods[answer.split()[1]] -= 1
