"""CD-21.20, CD-21.33, R51: other ways to lay the stacks of a deck, and what their backs tell."""

from typing import Any

import pytest

from stavitel.engine.core import Actions, advance, settle
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games.catan_duel.cards import BACKS, CARDS
from stavitel.games.catan_duel.memory import card_of
from stavitel.games.catan_duel.position import load
from stavitel.games.catan_duel.setup import new_game
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.players.chance import draw

from .decks_at_hand import begun, by_chance, tournament
from .table import BOX, GAME, asked, do, hand, offered, seen, stack, told, watch, why

WAYS: list[dict[str, str]] = [
    {"show_backs": "shown"},
    {"show_backs": "shown", "stack_count": "five"},
    {"stack_layout": "by_back"},
    {"stack_layout": "by_back", "start_hand": "top", "deck_cards": "forty"},
]
"""Tables at which backs show."""


def back(card: str) -> str:
    return BACKS[int(BOX.back[CARDS.index(card)])]


def deck(**numbers: int) -> dict[str, int]:
    """So many cards of each back, the first of the box."""
    found: dict[str, int] = {}
    for name, number in numbers.items():
        left = number
        for card, face in zip(CARDS, BOX.cards, strict=True):
            if back(card) == name and left:
                found[card] = min(left, int(face.count))
                left -= found[card]
    return found


def laid(s: CatanDuel, colour: str) -> list[tuple[str, int]]:
    """The stacks of a player: the back each shows, and how many cards it has."""
    return [(row["back"], row["size"]) for row in seen(s)["stacks"] if row["owner"] == colour]


def formed(red: dict[str, int], held: list[str], **words: Any) -> list[tuple[str, int]]:
    """Red's stacks by back, when chance has dealt a deck of which these cards are in hand."""
    s = tournament(
        phase="setup",
        stack_layout="by_back",
        pending=["start_hands", "draw_starter"],
        red={"deck": red, "hand": held},
        blue={"deck": deck(basic=33), "hand": CARDS[:3]},
        **words,
    )
    do(s, "draw_starter red")
    by_chance(s, "red")
    assert GAME.check(s) == []
    assert all(
        back(card) == row["back"]
        for row in seen(s)["stacks"]
        for card in stack(s, int(row["stack"]))
    )
    return laid(s, "red")


@pytest.mark.parametrize(
    ("red", "held", "stacks"),
    [
        (deck(basic=15, gold=18), CARDS[:3], [("basic", 12), ("gold", 9), ("gold", 9)]),
        (
            deck(basic=16, gold=17), CARDS[:3],
            [("basic", 7), ("basic", 6), ("gold", 9), ("gold", 8)],
        ),
        (
            {"brigitta": 1, **deck(turmoil=20, progress=12)},
            ["brigitta", "archer", "traitor"],
            [("basic", 0), ("turmoil", 9), ("turmoil", 9), ("progress", 12)],
        ),
    ],
)  # fmt: skip
def test_stacks_by_back(
    red: dict[str, int], held: list[str], stacks: list[tuple[str, int]]
) -> None:
    """CD-21.20, R51: for every back as few equal stacks as hold at most twelve cards each, and one
    place even if all its cards are in hand."""
    assert formed(red, held) == stacks


def test_the_largest_deck_makes_no_more_stacks_than_there_is_room_for() -> None:
    """CD-21.20, R47, R51: forty cards before the hands are drawn, in seven stacks."""
    most = deck(basic=13, gold=13, turmoil=13, progress=1)
    s = tournament(
        phase="setup",
        stack_layout="by_back",
        start_hand="top",
        deck_cards="forty",
        pending=["start_hands", "draw_starter"],
        red={"deck": most},
        blue={"deck": most},
    )
    do(s, "draw_starter red")
    by_chance(s, "red start_stack")
    expected = [(name, n) for name in BACKS[:3] for n in (7, 6)] + [("progress", 1)]
    assert laid(s, "red") == laid(s, "blue") == expected
    assert offered(s) == [f"choose_stack {n}" for n in range(1, 8)]
    do(s, "choose_stack 7")
    assert (len(hand(s, "red")), laid(s, "red")[-1]) == (1, ("progress", 0))


