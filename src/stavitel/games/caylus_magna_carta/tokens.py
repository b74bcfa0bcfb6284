"""Prestige tokens leave the castle in its order: palace, walls, towers (CMC-9.5)."""

from mypy_extensions import i64

from stavitel.games.caylus_magna_carta.cards import TOWERS
from stavitel.games.caylus_magna_carta.events import TOKEN_REMOVED, TOKEN_TAKEN
from stavitel.games.caylus_magna_carta.state import Caylus


def next_part(s: Caylus) -> i64:
    """The part of the castle the next token comes from."""
    for part in range(TOWERS):
        if s.tokens(part) > 0:
            return part
    return TOWERS


def take_tokens(s: Caylus, seat: i64, n: i64) -> None:
    for _ in range(n):
        part = next_part(s)
        s.add_tokens(part, -1)
        s.add_owned(seat, part, 1)
        s.emit(TOKEN_TAKEN, seat, part)


def remove_tokens(s: Caylus, n: i64) -> None:
    """Out of the game, or all that are left if there are fewer (CMC-9.7, R15)."""
    for _ in range(min(n, s.tokens_left())):
        part = next_part(s)
        s.add_tokens(part, -1)
        s.add_removed(part, 1)
        s.emit(TOKEN_REMOVED, part)
