"""The table of the literal generator: a position as plain dicts and lists, read from
`game.position(s)`, and the box of components, read from `components.toml`."""

import tomllib
from importlib.resources import files
from typing import Any

from stavitel.engine.switches import choices_in
from stavitel.games import game

Position = dict[str, Any]
Slot = dict[str, Any]
Player = dict[str, Any]

BOX: dict[str, Any] = tomllib.loads(
    files("stavitel.games.caylus_magna_carta").joinpath("components.toml").read_text("utf-8")
)
COLOURS: list[str] = BOX["players"]["colours"]
BASIC = ["food", "wood", "stone"]
GOODS = [*BASIC, "gold"]
PARTS: list[str] = BOX["castle"]["order"]
DECK: dict[str, Any] = {card["id"]: card for card in BOX["player_building"]}
NEUTRAL: dict[str, Any] = {card["id"]: card for card in BOX["neutral_building"]}
PRESTIGE: dict[str, Any] = {card["id"]: card for card in BOX["prestige_building"]}


def read(table: dict[str, Any]) -> Position:
    """The position a table describes, as plain dicts and lists of our own."""
    seats = table["seats"]
    p: Position = {
        "seats": seats,
        "beginner": table["variant"] == "beginner",
        "house": choices_in(game("caylus_magna_carta").switches, table),
        "round": table["round"],
        "phase": table["phase"],
        "first": _seat(table.get("first_player")),
        "provost": table["provost"] - 1 if "provost" in table else None,
        "bridge": [COLOURS.index(colour) for colour in table["bridge"]],
        "castle": [table["castle"][part] for part in PARTS],
        "road": [_read_slot(row) for row in table["road"]],
        "players": [_read_player(table[colour]) for colour in COLOURS[:seats]],
    }
    p["ask"] = _read_pending(table["pending"], p)
    return p


def copy_of(p: Position) -> Position:
    twin = dict(p)
    twin["bridge"], twin["castle"] = list(p["bridge"]), list(p["castle"])
    twin["road"] = [dict(slot) for slot in p["road"]]
    twin["players"] = [dict(player) for player in p["players"]]
    for player in twin["players"]:
        for name in ["hand", "discard", "known_hand", "prestige", "tokens"]:
            player[name] = list(player[name])
    return twin


def pile(p: Position, seat: int) -> list[str]:
    """All own cards that lie nowhere else (CMC-13.2); two are missing in the beginner game."""
    player = p["players"][seat]
    elsewhere = player["hand"] + player["discard"]
    elsewhere += [slot["card"] for slot in p["road"] if slot["owner"] == seat]
    gone = BOX["beginner"]["remove_player_buildings"] if p["beginner"] else []
    return [card for card in DECK if card not in elsewhere and card not in gone]


def free_residences(p: Position, seat: int) -> list[int]:
    return [
        position
        for position, slot in enumerate(p["road"])
        if slot["owner"] == seat and slot["face"] != "building" and slot["prestige"] is None
    ]


def remove_token(p: Position) -> int:
    """The next token leaves the castle: which part it is of (CMC-9.5)."""
    part = next(i for i, left in enumerate(p["castle"]) if left > 0)
    p["castle"][part] -= 1
    return part


def in_words(verb: str, cubes: dict[str, int]) -> str:
    """The record tells gold first and leaves out what is 0."""
    order = ["gold", *BASIC]
    parts = [f"{good}={cubes[good]}" for good in order if cubes.get(good, 0)]
    return " ".join([verb, *parts])


def _seat(colour: str | None) -> int | None:
    return None if colour is None else COLOURS.index(colour)


def _read_slot(row: dict[str, Any]) -> Slot:
    return {
        "card": row["card"],
        "owner": _seat(row.get("owner")),
        "worker": _seat(row.get("worker")),
        "face": row.get("face", "building"),
        "prestige": row.get("prestige"),
        "store": row.get("store", 0),
    }


def _read_player(row: dict[str, Any]) -> Player:
    player: Player = {name: row[name] for name in [*GOODS, "deniers"]}
    for zone in ["hand", "discard", "known_hand", "prestige"]:
        player[zone] = sorted(row.get(zone, []))
    player["tokens"] = [row.get("tokens", {}).get(part, 0) for part in PARTS]
    player["batches"] = row.get("batches", 0)
    return player


def _read_pending(pending: list[str], p: Position) -> tuple[Any, ...]:
    """Who is asked what: the top of the pending list, in our own terms."""
    if not pending:
        return ()
    name, *texts = pending[-1].split()
    numbers = [int(text) for text in texts]
    if name == "deal_neutral":
        return ("neutral", pending.count("deal_neutral"))
    if name == "deal_card":
        return (_drawing(pending, p), numbers[0], _cards_to_draw(pending, numbers[0]))
    if name == "pay_cost":
        below, seat, number = pending[-2].split()
        kind = "building" if below == "place_building" else "prestige"
        ids = list(DECK) if kind == "building" else list(PRESTIGE)
        return ("pay", int(seat), kind, ids[int(number)])
    if name == "residence_choice":
        return ("residence", numbers[0], list(PRESTIGE)[numbers[1]])
    if name == "use_effect":
        return ("effect", numbers[0], numbers[1], ["worker", "owner"][numbers[2]])
    names = {"draw_first_player": "first", "player_turn": "action", "provost_turn": "provost"}
    return (names.get(name, name), *numbers)


def _drawing(pending: list[str], p: Position) -> str:
    if p["phase"] != "setup":
        return "draw"
    return "opening" if "mulligan 0" in pending else "redeal"


def _cards_to_draw(pending: list[str], seat: int) -> int:
    name, *numbers = pending[-2].split()
    return 1 + (int(numbers[1]) if name == "draw_cards" and int(numbers[0]) == seat else 0)
