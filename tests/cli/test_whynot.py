"""`?` with the name of a card: who has it, or why it cannot be had."""

import pytest
from rich.console import Console

from stavitel import Match, make_player
from stavitel.cli.whynot import refused
from stavitel.texts import LANGUAGES


def asked(id: str, frame: str) -> Match:
    """A game in its middle, at a decision of this kind."""
    match = Match.start(id, seats=2, seed=4)
    bots = [make_player("greedy", seat) for seat in range(2)]
    while match.moves < 60 or (now := match.decision()) is None or now.name != frame:
        match.ask(bots[match.seat() or 0])
    return match


def told(match: Match, words: str, lang: str = "en") -> str:
    console = Console(width=200)
    with console.capture() as shown:
        console.print(refused(match, match.texts(lang), words))
    return shown.get()


def test_of_a_section_of_somebody_else_one_is_told_whose_it_is() -> None:
    """RC-5.2."""
    match = asked("red_cathedral", "claim_choice")
    me = match.game.seat_names[match.seat() or 0].capitalize()
    other = {"Yellow": "Green", "Green": "Yellow"}[me]
    said = told(match, "base")
    assert f"{other} already has a banner there. (rule RC-5.2)" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_card_that_is_elsewhere_one_is_told_that_it_is_not_in_hand(lang: str) -> None:
    """CD-9.8: the opponent has built it, holds it, or it lies in a stack; and a card that is
    not in the game is not in hand either."""
    match = asked("catan_duel", "action_phase")
    texts = match.texts(lang)
    for card in ("chapel_high", "harald"):
        said = told(match, texts.text(f"card-{card}"), lang)
        assert texts.text(f"card-{card}") in said and "CD-9.8" in said


def test_of_what_is_no_card_nothing_is_found() -> None:
    assert "Nothing found" in told(asked("catan_duel", "action_phase"), "dragon")
