"""The best conversion as one action: planned for the converting seat, and carried out."""

from mypy_extensions import i64

from stavitel.engine.bits import has
from stavitel.games.pillars.cards import CRAFTSMAN_COUNT, GOLD, KINDS, NOTHING
from stavitel.games.pillars.craftsmen import refuse_use, use
from stavitel.games.pillars.plan import Plan, fill_row
from stavitel.games.pillars.state import Pillars


def plan_for(s: Pillars, seat: i64) -> Plan:
    """The best uses from here on for the seat that is converting."""
    plan = Plan(s.box)
    fill_row(plan, s.row(seat))
    for craftsman in range(CRAFTSMAN_COUNT):
        if plan.left[craftsman] > 0:
            plan.left[craftsman] = s.capacity(craftsman) - s.used(craftsman)
    for kind in range(KINDS):
        plan.stock[kind] = s.held(seat, kind)
    plan.stock[GOLD] = s.gold(seat)
    plan.solve()
    return plan


def best_target(s: Pillars, seat: i64) -> i64:
    """The craftsman whose one use more is worth most, or NOTHING (PE-12.4)."""
    best: i64 = NOTHING
    best_value = plan_for(s, seat).value
    for craftsman in range(CRAFTSMAN_COUNT):
        if has(s.row(seat), craftsman) and s.can_be_strengthened(craftsman):
            s.strengthened = craftsman
            value = plan_for(s, seat).value
            if value > best_value:
                best = craftsman
                best_value = value
    s.strengthened = NOTHING
    return best


def carry_out(s: Pillars, seat: i64, plan: Plan) -> None:
    """Gold is spent before more comes in, and metal is shown before it is spent (see plan.py)."""
    while not spend_gold(s, seat, plan):
        bring_gold(s, seat, plan)
    for craftsman in range(CRAFTSMAN_COUNT):
        if s.box.craftsmen[craftsman].automatic:
            use_planned(s, seat, plan, craftsman)
    for craftsman in range(CRAFTSMAN_COUNT):
        use_planned(s, seat, plan, craftsman)


def spend_gold(s: Pillars, seat: i64, plan: Plan) -> bool:
    """Every planned use for gold as long as there is some; True when none is left."""
    done = True
    for craftsman in range(CRAFTSMAN_COUNT):
        if plan.uses[craftsman] > 0 and s.box.craftsmen[craftsman].cost[GOLD] > 0:
            use_planned(s, seat, plan, craftsman)
            done = done and plan.uses[craftsman] == 0
    return done


def bring_gold(s: Pillars, seat: i64, plan: Plan) -> None:
    """One planned use that brings gold."""
    for craftsman in range(CRAFTSMAN_COUNT):
        if plan.uses[craftsman] > 0 and s.box.craftsmen[craftsman].gold > 0:
            plan.uses[craftsman] -= 1
            use(s, seat, craftsman)
            return


def use_planned(s: Pillars, seat: i64, plan: Plan, craftsman: i64) -> None:
    """All planned uses that are possible now."""
    while plan.uses[craftsman] > 0 and refuse_use(s, seat, craftsman) == 0:
        plan.uses[craftsman] -= 1
        use(s, seat, craftsman)
