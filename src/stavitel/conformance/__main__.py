"""`python -m stavitel.conformance GAME`: one line for each law, and what breaks it."""

import argparse
import sys
import traceback
from functools import partial
from pathlib import Path

from stavitel.conformance.corpus import tables
from stavitel.conformance.laws import OF_EVERY_GAME, OF_EVERY_TABLE, OF_THE_SMALLEST_TABLES
from stavitel.conformance.renewing import renew
from stavitel.engine.errors import StavitelError
from stavitel.games import game, known

FAILED, BAD = 1, 2


def main(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python -m stavitel.conformance", description=__doc__)
    asked.add_argument("game", metavar="GAME", help=f"one of {', '.join(known())}")
    asked.add_argument("--table", default="", help="only tables whose name contains this")
    asked.add_argument("--renew", action="store_true", help="count and fingerprint the game anew")
    given = asked.parse_args(words)
    try:
        game(given.game)
        if given.renew:
            renew(given.game)
            return 0
        return examine(given.game, given.table)
    except StavitelError as problem:
        print(f"stavitel.conformance: {problem}", file=sys.stderr)
        return BAD


def examine(id: str, part: str) -> int:
    """Ask every law; returns whether one was broken."""
    rules = game(id)
    laid = [table for table in tables(id) if part in table.name()]
    smallest = [t for t in laid if t.seats == rules.min_seats and not t.switches]
    asked = [(law.__name__, [(t.name(), partial(law, t)) for t in laid]) for law in OF_EVERY_TABLE]
    for law in OF_THE_SMALLEST_TABLES:
        asked.append((law.__name__, [(t.name(), partial(law, t)) for t in smallest]))
    asked += [(law.__name__, [(id, partial(law, id))]) for law in OF_EVERY_GAME]
    broken = [name for name, cases in asked if not kept(name, cases)]
    print(f"{len(asked) - len(broken)} of {len(asked)} laws kept at {len(laid)} tables")
    return FAILED if broken else 0


def kept(name: str, cases: list[tuple[str, partial[None]]]) -> bool:
    """Whether a law holds everywhere; says where it does not, and which line saw it."""
    sentence = name.replace("_", " ")
    for place, ask in cases:
        try:
            ask()
        except Exception as fault:
            print(f"BROKEN {sentence}: {place}: {told(fault)}")
            return False
    print(f"ok     {sentence}")
    return True


def told(fault: Exception) -> str:
    """The message, and the last line of ours and theirs that it went through."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    kind = "" if isinstance(fault, AssertionError) else f"{type(fault).__name__}: "
    where = f"{Path(last.filename).name}, line {last.lineno}: {last.line}"
    return f"{kind}{fault} ({where})" if str(fault) else where


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
