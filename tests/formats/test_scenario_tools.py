"""What helps somebody who writes scenarios: messages that say what to change, and where."""

from pathlib import Path

import pytest

from stavitel.engine.errors import BadFile, BadScenario
from stavitel.engine.fields import Fields
from stavitel.files import parse_toml
from stavitel.games.pillars.cards import HAPPENINGS
from stavitel.scenario import ScenarioStep, load_scenario, read_scenario, run_scenario, try_scenario

from ..cli.running import run

EXAMPLES = sorted((Path(__file__).parents[1] / "scenarios").glob("*/*.toml"))
CAYLUS = 'game = "caylus"\n'
SITE = """\
game = "red_cathedral"
[position]
site = [
  { tower = 1, floor = 1 },
  { tower = 2, floor = 2, banner = "green" },
]
[[step]]
"""
STACK = """\
game = "catan_duel"
[position]
stacks = [
  ["large_trade_ship"],
  ["larg_trade_ship"],
]
[[step]]
"""


def complaint(text: str) -> str:
    with pytest.raises(BadScenario) as refused:
        run_scenario(read_scenario(text, "s.toml"))
    return str(refused.value)


# expectations


def test_failures_are_told_before_an_impossible_action_ends_the_run(tmp_path: Path) -> None:
    text = CAYLUS + '[[step]]\nwaiting = "green"\n[[step]]\ndo = "red: build bank"\n'
    outcome = try_scenario(read_scenario(text, "s.toml"))
    assert outcome.failures == ["s.toml, line 3: waiting: expected 'green'; got 'red'"]
    assert outcome.broken is not None and "line 5" in str(outcome.broken)
    file = tmp_path / "s.toml"
    file.write_text(text)
    result = run("scenario", file)
    assert (result.exit_code, result.stdout.count("line 3: waiting")) == (2, 1)
    assert "line 5" in result.stderr


def test_of_legal_actions_only_the_difference_is_told() -> None:
    text = (
        CAYLUS + '[position]\nred.deniers = 1\n[[step]]\nlegal = ["pass", "build bank", "pass"]\n'
    )
    failures = run_scenario(read_scenario(text, "s.toml")).failures
    assert len(failures) == 1
    assert "legal: expected and not offered: build bank. offered and not expected: " in failures[0]
    assert failures[0].endswith("listed twice: pass")
    assert "place_worker" in failures[0]


# forced decisions

FORCED = CAYLUS + "[position]\nseats = 2\n"
ACTIONS = ["red: pass", "green: pass", "red: move_provost -1", "green: move_provost 0"]
"""Green has no denier, and can only leave the provost where he is."""


def test_a_forced_action_may_be_written_anywhere_or_not_at_all() -> None:
    whole = f"{FORCED}[[step]]\ndo = {ACTIONS}\n"
    cut = FORCED + "".join(f'[[step]]\ndo = "{action}"\n' for action in ACTIONS)
    unsaid = f"{FORCED}[[step]]\ndo = {ACTIONS[:-1]}\n"
    for text in (whole, cut, unsaid):
        later = f'{text}waiting = "green"\nview.round = 2\n'
        assert run_scenario(read_scenario(later, "s.toml")).failures == []


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_cutting_a_file_into_steps_never_changes_what_is_done(path: Path) -> None:
    """Every example of ours with a step for each action meets its expectations as before."""
    scenario = load_scenario(path)
    for step in scenario.steps:
        for action in step.actions[:-1]:
            cut = scenario.steps.index(step)
            scenario.steps.insert(cut, ScenarioStep(Fields({}, step.fields.path), [action]))
        step.actions = step.actions[-1:]
    assert run_scenario(scenario).failures == []


def test_what_was_forced_is_named() -> None:
    text = f"{FORCED}[[step]]\ndo = {[*ACTIONS[:-1], 'green: build bank']}\n"
    assert "before it, forced: 'green: move_provost 0'" in complaint(text)
    text = f'{FORCED}[[step]]\ndo = {ACTIONS[:-1]}\nwaiting = "nobody"\n'
    failures = run_scenario(read_scenario(text, "s.toml")).failures
    assert failures[0].endswith("got 'green'; before it, forced: 'green: move_provost 0'")


# places


def test_errors_of_a_site_a_castle_and_a_stack_point_at_their_lines() -> None:
    assert complaint(SITE).startswith("s.toml, line 5: tower 2 floor 2: expected a banner")
    castle = (
        CAYLUS + "[position]\nround = 3\n\n[position.castle]\npalace = 3\nwalls = 1\n[[step]]\n"
    )
    assert complaint(castle).startswith("s.toml, line 7: walls: tokens were taken before")
    assert complaint(STACK).startswith("s.toml, line 5: position.stacks[2][1]")


