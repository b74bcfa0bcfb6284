"""The fourteen areas for the literal rules (section 7), without the conversion of area 13."""

from typing import Any

from ..courses import Course
from .literal_cathedral import area_13
from .literal_table import (
    ADVANTAGES,
    BOX,
    EVENTS,
    KINDS,
    LAST_ROUND,
    PRICE,
    RESOURCES,
    SALE,
    Board,
    Player,
)


def area_1(board: Board) -> Course:
    if not board.foreseen:
        yield from draw_event(board)
    board.event, board.foreseen = board.foreseen, ""
    effect = EVENTS[board.event]["effect"]
    if EVENTS[board.event]["polarity"] == "positive":
        for player in board.order():
            player.gain(effect.get("all_gain", {}).get("gold", 0))
            player.goods["metal"] += effect.get("all_gain", {}).get("metal", 0)
        return
    bishop = builder_at(board, "bishop")
    if bishop:
        gifts = [f"take_cube {kind}" for kind in PRICE if board.market[kind]]
        answer = yield bishop.colour, ["protect", *gifts]
        if answer == "protect":
            board.protected.append(bishop.colour)
        else:
            take_cube(board, bishop, answer.split()[1])
    thomas = board.holder("archbishop_thomas")
    if thomas and thomas.colour not in board.protected:
        words = ["keep_card archbishop_thomas", "use_card archbishop_thomas"]
        answer = yield thomas.colour, words
        if answer == words[1]:
            thomas.cards.remove("archbishop_thomas")
            board.protected.append(thomas.colour)
    for player in [p for p in board.order() if p.colour not in board.protected]:
        player.lose_points(effect.get("all_lose", {}).get("vp", 0))
        player.owes(effect.get("all_pay", {}).get("gold", 0))
        if board.event == "cathedral_collapse" and player.row:
            yield from dismiss(player)
        if board.event == "city_wall" and board.round < LAST_ROUND:
            board.walled.append(player.colour)


def area_2(board: Board) -> Course:
    bishop = builder_at(board, "bishop")
    if bishop and EVENTS[board.event]["polarity"] == "positive":
        gifts = [f"take_cube {kind}" for kind in PRICE if board.market[kind]]
        if gifts:
            answer = yield bishop.colour, gifts
            take_cube(board, bishop, answer.split()[1])
    go_home(board, "bishop")


def take_cube(board: Board, player: Player, kind: str) -> None:
    board.market[kind] -= 1
    player.goods[kind] += 1


def area_3(board: Board) -> Course:
    for player in board.players.values():
        extra = min(player.mill, 5) if board.event == "monastery_goods" else 0
        player.gain(player.mill + extra)
        player.mill = 0
    yield from nothing()


def area_4(board: Board) -> Course:
    for space in range(2):
        card, board.kingsbridge[space] = board.kingsbridge[space], ""
        player = builder_at(board, f"kingsbridge_{space + 1}")
        if not player or not card:
            continue
        if ADVANTAGES[card]["kind"] != "immediate":
            player.cards.append(card)
            continue
        gain = ADVANTAGES[card]["effect"].get("gain", {})
        player.gain(gain.get("gold", 0))
        player.points += gain.get("vp", 0)
        for kind in KINDS:
            player.goods[kind] += gain.get(kind, 0)
        if card == "otto_blackface":
            board.black = player.colour
    go_home(board, "kingsbridge_1", "kingsbridge_2")
    yield from nothing()


def area_5(board: Board) -> Course:
    for name, points in (("priory_1", 2), ("priory_2", 1)):
        player = builder_at(board, name)
        if player:
            player.points += points + ("prior_philip" in player.cards)
    go_home(board, "priory_1", "priory_2")
    yield from nothing()


def nothing() -> Course:
    """For areas in which nobody has to choose."""
    yield from ()


def production(kind: str, person: str) -> Any:
    def area(board: Board) -> Course:
        for player in board.players.values():
            winter = board.event == "hard_winter" and player.colour not in board.protected
            change = (board.event == "volunteers") - winter
            for card in [c for c in player.resources if RESOURCES[c]["resource"] == kind]:
                player.goods[kind] += RESOURCES[card]["amount"] + change
                player.resources.remove(card)
            player.goods[kind] += person in player.cards
        yield from nothing()

    return area


