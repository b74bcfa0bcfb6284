"""Which of many puzzles make a set: all tables alike, and answers of many kinds."""

from collections import Counter

from stavitel.analysis.puzzle_making import MadePuzzle
from stavitel.analysis.puzzle_sets import PosedPuzzle

Table = tuple[str, int]
Moment = tuple[str, int, int, tuple[int, ...]]
Kind = tuple[str, bool]


def varied(made: list[MadePuzzle], most: int) -> list[MadePuzzle]:
    """So many of them, one by one: from the table of which there are fewest, the kind of which
    there are fewest, and of that the clearest. No answer comes twice in one turn."""
    clearest = {moment_of(one.posed): one for one in sorted(made, key=lambda one: one.lead)}
    left = sorted(clearest.values(), key=lambda one: -one.lead)
    taken: list[MadePuzzle] = []
    tables: Counter[Table] = Counter()
    kinds: Counter[Kind] = Counter()
    while left and len(taken) < most:
        best = min(left, key=lambda one: (tables[table_of(one)], kinds[kind_of(one)]))
        left.remove(best)
        taken.append(best)
        tables[table_of(best)] += 1
        kinds[kind_of(best)] += 1
    return taken


def table_of(made: MadePuzzle) -> Table:
    """Variant and seats."""
    return made.posed.variant, made.posed.seats


def moment_of(puzzle: PosedPuzzle) -> Moment:
    """Puzzles with the same one are much alike, steps of one turn: the same answer at the same
    table, while the others have the same points."""
    s, seat = puzzle.state(), puzzle.seat()
    scores = puzzle.game.scores(s)
    others = [score for other, score in enumerate(scores) if other != seat]
    return puzzle.variant, puzzle.game.turns(s), puzzle.best, tuple(others)


def kind_of(made: MadePuzzle) -> Kind:
    """The verb of the answer, and whether something else looks better at first sight."""
    return made.verb, made.rank > 0
