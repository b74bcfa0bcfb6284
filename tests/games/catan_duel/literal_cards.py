"""The literal rules of action cards and build effects (sections 11 and 18)."""

from collections.abc import Callable

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
    pay_any,
    points,
    split,
    take,
)


def choices(cards: list[tuple[str, str]]) -> list[str]:
    return [f"choose card={card} site={site}" for card, site in dict.fromkeys(cards)]


# conditions


def playable(board: Board, player: Player, card: str) -> bool:
    """Whether a card's requirements hold (CD-9.12, CD-11.2)."""
    if card in ("brigitta", "progress_brigitta", "reiner", "sebastian", "scout"):
        return False
    if CARDS[card]["type"] == "action" and kind(card) not in PLAYS:
        return False
    test = CONDITIONS.get(kind(card))
    return test is None or bool(test(board, player))


def numbered(board: Board, player: Player) -> list[str]:
    """Own regions with the number of this turn."""
    found = [
        place for place, region in player.regions.items()
        if REGIONS[region]["die"] == board.production
    ]  # fmt: skip
    return sorted(found, key=order)


def has_room(player: Player, place: str) -> bool:
    gold = player.resource(place) == "gold" and player.caches_yields
    return player.stock[place] < 3 or (gold and player.stock.get("cache", 3) < 3)


def strong_units(player: Player) -> list[tuple[str, str]]:
    return [(c, site) for c, site in player.visible() if is_unit(c) and points(c, "strength")]


def burnable(player: Player) -> list[tuple[str, str]]:
    """Buildings whose town has no Fire Brigade (CD-18.25)."""
    guarded = {split(site)[0] for card, site in player.cards if kind(card) == "fire_brigade"}
    return [
        (card, site) for card, site in player.visible()
        if CARDS[card]["subtype"] == "building" and split(site)[0] not in guarded
    ]  # fmt: skip


def baths(player: Player) -> list[tuple[str, str]]:
    return [(c, site) for c, site in player.visible() if c == "bath_house"]


def bath_places(board: Board, site: str) -> list[str]:
    """Beside the card, or around its city (R8)."""
    column, row = split(site)
    rows = [row] if board.house["doctor"] == "two_regions" else [row, "b" if row == "a" else "a"]
    return [f"{x}{one}" for one in rows for x in (column - 1, column + 1)]


def open_baths(board: Board, player: Player) -> list[tuple[str, str]]:
    return [
        (card, site) for card, site in baths(player)
        if any(has_room(player, place) for place in bath_places(board, site))
    ]  # fmt: skip


def behind(board: Board, player: Player) -> bool:
    return board.score(player) < board.score(board.other(player))


CONDITIONS: dict[str, Callable[[Board, Player], object]] = {
    "goldsmith": lambda b, p: p.held("gold") >= 3,
    "merchant_caravan": lambda b, p: p.held(*RESOURCES) >= 2,
    "relocation": lambda b, p: bool(swaps(p)),
    "gudrun": lambda b, p: p.has("pirate_ship") and nameable(b, p, ["gold"], []),
    "trade_master": lambda b, p: p.has("merchant_guild") and nameable(b, p, RESOURCES, []),
    "merchant": lambda b, p: (
        (2 in p.towns.values() or p.commerce() >= 3) and nameable(b, p, RESOURCES, [])
    ),
    "brigands": lambda b, p: b.strongest() is p and robbed_regions(b, p),
    "voyage_of_plunder": lambda b, p: b.strongest() is p and nameable(b, p, RESOURCES, []),
    "archer": lambda b, p: p.has("hedge_tavern") and strong_units(b.other(p)),
    "arsonist": lambda b, p: p.has("hedge_tavern") and burnable(b.other(p)),
    "traitor": lambda b, p: p.has("hedge_tavern") and b.other(p).hand,
    "benjamin": lambda b, p: any(has_room(p, place) for place in numbered(b, p)),
    "three_field_system": lambda b, p: p.has("university") and p.room("grain"),
    "mineral_mining": lambda b, p: p.has("university") and p.room("ore"),
    "guido": lambda b, p: (
        (p.has("town_hall") or behind(b, p)) and b.discard and "guido" not in b.used
    ),
    "gustav": lambda b, p: (
        (p.has("library") or behind(b, p)) and b.discard and "gustav" not in b.used
    ),
    "doctor": open_baths,
    "staple_house": lambda b, p: p.has("merchant_guild"),
    "chief_cannoneer": lambda b, p: p.has("university"),
    "building_crane": lambda b, p: p.has("university"),
    "parliament": lambda b, p: p.sum("progress") >= 2,
    "university": lambda b, p: p.has("abbey") or p.has("library"),
}


