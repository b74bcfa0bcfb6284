"""Section 14: what `check` watches over, in whole games and in broken positions."""

from typing import Any

import pytest

from stavitel.games.pillars.state import Pillars

from .table import GAME, STARTERS, area, do, offered, player, random_game, seen, table, told, watch


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_keep_every_invariant(seats: int) -> None:
    """PE-14.1 to PE-14.8 as `check` knows them: PE-14.1, PE-14.2, PE-14.3, PE-14.4, PE-14.7."""
    for s in random_game(seats, seats):
        assert GAME.check(s) == []


def broken(data: dict[str, Any]) -> list[str]:
    s = GAME.load({"seats": 2, **data})
    return GAME.check(s)


def only_fault(s: Pillars) -> str:
    faults = GAME.check(s)
    assert len(faults) == 1, faults
    return faults[0]


def test_gold_and_points_have_their_range() -> None:
    """PE-14.1: 0 to 30 gold, no points below 0."""
    s = table(offer={"resources": ["wood_2"]})
    s.set_gold(0, 31)
    assert only_fault(s) == "blue: expected 0 to 30 gold; found 31"
    s.set_gold(0, 0)
    s.set_points(1, -1)
    assert only_fault(s) == "red: expected no points below 0; found -1"


def test_a_row_has_five_places() -> None:
    """PE-14.2: six with Jack."""
    six = [*STARTERS, "r1_mason", "r1_toolmaker", "r1_mortar_mixer"]
    offer = {"resources": ["wood_2"]}
    assert broken({"offer": offer, "blue": {"craftsmen": six}}) == [
        "blue: expected at most 5 craftsmen; found 6"
    ]
    assert broken({"offer": offer, "blue": {"craftsmen": six, "advantages": ["jack"]}}) == []


def test_workers_add_up_in_phase_one() -> None:
    """PE-14.3: those on resource cards and those at hand are all there are."""
    offer = {"resources": ["wood_2"]}
    assert broken({"offer": offer, "blue": {"resources": ["sand_2"], "workers": 11}}) == [
        "blue: expected 10 workers; found 11 at hand and 0 in the mill"
    ]


def test_no_cube_is_lost() -> None:
    """PE-14.4: players, market, court and supply; metal never runs out."""
    s = table(offer={"resources": ["wood_2"]})
    s.set_held(0, 1, 1)
    assert only_fault(s) == "stone: expected 23 cubes; found 24"
    assert broken({"offer": {"resources": ["wood_2"]}, "blue": {"metal": 5}}) == []
    s = area("cathedral", blue={"metal": 12})
    s.set_supply(3, -1)
    s.set_held(0, 3, 13)
    assert only_fault(s) == "metal: expected no more than there is in the box"


def test_five_cubes_at_most_between_the_rounds() -> None:
    """PE-14.5: after area 13 of rounds 1 to 5."""
    assert broken({"offer": {"resources": ["wood_2"]}, "blue": {"wood": 6}}) == [
        "blue: expected at most 5 cubes after area 13; found 6"
    ]
    for s in random_game(3, 5):
        if seen(s)["phase"] in ("offer", "builders"):
            for colour in ("blue", "red", "green"):
                assert sum(player(s, colour)["goods"].values()) <= 5


@pytest.mark.parametrize("seed", [3, 4])
def test_after_phase_two_every_usable_builder_stands_on_a_space(seed: int) -> None:
    """PE-14.6: three of each player, two under the city wall."""
    walled: list[str] = []
    for s in random_game(4, seed):
        view = seen(s)
        if view["phase"] == "builders":
            walled = view["city_wall"] or walled
        if view["area"] == "event" and view["event"] is None:
            standing = [b for place in view["builders"].values() for b in listed(place)]
            for colour in ("blue", "red", "green", "yellow"):
                assert standing.count(colour) == (2 if colour in walled else 3)
            walled = []


def listed(place: object) -> list[object]:
    return place if isinstance(place, list) else [place]


def test_a_builder_is_always_somewhere() -> None:
    """PE-14.6: in the bag, aside, on the cost track, on a space or in hand."""
    assert broken({"phase": "builders", "blue": {"aside": 0}}) == []
    assert broken({"phase": "builders", "builders": {"market": ["red"] * 4}}) == [
        "red: expected 3 builders; found -1 in the bag, 0 aside"
    ]


def test_no_craftsman_works_above_capacity() -> None:
    """PE-14.7: one more for one strengthened by the Madonna."""
    words: dict[str, Any] = {
        "phase": "resolution", "area": "cathedral", "event": "madonna_statue",
        "pending": ["end_of_round", "resolution 14", "next_conversion 1", "conversion 0"],
        "blue": {"wood": 4},
    }  # fmt: skip
    used = {"used": {"start_woodworker": 5}}
    assert broken(words | used) == ["used: start_woodworker works above capacity"]
    assert broken(words | used | {"strengthened": "start_woodworker"}) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_uses_six_events_and_twelve_advantage_cards(seats: int) -> None:
    """PE-14.8: and all 24 round craftsmen have been revealed."""
    found: dict[str, set[int]] = {"event_revealed": set(), "advantage_revealed": set()}
    craftsmen: set[int] = set()
    for s in random_game(seats, 7):
        for event in told(s):
            if event["event"] in found:
                found[event["event"]].add(event.get("happening", event.get("advantage", -1)))
            if event["event"] in ("craftsman_came_to_shiring", "craftsman_offered"):
                craftsmen.add(event["craftsman"])
        watch(s)
    assert [len(cards) for cards in found.values()] == [6, 12]
    assert craftsmen == set(range(3, 27))


def test_what_was_bought_is_remembered_until_the_round_ends() -> None:
    """PE-14.9, PE-7.12.5: the set of kinds bought, for each player."""
    s = area("market", builders={"market": ["red"]}, red={"gold": 9})
    do(s, "buy sand 1", "buy wood 1")
    assert player(s, "red")["bought"] == ["wood", "sand"]
    assert not [line for line in offered(s) if line.startswith("sell")]
