"""What holds for all tests."""

import signal

import pytest

# the laws are plain functions of the package; here their assertions tell what they compared
pytest.register_assert_rewrite("stavitel.conformance")


def pytest_configure() -> None:
    """Whoever started the tests may ignore Ctrl-C, as shells do for what runs in the background;
    processes that tests start would inherit that and never end."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: once Playwright has run, its event loop stays in the thread."""
    items.sort(key=lambda item: "browser" in item.path.parts)
