"""Section 17: who has won."""

from mypy_extensions import i64

from stavitel.games.catan_duel.cards import GAME_END, NOBODY
from stavitel.games.catan_duel.events import GAME_ENDED
from stavitel.games.catan_duel.state import CatanDuel


def has_won(s: CatanDuel, seat: i64) -> bool:
    """Enough victory points, in a moment that counts (CD-17.2, CD-17.3)."""
    return s.victory_points(seat) >= s.target()


def end_game(s: CatanDuel) -> None:
    """Nothing is left to do."""
    s.phase = GAME_END
    s.emit(GAME_ENDED, winner(s), s.turn)


def winner(s: CatanDuel) -> i64:
    """Whoever reached the target in his own turn, whatever the opponent has; at the limit of
    turns more points win, and NOBODY has with equal ones (CD-17.2, CD-17.5)."""
    mine = s.victory_points(s.active)
    others = s.victory_points(1 - s.active)
    if mine >= s.target() or mine > others:
        return s.active
    return NOBODY if mine == others else 1 - s.active


def place(s: CatanDuel, seat: i64) -> int:
    """1 for the winner, for whoever is ahead in a running game, and for both in a draw."""
    if s.phase == GAME_END:
        return 1 if winner(s) in (NOBODY, seat) else 2
    return 2 if s.victory_points(seat) < s.victory_points(1 - seat) else 1
