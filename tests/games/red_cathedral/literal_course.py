"""What follows by itself in the literal generator: points, completions, turns, Ivan."""

from .literal_table import (
    BOX,
    IVAN,
    MATERIALS,
    ON,
    SECTIONS,
    SPACES,
    TILES,
    Ask,
    Position,
    dice_on,
    own,
    supply,
    type_of,
)

MARKS: list[int] = BOX["score_track"]["prestige_spaces"]
LAP: int = BOX["score_track"]["last_space"]


# the track (section 3)


def marks_up_to(place: int) -> list[int]:
    """All prestige spaces of as many laps as may matter."""
    return [LAP * lap + mark for lap in range(place // LAP + 2) for mark in MARKS]


def gain_prestige(p: Position, side: int, n: int) -> None:
    for _ in range(n):
        place = own(p, side)["track"]
        own(p, side)["track"] = min(mark for mark in marks_up_to(place) if mark > place)


def can_lose_prestige(p: Position, seat: int) -> bool:
    place = own(p, seat)["track"]
    return any(mark < place for mark in marks_up_to(place))


def lose_prestige(p: Position, seat: int) -> None:
    place = own(p, seat)["track"]
    own(p, seat)["track"] = max(mark for mark in marks_up_to(place) if mark < place)


def gain_recognition(p: Position, side: int, n: int) -> None:
    own(p, side)["track"] += n


# sections (RC-6.4 to RC-6.9)


def finish_if_full(p: Position, place: tuple[int, int]) -> None:
    spot = p["site"][place]
    card = SECTIONS[spot["section"]]
    if sum(spot["pieces"].values()) < sum(card["cost"].values()):
        return
    owner = spot["banner"]
    spot["pieces"] = dict.fromkeys(MATERIALS, 0)
    gain_recognition(p, owner, card["recognition"])
    if owner != IVAN:
        own(p, owner)["rubles"] += max(0, min(card["rubles"], supply(p, "rubles")))
    spot["finished"] = True
    penalties(p, place)
    finished = [s for s in p["site"].values() if s["finished"] and s["banner"] == owner]
    if p["ender"] is None and len(finished) >= BOX["scoring"]["end_trigger_sections"]:
        p["ender"] = owner
        if not p["ivan"]:
            gain_prestige(p, owner, BOX["scoring"]["end_trigger_prestige"])


def penalties(p: Position, place: tuple[int, int]) -> None:
    tower, top = place
    for floor in range(1, top):
        below = p["site"][tower, floor]
        if below["finished"]:
            continue
        above = [s for (t, f), s in p["site"].items() if t == tower and f > floor]
        others = [s for s in above if s["finished"] and s["banner"] != below["banner"]]
        loser = own(p, below["banner"])
        loser["track"] = max(0, loser["track"] - len(others))


# turns (sections 4 and 11)


def go_on(p: Position, ask: Ask | None) -> None:
    """Settle what needs no decision."""
    while ask is not None:
        name, facts, after = ask
        if name == "next":
            ask = next_turn(p, facts[0])
        elif name == "close":
            ask = ("end", facts, after) if can_lose_prestige(p, facts[0]) else after
        elif name == "ivan_move":
            ask = ivan_moves(p, after)
        elif name == "ivan_task":
            ask = ivan_works(p, after)
        elif name == "collect_tiles":
            p["ivan"]["done"], p["ivan"]["dice"] = 0, []
            for number in range(len(p["ivan"]["row"]) - 1, -1, -1):
                after = ("task_die", (number,), after)
            ask = after
        else:
            break
    p["ask"] = ask


def next_turn(p: Position, side: int) -> Ask | None:
    """The end comes back to whoever triggered it, or the time is up (RC-11.2, R20)."""
    sides = 2 if p["ivan"] else p["seats"]
    most = BOX["clock"]["turns_with_clock" if p["house"]["clock"] == "on" else "turns_at_most"]
    if p["ender"] == side or (side == p["first"] and p["turns"] >= most * sides):
        p["phase"] = "game_end"
        return None
    p["turns"] += 1
    p["rerolled"] = False
    p["white_tile"] = p["exchanging"] = None
    if side != IVAN:
        return ("turn", (side,), ("next", (IVAN if p["ivan"] else (side + 1) % p["seats"],), None))
    after: Ask = ("ivan_move", (), ("next", (0,), None))
    if p["ivan"]["done"] < len(p["ivan"]["row"]):
        return after
    return ivan_ornament(p, ("collect_tiles", (), after))


def roll(p: Position, space: int, after: Ask | None) -> Ask | None:
    """All dice of a space, one after another."""
    for die in reversed(dice_on(p, space)):
        after = ("roll", (die,), after)
    return after


# Ivan (section 13)


def ivan_moves(p: Position, after: Ask | None) -> Ask | None:
    ivan = p["ivan"]
    die = ivan["dice"][ivan["done"]]
    start, value = p["dice"][die]
    space = (start + value) % SPACES
    after = ("ivan_task", (), after)
    if len([other for other in dice_on(p, space) if other != die]) == 3:
        return after
    p["dice"][die] = (space, value)
    if p["tokens"][space] == "recognition":
        amount = next(t["amount"] for t in BOX["resource_token"] if t["gives"] == "recognition")
        gain_recognition(p, IVAN, amount * len(dice_on(p, space)))
    if p["influence"][space // 2].startswith("clergy"):
        done = {type_of(s["section"]) for s in p["site"].values()
                if s["finished"] and s["banner"] == IVAN}  # fmt: skip
        better = p["influence"][space // 2] == "clergy_3" and len(done) == 3
        gain_recognition(p, IVAN, 2 if better else 1)
    return roll(p, space, after)


def ivan_works(p: Position, after: Ask | None) -> Ask | None:
    ivan = p["ivan"]
    card = ivan["row"][ivan["done"]]
    ivan["done"] += 1
    if card == "solo_recognition":
        gain_recognition(p, IVAN, 4)
    elif card == "solo_inventory":
        ivan_takes(p, 4)
    elif card == "solo_transport":
        for kind in MATERIALS:
            ivan["construction"][kind] += ivan["held"][kind]
            ivan["held"][kind] = 0
    elif card == "solo_construction":
        for place in sorted(p["site"], key=lambda place: (place[1], place[0])):
            spot = p["site"][place]
            if spot["banner"] == IVAN and not spot["finished"]:
                ivan_fills(p, place)
    else:
        return ivan_claims(p, after)
    return after


def ivan_takes(p: Position, left: int) -> None:
    """From the largest supply, and what that lacks from the next (RC-13.9b)."""
    kind = max(MATERIALS, key=lambda kind: (supply(p, kind), -MATERIALS.index(kind)))
    taken = min(left, supply(p, kind))
    p["ivan"]["held"][kind] += taken
    if 0 < taken < left:
        ivan_takes(p, left - taken)


def ivan_fills(p: Position, place: tuple[int, int]) -> None:
    spot, stock = p["site"][place], p["ivan"]["construction"]
    lacks = sum(SECTIONS[spot["section"]]["cost"].values()) - sum(spot["pieces"].values())
    for kind in MATERIALS:
        moved = min(lacks, stock[kind])
        stock[kind] -= moved
        spot["pieces"][kind] += moved
        lacks -= moved
    finish_if_full(p, place)


def available(p: Position) -> list[tuple[int, int]]:
    """Without a banner, and a base or above a banner (RC-5.2)."""
    return [
        (tower, floor)
        for (tower, floor), spot in sorted(p["site"].items())
        if spot["banner"] is None
        and (floor == 1 or p["site"][tower, floor - 1]["banner"] is not None)
    ]


def ivan_may_claim(p: Position) -> list[tuple[int, int]]:
    """Right above the human's, else bases, else anything (RC-13.9e)."""
    free = available(p)
    above = [(t, f) for t, f in free if f > 1 and p["site"][t, f - 1]["banner"] == 0]
    return above or [(t, f) for t, f in free if f == 1] or free


def ivan_claims(p: Position, after: Ask | None) -> Ask | None:
    if p["ivan"]["banners"] == 0:
        return after
    places = ivan_may_claim(p)
    if len(places) > 1:
        return ("ivan_claims", (0,), after)
    if places:
        ivan_claims_at(p, places[0])
    return after


def ivan_claims_at(p: Position, place: tuple[int, int]) -> None:
    spot = p["site"][place]
    tile = TILES[spot["tile"]]
    p["ivan"]["banners"] -= 1
    spot["banner"], spot["tile"] = IVAN, None
    if tile["gives"] == "recognition":
        gain_recognition(p, IVAN, tile["amount"])


def ivan_may_decorate(p: Position) -> list[tuple[int, int]]:
    """The next ornament on the human's sections, else on his own (RC-13.12)."""
    ornament = BOX["solo"]["ornament_order"][p["ivan"]["decorated"]]
    fitting = [
        place
        for place, spot in sorted(p["site"].items())
        if spot["finished"]
        and spot["ornament"] is None
        and ON[type_of(spot["section"])] == ornament
    ]
    return [place for place in fitting if p["site"][place]["banner"] == 0] or fitting


def ivan_ornament(p: Position, after: Ask) -> Ask:
    if p["ivan"]["decorated"] == len(BOX["solo"]["ornament_order"]):
        return after
    places = ivan_may_decorate(p)
    if len(places) > 1:
        return ("ivan_decorates", (0,), after)
    if places:
        ivan_decorates_at(p, places[0])
    return after


def ivan_decorates_at(p: Position, place: tuple[int, int]) -> None:
    p["site"][place]["ornament"] = IVAN
    p["ivan"]["decorated"] += 1
    gain_prestige(p, IVAN, BOX["solo"]["ornament_prestige"])
