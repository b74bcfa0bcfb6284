"""Count a game's hand-written Python by role: how much of it is rules?

Run as `python -m tools.lines`. Blank lines count, generated files do not. A module whose name is
listed nowhere below is named after a section of the rulebook, and counts as rules: list a new one
that is something else.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Final

from tools.places import ROOT

GAMES: Final = ("caylus_magna_carta", "red_cathedral", "pillars", "catan_duel")
RULES: Final = "rules"
ROLES: Final = {
    "positions, stack, invariants": (
        "check_memory checks counting own_decks pending piles players position unfinished"
    ),
    "state": "deck_counts fields frames holdings state",
    "hidden information": "fog imagine imagine_decks knowledge memory rows",
    "reading components": "components modes reading requirements",
    "verbs, events, reasons, names": "cards events reasons verbs",
    "bots": "calm evaluate features",
    "words glue": "notes slips trial",
    "view": "printed view views",
    "game": "game",
}
_ROLE_OF: Final = {module: role for role, modules in ROLES.items() for module in modules.split()}


def counted(folder: Path) -> Counter[str]:
    """The lines of each role in the folder of a game."""
    found: Counter[str] = Counter()
    for path in folder.glob("*.py"):
        if not path.stem.startswith("generated_"):
            lines = path.read_text(encoding="utf-8").splitlines()
            found[_ROLE_OF.get(path.stem, RULES)] += len(lines)
    return found


def main() -> int:
    """Print the table: a row for each role, a column for each game."""
    games = [counted(ROOT / "src" / "stavitel" / "games" / game) for game in GAMES]
    print("| |" + "".join(f" {game} |" for game in GAMES))
    print("|---|" + "--:|" * len(GAMES))
    for role in [RULES, *ROLES]:
        print(f"| {role} |" + "".join(f" {game[role]} |" for game in games))
    print("| **sum** |" + "".join(f" {game.total()} |" for game in games))
    shares = [f" {game[RULES] / game.total():.0%} |" for game in games]
    print("| **rules' share** |" + "".join(shares))
    return 0


if __name__ == "__main__":
    sys.exit(main())
