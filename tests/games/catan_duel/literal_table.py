"""The table of the literal generator: plain lists and dicts, and the box from components.toml."""

import tomllib
from importlib.resources import files
from typing import Any

from stavitel.engine.switches import choices_in
from stavitel.games import game

from ..courses import Course

BOX: dict[str, Any] = tomllib.loads(
    files("stavitel.games.catan_duel").joinpath("components.toml").read_text("utf-8")
)
RESOURCES = ["brick", "grain", "lumber", "ore", "wool", "gold"]
CARDS: dict[str, Any] = {row["id"]: row for row in BOX["card"]}
REGIONS: dict[str, Any] = {row["id"]: row for row in BOX["region"]}
CENTRAL: dict[str, Any] = {row["id"]: row for row in BOX["central"]}
BACKS = ["basic", "gold", "turmoil", "progress"]
ROWS = "ab"
START = ["-1a", "1a", "3a", "-1b", "1b", "3b"]


def kind(card: str) -> str:
    return str(CARDS[card].get("kind", card))


def points(card: str, of: str) -> int:
    return int(CARDS[card].get("points", {}).get(of, 0))


def is_unit(card: str) -> bool:
    return CARDS[card]["subtype"] in ("hero", "trade_ship", "unit")


def split(place: str) -> tuple[int, str]:
    """Column and row of a place or site."""
    return int(place[:-1]), place[-1]


def chosen(answer: str) -> tuple[str, str]:
    """Card and site of an answer."""
    _, card, site = answer.split()
    return card.removeprefix("card="), site.removeprefix("site=")