def test_slips_get_suggestions() -> None:
    assert "'larg_trade_ship' (did you mean 'large_trade_ship'?)" in complaint(STACK)
    assert "(did you mean 'bank'?)" in complaint(
        CAYLUS + '[position]\nred.hand = ["banck"]\n[[step]]\n'
    )
    assert "(did you mean 'bank'?)" in complaint(CAYLUS + '[[step]]\ndo = "red: build banc"\n')
    assert "(did you mean 'place_worker'?)" in complaint(
        CAYLUS + '[[step]]\ndo = "red: place_workr 1"\n'
    )
    assert "(did you mean 'provost'?)" in complaint(CAYLUS + "[position]\nprovst = 1\n[[step]]\n")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("red = 1\nred = 2\n", "line 2: red is already given in line 1"),
        ("[red]\nfood = 1\nfood = 2\n", "line 3: food is already given in line 2"),
        ("red.food = 1\n\n[red]\nwood = 1\n", "line 3: red is already given in line 1"),
        ("[red]\nfood = 1\n[red]\nwood = 2\n", "line 3: red is already given in line 1"),
        ("red = { food = 1 }\nred.wood = 2\n", "line 2: red.wood is already given in line 1"),
        ("road = 1\nroad = [\n  1,\n]\n", "line 4: road is already given in line 1"),
        ("[[step]]\ndo = 1\n[[step]]\ndo = 2\ndo = 3\n", "line 5: do is already given in line 4"),
        ("red = { food = 1, food = 2 }\n", "line 1: food is given twice"),
        ("turn = red\n", "line 1: expected a value: a number, true, false, or a text in quotes"),
        ('turn = "red\n', "line 1: expected a quote at the end of the text"),
        ("turn red\n", "line 1: expected 'key = value' on this line; the '=' is missing"),
        ("red = { food = 1\n", "line 1: expected '}' at the end of a table; it is missing"),
        ("road = [1 2]\n", "line 1: expected ']' at the end of a list; it is missing"),
        ("[position\n", "line 1: expected ']' after the name of the table"),
        ("[[step]\n", "line 1: expected ']]' after the name of the table"),
        ("a = 1 b = 2\n", "line 1: expected the end of the line after the value"),
    ],
)
def test_slips_in_toml_are_told_in_our_words(text: str, told: str) -> None:
    with pytest.raises(BadFile) as refused:
        parse_toml(text, "s.toml", BadScenario)
    assert str(refused.value) == f"s.toml, {told}"


# the box

SCARCE = """\
game = "red_cathedral"
ask_forced = true
format = 2
[components]
material = [{{ id = "brick", supply = {0} }}]
[position]
tokens = ["brick", "wood", "stone", "gold", "emerald", "amethyst", "rubles", "recognition"]
dice = {{ white = {{ space = 8, value = 1 }} }}
green.brick = 2
[[step]]
do = "yellow: move_die die=white steps=0"
view.supply.brick = {1}
{2}
"""


def test_a_supply_can_be_set_and_limits_what_is_taken() -> None:
    """RC-10.5: if the supply holds fewer than one would take, one takes what is left."""
    for box, left, more in ((2, 0, 'refuses = { take_resources = "supply_empty" }'), (3, 1, "")):
        text = SCARCE.format(box, left, more)
        assert run_scenario(read_scenario(text, "s.toml")).failures == []
    assert "line 5" in complaint(SCARCE.format('"two"', 0, ""))
    assert "brick" in complaint(SCARCE.format(1, 0, ""))  # Green holds more than there are


@pytest.mark.parametrize(
    ("head", "seen"),
    [
        ('game = "caylus"\n[components.income]\nbase_denier = 3\n', "players.red.income = 3"),
        (
            'game = "pillars"\n[components]\nresource = [{ id = "wood", cubes_total = 9 }]\n',
            "supply.wood = 5",
        ),
    ],
)
def test_any_number_of_the_box_can_be_another(head: str, seen: str) -> None:
    text = f"{head}[[step]]\nview.{seen}\n"
    assert run_scenario(read_scenario(text, "s.toml")).failures == []


# history


def test_history_leaves_out_what_the_steps_mention() -> None:
    """In round 5, four events are over; none of them is the one the steps reveal."""
    for event in HAPPENINGS:
        text = PILLARS.format(event)
        outcome = try_scenario(read_scenario(text, "s.toml"))
        assert outcome.broken is None, outcome.broken
        assert outcome.failures == []


PILLARS = """\
game = "pillars"
[position]
round = 5
phase = "resolution"
[[step]]
do = "chance: draw_event {0}"
"""


# the command


def test_a_folder_is_run_and_counted(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    for name, waiting in (("a.toml", "red"), ("inner/b.toml", "green")):
        (tmp_path / name).write_text(CAYLUS + f'[[step]]\nwaiting = "{waiting}"\n')
    result = run("scenario", tmp_path)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1] == "1 of 2 files as expected, 1 of 2 expectations met"
    (tmp_path / "empty").mkdir()
    assert "there are none" in run("scenario", tmp_path / "empty").stderr


def test_check_loads_the_position_of_a_scenario(tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text(SITE)
    result = run("check", file)
    assert result.exit_code == 2
    assert "line 5: tower 2 floor 2" in result.stderr
