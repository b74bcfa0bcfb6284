"""Which names bring in a player from outside, and who may use them."""

import sys
from pathlib import Path

import pytest

from stavitel import LANGUAGES, Texts, game, make_player, simulate
from stavitel.cli.seating import names_of_record
from stavitel.engine.errors import BadSetup
from stavitel.players import make_player as make_house_player
from stavitel.server.laying import check_bot
from tests.cli.running import run

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def test_a_python_class_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    report = simulate("template", 3, 2, ["python_bot:LateBot", "random"], seed=1)
    assert report["faults"] == 0, report["fault_messages"]


def test_a_class_that_fails_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        "class Bot:\n    def __init__(self, seed): pass\n    def choose(self, seen, options): 1/0"
    )
    (tmp_path / "failing_bot.py").write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    report = simulate("template", 1, 2, ["failing_bot:Bot", "random"], seed=1)
    sys.modules.pop("failing_bot", None)
    sys.path.remove(str(tmp_path))
    assert report["fault_messages"] == [
        "game 0: failing_bot:Bot: division by zero; greedy played on for it"
    ]


@pytest.mark.parametrize(
    "name",
    ["cmd:", "cmd:no-such-program-here", "cmd:'", "json:dumps", "json:Nobody", "nowhere:Bot"],
)
def test_what_cannot_be_brought_in_is_refused_before_the_game(name: str) -> None:
    with pytest.raises(BadSetup, match="expected"):
        make_player(name)


@pytest.mark.parametrize("name", ["search:x", "level:99", "human:Anna", "god"])
def test_names_of_the_house_are_never_taken_for_modules(name: str) -> None:
    with pytest.raises(BadSetup, match=r"expected a player called random, .*cmd:PROGRAM; got"):
        make_player(name)


def test_records_and_servers_know_the_players_of_the_house_alone() -> None:
    """A file somebody sent, or a browser, must not choose which programs run here."""
    names = names_of_record({0: "cmd:sh", 1: "json:JSONDecoder", 2: "greedy"}, 3)
    assert names == ["human:cmd:sh", "human:json:JSONDecoder", "greedy"]
    for name in ("cmd:sh", "json:JSONDecoder"):
        with pytest.raises(BadSetup):
            make_house_player(name)
        with pytest.raises(BadSetup):
            check_bot(name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_once_who_was_replaced(lang: str, tmp_path: Path) -> None:
    args = ("play", "template", "--players", "cmd:false,random", "--seed", 1, "--lang", lang)
    result = run(*args, "--save", tmp_path / "game.stav")
    assert result.exit_code == 0, result.output
    said = Texts(game("template"), lang)
    told = said.text("terminal-replaced", player="cmd:false", why="it ended with code 1")
    assert " ".join(result.stdout.split()).count(told.replace("\u00a0", " ")) == 1
