"""Positions: what is left out, what is impossible, and writing them down again."""

from pathlib import Path
from typing import Any

import pytest

from stavitel.engine.core import State, act, options, settle, waiting
from stavitel.engine.errors import BadPosition
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games import game
from stavitel.position import load_position, read_position, write_position

from .cases import Case, refused_cases

GAME = game("caylus_magna_carta")
HEAD = 'game = "caylus_magna_carta"\n'
WRITTEN = "format = 2\n" + HEAD


def loaded(text: str) -> State:
    return read_position(HEAD + text, "p.toml")[1]


def view(text: str) -> Any:
    return plain(GAME.view(loaded(text), -1))


def asked(s: State) -> str:
    decision = waiting(s)
    return "nobody" if decision is None else f"{GAME.seat_names[decision.asks]} {decision.name()}"


# defaults


def test_an_empty_position_is_the_first_turn_of_two_players_who_have_nothing() -> None:
    seen = view("")
    assert asked(loaded("")) == "red player_turn"
    assert (seen["variant"], seen["switches"]["lawyer_occupied"]) == ("standard", "old_face")
    assert (seen["round"], seen["phase"], seen["first_player"]) == (1, "actions", "red")
    assert [slot["card"] for slot in seen["road"]] == ["park", "neutral_peddler"]
    assert (seen["provost"], seen["bridge"]) == (2, [])
    assert seen["castle"] == {"palace": 5, "walls": 6, "towers": 7}
    assert len(seen["prestige"]) == 7
    for player in seen["players"]:
        assert player["goods"] == {"food": 0, "wood": 0, "stone": 0, "gold": 0}
        assert (player["deniers"], player["workers"]) == (0, 4)
        assert (player["hand_count"], player["pile_count"], player["discard"]) == (0, 12, [])


def test_the_usual_neutral_cards_come_before_the_players_buildings() -> None:
    road = view('seats = 4\nroad = [{ card = "bank", owner = "blue" }]')["road"]
    cards = ["park", "forest", "neutral_quarry", "neutral_peddler", "bank"]
    assert [slot["card"] for slot in road] == cards


def test_stores_are_full_and_workers_at_home_unless_they_stand_somewhere() -> None:
    seen = view('road = [{ card = "small_farm", owner = "red", worker = "green" }]')
    assert seen["road"][2]["store"] == 2
    assert [player["workers"] for player in seen["players"]] == [4, 3]


def test_the_pile_is_every_card_that_lies_nowhere_else() -> None:
    text = """
        red = { hand = ["bank"], discard = ["market"] }
        road = [{ card = "church", owner = "red" }]
    """
    assert view(text)["players"][0]["pile_count"] == 9


@pytest.mark.parametrize(
    ("text", "left", "removed"),
    [
        ("castle = { palace = 2 }", [2, 6, 7], [3, 0, 0]),
        ("castle = { walls = 2 }", [0, 2, 7], [5, 4, 0]),
        ("red = { tokens = { towers = 1 } }", [0, 0, 6], [5, 6, 0]),
        ("red = { tokens = { palace = 5 } }", [0, 6, 7], [0, 0, 0]),
        ('phase = "game_end"', [0, 0, 0], [5, 6, 7]),
    ],
)
def test_castle_parts_before_one_that_is_begun_are_empty(
    text: str, left: list[int], removed: list[int]
) -> None:
    """CMC-9.5: what is neither left nor owned was removed."""
    seen = view(text)
    assert list(seen["castle"].values()) == left
    assert list(seen["removed"].values()) == removed


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('turn = "green"', "green player_turn"),
        ('bridge = ["red"]', "green player_turn"),
        ('first_player = "green"', "green player_turn"),
        ('phase = "provost"', "red provost_turn"),
        ('phase = "provost"\nturn = "green"', "green provost_turn"),
        ('phase = "provost"\nfirst_player = "green"', "green provost_turn"),
        ('phase = "castle"\nred.gold = 3\ngreen.gold = 3', "red delivery"),
        ('phase = "castle"\nturn = "green"\nred.gold = 3\ngreen.gold = 3', "green delivery"),
        ('phase = "buildings"\nroad = [{ card = "park", worker = "green" }, '
         '{ card = "neutral_peddler" }]', "green use_effect"),
        ('phase = "income"', "red player_turn"),
        ('phase = "end_round"', "green player_turn"),
        ('phase = "game_end"', "nobody"),
        ('pending = ["next_turn 1"]', "green player_turn"),
    ],
)  # fmt: skip
def test_whose_turn_it_is(text: str, expected: str) -> None:
    assert asked(loaded(text)) == expected