def area_9(board: Board) -> Course:
    faces = sorted(set(BOX["tax_die"]["faces"]))
    answer = yield "chance", [f"roll_tax {face}" for face in faces]
    first = builder_at(board, "court")
    if first:
        first.goods["metal"] += board.court_metal
        board.court_metal = 0
    tax = {p.colour: int(answer.split()[1]) for p in board.order()}
    for player in board.order():
        if "brother_francis" in player.cards:
            tax[player.colour] = 2
        if player.colour in board.at["court"]:
            tax[player.colour] = 0
    free = board.holder("loyalty_rewarded")
    if free and tax[free.colour]:
        words = ["keep_card loyalty_rewarded", "use_card loyalty_rewarded"]
        if (yield free.colour, words) == words[1]:
            free.cards.remove("loyalty_rewarded")
            tax[free.colour] = 0
    for player in board.order():
        player.owes(tax[player.colour])
    go_home(board, "court")


def area_10(board: Board) -> Course:
    for space in range(2):
        card, board.shiring[space] = board.shiring[space], ""
        player = builder_at(board, f"shiring_{space + 1}")
        if player and card:
            yield from employ(player, card)
    go_home(board, "shiring_1", "shiring_2")


def area_11(board: Board) -> Course:
    player = builder_at(board, "castle")
    if player and board.round < LAST_ROUND:
        board.next_grey = player.colour
    go_home(board, "castle")
    yield from nothing()


def area_12(board: Board) -> Course:
    traders = list(dict.fromkeys(board.at["market"]))
    while traders:
        player = board.players[traders.pop(0)]
        answer = yield player.colour, ["leave_market", *trades(board, player)]
        if answer == "leave_market":
            player.bag += board.at["market"].count(player.colour)
            continue
        verb, good, amount = answer.replace("good=", "").replace("amount=", "").split()
        n = int(amount)
        if verb == "buy":
            player.gold -= n * PRICE[good]
            board.market[good] -= n
            player.goods[good] += n
            player.bought.append(good)
        else:
            player.goods[good] -= n
            player.gain(n * SALE[good])
        traders.append(player.colour)
    board.at["market"] = []


def trades(board: Board, player: Player) -> list[str]:
    legal = []
    for kind in PRICE:
        if kind != "wood" or player.has_trade("woodworker"):
            most = min(board.market[kind], player.gold // PRICE[kind])
            legal += [f"buy good={kind} amount={n}" for n in range(1, most + 1)]
    for kind in KINDS:
        if kind not in player.bought and (kind != "stone" or player.has_trade("stonecutter")):
            legal += [f"sell good={kind} amount={n}" for n in range(1, player.goods[kind] + 1)]
    return legal


def area_14(board: Board) -> Course:
    player = builder_at(board, "start_player")
    go_home(board, "start_player")
    if board.round < LAST_ROUND:
        board.start = player.colour if player else board.order()[1].colour
    yield from nothing()


def draw_event(board: Board) -> Course:
    unseen = [event for event in EVENTS if event not in board.events_seen]
    answer = yield "chance", [f"draw_event {event}" for event in unseen]
    board.foreseen = answer.split()[1]
    board.events_seen.append(board.foreseen)


def employ(player: Player, card: str) -> Course:
    player.row.append(card)
    if len(player.row) > (6 if "jack" in player.cards else 5):
        yield from dismiss(player)


def dismiss(player: Player) -> Course:
    answer = yield player.colour, [f"dismiss {card}" for card in player.row]
    player.row.remove(answer.split()[1])


def builder_at(board: Board, name: str) -> Player | None:
    """The first builder there; all of them are home when their area is done."""
    return board.players[board.at[name][0]] if board.at[name] else None


def go_home(board: Board, *names: str) -> None:
    for name in names:
        for colour in board.at[name]:
            board.players[colour].bag += 1
        board.at[name] = []


AREAS: dict[str, Any] = {
    "event": area_1,
    "bishop": area_2,
    "wool_mill": area_3,
    "kingsbridge": area_4,
    "priory": area_5,
    "forest": production("wood", "aliena"),
    "quarry": production("stone", "tom_builder"),
    "gravel_pit": production("sand", "richard_outlaws"),
    "court": area_9,
    "shiring": area_10,
    "castle": area_11,
    "market": area_12,
    "cathedral": area_13,
    "start_player": area_14,
}
