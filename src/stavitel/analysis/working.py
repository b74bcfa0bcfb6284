"""Analysis in pieces, for processes that work for a server: what they get and give is plain."""

from functools import lru_cache
from time import perf_counter

from stavitel.analysis.account import Account, FreeChoice, account_of, choices_of
from stavitel.analysis.hints import Hint, hints
from stavitel.analysis.judging import Error, judged
from stavitel.games import game as game_named
from stavitel.players.base import Seen
from stavitel.players.worth import worth_of
from stavitel.record import Record, read_record
from stavitel.texts import Texts


def book(text: str) -> Account:
    """The account of a recorded game."""
    return account_of(_read(text)[0])


def judge(text: str, since: int, seconds: float) -> tuple[int, int, list[Error]]:
    """The errors among its choices from one of them on, for so long; returns how far it came, and
    how many choices there are."""
    record, choices = _read(text)
    worth = worth_of(record.game, record.seats, record.variant)
    end = perf_counter() + seconds
    found: list[Error] = []
    place = since
    while place < len(choices) and (place == since or perf_counter() < end):
        if (error := judged(record, worth, choices[place])) is not None:
            found.append(error)
        place += 1
    return place, len(choices), found


def advise(
    id: str, variant: str, position: dict[str, object], seat: int, lang: str, milliseconds: int
) -> list[Hint]:
    """Hints for a seat in a position that was imagined for it. The same position gets the same
    worlds, so that a longer look only makes them surer."""
    game = game_named(id)
    s = game.load(position)
    worth = worth_of(game, len(game.scores(s)), variant)
    return hints(worth, Seen(game, s, seat), Texts(game, lang), 1, milliseconds)


@lru_cache(maxsize=2)
def _read(text: str) -> tuple[Record, list[FreeChoice]]:
    record = read_record(text, "record")
    return record, choices_of(record)