def test_titles_and_notes_mean_nothing() -> None:
    assert loaded('title = "a"\nnote = "b"').numbers() == loaded("").numbers()


def test_windows_files_are_read(tmp_path: Path) -> None:
    path = tmp_path / "p.toml"
    path.write_bytes(b"\xef\xbb\xbf" + (HEAD + "# a comment\r\nseats = 3\r\n").encode())
    seen = plain(GAME.view(load_position(path)[1], -1))
    assert seen["castle"] == {"palace": 6, "walls": 7, "towers": 8}


# what cannot be


@pytest.mark.parametrize("case", refused_cases("positions.toml"))
def test_a_position_that_cannot_be(case: Case) -> None:
    """Values, invariants and unfinished business: each has its sentence, and its line."""
    with pytest.raises(BadPosition) as refused:
        read_position(case.text, "p.toml")
    assert str(refused.value) == case.message
    assert case.message.isprintable()


def test_every_invariant_is_named_and_all_at_once() -> None:
    with pytest.raises(BadPosition) as refused:
        loaded("red.workers = 3\n\n[green]\nworkers = 5\nknown_hand = ['bank']")
    assert str(refused.value) == (
        "p.toml, line 2: red: expected 4 workers; found 3 in supply and 0 placed; "
        "green: a known hand card is not in the hand; "
        "green: expected 4 workers; found 5 in supply and 0 placed"
    )


# writing


def test_a_position_is_written_in_the_words_of_the_rules() -> None:
    text = """\
seats = 2
variant = "standard"
round = 3
phase = "actions"
bridge = ["red"]
road = [
  { card = "park", worker = "green" },
  { card = "neutral_peddler" },
  { card = "small_farm", owner = "red", face = "residence", prestige = "hotel", store = 0 },
]
first_player = "red"
turn = "green"
provost = 3

[castle]
palace = 4
walls = 6
towers = 7

[red]
food = 1
wood = 0
stone = 0
gold = 0
deniers = 5
hand = ["bank", "church"]
discard = ["market"]
known_hand = ["church"]
tokens = { palace = 1 }

[green]
food = 0
wood = 0
stone = 0
gold = 2
deniers = 0
"""
    written = write_position(GAME, loaded("format = 2\n" + text))
    short = written.replace("\n[red.tokens]\npalace = 1\n", "tokens = { palace = 1 }\n")
    assert short == WRITTEN + text


@pytest.mark.parametrize(("seats", "variant"), [(2, "beginner"), (3, "standard"), (4, "standard")])
def test_every_position_of_a_game_can_be_written_and_read(seats: int, variant: str) -> None:
    s = GAME.start(seats, variant, {})
    settle(s)
    rng = Rng(seats)
    business = set()
    while True:
        assert read_position(write_position(GAME, s))[1].numbers() == s.numbers()
        if not s.stack:
            break
        business.add(s.stack[-1].name())
        offered = options(s)
        act(s, offered[rng.below(len(offered))])
    assert {"deal_card", "mulligan", "pay_cost", "use_effect"} <= business


def test_what_goes_without_saying_is_not_written() -> None:
    assert "pending" not in write_position(GAME, loaded('turn = "green"\ngreen.deniers = 2'))
    assert "pending" in write_position(GAME, loaded('pending = ["player_turn 1"]'))
