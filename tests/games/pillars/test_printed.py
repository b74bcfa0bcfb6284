"""What terminal and page show of the box is what the file of components says."""

from typing import Any

import pytest

from stavitel.games.pillars.views import PillarsBox

from .table import COMPONENTS, GAME


def box() -> PillarsBox:
    printed = GAME.printed()
    assert isinstance(printed, PillarsBox)
    return printed


def by_id(kind: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in COMPONENTS[kind]}


@pytest.mark.parametrize("row", COMPONENTS["craftsman"], ids=lambda row: row["id"])
def test_every_craftsman(row: dict[str, Any]) -> None:
    card = box().craftsmen[row["id"]]
    output = {"points": row["output"].get("vp", 0), "gold": row["output"].get("gold", 0)}
    assert card.price == row["price"]
    assert (card.work.pay, card.work.shows) == (row["input"], row.get("needs_held", {}))
    assert card.work.gain == {name: n for name, n in output.items() if n}
    assert (card.work.uses, card.work.used) == (row["capacity"], 0)


@pytest.mark.parametrize("row", COMPONENTS["resource_card"], ids=lambda row: row["id"])
def test_every_resource_card(row: dict[str, Any]) -> None:
    card = box().resources[row["id"]]
    assert (card.good, card.amount, card.workers) == (
        row["resource"],
        row["amount"],
        row["workers"],
    )


def test_the_board() -> None:
    places, goods = by_id("location"), by_id("resource")
    assert box().priory == places["priory"]["space_vp"]
    for place in ("court", "market"):
        assert box().long_place == len(places[place]["spaces"])
    assert box().selling == {good: row["market_sell_price"] for good, row in goods.items()}
    sold = {good: row for good, row in goods.items() if "market_buy_price" in row}
    assert box().buying == {good: row["market_buy_price"] for good, row in sold.items()}
    assert box().rounds == COMPONENTS["constants"]["rounds"]
    assert len(box().craftsmen) == 27 and len(box().resources) == 9
