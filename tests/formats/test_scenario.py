"""Scenario files: how they are read and played; what each expectation means is in scenarios/."""

from pathlib import Path

import pytest

from stavitel.components import read_components
from stavitel.engine.errors import BadScenario
from stavitel.games import GAMES, game
from stavitel.scenario import (
    Outcome,
    load_scenario,
    position_of,
    read_scenario,
    run_scenario,
    template,
)

from .cases import Case, refused_cases

GAME = game("caylus_magna_carta")
HEAD = 'game = "caylus_magna_carta"\n'


def run(text: str) -> Outcome:
    return run_scenario(read_scenario(HEAD + text, "s.toml"))


# what cannot be


@pytest.mark.parametrize("case", refused_cases("scenarios.toml"))
def test_a_scenario_that_cannot_be(case: Case) -> None:
    with pytest.raises(BadScenario) as refused:
        run_scenario(read_scenario(case.text, "s.toml"))
    assert str(refused.value) == case.message
    assert case.message.isprintable()


# what may be left out


def test_a_scenario_needs_no_title_and_may_have_notes() -> None:
    outcome = run('note = "why"\n[[step]]\nnote = "how"\nwaiting = "red: player_turn"\n')
    assert (outcome.title, outcome.checked, outcome.failures) == ("s.toml", 1, [])


def test_one_action_needs_no_list() -> None:
    text = '[position]\nred.deniers = 2\n[[step]]\ndo = {}\nview.road.0.worker = "red"\n'
    one = run(text.format('"red: place_worker 0"'))
    many = run(text.format('["red: place_worker 0"]'))
    assert one == many == Outcome("s.toml", 1)


def test_windows_files_are_read(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_bytes(b"\xef\xbb\xbf" + f"{HEAD}\n[[step]]\nover = false\n".encode())
    assert run_scenario(load_scenario(path)).failures == []


def test_a_setup_has_its_switches() -> None:
    text = '[start]\nseats = 3\nvariant = "beginner"\nlawyer_occupied = "forbidden"\n[[step]]\n'
    text += 'view.switches.lawyer_occupied = "forbidden"\n'
    view = 'view.variant = "beginner"\nview.castle.palace = 6\n'
    assert run(text + view).failures == []


TOURNAMENT = 'game = "catan_duel"\n[start]\nvariant = "tournament"\n'


def test_a_setup_has_its_decks() -> None:
    """CD-21.16: sample decks, or chance; both, or none."""
    text = TOURNAMENT + 'decks = ["gold_rush", "random"]\n[[step]]\nwaiting = "chance: deal_deck"\n'
    text += 'seen_by = "red"\nview.players.red.deck.pirate_ship = 2\n'
    assert run_scenario(read_scenario(text)).failures == []


@pytest.mark.parametrize(
    ("decks", "message"),
    [
        ('["gold_rus", "random"]', "expected one of merchant_fleet"),
        ('["gold_rush"]', "decks: expected 2, one for each seat; got 1"),
        ('["gold_rush", "random"]\nvariant = "duel"', "unknown key 'decks'"),
        ('["gold_rush", "random"]\ndeck_moons = "none"', "the half-moon are not allowed here"),
    ],
)
def test_a_setup_without_such_decks(decks: str, message: str) -> None:
    """TR-17: one sentence with its line."""
    text = TOURNAMENT + f"decks = {decks}\n[[step]]\nover = false\n"
    if "duel" in decks:
        text = text.replace('variant = "tournament"\n', "")
    with pytest.raises(BadScenario) as refused:
        position_of(read_scenario(text, "s.toml"))
    assert message in str(refused.value) and str(refused.value).startswith("s.toml, line ")


# forced decisions

PROVOST = """
[position]
seats = 3
phase = "provost"
orange.deniers = 1
"""


@pytest.mark.parametrize(
    "steps",
    [
        '[[step]]\ndo = "orange: move_provost -1"',
        '[[step]]\ndo = ["red: move_provost 0", "green: move_provost 0", '
        '"orange: move_provost -1"]',
        '[[step]]\ndo = ["green: move_provost 0", "orange: move_provost -1"]',
        '[[step]]\nwaiting = "orange"\n[[step]]\ndo = ["red: move_provost 0", '
        '"green: move_provost 0", "orange: move_provost -1"]',
        '[[step]]\ndo = "red: move_provost 0"\n[[step]]\ndo = ["green: move_provost 0"]\n'
        '[[step]]\ndo = ["orange: move_provost -1"]',
    ],
)
def test_decisions_without_a_choice_may_be_written_or_not(steps: str) -> None:
    outcome = run(f"{PROVOST}{steps}\nview = {{ provost = 2, players.orange.deniers = 2 }}\n")
    assert outcome.failures == []


def test_forced_decisions_are_asked_where_the_scenario_wants_it() -> None:
    steps = '[[step]]\nwaiting = "red"\nlegal = ["move_provost 0"]\n'
    assert run(f"ask_forced = true\n{PROVOST}{steps}").failures == []
    assert len(run(f"{PROVOST}{steps}").failures) == 2


# the template, and other cards


@pytest.mark.parametrize("id", GAMES)
def test_the_template_holds_and_shows_every_kind_of_expectation(id: str) -> None:
    text = template(game(id))
    outcome = run_scenario(read_scenario(text, "template.toml"))
    assert outcome.failures == []
    keys = ["title", "rules", "note", "position", "step", "do", "waiting", "legal", "offers"]
    keys += ["refuses", "view", "scores", "winners", "over"]
    assert [key for key in keys if key not in text] == []


def test_a_scenario_may_be_run_with_other_cards() -> None:
    own = read_components(GAME.id, '[[player_building]]\nid = "bank"\npoints = 5\n')
    text = (
        HEAD + '[position]\nroad = [{ card = "bank", owner = "red" }]\n[[step]]\nscores.red = 5\n'
    )
    assert run_scenario(read_scenario(text, "", own)).failures == []
    assert run_scenario(read_scenario(text)).failures == [
        "text, line 5: scores red: expected 5; got 3"
    ]
