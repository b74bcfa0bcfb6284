"""Gains, tiles and deliveries of the literal generator: what can be had and what can be done."""

from collections.abc import Iterator

from .literal_course import gain_recognition
from .literal_table import (
    MATERIALS,
    ON,
    ORNAMENTS,
    SECTIONS,
    TILES,
    TOKENS,
    Ask,
    Position,
    obtainable,
    type_of,
)

JEWELS = {
    "none": [], "emerald": ["emerald"], "amethyst": ["amethyst"],
    "two_emeralds": ["emerald", "emerald"], "two_amethysts": ["amethyst", "amethyst"],
    "emerald_and_amethyst": ["emerald", "amethyst"],
}  # fmt: skip


def gain(p: Position, seat: int, good: str, due: int, least: int, rest: Ask) -> Ask:
    """All that is available, or less where there is a choice (RC-7.6, R18)."""
    most = obtainable(p, seat, good, due)
    if most > least:
        return ("take", (seat, good, least, most), rest)
    if most > 0:
        receive(p, seat, good, most)
    return rest


def receive(p: Position, seat: int, good: str, n: int) -> None:
    if good == "recognition":
        gain_recognition(p, seat, n)
    elif good == "rubles":
        p["players"][seat]["rubles"] += n
    else:
        p["players"][seat]["held"][good] += n


def benefit(p: Position, tile: str) -> tuple[str, int]:
    """A resource, or that of the token beside the die, once (RC-9.2)."""
    gives = TILES[tile]["gives"]
    if gives.startswith("die:"):
        good = p["tokens"][p["dice"][gives.removeprefix("die:")][0]]
        return good, TOKENS[good]
    return gives, TILES[tile]["amount"]


def works(p: Position, seat: int, slot: str) -> bool:
    tile, face = p["players"][seat]["slots"].get(slot, ("", "down"))
    if slot.startswith("white") and p["white_tile"] not in (None, slot):
        return False  # of the two white tiles one a turn (RC-7.8, R11)
    return face == "up" and obtainable(p, seat, benefit(p, tile)[0], 1) > 0


def activate(p: Position, seat: int, slot: str, rest: Ask) -> Ask:
    if slot.startswith("white") and p["house"]["white_tiles"] == "one_a_turn":
        p["white_tile"] = slot
    good, due = benefit(p, p["players"][seat]["slots"][slot][0])
    return gain(p, seat, good, due, 1, rest)


def wanted(p: Position, seat: int) -> Iterator[tuple[tuple[int, int], str]]:
    """Own sections and what they lack of the materials at hand (RC-6.2)."""
    for place, spot in sorted(p["site"].items()):
        if spot["banner"] == seat and not spot["finished"]:
            cost = SECTIONS[spot["section"]]["cost"]
            for kind in MATERIALS:
                lacks = cost.get(kind, 0) > spot["pieces"][kind]
                if lacks and p["players"][seat]["held"][kind]:
                    yield place, kind


def decorations(p: Position, seat: int, left: int) -> Iterator[tuple[tuple[int, int], str]]:
    """Finished sections without an ornament, and the jewels that can be had (RC-6.10 ff.)."""
    player = p["players"][seat]
    for place, spot in sorted(p["site"].items()):
        if not spot["finished"] or spot["ornament"] is not None:
            continue
        ornament = ON[type_of(spot["section"])]
        for jewels, kinds in JEWELS.items():
            pieces = [ORNAMENTS[ornament]["material"], *kinds]
            paid = all(player["held"][kind] >= pieces.count(kind) for kind in pieces)
            if player["ornaments"][ornament] and len(pieces) <= left and paid:
                yield place, jewels


def can_deliver(p: Position, seat: int) -> bool:
    return any(wanted(p, seat)) or any(decorations(p, seat, 1))
