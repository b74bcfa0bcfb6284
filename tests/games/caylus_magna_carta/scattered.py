"""Random positions that seeded play seldom reaches: rich players, many residences, full roads."""

from random import Random
from typing import Any

from .literal_table import BOX, COLOURS, DECK, GOODS, NEUTRAL, PARTS, PRESTIGE

PHASES = ["actions", "actions", "provost", "buildings", "buildings", "castle"]


def scattered(dice: Random, seats: int, variant: str) -> dict[str, Any]:
    """A sound position as a table for `game.load`, anywhere in the course of a game."""
    colours = COLOURS[:seats]
    phase = dice.choice([p for p in PHASES if p != "provost" or variant == "standard"])
    road = _neutral_cards(dice, seats) + _built_cards(dice, colours, variant)
    table: dict[str, Any] = {
        "seats": seats,
        "variant": variant,
        "round": dice.randint(1, 15),
        "phase": phase,
        "first_player": dice.choice(colours),
        "bridge": dice.sample(colours, dice.randrange(seats) if phase == "actions" else seats),
        "road": road,
    }
    if variant == "standard":
        table["provost"] = 1 + dice.randrange(len(road))
    if phase == "castle":
        table["pending"] = ["end_of_round", f"castle_phase {dice.randrange(seats)}"]
    elif phase != "buildings":
        acting = [c for c in colours if (c in table["bridge"]) == (phase == "provost")]
        table["turn"] = dice.choice(acting)
    for colour in colours:
        built = [row["card"] for row in road if row.get("owner") == colour]
        table[colour] = _holdings(dice) | _cards(dice, variant, built)
    _castle(dice, table)
    _prestige(dice, table)
    if phase != "castle":
        _workers(dice, table)
    if phase == "buildings" and variant == "standard":
        _lawyer_at_work(dice, table)
    return table


def _neutral_cards(dice: Random, seats: int) -> list[dict[str, Any]]:
    others = [card for card in NEUTRAL if not NEUTRAL[card]["always_on_road"]]
    drawn = dice.sample(others, BOX["setup"]["random_neutral_cards"][str(seats)])
    return [{"card": card} for card in [*drawn, BOX["provost"]["start_on"]]]


def _built_cards(dice: Random, colours: list[str], variant: str) -> list[dict[str, Any]]:
    """Up to a dozen cards; Lawyers lie there more often than luck would have it."""
    cards = [(card, colour) for card in _deck(variant) for colour in colours]
    built = dice.sample(cards, dice.randint(0, 12))
    if variant == "standard":
        built = list(dict.fromkeys([*built, ("lawyer", dice.choice(colours))]))
    dice.shuffle(built)
    rows: list[dict[str, Any]] = [{"card": card, "owner": colour} for card, colour in built]
    for row in rows:
        residence = variant == "standard" and DECK[row["card"]]["can_become_residence"]
        if residence and dice.random() < 0.3:
            row["face"] = "residence"
        elif "store" in DECK[row["card"]]:
            row["store"] = dice.randint(0, DECK[row["card"]]["store"]["amount"][str(len(colours))])
    return rows


def _deck(variant: str) -> list[str]:
    gone = BOX["beginner"]["remove_player_buildings"] if variant == "beginner" else []
    return [card for card in DECK if card not in gone]


def _holdings(dice: Random) -> dict[str, Any]:
    amounts = {good: dice.choice([0, 0, 1, 1, 2, 3, 5]) for good in GOODS}
    return amounts | {"deniers": dice.choice([0, 1, 1, 2, 3, 5, 9])}


def _cards(dice: Random, variant: str, built: list[str]) -> dict[str, list[str]]:
    zones: dict[str, list[str]] = {"hand": [], "discard": [], "pile": []}
    names = dice.choice([["hand", "discard", "pile"], ["hand", "discard"], ["hand", "pile"]])
    for card in _deck(variant):
        if card not in built:
            zones[dice.choice(names)].append(card)
    known = [card for card in zones["hand"] if dice.random() < 0.2]
    return {"hand": zones["hand"], "discard": zones["discard"], "known_hand": known}


def _castle(dice: Random, table: dict[str, Any]) -> None:
    """Some tokens are gone, in castle order; a player or nobody has them."""
    colours = COLOURS[: table["seats"]]
    laid_out = {part["id"]: part["tokens"][str(len(colours))] for part in BOX["castle_part"]}
    order = [part for part in PARTS for _ in range(laid_out[part])]
    gone = dice.randrange(len(order))
    table["castle"] = {part: order[gone:].count(part) for part in PARTS}
    for colour in colours:
        table[colour]["tokens"] = dict.fromkeys(PARTS, 0)
    for part in order[:gone]:
        owner = dice.choice([*colours, None])
        if owner is not None:
            table[owner]["tokens"][part] += 1


def _prestige(dice: Random, table: dict[str, Any]) -> None:
    left = list(PRESTIGE)
    dice.shuffle(left)
    if table["variant"] == "beginner":
        left.remove("hotel")
        for colour in COLOURS[: table["seats"]]:
            table[colour]["prestige"] = [left.pop() for _ in range(dice.randint(0, 1))]
        return
    for row in table["road"]:
        if row.get("face") == "residence" and left and dice.random() < 0.4:
            row["prestige"] = left.pop()


def _workers(dice: Random, table: dict[str, Any]) -> None:
    """About every second building has a worker, of a player who has one to place."""
    colours = COLOURS[: table["seats"]]
    supply = [colour for colour in colours for _ in range(BOX["players"]["workers_each"])]
    dice.shuffle(supply)
    for row in table["road"]:
        if "face" not in row and supply and dice.random() < 0.6:
            row["worker"] = supply.pop()


def _lawyer_at_work(dice: Random, table: dict[str, Any]) -> None:
    """The first worker stands on a Lawyer, for somebody who has cards to turn over."""
    (place, *_) = [i for i, row in enumerate(table["road"]) if row["card"] == "lawyer"]
    owners = [row["owner"] for row in table["road"] if "owner" in row and row["card"] != "lawyer"]
    if not owners:
        return
    for row in table["road"][: place + 1]:
        row.pop("worker", None)
    mine = dice.choice(owners)
    theirs = [row for row in table["road"] if row.get("worker") == mine]
    if len(theirs) == BOX["players"]["workers_each"]:
        theirs[0].pop("worker")
    table["road"][place]["worker"] = mine
    table[mine]["food"] += 1
    table["provost"] = 1 + dice.randrange(place, len(table["road"]))
