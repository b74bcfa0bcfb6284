"""What is printed on the cards of Caylus Magna Carta, read from the components."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from stavitel.cli.tables.seen import counts, number, rows, table, word
from stavitel.engine.game import Game

Effect = list[tuple[dict[str, int], dict[str, int]]]
"""Alternatives, each what is paid and what is gained."""


@dataclass(frozen=True)
class Face:
    """One card: what it costs, what it is worth and what it does."""

    name: str
    points: int
    cost: dict[str, int] = field(default_factory=dict)
    worker: Effect = field(default_factory=list)
    owner: Effect = field(default_factory=list)
    store_good: str = ""
    store_sizes: dict[str, int] = field(default_factory=dict)  # by the number of players
    income: int = 0


class Box:
    """All faces by name."""

    def __init__(self, game: Game) -> None:
        printed = game.components
        neutral, players = rows(printed, "neutral_building"), rows(printed, "player_building")
        self.cards = {word(row, "id"): _face(row) for row in [*players, *neutral]}
        self.prestige = {word(row, "id"): _face(row) for row in rows(printed, "prestige_building")}
        self.residence = _face(table(printed, "residence"))
        self.parts = {
            word(row, "id"): number(row, "points") for row in rows(printed, "castle_part")
        }
        self.tokens = {
            word(row, "id"): counts(row, "tokens") for row in rows(printed, "castle_part")
        }
        self.workers = number(table(printed, "players"), "workers_each")


def _face(row: Mapping[str, object]) -> Face:
    store = row.get("store")
    return Face(
        word(row, "id"),
        number(row, "points"),
        counts(row, "cost"),
        _effect(row, "worker_effect"),
        _effect(row, "owner_effect"),
        word(store, "good") if isinstance(store, dict) else "",
        counts(store, "amount") if isinstance(store, dict) else {},
        number(row, "income_denier") if "income_denier" in row else 0,
    )


def _effect(row: Mapping[str, object], key: str) -> Effect:
    if key not in row:
        return []
    return [(counts(option, "pay"), counts(option, "gain")) for option in rows(row, key)]
