"""Decks of the tournament game in positions: what is read, made up and found wrong (CD-21.7)."""

from typing import Any

import pytest

from stavitel.engine.core import Actions, advance, settle
from stavitel.engine.fields import BadField
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import CARDS, HAPPENINGS
from stavitel.games.catan_duel.deck_counts import (
    add_chosen_event,
    deck_count,
    deck_size,
    events_chosen,
)
from stavitel.games.catan_duel.fields import DISCARD_ROOM
from stavitel.games.catan_duel.own_decks import deck_list, event_list
from stavitel.games.catan_duel.position import load
from stavitel.games.catan_duel.setup import new_game
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.players.chance import draw

from .decks_at_hand import tournament
from .table import BOX, GAME, asked

CHOSEN = {"feud": 1, "invention": 2, "year_of_plenty": 1}


def read(**red: Any) -> CatanDuel:
    return load(BOX, {"variant": "tournament", "red": red})


def count(s: CatanDuel, seat: int, card: str) -> int:
    return int(deck_count(s, seat, CARDS.index(card)))


def dealing(until: str, cards: int) -> CatanDuel:
    """Chance makes up decks, up to so many cards or events after it has come to this of Blue's."""
    s = new_game(BOX, 5, {})
    settle(s)
    rng, out = Rng(2), Actions()
    while asked(s) != f"chance {until}" or int(events_chosen(s, 0)) < 4:
        advance(s, draw(s, rng, out))
    for _ in range(cards):
        advance(s, draw(s, rng, out))
    return s


# reading


@pytest.mark.parametrize(
    "wrong",
    [
        {"deck": {"abbey": -1}},
        {"deck": {"abbey": 3}},
        {"deck": {"windmill": 1}},
        {"events": {"feud": -1}},
        {"events": {"feud": 2}},
        {"events": {"yule": 1}},
        {"events": {"windfall": 1}},
        {"discard": ["scout"] * (DISCARD_ROOM // 2 + 1)},
    ],
)
def test_what_no_position_can_say_of_a_deck(wrong: dict[str, Any]) -> None:
    """CD-21.8, CD-21.11: numbers up to those of the box and of the events; names of its cards."""
    with pytest.raises(BadField):
        read(**wrong)


def test_a_number_of_nought_and_a_full_pile_can_be_read() -> None:
    s = read(deck={"abbey": 0, "scout": 2}, discard=["scout"] * (DISCARD_ROOM // 2))
    assert (count(s, 0, "abbey"), count(s, 0, "scout")) == (0, 2)
    assert event_list(read(events={**CHOSEN, "plague": 0}), 0) == CHOSEN


# completing


def test_who_names_no_deck_has_brought_the_own_cards_and_no_others() -> None:
    """The Mint in Blue's hand is of Blue's deck, though both decks are made up."""
    s = tournament(red={"hand": ["archer"]}, blue={"hand": ["mint"]})
    assert (count(s, 0, "archer"), count(s, 0, "mint")) == (1, 0)
    assert (count(s, 1, "archer"), count(s, 1, "mint")) == (0, 1)


def test_what_cannot_be_of_a_named_deck_is_of_the_other() -> None:
    """CD-21.43: Red names a deck and holds a Mint that is not in it: it came from Blue. The Archer
    is of Red's deck, and Blue has brought none."""
    deck = deck_list(tournament(red={"hand": ["archer"]}), 0)
    assert "mint" not in deck
    s = tournament(red={"deck": deck, "hand": ["archer", "mint"]})
    assert (count(s, 1, "mint"), count(s, 1, "archer")) == (1, 0)
    s = tournament(blue={"deck": deck, "hand": ["archer", "mint"]})
    assert (count(s, 0, "mint"), count(s, 0, "archer")) == (1, 0)


def test_a_player_with_too_many_cards_has_too_large_a_deck() -> None:
    s = read(discard=CARDS[:34])
    assert int(deck_size(s, 0)) == 34
    assert any("expected 33 cards in the deck; found 34" in fault for fault in GAME.check(s))


def test_who_names_no_events_has_chosen_those_that_came() -> None:
    """CD-21.11, CD-21.18: the Gift for the Prince is of Red's choice then, and the rest is what
    comes first; of Riots and Plague only the fixed ones."""
    s = tournament(events_drawn={"gift_for_the_prince": 1, "riots": 2})
    assert event_list(s, 0) == {"fraternal_feuds": 1, "invention": 2, "gift_for_the_prince": 1}
    assert event_list(s, 1) == {"fraternal_feuds": 1, "invention": 2, "year_of_plenty": 1}


@pytest.mark.parametrize("cards", [0, 5])
def test_a_deck_that_is_being_dealt_stays_as_far_as_it_is(cards: int) -> None:
    """Red's deck is complete, of Blue's there are so many cards; nothing is made up."""
    s = dealing("deal_deck", cards)
    again = load(BOX, GAME.position(s))
    assert [int(deck_size(again, seat)) for seat in (0, 1)] == [33, cards]
    assert GAME.check(again) == []
    assert GAME.position(again) == GAME.position(s)


@pytest.mark.parametrize("events", [0, 2])
def test_events_that_are_being_dealt_stay_as_far_as_they_are(events: int) -> None:
    s = dealing("deal_deck_event", events)
    again = load(BOX, GAME.position(s))
    assert [int(events_chosen(again, seat)) for seat in (0, 1)] == [4, events]
    assert GAME.check(again) == []
    assert GAME.position(again) == GAME.position(s)


# writing


def test_only_cards_that_are_there_are_listed() -> None:
    s = tournament(red={"events": CHOSEN})
    assert sum(deck_list(s, 0).values()) == 33
    assert 0 not in deck_list(s, 0).values()
    assert event_list(s, 0) == CHOSEN


# what is wrong


def test_a_card_with_a_half_moon_where_none_are_allowed() -> None:
    """CD-21.10, R48."""
    deck = deck_list(tournament(red={"hand": ["harbor"]}), 0)
    table: dict[str, object] = {
        "variant": "tournament",
        "deck_moons": "none",
        "red": {"deck": deck},
    }
    assert "expected at most 0 harbor in a deck" in GAME.check(load(BOX, table))


def test_too_few_events_and_too_many_of_a_kind() -> None:
    """CD-21.7, CD-21.11."""
    found = GAME.check(read(events={"feud": 1, "invention": 1}))
    assert "expected 4 chosen events; found 2" in found
    s = tournament(red={"events": CHOSEN})
    add_chosen_event(s, 0, HAPPENINGS.index("feud"), 1)
    assert "expected fewer feud among the chosen events" in GAME.check(s)
