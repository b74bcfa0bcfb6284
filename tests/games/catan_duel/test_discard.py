"""Guido and Gustav fetch cards from the discard pile (CD-11.18, CD-11.20)."""

from typing import Any

import pytest

from stavitel.games.catan_duel.cards import CARDS, VARIANTS
from stavitel.games.catan_duel.memory import is_known

from .table import BOX, COMPONENTS, asked, discard, do, hand, offered, position, told, watch, why


def behind(*cards: str, pile: list[str], **words: Any) -> Any:
    """Red holds cards and has fewer victory points than Blue."""
    return position(
        variant="progress", red={"hand": list(cards)}, blue={"cities": [0]}, discard=pile, **words
    )


@pytest.mark.parametrize("card", ["guido", "gustav"])
def test_a_card_comes_back(card: str) -> None:
    """CD-11.18, CD-18.30, CD-15.4: the pile is looked through and one card taken; the card played
    itself is not yet in it."""
    s = behind(card, pile=["scout", "goldsmith", "scout", "abbey"])
    watch(s)
    do(s, f"play {card}")
    assert asked(s) == "red discarded_card"
    assert offered(s) == ["take goldsmith", "take scout", "take abbey"]
    assert why(s, f"take {card}") == ("not_in_discard", "CD-11.18")
    assert why(s, "take brigitta") == ("not_in_discard", "CD-11.18")
    assert why(s, "end_actions") == ("not_now", "")
    do(s, "take scout")
    assert (hand(s, "red"), discard(s)) == (["scout"], ["scout", "goldsmith", "abbey", card])
    assert told(s)[-1] == {"event": "taken_from_discard", "seat": 0, "card": 3}
    assert is_known(s.raw_hand(0, 0), 1)


def test_the_card_fetched_may_be_played_at_once() -> None:
    """CD-11.18, CD-11.20: action cards played before come back into play."""
    s = position(
        variant="progress",
        red={"hand": ["gustav"], "stocks": {"gold": 3}},
        blue={"cities": [0]},
        discard=["goldsmith"],
    )
    do(s, "play gustav", "take goldsmith", "play goldsmith")
    assert discard(s) == ["gustav", "goldsmith"]


def test_each_of_them_once_a_turn() -> None:
    """R43, CD-11.20: Guido may fetch Gustav and the other way round, but neither comes twice."""
    s = behind("guido", "gustav", pile=["scout"])
    do(s, "play gustav", "take scout", "play guido")
    assert offered(s) == ["take gustav"]
    do(s, "take gustav")
    assert why(s, "play gustav") == ("once_a_turn", "CD-11.20")
    assert hand(s, "red") == ["scout", "gustav"]


def test_the_one_fetched_may_be_played_if_it_was_not() -> None:
    """R43: Gustav brings Guido, who then brings Gustav, who waits."""
    s = behind("gustav", pile=["guido", "scout"])
    do(s, "play gustav", "take guido", "play guido", "take gustav")
    assert why(s, "play gustav") == ("once_a_turn", "CD-11.20")
    assert discard(s) == ["scout", "guido"]


def test_next_turn_they_may_be_played_again() -> None:
    """R43: the limit is that of a turn."""
    s = behind("guido", pile=["scout"], played_once=["guido"])
    assert why(s, "play guido") == ("once_a_turn", "CD-11.20")
    s = behind("guido", pile=["scout"], played_once=["gustav"])
    assert why(s, "play guido") == ("", "")


def test_removed_cards_can_be_fetched_too() -> None:
    """CD-15.5, CD-11.18: whatever lies on the pile."""
    s = position(
        variant="progress",
        red={"hand": ["guido"], "sites": {"0a": ["abbey"]}},
        blue={"cities": [0]},
    )
    assert why(s, "play guido") == ("discard_pile_empty", "CD-11.18")
    do(s, "remove abbey 0a", "play guido", "take abbey")
    assert hand(s, "red") == ["abbey"]


def test_no_card_of_the_introductory_game_uses_the_pile() -> None:
    """R39: only the theme of progress and the Duel deal cards that fetch others."""
    asking = [row for row in COMPONENTS["card"] if "discard_pile" in row.get("requires", {})]
    assert [row["id"] for row in asking] == ["guido", "gustav"]
    users = {
        variant: sum(int(BOX.modes[n].dealt[CARDS.index(row["id"])]) for row in asking)
        for n, variant in enumerate(VARIANTS)
    }
    assert users == {"intro": 0, "gold": 0, "turmoil": 0, "progress": 2, "duel": 2, "tournament": 2}
