"""Schemas for editors: they pass every file of ours and refuse what the readers refuse."""

import json
import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import fastjsonschema
import pytest

from stavitel.conformance.corpus import any_verb, play, tables
from stavitel.decks import SAMPLES, sample_text
from stavitel.games import GAMES, TEMPLATE, components_of, folder_text, game
from stavitel.lessons import lessons
from stavitel.own_cards import doubtful
from stavitel.position import write_position
from stavitel.schemas.kinds import KINDS, kinds_of, schema_text

from ..cli.running import assert_refused, run, shell

pytestmark = pytest.mark.slow  # no line of a schema is ever compiled, so one run shows all
ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
BLOCK = re.compile(r"```toml (\w+)\n(.*?)```", re.DOTALL)
EVERY = 23
"""Of a whole game, every so-manieth position is written down."""
Check = Callable[[dict[str, object]], object]


@cache
def made(id: str, kind: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(schema_text(id, kind))
    return found


@cache
def schema(id: str, kind: str) -> Check:
    check: Check = fastjsonschema.compile(made(id, kind))
    return check


def passes(id: str, kind: str, text: str) -> bool:
    try:
        schema(id, kind)(tomllib.loads(text))
    except fastjsonschema.JsonSchemaException:
        return False
    return True


@pytest.mark.parametrize("id", [*GAMES, TEMPLATE])
def test_every_game_has_a_schema_for_each_kind_of_file(id: str) -> None:
    for kind in kinds_of(id):
        assert made(id, kind)["title"] == f"{id}: {kind}" and made(id, kind)["properties"]
    assert ("deck" in kinds_of(id)) == (id == "catan_duel")


def test_a_schema_is_the_same_whenever_it_is_made() -> None:
    """Each time by a program of its own, so that nothing is remembered."""
    first, second = (shell("editor", "template", "scenario").stdout for _ in range(2))
    assert first == second == schema_text(TEMPLATE, "scenario")


@pytest.mark.parametrize("id", GAMES)
def test_every_scenario_of_ours_passes(id: str) -> None:
    files = sorted((SCENARIOS / id).glob("*.toml"))
    assert len(files) > 20
    texts = {path.name: path.read_text("utf-8") for path in files}
    texts["template"] = folder_text(id, "template.toml")
    assert [name for name, text in texts.items() if not passes(id, "scenario", text)] == []


@pytest.mark.parametrize("id", [*GAMES, TEMPLATE])
def test_positions_of_whole_games_pass_alone_and_in_scenarios(id: str) -> None:
    for table in tables(id):
        played = play(table, None, any_verb, 5)
        for move, s in enumerate(played.walk()):
            if move % EVERY == 0:
                text = write_position(game(id), s)
                assert passes(id, "position", text), text


@pytest.mark.parametrize("id", GAMES)
def test_lessons_and_components_of_ours_pass(id: str) -> None:
    for name in lessons(id):
        assert passes(id, "lesson", folder_text(id, f"lessons/{name}.toml")), name
    assert passes(id, "components", folder_text(id, "components.toml"))


def test_files_in_the_documents_pass() -> None:
    tried = []
    for page in sorted((ROOT / "docs").rglob("*.md")):
        for kind, text in BLOCK.findall(page.read_text("utf-8")):
            if kind in KINDS and "format = 1" not in text:
                usual = "catan_duel" if kind == "deck" else "caylus_magna_carta"
                named = tomllib.loads(text).get("game", usual)
                assert passes(str(named), kind, text), f"{page.name}: {text}"
                tried.append(kind)
    assert set(tried) >= {"scenario", "position", "components"}


BROKEN_STEPS = [
    'do = "red pass"',
    'do = "nobody_here: pass"',
    'do = "red: fly"',
    'waiting = "red: sleeping"',
    'refuses = { "fly" = "not_now" }',
    "winners = [1]",
    'over = "yes"',
    "view.players.red.hats = 1",
    "scores.red = true",
    "expects = 1",
]


@pytest.mark.parametrize("id", [*GAMES, TEMPLATE])
@pytest.mark.parametrize("broken", BROKEN_STEPS)
def test_a_broken_step_is_refused(id: str, broken: str) -> None:
    whole = f'game = "{id}"\nformat = 2\n[[step]]\n'
    assert passes(id, "scenario", whole)
    assert not passes(id, "scenario", whole + broken)


@pytest.mark.parametrize("id", [*GAMES, TEMPLATE])
@pytest.mark.parametrize("broken", ["seats = 9", 'seats = "two"', "rd = 1", 'variant = "x"'])
def test_a_broken_position_is_refused(id: str, broken: str) -> None:
    assert passes(id, "position", f'game = "{id}"\n')
    assert not passes(id, "position", f'game = "{id}"\n{broken}\n')
    assert not passes(id, "scenario", f'game = "{id}"\n[position]\n{broken}\n[[step]]\n')


def test_the_beginning_of_a_name_is_enough_and_another_game_is_none() -> None:
    assert passes("red_cathedral", "position", 'game = "red"\n')
    assert not passes("red_cathedral", "position", 'game = "pillars"\n')
    assert not passes("catan_duel", "position", 'game = "ca"\n')


@pytest.mark.parametrize(
    ("id", "broken"),
    [
        ("caylus_magna_carta", '[[player_building]]\nid = "banc"'),
        ("caylus_magna_carta", '[[player_building]]\nid = "bank"\npoints = "many"'),
        ("caylus_magna_carta", "[income]\nhotel_denier = 9"),
        ("caylus_magna_carta", '[[player_building]]\nid = "bank"\ncost = { iron = 1 }'),
        ("red_cathedral", '[[cathedral_card]]\nid = "base_03"\nrubles = -1'),
        ("red_cathedral", "[clock]\nturns = 3"),
        ("pillars", '[[craftsman]]\nid = "nobody"'),
        ("catan_duel", "[[card]]\npoints = 2"),
    ],
)
def test_broken_components_are_refused(id: str, broken: str) -> None:
    assert not passes(id, "components", broken)


def test_numbers_of_ones_own_pass() -> None:
    id = "red_cathedral"
    assert passes(id, "components", '[rubles]\nbank_limit = 70\nsource = "my box"\n')
    assert {number.table for number in doubtful(id)} <= components_of(id).keys()


def test_the_command_prints_and_writes_them(tmp_path: Path) -> None:
    printed = run("editor", "caylus", "scenario").stdout
    assert json.loads(printed)["required"] == ["game", "step"]
    file = tmp_path / "schema.json"
    assert run("editor", "caylus", "scenario", "-o", file).exit_code == 0
    assert file.read_text("utf-8") == printed
    assert assert_refused(run("editor", "caylus", "novel")) == (
        "stavitel: expected the schema of a scenario, position, components, lesson or deck; "
        "got 'novel'"
    )
    assert "'KIND'" in assert_refused(run("editor", "caylus"))


@pytest.mark.parametrize("name", SAMPLES)
def test_sample_decks_pass(name: str) -> None:
    assert passes("catan_duel", "deck", sample_text(name))


@pytest.mark.parametrize(
    ("ours", "broken"),
    [
        ("basic_abbey = 1", "basic_abbey = 3"),
        ("basic_abbey = 1", "basic_abby = 1"),
        ("basic_abbey = 1", "basic_abbey = 0"),
        ("basic_trade_ships_race = 1", "basic_yule = 1"),
        ("basic_trade_ships_race = 1", "progress_plague = 2"),
        ('"basic_wool_ship", ', ""),
        ('author = "house"', ""),
        ("deck/1", "deck/2"),
    ],
)
def test_a_broken_deck_is_refused(ours: str, broken: str) -> None:
    text = sample_text("golden_mean")
    assert ours in text and not passes("catan_duel", "deck", text.replace(ours, broken))
