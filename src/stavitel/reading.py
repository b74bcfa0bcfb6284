"""How far our rules lead along a record that was read."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from stavitel.engine.errors import BadRecord, StavitelError
from stavitel.engine.verbs import FROM_ONE
from stavitel.fingerprint import Agreement

if TYPE_CHECKING:
    from stavitel.record import Record

END = "end"
"""The key of the last line, with the mark of the position reached."""


@dataclass
class Reading:
    """A text that holds a record, and how far our rules lead along it.

    A game played by older rules may come to something that is no longer possible, or not to its
    end. It is a recording then: `record` goes as far as our rules do, `rest` is what followed.
    """

    record: "Record"
    rest: list[tuple[str, str]] = field(default_factory=list)  # who did what
    fault: BadRecord | None = None  # what our rules stumble over
    mark: str = ""  # at the end
    agreement: Agreement | None = None  # with the mark at the end, if there is one
    first_place: int = FROM_ONE  # what the text calls the first of some places

    def sound(self) -> "Record":
        """The record of a game that our rules lead to its end."""
        if self.fault is not None:
            raise self.fault
        return self.record

    def to_text(self) -> str:
        """The record with all that was played, the mark of its own rules at the end."""
        if self.fault is None:
            return self.record.to_text()
        lines = self.record.to_text().splitlines()[:-1]
        lines += [f"{who}: {self._renumbered(what)}" for who, what in self.rest]
        return "\n".join([*lines, *([f"{END}: {self.mark}"] if self.mark else []), ""])

    def _renumbered(self, what: str) -> str:
        """What was done, with places numbered as today; what we have no verb for stays as it is."""
        verbs = self.record.game.verbs
        try:
            return verbs.write(verbs.read(what, self.first_place))
        except StavitelError:
            return what

    def excuse(self, fault: BadRecord) -> None:
        """Older rules may have allowed what ours do not; ours are no excuse."""
        played, game = self.record.version, self.record.game
        if not played:
            raise fault
        told = f"played by rules {played}, a recording for ours ({game.version}): {fault.bare}"
        self.fault = BadRecord(told, fault.source, fault.line)
