"""CD-21: decks come to the table, and what lies there before the first turn."""

import pytest

from stavitel.engine.core import Actions, advance, options, settle
from stavitel.engine.fields import BadField
from stavitel.engine.rng import Rng
from stavitel.games import components_of
from stavitel.games.catan_duel.cards import ABBEY, CARDS, HAPPENING_COUNT, HAPPENINGS
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.deck_counts import deck_count, deck_limit, deck_size, events_chosen
from stavitel.games.catan_duel.decks.deck import Deck
from stavitel.games.catan_duel.position import load
from stavitel.games.catan_duel.setup import game_with_decks, new_game
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.players.chance import draw

from .decks_at_hand import begun, by_chance, sample, tournament
from .table import (
    BOX,
    GAME,
    asked,
    do,
    hand,
    held,
    offered,
    offered_as,
    points,
    seen,
    stack,
    stock,
    told,
    watch,
    why,
)


def events_in(s: CatanDuel) -> dict[str, int]:
    counts = [int(s.events_in_game(n)) for n in range(HAPPENING_COUNT)]
    return {HAPPENINGS[n]: count for n, count in enumerate(counts) if count}


def dealt_deck(seed: int, **switches: str) -> CatanDuel:
    """A table at which chance has made up both decks."""
    s = new_game(BOX, 5, switches)
    settle(s)
    rng, out = Rng(seed), Actions()
    while asked(s) != "chance draw_starter":
        advance(s, draw(s, rng, out))
    return s


def test_a_deck_becomes_a_hand_and_three_stacks() -> None:
    """CD-21.7, CD-21.16, CD-21.19, CD-21.20, CD-21.21, R47, R49, R51 (TV-1): 33 cards are the three
    starting cards and three stacks of ten, in the order of the setup; the piles are empty."""
    s = begun("golden_mean", "golden_mean")
    assert asked(s) == "chance draw_starter"
    assert sorted(hand(s, "red")) == ["abbey", "scout", "wool_ship"]
    do(s, "draw_starter red")
    by_chance(s, "red regions_choice")
    for first in (1, 4):
        stacks = [stack(s, n) for n in range(first, first + 3)]
        assert [len(cards) for cards in stacks] == [10, 10, 10]
        colour = "red" if first == 1 else "blue"
        cards = sorted([*hand(s, colour), *[card for cards in stacks for card in cards]])
        assert cards == sorted(CARDS[n] for n in sample("golden_mean").cards)
        assert len(cards) == 33
    assert [player["discard"]["cards"] for player in seen(s)["players"]] == [0, 0]


def test_both_may_bring_the_same_deck_each_from_a_box_of_their_own() -> None:
    """CD-21.2, CD-21.8, R61, R64: two Scouts in either deck are four in the game."""
    s = begun("golden_mean", "golden_mean")
    assert [int(deck_count(s, seat, CARDS.index("scout"))) for seat in (0, 1)] == [2, 2]
    assert int(deck_limit(s, CARDS.index("scout"))) == 2


def test_cards_of_a_kind_from_several_sets_count_apart() -> None:
    """CD-21.9: two Storehouses of the Basic Set and one of the Era of Gold."""
    assert int(deck_limit(tournament(), CARDS.index("storehouse"))) == 2
    deck = {"storehouse": 2, "gold_storehouse": 1}
    s = tournament(red={"hand": ["storehouse", "storehouse", "gold_storehouse"]})
    assert {name: int(deck_count(s, 0, CARDS.index(name))) for name in deck} == deck


def test_the_start_of_the_principalities() -> None:
    """CD-21.3, CD-21.17 (TV-8): one of everything, gold too, and the center cards as ever."""
    s = begun("gold_rush", "learned_city")
    for player in seen(s)["players"]:
        assert set(player["goods"].values()) == {1}
        assert (player["points"], len(player["towns"])) == (2, 2)
    assert seen(s)["central"] == {"roads": 7, "settlements": 5, "cities": 7}
    assert len(seen(s)["regions_left"]) == 12


