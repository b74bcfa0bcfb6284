"""Records: what cannot be read is refused with the line, what was expected and what came."""

import json
from pathlib import Path

import pytest

from stavitel.components import read_components
from stavitel.engine.core import options
from stavitel.engine.errors import BadRecord
from stavitel.fingerprint import fingerprint
from stavitel.games import game
from stavitel.match import Match
from stavitel.record import Record, components_mark, read_record

GAME = game("caylus_magna_carta")
HEADER = """\
stavitel record 2
game: caylus_magna_carta
seats: 2
"""
DEAL = """\
chance: deal_neutral park
chance: deal_card market
chance: deal_card bank
chance: deal_card lawyer
chance: deal_card market
chance: deal_card bank
chance: deal_card church
red: keep_hand
green: keep_hand
chance: draw_first_player red
"""
FIRST = HEADER.count("\n") + 1


def complaint(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        read_record(text, "game.stav")
    message = str(refused.value)
    assert message.isprintable()
    return message


def after_deal(line: str) -> tuple[str, int]:
    """A record with one more line, and its number."""
    return f"{HEADER}\n{DEAL}{line}\n", FIRST + DEAL.count("\n") + 1


# what may be left out or added


def test_everything_but_the_game_and_the_seats_may_be_left_out() -> None:
    record = read_record(HEADER)
    assert (record.seats, record.variant, record.switches) == (2, "standard", {})
    assert (record.players, record.start, record.actions) == ({}, None, [])


def test_comments_blank_lines_and_spaces_mean_nothing() -> None:
    text = (
        "stavitel record 2\n# a comment\n  game: caylus_magna_carta\nseats:2  \n\n# first\n\n"
        "chance :deal_neutral   park # the Park\n   # last\n\nchance: deal_card card=market\n"
    )
    assert read_record(text).actions == read_record(f"{HEADER}\n{DEAL}").actions[:2]


def test_windows_files_are_read(tmp_path: Path) -> None:
    path = tmp_path / "game.stav"
    path.write_bytes(b"\xef\xbb\xbf" + f"{HEADER}\n{DEAL}".replace("\n", "\r\n").encode())
    assert Match.load(path).moves >= DEAL.count("\n")


def test_names_of_players_are_kept_on_one_line() -> None:
    record = Record(GAME, 2, "standard", players={0: "Anna\n#Čapek: II", 1: ""})
    again = read_record(record.to_text())
    assert again.players == {0: "Anna #Čapek: II", 1: ""}


def test_a_record_is_what_it_was() -> None:
    record = read_record(f"{HEADER}\n{DEAL}")
    assert record.to_text() == (
        "stavitel record 2\n"
        "game: caylus_magna_carta\n"
        "rules: 2\n"
        f"components: {components_mark(GAME)}\n"
        "variant: standard\n"
        "seats: 2\n"
        f"\n{DEAL}end: {fingerprint(GAME, record.replay())}\n"
    )


# the header


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "stavitel record 3\n",
            "game.stav, line 1: expected the first line to be 'stavitel record 2'; "
            "got 'stavitel record 3'",
        ),
        (
            "\nstavitel record 2\n",
            "game.stav, line 1: expected the first line to be 'stavitel record 2'; got ''",
        ),
        (
            "PK\x03\x04" + "x" * 100,
            "game.stav, line 1: expected the first line to be 'stavitel record 2'; "
            "got 'PK\\u0003\\u0004xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...'",
        ),
        (
            "stavitel record 2\n",
            "game.stav, line 1: expected a line 'game: ...' in the header; it is missing",
        ),
        (
            "stavitel record 2\ngame: caylus_magna_carta\n",
            "game.stav, line 1: expected a line 'seats: ...' in the header; it is missing",
        ),
        (
            "stavitel record 2\ngame: chess\nseats: 2\n",
            "game.stav, line 2: expected a game called caylus_magna_carta or red_cathedral "
            "or pillars or catan_duel; got 'chess'",
        ),
        (
            HEADER.replace("seats: 2", "seats: two"),
            "game.stav, line 3: seats: expected a whole number; got 'two'",
        ),
        (
            HEADER.replace("seats: 2", "seats: 5"),
            "game.stav, line 3: caylus_magna_carta: expected 2 to 4 seats; got 5",
        ),
        (
            HEADER + "variant: hard\n",
            "game.stav, line 4: caylus_magna_carta: "
            "expected variant standard or beginner; got 'hard'",
        ),
        (
            HEADER + "switch lawyer: no\n",
            "game.stav, line 4: caylus_magna_carta: "
            f"expected switch {' or '.join(switch.name for switch in GAME.switches)}; got 'lawyer'",
        ),
        (
            HEADER + "switch lawyer_occupied: no\n",
            "game.stav, line 4: lawyer_occupied: "
            "expected old_face or forbidden or no_effect; got 'no'",
        ),
        (
            HEADER + "player blue: Anna\n",
            "game.stav, line 4: player: expected one of red, green; got 'blue'",
        ),
        (
            HEADER + "rules: 7\n",
            "game.stav, line 4: rules: expected 1 to 2, a version known here; got '7'",
        ),
        (
            HEADER + "components: 123\n",
            f"game.stav, line 4: components: expected {components_mark(GAME)}, the mark of the "
            "cards in use; got '123': played with other card numbers, "
            "give their file with --components",
        ),
        (
            HEADER + "seats: 3\n",
            "game.stav, line 4: 'seats' is already given in line 3",
        ),
        (
            HEADER + "colour: red\n",
            "game.stav, line 4: expected game, rules, components, variant, seats, colours, "
            "start, promise, table, commitment, secret, 'player ...', 'switch ...' "
            "or 'number ...'; got 'colour' "
            "(an empty line ends the header)",
        ),
        (
            HEADER + "red takes all\n",
            "game.stav, line 4: expected 'key: value' or an empty line; got 'red takes all'",
        ),
    ],
)
def test_a_header_that_cannot_be_used(text: str, message: str) -> None:
    assert complaint(text) == message


