"""Caylus Magna Carta, for the tests that ask every game."""

from stavitel.record import Record

from ..facts import Facts, numbered, told
from . import literal
from .literal_table import read


def last_token(played: Record) -> str:
    """What happened to the last token."""
    phases = played.game.words["phase"]
    phase, last = "", ""
    for event in told(played):
        if event["event"] == "phase_started":
            phase = phases[int(str(event["phase"]))]
        elif event["event"] == "token_removed":
            last = "removal"
        elif event["event"] == "token_taken":
            last = "church" if phase == "buildings" else "delivery"
    return last


FACTS = Facts(
    sections=range(1, 14),
    last="CMC-13.5",
    ending=last_token,
    examples=(*numbered("ex", 10), *numbered("dx", 23)),  # printed in the rulebook, and derived
    literal=lambda table, depth: literal.perft(read(table), depth),
)