def test_the_event_stack_comes_from_both() -> None:
    """CD-21.4, CD-21.18 (TV-7): whoever is the host, 13 cards with Yule among them."""
    expected = {
        "yule": 1, "riots": 3, "plague": 2, "traveling_merchant": 2, "trade_ships_race": 1,
        "year_of_plenty": 1, "feud": 1, "fraternal_feuds": 1, "gift_for_the_prince": 1,
    }  # fmt: skip
    for decks in (("merchant_fleet", "torch_and_arrow"), ("torch_and_arrow", "merchant_fleet")):
        s = begun(*decks)
        assert events_in(s) == expected
        assert sum(expected.values()) == 13 == seen(s)["events"]["left"]


def test_yule_comes_tenth_and_builds_the_stack_anew() -> None:
    """CD-21.18, CD-21.45, R56: nine others lie above it; then all 13 are in the stack again."""
    drawn = {"riots": 2, "plague": 2, "feud": 1, "invention": 2, "year_of_plenty": 2}
    pending = ["end_of_turn", "exchange", "replenish", "action_start", "draw_event"]
    chosen = {"feud": 1, "invention": 1, "year_of_plenty": 2}
    more = {"feud": 1, "invention": 1, "riots": 1, "plague": 1}
    s = tournament(
        phase="roll", production=1, symbol="event_card", events_drawn=drawn, pending=pending,
        red={"events": chosen}, blue={"events": more},
    )  # fmt: skip
    assert offered(s) == ["draw_event yule"]
    do(s, "draw_event yule")
    assert (seen(s)["events"]["left"], seen(s)["events"]["drawn"]) == (13, {})
    assert "draw_event yule" not in offered(s)


def test_what_either_may_choose_of_the_events() -> None:
    """CD-21.10, CD-21.11, R56: at most one marked copy beside those without the mark; no Yule."""
    most = {"invention": 2, "year_of_plenty": 2, "traveling_merchant": 2, "yule": 0}
    eligible = tournament().mode().moon_events
    assert {name: int(eligible[n]) for n, name in enumerate(HAPPENINGS)} == {
        name: most.get(name, 1) for name in HAPPENINGS
    }


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_decks_that_chance_makes_up_are_legal(seed: int) -> None:
    """CD-21.7, CD-21.8, CD-21.10, CD-21.12, R48, R50: 33 cards, no more of any than a box has; with
    the other reading none with a half-moon beyond those without it."""
    for moons in ("one_of_a_kind", "none"):
        s = dealt_deck(seed, deck_moons=moons)
        for seat in (0, 1):
            assert (deck_size(s, seat), events_chosen(s, seat)) == (33, 4)
            for card, face in enumerate(s.box.cards):
                left_out = int(face.half_moons) if moons == "none" else 0
                assert deck_count(s, seat, card) <= face.count - left_out


def test_every_copy_left_in_a_box_is_as_likely() -> None:
    """CD-21.2, CD-21.8: a card weighs as many as the box still holds of it, and then none."""
    s = new_game(BOX, 5, {})
    settle(s)
    scout = next(n for n in options(s) if GAME.verbs.write(n) == "deal_card scout")
    for left in (2, 1):
        assert int(s.stack[-1].weight(s, scout)) == left
        advance(s, scout)
    assert scout not in options(s)


@pytest.mark.parametrize("lists", ["secret", "open"])
def test_who_hears_what_a_deck_is_made_of(lists: str) -> None:
    """CD-21.15, CD-21.48, R58: the owner hears every card and event that chance deals to a deck,
    the other only if lists are open."""
    s = new_game(BOX, 5, {"deck_lists": lists})
    settle(s)
    watch(s)
    rng, out = Rng(3), Actions()
    while asked(s) != "chance draw_starter":
        advance(s, draw(s, rng, out))
    for colour in ("red", "blue", ""):
        heard = told(s, colour)
        cards = [row for row in heard if row["event"].startswith("deck_card")]
        events = [row for row in heard if row["event"].startswith("deck_event")]
        assert (len(cards), len(events)) == (66, 8)
        for seat, owner in enumerate(("red", "blue")):
            known = lists == "open" or colour == owner
            assert all(("card" in row) == known for row in cards if row["seat"] == seat)
            assert all(("happening" in row) == known for row in events if row["seat"] == seat)


