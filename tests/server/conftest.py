"""What tests of the server share."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from .course import kept, server
from .kept import keep


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """Somebody at a server with the three tables of `course`."""
    folder = tmp_path_factory.mktemp("data")
    keep(folder, *kept()[0])
    with server(folder) as client:
        yield client
