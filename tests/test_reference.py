"""The reference page of every game is what its declarations and seeded games say today."""

from pathlib import Path

import pytest

from stavitel.games import TEMPLATE, known
from stavitel.reference.page import page

from .cli.running import run

PAGES = Path(__file__).parents[1] / "docs" / "reference"


@pytest.mark.parametrize("id", known())
def test_the_page_is_up_to_date(id: str) -> None:
    told = (PAGES / f"{id}.md").read_text("utf-8")
    assert told == page(id), "run: python -m stavitel.reference"


def test_the_command_line_prints_the_same() -> None:
    assert run("games", TEMPLATE, "--words").output == page(TEMPLATE)
