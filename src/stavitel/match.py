"""A match: record, state and what everybody saw. No I/O except saving; the terminal and the server
are built on it."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stavitel.asking import gift, overheard, question, refused, why_not
from stavitel.colours import check_colours, chosen_colours
from stavitel.engine.core import (
    CHANCE,
    Actions,
    Frame,
    State,
    advance,
    options,
    waiting,
)
from stavitel.engine.errors import BadRecord, IllegalAction, StavitelError
from stavitel.engine.events import Event
from stavitel.engine.game import Game, check_setup
from stavitel.engine.rng import Rng
from stavitel.engine.views import View
from stavitel.files import read_text, write_text
from stavitel.fingerprint import exact_mark, fingerprint
from stavitel.games import game as game_named
from stavitel.log import Line, News, digest
from stavitel.moves import ChanceSource, MadeMove, Option, Question, Refusal
from stavitel.past import START, Past
from stavitel.players.base import ComputerPlayer, Seen
from stavitel.players.chance import covering, weigh
from stavitel.preview import brings
from stavitel.record import Record, read_record
from stavitel.sentences import Sentence
from stavitel.texts import Texts

if TYPE_CHECKING:
    from stavitel.games.catan_duel.decks.listing import DeckList

NO_ACTION: Final = -1
"""What older rules allowed, and ours have no number for."""
_NEARLY_OVER: Final = 0.97
"""Where what ends the game has happened, there is often a turn or two to play."""


__all__ = ["NO_ACTION", "START", "ChanceSource", "Match", "Option", "Question", "Refusal"]


class Match:
    """One game being played. Chance and forced decisions are settled as they come up."""

    def __init__(
        self,
        record: Record,
        seed: int | None = None,
        *,
        chance: ChanceSource | None = None,
        confirmed: int = 0,
        hold: bool = False,
        still: bool = False,
    ) -> None:
        """A match goes on from its record. Of its actions the first `confirmed` stand for good;
        with `hold` the last choice still waits for its confirmation, see `act`. One that stands
        `still` is only looked at: what would follow by itself does not."""
        self.record = record
        self.game: Game = record.game
        self._chance = chance or Rng(secrets.randbits(64) if seed is None else seed)
        self._out = Actions()
        self._past = Past()
        self._confirmed = confirmed
        self._state = self._replay(record.actions)
        self.unconfirmed: int | None = None
        """The seat whose turn is over but for its confirmation."""
        if not still:
            self._settle(self._past.last_chooser() if hold else None)

    # starting, saving, loading

    @classmethod
    def start(
        cls,
        game: str | Game,
        seats: int,
        variant: str | None = None,
        *,
        seed: int | None = None,
        players: Mapping[int, str] | None = None,
        switches: Mapping[str, str] | None = None,
        position: dict[str, object] | None = None,
        colours: Sequence[str] = (),
        decks: "Sequence[DeckList | None]" = (),
    ) -> "Match":
        """A new match; the same seed gives the same draws. With `decks`, one for each seat or None
        where chance makes one up, it begins from the position `brought_decks` gives it."""
        played = game_named(game) if isinstance(game, str) else game
        kind = variant or played.variants[0]
        chosen = dict(switches or {})
        check_setup(played, seats, kind, chosen)
        check_colours(played, seats, colours)
        if decks:
            # loaded here, because only one game has decks
            from stavitel.brought_decks import opening_position

            position = opening_position(played, kind, chosen, decks)
        record = Record(played, seats, kind, chosen, dict(players or {}), position)
        record.colours = chosen_colours(played, colours)
        return cls(record, seed)

    @classmethod
    def load(cls, path: str | Path, game: Game | None = None, seed: int | None = None) -> "Match":
        """A match from its record; what chance has in store from here on is open again."""
        return cls(read_record(read_text(path, BadRecord), str(path), game), seed)

    def save(self, path: str | Path) -> None:
        """Write the record; the file is replaced whole or not at all."""
        write_text(path, self.record.to_text())

    # what is going on

    @property
    def over(self) -> bool:
        return not self._state.stack and self.unconfirmed is None

    @property
    def moves(self) -> int:
        return len(self._past.moves)

    @property
    def turn(self) -> int:
        """The round the last move was made in."""
        return self._past.moves[-1].turn if self._past.moves else 0

    @property
    def progress(self) -> float:
        """How much of the game is over, from 0 to 1: about, since nobody knows the end."""
        return 1.0 if self.over else min(_NEARLY_OVER, self.game.progress(self._state))

    @property
    def seats(self) -> int:
        return self.record.seats

    def texts(self, lang: str) -> Texts:
        """The words of the game, with the colours its seats have chosen."""
        return Texts(self.game, lang, self.record.colours)

    def seat(self) -> int | None:
        """The seat that must decide, or confirm; None when the game is over."""
        if self.unconfirmed is not None:
            return self.unconfirmed
        decision = waiting(self._state)
        return None if decision is None else int(decision.asks)

    def decision(self, lang: str = "en") -> Question | None:
        """The decision the match waits for, with its options in words."""
        frame = self._asking()
        return None if frame is None else question(self._state, frame, self.texts(lang))

    def overheard(self, seat: int, lang: str = "en") -> Sentence:
        """What another seat is asked, as far as this one can know."""
        frame = self._asking()
        if frame is None:
            return Sentence([])
        return overheard(self._state, frame, seat, self.texts(lang), self.moves)

    def brings(self) -> dict[int, dict[str, int]]:
        """What each option would change for the waiting seat, as far as it can know."""
        return brings(self.game, self._state, self.moves)

    def candidates(self, lang: str = "en") -> list[tuple[Option, Refusal]]:
        """What a player might think of and may not do now, each with the reason."""
        frame = self._asking()
        return [] if frame is None else refused(self._state, frame, self.texts(lang))

    def refusal(self, action: int | str, lang: str = "en") -> Refusal | None:
        """Why an action is not possible now; None if it is."""
        number = self.game.verbs.read(action) if isinstance(action, str) else action
        return why_not(self._state, number, self.texts(lang))

    def view(self, seat: int) -> View:
        """What a seat may know; -1 is a spectator."""
        return self.game.view(self._state, seat)

    def events(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """What a seat saw happen from move `since` on."""
        return [self.game.told(event, seat) for _, _, event in self._past.happened(since)]

    def log(self, seat: int, lang: str = "en", since: int = 0) -> list[Sentence]:
        """The same in words."""
        return [line.sentence for line in self.lines(seat, lang, since)]

    def lines(
        self, seat: int, lang: str = "en", since: int = 0, until: int | None = None
    ) -> list[Line]:
        """Both, with the moments they happened at, up to move `until`."""
        texts, told = self.texts(lang), self.game.told
        return [
            Line(move, turn, told(event, seat), texts.event(event.seen_by(seat)).parts)
            for move, turn, event in self._past.happened(since, until)
        ]

    def news(self, seat: int, lang: str = "en") -> list[News]:
        """What a seat should hear about when it is asked again: what its own last choice led to,
        and what the others did. How the game was laid out is no news."""
        since = self.last_choice(seat)
        before = self._past.events_before(since)
        return digest(self.lines(seat, lang, since), before, self.game, seat)

    def moments(self, since: int = 0) -> list[tuple[int, int]]:
        """For each of these events, the number of actions and of rounds at that time."""
        return [(move, turn) for move, turn, _ in self._past.happened(since)]

    def last_choice(self, seat: int) -> int:
        """How many moves came before the last choice of a seat; where it made none yet, before
        the first choice of anybody, and all of them while the game is only being laid out. A gift
        does not count: a browser may have taken it before its owner saw what had happened."""
        chosen = self._past.chosen()
        own = [place for place in chosen if self._past.moves[place].seat == seat]
        while own and self._took_gift(own[-1]):
            own.pop()
        return own[-1] if own else chosen[0] if chosen else self.moves

    def _took_gift(self, place: int) -> bool:
        """Whether a choice only took what costs nothing."""
        move = self._past.moves[place]
        if move.gift is None:
            s = self.record.replay(place)
            self._past.note_gift(place, move.action == gift(self.game, s, options(s)))
        return self._past.moves[place].gift is True

    def told(self, move: int) -> tuple[int, int, list[Event]]:
        """Who made a move, counted from 0, the round it was made in, and all that happened."""
        made = self._past.moves[move]
        return made.seat, made.turn, made.events

    def tell(self, seat: int, turn: int, events: list[Event]) -> None:
        """A further move that our rules do not lead to: it is told, and the position stays."""
        self._past.moves.append(MadeMove(NO_ACTION, seat, False, events, turn))

    def seen(self, seat: int) -> Seen:
        """The table as computer players see it: behind the wall of what the seat may know."""
        return Seen(self.game, self._state, seat)

    def imagined(self, seat: int, seed: int) -> dict[str, object]:
        """A position the seat could not tell from the real one, as data: what a bot may get."""
        return self.game.position(self.game.imagine(self._state, seat, Rng(seed)))

    def scores(self) -> list[int]:
        return self.game.scores(self._state)

    def places(self) -> list[int]:
        return self.game.places(self._state)

    def sources(self) -> list[dict[str, int]]:
        """Where the points of every seat come from, by the events that brought them."""
        return self._past.sources(self.game, self.scores())

    def fingerprint(self) -> str:
        """A mark of what the position means, see `fingerprint.py`."""
        return fingerprint(self.game, self._state)

    def exact_mark(self) -> str:
        """A mark of every number of the position."""
        return exact_mark(self._state)

    # playing

    def act(self, action: int | str | Option, hold: bool = False) -> None:
        """Take an action of the waiting seat, or raise IllegalAction and change nothing.

        What follows by itself happens at once. With `hold` it does not where the turn passes to
        chance or another seat: the match then waits for `confirm`, or for `undo`.
        """
        if isinstance(action, Option):
            action = action.action
        number = self.game.verbs.read(action) if isinstance(action, str) else action
        if self.unconfirmed is not None:
            raise StavitelError("expected the turn to be confirmed or taken back first")
        why = self.refusal(number)
        if why is not None:
            offered = "; ".join(self.game.verbs.write(a) for a in options(self._state))
            words = self.game.verbs.write(number)
            raise IllegalAction(
                number, 0, f"{words}: {why.text} Offered: {offered or 'nothing, the game is over'}"
            )
        seat = self.seat()
        is_gift = number == gift(self.game, self._state, options(self._state))
        self._take(number, False)
        self._past.note_gift(-1, is_gift)
        self._settle(seat if hold else None)

    def should_hold(self, action: int, at_once: frozenset[int] = frozenset()) -> bool:
        """Whether the turn of the waiting seat, if it ends with this action, had better be
        confirmed: it took several choices, or it could not be taken back, because something is
        revealed, the game is over, or a seat goes on that plays `at_once`. Whoever passes, ends,
        draws or rolls has said so already, but for the end of the game."""
        frame = waiting(self._state)
        assert frame is not None
        seat = int(frame.asks)
        after = self._state.copy()
        events: list[Event] = []
        after.events = events
        advance(after, action)
        while (then := waiting(after)) is not None and _forced(after, then, self._out):
            advance(after, int(self._out.items[0]))
        if then is None:
            return True
        if then.asks == seat:
            return False
        if self.game.verbs.verb(action).name in (*self.game.listed_last, *self.game.draws):
            return False
        reveals = then.asks == CHANCE or any(event.kind.reveals for event in events)
        return reveals or then.asks in at_once or self._past.is_under_way(seat, self._confirmed)

    def confirm(self) -> None:
        """What was done stands; the game goes on."""
        self._confirmed = self.moves
        self.unconfirmed = None
        self._settle(None)

    def ask(self, player: ComputerPlayer) -> int:
        """Let a computer player decide for the waiting seat; returns the action it took."""
        seat = self.seat()
        if seat is None:
            raise StavitelError("the game is over: nobody is asked")
        action = int(player.choose(Seen(self.game, self._state, seat), self._out))
        self.act(action)
        return action

    def play(self, players: Mapping[int, ComputerPlayer]) -> None:
        """Let computer players act until a seat without one must decide, or the game is over."""
        while (seat := self.seat()) is not None and seat in players:
            self.ask(players[seat])

    def can_undo(self, seat: int, across: frozenset[int] = frozenset()) -> bool:
        return self._past.undo_to(seat, across, self._confirmed) is not None

    def undo(self, seat: int, across: frozenset[int] = frozenset()) -> bool:
        """Take back the seat's last choice, unless something was revealed or confirmed or another
        seat chose since.

        Seats in `across` do not stand in the way: alone against computer players nobody minds.
        """
        keep = self._past.undo_to(seat, across, self._confirmed)
        if keep is None:
            return False
        del self.record.actions[keep:]
        self._state = self._replay(self.record.actions)
        self.unconfirmed = None
        return True

    def _asking(self) -> Frame[State] | None:
        return None if self.unconfirmed is not None else waiting(self._state)

    def _replay(self, actions: list[int]) -> State:
        s = self.record.begin()
        known = self._past.moves
        self._past = Past()
        # a record does not say which decisions were forced: they left no choice
        s.events = self._past.opening
        for place, action in enumerate(actions):
            frame = waiting(s)
            assert frame is not None
            forced = known[place].forced if place < len(known) else _forced(s, frame, self._out)
            self._state = s
            self._take(action, forced)
        return s

    def _take(self, action: int, forced: bool) -> None:
        frame = waiting(self._state)
        assert frame is not None
        events: list[Event] = []
        self._state.events = events
        advance(self._state, action)
        turn = self.game.turns(self._state)
        self._past.moves.append(MadeMove(action, int(frame.asks), forced, events, turn))
        if len(self.record.actions) < self.moves:
            self.record.actions.append(action)
            self.record.version, self.record.cards = 0, ""  # it goes on by our rules

    def _settle(self, holder: int | None) -> None:
        """Draw what chance must draw and take what leaves no choice, the holder's own at most."""
        while (frame := waiting(self._state)) is not None:
            if holder is not None and frame.asks != holder:
                break
            if frame.asks == CHANCE:
                number = self._chance.below(int(weigh(self._state, self._out)))
                self._take(int(covering(self._state, number, self._out)), False)
            elif _forced(self._state, frame, self._out):
                self._take(int(self._out.items[0]), True)
            else:
                return
        self.unconfirmed = holder


def _forced(s: State, frame: Frame[State], out: Actions) -> bool:
    """Only one option, and taking it tells nobody anything."""
    if frame.asks == CHANCE or frame.secret():
        return False
    frame.options(s, out)
    return out.count == 1
