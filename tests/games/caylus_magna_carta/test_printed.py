"""What terminal and page show of the box is what the file of components says."""

from typing import Any

import pytest

from stavitel.games import components_of, game
from stavitel.games.caylus_magna_carta.views import CaylusBox, Face

FILE: dict[str, Any] = components_of("caylus_magna_carta")


def box() -> CaylusBox:
    printed = game("caylus_magna_carta").printed()
    assert isinstance(printed, CaylusBox)
    return printed


def rows(*kinds: str) -> list[dict[str, Any]]:
    return [row for kind in kinds for row in FILE[kind]]


def told(face: Face) -> dict[str, Any]:
    """The face under the keys of the file, without what a row may leave out."""
    store = face.store and {"good": face.store.good, "amount": face.store.amount}
    effects: dict[str, Any] = {
        "worker_effect": [{"pay": trade.pay, "gain": trade.gain} for trade in face.worker],
        "owner_effect": [{"pay": trade.pay, "gain": trade.gain} for trade in face.owner],
    }
    found = {"cost": face.cost, "store": store, "income_denier": face.income, **effects}
    return {"points": face.points} | {key: value for key, value in found.items() if value}


def asked(row: dict[str, Any]) -> dict[str, Any]:
    effects: dict[str, Any] = {
        key: [{"pay": option["pay"], "gain": option["gain"]} for option in row[key]]
        for key in ("worker_effect", "owner_effect")
        if key in row
    }
    others = {key: row[key] for key in ("cost", "store", "income_denier") if row.get(key)}
    return {"points": row.get("points", 0)} | others | effects


@pytest.mark.parametrize(
    "row", rows("player_building", "neutral_building"), ids=lambda row: row["id"]
)
def test_every_card_of_the_road(row: dict[str, Any]) -> None:
    face = box().cards[row["id"]]
    assert (face.id, face.domain) == (row["id"], "card")
    assert told(face) == asked(row)


@pytest.mark.parametrize("row", rows("prestige_building"), ids=lambda row: row["id"])
def test_every_prestige_building(row: dict[str, Any]) -> None:
    face = box().prestige[row["id"]]
    assert (face.id, face.domain) == (row["id"], "building")
    assert told(face) == asked(row)


def test_the_residence_and_the_rest_of_the_table() -> None:
    assert told(box().cards["residence"]) == asked(FILE["residence"])
    assert len(box().cards) == 18 and len(box().prestige) == 7
    parts = [{"id": p.id, "points": p.points, "tokens": p.tokens} for p in box().parts]
    assert parts == [
        {key: row[key] for key in ("id", "points", "tokens")} for row in FILE["castle_part"]
    ]
    assert box().workers == FILE["players"]["workers_each"]
    assert box().pass_bonus == FILE["bridge"]["first_pass_bonus_denier"]
