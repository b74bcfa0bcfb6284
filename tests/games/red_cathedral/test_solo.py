"""Section 13: the solo game, Ivan's turns."""

from typing import Any

import pytest

from stavitel.engine.core import advance, options
from stavitel.games.red_cathedral.state import Cathedral

from .table import GAME, asked, dealt, do, offered, player, roll, seen, table, track, why

TASKS = ["recognition", "inventory", "transport", "construction", "claim"]


def solo(first: str, **words: Any) -> Cathedral:
    """Ivan's turn with this card, and the dice rolled after it."""
    row = [f"solo_{first}", *[f"solo_{task}" for task in TASKS if task != first]]
    ivan = {"row": row, **words.pop("ivan", {})}
    s = table(1, turn="ivan", ivan=ivan, **words)
    roll(s)
    return s


def test_ivan_is_set_up_and_claims_the_best_base() -> None:
    """RC-13.1, RC-13.2, RC-13.3, RC-13.4, R14: five banners left, most recognition, leftmost."""
    s = dealt(1)
    claimed = [t["floors"][0] for t in seen(s)["towers"] if t["floors"][0]["banner"] == "ivan"]
    assert [floor["section"] for floor in claimed] == ["base_01"]  # 4 recognition, the others 3
    assert (seen(s)["ivan"]["banners"], player(s, "yellow")["rubles"]) == (5, 3)
    assert asked(s) == "yellow player_turn"


def test_ivan_takes_what_the_supply_has_most_of() -> None:
    """RC-13.9b: the first kind of the largest supply."""
    s = solo("inventory", yellow={"wood": 1})
    assert seen(s)["ivan"]["inventory"]["brick"] == 4


def test_ivan_transports_everything() -> None:
    """RC-13.9c: from the inventory card to the construction card."""
    s = solo("transport", ivan={"gold": 2, "wood": 1})
    ivan = seen(s)["ivan"]
    assert (ivan["construction"]["gold"], ivan["construction"]["wood"]) == (2, 1)
    assert sum(ivan["inventory"].values()) == 0


def test_ivan_claims_above_the_human() -> None:
    """RC-13.9e: one such section is taken at once, among several the human chooses."""
    s = solo("claim", site=["1.1 yellow", "2.1 ivan"])
    assert seen(s)["towers"][0]["floors"][1]["banner"] == "ivan"
    s = solo("claim", site=["1.1 yellow", "2.1 yellow"])
    assert asked(s) == "yellow ivan_claim_choice"
    assert offered(s) == ["ivan_claim tower=1 floor=2", "ivan_claim tower=2 floor=2"]
    assert why(s, "ivan_claim tower=3 floor=1") == "ivan_prefers_above"


def test_ivan_decorates_when_his_row_is_done() -> None:
    """RC-13.6, RC-13.12, R15: the human's base first; then the tiles are dealt again."""
    site = ["1.1 yellow done", "2.1 ivan done", "3.1 yellow done"]
    s = table(1, turn="ivan", site=site, ivan={"done": 5})
    assert offered(s) == ["ivan_decorate tower=1 floor=1", "ivan_decorate tower=3 floor=1"]
    assert why(s, "ivan_decorate tower=2 floor=1") == "ivan_decorates_yours"
    advance(s, options(s)[0])
    assert seen(s)["ivan"]["track"] == 5
    assert asked(s) == "chance deal_task_die"


def test_ivan_gains_recognition_on_the_market() -> None:
    """RC-13.8, R14: from the token for every die, and from the clergy."""
    dice = {"yellow": {"space": 7, "value": 1}, "green": {"space": 8}}
    s = solo("transport", dice=dice)
    assert seen(s)["ivan"]["track"] == 2 + 2 + 1


def test_turns_alternate_and_penalties_hit_ivan_too() -> None:
    """RC-13.5, RC-6.7: what the solo rules do not say works as with two players."""
    site = ["1.1 ivan", "1.2 yellow middle_01", "2.1 ivan done"]
    cost: Any = seen(table(1, site=site))["towers"][0]["floors"][1]["cost"]
    missing = next(kind for kind, n in cost.items() if n)
    there = " ".join(f"{k}={n - (k == missing)}" for k, n in cost.items() if n - (k == missing))
    site[1] += f" {there}"
    s = table(1, site=site, yellow={missing: 1}, ivan={"track": 20})
    do(s, "build", f"deliver tower=1 floor=2 good={missing}")
    if asked(s) == "yellow turn_end":
        do(s, "end_turn")
    roll(s)
    assert asked(s) == "yellow player_turn"
    assert seen(s)["ivan"]["track"] == 20 - 1 + 4 + gained_on_the_way(s)
    assert seen(s)["turn"] == 3