def test_an_illegal_deck_is_refused() -> None:
    """CD-21.13, R63: too many copies, or too few cards; the game does not begin."""
    with pytest.raises(BadField):
        load(BOX, {"variant": "tournament", "red": {"deck": {"abbey": 3}}})
    s = load(BOX, {"variant": "tournament", "red": {"deck": {"abbey": 2, "scout": 2}}})
    assert any("expected 33 cards in the deck; found 4" in fault for fault in GAME.check(s))


def test_what_is_only_unwise_is_allowed() -> None:
    """CD-21.12, CD-21.14: both Merchant Guilds, of which only one can be built."""
    s = tournament(red={"hand": ["merchant_guild", "merchant_guild"]})
    assert GAME.check(s) == []


def test_nothing_lies_open_and_marked_cards_take_part() -> None:
    """CD-21.1, CD-21.5, CD-21.6: the University is a card in hand, and Reiner fixes the event."""
    s = tournament(phase="pre_roll", red={"hand": ["university", "reiner"]})
    assert seen(s)["face_up"] is None
    do(s, "fix_celebration")
    assert seen(s)["symbol"] == "celebration"


def test_decks_are_secret_unless_the_table_wants_them_open() -> None:
    """CD-21.15, CD-21.48, CD-21.49, R58: everybody reads their own list, and what they have not
    seen of it; the other's only where lists are open."""
    for lists, others in (("secret", False), ("open", True)):
        s = begun("golden_mean", "gold_rush", deck_lists=lists)
        own = seen(s, "red")
        red, blue = own["players"]
        assert red["deck"]["abbey"] == 1
        assert sum(own["to_come"].values()) == 30
        assert ("deck" in blue, "chosen" in blue) == (others, others)
        assert own["to_come"] != seen(s, "blue")["to_come"]
        spectators = seen(s)
        assert ("deck" in spectators["players"][0], "to_come" in spectators) == (others, False)


def test_sizes_and_tops_are_open() -> None:
    """CD-21.48: how many cards lie where, and the top card of both piles."""
    s = tournament(red={"discard": ["scout", "goldsmith"], "hand": ["abbey"]})
    view = seen(s)
    assert view["players"][0]["discard"] == {"cards": 2, "top": "goldsmith"}
    assert view["players"][0]["hand"]["cards"] == 1
    assert [row["owner"] for row in view["stacks"]] == ["red"] * 3 + ["blue"] * 3
    assert sum(row["size"] for row in view["stacks"][:3]) == 30


def test_who_names_no_starting_cards_chooses_them() -> None:
    """CD-21.19, R49: three of the deck, one by one; what is in the hand already is not offered. The
    other hears that a card was chosen, not which."""
    s = dealt_deck(4)
    do(s, "draw_starter blue")
    thought_of = Actions()
    s.stack[-1].candidates(s, thought_of)
    assert thought_of.to_list() == options(s)
    watch(s)
    for _ in range(3):
        assert asked(s) == "blue start_card"
        assert s.stack[-1].secret()
        cards = offered_as(s, "take")
        assert all(deck_count(s, 1, CARDS.index(card)) > 0 for card in cards)
        do(s, f"take {cards[0]}")
    assert asked(s) == "red start_card"
    for colour in ("blue", "red"):
        chosen = [row for row in told(s, colour) if row["event"] == "start_card_chosen"]
        assert [row["seat"] for row in chosen] == [1, 1, 1]
        assert all(("card" in row) == (colour == "blue") for row in chosen)
    absent = next(name for n, name in enumerate(CARDS) if deck_count(s, 0, n) == 0)
    assert why(s, f"take {absent}") == ("not_in_deck", "CD-21.19")
    assert len(hand(s, "blue")) == 3