# the actions


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("red pass", "expected 'seat: action'; got 'red pass'"),
        ("red: " + "pass " * 50,
         "expected 'seat: action'; got 'red: pass pass pass pass pass pass pa...'"),
        ("green: pass", "expected an action of red; got one of 'green'"),
        ("blue: pass", "expected an action of red; got one of 'blue'"),
        ("chance: deal_card bank", "expected an action of red; got one of 'chance'"),
        ("red: place_worker 8",
         "expected something possible; got 'place_worker 8' (off_the_road, CMC-5.21)"),
        ("red: keep_hand", "expected something possible; got 'keep_hand' (not_now)"),
        ("red: place_worker 53", "place_worker: position: expected a number from 1 to 52; got 53"),
        ("red: place_worker one", "place_worker: position: expected a whole number; got 'one'"),
        ("red: place_worker", "place_worker: expected position; got nothing"),
        ("red: place_worker 1 2", "place_worker: expected position; got '2'"),
        ("red: place_worker at=1", "place_worker: expected position; got 'at=1'"),
        ("red: pass 1", "pass: expected no argument; got '1'"),
        ("red: pay gold=1 gold=2", "pay: gold is given twice"),
        ("red: build_prestige castle",
         "build_prestige: building: expected one of theatre, statue, hotel, stables, town_hall, "
         "monument, cathedral; got 'castle'"),
        ("red:", "expected an action; got nothing"),
    ],
)  # fmt: skip
def test_an_action_that_cannot_be_taken(line: str, message: str) -> None:
    text, number = after_deal(line)
    assert complaint(text) == f"game.stav, line {number}: {message}"


def test_an_unknown_verb_is_answered_with_all_that_are_known() -> None:
    text, number = after_deal("red: fly")
    names = ", ".join(verb.name for verb in GAME.verbs.verbs)
    expected = f"game.stav, line {number}: unknown verb 'fly'; expected one of {names}"
    assert complaint(text) == expected


