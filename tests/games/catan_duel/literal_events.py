"""The literal rules of both dice and of the event cards (sections 6, 7 and 8)."""

from ..courses import Course
from .literal_table import (
    CARDS,
    REGIONS,
    RESOURCES,
    Board,
    Player,
    chosen,
    gain,
    gain_at,
    is_unit,
    kind,
    lose,
    nameable,
    order,
    pay,
    points,
    put_under,
    split,
    take,
)


def resolve_dice(board: Board) -> Course:
    if not board.production:
        answer = yield "chance", [f"roll_production {n}" for n in range(1, 7)]
        board.production = int(answer.split()[1])
    symbol = "celebration"
    if "celebration" not in board.fixed:
        symbols = ["brigand_attack", "trade", "celebration", "plentiful_harvest", "event_card"]
        answer = yield "chance", [f"roll_event {symbol}" for symbol in symbols]
        symbol = answer.split()[1]
    if symbol == "brigand_attack":
        for player in board.both():
            brigands_come(player)
    yield from produce(board)
    if symbol == "trade":
        yield from trade(board)
    elif symbol == "celebration":
        yield from celebrate(board)
    elif symbol == "plentiful_harvest":
        yield from harvest(board)
    elif symbol == "event_card":
        yield from event_card(board)


def brigands_come(player: Player) -> None:
    safe = [p for p in player.regions if any(kind(c) == "storehouse" for c in player.beside(p))]
    counted = sum(player.stock[place] for place in player.regions if place not in safe)
    if counted > 7:
        for place in player.regions:
            if player.resource(place) in ("gold", "wool"):
                player.stock[place] = 0


def with_number(player: Player, number: int) -> list[str]:
    found = [p for p, region in player.regions.items() if REGIONS[region]["die"] == number]
    return sorted(found, key=order)


def produce(board: Board) -> Course:
    for player in board.both():
        for place in with_number(player, board.production):
            resource = player.resource(place)
            boosters = [c for c in player.beside(place) if CARDS[c].get("boosts") == resource]
            yield from gain_at(player, place, 1 + len(boosters))
    for player in board.both():
        theirs = with_number(board.other(player), board.production)
        more = len(theirs) > len(with_number(player, board.production))
        if player.has("marketplace") and more:
            kinds = [board.other(player).resource(place) for place in theirs]
            yield from gain(player, kinds, 1)


def trade(board: Board) -> Course:
    trader = board.best_trader()
    if not trader or not nameable(board, trader, RESOURCES, []):
        return
    most = 2 if trader.has("moneylender") else 1
    yield from take(board, trader, RESOURCES, most, refusing="decline")


def celebrate(board: Board) -> Course:
    active, other = board.both()
    mine, theirs = active.sum("skill"), other.sum("skill")
    called = "celebration" in board.fixed
    yield from gain(active, RESOURCES, (mine >= theirs) + called)
    yield from gain(other, RESOURCES, int(theirs >= mine))


def harvest(board: Board) -> Course:
    for player in board.both():
        yield from gain(player, RESOURCES, 1)
        gold = sum(CARDS[card].get("harvest_gold", 0) for card, _ in player.cards)
        yield from gain(player, ["gold"], gold)


# event cards


def event_card(board: Board) -> Course:
    above_yule = len(board.events) - 4
    if len(board.drawn) < above_yule:
        rest = list(board.events)
        for event in [*board.drawn, "yule"]:
            rest.remove(event)
    else:
        rest = ["yule"]
    answer = yield "chance", [f"draw_event {event}" for event in dict.fromkeys(rest)]
    event = answer.split()[1]
    board.drawn.append(event)
    if event == "yule":
        board.drawn = []
        yield from event_card(board)
    else:
        yield from EVENTS[event](board)


def sebastian(board: Board, player: Player) -> Course:
    """Whether the player keeps the event off with Sebastian (CD-8.13, R28)."""
    if board.variant != "turmoil" or not player.hand:
        return False
    legal = ["play_sebastian", "decline"] if "sebastian" in player.hand else ["decline"]
    answer = yield player.colour, legal
    if answer == "decline":
        return False
    player.hand.remove("sebastian")
    board.discard.append("sebastian")
    return True


def fraternal_feuds(board: Board) -> Course:
    holder = board.strongest()
    if not holder or not board.other(holder).hand:
        return
    victim = board.other(holder)
    if (yield from sebastian(board, victim)):
        return
    for _ in range(min(2, len(victim.hand))):
        legal = [f"hide {card}" for card in dict.fromkeys(victim.hand)]
        answer = yield holder.colour, legal
        victim.hand.remove(answer.split()[1])
        yield from put_under(board, holder, answer.split()[1])