@pytest.mark.parametrize(("reading", "searched"), [("from_stack", True), ("top", False)])
def test_other_ways_to_a_first_hand(reading: str, searched: bool) -> None:
    """CD-21.19, R49: out of one of your own stacks, looked through or from its top."""
    s = begun("golden_mean", "golden_mean", start_hand=reading)
    do(s, "draw_starter red")
    by_chance(s, "red start_stack")
    assert [len(stack(s, n)) for n in range(1, 7)] == [11] * 6
    assert why(s, "choose_stack 4") == ("not_own_stack", "CD-21.34")
    do(s, "choose_stack 2")
    assert (asked(s) == "red searched_card") == searched
    if not searched:
        assert (len(hand(s, "red")), len(stack(s, 2))) == (3, 8)


def test_two_stacks_if_the_table_wants_it() -> None:
    """CD-21.20, R51: fifteen cards each, and no third place."""
    s = begun("golden_mean", "golden_mean", stack_count="two")
    do(s, "draw_starter red")
    by_chance(s, "red regions_choice")
    assert [len(stack(s, n)) for n in range(1, 7)] == [15, 15, 0, 15, 15, 0]
    assert len(seen(s)["stacks"]) == 4
    s = tournament(stack_count="two", phase="exchange", red={"hand": ["scout"]})
    do(s, "exchange_card scout")
    assert offered(s) == ["put_under 1", "put_under 2"]
    assert why(s, "put_under 3")[0] == "no_such_stack"


@pytest.mark.parametrize(("reading", "stacks"), [("four", [8, 8, 7, 7]), ("five", [6, 6, 6, 6, 6])])
def test_four_or_five_stacks_if_the_table_wants_it(reading: str, stacks: list[int]) -> None:
    """CD-21.20, CD-21.33, CD-21.34, R51: sizes differ by one card at most; red's stacks come first,
    and every card may go under each of one's own."""
    s = begun("golden_mean", "golden_mean", stack_count=reading)
    do(s, "draw_starter red")
    by_chance(s, "red regions_choice")
    number = len(stacks)
    assert [len(stack(s, n)) for n in range(1, 2 * number + 1)] == [*stacks, *stacks]
    owners = [row["owner"] for row in seen(s)["stacks"]]
    assert owners == ["red"] * number + ["blue"] * number
    s = tournament(stack_count=reading, phase="exchange", red={"hand": ["scout"]})
    do(s, "exchange_card scout")
    assert offered(s) == [f"put_under {n}" for n in range(1, number + 1)]
    assert why(s, f"put_under {number + 1}") == ("not_own_stack", "CD-21.34")
    assert why(s, f"put_under {2 * number + 1}")[0] == "no_such_stack"
    do(s, f"put_under {number}", f"draw {number - 1}")
    assert GAME.check(load(BOX, GAME.position(s))) == []


@pytest.mark.parametrize(
    ("reading", "size", "stacks"),
    [
        ("thirty_three", 33, [10, 10, 10]),
        ("thirty", 30, [9, 9, 9]),
        ("forty", 40, [13, 12, 12]),
    ],
)
def test_decks_of_another_size(reading: str, size: int, stacks: list[int]) -> None:
    """CD-21.7, CD-21.20, R47: three cards in hand, the rest in stacks that differ by one card at
    most; a position with fewer or more is refused."""
    s = dealt_deck(1, deck_cards=reading)
    assert [int(deck_size(s, seat)) for seat in (0, 1)] == [size, size]
    do(s, "draw_starter red")
    for colour in ("red", "blue"):
        for _ in range(3):
            assert asked(s) == f"{colour} start_card"
            do(s, offered(s)[0])
    by_chance(s, "red regions_choice")
    assert [len(stack(s, n)) for n in range(1, 7)] == [*stacks, *stacks]
    full = GAME.position(s)
    load(BOX, full)
    others = ("thirty_three", "thirty", "forty")
    for other in others:
        found = GAME.check(load(BOX, {**full, "deck_cards": other}))
        assert (found == []) == (other == reading)


