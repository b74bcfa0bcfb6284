"""Programs at the table: they play whole games, and what they do wrong harms nobody else."""

import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from select import select

import pytest

from stavitel import simulate
from stavitel.arena.playing import Terms
from stavitel.arena.sets import Pairing, SetsAsked, play_sets
from stavitel.engine.core import CHANCE, Actions, advance, settle
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games import game
from stavitel.outside.lines import end_all
from stavitel.outside.programs import ProgramGuest
from stavitel.players.base import Seen
from stavitel.players.chance import draw
from stavitel.players.drive import Driver
from stavitel.players.guest import GuestPlayer

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PYTHON = f"cmd:{sys.executable}"
READY = """
import json, os, sys, time
def ready():
    json.loads(sys.stdin.readline())
    print(json.dumps({"type": "ready"}), flush=True)
    return json.loads(sys.stdin.readline())
"""


def children() -> set[str]:
    """The processes that this one has started, those included that still wait to be reaped."""
    own = os.getpid()
    return set(Path(f"/proc/{own}/task/{own}/children").read_text().split())


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    before = children()
    yield
    end_all()
    assert children() <= before


def played(*players: str, game: str = "template", games: int = 2) -> dict[str, object]:
    return simulate(game, games, len(players), list(players), seed=4)


@pytest.mark.parametrize(
    "bot",
    [
        f"{PYTHON} {EXAMPLES / 'bot.py'}",
        f"cmd:sh {EXAMPLES / 'bot.sh'}",
        f"{PYTHON} {EXAMPLES / 'other_stavitel.py'} search:2",
        pytest.param(
            f"cmd:node {EXAMPLES / 'bot.mjs'}",
            marks=pytest.mark.skipif(shutil.which("node") is None, reason="needs Node"),
        ),
    ],
    ids=["python", "shell", "other-stavitel", "node"],
)
def test_the_examples_play_whole_games(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    package = Path(sys.modules["stavitel"].__file__ or "").parents[1]
    monkeypatch.setenv("PYTHONPATH", str(package))
    report = played(bot, "random")
    assert (report["games"], report["faults"]) == (2, 0), report["fault_messages"]


def test_a_program_plays_a_whole_game_of_caylus() -> None:
    bot = f"{PYTHON} {EXAMPLES / 'bot.py'}"
    report = played(bot, "random", game="caylus_magna_carta", games=1)
    assert report["faults"] == 0, report["fault_messages"]


def test_in_a_contest_copies_are_programs_of_their_own() -> None:
    bot = f"{PYTHON} {EXAMPLES / 'bot.py'}"
    (one,) = play_sets(SetsAsked(Terms("template", 3), 1, Pairing(0, "random", bot), range(1)))
    assert one.faults == []


def asked(script: str, tmp_path: Path, seconds: float = 20.0) -> GuestPlayer:
    """A player whose program is this script, at the end of a game that went on anyway."""
    file = tmp_path / "bot.py"
    file.write_text(READY + script, "utf-8")
    program = ProgramGuest(f"{sys.executable} {file}", Rng(1), seconds)
    player = GuestPlayer(Rng(1), program.answer, program.leave)
    tower = game("template")
    s = tower.start(2, tower.variants[0], {})
    Driver(tower, [player, player], Rng(2)).play(s, keep=False)
    assert not s.stack
    player.leave()
    return player


@pytest.mark.parametrize(
    ("script", "trouble"),
    [
        ("sys.exit(3)", "ended with code 3"),
        ("ready(); raise ValueError('too hard for me')", "ValueError: too hard for me"),
        ("ready(); print('hello', flush=True); time.sleep(60)", "expected a line of JSON"),
        ("ready(); print('[]', flush=True); time.sleep(60)", "expected a line of JSON"),
        ("ready(); print('{}', flush=True); time.sleep(60)", "expected an answer with id 1"),
        (
            "print(json.dumps({'id': ready()['id'], 'option': 'win'}), flush=True); time.sleep(60)",
            "expected one of the options",
        ),
        ("ready(); os.close(1); time.sleep(60)", "closed its output"),
        ("ready()\nwhile True: sys.stdout.write('x' * 9999)", "more than it was asked"),
        ("ready()\nwhile True: print('{}')", "answer with id 1|more than it was asked"),
        ("os.close(2); ready(); print('?', flush=True); time.sleep(60)", "line of JSON"),
    ],
)
def test_a_program_that_fails_is_replaced_with_one_sentence(
    script: str, trouble: str, tmp_path: Path
) -> None:
    player = asked(script, tmp_path)
    assert re.search(trouble, player.trouble) and "\n" not in player.trouble


@pytest.mark.parametrize("script", ["ready(); time.sleep(600)", "ready()\nwhile True: pass"])
def test_a_program_that_hangs_is_replaced(script: str, tmp_path: Path) -> None:
    assert asked(script, tmp_path, seconds=0.5).trouble == "no answer within 0.5 seconds"


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    child = "import subprocess; child = subprocess.Popen(['sleep', '600'])\n"
    asked(f"{child}open({str(note)!r}, 'w').write(str(child.pid)); ready(); sys.exit(1)", tmp_path)
    with suppress(ProcessLookupError):  # already gone
        ended = os.pidfd_open(int(note.read_text()))
        assert select([ended], [], [], 20)[0]
        os.close(ended)


def test_a_program_sees_what_its_seat_sees(tmp_path: Path) -> None:
    """The whole conversation: a view and options, and a position only on request, imagined."""
    file, heard = tmp_path / "bot.py", tmp_path / "heard"
    answer = "print(json.dumps({'id': m['id'], 'option': m['options'][0]}), flush=True)"
    file.write_text(
        f"{READY}m = ready()\nopen({str(heard)!r}, 'w').write(json.dumps(m))\n{answer}\n"
        "sys.stdin.readline()",
        "utf-8",
    )
    g = game("catan_duel")
    s = g.start(2, g.variants[0], {})
    program = ProgramGuest(f"{sys.executable} {file}", Rng(1))
    settle(s)
    out = Actions()
    while s.stack[-1].asks == CHANCE:
        advance(s, draw(s, Rng(3), out))
    seat = int(s.stack[-1].asks)
    seen = Seen(g, s, seat)
    seen.options(out)
    words = [g.verbs.write(int(out.items[i])) for i in range(out.count)]
    assert program.answer(seen, words) == words[0]
    program.leave()
    told = json.loads(heard.read_text("utf-8"))
    assert told.keys() == {"type", "id", "options", "view"}
    assert told["options"] == words
    assert told["view"] == json.loads(json.dumps(plain(g.view(s, seat))))