def test_a_card_goes_back_under_a_stack_with_its_back() -> None:
    """CD-15.6, CD-21.33, R51: of choice if there are several, without asking if there is one, and
    into its empty place too; a card whose back has no place goes under any stack of its owner's."""
    table = {
        "stack_layout": "by_back",
        "phase": "exchange",
        "blue": {"deck": {**deck(basic=32), "library": 1}},
    }
    red = {"deck": deck(basic=20, gold=13), "hand": ["scout", "gold_cache", "library"]}
    s = tournament(**table, red=red)
    assert laid(s, "red") == [("basic", 10), ("basic", 9), ("gold", 12)]
    do(s, "exchange_card scout")
    assert offered(s) == ["put_under 1", "put_under 2"]
    assert why(s, "put_under 3") == ("other_back", "CD-15.6")
    assert why(s, "put_under 4")[0] == "no_such_stack"
    assert why(s, "put_under 8") == ("not_own_stack", "CD-21.34")
    s = tournament(**table, red=red)
    do(s, "exchange_card gold_cache")
    assert (asked(s), stack(s, 3)[-1]) == ("red new_card", "gold_cache")
    s = tournament(**table, red=red)
    do(s, "exchange_card library")
    assert offered(s) == ["put_under 1", "put_under 2", "put_under 3"]
    do(s, "put_under 3")
    assert stack(s, 3)[-1] == "library"
    assert seen(s)["stacks"][2]["backs"] == ["gold"] * 12 + ["progress"]
    assert GAME.check(load(BOX, GAME.position(s))) == []


def test_a_card_under_a_stack_of_another_back_is_a_fault() -> None:
    """CD-15.6, R51: there is a place for its back."""
    table = GAME.position(tournament(stack_layout="by_back", red={"deck": deck(basic=20, gold=13)}))
    stacks = table["stacks"]
    assert isinstance(stacks, list)
    stacks[0].append(stacks[2].pop())
    assert "stack 1: expected cards with the back 'basic'" in GAME.check(load(BOX, table))


def test_backs_of_mixed_stacks_show_if_the_table_wants_it() -> None:
    """CD-21.33, R51: both see the back of every card in stacks and hands; each stack of its owner's
    takes any card."""
    words: dict[str, Any] = {"phase": "exchange", "red": {"hand": ["archer", "scout"]}}
    for shown in (False, True):
        s = tournament(show_backs="shown" if shown else "hidden", **words)
        for viewer in ("red", "blue", ""):
            view = seen(s, viewer)
            backs = {"basic": 1, "turmoil": 1} if shown else {"own": 2}
            assert view["players"][0]["hand"]["backs"] == backs
            for row in view["stacks"]:
                cards = [back(card) for card in stack(s, int(row["stack"]))]
                assert row.get("backs") == (cards if shown else None)
                assert row["back"] == (cards[0] if shown else "own")
        do(s, "exchange_card archer")
        assert offered(s) == ["put_under 1", "put_under 2", "put_under 3"]


def known_stack(**words: Any) -> CatanDuel:
    """Red searches a stack of which Blue knows three cards: basic, turmoil, basic."""
    both = [f"{card} red:known blue:known" for card in ("scout", "archer", "abbey")]
    rows = [[*both, "inga red:known", "bottom"]]
    return tournament(
        phase="exchange",
        pending=["end_of_turn", "searched_card 0 0 1"],
        stacks=rows,
        red={"hand": ["scout"]},
        **words,
    )


def test_whoever_sees_backs_knows_which_card_was_taken() -> None:
    """CD-12.4, R51: between cards with other backs there is no doubt; all others stay known. Where
    backs are hidden, Blue remembers a row with a card missing."""
    s = known_stack(show_backs="shown")
    do(s, "take archer")
    view = seen(s, "blue")
    assert view["players"][0]["hand"]["known"] == ["archer"]
    assert view["stacks"][0]["cards"] == ["scout", "abbey", None]
    assert (view["stacks"][0]["row"], view["stacks"][0]["fogged"]) == ([], [])
    s = known_stack()
    do(s, "take archer")
    view = seen(s, "blue")
    assert view["players"][0]["hand"]["known"] == []
    assert view["stacks"][0]["row"] == ["scout", "archer", "abbey"]


