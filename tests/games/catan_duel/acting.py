"""Players and decisions of the action phase of Catan Duel."""

from typing import Any

from stavitel.engine.core import Actions, Frame, waiting
from stavitel.games.catan_duel.state import CatanDuel

from .table import all_stocks


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
    """What a player might think of in the waiting decision."""
    decision = waiting(s)
    assert decision is not None
    out = Actions()
    decision.candidates(s, out)
    return out.to_list()