def test_regions_are_laid_after_the_hand_and_before_building() -> None:
    """CD-21.16, CD-21.22, R65: the stock goes with its region."""
    s = begun("golden_mean", "golden_mean")
    do(s, "draw_starter red")
    by_chance(s, "red regions_choice")
    assert len(hand(s, "red")) == 3
    do(s, "keep_regions", "keep_regions")
    assert asked(s) == "red preparatory_build"
    assert points(s, "red") == 2


def test_a_region_moves_with_what_lies_on_it() -> None:
    """CD-21.22 (CD-14.6): Red lays the pasture where the fields were, each with its stock."""
    s = tournament(
        phase="setup",
        starter="red",
        pending=["turn_start", "preparation 0 3", "regions_choice 0"],
        red={"stocks": {"wool": 3, "grain": 2}},
    )
    do(s, "rearrange_regions", "put_region red_forest", "put_region red_gold_river")
    do(s, "put_region red_pasture", "put_region red_hills", "put_region red_fields")
    regions = seen(s)["players"][0]["regions"]
    assert (regions["3a"]["region"], stock(s, "red", "3a")) == ("red_pasture", 3)
    assert (regions["1b"]["region"], stock(s, "red", "1b")) == ("red_fields", 2)


def test_both_copies_of_a_card_may_be_starting_cards() -> None:
    """CD-21.19: Golden Mean has two Scouts, so one may take both, and no third; meanwhile nothing
    else can be done."""
    deck = sample("golden_mean")
    open_choice = Deck(deck.name, deck.cards, deck.events, [])
    s = game_with_decks(BOX, {}, [open_choice, deck])
    settle(s)
    do(s, "draw_starter red", "take scout", "take scout")
    assert why(s, "take scout") == ("not_in_deck", "CD-21.19")
    assert why(s, "roll") == ("not_now", "")
    do(s, "take abbey")
    assert sorted(hand(s, "red")) == ["abbey", "scout", "scout"]


def with_tournament(**changed: object) -> Components:
    """A box in which the tournament game says something else."""
    data = components_of("catan_duel")
    modes = data["modes"]
    assert isinstance(modes, dict)
    modes = {**modes, "tournament": {**modes["tournament"], **changed}}
    return Components({**data, "modes": modes})


@pytest.mark.parametrize("riots", [0, 2])
def test_what_is_put_in_unasked_is_a_number_of_the_box(riots: int) -> None:
    """CD-21.18: with no fixed Riots two cards fewer are in the stack; less than none is refused."""
    box = with_tournament(fixed_events={"yule": 1, "riots": riots, "plague": 2})
    assert events_in(new_game(box, 5, {})).get("riots", 0) == riots
    with pytest.raises(BadField):
        with_tournament(fixed_events={"yule": 1, "riots": -1, "plague": 2})


def test_only_the_gold_field_begins_as_the_game_says() -> None:
    """CD-21.17: were it 2, the other regions would still begin with 1."""
    s = new_game(with_tournament(river=2), 5, {})
    assert [held(s, colour) for colour in ("red", "blue")] == 2 * [
        {"brick": 1, "grain": 1, "lumber": 1, "ore": 1, "wool": 1, "gold": 2}
    ]


def test_cards_of_stacks_are_counted_anew_for_every_draw() -> None:
    """CD-21.20: whoever asks twice gets the same cards, each once, from its owner's deck."""
    s = begun("golden_mean", "gold_rush")
    do(s, "draw_starter red")
    out = Actions()
    for _ in range(2):
        s.stack[-1].options(s, out)
        cards = [GAME.verbs.write(action) for action in out.to_list()]
        left = set(sample("golden_mean").cards) - {ABBEY, CARDS.index("wool_ship")}
        assert cards == [f"deal_card {CARDS[card]}" for card in sorted(left)]


def test_who_brings_no_deck_gets_any() -> None:
    """CD-21.16: chance makes one up for Blue, with its events, before the starter is drawn."""
    s = game_with_decks(BOX, {}, [sample("golden_mean"), None])
    settle(s)
    assert asked(s) == "chance deal_deck"
    by_chance(s, "chance draw_starter")
    assert [(int(deck_size(s, seat)), int(events_chosen(s, seat))) for seat in (0, 1)] == 2 * [
        (33, 4)
    ]
