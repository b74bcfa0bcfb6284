"""The tests of the drawn board look at a real table."""

import runpy
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "caylus"


def test_the_table_of_the_drawn_board_is_what_the_engine_sends_today() -> None:
    """After a change of view or components: python web/tests/caylus/make.py"""
    made = runpy.run_path(str(FOLDER / "make.py"))["table"]()
    assert (FOLDER / "table.json").read_text("utf-8") == made
