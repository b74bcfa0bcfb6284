"""The literal rules of the action phase: building, trade and removal (sections 3, 9, 10, 15)."""

from ..courses import Course
from .literal_cards import PLAYS, building_effect, playable
from .literal_table import (
    CARDS,
    CENTRAL,
    RESOURCES,
    Board,
    Player,
    can_pay,
    chosen,
    gain,
    kind,
    order,
    pay,
    points,
    split,
)


def action_phase(board: Board, player: Player) -> Course:
    while True:
        answer = yield player.colour, legal_actions(board, player)
        verb = answer.split()[0]
        if verb == "end_actions":
            return
        if verb == "play":
            card = answer.split()[1]
            player.hand.remove(card)
            yield from PLAYS[kind(card)](board, player)
            board.discard.append(card)
        else:
            yield from DEEDS[verb](board, player, answer)


def legal_actions(board: Board, player: Player) -> list[str]:
    legal = ["end_actions"]
    legal += central_cards(board, player)
    hand = list(dict.fromkeys(player.hand))
    for card in [*hand, *dict.fromkeys(board.face_up)]:
        legal += buildings_of(board, player, card)
    if board.variant != "intro":
        removable = [(c, site) for c, site in player.visible() if c != "gold_cache"]
        legal += [f"remove card={card} site={site}" for card, site in dict.fromkeys(removable)]
    legal += trades(board, player)
    actions = [card for card in hand if CARDS[card]["type"] == "action"]
    legal += [f"play {card}" for card in actions if playable(board, player, card)]
    return legal


# central cards


def ends(player: Player) -> dict[str, tuple[int, int]]:
    """On either side: where the next road lies, and the next settlement."""
    left, right = min(player.towns), max(player.towns)
    return {"left": (left - 1, left - 2), "right": (right + 1, right + 2)}


def central_cards(board: Board, player: Player) -> list[str]:
    legal = []
    for side, (road, _) in ends(player).items():
        if road not in player.roads:
            if board.left["road"] and can_pay(player, CENTRAL["road"]["cost"]):
                legal.append(f"build_road {side}")
        elif board.left["settlement"] and can_pay(player, CENTRAL["settlement"]["cost"]):
            legal.append(f"build_settlement {side}")
            if "scout" in player.hand:
                legal.append(f"scout_settlement {side}")
    if board.left["city"] and can_pay(player, CENTRAL["city"]["cost"]):
        legal += [f"build_city {x}" for x, level in player.towns.items() if level == 1]
    return legal


def build_road(board: Board, player: Player, answer: str) -> Course:
    yield from pay(player, CENTRAL["road"]["cost"])
    board.left["road"] -= 1
    player.roads.add(ends(player)[answer.split()[1]][0])


def build_settlement(board: Board, player: Player, answer: str) -> Course:
    verb, side = answer.split()
    if verb == "scout_settlement":
        player.hand.remove("scout")
        board.discard.append("scout")
    yield from pay(player, CENTRAL["settlement"]["cost"])
    board.left["settlement"] -= 1
    column = ends(player)[side][1]
    player.towns[column] = 1
    outer = column - 1 if side == "left" else column + 1
    two = list(board.regions)
    if verb == "build_settlement":
        two = []
        for _ in range(2):
            answer = yield "chance", [f"draw_region {region}" for region in board.regions]
            two.append(answer.split()[1])
            board.regions.remove(answer.split()[1])
    two.sort(key=list(CARDS_OF_REGIONS).index)
    for row in "ab":
        region = two[0]
        if len(two) > 1:
            answer = yield player.colour, [f"put_region {region}" for region in two]
            region = answer.split()[1]
        two.remove(region)
        if region in board.regions:
            board.regions.remove(region)
        player.regions[f"{outer}{row}"] = region
        player.stock[f"{outer}{row}"] = 0


def build_city(board: Board, player: Player, answer: str) -> Course:
    yield from pay(player, CENTRAL["city"]["cost"])
    board.left["city"] -= 1
    player.towns[int(answer.split()[1])] = 2


# expansions


