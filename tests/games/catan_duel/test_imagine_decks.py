"""What a seat may imagine of the deck that the other has brought (CD-21.48)."""

import pytest

from stavitel.decks import deck_box
from stavitel.engine.core import Actions, advance
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games.catan_duel.cards import HAPPENING_COUNT
from stavitel.games.catan_duel.decks.check import event_limit, violations
from stavitel.games.catan_duel.decks.limits import EVENTS, DeckLimits
from stavitel.games.catan_duel.decks.listing import DeckList
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.players.chance import draw

from .decks_at_hand import begun
from .table import GAME


def played_with(red: str, blue: str, seed: int, turns: int) -> CatanDuel:
    """A tournament game with two sample decks, played at random for some turns."""
    s = begun(red, blue)
    rng, out = Rng(seed), Actions()
    while s.stack and s.turn < turns:
        top = s.stack[-1]
        if top.asks < 0:
            advance(s, draw(s, rng, out))
        else:
            top.options(s, out)
            advance(s, out.items[rng.below(out.count)])
    return s


def brought(s: CatanDuel, seat: int) -> DeckList:
    """The deck of a seat as its owner would have written it; events go by what happens."""
    box = deck_box()
    cards = {card.id: int(s.deck_count(seat, card.number)) for card in box.draw_cards()}
    return DeckList(name="?", author="?", cards={id: n for id, n in cards.items() if n})


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_deck_is_legal_and_holds_what_was_seen(seed: int) -> None:
    """CD-21.7 to CD-21.11, CD-21.48: whoever imagines a table sees the same there, keeps their own
    deck, and gives the other a legal one; all cards of both decks lie somewhere."""
    s = played_with("torch_and_arrow", "learned_city", seed, 4 + 12 * seed)
    others = set()
    for viewer in (0, 1, -1):
        for n in range(5):
            world = GAME.imagine(s, viewer, Rng(seed, n))
            assert isinstance(world, CatanDuel)
            assert GAME.check(world) == []
            assert plain(GAME.view(world, viewer)) == plain(GAME.view(s, viewer))
            for seat in (0, 1):
                faults = violations(brought(world, seat), deck_box(), DeckLimits())
                assert [fault for fault in faults if fault.code != "TD-06"] == []
                chosen = [int(world.chosen_event(seat, n)) for n in range(HAPPENING_COUNT)]
                assert sum(chosen) == EVENTS
                assert all(n <= event_limit(deck_box(), kind) for kind, n in enumerate(chosen))
                if seat == viewer:
                    assert brought(world, seat) == brought(s, seat)
                elif viewer >= 0:
                    others.add(tuple(sorted(brought(world, seat).cards.items())))
    assert len(others) > 5  # the other's deck is not simply known