def buildings(player: Player) -> list[tuple[str, str]]:
    return [(c, site) for c, site in player.visible() if CARDS[c]["subtype"] == "building"]


def feud(board: Board) -> Course:
    holder = board.strongest()
    if not holder or not buildings(board.other(holder)):
        return
    victim = board.other(holder)
    if (yield from sebastian(board, victim)):
        return
    named = buildings(victim)
    if len(named) > 3:
        rest, named = named, []
        for _ in range(3):
            legal = [f"choose card={card} site={site}" for card, site in dict.fromkeys(rest)]
            answer = yield holder.colour, legal
            pick = chosen(answer)
            rest.remove(pick)
            named.append(pick)
    legal = [f"choose card={card} site={site}" for card, site in dict.fromkeys(named)]
    answer = yield victim.colour, legal
    yield from lose(board, victim, *chosen(answer))


def invention(board: Board) -> Course:
    for player in board.both():
        showing = sum(points(card, "progress") > 0 for card, _ in player.cards)
        yield from gain(player, RESOURCES, min(2, showing))


def year_of_plenty(board: Board) -> Course:
    for player in board.both():
        for place in sorted(player.regions, key=order):
            near = [kind(card) for card in player.beside(place)]
            yield from gain_at(player, place, near.count("storehouse") + near.count("abbey"))


def traveling_merchant(board: Board) -> Course:
    for player in board.both():
        for _ in range(2):
            others = player.with_room(*RESOURCES[:-1])
            if not player.held("gold") or not others:
                break
            answer = yield player.colour, [f"buy {store}" for store in others] + ["enough"]
            if answer == "enough":
                break
            yield from pay(player, {"gold": 1})
            player.stock[answer.split()[1]] += 1


def trade_ships_race(board: Board) -> Course:
    active, other = board.both()
    if active.ships() >= max(other.ships(), 1):
        yield from gain(active, RESOURCES, 1)
    if other.ships() >= max(active.ships(), 1):
        yield from gain(other, RESOURCES, 1)


def gift_for_the_prince(board: Board) -> Course:
    for player in board.both():
        strong = [c for c, _ in player.cards if is_unit(c) and points(c, "strength")]
        yield from gain(player, ["gold"], len(strong))


def riots(board: Board) -> Course:
    affected = []
    for player in board.both():
        chapels = [CARDS[card].get("calms", []) for card, _ in player.cards]
        calm = any(board.production in numbers for numbers in chapels)
        if rioters(player) and not calm:
            affected.append(player)
    spared = []
    for player in affected:
        if (yield from sebastian(board, player)):
            spared.append(player)
    for player in affected:
        if player not in spared:
            yield from riot(board, player)


def rioters(player: Player) -> list[tuple[str, str]]:
    return [
        (card, site) for card, site in player.visible()
        if is_unit(card) and points(card, "strength") + points(card, "commerce")
    ]  # fmt: skip


def riot(board: Board, player: Player) -> Course:
    units = rioters(player)
    gold = 1 if len(units) < 3 else 2
    legal = [f"choose card={card} site={site}" for card, site in dict.fromkeys(units)]
    if player.held("gold") >= gold:
        legal.append("pay_riots")
    answer = yield player.colour, legal
    if answer == "pay_riots":
        yield from pay(player, {"gold": gold})
    else:
        yield from lose(board, player, *chosen(answer))


def plague(board: Board) -> Course:
    for player in board.both():
        for place in player.regions:
            column, _ = split(place)
            towns = [x for x in (column - 1, column + 1) if player.towns.get(x) == 2]
            bath = [
                any(kind(card) == "bath_house" for row in "ab" for card in player.at(f"{x}{row}"))
                for x in towns
            ]
            safe = any(bath) if board.house["bath_house"] == "all_four" else all(bath)
            if towns and not safe:
                player.stock[place] = max(0, player.stock[place] - 1)
    for player in board.both():
        yield from gain(player, RESOURCES, player.has("pharmacy"))


EVENTS = {
    "fraternal_feuds": fraternal_feuds,
    "feud": feud,
    "invention": invention,
    "year_of_plenty": year_of_plenty,
    "traveling_merchant": traveling_merchant,
    "trade_ships_race": trade_ships_race,
    "gift_for_the_prince": gift_for_the_prince,
    "riots": riots,
    "plague": plague,
}
