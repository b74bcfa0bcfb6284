"""Positions in the action phase of Catan Duel, and the decision itself."""

from typing import Any

from stavitel.engine.core import Actions, Frame, waiting
from stavitel.games.catan_duel.action_phase import ActionPhase
from stavitel.games.catan_duel.state import CatanDuel

from .table import all_stocks, asking, position


def acting(**words: Any) -> CatanDuel:
    """The active player acts; only the action phase lies on the stack. Words as in `position`."""
    s = position(**words)
    s.stack.clear()
    return asking(s, ActionPhase(s.active()))


def rich(**words: Any) -> dict[str, Any]:
    """A player with 3 of everything on the regions of the start."""
    return {"stocks": all_stocks(3), **words}


def slowly(s: CatanDuel) -> list[int]:
    """The legal actions of the waiting decision, found by refusing candidates one by one."""
    decision = waiting(s)
    assert decision is not None
    out = Actions()
    Frame.options(decision, s, out)
    return out.to_list()


def candidates(s: CatanDuel) -> list[int]:
    decision = waiting(s)
    assert decision is not None
    out = Actions()
    decision.candidates(s, out)
    return out.to_list()
