"""The table of the literal generator: a position as plain dicts and lists, read from
`game.position(s)`, and the box of components, read from `components.toml`."""

import tomllib
from importlib.resources import files
from typing import Any

from stavitel.engine.switches import choices_in
from stavitel.games import game

Position = dict[str, Any]
Player = dict[str, Any]
Ask = tuple[Any, ...]
"""What is asked: its name, its own facts, and what comes after it."""

BOX: dict[str, Any] = tomllib.loads(
    files("stavitel.games.red_cathedral").joinpath("components.toml").read_text("utf-8")
)
COLOURS = ["yellow", "green", "red", "blue"]
DICE = [*COLOURS, "white"]
MATERIALS: list[str] = [row["id"] for row in BOX["material"]]
RESOURCES = [*MATERIALS, "rubles", "recognition"]
SLOTS = [*COLOURS, "white_1", "white_2"]
ORNAMENTS: dict[str, Any] = {row["id"]: row for row in BOX["ornament"]}
ON = {row["on"]: row["id"] for row in BOX["ornament"]}
SECTIONS: dict[str, Any] = {row["id"]: row for row in BOX["cathedral_card"]}
TILES: dict[str, Any] = {row["id"]: row for row in BOX["workshop_tile"]}
TOKENS: dict[str, int] = {row["gives"]: row["amount"] for row in BOX["resource_token"]}
CARDS: dict[str, Any] = {row["id"]: row for row in BOX["influence_card"]}
ACTIONS: dict[str, Any] = {row["id"]: row for row in BOX["influence_action"]}
PLANS: dict[str, Any] = {row["id"]: row for row in BOX["plan"]}
TASKS: list[str] = [row["id"] for row in BOX["solo_card"]]
SPACES = 8
IVAN = 4


def copy_of(thing: Any) -> Any:
    """The same once more, in dicts and lists of its own; `deepcopy` takes ten times as long."""
    if isinstance(thing, dict):
        return {key: copy_of(part) for key, part in thing.items()}
    return [copy_of(part) for part in thing] if isinstance(thing, list) else thing


def read(table: dict[str, Any]) -> Position:
    """The position a table describes, as plain dicts and lists of our own."""
    seats = table["seats"]
    p: Position = {
        "seats": seats,
        "variant": table["variant"],
        "house": choices_in(game("red_cathedral").switches, table),
        "phase": table["phase"],
        "turns": table["turns"],
        "rerolled": table["rerolled"],
        "white_tile": table.get("white_tile"),
        "exchanging": table.get("exchanging"),
        "first": _side(table.get("first_player")),
        "ender": _side(table.get("ended_by")),
        "plan": table.get("plan"),
        "tokens": table["tokens"],
        "influence": table["influence"],
        "dice": {die: (row["space"] - 1, row["value"]) for die, row in table["dice"].items()},
        "site": {(row["tower"], row["floor"]): _section(row) for row in table["site"]},
        "players": [_player(table[word], word) for word in COLOURS[:seats]],
        "ivan": _ivan(table["ivan"]) if "ivan" in table else None,
        "aside": {},
    }
    p["aside"] = {kind: supply(p, kind) - n for kind, n in table.get("supply", {}).items()}
    p["ask"] = _asked(table["pending"])
    return p


def _side(word: str | None) -> int | None:
    if word is None:
        return None
    return IVAN if word == "ivan" else COLOURS.index(word)


def _section(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "section": row["section"],
        "tile": row.get("tile"),
        "banner": _side(row.get("banner")),
        "finished": row.get("finished", False),
        "ornament": _side(row.get("ornament")),
        "pieces": {kind: row.get(kind, 0) for kind in MATERIALS},
    }


def _player(row: dict[str, Any], word: str) -> Player:
    slots = {slot: (tile, "up") for slot, tile in row["workshop"].items()}
    slots |= {slot: (tile, "down") for slot, tile in row["face_down"].items()}
    return {
        "colour": row.get("colour", word),
        "board": row["board"],
        "track": row["track"],
        "rubles": row["rubles"],
        "held": {kind: row[kind] for kind in MATERIALS},
        "banners": dict(row["banners"]),
        "slots": slots,
        "ornaments": dict(row["ornaments"]),
    }


