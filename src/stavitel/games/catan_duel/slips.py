"""Legal moves that are probably slips: the table asks back before it takes them."""

from stavitel.engine.core import advance, options
from stavitel.games.catan_duel.action_phase import ActionPhase
from stavitel.games.catan_duel.attacks import Defence
from stavitel.games.catan_duel.event_die import TradeEvent
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import (
    BUILD,
    BUILD_CITY,
    BUILD_SETTLEMENT,
    DECLINE,
    END_ACTIONS,
)
from stavitel.games.catan_duel.victory import has_won


def slip(s: CatanDuel, action: int) -> str:
    """The word for what is probably wrong with an action, or nothing."""
    frame = s.stack[-1]
    if action == END_ACTIONS.of() and isinstance(frame, ActionPhase) and misses_victory(s):
        return "victory"
    if action == DECLINE.of() and isinstance(frame, Defence):
        return "defence"  # the roll costs nothing and can only help (CD-11.15)
    if action == DECLINE.of() and isinstance(frame, TradeEvent):
        return "gift"
    return ""


def misses_victory(s: CatanDuel) -> bool:
    """Something that can be built at once wins the game, and nothing has won it yet (CD-17.2)."""
    seat = s.active
    if has_won(s, seat):
        return False
    for action in options(s):
        if BUILD.holds(action) or BUILD_CITY.holds(action) or BUILD_SETTLEMENT.holds(action):
            built = s.copy()
            advance(built, action)
            if has_won(built, seat):
                return True
    return False