class Player:
    """One principality and one hand."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.towns: dict[int, int] = {0: 1, 2: 1}
        self.roads = {1}
        self.regions: dict[str, str] = {
            row["place"]: id for id, row in REGIONS.items() if id.startswith(colour)
        }
        self.stock: dict[str, int] = {
            place: REGIONS[id]["stock"] for place, id in self.regions.items()
        }
        self.cache = ""  # the place beyond which it lies
        self.caches_yields = True  # R26
        self.cards: list[tuple[str, str]] = []  # card and site; a covered Parish Hall stays
        self.hand: list[str] = []

    # stores

    def resource(self, store: str) -> str:
        return "gold" if store == "cache" else str(REGIONS[self.regions[store]]["resource"])

    def stores(self, *kinds: str) -> list[str]:
        """In the order of columns, above before below, the cache last."""
        return [store for store in sorted(self.stock, key=order) if self.resource(store) in kinds]

    def with_room(self, *kinds: str) -> list[str]:
        return [store for store in self.stores(*kinds) if self.stock[store] < 3]

    def with_stock(self, *kinds: str) -> list[str]:
        return [store for store in self.stores(*kinds) if self.stock[store] > 0]

    def held(self, *kinds: str) -> int:
        return sum(self.stock[store] for store in self.stores(*kinds))

    def room(self, *kinds: str) -> int:
        return sum(3 - self.stock[store] for store in self.stores(*kinds))

    # sites

    def sites(self) -> list[str]:
        return [f"{column}{row}" for column in sorted(self.towns) for row in ROWS]

    def at(self, site: str) -> list[str]:
        """The visible cards of a site."""
        found = [card for card, where in self.cards if where == site]
        if "town_hall" in found:
            found.remove("parish_hall")
        return found

    def visible(self) -> list[tuple[str, str]]:
        return [(card, site) for site in self.sites() for card in self.at(site)]

    def free(self, site: str) -> bool:
        return len(self.at(site)) < self.towns.get(split(site)[0], 0)

    def has(self, wanted: str) -> int:
        return sum(kind(card) == wanted for card, _ in self.cards)

    def beside(self, place: str) -> list[str]:
        """Visible cards that neighbour a region (CD-3.5)."""
        column, row = split(place)
        return [card for x in (column - 1, column + 1) for card in self.at(f"{x}{row}")]

    # points

    def ships(self) -> int:
        return sum(CARDS[card]["subtype"] == "trade_ship" for card, _ in self.cards)

    def sum(self, of: str) -> int:
        return sum(points(card, of) for card, _ in self.cards)

    def commerce(self) -> int:
        more = self.has("trading_base") * (self.has("marketplace") + self.has("harbor"))
        return self.sum("commerce") + more + self.has("salt_silo") * self.ships()

    def victory(self) -> int:
        harbors = self.has("harbor") if self.ships() >= 3 else 0
        return sum(self.towns.values()) + self.sum("victory") + harbors


def order(store: str) -> tuple[int, int, str]:
    return (1, 0, "") if store == "cache" else (0, *split(store))


class Board:
    """All the rest."""

    def __init__(self, variant: str, table: dict[str, Any] | None = None) -> None:
        self.variant = variant
        self.house = choices_in(game("catan_duel").switches, table or {})
        self.mode = BOX["modes"][variant]
        self.players = {colour: Player(colour) for colour in ("red", "blue")}
        for player in self.players.values():
            player.caches_yields = self.house["gold_cache"] == "all_gold"
        self.active = ""
        self.turn = 0
        self.production = 0
        self.fixed: list[str] = []
        self.used: list[str] = []  # guido, gustav, mint: what was used in this turn
        self.decks: dict[str, list[str]] = {}  # of the tournament game, as the next
        self.own: dict[str, list[int]] = {}  # the places of each player's stacks
        sizes = [("basic", size) for size in self.mode.get("basic_stacks", [])]
        for back, more in self.mode.get("theme_stacks", {}).items():
            sizes += [(back, size) for size in more]
        self.backs = [back for back, _ in sizes]
        self.sizes = [size for _, size in sizes]
        self.stacks: list[list[str]] = [[] for _ in sizes]
        self.left = {id: row["stack"] for id, row in CENTRAL.items()}
        self.regions = [id for id in REGIONS if id.startswith("stack")]
        self.discard: list[str] = []
        self.face_up: list[str] = []
        for id, row in CARDS.items():
            if row.get("face_up") and variant == row["back"]:
                self.face_up = [id] * row["count"]
        self.events: list[str] = []  # all in the game
        self.drawn: list[str] = []  # since the event stack was built
        self.winner: str | None = None

    def other(self, player: Player) -> Player:
        return self.players["blue" if player.colour == "red" else "red"]

    def both(self) -> list[Player]:
        """The active player first (CD-7.9)."""
        player = self.players[self.active]
        return [player, self.other(player)]

    def strongest(self) -> Player | None:
        return self._leader({c: p.sum("strength") for c, p in self.players.items()})

    def best_trader(self) -> Player | None:
        return self._leader({c: p.commerce() for c, p in self.players.items()})

    def _leader(self, of: dict[str, int]) -> Player | None:
        if of["red"] == of["blue"] or max(of.values()) < 3:
            return None
        return self.players[max(of, key=lambda colour: of[colour])]

    def score(self, player: Player) -> int:
        tokens = (self.strongest() is player) + (self.best_trader() is player)
        return player.victory() + tokens

    def nonempty(self, player: Player) -> list[int]:
        """The stacks a player can draw from: all, or only his own (CD-12.7, CD-21.34)."""
        return [n for n in self.stacks_of(player) if self.stacks[n]]

    def stacks_of(self, player: Player) -> list[int]:
        return self.own.get(player.colour, list(range(len(self.stacks))))


def read(table: dict[str, Any]) -> Board:
    """A board from a whole position in which a phase has just begun."""
    board = Board(table["variant"], table)
    board.active = table.get("active", "")
    board.turn = table["turn"] - (table["phase"] == "pre_roll")  # the course counts it anew
    board.production = table.get("production", 0)
    board.stacks = [
        [card.split()[0] for card in row if card != "bottom"] for row in table["stacks"]
    ]
    board.discard = list(table["discard"])
    board.face_up = board.face_up[: table["face_up"]]
    rows = [row for row in BOX["event"] for _ in range(in_game(board, row))]
    board.events = [row.get("kind", row["id"]) for row in rows]
    board.events += table.get("half_moons", [])
    board.drawn = [id for id, n in table["events_drawn"].items() for _ in range(n)]
    for colour, player in board.players.items():
        read_player(board, player, table[colour])
    return board


def in_game(board: Board, row: dict[str, Any]) -> int:
    """How many of an event surely take part."""
    if row["set"] not in board.mode["sets"]:
        return 0
    return int(row["count"] - (row.get("half_moon", 0) if board.variant == "duel" else 0))


def read_player(board: Board, player: Player, table: dict[str, Any]) -> None:
    player.regions = dict(table["regions"])
    player.stock = dict(table["stocks"])
    player.hand = [card.split()[0] for card in table["hand"]]
    player.cache = table.get("cache", "")
    player.towns |= dict.fromkeys(table.get("settlements", []), 1)
    player.towns |= dict.fromkeys(table.get("cities", []), 2)
    board.left["settlement"] -= len(player.towns) - 2
    board.left["city"] -= list(player.towns.values()).count(2)
    player.roads = {x + 1 for x in player.towns if x + 2 in player.towns}
    player.roads |= {min(player.towns) - 1} if "left" in table.get("roads", []) else set()
    player.roads |= {max(player.towns) + 1} if "right" in table.get("roads", []) else set()
    board.left["road"] -= len(player.roads) - 1
    board.regions = [id for id in board.regions if id not in player.regions.values()]
    for site, cards in table.get("sites", {}).items():
        player.cards += [(card, site) for card in cards]
        player.cards += [("parish_hall", site)] * cards.count("town_hall")


# questions every part of the rules asks


def gain(player: Player, kinds: list[str], amount: int) -> Course:
    """Resources of choice; where only one store has room, nobody is asked (CD-4.3, R4)."""
    while amount:
        stores = player.with_room(*kinds)
        if len(stores) <= 1:
            for store in stores:
                player.stock[store] = min(3, player.stock[store] + amount)
            return
        answer = yield player.colour, [f"gain {store}" for store in stores]
        player.stock[answer.split()[1]] += 1
        amount -= 1


def gain_at(player: Player, place: str, amount: int) -> Course:
    """A region yields; gold may go to the cache instead (R26)."""
    while amount:
        both = [place]
        if player.cache and player.caches_yields and player.resource(place) == "gold":
            both.append("cache")
        open_ = [store for store in both if player.stock[store] < 3]
        if not open_:
            return
        if "cache" in open_ and len(open_) == 2:
            answer = yield player.colour, [f"gain {store}" for store in open_]
            player.stock[answer.split()[1]] += 1
        else:
            player.stock[open_[0]] += 1
        amount -= 1


def pay(player: Player, cost: dict[str, int]) -> Course:
    """The stores are the player's choice, if there is one (CD-4.5)."""
    left = dict(cost)
    while any(left.values()):
        for resource in RESOURCES:
            stores = player.with_stock(resource)
            need = left.get(resource, 0)
            if need and (len(stores) == 1 or player.held(resource) == need):
                for store in stores:
                    paid = need if len(stores) == 1 else player.stock[store]
                    player.stock[store] -= paid
                left[resource] = 0
        asked = [resource for resource in RESOURCES if left.get(resource)]
        if asked:
            stores = player.with_stock(asked[0])
            answer = yield player.colour, [f"pay {store}" for store in stores]
            player.stock[answer.split()[1]] -= 1
            left[asked[0]] -= 1


