"""The table of the literal generator: plain lists and dicts, and the box from components.toml."""

import tomllib
from importlib.resources import files
from typing import Any

from stavitel.engine.switches import choices_in
from stavitel.games import game

BOX: dict[str, Any] = tomllib.loads(
    files("stavitel.games.pillars").joinpath("components.toml").read_text("utf-8")
)
COLOURS: list[str] = BOX["players"]["colors"]
CRAFTSMEN: dict[str, Any] = {row["id"]: row for row in BOX["craftsman"]}
RESOURCES: dict[str, Any] = {row["id"]: row for row in BOX["resource_card"]}
ADVANTAGES: dict[str, Any] = {row["id"]: row for row in BOX["advantage"]}
EVENTS: dict[str, Any] = {row["id"]: row for row in BOX["event"]}
KINDS = ["wood", "stone", "sand", "metal"]
SALE = {row["id"]: row["market_sell_price"] for row in BOX["resource"]}
PRICE = {row["id"]: row["market_buy_price"] for row in BOX["resource"] if row["id"] != "metal"}
STARTERS = ["start_mortar_mixer", "start_woodworker", "start_stonecutter"]
PLACES = [
    "bishop", "kingsbridge_1", "kingsbridge_2", "priory_1", "priory_2", "court", "shiring_1",
    "shiring_2", "castle", "market", "start_player",
]  # fmt: skip
LAST_ROUND = 6


class Player:
    """One player's things."""

    def __init__(self, colour: str, table: dict[str, Any]) -> None:
        self.colour = colour
        self.gold: int = table.get("gold", 0)
        self.points: int = table.get("points", 2)
        self.goods: dict[str, int] = {kind: table.get(kind, 0) for kind in KINDS}
        self.row: list[str] = list(table.get("craftsmen", STARTERS))
        self.cards: list[str] = list(table.get("advantages", []))
        self.resources: list[str] = list(table.get("resources", []))
        self.workers: int = table.get("workers", 0)
        self.mill: int = table.get("mill_workers", 0)
        self.bought: list[str] = list(table.get("bought", []))
        self.aside: int = table.get("aside", 0)
        self.bag = 0

    def gain(self, gold: int) -> None:
        self.gold = min(self.gold + gold, BOX["constants"]["gold_max"])

    def lose_points(self, points: int) -> None:
        self.points = max(self.points - points, 0)

    def owes(self, gold: int) -> None:
        """Pay what there is, and a point for every full two gold missing (PE-3.5)."""
        missing = max(gold - self.gold, 0)
        self.gold = max(self.gold - gold, 0)
        self.lose_points(missing // BOX["shortage"]["gold_per_vp"])

    def has_trade(self, trade: str) -> bool:
        return any(CRAFTSMEN[card]["trade"] == trade for card in self.row)


class Board:
    """All the rest."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.house = choices_in(game("pillars").switches, table)
        self.phase: str = table.get("phase", "setup")
        self.area: str = table.get("area", "none")
        self.round: int = table.get("round", 0)
        self.start: str = table.get("starting_player", "")
        offer = table.get("offer", {})
        self.offer: list[str] = [*offer.get("resources", []), *offer.get("craftsmen", [])]
        self.kingsbridge: list[str] = list(table.get("kingsbridge", ["", ""]))
        self.shiring: list[str] = list(table.get("shiring", ["", ""]))
        self.event: str = table.get("event", "")
        self.events_seen: list[str] = list(table.get("past_events", []))
        self.events_seen += [self.event] if self.event else []
        self.cards_seen: list[str] = list(table.get("past_advantages", []))
        self.cards_seen += [card for card in self.kingsbridge if card]
        self.foreseen: str = table.get("foreseen", "")
        self.protected: list[str] = list(table.get("protected", []))
        self.walled: list[str] = list(table.get("city_wall", []))
        self.grey: str = table.get("grey_workers", "")
        self.next_grey: str = table.get("next_grey_workers", "")
        self.black: str = table.get("black_worker", "")
        self.market: dict[str, int] = dict(table.get("market", dict.fromkeys(PRICE, 4)))
        self.court_metal: int = table.get("court_metal", 1)
        self.price: int = table.get("price", 7)
        self.track: dict[int, str] = {int(n): c for n, c in table.get("cost_track", {}).items()}
        self.returned: bool = table.get("returned", False)
        self.at: dict[str, list[str]] = {place: [] for place in PLACES}
        for place, builders in table.get("builders", {}).items():
            self.at[place] = [builders] if isinstance(builders, str) else list(builders)
        colours = COLOURS[: table["seats"]]
        self.players = {colour: Player(colour, table.get(colour, {})) for colour in colours}
        for colour, player in self.players.items():
            player.bag = 3 - player.aside - list(self.track.values()).count(colour)
            player.bag -= sum(builders.count(colour) for builders in self.at.values())
            self.cards_seen += player.cards

    def order(self) -> list[Player]:
        """Table order: clockwise from the starting player."""
        players = list(self.players.values())
        first = list(self.players).index(self.start)
        return players[first:] + players[:first]

    def holder(self, card: str) -> Player | None:
        return next((p for p in self.players.values() if card in p.cards), None)
