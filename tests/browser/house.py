"""A real server for the browser tests: a process of its own that can be killed and comes back."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.cli.running import environment

CHECKOUT = Path(__file__).parents[2]
PATIENCE = 30


class House:
    """A server on a folder; the address stays the same when it is started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-u", "-m", "tests.browser.serving"]
        self.process = subprocess.Popen(
            [*command, str(self.port), str(self.data)],
            cwd=CHECKOUT,
            env=environment(),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, said
        self.port = int(found[1])

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As when the power fails: no chance to put anything in order."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)

    def stop(self) -> None:
        """As whoever runs a server stops it."""
        assert self.process is not None
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 0


def bots(*levels: str) -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": level} for level in levels]


def table(game: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """What a browser sends to have a table laid."""
    return {"game": game, "seats": seats, **more}


ME = {"kind": "me"}
FRIEND = {"kind": "open"}
