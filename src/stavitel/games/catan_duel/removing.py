"""Taking away one's own buildings and units (CD-15.5)."""

from mypy_extensions import i64

from stavitel.games.catan_duel.cards import MINT
from stavitel.games.catan_duel.events import CARD_REMOVED
from stavitel.games.catan_duel.in_play import refuse_absent
from stavitel.games.catan_duel.losing import lay_face_up
from stavitel.games.catan_duel.points import recount
from stavitel.games.catan_duel.reasons import NOT_IN_INTRO
from stavitel.games.catan_duel.state import CatanDuel


def refuse_removal(s: CatanDuel, seat: i64, card: i64, site: i64) -> i64:
    """Only what lies on top, and not in the introductory game (R22)."""
    return refuse_absent(s, seat, card, site) if s.mode().is_theme else NOT_IN_INTRO.of()


def remove(s: CatanDuel, seat: i64, card: i64, site: i64) -> None:
    """To the discard pile, or back to the open stack it was built from. A Mint that was used goes
    first, so that another one still works (CD-10.4)."""
    s.lift_card(seat, site, card)
    if s.box.kind[card] == MINT and s.mints_used > 0:
        s.mints_used -= 1
    s.emit(CARD_REMOVED, seat, card, site)
    if card == s.mode().face_up_card:
        lay_face_up(s, seat, card)
    else:
        s.discard(seat, card)
    recount(s, seat)
