"""Somebody's own numbers, laid over ours by every command, in every game."""

from pathlib import Path

import pytest

from stavitel.components import game_with_file
from stavitel.engine.game import Game
from stavitel.games import GAMES, components_of, folder_text, game
from stavitel.match import Match
from stavitel.position import write_position
from stavitel.record import Record, components_mark
from stavitel.whose import game_of_components

from .running import assert_refused, run

CARDS = {
    "caylus_magna_carta": "[setup]\nstart_deniers = 9\n",
    "red_cathedral": "[rubles]\nstart_by_turn_order = [7, 7, 7, 7]\n",
    "pillars": "[constants]\nstart_vp = 5\n",
    "catan_duel": "[constants]\ntoken_points = 4\n",
}


@pytest.fixture(params=GAMES)
def id(request: pytest.FixtureRequest) -> str:
    found = request.param
    assert isinstance(found, str)
    return found


@pytest.fixture
def cards(id: str, tmp_path: Path) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS[id])
    return path


def test_the_game_of_the_cards_is_found(id: str, cards: Path) -> None:
    assert game_of_components(cards) == id
    assert f"components of {id}" in run("check", cards).stdout


def test_scenarios_are_run_with_own_cards(id: str, cards: Path, tmp_path: Path) -> None:
    """The template runs with them; where the setup shows the number, it is theirs."""
    file = tmp_path / "scenario.toml"
    file.write_text(folder_text(id, "template.toml"))
    assert run("scenario", file, "--components", cards).exit_code == 0
    own = game_with_file(id, cards)
    theirs, ours = scores_at_the_start(own), scores_at_the_start(game(id))
    seat = own.seat_names[0]
    file.write_text(
        f'game = "{id}"\n[start]\nseats = 2\n[[step]]\nscores = {{ {seat} = {theirs} }}\n'
    )
    assert run("scenario", file, "--components", cards).exit_code == 0
    assert run("scenario", file).exit_code == (0 if theirs == ours else 1)


def scores_at_the_start(rules: Game) -> int:
    return rules.scores(Record(rules, 2, rules.variants[0]).begin())[0]


def test_records_and_positions_are_opened_with_own_cards(
    id: str, cards: Path, tmp_path: Path
) -> None:
    own = game_with_file(id, cards)
    match = Match.start(own, seats=2, seed=1)
    record, position = tmp_path / "game.stav", tmp_path / "position.toml"
    match.save(record)
    position.write_text(write_position(own, match.record.replay()))
    for file in (record, position):
        checked = run("check", file, "--components", cards)
        assert checked.exit_code == 0, checked.stderr
        counted = run("perft", file, "--depth", 1, "--components", cards)
        assert counted.exit_code == 0, counted.stderr
    assert "--components" in run("check", record).stderr
    assert run("perft", id, "--depth", 1, "--components", cards).exit_code == 0


def test_games_are_played_with_own_cards(id: str, cards: Path, tmp_path: Path) -> None:
    """From a position, resumed, by name or by the cards alone."""
    own = game_with_file(id, cards)
    position = tmp_path / "position.toml"
    position.write_text(write_position(own, Match.start(own, seats=2, seed=1).record.replay()))
    ways: list[list[object]] = [["--position", position], [id], []]
    for number, way in enumerate(ways):
        file = tmp_path / f"{number}.stav"
        begun = run("play", *way, "--components", cards, "--save", file, input="q\n")
        assert begun.exit_code == 0, begun.stderr
        assert f"components: {components_mark(own)}" in file.read_text()
        again = run("play", "--resume", file, "--components", cards, input="q\n")
        assert again.exit_code == 0, again.stderr


def test_cards_of_another_game_are_refused(tmp_path: Path) -> None:
    cards, file = tmp_path / "cards.toml", tmp_path / "scenario.toml"
    cards.write_text(CARDS["pillars"])
    file.write_text(folder_text("red_cathedral", "template.toml"))
    assert "constants" in assert_refused(run("scenario", file, "--components", cards))


def test_cards_that_could_be_of_two_games_need_a_name(tmp_path: Path) -> None:
    shared = components_of("pillars").keys() & components_of("catan_duel").keys()
    assert {"constants", "event"} <= shared
    cards = tmp_path / "cards.toml"
    cards.write_text("schema = 1\n")
    assert "name the game" in assert_refused(run("play", "--components", cards))
    assert run("play", "pillars", "--components", cards, input="q\n").exit_code == 0
