"""Whole games at the terminal, and everything that can be typed on the way."""

from pathlib import Path

import pytest

from stavitel import LANGUAGES, Match, Texts
from stavitel.engine.views import plain

from .running import GAME, assert_refused, run, script, shell, spread


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.stav"


@pytest.mark.parametrize(
    "lang", ["en", *[pytest.param(x, marks=pytest.mark.slow) for x in LANGUAGES if x != "en"]]
)
def test_a_whole_game_is_the_same_as_by_the_library(lang: str, file: Path) -> None:
    names = ["random", "human", "random"]
    typed, match = script(names, 5, spread)
    args = ("play", "--players", ",".join(names), "--seed", 5, "--save", file, "--lang", lang)
    result = run(*args, input=typed)
    assert result.exit_code == 0, result.output
    assert Match.load(file).exact_mark() == match.exact_mark()
    texts = Texts(match.game, lang)
    winners = [texts.name("seat", seat) for seat, n in enumerate(match.places()) if n == 1]
    assert all(winner in result.output.splitlines()[-3] for winner in winners)
    assert str(file) in result.output.splitlines()[-1]


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_a_beginner_game_is_played_to_the_end(seats: int, file: Path) -> None:
    names = ["human"] + ["random"] * (seats - 1)
    typed, match = script(names, 2, spread, "beginner")
    args = ("--seats", seats, "--variant", "beginner", "--seed", 2, "--players", ",".join(names))
    result = run("play", *args, "--save", file, input=typed)
    assert result.exit_code == 0
    assert Match.load(file).exact_mark() == match.exact_mark()


def test_without_arguments_a_game_begins_at_once(tmp_path: Path) -> None:
    result = run("play", STAVITEL_GAMES=str(tmp_path))
    assert result.exit_code == 0
    assert "   1 Keep these cards" in result.output
    (kept,) = tmp_path.glob("*.stav")
    assert f"stavitel play --resume {kept}" in result.output
    assert Match.load(kept).record.players == {0: "human", 1: "greedy", 2: "greedy"}


def test_games_nobody_named_a_file_for_are_kept_from_other_users(tmp_path: Path) -> None:
    """They hold every hidden card. A folder that was named is for its owner to open."""
    folder = tmp_path / "stavitel" / "games"
    for _ in "ab":  # a new folder, then one that was left open
        run("play", input="q\n", XDG_DATA_HOME=str(tmp_path))
        assert folder.stat().st_mode & 0o777 == 0o700
        folder.chmod(0o755)
    run("play", input="q\n", STAVITEL_GAMES=str(folder))
    assert folder.stat().st_mode & 0o777 == 0o755


def test_the_end_of_input_keeps_the_game(file: Path) -> None:
    """Nothing typed is lost when the input ends in the middle of a game."""
    names = ["human", "random"]
    typed, match = script(names, 1, spread)
    lines = typed.splitlines(keepends=True)
    args = ("--players", "human,random", "--seed", 1)
    result = run("play", *args, "--save", file, input="".join(lines[:10]))
    assert result.exit_code == 0
    saved = Match.load(file)
    assert not saved.over
    assert saved.record.actions == match.record.actions[: saved.moves]


def test_a_game_goes_on_where_it_was_left(file: Path) -> None:
    run("play", "--players", "human,random", "--seed", 1, "--save", file, input="1\n3\n1\nq\n")
    left = Match.load(file)
    result = run("play", "--resume", file, input="q\n")
    assert result.exit_code == 0
    assert Match.load(file).exact_mark() == left.exact_mark()
    again = run("play", "--resume", file, input="1\nq\n")
    assert again.exit_code == 0
    went_on = Match.load(file).record.actions
    assert len(went_on) > left.moves
    assert went_on[: left.moves] == left.record.actions


def test_continue_takes_the_last_unfinished_game(tmp_path: Path) -> None:
    kept = {"STAVITEL_GAMES": str(tmp_path)}
    assert "unfinished" in assert_refused(run("play", "--continue", **kept))
    run("play", "--players", "human,random", "--seed", 1, input="1\nq\n", **kept)
    (file,) = tmp_path.glob("*.stav")
    before = Match.load(file).moves
    run("play", "--continue", input="1\nq\n", **kept)
    assert Match.load(file).moves > before


def test_undo_takes_the_last_choice_back(file: Path) -> None:
    args = ("--players", "human,random", "--seed", 2, "--save", file)
    result = run("play", *args, input="1\nplace_worker 1\nu\nq\n")
    assert "Undone: Place a worker on" in result.output
    before = run("play", *args[:-1], file.with_name("b.stav"), input="1\nq\n")
    assert before.exit_code == 0
    undone, untouched = Match.load(file), Match.load(file.with_name("b.stav"))
    assert undone.exact_mark() == untouched.exact_mark()


