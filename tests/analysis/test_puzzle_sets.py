"""The puzzles that come with the games: sound, legal, answered, and worth asking."""

from dataclasses import replace
from pathlib import Path

import pytest

from stavitel.analysis.puzzle_choice import moment_of, table_of, varied
from stavitel.analysis.puzzle_making import (
    AHEAD,
    MadePuzzle,
    as_set,
    is_a_question,
    is_contradicted,
    lead_of_the_answer,
    made_from,
)
from stavitel.analysis.puzzle_sets import PosedPuzzle, posed, puzzle_lines, read_posed
from stavitel.engine.core import Actions, options
from stavitel.engine.errors import BadPosition
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.texts import LANGUAGES, Texts

from ..cli.running import assert_refused, run
from .games import GIVEN_AWAY, ended_with

IN_A_SET = 50
SAMPLE = 5
"""So many puzzles of every set are looked at closely."""
VERIFIED = 40
"""Trials with which all are verified."""


def some(id: str) -> list[PosedPuzzle]:
    count = len(puzzle_lines(id))
    return [posed(id, number) for number in range(1, count + 1, count // SAMPLE)]


@pytest.mark.parametrize("id", GAMES)
def test_a_set_of_puzzles_comes_with_each_game(id: str) -> None:
    positions = [str(read_posed(game(id), 1, line).position) for line in puzzle_lines(id)]
    assert len(positions) == len(set(positions)) == IN_A_SET


@pytest.mark.parametrize("id", GAMES)
def test_a_puzzle_is_a_sound_position_with_a_choice(id: str) -> None:
    for puzzle in some(id):
        s = puzzle.state()
        assert puzzle.seat() >= 0
        assert set(puzzle.answers) == set(options(s))
        decision = puzzle.match().decision("en")
        assert decision is not None
        assert puzzle.best in [option.action for option in decision.options]


@pytest.mark.parametrize("id", GAMES)
def test_the_best_answer_is_clearly_the_best(id: str) -> None:
    for puzzle in some(id):
        first, second, *rest = puzzle.answers.values()
        assert first - second > 0.02  # shares are rounded
        assert [first, second, *rest] == sorted([first, second, *rest], reverse=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_solution_has_a_reason_in_words(id: str, lang: str) -> None:
    for puzzle in some(id):
        assert puzzle.reason(Texts(puzzle.game, lang))


@pytest.mark.parametrize("id", GAMES)
def test_puzzles_are_of_many_kinds(id: str) -> None:
    """Not always the same answer or seat, and every number of seats is there."""
    puzzles = [posed(id, number) for number in range(1, len(puzzle_lines(id)) + 1)]
    verbs = [puzzle.game.verbs.write(puzzle.best).split()[0] for puzzle in puzzles]
    assert len(set(verbs)) >= 3
    assert len({puzzle.seat() for puzzle in puzzles}) >= 2
    rules = game(id)
    for seats in range(max(2, rules.min_seats), rules.max_seats + 1):
        assert seats in {puzzle.seats for puzzle in puzzles}


@pytest.mark.parametrize("id", GAMES)
def test_no_two_puzzles_are_steps_of_one_turn(id: str) -> None:
    """With the same answer they would be one puzzle."""
    puzzles = [posed(id, number) for number in range(1, len(puzzle_lines(id)) + 1)]
    assert len({moment_of(puzzle) for puzzle in puzzles}) == len(puzzles)


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    count = len(puzzle_lines(GAMES[0]))
    for number in (0, count + 1):
        with pytest.raises(BadPosition, match=f"expected a puzzle from 1 to {count}"):
            posed(GAMES[0], number)


def test_a_puzzle_is_read_as_it_was_written() -> None:
    for line in puzzle_lines(GAMES[0])[:SAMPLE]:
        assert read_posed(game(GAMES[0]), 1, line).line() == line


def test_a_set_is_made_from_recorded_games(tmp_path: Path) -> None:
    """Each puzzle of a set is weighed once more where it is posed."""
    record = ended_with(GIVEN_AWAY)
    (made,) = made_from([record])
    assert all(one.lead >= AHEAD for one in made)
    file, out = tmp_path / "game.stav", tmp_path / "puzzles.jsonl"
    file.write_text(record.to_text(), "utf-8")
    assert run("puzzles", file, "--set", out, "--most", "50").exit_code == 0
    assert out.read_text("utf-8") == as_set(made)
    for number, line in enumerate(out.read_text("utf-8").splitlines(), 1):
        puzzle = read_posed(record.game, number, line)
        assert puzzle.best in options(puzzle.state())


def test_a_set_that_is_there_is_weighed_again(tmp_path: Path) -> None:
    """What stands stays; a puzzle with a wrong answer goes."""
    right = posed("caylus_magna_carta", 4)
    wrong = replace(right, answers=dict(reversed(right.answers.items())))
    file, out = tmp_path / "game.stav", tmp_path / "puzzles.jsonl"
    file.write_text(ended_with(GIVEN_AWAY).to_text(), "utf-8")
    out.write_text(f"{right.line()}\n{wrong.line()}\n", "utf-8")
    assert run("puzzles", file, "--set", out).exit_code == 0
    kept = [read_posed(right.game, 1, line) for line in out.read_text("utf-8").splitlines()]
    assert [(puzzle.position, puzzle.best) for puzzle in kept] == [(right.position, right.best)]


def test_to_go_on_is_no_question() -> None:
    """There must be others of the answer's kind, or of three other kinds."""
    caylus, out = game(GAMES[0]), Actions()

    def asked(best: str, *others: str) -> bool:
        out.clear()
        for words in (best, *others):
            out.add(caylus.verbs.read(words))
        return is_a_question(caylus, caylus.verbs.read(best), out)

    assert asked("move_provost 1", "move_provost 0")
    assert not asked("place_worker 1", "pass", "draw_card")
    assert asked("place_worker 1", "pass", "draw_card", "move_provost 0")


def test_a_set_is_chosen_for_variety() -> None:
    """All tables before any a second time, and at one table all verbs."""
    made = [MadePuzzle(posed(GAMES[0], number), 0, 0.1) for number in range(1, 31)]
    tables = {table_of(one) for one in made}
    assert {table_of(one) for one in varied(made, len(tables))} == tables
    here = [one for one in made if table_of(one) == table_of(made[0])]
    verbs = {one.verb for one in here}
    assert {one.verb for one in varied(here, len(verbs))} == verbs
    assert len(varied(made + made, 50)) == len(made)


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_search_finds_the_solution_of_every_puzzle(id: str) -> None:
    """With other worlds than those it was made with, and all options in the race."""
    numbers = range(1, len(puzzle_lines(id)) + 1)
    wrong = [number for number in numbers if not is_verified(posed(id, number))]
    assert wrong == []


def is_verified(puzzle: PosedPuzzle) -> bool:
    """Whether the solution is ahead of every other option, by more than chance explains, and no net
    is sure of another."""
    leads = lead_of_the_answer(puzzle, Rng(7, 7), VERIFIED) > 0
    return leads and not is_contradicted(puzzle, Rng(7, 8))


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("STAVITEL_GAMES", str(tmp_path))
    return tmp_path


def typed(puzzle: PosedPuzzle, action: int) -> str:
    """The number in the list that stands for an action."""
    decision = puzzle.match().decision("en")
    assert decision is not None
    return str([option.action for option in decision.options].index(action) + 1)


@pytest.mark.parametrize("id", GAMES)
def test_puzzles_are_solved_at_the_terminal(id: str, at_home: Path) -> None:
    puzzle, count = posed(id, 1), len(puzzle_lines(id))
    best, *_, worst = puzzle.answers
    keys = [typed(puzzle, worst), "0", typed(puzzle, best), "q"]
    result = run("puzzles", "--play", id, "--lang", "en", input="\n".join([*keys, ""]))
    assert result.exit_code == 0
    assert "Not the best move" in result.stdout
    assert "Type a number from 1 to" in result.stdout
    assert "That is the best move." in result.stdout
    assert "compared with the next best" in result.stdout
    assert f"Solved so far: 1 of {count}" in result.stdout
    again = run("puzzles", "--play", id, "--lang", "en", input="s\nn\n")
    assert f"puzzle 2 of {count}" in again.stdout
    assert f"puzzle 3 of {count}" in again.stdout
    assert "The best move:" in again.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_speaks_every_language(lang: str, at_home: Path) -> None:
    result = run("puzzles", "--play", "caylus", "--number", "7", "--lang", lang, input="s\nq\n")
    assert result.exit_code == 0
    puzzle = posed("caylus_magna_carta", 7)
    reason = puzzle.reason(Texts(puzzle.game, lang))
    assert " ".join(reason.split()) in " ".join(result.stdout.split())


def test_what_cannot_be_posed_is_refused() -> None:
    assert "recorded games" in assert_refused(run("puzzles"))
    assert "from 1 to" in assert_refused(run("puzzles", "--play", "caylus", "--number", "99"))