def pay_any(player: Player, amount: int) -> Course:
    for _ in range(amount):
        answer = yield player.colour, [f"pay {store}" for store in player.with_stock(*RESOURCES)]
        player.stock[answer.split()[1]] -= 1


def can_pay(player: Player, cost: dict[str, int]) -> bool:
    return all(player.held(resource) >= need for resource, need in cost.items())


def nameable(board: Board, taker: Player, kinds: list[str], named: list[str]) -> list[str]:
    giver = board.other(taker)
    return [
        kind for kind in kinds
        if giver.held(kind) > named.count(kind) and taker.room(kind) > named.count(kind)
    ]  # fmt: skip


def take(
    board: Board, taker: Player, kinds: list[str], most: int, into: str = "", refusing: str = ""
) -> Course:
    """The taker names, the giver chooses where it leaves, the taker where it goes (CD-4.7)."""
    giver = board.other(taker)
    named: list[str] = []
    while len(named) < most:
        possible = nameable(board, taker, kinds, named)
        if not possible:
            break
        stop = "enough" if named else refusing
        answer = yield taker.colour, [f"name {kind}" for kind in possible] + [stop] * bool(stop)
        if answer == stop:
            break
        named.append(answer.split()[1])
    for resource in RESOURCES:
        need = named.count(resource)
        while need:
            stores = giver.with_stock(resource)
            if len(stores) == 1 or giver.held(resource) == need:
                for store in stores:
                    giver.stock[store] -= need if len(stores) == 1 else giver.stock[store]
                break
            answer = yield giver.colour, [f"give {store}" for store in stores]
            giver.stock[answer.split()[1]] -= 1
            need -= 1
    for resource in RESOURCES:
        if into:
            taker.stock[into] += named.count(resource)
        else:
            yield from gain(taker, [resource], named.count(resource))


def put_under(board: Board, who: Player, card: str) -> Course:
    """Under a draw stack with the same back, of choice (CD-15.6); where backs have no meaning, or
    there is no stack with this one, under any of one's own (CD-21.33, R51)."""
    places = board.stacks_of(who)
    fitting = [n for n in places if board.backs[n] == CARDS[card]["back"]] or places
    number = fitting[0]
    if len(fitting) > 1:
        answer = yield who.colour, [f"put_under {n + 1}" for n in fitting]
        number = int(answer.split()[1]) - 1
    board.stacks[number].append(card)


def lose(board: Board, owner: Player, card: str, site: str) -> Course:
    """An event or an attack takes an expansion away (CD-15.7, CD-18.23)."""
    owner.cards.remove((card, site))
    if card in board.face_up or (CARDS[card].get("face_up") and board.variant != "duel"):
        board.face_up.append(card)
    else:
        yield from put_under(board, owner, card)
    if kind(card) != "irmgard" and owner.has("irmgard"):
        yield from gain(owner, RESOURCES, 1)
