"""Section 5: the course of a turn, and what comes before the roll."""

from typing import Any

from stavitel.engine.core import options
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.turn import TurnStart
from stavitel.games.catan_duel.verbs import VERBS

from .table import asked, asking, discard, do, hand, held, offered, position, told, watch, why


def before_roll(variant: str = "intro", **words: Any) -> CatanDuel:
    """Red's turn begins."""
    s = position(variant=variant, active="blue", **words)
    s.stack.clear()
    return asking(s, TurnStart())


def test_players_take_turns() -> None:
    """CD-5.1: roll, act, replenish, exchange, and then the opponent."""
    s = before_roll(red={"hand": ["scout", "inga", "abbey"]})
    turn = s.turn
    assert asked(s) == "red pre_roll"
    do(s, "roll", "roll_production 1", "roll_event brigand_attack")
    assert asked(s) == "red action_phase"
    do(s, "end_actions")
    assert asked(s) == "red exchange_choice"
    do(s, "skip")
    assert asked(s) == "blue pre_roll"
    assert s.turn == turn + 1


def test_the_dice_of_the_last_turn_are_taken_up() -> None:
    """CD-5.1: a new turn knows no roll, no event and nothing used yet."""
    s = before_roll(production=4, symbol="event_card", happening="invention", mints_used=1)
    assert (s.production, s.symbol, s.happening, s.mints_used) == (0, -1, -1, 0)
    assert (s.fixed, s.played_once) == (0, 0)


def test_the_event_die_shows_event_card_on_two_of_six_faces() -> None:
    """CD-1.6, R1: the other four symbols once each."""
    s = before_roll()
    do(s, "roll", "roll_production 2")
    weights = {VERBS.write(n): int(s.stack[-1].weight(s, n)) for n in options(s)}
    assert weights == {
        "roll_event brigand_attack": 1, "roll_event trade": 1, "roll_event celebration": 1,
        "roll_event plentiful_harvest": 1, "roll_event event_card": 2,
    }  # fmt: skip


def test_brigitta_fixes_the_production_die() -> None:
    """CD-5.3, CD-5.4, CD-6.7, CD-18.1: before the roll; only the event die is rolled then."""
    s = before_roll(red={"hand": ["brigitta"]})
    assert offered(s) == [
        "roll", *[f"fix_production card=brigitta number={n}" for n in range(1, 7)],
    ]  # fmt: skip
    do(s, "fix_production card=brigitta number=6")
    assert hand(s, "red") == [] and discard(s) == ["brigitta"]
    assert asked(s) == "red pre_roll"
    do(s, "roll")
    assert asked(s) == "chance roll_event"
    do(s, "roll_event trade")
    assert held(s, "red")["grain"] == 2 and held(s, "blue")["ore"] == 2


def test_no_die_is_fixed_twice() -> None:
    """CD-5.3, R5: a second Brigitta has to wait, whatever her back."""
    s = before_roll("progress", red={"hand": ["brigitta", "progress_brigitta", "brigitta"]})
    do(s, "fix_production card=progress_brigitta number=3")
    assert offered(s) == ["roll"]
    assert why(s, "fix_production card=brigitta number=4") == ("die_fixed", "CD-5.3")


def test_brigitta_must_be_in_hand() -> None:
    """CD-5.3, CD-11.1: neither a missing card nor another one can be played here."""
    s = before_roll(red={"hand": ["scout"]})
    assert why(s, "fix_production card=brigitta number=4") == ("not_in_hand", "CD-9.8")
    assert why(s, "fix_production card=scout number=4") == ("wrong_time", "CD-11.1")
    assert why(s, "fix_celebration") == ("not_in_hand", "CD-9.8")
    assert why(s, "end_actions") == ("not_now", "")


def test_reiner_and_brigitta_may_both_be_played() -> None:
    """CD-5.3, CD-18.10, R5: different dice, in any order; nothing is left to roll."""
    s = before_roll("gold", red={"hand": ["reiner", "brigitta"]})
    do(s, "fix_celebration", "fix_production card=brigitta number=1", "roll")
    assert discard(s) == ["reiner", "brigitta"]
    assert s.production == 1
    assert asked(s) == "red gain"


def test_the_question_before_the_roll_is_always_asked() -> None:
    """CD-19.12: that there is nothing to decide would tell of the hand."""
    s = before_roll()
    assert offered(s) == ["roll"]
    assert s.stack[-1].secret()


def test_brigands_come_before_the_production() -> None:
    """CD-6.1: with 7 resources nothing is stolen, although the roll brings an eighth."""
    s = before_roll(red={"stocks": {"lumber": 2, "grain": 1, "brick": 1, "wool": 3, "ore": 0}})
    do(s, "roll", "roll_production 4", "roll_event brigand_attack")
    assert held(s, "red") == {"lumber": 2, "grain": 1, "brick": 1, "wool": 3}
    s = before_roll(red={"stocks": {"lumber": 2, "grain": 1, "brick": 1, "wool": 3, "ore": 0}})
    do(s, "roll", "roll_production 2", "roll_event brigand_attack")
    assert held(s, "red") == {"lumber": 3, "grain": 1, "brick": 1, "wool": 3}


def test_black_symbols_come_after_the_production() -> None:
    """CD-6.1: what was just produced leaves no room for the harvest."""
    s = before_roll(red={"stocks": {"lumber": 2}})
    do(s, "roll", "roll_production 2", "roll_event plentiful_harvest")
    assert held(s, "red")["lumber"] == 3
    assert "gain -1a" not in offered(s)


def test_everybody_sees_the_dice() -> None:
    """CD-20.1: both dice are public."""
    s = before_roll()
    watch(s)
    do(s, "roll", "roll_production 1", "roll_event brigand_attack")
    assert told(s)[:2] == [
        {"event": "production_rolled", "number": 1},
        {"event": "symbol_rolled", "symbol": 0},
    ]
