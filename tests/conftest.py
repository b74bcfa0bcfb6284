"""What holds for all tests."""

import pytest

# the laws are plain functions of the package; here their assertions tell what they compared
pytest.register_assert_rewrite("stavitel.conformance")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come last: once Playwright has run, its event loop stays in the thread."""
    items.sort(key=lambda item: "browser" in item.path.parts)