def test_undo_stops_at_a_drawn_card(file: Path) -> None:
    args = ("--players", "human,random", "--seed", 1, "--save", file)
    result = run("play", *args, input="1\ndraw_card\nu\nq\n")
    assert "There is nothing to undo" in result.output


def test_why_not_names_the_reason_and_the_rule(file: Path) -> None:
    args = ("--players", "human,random", "--seed", 1, "--save", file)
    typed = "1\n?\n? gold mine\n? place_worker 41\n? pass\n? 5.20\n? R8\n? cathedral\n? xyzzy\nq\n"
    output = run("play", *args, input=typed).output
    assert "The Gold Mine is not in your hand. (rule CMC-5.30)" in output
    assert "The road does not reach that far: it has only" in output
    assert "(rule CMC-5.21)" in output
    assert "This is possible: option" in output
    assert "CMC-5.20  \n    Pay 1 denier" in output
    assert "\nR8  \n" in output.replace("> ", "\n")
    assert "Build the Cathedral" in output
    assert "Nothing found for “xyzzy”." in output


def test_what_cannot_be_done_is_explained(file: Path) -> None:
    args = ("--players", "human,random", "--seed", 1, "--save", file)
    typed = (
        "1\nplace_worker 40\nbuild castle\nplace_worker\n99\nfoo\n\n0\n-1\n" + "9" * 50 + "\nq\n"
    )
    output = run("play", *args, input=typed).output
    assert "The road does not reach that far: it has only" in output
    assert "expected one of small_farm" in output
    assert "expected position; got nothing" in output
    assert output.count("makes no sense here") == 5
    assert Match.load(file).decision() is not None


def test_notation_that_cannot_be_read_is_explained_in_the_language(file: Path) -> None:
    args = ("--players", "human,random", "--seed", 1, "--save", file, "--lang", "cs")
    output = run("play", *args, input="1\nplace_worker\nbuild castle\n! fly\nq\n").output
    assert "place_worker: chybí position" in output
    assert "'castle' tu být nemůže; na výběr: small_farm" in output
    assert "expected" not in output


def test_log_cards_rules_and_table_are_a_key_away(file: Path) -> None:
    args = ("--players", "human,random", "--seed", 1, "--save", file)
    typed = "1\nl\nl all\nh\nh all\nr\nr b\nr 6\nr lawyer food\nr CMC-9.3\nr xyzzy\nv\nq\n"
    output = run("play", *args, input=typed).output
    assert "Red keeps the opening hand" in output
    assert "is laid out at position 1" in output.partition("> ")[2]
    assert "Owner’s bonus" in output
    cathedral = ["Cathedral", "5", "stone", "and", "3", "gold", "14"]
    assert cathedral in [line.split() for line in output.splitlines()]
    assert "15. Rulings" in output and "A. What you are after" in output
    assert "Gold is a joker and can stand in for any other cube" in " ".join(output.split())
    assert "CMC-6.5" in output
    assert "CMC-8.7" in output
    assert "CMC-9.3" in output
    assert "Nothing found for “xyzzy”." in output
    assert output.count("Caylus Magna Carta · Round 1") == 2


def test_saving_elsewhere_overwrites_nothing(file: Path) -> None:
    copy, other = file.with_name("copy.stav"), file.with_name("letter.txt")
    other.write_text("dear reader")
    args = ("--players", "human,random", "--seed", 1, "--save", file)
    output = run("play", *args, input=f"1\ns\ns {copy}\ns {other}\ns /\nq\n").output
    assert f"Saved to {file}" in output
    assert Match.load(copy).exact_mark() == Match.load(file).exact_mark()
    assert other.read_text() == "dear reader"
    assert output.count("Not saved") == 2
    assert "exists" in assert_refused(run("play", "--save", other))
    assert "folder" in assert_refused(run("play", "--save", file.parent))


def test_people_at_one_terminal_do_not_see_each_others_hands(file: Path) -> None:
    """A curtain falls before another person's hand is shown, and only then."""
    args = ("--players", "human:Anna,human:Jan", "--seed", 1, "--save", file)
    output = run("play", *args, input="l all\n1\n\nl all\n1\n\nq\n").output
    curtain = "press Enter when nobody else is looking."
    assert output.count(curtain) == 2
    anna, jan, _ = output.split(curtain)
    for screen, own, other in ((anna, "Red", "Green"), (jan, "Green", "Red")):
        assert screen.count(f"{own} draws ") == 3 == screen.count(f"{other} draws a card")
    assert "Anna" in anna and "Jan" in anna


def test_one_person_never_meets_a_curtain(file: Path) -> None:
    typed, _ = script(["human", "random"], 1, spread)
    output = run(
        "play", "--players", "human,random", "--seed", 1, "--save", file, input=typed
    ).output
    assert "press Enter" not in output


