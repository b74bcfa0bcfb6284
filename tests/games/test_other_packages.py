"""Games of other packages: found by their entry point, and offered after ours."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from stavitel.engine.errors import BadSetup
from stavitel.games import GAMES, folder_text, game, games_of_others, localised, offered
from stavitel.texts import Texts


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder of packages; what is put there is found before the test's first question."""
    monkeypatch.syspath_prepend(tmp_path)
    games_of_others.cache_clear()
    yield tmp_path
    games_of_others.cache_clear()


def install(folder: Path, id: str, package: str) -> None:
    """What pip leaves behind of a package with one game."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[stavitel.games]\n{id} = {package}\n")
    (folder / package / "rules").mkdir(parents=True)
    (folder / package / "rules" / "en.md").write_text("# River\n")


def test_a_game_of_another_package_is_offered_after_ours(installed: Path) -> None:
    install(installed, "river", "river_game")
    assert offered() == [*GAMES, "river"]
    assert folder_text("river", "rules/en.md") == "# River\n"


def test_a_language_a_game_does_not_speak_is_english(installed: Path) -> None:
    install(installed, "river", "river_english")
    assert localised("river", "rules", "cs") == "# River\n"
    assert Texts(game(GAMES[0]), "cs").rules_page() != Texts(game(GAMES[0]), "en").rules_page()


def test_no_package_takes_the_name_of_one_of_our_games(installed: Path) -> None:
    install(installed, GAMES[0], "impostor")
    assert offered() == GAMES
    assert folder_text(GAMES[0], "rules/en.md") != "# River\n"


def test_an_unknown_game_is_refused_with_all_that_are_offered(installed: Path) -> None:
    install(installed, "river", "river_refused")
    with pytest.raises(BadSetup) as refused:
        game("chess")
    expected = " or ".join([*GAMES, "river"])
    assert str(refused.value) == f"expected a game called {expected}; got 'chess'"


def test_a_package_that_is_gone_is_named(installed: Path) -> None:
    install(installed, "river", "river_gone")
    shutil.rmtree(installed / "river_gone")
    with pytest.raises(BadSetup) as refused:
        game("river")
    assert str(refused.value) == "river: expected the package 'river_gone'; it is not installed"
