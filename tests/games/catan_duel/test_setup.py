"""Sections 2, 14 and 16: what lies on the table before the first turn."""

from collections import Counter

import pytest

from stavitel.engine.core import Actions, act, options, settle
from stavitel.games.catan_duel.cards import BACKS, CARDS, COLOURS, HAPPENINGS, PLACES, VARIANTS
from stavitel.games.catan_duel.fields import CITIES, ROADS, SETTLEMENTS
from stavitel.games.catan_duel.memory import card_of
from stavitel.games.catan_duel.setup import new_game
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import VERBS

from .table import BOX, COMPONENTS, asked, do, hand, held, offered, points, stack, told, watch, why


def laid(variant: str, **switches: str) -> CatanDuel:
    """A table before its first draw."""
    s = new_game(BOX, VARIANTS.index(variant), switches)
    settle(s)
    return s


def dealt(variant: str, starter: str = "red", **switches: str) -> CatanDuel:
    """Chance took what comes first up to the first question; who starts is told."""
    s = laid(variant, **switches)
    while asked(s) != "chance draw_starter":
        act(s, options(s)[0])
    do(s, f"draw_starter {starter}")
    return s


def with_hands(variant: str, starter: str = "red") -> CatanDuel:
    """The same after both start hands were taken, whatever is offered first."""
    s = dealt(variant, starter)
    while asked(s).split()[1] in ("start_stack", "searched_card"):
        act(s, options(s)[0])
    return s


def sizes(s: CatanDuel) -> list[int]:
    return [int(s.stack_size(n)) for n in range(s.mode().stacks)]


def backs(s: CatanDuel) -> list[str]:
    """The backs of the cards that really lie in each stack."""
    found = []
    for n in range(s.mode().stacks):
        cards = [card_of(s.raw_card(n, place)) for place in range(s.stack_size(n))]
        names = {BACKS[BOX.back[card]] for card in cards}
        found.append(" ".join(sorted(names)))
    return found


def test_both_players_begin_with_two_settlements_and_six_regions() -> None:
    """CD-2.2, CD-2.3, CD-3.6, CD-17.1: one of everything but gold, and two points (EX-1)."""
    s = laid("intro")
    for colour in COLOURS:
        assert held(s, colour) == {"brick": 1, "grain": 1, "lumber": 1, "ore": 1, "wool": 1}
        assert points(s, colour) == 2
    places = ["-1a", "1a", "3a", "-1b", "1b", "3b"]
    for seat, dice in enumerate(([2, 1, 6, 3, 4, 5], [3, 4, 5, 2, 1, 6])):
        regions = [BOX.regions[s.region(seat, PLACES.index(place))] for place in places]
        assert [int(region.die) for region in regions] == dice
        assert [int(region.resource) for region in regions] == [2, 5, 1, 0, 4, 3]
    assert not s.outer_road(0, 0) and not s.outer_road(1, 1)


def test_central_stacks_are_the_same_in_every_game() -> None:
    """CD-1.2, CD-2.4: 7 roads, 5 settlements, 7 cities and 12 regions."""
    s = laid("duel")
    left = [int(s.central_left(kind)) for kind in (ROADS, SETTLEMENTS, CITIES)]
    assert left == [7, 5, 7]
    assert bin(int(s.regions_left)).count("1") == 12


def test_the_introductory_game_has_four_stacks_of_nine_basic_cards() -> None:
    """CD-2.1, CD-2.6, CD-14.3: nothing with another back takes part, and nothing lies open."""
    s = dealt("intro")
    assert sizes(s) == [9, 9, 9, 9]
    assert backs(s) == ["basic"] * 4
    assert s.face_up_left == 0


@pytest.mark.parametrize(
    ("variant", "theme", "face_up"),
    [
        ("gold", [("gold", 11), ("gold", 11)], ("merchant_guild", 2)),
        ("turmoil", [("turmoil", 11), ("turmoil", 11)], ("hedge_tavern", 2)),
        ("progress", [("progress", 12), ("progress", 12)], ("university", 2)),
        ("duel", [("gold", 12), ("turmoil", 12), ("progress", 14)], ("", 0)),
    ],
)
def test_stacks_of_the_theme_games(
    variant: str, theme: list[tuple[str, int]], face_up: tuple[str, int]
) -> None:
    """CD-14.3, CD-14.4, CD-16.2: three basic stacks of 12 beside those of the theme (EX-12, EX-17,
    EX-18); what lies open is in no stack, and in the Duel nothing lies open."""
    s = dealt(variant)
    assert sizes(s) == [12, 12, 12, *[n for _, n in theme]]
    assert backs(s) == ["basic", "basic", "basic", *[name for name, _ in theme]]
    card = s.mode().face_up_card
    assert ("" if card < 0 else CARDS[card], int(s.face_up_left)) == face_up
    everything = [name for n in range(s.mode().stacks) for name in stack(s, n + 1)]
    assert face_up[0] not in everything