def gained_on_the_way(s: Cathedral) -> int:
    """Ivan's yellow die started at the recognition token and moved one space, to the wood."""
    return 0 if seen(s)["dice"]["yellow"]["space"] == 1 else 99


def test_ivan_uses_no_optional_actions() -> None:
    """RC-13.11: however much prestige he has, his turn asks for none of it."""
    s = solo("recognition", ivan={"track": 60}, yellow={"track": 60})
    assert (asked(s), seen(s)["ivan"]["track"]) == ("yellow player_turn", 64)


def test_recognition_brings_four() -> None:
    """RC-13.9, RC-13.9a: and the tile is turned face down."""
    s = solo("recognition")
    assert seen(s)["ivan"]["track"] == 2 + 4
    assert [card["face_up"] for card in seen(s)["ivan"]["row"]] == [False, True, True, True, True]


def test_he_takes_four_of_the_largest_supply_and_then_of_the_next() -> None:
    """RC-13.9b: ties in the order of the kinds."""
    s = solo("inventory")
    assert seen(s)["ivan"]["inventory"]["wood"] == 4
    s = solo("inventory", yellow={"wood": 1, "brick": 1})
    assert seen(s)["ivan"]["inventory"]["stone"] == 4


def test_nothing_to_transport() -> None:
    """RC-13.9c: no effect."""
    s = solo("transport")
    assert sum(seen(s)["ivan"]["construction"].values()) == 0


def test_construction_fills_from_the_bottom_left() -> None:
    """RC-13.9d, RC-13.10: rows from below, each from the left; what is left over stays."""
    site = ["1.1 ivan base_02", "1.2 ivan middle_01", "2.1 ivan base_03"]
    s = solo("construction", site=site, ivan={"construction": {"gold": 4}})
    floors = [tower["floors"] for tower in seen(s)["towers"]]
    assert floors[0][0]["finished"]  # three pieces of any kind
    assert (sum(floors[1][0]["pieces"].values()), sum(floors[0][1]["pieces"].values())) == (1, 0)
    s = solo("construction", site=["1.1 ivan base_02"], ivan={"construction": {"gold": 5}})
    assert sum(seen(s)["ivan"]["construction"].values()) == 2


def test_a_finished_section_brings_ivan_recognition_only() -> None:
    """RC-13.9d, RC-6.4: base_02 gives 3 recognition, and its rubles to nobody."""
    s = solo("construction", site=["1.1 ivan base_02"], ivan={"construction": {"gold": 3}})
    assert seen(s)["ivan"]["track"] == 2 + 3
    assert seen(s)["supply"]["rubles"] + player(s, "yellow")["rubles"] == 80


def test_his_claims_follow_his_preferences() -> None:
    """RC-13.9e: above the human's, then bases, then anything; recognition on the tile counts."""
    s = solo("claim", site=["1.1 ivan", "2.1 ivan", "3.1 ivan"])
    assert seen(s)["towers"][3]["floors"][0]["banner"] == "ivan"
    s = solo("claim", site=["1.1 ivan"])
    assert offered(s) == [f"ivan_claim tower={n} floor=1" for n in (2, 3, 4)]
    assert why(s, "ivan_claim tower=1 floor=2") == "ivan_prefers_base"
    do(s, "ivan_claim tower=2 floor=1")
    assert seen(s)["towers"][1]["floors"][0]["tile"] is None
    tile = "1.2 tile=wt_n_recognition_1"
    s = solo("claim", site=["1.1 yellow", tile, "2.1 ivan"])
    assert seen(s)["ivan"]["track"] == 2 + 1
    site = ["1.1 ivan", "2.1 ivan", "3.1 ivan", "4.1 ivan"]
    s = solo("claim", site=site)
    assert offered(s) == [f"ivan_claim tower={n} floor=2" for n in (1, 2, 3, 4)]


