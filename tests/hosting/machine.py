"""A machine to host on, below a folder, where the page is followed to the letter.

Commands and files are those of the page but for this: absolute paths begin with the folder, ports
are free ones, and three commands are scripts of ours, since tests have neither root nor systemd:
`sudo` does what it is told as whoever runs the test, `useradd` only makes the home, `systemctl`
starts and stops what the unit says, with its umask and its patience.
"""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

from stavitel.server.load import Visitor
from tests.cli.running import environment

PATIENCE = 300

SUDO = """\
#!/bin/sh
[ "$1" != -u ] || shift 2
exec "$@"
"""
USERADD = """\
#!/bin/sh
while [ "$1" != --home-dir ]; do shift; done
mkdir -p "$2"
"""
SYSTEMCTL = """\
#!/bin/bash
unit={root}/etc/systemd/system/stavitel.service
run={root}/run
value() {{ sed -n "s/^$1=//p" "$unit"; }}
start() {{
  rm -f "$run/code"
  (
    umask "$(value UMask)"
    $(value ExecStart) >>"$run/log" 2>&1 &
    echo $! >"$run/pid"
    wait $!
    echo $? >"$run/code"
  ) >&- 2>&- &
}}
stop() {{
  kill -TERM "$(cat "$run/pid")"
  for _ in $(seq "$(value TimeoutStopSec)0"); do
    [ -s "$run/code" ] && return 0
    sleep 0.1
  done
  return 1
}}
case "$1" in
  daemon-reload) ;;
  enable | start) start ;;
  stop) stop ;;
  *) exit 64 ;;
esac
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


class Machine:
    """One machine: its root folder, its ports, and what is in the environment of its commands."""

    def __init__(self, root: Path, **env: str) -> None:
        self.root = root
        self.port, self.metrics, self.tls = free_port(), free_port(), free_port()
        path = f"{root}/bin:{os.environ['PATH']}"
        self._env = {**environment(), **env, "PATH": path, "CURL_HOME": f"{root}/root"}
        (root / "run").mkdir(parents=True)
        (root / "bin").mkdir()
        for name, text in (("sudo", SUDO), ("useradd", USERADD), ("systemctl", SYSTEMCTL)):
            self.script(root / "bin" / name, text.format(root=root) if "{root}" in text else text)

    @property
    def data(self) -> Path:
        return self.root / "srv/stavitel/data"

    def script(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)

    def here(self, text: str) -> str:
        """A text of the page with the paths and ports of this machine."""
        text = re.sub(r"(?<![\w:/.])/(srv|etc)/", rf"{self.root}/\1/", text)
        text = text.replace("127.0.0.1:8000", f"127.0.0.1:{self.port}")
        text = text.replace("127.0.0.1:9464", f"127.0.0.1:{self.metrics}")
        return text.replace("stavitel serve ", f"stavitel serve --port {self.port} ")

    def write(self, path: str, text: str) -> Path:
        """A file of the page, at its place on this machine."""
        file = self.root / path.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.here(text), encoding="utf-8")
        return file

    def run(self, block: str, folder: Path | None = None) -> str:
        """Do what a block says, line by line, in a folder; what was printed."""
        done = subprocess.run(
            ["bash", "-euc", self.here(block)], cwd=folder or self.root, env=self._env, text=True,
            stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}\n{self.log()}"
        return done.stdout

    def use_this_package(self) -> None:
        """The package under test where the page installs a wheel."""
        command = f'#!/bin/sh\nexec "{sys.executable}" -m stavitel "$@"\n'
        self.script(self.root / "srv/stavitel/venv/bin/stavitel", command)
        self.data.mkdir()

    @property
    def code(self) -> int:
        """With which code the server left."""
        return int((self.root / "run/code").read_text())

    def visitor(self) -> Visitor:
        return Visitor(self.port)

    def log(self) -> str:
        """What the server said."""
        path = self.root / "run/log"
        return path.read_text("utf-8") if path.exists() else ""

    def clear_away(self) -> None:
        """End the server, if it still runs."""
        if (self.root / "run/pid").exists() and not (self.root / "run/code").exists():
            os.kill(int((self.root / "run/pid").read_text()), signal.SIGKILL)