def _ivan(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "track": row["track"],
        "banners": row["banners"],
        "decorated": row["decorated"],
        "done": row["done"],
        "row": list(row["row"]),
        "dice": list(row["dice"]),
        "held": {kind: row[kind] for kind in MATERIALS},
        "construction": {kind: row["construction"].get(kind, 0) for kind in MATERIALS},
    }


# what is asked

_NAMES = {
    "next_turn": "next",
    "player_turn": "turn",
    "turn_closes": "close",
    "turn_end": "end",
    "claim_choice": "claim",
    "tile_choice": "lay",
    "take_amount": "take",
    "deliveries": "deliver",
    "market_turn": "market",
    "reroll_choice": "reroll",
    "roll_die": "roll",
    "first_token": "swap",
    "second_token": "swap_with",
    "tile_activation": "activate",
    "choose_board": "board",
    "ivan_claim_choice": "ivan_claims",
    "ivan_ornament_choice": "ivan_decorates",
    "deal_task_die": "task_die",
}


def _asked(pending: list[str]) -> Ask | None:
    """The unfinished business from the bottom up, each piece with what comes after it."""
    ask: Ask | None = None
    for text in pending:
        word, *texts = text.split()
        ask = (_NAMES.get(word, word), _facts(word, [int(text) for text in texts]), ask)
    return ask


def _facts(word: str, numbers: list[int]) -> tuple[Any, ...]:
    """Numbers of the position as the words they stand for."""
    if word == "tile_choice":
        return (numbers[0], list(TILES)[numbers[1]])
    if word == "take_amount":
        return (numbers[0], RESOURCES[numbers[1]], numbers[2], numbers[3])
    if word == "market_turn":
        parts = ["take", "influence", "activate"]
        done = [part for bit, part in enumerate(parts) if numbers[2] >> bit & 1]
        return (numbers[0], DICE[numbers[1]], frozenset(done))
    if word == "deliveries":
        return (numbers[0], numbers[1], numbers[2] == 1, numbers[3] == 1)
    if word in ("trade", "exchange_give"):
        return (numbers[0], list(ACTIONS)[numbers[1]], numbers[2] == 1)
    if word == "exchange_get":
        return (numbers[0], list(ACTIONS)[numbers[1]], MATERIALS[numbers[2]], numbers[3])
    if word == "offering":
        given = [kind for bit, kind in enumerate(MATERIALS) if numbers[2] >> bit & 1]
        return (numbers[0], list(ACTIONS)[numbers[1]], frozenset(given))
    if word == "second_token":
        return (numbers[0], RESOURCES[numbers[1]])
    if word == "roll_die":
        return (DICE[numbers[0]],)
    return tuple(numbers)


# counting


def type_of(section: str) -> str:
    return str(SECTIONS[section]["type"])


def supply(p: Position, kind: str) -> int:
    """All pieces of the game that lie nowhere else (RC-14.7); for rubles, coins nobody has."""
    if kind == "rubles":
        held = sum(int(player["rubles"]) for player in p["players"])
        return int(BOX["rubles"]["bank_limit"]) - held
    total = next(row["supply"] for row in BOX["material"] if row["id"] == kind)
    used = p["aside"].get(kind, 0) + sum(player["held"][kind] for player in p["players"])
    used += sum(spot["pieces"][kind] for spot in p["site"].values())
    if p["ivan"]:
        used += p["ivan"]["held"][kind] + p["ivan"]["construction"][kind]
    return int(total - used)


def room(player: Player) -> int:
    """Ten spaces less banners inside less materials (RC-10.1)."""
    covered = player["banners"]["inventory"]
    return int(BOX["inventory"]["spaces"] - covered - sum(player["held"].values()))


def obtainable(p: Position, seat: int, good: str, due: int) -> int:
    """What supply and inventory leave of a gain (RC-10.2, RC-10.5, RC-10.6)."""
    if good == "recognition":
        return due
    if good == "rubles":
        return max(0, min(due, supply(p, good)))
    return max(0, min(due, supply(p, good), room(p["players"][seat])))


def dice_on(p: Position, space: int) -> list[str]:
    return [die for die in DICE if die in p["dice"] and p["dice"][die][0] == space]


def own(p: Position, side: int) -> dict[str, Any]:
    """A player, or Ivan."""
    found: dict[str, Any] = p["ivan"] if side == IVAN else p["players"][side]
    return found
