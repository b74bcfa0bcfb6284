"""What holds for all tests."""

import gc
import signal
from collections.abc import Generator
from pathlib import Path

import pytest

# the laws are plain functions of the package; here their assertions tell what they compared
pytest.register_assert_rewrite("stavitel.conformance")

LONGEST = (
    "test_absence", "test_touches", "test_boards", "test_whole_games", "test_more_screens",
    "test_screens",
)  # fmt: skip
"""Files whose tests play whole games in a browser, go through many screens, or wait for a clock."""


def pytest_configure() -> None:
    """Whoever started the tests may ignore Ctrl-C, as shells do for what runs in the background;
    processes that tests start would inherit that and never end."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: once Playwright has run, its event loop stays in the thread.
    The longest of them come first, so that at the end no core is idle while another plays a game.
    """
    items.sort(key=lambda item: _place(item.path))


def pytest_collection_finish() -> None:
    _set_aside()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    done = yield
    if nextitem is not None and nextitem.path != item.path:
        _set_aside()
    return done


def _set_aside() -> None:
    """Ten thousand tests, what they import and what a file of them keeps are no garbage. A server
    that closes looks through all there is: with so much of it, longer than most tests take."""
    gc.collect()
    gc.freeze()


def _place(path: Path) -> int:
    if "browser" not in path.parts:
        return -1
    return LONGEST.index(path.stem) if path.stem in LONGEST else len(LONGEST)
