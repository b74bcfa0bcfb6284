"""What a learned value sees of Caylus Magna Carta."""

from stavitel.engine.bits import bit
from stavitel.engine.inputs import Inputs
from stavitel.games import game
from stavitel.games.caylus_magna_carta.cards import DECK, FOOD, GOLD, MAX_SEATS
from stavitel.games.caylus_magna_carta.features import features
from stavitel.games.caylus_magna_carta.state import Caylus

CAYLUS = game("caylus_magna_carta")


def table(seats: int = 2) -> Caylus:
    s = CAYLUS.start(seats, "standard", {})
    assert isinstance(s, Caylus)
    s.first_player = 0
    return s


def seen(s: Caylus, seat: int) -> list[float]:
    row = Inputs()
    features(s, seat, row)
    return row.to_list()


def test_two_seats_that_have_the_same_see_the_same_but_for_who_begins() -> None:
    s = table()
    s.set_held(0, FOOD, 3)
    s.set_held(1, FOOD, 3)
    s.set_hand(0, bit(2))
    s.set_hand(1, bit(2))
    rows = [seen(s, 0), seen(s, 1)]
    assert sum(one != other for one, other in zip(*rows, strict=True)) == 2
    s.set_held(1, GOLD, 1)
    assert seen(s, 0) != rows[0] and seen(s, 1) != rows[1]


def test_exchanging_the_seats_exchanges_what_they_see() -> None:
    one, other = table(), table()
    for s, seat in ((one, 0), (other, 1)):
        s.set_held(seat, FOOD, 4)
        s.set_held(1 - seat, GOLD, 2)
        s.set_hand(seat, bit(1) | bit(4))
        s.set_hand(1 - seat, bit(0))
        s.first_player = seat
    assert seen(one, 0) == seen(other, 1)
    assert seen(one, 1) == seen(other, 0)


def test_others_come_in_turn_order() -> None:
    s = table(MAX_SEATS)
    s.set_held(3, GOLD, 2)
    s.set_held(1, GOLD, 2)
    before = [seen(s, seat) for seat in range(MAX_SEATS)]
    s.first_player = 2
    assert seen(s, 2) == before[0]  # one and three seats on there is gold, and oneself begins


def test_only_the_own_hand_is_seen_card_by_card() -> None:
    s = table()
    for seat in range(2):
        s.set_hand(seat, bit(0) | bit(1))
    before = [seen(s, 0), seen(s, 1)]
    s.set_hand(0, bit(2) | bit(DECK - 1))
    assert seen(s, 0) != before[0]
    assert seen(s, 1) == before[1]
    s.set_hand(0, bit(2))
    assert seen(s, 1) != before[1]  # but how many cards somebody holds, everybody sees
