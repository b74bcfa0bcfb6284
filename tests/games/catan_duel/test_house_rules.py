"""Which variants have a choice, and what becomes of tables from when others had it too."""

import pytest

from stavitel.engine.errors import BadSetup
from stavitel.engine.game import check_setup
from stavitel.games import game
from stavitel.match import Match
from stavitel.players import make_player
from stavitel.record import read_record

GAME = game("catan_duel")
SWITCHES = {switch.name: switch for switch in GAME.switches}
WHERE = {
    "start_stacks": ["gold", "turmoil", "progress", "duel"],
    "doctor": ["progress", "duel", "tournament"],
    "bath_house": ["progress", "duel", "tournament"],
    "early_win": ["intro"],
}
ELSEWHERE = [
    (name, choice, variant)
    for name, variants in WHERE.items()
    for choice in SWITCHES[name].choices
    for variant in GAME.variants
    if variant not in variants
]


@pytest.mark.parametrize("name", WHERE)
def test_a_house_rule_is_a_choice_where_it_says_something(name: str) -> None:
    """R20: CD-2.9 rules the introductory game, CD-21.19 the tournament game. R8, R13: Doctor, Bath
    House and Plague come with the Era of Progress. R24: theme games say it themselves (CD-17.3)."""
    concerned = [variant for variant in GAME.variants if SWITCHES[name].concerns(variant)]
    assert concerned == WHERE[name]


@pytest.mark.parametrize("variant", ["intro", "gold", "turmoil"])
def test_games_without_the_era_of_progress_have_no_bath_house(variant: str) -> None:
    """R8, R13: neither the card nor the Plague it protects from can come."""
    match = Match.start(GAME, 2, variant, seed=1)
    bots = [make_player("random", seat) for seat in range(2)]
    while not match.over and match.moves < 400:
        match.ask(bots[match.seat() or 0])
    text = match.record.to_text()
    assert not any(word in text for word in ("doctor", "bath_house", "plague"))


@pytest.mark.parametrize(("name", "choice", "variant"), ELSEWHERE)
def test_a_record_that_names_the_choice_elsewhere_still_opens(
    name: str, choice: str, variant: str
) -> None:
    """Every table had it once. It changes nothing there."""
    match = Match.start(GAME, 2, variant, seed=1, switches={name: choice})
    usual = Match.start(GAME, 2, variant, seed=1)
    text = match.record.to_text()
    opened = Match(read_record(text))
    assert opened.record.to_text() == text
    assert opened.record.actions == usual.record.actions


def test_a_choice_that_would_change_another_variant_is_refused_there() -> None:
    """CD-21.19: looking through a stack first is what the tournament game alone may do without."""
    expected = "start_hand: expected 'from_deck' or variant tournament; got 'gold'"
    with pytest.raises(BadSetup, match=expected):
        check_setup(GAME, 2, "gold", {"start_hand": "top"})
