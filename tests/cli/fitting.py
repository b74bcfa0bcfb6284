"""Decisions of whole games, and how much of each is on the screen."""

import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from tempfile import mkdtemp

from rich.console import Console

from stavitel import Match, make_player
from stavitel.cli.console import make_console
from stavitel.cli.screen.layout import Page, ScreenLayout, laid_out
from stavitel.cli.screen.listing import FOLDED
from stavitel.cli.screen.session import ScreenSession
from stavitel.cli.seating import SeatedPlayers
from stavitel.cli.tables import table_for
from stavitel.games import GAMES, game
from stavitel.match import Question
from stavitel.texts import LANGUAGES, Texts

SIZES = [(80, 24), (100, 30), (140, 45)]
TABLES = [(id, variant) for id in GAMES for variant in game(id).variants]

SPREAD, SEEDS = 7, 1000
"""Decisions that are looked at are so far apart, and each variant has games of its own: those of
two themes of Catan Duel are the same until somebody draws a card of the theme."""


LONGEST = "level:7"
"""The bot whose name takes most room."""


def session(
    match: Match, lang: str = "en", size: tuple[int, int] = (80, 24), bot: str = LONGEST
) -> ScreenSession:
    names = ["human"] + [bot] * (match.seats - 1)
    seating = SeatedPlayers(names, 1)
    texts = Texts(match.game, lang)
    make_console()  # lines are broken as on a real one
    console = Console(width=size[0], height=size[1], file=StringIO())
    table = table_for(texts, seating.labels(texts))
    return ScreenSession(match, seating, console, table, Path(mkdtemp()) / "game.stav")


def question(match: Match, lang: str = "en") -> Question:
    found = match.decision(lang)
    assert found is not None
    return found


def decisions(id: str, variant: str, most: int) -> Iterator[Match]:
    """Decisions of games with every number of players, spread over their course; half of the
    players build what they can, so that tables fill."""
    rules = game(id)
    sizes = range(rules.min_seats, rules.max_seats + 1)
    each = -(-most // len(sizes))
    for seats in sizes:
        seed, count = rules.variants.index(variant) * SEEDS, 0
        while count < each:
            seed += 1
            match = Match.start(rules, seats, variant, seed=seed)
            kinds = ["random" if seat % 2 else "greedy" for seat in range(seats)]
            players = [make_player(kind, seat) for seat, kind in enumerate(kinds)]
            asked = 0
            while (seat := match.seat()) is not None and count < each:
                if asked % SPREAD == 0:
                    yield match
                    count += 1
                match.ask(players[seat])
                asked += 1


def tightest(page: Page, size: tuple[int, int]) -> ScreenLayout:
    """A layout that shows everything if any does: the densest one, or else the one that is taken.
    Most fit as dense as can be, which saves drawing all the others."""
    layout = ScreenLayout(page, size, (page.dense, FOLDED, False))
    return layout if layout.fits(0) else laid_out(page, *size)


def shows_the_table(layout: ScreenLayout) -> bool:
    """The whole table is seen, whatever has to be scrolled to among the options."""
    return layout.table.hidden(layout.room)[1] == 0


def table_of_shares(most: int, games: list[str]) -> str:
    """For every game, variant and language the share of decisions seen whole, at every size; then
    that of the tables seen whole."""
    lines = []
    for id, variant in [table for table in TABLES if table[0] in games]:
        whole = {lang: [0] * len(SIZES) for lang in LANGUAGES}
        board = {lang: [0] * len(SIZES) for lang in LANGUAGES}
        count = 0
        for match in decisions(id, variant, most):
            count += 1
            for lang in LANGUAGES:
                asked = question(match, lang)
                for place, size in enumerate(SIZES):
                    layout = tightest(session(match, lang, size).page(asked), size)
                    whole[lang][place] += layout.fits(0)
                    board[lang][place] += shows_the_table(layout)
        for lang in LANGUAGES:
            shares = [f"{100 * n / count:5.1f}" for n in whole[lang] + board[lang]]
            lines.append(f"{id:<20} {variant:<10} {lang} {count:>4} {' '.join(shares)}")
            print(lines[-1], flush=True)
    return "\n".join(lines)


if __name__ == "__main__":  # python -m tests.cli.fitting 300 [GAME...]: for decision note 0041
    table_of_shares(int(sys.argv[1]), sys.argv[2:] or list(GAMES))