def test_among_cards_that_look_alike_the_taken_one_is_not_known() -> None:
    """CD-12.4, R51: the Abbey or the card below it, which has the same back; the Scout above the
    Archer stays known."""
    s = known_stack(show_backs="shown")
    do(s, "take abbey")
    view = seen(s, "blue")
    assert view["stacks"][0]["cards"] == ["scout", "archer", None]
    assert view["stacks"][0]["fogged"] == [3]
    assert view["somewhere"] == ["abbey"]
    assert view["players"][0]["hand"]["known"] == []


def test_where_backs_show_all_hear_which_came_or_went_and_where() -> None:
    """CD-12.3, CD-12.4, R51: what all see is told; of cards that look alike, the uppermost."""
    for taken, its_back, place in (("archer", "turmoil", 2), ("abbey", "basic", 3)):
        s = known_stack(show_backs="shown")
        watch(s)
        do(s, f"take {taken}")
        heard = [event for event in told(s) if event["event"] == "back_seen"]
        assert heard == [
            {"event": "back_seen", "seat": 0, "back": BACKS.index(its_back), "number": place}
        ]
    s = known_stack()
    watch(s)
    do(s, "take archer")
    assert "back_seen" not in [event["event"] for event in told(s)]
    red = {"deck": deck(basic=20, gold=13), "hand": ["scout", "gold_cache"]}
    s = tournament(phase="exchange", show_backs="shown", red=red, blue={"deck": deck(basic=33)})
    watch(s)
    do(s, "exchange_card gold_cache", "put_under 2")
    size = len(stack(s, 2))
    assert told(s)[-1] == {
        "event": "back_seen", "seat": 0, "back": BACKS.index("gold"), "number": size,
    }  # fmt: skip


@pytest.mark.parametrize("way", range(len(WAYS)))
def test_imagined_tables_have_the_same_backs(way: int) -> None:
    """CD-21.48, R51: what is dealt anew has the backs that everybody sees, and all else is as the
    seat sees it; two tables it cannot tell apart give it the same worlds."""
    s = new_game(BOX, 5, WAYS[way])
    settle(s)
    rng, out = Rng(way), Actions()
    others: set[str] = set()
    for n in range(700):
        top = s.stack[-1]
        if top.asks < 0:
            advance(s, draw(s, rng, out))
        else:
            top.options(s, out)
            advance(s, out.items[rng.below(out.count)])
        if n % 25:
            continue
        assert GAME.check(s) == []
        for viewer in (0, 1, -1):
            world = GAME.imagine(s, viewer, Rng(way, n))
            assert isinstance(world, CatanDuel)
            assert GAME.check(world) == []
            assert plain(GAME.view(world, viewer)) == plain(GAME.view(s, viewer))
            if viewer < 0:
                continue
            again, same = GAME.imagine(s, viewer, Rng(n)), GAME.imagine(world, viewer, Rng(n))
            assert again.numbers() == same.numbers()
            for other in range(s.mode().stacks):
                if s.mode().backs[other] != viewer:
                    raws = [s.raw_card(other, k) for k in range(s.stack_size(other))]
                    dealt = [world.raw_card(other, k) for k in range(s.stack_size(other))]
                    assert [int(BOX.back[card_of(raw)]) for raw in raws] == [
                        int(BOX.back[card_of(raw)]) for raw in dealt
                    ]
                    others |= {CARDS[card_of(raw)] for raw in dealt}
    assert len(others) > 50  # nearly any card of the box may be the other's


def test_a_position_keeps_the_places_of_stacks_by_back() -> None:
    """CD-12.7, R51: also where nothing lies any more."""
    s = begun("golden_mean", "gold_rush", stack_layout="by_back")
    do(s, "draw_starter red")
    by_chance(s, "red regions_choice")
    table = GAME.position(s)
    red, blue = table["red"], table["blue"]
    assert isinstance(red, dict) and isinstance(blue, dict)
    assert red["stack_places"] == {"basic": 2, "gold": 1, "turmoil": 1, "progress": 1}
    assert blue["stack_places"] == {"basic": 2, "gold": 2, "turmoil": 1, "progress": 1}
    assert GAME.position(load(BOX, table)) == table
    mixed = GAME.position(tournament())["red"]
    assert isinstance(mixed, dict) and "stack_places" not in mixed
