"""Laying the table in the literal generator (section 2, RC-13.1 to RC-13.4)."""

from collections.abc import Iterator

from .literal_course import go_on, ivan_claims_at
from .literal_table import (
    BOX,
    CARDS,
    COLOURS,
    DICE,
    MATERIALS,
    PLANS,
    RESOURCES,
    SECTIONS,
    SPACES,
    TASKS,
    TILES,
    Position,
    copy_of,
)

Move = tuple[str, Position]


def setup_moves(p: Position) -> Iterator[Move]:
    """What lies first is asked first: tokens, influence, dice, plan, sections, tiles, Ivan."""
    for word, after in _next_draw(p):
        yield word, _begun(after)


def _next_draw(p: Position) -> Iterator[Move]:
    if len(p["tokens"]) < SPACES:
        yield from _add(p, "lay_token", "tokens", RESOURCES)
    elif len(p["influence"]) < 4:
        groups = [CARDS[card]["guild"] for card in p["influence"]]
        yield from _add(p, "deal_influence", "influence",
                        [card for card in CARDS if CARDS[card]["guild"] not in groups])  # fmt: skip
    elif len(p["dice"]) < len(DICE):
        space = (p["tokens"].index("recognition") + len(p["dice"])) % SPACES
        for die in [die for die in DICE if die not in p["dice"]]:
            for value in range(1, 7):
                after = copy_of(p)
                after["dice"][die] = (space, value)
                yield f"roll die={die} value={value}", after
    elif p["plan"] is None:
        for plan in PLANS:
            if PLANS[plan]["players"] == max(2, p["seats"]):
                after = copy_of(p)
                after["plan"] = plan
                yield f"draw_plan {plan}", after
    else:
        yield from _site(p)


def _add(p: Position, verb: str, key: str, things: list[str]) -> Iterator[Move]:
    for thing in things:
        if thing not in p[key]:
            after = copy_of(p)
            after[key].append(thing)
            yield f"{verb} {thing}", after


def places(p: Position) -> list[tuple[int, int]]:
    heights = PLANS[p["plan"]]["heights"]
    return [(t, f) for t, height in enumerate(heights, 1) for f in range(1, height + 1)]


def _site(p: Position) -> Iterator[Move]:
    """All sections, then a tile on each, then boards, Ivan's row, the first player."""
    bare = [place for place in places(p) if place not in p["site"]]
    if bare:
        yield from _section(p, bare[0])
        return
    without = [place for place in places(p) if p["site"][place]["tile"] is None]
    if without:
        used = [spot["tile"] for spot in p["site"].values()]
        for tile in TILES:
            if tile not in used and (p["seats"] > 2 or not TILES[tile]["plus"]):
                after = copy_of(p)
                after["site"][without[0]]["tile"] = tile
                yield f"deal_tile {tile}", after
    elif p["ask"] and p["ask"][0] == "board":
        yield from _board(p)
    elif p["ivan"]:
        yield from _row(p)
    else:
        for seat in range(p["seats"]):
            after = copy_of(p)
            after["first"] = seat
            yield f"draw_first_player {COLOURS[seat]}", after


def _section(p: Position, place: tuple[int, int]) -> Iterator[Move]:
    tower, floor = place
    wanted = "base" if floor == 1 else "middle"
    wanted = "dome" if floor == PLANS[p["plan"]]["heights"][tower - 1] else wanted
    used = [spot["section"] for spot in p["site"].values()]
    for section in SECTIONS:
        if SECTIONS[section]["type"] == wanted and section not in used:
            after = copy_of(p)
            after["site"][place] = {
                "section": section, "tile": None, "banner": None, "finished": False,
                "ornament": None, "pieces": dict.fromkeys(MATERIALS, 0),
            }  # fmt: skip
            yield f"deal_section {section}", after


def _board(p: Position) -> Iterator[Move]:
    """Each player chooses a side, where the table agreed on that (RC-2.8 to RC-2.10)."""
    (seat,) = p["ask"][1]
    for side in ("basic", "advanced"):
        after = copy_of(p)
        mine = after["players"][seat]
        white = int(side == "advanced")
        mine["board"] = side
        mine["banners"] = {
            "inventory": 4, "outside": 2 - 2 * white, "white_1": white, "white_2": white,
        }  # fmt: skip
        for row in BOX["ornament"]:
            mine["ornaments"][row["id"]] = 0 if white else row["per_player"]
        after["ask"] = p["ask"][2]
        yield f"choose_side {side}", after


def _row(p: Position) -> Iterator[Move]:
    for key, verb, things in (("row", "deal_solo_card", TASKS), ("dice", "deal_solo_tile", DICE)):
        if len(p["ivan"][key]) < len(things):
            for thing in things:
                if thing not in p["ivan"][key]:
                    after = copy_of(p)
                    after["ivan"][key].append(thing)
                    yield f"{verb} {thing}", after
            return


def _begun(p: Position) -> Position:
    """When everything lies there, money is dealt and the first turn begins (RC-2.11, RC-13.4)."""
    if p["ivan"]:
        if len(p["ivan"]["row"]) < len(TASKS) or len(p["ivan"]["dice"]) < len(DICE):
            return p
        bases = [place for place in places(p) if place[1] == 1]
        rewards = {b: SECTIONS[p["site"][b]["section"]]["recognition"] for b in bases}
        ivan_claims_at(p, max(bases, key=lambda base: (rewards[base], -base[0])))
        p["first"] = 0
    elif p["first"] is None:
        return p
    p["phase"] = "play"
    for order in range(p["seats"]):
        seat = (p["first"] + order) % p["seats"]
        p["players"][seat]["rubles"] += BOX["rubles"]["start_by_turn_order"][order]
    go_on(p, ("next", (p["first"],), None))
    return p
