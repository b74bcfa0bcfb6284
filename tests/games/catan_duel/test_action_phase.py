"""The action phase as a whole: two ways to find what is legal must agree (CD-9.1)."""

import pytest

from stavitel.engine.core import act, options, waiting
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import ACTION, CARD_COUNT, STORES, TOWN_HALL, VARIANTS
from stavitel.games.catan_duel.knowledge import add_to_hand
from stavitel.games.catan_duel.points import recount
from stavitel.games.catan_duel.reading import CITY_EXPANSION, SETTLEMENT_EXPANSION
from stavitel.games.catan_duel.state import CatanDuel

from .acting import candidates, slowly
from .table import all_stocks, asked, position

STEPS = 150


def furnished(variant: str, rng: Rng) -> CatanDuel:
    """Both players with towns, stocks, hands, expansions and a discard pile by chance."""
    words = {"cities": [0], "settlements": [4], "roads": ["left"]}
    pile = {"discard": ["goldsmith", "scout"]}
    if variant == "tournament":
        s = position(variant=variant, red=words | pile, blue=words | pile)
    else:
        s = position(variant=variant, red=dict(words), blue=dict(words), **pile)
    cards = [card for card in range(CARD_COUNT) if s.mode().dealt[card] > 0]
    for seat in (0, 1):
        for place in range(s.first_place(seat), s.last_place(seat) + 1):
            s.set_stock(seat, place, rng.below(4))
        for _ in range(6):
            add_to_hand(s, seat, cards[rng.below(len(cards))])
        for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
            card = cards[rng.below(len(cards))]
            in_city = s.is_city(seat, site // 2) and card != TOWN_HALL
            kind = s.box.cards[card].type
            if kind == SETTLEMENT_EXPANSION or (kind == CITY_EXPANSION and in_city):
                s.put_card(seat, site, card)
        recount(s, seat)
    return s


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_both_ways_find_the_same(variant: str, seed: int) -> None:
    """CD-9.1, CD-4.1: the quick list is what is left of the candidates when all refused ones are
    gone; both ascend and have nothing twice. Meanwhile no store has more than 3 or less than 0."""
    rng = Rng(seed)
    s = furnished(variant, rng)
    for _ in range(STEPS):
        if s.phase != ACTION:
            s = furnished(variant, rng)
        found = options(s)
        assert found, asked(s)
        if asked(s).endswith("action_phase"):
            assert found == slowly(s)
            thought = candidates(s)
            assert thought == sorted(set(thought))
        act(s, found[rng.below(len(found))])
        for seat in (0, 1):
            assert {int(s.stock(seat, store)) for store in range(len(STORES))} <= {0, 1, 2, 3}


def test_the_asking_tells_nothing() -> None:
    """CD-20.2: a player who can only end the phase is asked too, since being skipped would tell
    of his hand."""
    s = position(red={"stocks": all_stocks(0)})
    assert len(options(s)) == 1
    decision = waiting(s)
    assert decision is not None
    assert decision.secret()


def test_only_own_sites_are_thought_of() -> None:
    """CD-9.8: one card, four sites; the opponent's third settlement does not count."""
    with_card = position(red={"hand": ["abbey"]}, blue={"settlements": [4]})
    without = position(blue={"settlements": [4]})
    assert len(candidates(with_card)) == len(candidates(without)) + 4