def test_a_wrong_mark_at_the_end() -> None:
    text, number = after_deal("end: 0123")
    mark = fingerprint(GAME, read_record(f"{HEADER}\n{DEAL}").replay())
    assert complaint(text) == (
        f"game.stav, line {number}: end: expected {mark}, the mark of the position reached here; "
        "got '0123' (leave the line out after changing a record)"
    )


def test_nothing_comes_after_the_end() -> None:
    mark = fingerprint(GAME, read_record(f"{HEADER}\n{DEAL}").replay())
    text, number = after_deal(f"end: {mark}\n# a comment may\n\nred: pass")
    assert complaint(text) == (
        f"game.stav, line {number + 3}: expected nothing after the 'end' in line {number}; "
        "got 'red: pass'"
    )


def test_nothing_comes_after_the_end_of_the_game() -> None:
    start = json.dumps({"phase": "game_end", "red": {"gold": 1}})
    text = f"{HEADER}start: {start}\n\nred: pass\n"
    assert complaint(text) == (
        "game.stav, line 6: expected no more actions, since the game is over; got 'red: pass'"
    )


# starting from a position


def test_a_record_from_a_position() -> None:
    start = {"seats": 2, "turn": "green", "green": {"deniers": 3}}
    match = Match.start(GAME, 2, position=start, seed=1)
    match.act("place_worker 1")
    again = read_record(match.record.to_text())
    assert again.start == start
    assert again.replay().numbers() == match.record.replay().numbers()
    assert again.game.seat_names[again.begin().stack[-1].asks] == "green"
    assert options(again.replay()) == options(match.record.replay())


@pytest.mark.parametrize(
    ("start", "message"),
    [
        ("palace", "start: expected a position as JSON on one line; got 'palace'"),
        ("[1, 2]", "start: expected a position as JSON on one line; got '[1, 2]'"),
        ("[" * 100_000, "start: expected a position as JSON on one line; "
         "got '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[...'"),
        ('{"round": null}', "start: round: expected a text, a number, true or false; got nothing"),
        ('{"round": ' + "9" * 25 + "}",
         "start: round: expected a number of at most 18 digits; got a longer one"),
        ('{"round": ' + "9" * 5000 + "}", "start: expected a position as JSON on one line; "
         "got '{\"round\": 999999999999999999999999999...'"),
        ('{"round": 100}', "start: round: expected a number from 1 to 99; got 100"),
        ('{"road": [{"card": "park"}]}', "start: road: expected 2 different neutral buildings; "
         "found 1; road 2: expected the neutral_peddler"),
        ('{"seats": 3}', "start: seats: expected 2, as in the header; got 3"),
        ('{"variant": "beginner"}',
         "start: variant: expected standard, as in the header; got beginner"),
        ('{"phase": "\\ud800"}', "start: phase: expected one of setup, income, actions, provost, "
         "buildings, castle, end_round, game_end; got '\\ud800'"),
    ],
)  # fmt: skip
def test_a_start_that_cannot_be_used(start: str, message: str) -> None:
    assert complaint(f"{HEADER}start: {start}\n") == f"game.stav, line 4: {message}"


def test_a_start_with_other_switches_than_the_header() -> None:
    text = f'{HEADER}switch lawyer_occupied: forbidden\nstart: {{"lawyer_occupied": "old_face"}}\n'
    assert complaint(text) == (
        "game.stav, line 5: start: lawyer_occupied: expected forbidden, as in the header; "
        "got old_face"
    )


# components


def test_remarks_and_repeated_numbers_do_not_change_the_mark() -> None:
    """Whoever types in what we have already can still share records with everybody."""
    same = read_components(GAME.id, '[[player_building]]\nid = "bank"\npoints = 3\nnote = "mine"\n')
    other = read_components(GAME.id, '[[player_building]]\nid = "bank"\npoints = 4\n')
    assert components_mark(same) == components_mark(GAME)
    assert components_mark(other) != components_mark(GAME)