# neutral cards


def goldsmith(board: Board, player: Player) -> Course:
    yield from pay(player, {"gold": 3})
    yield from gain(player, RESOURCES, 2)


def merchant_caravan(board: Board, player: Player) -> Course:
    yield from pay_any(player, 2)
    yield from gain(player, RESOURCES, 2)


def benjamin(board: Board, player: Player) -> Course:
    for place in numbered(board, player):
        yield from gain_at(player, place, 1)


def three_field_system(board: Board, player: Player) -> Course:
    yield from gain(player, ["grain"], 2)


def mineral_mining(board: Board, player: Player) -> Course:
    yield from gain(player, ["ore"], 2)


def doctor(board: Board, player: Player) -> Course:
    answer = yield player.colour, choices(open_baths(board, player))
    site = chosen(answer)[1]
    for place in bath_places(board, site):
        yield from gain_at(player, place, 1)


def from_the_pile(name: str):  # type: ignore[no-untyped-def]
    def play(board: Board, player: Player) -> Course:
        board.used.append(name)
        answer = yield player.colour, [f"take {card}" for card in dict.fromkeys(board.discard)]
        card = answer.split()[1]
        board.discard.reverse()
        board.discard.remove(card)
        board.discard.reverse()
        player.hand.append(card)

    return play


# relocation (CD-18.5)


def swaps(player: Player) -> list[str]:
    """All that may be said first: two regions, or one of two expansions."""
    places = sorted(player.regions, key=order)
    regions = [
        f"swap_regions place={one} other_place={two}"
        for n, one in enumerate(places) for two in places[n + 1 :]
    ]  # fmt: skip
    firsts = [one for one in player.visible() if partners(player, one)]
    return regions + choices(firsts)


def partners(player: Player, one: tuple[str, str]) -> list[tuple[str, str]]:
    return [two for two in player.visible() if swappable(player, one, two)]


def swappable(player: Player, one: tuple[str, str], two: tuple[str, str]) -> bool:
    if one[0] == two[0] or one[1] == two[1]:
        return False  # it would change nothing
    fits = all(
        fits_at(player, card, site)
        for card, site in ((one[0], two[1]), (two[0], one[1]))
    )  # fmt: skip
    return fits


def fits_at(player: Player, card: str, site: str) -> bool:
    return CARDS[card]["type"] != "city" or player.towns[split(site)[0]] == 2


def relocation(board: Board, player: Player) -> Course:
    answer = yield player.colour, swaps(player)
    if answer.startswith("swap_regions"):
        one, two = (
            answer.split()[1].removeprefix("place="),
            answer.split()[2].removeprefix("other_place="),
        )
        regions, stock = player.regions, player.stock
        regions[one], regions[two] = regions[two], regions[one]
        stock[one], stock[two] = stock[two], stock[one]
        return
    first = chosen(answer)
    answer = yield player.colour, choices(partners(player, first))
    second = chosen(answer)
    for (card, site), (_, to) in ((first, second), (second, first)):
        player.cards.remove((card, site))
        player.cards.append((card, to))
        if card == "town_hall":
            player.cards.remove(("parish_hall", site))
            player.cards.append(("parish_hall", to))


# attack cards


def trade_master(board: Board, player: Player) -> Course:
    yield from take(board, player, RESOURCES, 2)


def merchant(board: Board, player: Player) -> Course:
    yield from take(board, player, RESOURCES, 2)
    legal = [f"name {resource}" for resource in RESOURCES if player.held(resource)]
    answer = yield player.colour, legal
    resource = answer.split()[1]
    yield from pay(player, {resource: 1})
    yield from gain(board.other(player), [resource], 1)


