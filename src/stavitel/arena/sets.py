"""Sets of games: one deal, played once with the candidate in every seat."""

from collections import Counter
from dataclasses import dataclass, field

from stavitel.arena.deck_contest import DeckContest
from stavitel.arena.playing import WIN, Terms, play_game, replaced_line
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.outside import make_player
from stavitel.players.timed import TimedPlayer

Times = Counter[float]
"""How often a decision took so many milliseconds, to two digits."""


@dataclass(frozen=True)
class Pairing:
    """One candidate against a base that has all other seats."""

    number: int  # among the pairings of a contest, so that no two share their players' luck
    candidate: str
    base: str


@dataclass(frozen=True)
class SetsAsked:
    """Some sets of a pairing, by the numbers of their deals."""

    terms: Terms
    seed: int
    pairing: Pairing
    deals: range
    decks: DeckContest | None = None  # then candidate and base are decks, played alike


@dataclass
class SetPlayed:
    """A set as it went. A game that failed is won by nobody."""

    deal: int
    wins: list[int]  # of the candidate, by its seat, in parts of a win
    by_seat: list[int]  # of whoever sat there
    decisions: int = 0
    times: dict[str, Times] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The candidate's share of the win."""
        return sum(self.wins) / (WIN * len(self.wins))


def play_sets(asked: SetsAsked) -> list[SetPlayed]:
    """In a worker: these sets, one after another."""
    game, pairing = asked.terms.load(), asked.pairing
    terms = [asked.terms] * asked.terms.seats
    if asked.decks is not None:
        terms = asked.decks.starts(asked.terms, game, pairing.candidate, pairing.base)
    return [_play_set(asked, game, terms, deal) for deal in asked.deals]


def _play_set(asked: SetsAsked, game: Game, terms: list[Terms], deal: int) -> SetPlayed:
    """`terms` are those of the games with the candidate in each seat."""
    seats = asked.terms.seats
    found = SetPlayed(deal, [0] * seats, [0] * seats)
    for own in range(seats):
        try:
            _play_one(asked, game, terms[own], own, found)
        except Exception as problem:  # a fault of ours: count it and go on with the next game
            found.faults.append(f"{_place(deal, own)}: {type(problem).__name__}: {problem}")
    return found


def _play_one(asked: SetsAsked, game: Game, terms: Terms, own: int, found: SetPlayed) -> None:
    """The deal is that of the whole set; players draw their own luck anew in every game, or a
    player would meet itself in the same game again and again."""
    pairing, seats = asked.pairing, asked.terms.seats
    names = [pairing.candidate if seat == own else pairing.base for seat in range(seats)]
    streams = 1 + (pairing.number * seats + own) * seats
    own_luck = asked.seed + ((found.deal + 1) << 32)
    players = [
        TimedPlayer(make_player(_plays(asked, name), Rng(own_luck, streams + seat)))
        for seat, name in enumerate(names)
    ]
    played = play_game(terms, game, [*players], Rng(asked.seed, found.deal))
    found.wins[own] = played.wins[own]
    found.decisions += played.decisions
    for seat, why in played.replaced.items():
        found.faults.append(replaced_line(_place(found.deal, own), names[seat], why))
    for seat, name in enumerate(names):
        found.by_seat[seat] += played.wins[seat]
        times = found.times.setdefault(name, Counter())
        times.update(float(f"{1000 * seconds:.2g}") for seconds in players[seat].times)


def _plays(asked: SetsAsked, name: str) -> str:
    return name if asked.decks is None else asked.decks.player


def _place(deal: int, own: int) -> str:
    return f"deal {deal}, candidate in seat {own + 1}"
