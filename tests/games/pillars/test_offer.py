"""Section 5: choosing cards, and the limit of the row (PE-3.8)."""

from stavitel.match import Match

from .table import GAME, STARTERS, asked, do, each, offered, player, seen, table, why


def test_players_choose_in_turn_until_the_offer_is_empty() -> None:
    """PE-5.1, PE-5.3: one card a turn; with the last card the phase ends."""
    s = table(3, starting_player="red", offer={"resources": ["wood_2", "sand_2", "sand_3"]})
    assert asked(s) == "red offer_turn"
    do(s, "take_resource wood_2")
    assert asked(s) == "green offer_turn"
    do(s, "take_resource sand_2", "take_resource sand_3")
    assert seen(s)["phase"] == "builders"


def test_what_is_not_on_offer_cannot_be_taken() -> None:
    """PE-5.1: neither a resource card nor a craftsman, and nothing else is done in this phase."""
    s = table(offer={"resources": ["wood_2"]}, shiring=["r1_mason"], blue={"gold": 20})
    assert why(s, "take_resource wood_3") == ("resource_left_out", "PE-4.3")
    assert why(s, "hire r1_mason") == ("craftsman_at_shiring", "PE-4.2")
    assert why(s, "hire r1_toolmaker") == ("craftsman_not_offered", "PE-5.1")
    assert why(s, "hire start_woodworker") == ("craftsman_not_offered", "PE-5.1")
    assert why(s, "wait") == ("not_now", "")


def test_of_every_card_of_the_round_one_is_told_where_it_is() -> None:
    """PE-4.2, PE-4.3, PE-5.1: taken by whom, left out, or waiting at Shiring."""
    s = table(
        offer={"resources": ["wood_2", "sand_2"], "craftsmen": ["r1_toolmaker"]},
        shiring=["r1_mason", "r1_mortar_mixer"],
        blue={"gold": 20},
        red={"resources": ["stone_4"], "craftsmen": ["r1_master_woodworker"]},
    )
    assert why(s, "take_resource stone_4") == ("card_taken", "PE-5.1")
    match = Match.start(GAME, 2, position=GAME.position(s))
    refused = {option.words: (why.text, why.rule) for option, why in match.candidates()}
    assert len(refused) == 10
    assert refused["take_resource stone_4"] == ("Red has taken this card.", "PE-5.1")
    assert refused["hire r1_master_woodworker"] == ("Red has taken this card.", "PE-5.1")
    assert refused["take_resource wood_3"] == ("This card is not used this round.", "PE-4.3")
    assert refused["hire r1_mason"][1] == refused["hire r1_mortar_mixer"][1] == "PE-4.2"
    assert "hire r1_toolmaker" not in refused


def test_a_pass_is_final_and_may_come_first() -> None:
    """PE-5.2, PE-5.3, R23: whoever is left goes on alone, one card a turn."""
    s = table(offer={"resources": ["wood_2", "sand_2", "stone_2"]})
    do(s, "pass", "take_resource wood_2")
    assert asked(s) == "red offer_turn"
    do(s, "take_resource sand_2")
    assert asked(s) == "red offer_turn"
    do(s, "pass")
    assert seen(s)["phase"] == "builders"


def test_who_can_take_nothing_can_only_pass() -> None:
    """PE-5.2, PE-5.4, PE-5.5: without workers and gold."""
    s = table(offer={"resources": ["stone_4"], "craftsmen": ["r1_mason"]},
              blue={"resources": ["sand_2", "wood_2"], "gold": 4})  # fmt: skip
    assert offered(s) == ["pass"]
    assert why(s, "take_resource stone_4") == ("too_few_workers", "PE-5.4")


def test_several_cards_of_one_kind() -> None:
    """PE-5.4: any number of them, as long as there are workers."""
    s = table(offer={"resources": ["sand_2", "sand_3"]})
    do(s, "take_resource sand_2", "pass", "take_resource sand_3")
    assert player(s, "blue")["resources"] == ["sand_2", "sand_3"]
    assert player(s, "blue")["mill_workers"] == 6


def test_a_hired_craftsman_joins_the_row_for_his_price() -> None:
    """PE-5.5, PE-10.1: the price printed on the card counts here."""
    s = table(round=2, offer={"craftsmen": ["r2_potter"]}, blue={"gold": 7})
    do(s, "hire r2_potter")
    assert player(s, "blue")["gold"] == 2
    assert player(s, "blue")["craftsmen"] == [*STARTERS, "r2_potter"]


def test_left_over_cards_leave_the_offer() -> None:
    """PE-5.6: resource cards go back to the nine, craftsmen leave the game."""
    s = table(offer={"resources": ["wood_2"], "craftsmen": ["r1_mason"]})
    do(s, "pass", "pass")
    assert seen(s)["offer"] == {"resources": [], "craftsmen": []}


def test_all_unplaced_workers_go_to_the_mill() -> None:
    """PE-5.7: the grey and black ones too; there is nothing to choose."""
    s = table(round=2, grey_workers="red", offer={"resources": ["sand_2", "wood_2"]})
    do(s, "take_resource wood_2", "pass", "pass")
    assert each(s, "mill_workers") == [9, 14]
    assert each(s, "workers") == [0, 0]


def test_a_sixth_craftsman_makes_one_leave_at_once() -> None:
    """PE-3.8: any of the row, the new one included, and only then is it the next player's turn."""
    five = [*STARTERS, "r1_mason", "r1_toolmaker"]
    s = table(round=2, offer={"craftsmen": ["r2_potter", "r2_mason"]},
              blue={"gold": 20, "craftsmen": five}, red={"gold": 9})  # fmt: skip
    do(s, "hire r2_potter")
    assert asked(s) == "blue craftsman_limit"
    assert offered(s) == [f"dismiss {name}" for name in [*five, "r2_potter"]]
    assert why(s, "dismiss r2_mason") == ("not_your_craftsman", "PE-3.8")
    do(s, "dismiss start_stonecutter")
    assert player(s, "blue")["craftsmen"] == [*[c for c in five if c != "start_stonecutter"],
                                              "r2_potter"]  # fmt: skip
    assert asked(s) == "red offer_turn"


def test_craftsmen_cannot_be_dismissed_otherwise() -> None:
    """PE-3.8, R22: not in one's turn, not while converting."""
    s = table(offer={"resources": ["wood_2"]})
    assert why(s, "dismiss start_woodworker") == ("not_now", "")


def test_jack_raises_the_limit_to_six() -> None:
    """PE-3.8, PE-11.12: the sixth stays, a seventh does not."""
    six = [*STARTERS, "r1_mason", "r1_toolmaker", "r1_mortar_mixer"]
    s = table(round=2, offer={"craftsmen": ["r2_potter"]},
              blue={"gold": 20, "craftsmen": six, "advantages": ["jack"]})  # fmt: skip
    do(s, "hire r2_potter")
    assert asked(s) == "blue craftsman_limit"
