"""The tests of drawn boards look at real tables."""

import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "web" / "tests"


@pytest.mark.parametrize(
    ("game", "made_by", "file"),
    [
        ("caylus", "table", "table.json"),
        ("pillars", "told", "box.json"),
        ("red_cathedral", "told", "box.json"),
    ],
)
def test_what_a_drawn_board_is_tested_with_is_what_the_engine_sends_today(
    game: str, made_by: str, file: str
) -> None:
    """After a change of view, words or components: python web/tests/<game>/make.py"""
    made = runpy.run_path(str(FOLDER / game / "make.py"))[made_by]()
    assert (FOLDER / game / file).read_text("utf-8") == made
