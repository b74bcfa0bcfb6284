"""The picture of how true the shares of the win are."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from stavitel.arena.calibration import Calibrated, calibrated, drawn, reliability
from stavitel.games import GAMES, game

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "calibration.svg"
SVG = "{http://www.w3.org/2000/svg}"


def test_positions_are_put_into_bins_by_what_was_said() -> None:
    pairs = [(0.31, 1.0), (0.33, 0.0), (0.95, 1.0), (1.0, 1.0)]
    low, high = reliability(pairs)
    assert low[:2] == pytest.approx((0.32, 0.5))
    assert high[:2] == pytest.approx((0.975, 1.0))
    assert (low[2], high[2]) == (2, 2)


def test_an_error_is_the_mean_distance_between_said_and_won() -> None:
    table = Calibrated("standard", 2, [(0.3, 0.0), (0.3, 1.0), (0.7, 1.0), (0.7, 1.0)], None)
    assert table.error == pytest.approx(0.25)


def test_the_picture_has_a_dot_for_every_bin_and_a_line_for_every_table() -> None:
    tables = [
        Calibrated("plain", 2, [(0.2, 0.0), (0.8, 1.0)], 0.021),
        Calibrated("a & b", 3, [(0.5, 1)], None),
    ]
    picture = ElementTree.fromstring(drawn([("One <game>", tables), ("Another", tables[:1])]))
    assert len(list(picture.iter(f"{SVG}circle"))) == 3 + 2
    said = [text.text for text in picture.iter(f"{SVG}text")]
    assert "One <game>" in said
    assert {"plain, 2: 2.1", "a & b, 3: not fitted"} <= set(said)


def test_fresh_games_are_played_by_the_fitted_numbers() -> None:
    found = calibrated("caylus_magna_carta", "beginner", 2, games=2, jobs=1)
    assert len(found.pairs) >= 2 * 14
    assert all(0 <= said <= 1 and 0 <= won <= 1 for said, won in found.pairs)
    assert found.pairs == calibrated("caylus_magna_carta", "beginner", 2, games=2, jobs=1).pairs


def test_the_picture_in_the_documentation_tells_of_every_table() -> None:
    picture = ElementTree.fromstring(PICTURE.read_text("utf-8"))
    said = [text.text or "" for text in picture.iter(f"{SVG}text")]
    for id in GAMES:
        rules = game(id)
        for variant in rules.variants:
            for seats in range(rules.min_seats, rules.max_seats + 1):
                assert any(line.startswith(f"{variant}, {seats}: ") for line in said)