def test_half_moons_stay_in_the_box_in_the_duel() -> None:
    """CD-1.11, CD-16.2: so many of each draw card take part as have no half-moon."""
    s = dealt("duel")
    there = Counter(name for n in range(6) for name in stack(s, n + 1))
    for card in COMPONENTS["card"]:
        assert there[card["id"]] == card["count"] - card.get("half_moon", 0), card["id"]
    assert there["merchant_guild"] == there["hedge_tavern"] == there["university"] == 1


def test_any_card_may_lie_on_top_and_copies_make_it_likelier() -> None:
    """CD-2.6: chance deals one card after the other."""
    s = laid("intro")
    assert asked(s) == "chance deal_card"
    assert len(offered(s)) == 28
    top = s.stack[-1]
    weights = {VERBS.write(n): int(top.weight(s, n)) for n in options(s)}
    assert weights["deal_card storehouse"] == 2 and weights["deal_card inga"] == 1
    assert sum(weights.values()) == 36
    do(s, "deal_card inga", "deal_card storehouse")
    assert "deal_card inga" not in offered(s)
    assert int(s.stack[-1].weight(s, VERBS.read("deal_card storehouse"))) == 1


def test_nobody_is_told_how_the_stacks_are_dealt() -> None:
    """CD-20.2: order and content of draw stacks are hidden."""
    s = laid("intro")
    watch(s)
    do(s, "deal_card inga")
    assert told(s) == []


@pytest.mark.parametrize(
    ("variant", "cards"), [("intro", 9), ("gold", 12), ("turmoil", 13), ("progress", 14)]
)
def test_all_event_cards_of_the_sets_take_part(variant: str, cards: int) -> None:
    """CD-2.5, CD-14.2: so many with Yule, which is there once."""
    s = dealt(variant)
    there = {name: int(s.events_in_game(n)) for n, name in enumerate(HAPPENINGS)}
    assert sum(there.values()) == cards == s.mode().events
    assert there["yule"] == 1
    assert (there["riots"] > 0) == (variant == "turmoil")


def test_six_unknown_events_take_part_in_the_duel() -> None:
    """CD-16.3: six without half-moon and six of the fifteen with one, dealt unseen."""
    s = laid("duel")
    while asked(s) == "chance deal_card":
        act(s, options(s)[0])
    assert asked(s) == "chance deal_event"
    sure = {name: int(s.events_in_game(n)) for n, name in enumerate(HAPPENINGS)}
    assert {name for name, n in sure.items() if n} == {
        "yule", "invention", "year_of_plenty", "riots", "traveling_merchant", "plague",
    }  # fmt: skip
    top = s.stack[-1]
    assert sum(int(top.weight(s, action)) for action in options(s)) == 15
    watch(s)
    for _ in range(6):
        act(s, options(s)[0])
    assert asked(s) == "chance draw_starter"
    assert told(s) == []
    assert sum(int(s.events_in_game(n)) for n in range(len(HAPPENINGS))) == 12
    assert sum(int(s.events_met(n)) for n in range(len(HAPPENINGS))) == 6


def test_either_player_may_start() -> None:
    """CD-2.8: the roll for it is one draw."""
    s = dealt("intro", "blue")
    assert asked(s) == "blue start_stack"
    assert s.starter == COLOURS.index("blue")


def test_start_hands_are_the_top_three_cards_of_different_stacks() -> None:
    """CD-2.9: the starting player takes his first."""
    s = dealt("intro")
    top = [stack(s, number)[:3] for number in (2, 3)]
    do(s, "choose_stack 2")
    assert hand(s, "red") == sorted(top[0], key=CARDS.index)
    assert asked(s) == "blue start_stack"
    assert why(s, "choose_stack 2") == ("stack_taken", "CD-2.9")
    assert why(s, "choose_stack 5") == ("no_such_stack", "CD-2.6")
    do(s, "choose_stack 3")
    assert hand(s, "blue") == sorted(top[1], key=CARDS.index)
    assert sizes(s) == [9, 6, 6, 9]
    assert asked(s) == "red pre_roll"


