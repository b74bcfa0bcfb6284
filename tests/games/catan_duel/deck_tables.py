"""Decks for tests: Golden Mean with changes, and one deck for each thing that can be wrong."""

import tomllib
from typing import Any

from stavitel.decks import sample_text
from stavitel.games.catan_duel.decks.limits import NONE_ALLOWED, DeckLimits

Table = dict[str, Any]


def golden_mean(
    cards: dict[str, int] | None = None, events: dict[str, int] | None = None, **keys: object
) -> Table:
    """The sample deck with other numbers of some cards (0 takes one out), other events and keys."""
    table: Table = tomllib.loads(sample_text("golden_mean"))
    for id, n in (cards or {}).items():
        table["cards"].pop(id, None)
        if n:
            table["cards"][id] = n
    if events is not None:
        table["events"] = events
    return {**table, **keys}


def without(key: str) -> Table:
    table = golden_mean()
    del table[key]
    return table


PLAIN = {"basic_year_of_plenty": 1, "basic_invention": 1, "basic_traveling_merchant": 1}
"""Three of four events, all without the half-moon."""

BROKEN: dict[str, Table] = {
    "TD-01": golden_mean({"basic_toll_bridge": 0}),
    "TD-02": golden_mean({"basic_toll_bridge": 0, "basic_windmill": 1}),
    "TD-03": golden_mean({"basic_toll_bridge": 0, "basic_feud": 1}),
    "TD-04": golden_mean({"basic_abbey": 3, "basic_toll_bridge": 0, "basic_marketplace": 0}),
    "TD-06": golden_mean(events=PLAIN),
    "TD-07": golden_mean(events={**PLAIN, "basic_abbey": 1}),
    "TD-08": golden_mean(
        events={
            "basic_fraternal_feuds": 1, "turmoil_fraternal_feuds": 1, "basic_year_of_plenty": 2,
        }
    ),
    "TD-09": golden_mean(events={**PLAIN, "basic_yule": 1}),
    "TD-10": golden_mean(start=["basic_abbey"]),
    "TD-11": golden_mean(start=["basic_abbey", "basic_abbey", "basic_scout"]),
    "TD-12": golden_mean({"gold_harbor": -1}),
    "TD-13": without("author"),
}  # fmt: skip
"""For each code a deck with this one violation; TD-05 takes another box, TD-14 two decks, and
TD-15 is every deck with a half-moon by other rules."""

NO_HALF_MOONS = DeckLimits(half_moon_draw=NONE_ALLOWED)
