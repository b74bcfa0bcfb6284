"""Section 4: turns and optional actions."""

from stavitel.engine.core import Actions

from .table import asked, do, offered, player, roll, seen, table, track, why


def test_a_turn_is_one_of_three_main_actions() -> None:
    """RC-4.1: claim, build or market; building needs a legal delivery, and nobody passes."""
    s = table()
    assert offered(s) == [
        "take_banner inventory", "take_banner outside",
        *[f"move_die die={die}" for die in ["yellow", "green", "red", "blue", "white"]],
    ]  # fmt: skip
    assert why(s, "build") == "nothing_to_deliver"
    assert why(s, "end_turn") == "not_now"


def test_a_turn_found_again_offers_everything_once() -> None:
    """RC-4.1: whoever asks a second time with the same list gets the same actions, not twice."""
    s, out = table(), Actions()
    s.stack[-1].options(s, out)
    once = out.to_list()
    s.stack[-1].options(s, out)
    assert out.to_list() == once


def test_prestige_becomes_rubles_as_often_as_wanted() -> None:
    """RC-4.2a, R4: 1 prestige for 2 rubles, at any decision of your own turn."""
    s = table(yellow={"track": 13})
    do(s, "exchange_prestige", "move_die die=red", "exchange_prestige")
    assert (track(s, "yellow"), player(s, "yellow")["rubles"]) == (5, 4)
    assert why(s, "exchange_prestige") == "no_prestige_to_lose"


def test_a_re_roll_is_bought_once_a_turn() -> None:
    """RC-4.2b, R5: all dice of one space that holds one; they stay there."""
    dice = {"red": {"space": 5, "value": 6}, "blue": {"space": 5, "value": 5}}
    s = table(yellow={"track": 20}, dice=dice)
    do(s, "reroll")
    assert why(s, "reroll_space 7") == "no_die_there"
    do(s, "reroll_space 5")
    assert track(s, "yellow") == 17
    do(s, "roll die=red value=2", "roll die=blue value=3")
    assert asked(s) == "yellow player_turn"
    assert why(s, "reroll") == "already_rerolled"
    assert (s.die_space(2), s.die_value(2), s.die_space(3), s.die_value(3)) == (4, 2, 4, 3)
    do(s, "move_die die=red", "end_market")
    roll(s)
    assert not s.rerolled


def test_optional_actions_are_possible_after_the_main_action_but_not_after_the_roll() -> None:
    """RC-4.2, RC-4.3, RC-4.4: claiming ends with a last window, the market with the roll."""
    s = table(yellow={"track": 20}, green={"track": 20})
    do(s, "take_banner outside", "claim tower=1 floor=1", "lay_face_down green")
    assert asked(s) == "yellow turn_end"
    assert offered(s) == ["exchange_prestige", "reroll", "end_turn"]
    do(s, "exchange_prestige", "end_turn", "move_die die=red", "end_market")
    roll(s)
    assert asked(s) == "yellow player_turn"


def test_a_table_may_exchange_prestige_at_one_moment_only() -> None:
    """R4: `exchange` set to `one_moment`; as often as wanted, but all at once."""
    s = table(yellow={"track": 20}, exchange="one_moment")
    do(s, "exchange_prestige", "exchange_prestige")
    assert (track(s, "yellow"), player(s, "yellow")["rubles"]) == (13, 4)
    assert "exchange_prestige" in offered(s)
    do(s, "move_die die=red")
    assert why(s, "exchange_prestige") == "exchanged_before"
    assert "exchange_prestige" not in offered(s)
    assert "reroll" in offered(s)
    assert seen(s)["exchange_over"]


def test_the_one_moment_may_come_late_and_a_re_roll_ends_it() -> None:
    """R4, RC-4.2b: what was done before does not matter, what is done between does."""
    s = table(yellow={"track": 20}, dice={"red": {"space": 4}}, exchange="one_moment")
    do(s, "take_banner outside", "claim tower=1 floor=1", "lay_face_down green")
    assert offered(s) == ["exchange_prestige", "reroll", "end_turn"]
    do(s, "exchange_prestige", "reroll", "reroll_space 4")
    roll(s)
    assert asked(s) == "yellow turn_end"
    assert why(s, "exchange_prestige") == "exchanged_before"


def test_every_turn_has_its_own_moment() -> None:
    """R4: the next player has one, and in the next turn so have I."""
    s = table(2, yellow={"track": 20}, green={"track": 20}, exchange="one_moment")
    do(s, "exchange_prestige", "move_die die=red", "end_market")
    roll(s)
    assert "exchange_prestige" in offered(s)
    do(s, "move_die die=yellow", "exchange_prestige", "end_market")
    roll(s)
    assert (asked(s), "exchange_prestige" in offered(s)) == ("yellow player_turn", True)
