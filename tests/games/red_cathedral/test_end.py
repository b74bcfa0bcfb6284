"""Sections 2, 11 and 12: setup, the end and scoring."""

import pytest

from stavitel.games.red_cathedral.scoring import FinalScoring, shared_places

from .table import GAME, asked, dealt, do, player, roll, seen, table, track


@pytest.mark.parametrize(
    ("seats", "towers", "sections", "plus"),
    [(1, 4, 12, 0), (2, 4, 12, 0), (3, 5, 18, 4), (4, 6, 24, 10)],
)
def test_the_site_follows_the_plan(seats: int, towers: int, sections: int, plus: int) -> None:
    """RC-1.8, RC-2.5, RC-2.6, RC-13.1: tiles with a plus only with three or four players."""
    site = seen(dealt(seats))["towers"]
    floors = [floor for tower in site for floor in tower["floors"]]
    assert (len(site), len(floors)) == (towers, sections)
    assert len([f for f in floors if f["tile"] and f["tile"].startswith("wt_p")]) == plus
    assert all([t["floors"][0]["type"], t["floors"][-1]["type"]] == ["base", "dome"] for t in site)


def test_each_side_of_the_board_is_set_up() -> None:
    """RC-2.8, RC-2.9, RC-2.10, R1: or every player chooses, where the table agrees."""
    basic, advanced = player(dealt(2), "yellow"), player(dealt(2, "advanced"), "yellow")
    assert basic["banners"] == {"inventory": 4, "outside": 2, "white_1": 0, "white_2": 0}
    assert basic["ornaments"] == {"door": 1, "arch": 2, "cross": 1}
    assert advanced["banners"] == {"inventory": 4, "outside": 0, "white_1": 1, "white_2": 1}
    assert advanced["ornaments"] == {"door": 0, "arch": 0, "cross": 0}
    s = dealt(2, boards="own_choice")
    assert asked(s) == "yellow choose_board"
    do(s, "choose_side advanced", "choose_side basic", "draw_first_player green")
    assert [player(s, n)["board"] for n in ("yellow", "green")] == ["advanced", "basic"]


def test_the_last_turns_follow_the_sixth_section() -> None:
    """RC-11.1, RC-11.2, RC-11.3, R12: by a teamsters delivery as well; nobody else is paid."""
    done = ["1.1 yellow done", "1.2 yellow done", "1.3 yellow done", "2.1 yellow done"]
    last = ["2.2 yellow done", "2.3 yellow dome_01 brick=1 stone=1 gold=1"]
    dice = {"red": {"space": 2, "value": 1}}
    s = table(2, site=done + last, yellow={"gold": 1, "rubles": 1, "track": 20}, dice=dice)
    do(s, "move_die die=red", "use_influence deliver_1", "deliver tower=2 floor=3 good=gold")
    assert (track(s, "yellow"), asked(s)) == (35, "yellow market_turn")
    do(s, "end_market")
    roll(s)
    assert asked(s) == "green player_turn"
    do(s, "move_die die=yellow", "end_market")
    roll(s)
    assert (asked(s), seen(s)["phase"]) == ("nobody", "game_end")


def test_leftovers_count_together() -> None:
    """RC-12.2, R13: five pieces, materials or rubles; not those on unfinished sections."""
    own = {"wood": 3, "rubles": 6, "track": 5}
    s = table(2, phase="game_end", site=["1.1 yellow base_02 wood=1"], yellow=own)
    assert GAME.scores(s) == [1 + 1, 0]


def test_every_tower_that_brings_something_is_told() -> None:
    """RC-12.7, RC-12.8: by its number, also where it brings a single point; without a point it is
    not."""
    site = ["2.1 yellow done", "2.2 yellow done ornament=green", "3.1 green done"]
    s = table(2, phase="game_end", site=site)
    s.events = []
    FinalScoring().run(s)
    told = [GAME.told(event, -1) for event in s.events if event.kind.name == "tower_scored"]
    assert [(one["seat"], one["tower"], one["prestige"]) for one in told] == [
        ("yellow", 2, 5), ("green", 2, 1), ("green", 3, 2),
    ]  # fmt: skip


def test_places_after_a_tie() -> None:
    """RC-12.5, RC-12.6: EX-22 with its own numbers."""
    s = table(4, phase="game_end")
    shares = [int(shared_places(s, 11, better, equal)) for better, equal in [(0, 2), (2, 1)]]
    assert shares == [8, 2]


def test_ties_go_to_sections_then_to_ornaments() -> None:
    """RC-12.9: and then the victory is shared."""
    s = table(2, phase="game_end", yellow={"track": 5}, green={"track": 5})
    assert GAME.places(s) == [1, 1]
    site = ["1.1 yellow done", "1.2 green done", "2.1 yellow"]
    s = table(2, phase="game_end", site=site, yellow={"track": 5}, green={"track": 5})
    assert GAME.places(s) == [1, 1]
    site = ["1.1 yellow done", "1.2 green done", "2.1 green done ornament=yellow"]
    s = table(2, phase="game_end", site=site, yellow={"track": 5}, green={"track": 5})
    assert (GAME.scores(s), GAME.places(s)) == ([1, 1], [2, 1])


@pytest.mark.parametrize(("more", "fewer"), [("yellow", "green"), ("green", "yellow")])
def test_more_ornaments_break_a_tie_of_prestige_and_sections(more: str, fewer: str) -> None:
    """RC-12.9: with equal prestige and as many finished sections, more ornaments win."""
    site = [f"1.1 {more} done ornament={fewer}", f"1.2 {fewer} done ornament={more}",
            f"2.1 {fewer} done", f"2.2 {more} done ornament={more}"]  # fmt: skip
    s = table(3, phase="game_end", site=site, **{more: {"track": 5}, fewer: {"track": 17}})
    assert [player(s, colour)["finished"] for colour in (more, fewer)] == [2, 2]
    assert GAME.scores(s) == [10, 10, 0]
    assert GAME.places(s) == ([1, 2, 3] if more == "yellow" else [2, 1, 3])


def test_towers_are_scored_one_after_another_by_their_numbers() -> None:
    """RC-12.3, RC-12.4: from the left, counted from 1; the log names the tower that scores."""
    site = ["1.1 green done", "2.1 yellow done", "2.2 yellow done", "4.1 green done"]
    s = table(2, site=site, turns=2000, turn="green")
    do(s, "move_die die=red", "end_market")
    s.events = []
    roll(s)
    assert asked(s) == "nobody"
    told = [GAME.told(event, -1) for event in s.events]
    scored = [event for event in told if event["event"] == "tower_scored"]
    towers = [(event["seat"], event["tower"]) for event in scored]
    assert towers == [("green", 1), ("yellow", 2), ("green", 4)]
