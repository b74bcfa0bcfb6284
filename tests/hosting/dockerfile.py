"""The Dockerfile, read line by line and followed without a container engine.

Every stage is a folder in which absolute paths of the file begin. Base images are the Python of
this test; `apt-get` and `useradd` do nothing, since what they would bring is there or needs root;
`install` leaves owners out. Nothing is fetched, so the wheel is a plain one without the page.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from .page import REPOSITORY

FILE = REPOSITORY / "Dockerfile"
PATIENCE = 300
KNOWN = {"FROM", "RUN", "ENV", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK",
         "ENTRYPOINT", "CMD"}  # fmt: skip

NOTHING = "#!/bin/sh\n"
INSTALL = """\
#!/bin/bash
for word; do case "$word" in --owner=*|--group=*) ;; *) words+=("$word") ;; esac; done
exec /usr/bin/install "${words[@]}"
"""


class Step(NamedTuple):
    """One instruction."""

    name: str
    text: str


def steps() -> list[Step]:
    """The instructions of the file, continued lines joined."""
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    found = [Step(*line.split(maxsplit=1)) for line in joined.splitlines() if line]
    assert {step.name for step in found} <= KNOWN
    return found


def last(name: str) -> str:
    """What holds in the end: the text of the last instruction of this name."""
    return next(step.text for step in reversed(steps()) if step.name == name)


class Image:
    """What comes out of following the file: a folder, and the commands it is for."""

    def __init__(self, work: Path, **env: str) -> None:
        self.root = work / "root"
        self._work = work
        self._given = env
        self._stage = ""
        self._env: dict[str, str] = {}
        self._folder = self.root
        ways = {"FROM": self._begin, "ENV": self._set, "WORKDIR": self._enter, "COPY": self._copy,
                "RUN": self._run}  # fmt: skip
        for step in steps():
            if step.name in ways:
                ways[step.name](step.text)

    def here(self, text: str) -> str:
        """A text of the file with its absolute paths in this folder."""
        return re.sub(r"(?<![\w/.:])/(?=(build|opt|data|backup)\b)", f"{self.root}/", text)

    def command(self, given: list[str] | None = None) -> list[str]:
        """What the container runs."""
        words = [*json.loads(last("ENTRYPOINT")), *(given or json.loads(last("CMD")))]
        return [self.here(word) for word in words]

    def health(self) -> list[str]:
        return list(json.loads(last("HEALTHCHECK").partition("CMD ")[2]))

    def environment(self) -> dict[str, str]:
        """Of every command: what the file says, then what the test was given."""
        base = {
            "PATH": f"{self._work}/bin:/usr/bin:/bin",
            "HOME": str(self.root),
            "LANG": "C.UTF-8",
        }
        path = self.here(self._env.get("PATH", "")).replace("$PATH", base["PATH"])
        return {**base, **self._env, **self._given, "PATH": path or base["PATH"]}

    def _begin(self, text: str) -> None:
        """A new stage begins; the one before is put away under its name."""
        if self._stage:
            self.root.rename(self._work / self._stage)
        self._stage = text.partition(" AS ")[2] or "image"
        self._env, self._folder = {}, self.root
        self.root.mkdir(parents=True)
        shims = {"apt-get": NOTHING, "useradd": NOTHING, "install": INSTALL,
                 "python": f'#!/bin/sh\nexec "{sys.executable}" "$@"\n'}  # fmt: skip
        for name, script in shims.items():
            path = self._work / "bin" / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(script)
            path.chmod(0o755)

    def _set(self, text: str) -> None:
        self._env |= dict(word.split("=", 1) for word in text.split())

    def _enter(self, text: str) -> None:
        self._folder = Path(self.here(text))
        self._folder.mkdir(parents=True)

    def _copy(self, text: str) -> None:
        *sources, target = text.split()
        base = REPOSITORY
        if sources[0].startswith("--from="):
            base = self._work / sources.pop(0).removeprefix("--from=")
        for source in sources:
            place = Path(self.here(target)) if target.startswith("/") else self._folder / target
            found = base / source.lstrip("/")
            if found.is_dir():
                shutil.copytree(found, place, symlinks=True, ignore=_built_here)
            else:
                shutil.copy(found, place)

    def _run(self, text: str) -> None:
        done = subprocess.run(
            ["bash", "-euc", self.here(text)], cwd=self._folder, env=self.environment(), text=True,
            capture_output=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"RUN {text}\n{done.stdout}\n{done.stderr}"


def _built_here(folder: str, names: list[str]) -> set[str]:
    """What `.dockerignore` keeps out of the folders that are copied."""
    lines = (REPOSITORY / ".dockerignore").read_text("utf-8").splitlines()
    patterns = [line for line in lines if "/" in line and line[0] not in "!#"]
    inside = Path(folder)
    if not inside.is_relative_to(REPOSITORY):
        return set()
    places = {name: inside.relative_to(REPOSITORY) / name for name in names}
    return {
        name
        for name, place in places.items()
        for pattern in patterns
        if place.match(pattern.removeprefix("**/"))
    }
