"""What a run keeps in its folder, so that it can go on after an interruption."""

from array import array
from pathlib import Path
from typing import Any, Final

import msgspec

from stavitel.engine.errors import BadSetup
from stavitel.players.net import Net
from stavitel.players.weights import packed
from stavitel.training.games import Parts

KEPT: Final = 4
"""From how many rounds of games a net learns."""


class RunStore:
    """The folder of a run: what was asked for, every net, and the games of the last rounds."""

    def __init__(self, folder: Path, asked: dict[str, Any]) -> None:
        self.folder = folder
        self.asked = asked
        self.matches: list[dict[str, Any]] = []
        self.final: dict[str, Any] = {}  # the match that is reported, once it was played
        self.done = 0  # rounds of training
        folder.mkdir(parents=True, exist_ok=True)
        if self._run.exists():
            self._take_up()

    def _take_up(self) -> None:
        kept = msgspec.json.decode(self._run.read_bytes())
        self.done = kept["done"]
        if kept["asked"] == self.asked:
            self.matches, self.final = kept["matches"], kept["final"]
        elif not self._prolongs(kept["asked"]):
            raise BadSetup(
                f"{self.folder}: expected the training that was begun there, as before or with more"
                " rounds"
            )

    def _prolongs(self, before: dict[str, Any]) -> bool:
        """Whether all that is new are further rounds. Experts play the last ones, so what was
        learned from them stands where usual games should."""
        rounds = before["rounds"]
        as_before = {**self.asked, "rounds": rounds} == before
        return as_before and rounds < self.asked["rounds"] and self.asked["experts"] == 0

    @property
    def _run(self) -> Path:
        return self.folder / "run.json"

    def net_file(self, number: int) -> Path:
        """The net after so many rounds, in the form that players read."""
        return self.folder / f"{number:02}.net"

    def keep(self, net: Net, parts: list[Parts]) -> None:
        """A round is over."""
        self.done += 1
        full = array("d", [*net.rows, *net.bias, *net.heads])
        (self.folder / f"{self.done:02}.full").write_bytes(full.tobytes())
        self.net_file(self.done).write_bytes(packed(net))
        if self.done > 1:
            (self.folder / f"{self.done:02}.games").write_bytes(msgspec.msgpack.encode(parts))
        old = self.folder / f"{self.done - KEPT:02}.games"
        old.unlink(missing_ok=True)
        self.note()

    def note(self) -> None:
        """Write down how far the run has come."""
        names = ("asked", "done", "matches", "final")
        kept = {name: getattr(self, name) for name in names}
        draft = self._run.with_suffix(".new")
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1))
        draft.replace(self._run)

    def fill(self, net: Net) -> None:
        """Give a net the weights that the last round left."""
        numbers = array("d", (self.folder / f"{self.done:02}.full").read_bytes())
        place = 0
        for row in (net.rows, net.bias, net.heads):
            for i in range(len(row)):
                row[i] = numbers[place + i]
            place += len(row)

    def games(self) -> list[Parts]:
        """The samples of the last rounds, oldest first, but not of the first: others played it."""
        found: list[Parts] = []
        for number in range(max(2, self.done - KEPT + 2), self.done + 1):
            path = self.folder / f"{number:02}.games"
            found += msgspec.msgpack.decode(path.read_bytes(), type=list[Parts])
        return found
