"""Training from the command line: seeded, resumable, with a card of what it won."""

import json
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from stavitel.arena.playing import Terms
from stavitel.engine.errors import BadSetup
from stavitel.fault_words import catalogue
from stavitel.players.weights import WRITTEN
from stavitel.texts import LANGUAGES
from stavitel.training import TrainingPlan, train
from stavitel.training.games import STRANGE
from stavitel.training.run import plan_command, portions
from stavitel.training.store import RunStore
from tests.cli.running import assert_refused, run

PLAN = TrainingPlan(Terms("caylus_magna_carta", 2), 3, 3, 5, 4, 4, 2, 1, 2, "1")
SHORT = (
    *("--seed", 3, "--rounds", 3, "--first", 5, "--games", 4, "--hidden", 4),
    *("--match", 2, "--plays", 1, "--final", 2, "--budget", 1, "--jobs", 1),
)


@pytest.mark.slow
def test_a_run_ends_with_weights_and_a_card(tmp_path: Path) -> None:
    out = tmp_path / "run"
    result = run("train", "caylus", "--seats", 2, "--out", out, "--json", *SHORT)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert report["weights"] == str(out / "2-standard.net") and report["net"] in (1, 2, 3)
    assert report["match"]["games"] == 2 and [row["net"] for row in report["tried"]] == [1, 2, 3]
    card = tomllib.loads((out / "2-standard.toml").read_text("utf-8"))
    assert card["command"].startswith("stavitel train caylus_magna_carta --seats 2 --seed 3")
    assert card["match"]["games"] == 2
    assert (
        card["match"]["interval"][0] <= card["match"]["win_share"] <= card["match"]["interval"][1]
    )
    # the report in every language, without another run: all that is done stays done
    for lang in LANGUAGES:
        told = run("train", "caylus", "--seats", 2, "--out", out, "--lang", lang, *SHORT).stdout
        assert " ".join(told.split()).startswith(catalogue(lang)["trained"].partition("{")[0])
    wrong = run("train", "caylus", "--seats", 2, "--out", out, *SHORT, "--hidden", 5)
    assert "expected the training that was begun there" in assert_refused(wrong)


@pytest.mark.slow
def test_an_interrupted_run_comes_to_the_same_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = train(PLAN, tmp_path / "whole", 1)
    keep = RunStore.keep
    monkeypatch.setattr(RunStore, "keep", lambda *given: (keep(*given), 1 / 0))
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            train(PLAN, tmp_path / "parts", 1)
    monkeypatch.setattr(RunStore, "keep", keep)
    parts = train(PLAN, tmp_path / "parts", 1)
    assert parts["tried"] == whole["tried"] and parts["net"] == whole["net"]
    one, other = (Path(report["weights"]).read_bytes() for report in (whole, parts))
    assert one == other


@pytest.mark.slow
def test_a_run_can_be_prolonged(tmp_path: Path) -> None:
    train(PLAN, tmp_path / "parts", 1)
    longer = replace(PLAN, rounds=PLAN.rounds + 1)
    parts = train(longer, tmp_path / "parts", 1)
    whole = train(longer, tmp_path / "whole", 1)
    assert parts == {**whole, "weights": parts["weights"]}
    for name in (f"{longer.rounds:02}.net", f"{parts['net']:02}.net"):
        one, other = ((tmp_path / folder / name).read_bytes() for folder in ("parts", "whole"))
        assert one == other
    for other_plan in (PLAN, replace(longer, rounds=9, experts=1), replace(longer, games=5)):
        with pytest.raises(BadSetup, match="expected the training that was begun there"):
            train(other_plan, tmp_path / "parts", 1)


def test_experts_play_the_last_rounds_with_games_of_their_own() -> None:
    plan = replace(PLAN, experts=1, expert_games=2)
    assert [plan.games_in(done) for done in range(plan.rounds)] == [5, 4, 2]
    assert plan.all_games == PLAN.all_games - 2
    assert "--experts 1 --expert-games 2" in plan_command(plan)
    assert "--expert" not in plan_command(PLAN)


def test_games_of_all_variants_with_one_net_can_be_mixed() -> None:
    plan = replace(PLAN, terms=Terms("catan_duel", 2, "gold"), first=500, games=1200, mixed=True)
    asked = portions(plan, 0, "")
    variants = [portion.terms.variant for portion in asked]
    assert variants == ["gold", "turmoil", "duel", "gold", "turmoil"], "progress has its own net"
    assert "--mixed" in plan_command(plan)
    for rival in (WRITTEN, STRANGE):
        met = [one.terms.variant for one in portions(plan, 1, "") if one.rival == rival]
        assert met == variants[:3], "each meets them as often"
    alone = portions(replace(plan, mixed=False), 0, "")
    assert {portion.terms.variant for portion in alone} == {"gold"}


def test_a_net_meets_others_now_and_then_but_not_in_the_first_round() -> None:
    plan = replace(PLAN, first=800, games=800)
    assert {(portion.learner, portion.rival) for portion in portions(plan, 0, "")} == {
        (WRITTEN, "")
    }
    rivals = [portion.rival for portion in portions(plan, 1, "01.net")]
    assert rivals == ["", "", WRITTEN, ""] * 2, "Caylus has no weights to make strange"
    weighed = replace(plan, terms=Terms("red_cathedral", 2))
    assert [one.rival for one in portions(weighed, 1, "")] == [STRANGE, "", WRITTEN, ""] * 2
    assert {portion.learner for portion in portions(plan, 1, "01.net")} == {"01.net"}


@pytest.mark.slow
def test_a_run_with_experts_ends_with_weights_too(tmp_path: Path) -> None:
    done: list[int] = []
    plan = replace(PLAN, experts=1, expert_games=2)
    report = train(plan, tmp_path, 1, done.append)
    assert Path(report["weights"]).exists() and sum(done) == plan.all_games
    others = train(PLAN, tmp_path / "others", 1)
    assert (
        Path(report["weights"]).parent.joinpath("03.net").read_bytes()
        != Path(others["weights"]).parent.joinpath("03.net").read_bytes()
    )


def test_what_cannot_be_trained_is_refused(tmp_path: Path) -> None:
    for words, complaint in (
        (("template",), "expected a game with features to learn from"),
        (("caylus", "--seats", 7), "expected 2 to 4 seats; got 7"),
    ):
        assert complaint in assert_refused(run("train", *words, "--out", tmp_path / "x", *SHORT))
    assert not (tmp_path / "x").exists()