def test_computer_players_alone_play_to_the_end(file: Path) -> None:
    result = run("play", "--players", "random,random", "--seed", 1, "--save", file)
    assert result.exit_code == 0
    assert Match.load(file).over


def test_a_game_may_begin_from_a_position(file: Path) -> None:
    position = file.with_name("position.toml")
    position.write_text('game = "caylus_magna_carta"\nseats = 2\nround = 7\n[red]\ndeniers = 9\n')
    result = run("play", "--position", position, "--save", file, input="pass\nq\n")
    assert "Round 7" in result.output
    saved = Match.load(file)
    assert plain(saved.view(0))["round"] == 7
    assert "expected 2" in assert_refused(run("play", "--position", position, "--seats", 3))


def test_what_is_probably_a_slip_has_to_be_typed_twice(file: Path) -> None:
    """A city would win: ending the phase is asked back, and anything else typed forgets it."""
    position = file.with_name("position.toml")
    position.write_text(
        'game = "catan_duel"\n[red]\ncities = [0, 2]\nsettlements = [4, 6]\n'
        "stocks = { 3a = 2, 3b = 3 }\n"
    )
    args = ("play", "--position", position, "--save", file)
    asked = run(*args, input="end_actions\nend_actions\nq\n")
    assert asked.output.count("wins the game. End the action phase anyway?") == 1
    assert plain(Match.load(file).view(0))["phase"] == "replenish"
    file.unlink()
    asked = run(*args, input="end_actions\nh\nend_actions\nq\n")
    assert asked.output.count("wins the game. End the action phase anyway?") == 2
    assert plain(Match.load(file).view(0))["phase"] == "action"


def test_own_card_numbers_are_laid_over(file: Path) -> None:
    cards = file.with_name("cards.toml")
    cards.write_text('[[player_building]]\nid = "lawyer"\npoints = 5\n')
    args = ("--players", "human,random", "--seed", 1, "--save", file)
    output = run("play", *args, "--components", cards, input="1\nh all\nq\n").output
    (lawyer,) = [line for line in output.splitlines() if line.startswith("Lawyer")]
    assert " 5 " in lawyer
    assert "--components" in assert_refused(run("play", "--resume", file))
    assert run("play", "--resume", file, "--components", cards, input="q\n").exit_code == 0


def test_a_switch_changes_the_rules_of_the_table(file: Path) -> None:
    switch = ("--switch", "lawyer_occupied=forbidden")
    run("play", *switch, "--save", file, input="q\n")
    switches = plain(Match.load(file).view(0))["switches"]
    assert isinstance(switches, dict) and switches["lawyer_occupied"] == "forbidden"


@pytest.mark.parametrize(
    ("env", "question"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "zvol akci"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "wybierz akcję"),
        ({"LANG": "fr_FR.UTF-8"}, "choose an action"),
        ({"LANG": "cs_CZ.UTF-8", "STAVITEL_LANG": "en"}, "choose an action"),
    ],
)
def test_the_language_comes_from_the_environment(
    env: dict[str, str], question: str, file: Path
) -> None:
    place = {"STAVITEL_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", **env}
    args = ("--players", "human,random", "--seed", 1, "--save", file)
    assert question in run("play", *args, input="1\nq\n", **place).output


def test_a_terminal_without_our_letters_gets_plain_ones(file: Path) -> None:
    result = shell("play", "--lang", "cs", "--save", file, PYTHONIOENCODING="ascii", NO_COLOR="1")
    assert result.returncode == 0, result.stderr
    assert "| Kramar " in result.stdout
    assert "Cerveny: nechas si pocatecni karty" in result.stdout


def test_the_table_in_words(file: Path) -> None:
    output = run("play", "--plain", "--save", file, input="h\nq\n").output
    assert "First player: -" in output
    assert "Road:\n  - " in output
    assert "┌" not in output


@pytest.mark.parametrize(
    "args",
    [
        ("--seats", 5),
        ("--seats", 2, "--players", "human,random,random"),
        ("--players", "human,gredy"),
        ("--players", "search:0ms"),
        ("--variant", "expert"),
        ("--switch", "lawyer_occupied=maybe"),
        ("--switch", "lawyer_occupied"),
        ("--switch", "provost=no"),
        ("--lang", "fr"),
        ("--seed", "x"),
        ("chess",),
    ],
)
def test_a_table_that_cannot_be_is_refused(args: tuple[object, ...], tmp_path: Path) -> None:
    assert_refused(run("play", *args, STAVITEL_GAMES=str(tmp_path)))
    assert list(tmp_path.iterdir()) == []


def test_the_beginning_of_a_name_is_enough(file: Path) -> None:
    assert run("play", "caylus", "--save", file, input="q\n").exit_code == 0
    assert Match.load(file).game.id == GAME