def buildings_of(board: Board, player: Player, card: str) -> list[str]:
    row = CARDS[card]
    if row["type"] == "region":
        heroes = [c for c, _ in player.cards if CARDS[c]["subtype"] == "hero"]
        strong = any(points(hero, "strength") for hero in heroes)
        places = sorted(player.regions, key=order)
        return [f"place_cache {place}" for place in places] if strong else []
    if row["type"] == "action" or not payable_costs(player, card):
        return []
    if (row.get("once") and player.has(kind(card))) or not playable(board, player, card):
        return []
    sites = [site for site in player.sites() if player.free(site)]
    if card == "town_hall":
        sites = [site for site in player.sites() if "parish_hall" in player.at(site)]
    if row["type"] == "city":
        sites = [site for site in sites if player.towns[split(site)[0]] == 2]
    return [f"build card={card} site={site}" for site in sites]


def payable_costs(player: Player, card: str) -> dict[str, dict[str, int]]:
    """The costs that can be paid, by the resource waived (CD-9.13); "" where none is."""
    cost = CARDS[card].get("cost", {})
    hero = CARDS[card]["subtype"] == "hero" and player.has("drill_ground")
    big = CARDS[card]["type"] == "city" and sum(cost.values()) > 4
    if not (hero or (big and player.has("building_crane"))):
        return {"": cost} if can_pay(player, cost) else {}
    found = {}
    for resource in RESOURCES:
        if cost.get(resource):
            less = cost | {resource: cost[resource] - 1}
            if can_pay(player, less):
                found[resource] = less
    return found


def build(board: Board, player: Player, answer: str) -> Course:
    card, site = chosen(answer)
    costs = payable_costs(player, card)
    waived = next(iter(costs))
    if waived:
        answer = yield player.colour, [f"waive {resource}" for resource in costs]
        waived = answer.split()[1]
    (board.face_up if card in board.face_up else player.hand).remove(card)
    yield from pay(player, costs[waived])
    player.cards.append((card, site))
    yield from building_effect(board, player, card)


def place_cache(board: Board, player: Player, answer: str) -> Course:
    player.hand.remove("gold_cache")
    player.cache = answer.split()[1]
    player.stock["cache"] = 0
    yield from ()


def remove(board: Board, player: Player, answer: str) -> Course:
    card, site = chosen(answer)
    player.cards.remove((card, site))
    if card in board.used:  # the Mint that was used goes, another may still work (CD-10.4)
        board.used.remove(card)
    shown = CARDS[card].get("face_up") and board.variant != "duel"
    (board.face_up if shown else board.discard).append(card)
    yield from ()


# trade


def trades(board: Board, player: Player) -> list[str]:
    legal = []
    ships = [CARDS[card].get("trades") for card, _ in player.cards]
    for take in RESOURCES:
        if not player.room(take):
            continue
        for give in RESOURCES:
            if give != take and player.held(give) >= 3:
                legal.append(f"trade_bank give={give} take={take}")
            if give != take and player.held(give) >= 2 and give in ships:
                legal.append(f"trade_ship give={give} take={take}")
        for place in player.regions:
            large = any(kind(card) == "large_trade_ship" for card in player.beside(place))
            if large and player.stock[place] >= 2 and player.resource(place) != take:
                legal.append(f"trade_large_ship place={place} take={take}")
        mints = player.has("mint") - board.used.count("mint")
        if mints > 0 and take != "gold" and player.held("gold"):
            legal.append(f"trade_mint {take}")
    return legal


def trade(board: Board, player: Player, answer: str) -> Course:
    words = answer.split()
    verb, take = words[0], words[-1].removeprefix("take=")
    if verb == "trade_mint":
        board.used.append("mint")
        yield from pay(player, {"gold": 1})
    elif verb == "trade_large_ship":
        player.stock[words[1].removeprefix("place=")] -= 2
    else:
        give = words[1].removeprefix("give=")
        yield from pay(player, {give: 3 if verb == "trade_bank" else 2})
    yield from gain(player, [take], 1)


CARDS_OF_REGIONS = [
    f"stack_{terrain}_{n}"
    for terrain in ("forest", "gold_river", "fields", "hills", "pasture", "mountains")
    for n in (1, 2)
]
DEEDS = {
    "build_road": build_road,
    "build_settlement": build_settlement,
    "scout_settlement": build_settlement,
    "build_city": build_city,
    "build": build,
    "place_cache": place_cache,
    "remove": remove,
    "trade_bank": trade,
    "trade_ship": trade,
    "trade_large_ship": trade,
    "trade_mint": trade,
}
