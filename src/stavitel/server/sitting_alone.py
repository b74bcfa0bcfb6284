"""A table for one learner, of which the server keeps nothing: for lessons and puzzles."""

from stavitel.engine.views import plain
from stavitel.match import Match
from stavitel.record import PROMISE
from stavitel.server.build import build
from stavitel.server.showing import ask_of
from stavitel.server.wire import ClockRules, Result, SeatInfo, TableInfo, Update
from stavitel.texts import Texts


def update_alone(match: Match, seat: int, lang: str, *, asks: bool) -> Update:
    """The table as the learner sees it; only where it `asks` something can be chosen."""
    asked = match.seat()
    return Update(
        table="",
        version=0,
        move=match.moves,
        seat=seat,
        asked=asked,
        unconfirmed=False,
        undo=False,
        curtain=False,
        view=plain(match.view(seat)),
        ask=ask_of(match, lang) if asked == seat and asks else None,
        asks=[],
        keep=0,
        lines=[],
        news=[],
        clocks=[],
        over=Result(match.scores(), match.places()) if match.over else None,
        progress=0.0,
    )


def table_alone(match: Match, learner: int, texts: Texts) -> TableInfo:
    """The learner among others who only do what they are told."""
    game, record = match.game, match.record
    seats = [
        SeatInfo(
            seat=seat,
            word=game.seat_names[seat],
            colour=game.seat_names[seat],
            kind="human" if seat == learner else "bot",
            name=texts.name("seat", seat),
            bot="",
            mine=seat == learner,
            here=True,
            absent=False,
            away="",
            waited=False,
            resigned=False,
            vacant=False,
            muted=False,
            share="bot",
            mark="",
            brings="",
            deck="",
        )
        for seat in range(record.seats)
    ]
    return TableInfo(
        table="",
        game=game.id,
        variant=record.variant,
        switches={},
        state="over" if match.over else "playing",
        seats=seats,
        clock=ClockRules(),
        stand_in="",
        host=False,
        invites=[],
        watchers=0,
        watchers_muted=False,
        unfinished=False,
        paused=False,
        notes=[],
        wishes=[],
        commitment="",
        promise=PROMISE,
        rematch="",
        replay_only=False,
        recording=None,
        hints=False,
        levels=[],
        build=build(),
    )