def test_without_a_banner_he_does_not_claim() -> None:
    """RC-13.9e: if he has banners left."""
    site = [f"{n}.{floor} ivan" for n in (1, 2, 3) for floor in (1, 2)]
    s = solo("claim", site=site)
    assert asked(s) == "yellow player_turn"
    assert sum(f["banner"] == "ivan" for t in seen(s)["towers"] for f in t["floors"]) == 6


def test_ornaments_come_in_their_order() -> None:
    """RC-13.12, R15: a door first; if it fits nowhere, the step is skipped."""
    s = table(1, turn="ivan", site=["1.1 ivan", "1.2 yellow done"], ivan={"done": 5})
    assert (seen(s)["ivan"]["ornaments"], seen(s)["ivan"]["track"]) == (
        {"door": 1, "arch": 2, "cross": 1}, 2,
    )  # fmt: skip
    site = ["1.1 yellow done ornament=ivan", "2.1 yellow done", "2.2 yellow done"]
    s = table(1, turn="ivan", site=[*site, "1.2 yellow done"], ivan={"done": 5})
    assert why(s, "ivan_decorate tower=2 floor=1") == "wrong_section_type"
    assert offered(s) == ["ivan_decorate tower=1 floor=2", "ivan_decorate tower=2 floor=2"]
    s = table(1, turn="ivan", site=["1.1 ivan done"], ivan={"done": 5})
    assert seen(s)["ivan"]["track"] == 5  # his own, since the human has none; 1 prestige


def test_a_full_space_blocks_his_die() -> None:
    """RC-13.7: it stays, and he gains nothing on the market; his card still works."""
    dice = {
        "yellow": {"space": 7, "value": 1}, "green": {"space": 8}, "red": {"space": 8},
        "blue": {"space": 8}, "white": {"space": 1},
    }  # fmt: skip
    s = solo("recognition", dice=dice)
    assert seen(s)["dice"]["yellow"] == {"space": 7, "value": 1}
    assert seen(s)["ivan"]["track"] == 2 + 4


def test_the_clergy_pays_ivan_the_better_of_its_gifts() -> None:
    """RC-13.8: 2 recognition if he has finished all three types himself, else 1."""
    cards = ["craftsmen_1", "teamsters_1", "merchants_1", "clergy_3"]
    done = ["1.1 ivan done", "1.2 ivan done", "1.3 ivan done"]
    dice = {"yellow": {"space": 6, "value": 1}, "green": {"space": 2}}
    s = solo("transport", site=done, influence=cards, dice=dice)
    assert seen(s)["ivan"]["track"] == 2 + 2
    s = solo("transport", site=[*done[:2], "1.3 yellow done"], influence=cards, dice=dice)
    assert seen(s)["ivan"]["track"] == 2 + 1


@pytest.mark.parametrize(("human", "place"), [(61, 2), (64, 1)])
def test_ivans_pieces_count_and_he_may_win(human: int, place: int) -> None:
    """RC-13.14, RC-13.15, R14, RC-12.2: ten pieces on his two cards are 2 prestige."""
    ivan = {"track": 60, "wood": 4, "construction": {"gold": 6}}
    s = table(1, phase="game_end", yellow={"track": human}, ivan=ivan)
    assert seen(s)["ivan"]["points"] == {"track": 20, "leftovers": 2, "towers": 0, "total": 22}
    assert GAME.places(s) == [place]


def test_two_player_scoring_decides_the_towers() -> None:
    """RC-13.14, RC-12.8: all to the higher contribution, a third to the other."""
    site = ["1.1 ivan done", "1.2 ivan done", "1.3 yellow done", "2.1 yellow done"]
    s = table(1, phase="game_end", site=site)
    assert seen(s)["towers"][0]["points"] == {"yellow": 2, "ivan": 6}
    assert seen(s)["towers"][1]["points"] == {"yellow": 2, "ivan": 0}


def test_ivan_may_bring_the_end() -> None:
    """RC-13.13: without the three prestige; the human has one more turn."""
    site = [f"{n}.{floor} ivan done" for n in (1, 2) for floor in (1, 2)]
    site += ["3.1 ivan done", "4.1 ivan base_02"]
    s = solo("construction", site=site, ivan={"construction": {"gold": 3}, "track": 20})
    assert seen(s)["ivan"]["track"] == 23
    assert (seen(s)["ended_by"], asked(s)) == ("ivan", "yellow player_turn")
    do(s, "move_die die=red", "end_market")
    roll(s)
    assert (asked(s), track(s, "yellow")) == ("nobody", 2)
