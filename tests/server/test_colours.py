"""Seats choose any colour of the box."""

from pathlib import Path

import pytest
from msgspec import structs

from stavitel.colours import check_colours, shown_as
from stavitel.engine.errors import BadRecord, BadSetup
from stavitel.games import GAMES, game
from stavitel.match import Match
from stavitel.record import Record, read_record
from stavitel.server.http_wire import NewSeat, NewTable
from stavitel.server.info import seat_infos
from stavitel.server.laying import branched_table, new_table, next_table
from stavitel.server.table import Table
from stavitel.texts import LANGUAGES, Texts
from tests.cli.running import run
from tests.server.kept import laid, offered, setup

CAYLUS = "caylus_magna_carta"
FREE = [id for id in GAMES if game(id).free_colours]
PAINT = [id for id in FREE if id != "red_cathedral"]
"""Where no rule asks for the colour of a seat."""


def painted(id: str, *colours: str) -> Match:
    return Match(Record(game(id), 2, game(id).variants[0], colours=list(colours)), seed=1)


def test_colours_are_free_but_in_catan_duel() -> None:
    """There each colour has start cards of its own (CD-2.3) and both are always in play: whoever
    wants Blue takes the seat of Blue."""
    assert set(GAMES) - set(FREE) == {"catan_duel"}


@pytest.mark.parametrize("id", PAINT)
def test_a_game_in_other_colours_is_the_same_game(id: str) -> None:
    """Only names differ: actions, views and places stay, so no rule can notice."""
    usual, other = painted(id), painted(id, "green", "blue")
    while (decision := usual.decision()) and usual.moves < 120:
        same = other.decision()
        assert same is not None
        assert [option.action for option in same.options] == [
            option.action for option in decision.options
        ]
        assert other.exact_mark() == usual.exact_mark()
        usual.act(decision.options[0])
        other.act(decision.options[0].action)
    assert other.fingerprint() == usual.fingerprint()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", FREE)
def test_every_sentence_calls_a_seat_by_its_colour(id: str, lang: str) -> None:
    """In every case of every language; where a sentence points does not change."""
    words = game(id).seat_names
    colours = [words[2], words[0]]
    usual, texts = Texts(game(id), lang), Texts(game(id), lang, colours)
    assert [texts.name("seat", seat) for seat in (0, 1)] == [
        usual.text(f"seat-{colour}") for colour in colours
    ]
    names = [texts.name("seat", seat) for seat in range(len(words))]
    assert len(set(names)) == len(words)
    match = painted(id, *colours)
    while (decision := match.decision()) and match.moves < 60:
        match.act(decision.options[0])
    spoken = [line for line in match.log(-1, lang) if line.speaker]
    assert spoken
    for line in spoken:
        shown = texts.shown[line.speaker]
        assert str(line).startswith(usual.text(f"seat-{shown}"))


def test_a_record_keeps_the_colours() -> None:
    match = painted(CAYLUS, "blue", "orange")
    text = match.record.to_text()
    assert "colours: blue, orange\n" in text
    assert read_record(text).colours == ["blue", "orange"]
    assert "colours" not in painted(CAYLUS).record.to_text()
    with pytest.raises(BadRecord, match="line 7: colours: expected some of red, green"):
        read_record(text.replace("blue, orange", "blue, pink"))


@pytest.mark.parametrize(
    ("id", "colours", "expected"),
    [
        (CAYLUS, ["blue"], "expected 2 different ones, one for each seat; got blue"),
        (CAYLUS, ["blue", "blue"], "expected 2 different ones"),
        (CAYLUS, ["blue", "pink"], "expected some of red, green, orange, blue; got 'pink'"),
        ("catan_duel", ["blue", "red"], "expected no colours; take the seat of that colour"),
    ],
)
def test_what_the_box_does_not_have_is_refused(id: str, colours: list[str], expected: str) -> None:
    with pytest.raises(BadSetup, match=expected):
        check_colours(game(id), 2, colours)


def test_nobody_shares_a_colour() -> None:
    assert shown_as(["red", "green", "orange"], ["orange", "red"]) == {
        "red": "orange",
        "green": "red",
        "orange": "green",
    }


def test_a_table_has_the_colours_it_was_laid_with_and_so_have_its_followers() -> None:
    seats = [NewSeat("me"), NewSeat("bot", bot="greedy")]
    asked = NewTable(CAYLUS, seats, colours=["orange", "blue"])
    made, held = new_table(asked, "anna", 1)
    assert made.colours == ["orange", "blue"]
    assert next_table(made, made.seats, 2).colours == ["orange", "blue"]
    table = Table.laid(made, held)
    shown = seat_infos(table, "anna", set())
    assert [(seat.word, seat.colour) for seat in shown] == [("red", "orange"), ("green", "blue")]
    usual, _ = new_table(NewTable(CAYLUS, seats, colours=["red", "green"]), "anna", 1)
    assert usual.colours == []


def test_a_branch_goes_on_in_the_same_colours() -> None:
    table = laid(structs.replace(setup(CAYLUS, "t1"), colours=["orange", "blue"]))
    assert table.match is not None
    assert table.match.record.colours == ["orange", "blue"]
    assert offered(table)
    branch, _ = branched_table(table.match, 0, 0, "greedy", "anna", 1)
    assert branch.colours == ["orange", "blue"]


def test_the_terminal_lays_a_table_in_other_colours(tmp_path: Path) -> None:
    """And dice of The Red Cathedral keep their own."""
    file = tmp_path / "game.stav"
    play = ("play", "red", "--seats", "2", "--seed", "1", "--players", "human,human", "--plain")
    shown = run(*play, "--colours", "blue,red", "--save", file, input="q\n").output
    assert "Blue" in shown
    assert "Yellow" not in shown
    assert read_record(file.read_text("utf-8")).colours == ["blue", "red"]
    table = run("replay", file, "--move", "40").output
    assert all(f"[{die}" in table for die in "YGRB")
    wrong = run(*play, "--colours", "blue,pink")
    assert "expected some of yellow, green, red, blue; got 'pink'" in wrong.output
    late = run("play", "--resume", file, "--colours", "blue,red")
    assert "--colours: expected without --resume" in late.output


def test_the_terminal_shows_them(tmp_path: Path) -> None:
    match = painted(CAYLUS, "blue", "orange")
    while (decision := match.decision()) and match.moves < 60:
        match.act(decision.options[0])
    file = tmp_path / "game.stav"
    match.save(file)
    shown = run("replay", file, "--move", "40").output
    assert "B Blue" in shown
    assert "O Orange" in shown
    assert "Red" not in shown
