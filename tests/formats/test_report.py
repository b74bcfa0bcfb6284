"""A moment of a game as a scenario file: it passes as it is, and tells no secrets."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

from stavitel import Match
from stavitel.engine.core import CHANCE, waiting
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games import GAMES, game
from stavitel.players import make_player
from stavitel.record import Record, read_record
from stavitel.report import EVERYTHING, report
from stavitel.scenario import read_scenario, run_scenario
from tests.cli.running import run

ROOT = Path(__file__).parents[2]
RECORDS = sorted(path for id in GAMES for path in (ROOT / "tests" / "records" / id).glob("*.stav"))
HOW_TO = ROOT / "docs" / "how-to" / "report-a-rules-bug.md"


def record(path: Path) -> Record:
    return read_record(path.read_text("utf-8"), str(path))


def assert_passes(text: str, own: Record) -> None:
    outcome = run_scenario(read_scenario(text, game=own.game))
    assert outcome.failures == []
    assert outcome.checked > 0


def begun(seats: int) -> Match:
    """A game of which everybody has kept the first hand."""
    match = Match.start("caylus_magna_carta", seats, seed=5)
    for _ in range(seats):
        match.act("keep_hand")
    return match


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_any_moment_of_any_record_passes_from_every_viewpoint(path: Path) -> None:
    own, rng = record(path), Rng(7)
    last = len(own.actions)
    for move in [0, last, *(int(rng.below(last)) for _ in range(3))]:
        for seat in [EVERYTHING, *range(-1, own.seats)]:
            assert_passes(report(own, move, seat, rng), own)


def test_a_report_begins_before_the_last_choice_and_tells_what_it_changed() -> None:
    match = begun(3)
    seat = match.seat()
    assert seat is not None
    name = match.game.seat_names[seat]
    before: Any = plain(match.view(seat))
    match.act("place_worker 1")
    told = tomllib.loads(report(match.record, match.moves, seat, Rng(1)))
    assert told["position"]["seats"] == 3
    first, then = told["step"]
    assert first["do"] == [f"{name}: place_worker 1"]
    assert first["view"]["road"]["1"]["worker"] == name
    deniers = next(row["deniers"] for row in before["players"] if row["seat"] == name)
    assert first["view"]["players"][name]["deniers"] == deniers - 1
    after = match.seat()
    assert after is not None
    assert then["waiting"] == f"{match.game.seat_names[after]}: player_turn"


def test_what_was_refused_is_told_with_its_reason_and_rule() -> None:
    match = begun(2)
    seat = match.seat()
    assert seat is not None
    option, why = match.candidates()[0]
    text = report(match.record, match.moves, seat, Rng(1), [option.action])
    told = tomllib.loads(text)
    assert told["rules"] == [why.rule]
    assert told["step"][-1]["refuses"] == {option.words: why.reason}
    assert f"# {why.rule}: {why.text}" in text
    assert_passes(text, match.record)


def test_a_change_of_what_is_expected_fails() -> None:
    match = begun(2)
    text = report(match.record, match.moves, EVERYTHING, Rng(1))
    legal = tomllib.loads(text)["step"][-1]["legal"]
    changed = text.replace(f'  "{legal[0]}",\n', "", 1)
    assert changed != text
    assert run_scenario(read_scenario(changed)).failures


def test_the_cards_of_others_are_made_up_and_the_own_ones_are_not() -> None:
    """Three cards of a pile of twelve: in thirty reports nobody gets the same hand each time."""
    match = begun(2)
    real = match.game.position(match.record.replay())
    hands = set()
    for seed in range(30):
        told = tomllib.loads(report(match.record, match.moves, 0, Rng(seed)))["position"]
        assert told["red"]["hand"] == real["red"]["hand"]  # type: ignore[index]
        hands.add(tuple(told["green"]["hand"]))
    assert len(hands) > 10


def test_a_card_somebody_else_drew_may_be_any_card() -> None:
    """A draw that was not seen is drawn again, too."""
    own, move = _hidden_draw()
    drawn = set()
    for seed in range(30):
        told = tomllib.loads(report(own, move, 0, Rng(seed)))
        drawn.add(told["step"][0]["do"][-1])
    assert len(drawn) > 3


def _hidden_draw() -> tuple[Record, int]:
    """A game, and a move at which chance has just given green a card."""
    match = Match.start("caylus_magna_carta", 2, seed=3)
    bots = {0: make_player("random", seed=1), 1: make_player("random", seed=2)}
    match.play(bots)
    own = match.record
    for move in range(1, len(own.actions)):
        frame, asked = waiting(own.replay(move - 1)), waiting(own.replay(move))
        if frame is None or frame.asks != 1 or asked is None or asked.asks != CHANCE:
            continue
        if own.game.verbs.write(own.actions[move - 1]) == "draw_card":
            return own, move + 1
    raise AssertionError("green never drew a card")


# the how-to, as a reader would follow it


@pytest.mark.parametrize("id", GAMES)
def test_the_how_to_works_for_every_game(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    rules = game(id)
    match = Match.start(id, max(2, rules.min_seats), seed=4)
    match.play({seat: make_player("random", seed=seat) for seat in range(match.seats)})
    match.save("game.stav")
    page = HOW_TO.read_text("utf-8")
    lines = [line for block in _blocks(page, "sh") for line in block.splitlines()]
    assert any("--scenario" in line for line in lines)
    for line in lines:
        words, _, target = line.partition(">")
        done = run(*shlex.split(words)[1:], input="!\nq\n")
        assert done.exit_code == 0, (line, done.output)
        if target:
            Path(target.strip()).write_text(done.stdout, "utf-8")
    assert run("scenario", "bug.toml", "game-move-0.toml").exit_code == 0


def _blocks(page: str, kind: str) -> list[str]:
    found = re.findall(rf"^ *```{kind}\n(.*?)^ *```$", page, re.MULTILINE | re.DOTALL)
    return [re.sub(r"^ +", "", block, flags=re.MULTILINE) for block in found]


@pytest.mark.parametrize("id", GAMES)
def test_a_report_at_the_terminal_passes(id: str, tmp_path: Path) -> None:
    """`!` at once, then again after something was refused."""
    seats = max(2, game(id).min_seats)
    players = ",".join(["human"] + ["random"] * (seats - 1))
    refused = game(id).verbs.write(0)
    file = tmp_path / "mine.stav"
    typed = f"!\n{refused}\n!\n! nonsense\nq\n"
    done = run(
        "play", id, "--seats", seats, "--players", players, "--seed", 3, "--save", file,
        input=typed,
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    first, second = sorted(tmp_path.glob("mine-move-*.toml"), key=lambda path: len(path.stem))
    assert run("scenario", first, second).exit_code == 0
    assert str(first) in done.stdout and str(second) in done.stdout
    reason = tomllib.loads(second.read_text("utf-8"))["step"][-1]["refuses"]
    assert list(reason) == [refused]
