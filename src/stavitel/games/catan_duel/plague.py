"""The event Plague, Bath Houses and Pharmacies (CD-8.12)."""

from mypy_extensions import i64

from stavitel.games.catan_duel.cards import ANY, BATH_HOUSE, PHARMACY
from stavitel.games.catan_duel.events import LOST
from stavitel.games.catan_duel.fields import ALL_FOUR
from stavitel.games.catan_duel.gain import Gaining
from stavitel.games.catan_duel.state import CatanDuel


def plague(s: CatanDuel, seat: i64) -> bool:
    """Regions beside cities lose one resource each; False if nothing at all happens."""
    touched = False
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        if s.stock(seat, place) > 0 and is_struck(s, seat, place):
            s.add_stock(seat, place, -1)
            s.tell_stock(LOST, seat, place, 1)
            touched = True
    pharmacies = s.count_kind(seat, PHARMACY)
    if pharmacies > 0:
        s.push(Gaining(seat, ANY, pharmacies))
        touched = True
    return touched


def is_struck(s: CatanDuel, seat: i64, place: i64) -> bool:
    """Beside a city, but beside none with a Bath House; or, where the table has it so, beside one
    without (R13)."""
    struck = False
    for site in range(s.first_beside(seat, place), s.last_beside(seat, place) + 1, 2):
        if s.is_city(seat, site // 2):
            above = site // 2 * 2
            if s.kinds_at(seat, above, BATH_HOUSE) + s.kinds_at(seat, above + 1, BATH_HOUSE) == 0:
                struck = True
            elif s.bath_house == ALL_FOUR:
                return False
    return struck
