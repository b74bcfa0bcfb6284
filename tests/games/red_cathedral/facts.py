"""The Red Cathedral, for the tests that ask every game."""

from stavitel.record import Record

from ..facts import Facts, numbered, told
from . import literal
from .literal_table import read


def sixth_section(played: Record) -> str:
    """Who finished a sixth section, and by which action; or the time was up."""
    how, action = "time", ""
    for event in told(played):
        if event["event"] == "turn_started":
            action = "building"
        elif event["event"] == "influence_used":
            action = "teamsters"
        elif event["event"] == "end_triggered":
            seats = played.game.words["seat"]
            how = "ivan" if seats[int(str(event["seat"]))] == "ivan" else action
    return how


FACTS = Facts(
    sections=range(1, 15),
    last="RC-14.7",
    ending=sixth_section,
    examples=tuple(numbered("ex", 26)),
    literal=lambda table, depth: literal.perft(read(table), depth),
)
