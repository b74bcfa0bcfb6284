"""The pages for native readers are what the games say now."""

import pytest

from stavitel.games import GAMES
from tests.review import FOLDER, page


@pytest.mark.parametrize("id", GAMES)
def test_the_page_for_readers_is_current(id: str) -> None:
    """If this fails, a text has changed: `make review`, and read the difference."""
    assert (FOLDER / f"{id}.md").read_text("utf-8") == page(id)


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.md")) == sorted(GAMES)
