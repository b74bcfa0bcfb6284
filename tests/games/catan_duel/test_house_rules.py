"""Which variants have a choice, and what becomes of tables from when others had it too."""

import pytest

from stavitel.engine.errors import BadSetup
from stavitel.engine.game import check_setup
from stavitel.games import game
from stavitel.match import Match
from stavitel.record import read_record

GAME = game("catan_duel")
START_STACKS = next(switch for switch in GAME.switches if switch.name == "start_stacks")
THEMES = ["gold", "turmoil", "progress", "duel"]


def test_first_hands_of_theme_games_are_a_choice_of_theme_games_and_the_duel() -> None:
    """R20: CD-2.9 rules the introductory game, CD-21.19 the tournament game."""
    assert [variant for variant in GAME.variants if START_STACKS.concerns(variant)] == THEMES


@pytest.mark.parametrize("variant", ["intro", "tournament"])
@pytest.mark.parametrize("choice", START_STACKS.choices)
def test_a_record_that_names_the_choice_elsewhere_still_opens(variant: str, choice: str) -> None:
    """R20: every table had it once. It changes nothing there."""
    match = Match.start(GAME, 2, variant, seed=1, switches={"start_stacks": choice})
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
