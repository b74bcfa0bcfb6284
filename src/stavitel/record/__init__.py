"""Records: a game as the list of its actions, in words, one a line."""

from stavitel.record.kept import FORMAT, Record, components_mark
from stavitel.record.opening import open_record, read_record
from stavitel.record.proof import LONGEST_NUMBER, OLD_PROMISE, PROMISE, Lack, Proof

__all__ = [
    "FORMAT",
    "LONGEST_NUMBER",
    "OLD_PROMISE",
    "PROMISE",
    "Lack",
    "Proof",
    "Record",
    "components_mark",
    "open_record",
    "read_record",
]
