"""What an action is said to cost is what a trial on a copy takes (CD-9.2, CD-10)."""

from typing import Any

import pytest

from stavitel.engine.core import act, advance, options, waiting
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import ACTION, RESOURCES, VARIANTS
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import VERBS

from .table import GAME, do, position, told, watch
from .test_action_phase import furnished

STEPS = 25
TRADES = ["trade_bank", "trade_ship", "trade_large_ship", "trade_mint"]


def rich(variant: str, rng: Rng) -> CatanDuel:
    """Enough of everything for a city, and room for what trades bring."""
    s = furnished(variant, rng)
    for seat in (0, 1):
        for place in range(s.first_place(seat), s.last_place(seat) + 1):
            s.set_stock(seat, place, 2 + place // 2 % 2)
    return s


def taken(s: CatanDuel, action: int) -> dict[str, int]:
    """The resources that leave the stores of whoever acts, by a trial: all that is asked about
    the payment is answered by the first option."""
    trial = s.copy()
    watch(trial)
    advance(trial, action)
    while (asked := waiting(trial)) is not None and asked.name() in (
        "pay",
        "pay_any",
        "waive_choice",
    ):
        advance(trial, options(trial)[0])
    paid: dict[str, int] = {}
    for event in told(trial):
        if event["event"] == "paid" and event["seat"] == s.active:
            resource = RESOURCES[event["resource"]]
            paid[resource] = paid.get(resource, 0) + event["amount"]
    return paid


def said(s: CatanDuel, action: int) -> dict[str, int]:
    """What the words on an option say it costs."""
    notes: dict[str, Any] = GAME.notes(s, action)
    verb, *args = VERBS.write(action).split()
    named = dict(arg.split("=") for arg in args if "=" in arg)
    if verb in TRADES:
        give = RESOURCES[notes["give"]] if "give" in notes else named.get("give", "gold")
        return {give: notes.get("amount", 1)}
    return {name: notes[f"pay.{name}"] for name in RESOURCES if notes.get(f"pay.{name}")}


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_said_is_what_is_taken(variant: str) -> None:
    """Roads, towns, expansions with and without a discount, and all trades."""
    rng = Rng(7)
    s = rich(variant, rng)
    compared: set[str] = set()
    for _ in range(STEPS):
        if s.phase != ACTION:
            s = rich(variant, rng)
        found = options(s)
        for action in found:
            verb = VERBS.write(action).split()[0]
            if verb in TRADES or verb.startswith(("build", "scout")):
                cost, paid = said(s, action), taken(s, action)
                less = GAME.notes(s, action).get("less", 0)
                assert sum(cost.values()) - less == sum(paid.values()), VERBS.write(action)
                assert all(paid[name] <= cost[name] for name in paid)
                compared.add(verb)
        act(s, found[rng.below(len(found))])
    assert {"build", "build_road", "build_city", "trade_bank"} <= compared


def test_riots_take_what_they_say() -> None:
    """CD-8.10: gold for all units."""
    s = position(
        variant="turmoil",
        phase="roll",
        symbol="event_card",
        happening="riots",
        production=1,
        red={"sites": {"0a": ["brick_ship"]}, "stocks": {"gold": 3}},
        pending=["end_of_turn", "exchange", "replenish", "action_start", "riots_choice 0"],
    )
    action = VERBS.read("pay_riots")
    assert said(s, action) == taken(s, action) == {"gold": GAME.notes(s, action)["pay.gold"]}


@pytest.mark.parametrize(("hall", "price"), [([], 2), (["parish_hall"], 1)])
def test_a_search_takes_what_it_says(hall: list[str], price: int) -> None:
    """CD-12.4, CD-12.5: resources of any kind, fewer with a Parish Hall."""
    s = position(phase="exchange", red={"hand": ["scout", "abbey"], "sites": {"0a": hall}})
    do(s, "exchange_card scout", "put_under 2")
    action = VERBS.read("search 1")
    assert GAME.notes(s, action)["price"] == sum(taken(s, action).values()) == price