def robbed_regions(board: Board, player: Player) -> list[str]:
    return [
        place for place in sorted(player.regions, key=order)
        if player.stock[place] < 3 and board.other(player).held(player.resource(place))
    ]  # fmt: skip


def brigands(board: Board, player: Player) -> Course:
    places = robbed_regions(board, player)
    answer = yield player.colour, [f"choose_region {place}" for place in places]
    place = answer.split()[1]
    most = 3 - player.stock[place]
    yield from take(board, player, [player.resource(place)], most, place)


def voyage_of_plunder(board: Board, player: Player) -> Course:
    yield from take(board, player, RESOURCES, 2 if behind(board, player) else 1)


def gudrun(board: Board, player: Player) -> Course:
    yield from take(board, player, ["gold"], 2 * player.has("pirate_ship"))


def repelled(board: Board, victim: Player) -> Course:
    """Lookout Tower and Heinrich with one roll (CD-11.15)."""
    numbers = [n for card, _ in victim.cards for n in CARDS[card].get("defends", [])]
    if not numbers:
        return False
    answer = yield victim.colour, ["defend", "decline"]
    if answer == "decline":
        return False
    answer = yield "chance", [f"roll_defence {n}" for n in range(1, 7)]
    return int(answer.split()[1]) in numbers


def archer(board: Board, player: Player) -> Course:
    victim = board.other(player)
    if not (yield from repelled(board, victim)):
        answer = yield victim.colour, choices(strong_units(victim))
        yield from lose(board, victim, *chosen(answer))


def arsonist(board: Board, player: Player) -> Course:
    victim = board.other(player)
    if not (yield from repelled(board, victim)):
        answer = yield player.colour, choices(burnable(victim))
        yield from lose(board, victim, *chosen(answer))


def traitor(board: Board, player: Player) -> Course:
    victim = board.other(player)
    if not (yield from repelled(board, victim)):
        legal = [f"take {card}" for card in dict.fromkeys(victim.hand)]
        answer = yield player.colour, [*legal, "take_nothing"]
        if answer != "take_nothing":
            victim.hand.remove(answer.split()[1])
            player.hand.append(answer.split()[1])


PLAYS = {
    "goldsmith": goldsmith,
    "merchant_caravan": merchant_caravan,
    "relocation": relocation,
    "benjamin": benjamin,
    "three_field_system": three_field_system,
    "mineral_mining": mineral_mining,
    "doctor": doctor,
    "guido": from_the_pile("guido"),
    "gustav": from_the_pile("gustav"),
    "trade_master": trade_master,
    "merchant": merchant,
    "brigands": brigands,
    "voyage_of_plunder": voyage_of_plunder,
    "gudrun": gudrun,
    "archer": archer,
    "arsonist": arsonist,
    "traitor": traitor,
}


# build effects (CD-9.2, CD-18)


def building_effect(board: Board, player: Player, card: str) -> Course:
    other = board.other(player)
    if card == "pirate_ship":
        ships = [(c, s) for c, s in other.visible() if CARDS[c]["subtype"] == "trade_ship"]
        if ships:
            answer = yield other.colour, choices(ships)
            other.cards.remove(chosen(answer))
            board.discard.append(chosen(answer)[0])
    elif card == "staple_house" or (
        card == "fairgrounds" and player.sum("skill") > other.sum("skill")
    ):
        yield from gain(player, RESOURCES, 2)
    elif card == "tithe_barn":
        heroes = sum(CARDS[c]["subtype"] == "hero" for c, _ in player.cards)
        if heroes:
            answer = yield player.colour, ["name grain", "name wool"]
            yield from gain(player, [answer.split()[1]], heroes)
    elif card == "library" and board.nonempty(player):
        legal = [f"search {n + 1}" for n in board.nonempty(player)]
        answer = yield player.colour, [*legal, "decline"]
        if answer != "decline":
            stack = board.stacks[int(answer.split()[1]) - 1]
            answer = yield player.colour, [f"take {card}" for card in dict.fromkeys(stack)]
            stack.remove(answer.split()[1])
            player.hand.append(answer.split()[1])