def test_start_hands_of_theme_games_are_chosen_from_a_basic_stack() -> None:
    """CD-14.5, CD-16.4, R20: any three cards, the others keep their order (EX-13)."""
    s = dealt("gold", "blue")
    assert why(s, "choose_stack 4") == ("not_basic_stack", "CD-14.5")
    do(s, "choose_stack 1")
    before = stack(s, 1)
    assert asked(s) == "blue searched_card"
    wanted = before[4], before[0], before[11]
    do(s, *[f"take {name}" for name in wanted])
    assert hand(s, "blue") == sorted(wanted, key=CARDS.index)
    rest = list(before)
    for name in wanted:
        rest.remove(name)
    assert stack(s, 1) == rest
    assert asked(s) == "red start_stack"
    assert why(s, "choose_stack 1") == ("stack_taken", "CD-2.9")


def test_a_table_may_let_both_start_hands_of_a_theme_game_come_from_one_stack() -> None:
    """R20: `start_stacks` set to `any`; in the introductory game CD-2.9 says which."""
    s = dealt("gold", start_stacks="any")
    do(s, "choose_stack 1")
    do(s, *[f"take {name}" for name in stack(s, 1)[:3]])
    assert asked(s) == "blue start_stack"
    do(s, "choose_stack 1")
    do(s, *[f"take {name}" for name in stack(s, 1)[:3]])
    assert sizes(s)[0] == 6
    s = dealt("intro", start_stacks="any")
    do(s, "choose_stack 2")
    assert why(s, "choose_stack 2") == ("stack_taken", "CD-2.9")


def test_only_the_searching_player_learns_what_he_took() -> None:
    """CD-19.13, CD-20.3: first the stack is named, then its cards are seen by him alone."""
    s = dealt("progress")
    watch(s)
    do(s, "choose_stack 2", f"take {stack(s, 2)[0]}")
    assert [event["event"] for event in told(s, "blue")] == [
        "stack_chosen", "stack_searched", "card_taken",
    ]  # fmt: skip
    assert "card" in told(s, "red")[-1] and "card" not in told(s, "blue")[-1]


def test_regions_may_be_rearranged_in_theme_games() -> None:
    """CD-14.6, CD-19.1, R21: the starting player first; each with its stock."""
    s = with_hands("turmoil", "blue")
    assert asked(s) == "blue regions_choice"
    do(s, "keep_regions")
    assert asked(s) == "red regions_choice"
    do(s, "rearrange_regions", "put_region red_pasture", "put_region red_forest")
    assert why(s, "put_region red_pasture") == ("region_placed_already", "CD-14.6")
    assert why(s, "put_region blue_forest") == ("region_not_available", "CD-9.4")
    do(s, "put_region red_gold_river", "put_region red_fields", "put_region red_hills")
    names = ["pasture", "forest", "gold_river", "fields", "hills", "mountains"]
    places = ["-1a", "1a", "3a", "-1b", "1b", "3b"]
    for name, place in zip(names, places, strict=True):
        region = BOX.regions[s.region(0, PLACES.index(place))]
        assert COMPONENTS["region"][s.region(0, PLACES.index(place))]["id"] == f"red_{name}"
        assert s.stock(0, PLACES.index(place)) == (0 if name == "gold_river" else 1), region
    assert asked(s) == "blue pre_roll"


def test_regions_of_the_introductory_game_stay() -> None:
    """CD-14.6: only theme games and the Duel let them be rearranged."""
    s = dealt("intro")
    do(s, "choose_stack 1", "choose_stack 2")
    assert asked(s) == "red pre_roll"


def test_candidates_of_a_search_are_the_cards_of_the_stack() -> None:
    """CD-14.5: each kind of card is offered once, in the order of the cards' numbers."""
    s = dealt("gold")
    do(s, "choose_stack 1")
    out = Actions()
    s.stack[-1].candidates(s, out)
    names = sorted(set(stack(s, 1)), key=CARDS.index)
    assert [VERBS.write(action) for action in out.to_list()] == [f"take {name}" for name in names]
    missing = next(name for name in CARDS if name not in names)
    assert why(s, f"take {missing}") == ("not_in_stack", "CD-12.4")
