"""The nets that ship: small, each for a table there is, each with a card of what it has won."""

import tomllib
from pathlib import Path

import pytest

from stavitel.games import game
from stavitel.players.weights import unpacked
from tests.players.test_features import KINDS

HERE = Path(__file__).parents[2] / "src" / "stavitel" / "games"
NETS = sorted(HERE.glob("*/nets/*.net"))
LARGEST = 300_000
ALL_OF_THEM = 200_000

every_net = pytest.mark.parametrize(
    "path", NETS, ids=[f"{path.parts[-3]}-{path.stem}" for path in NETS]
)


def test_nets_are_small_even_together() -> None:
    sizes = [path.stat().st_size for path in NETS]
    assert sizes and max(sizes) <= LARGEST and sum(sizes) <= ALL_OF_THEM


@every_net
def test_a_net_is_for_a_table_of_its_game(path: Path) -> None:
    id = path.parts[-3]
    tables = {game(id).table_kind(game(id).start(seats, v, {})) for i, v, seats in KINDS if i == id}
    assert path.stem in tables
    assert unpacked(path.read_bytes()).inputs > 0


@every_net
def test_a_net_has_a_card_that_says_how_it_was_made_and_that_it_won(path: Path) -> None:
    card = tomllib.loads(path.with_suffix(".toml").read_text("utf-8"))
    seats = path.stem.partition("-")[0]
    assert card["command"].startswith(f"stavitel train {path.parts[-3]} --seats {seats} ")
    assert card["net"] >= 1
    low, high = card["match"]["interval"]
    assert low <= card["match"]["win_share"] <= high
    assert low > card["match"]["even"], "expected a net that is better than the game's own value"


def test_no_card_is_left_without_its_net() -> None:
    assert {path.stem for path in HERE.glob("*/nets/*.toml")} == {path.stem for path in NETS}
