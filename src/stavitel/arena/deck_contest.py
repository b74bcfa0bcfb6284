"""Decks against decks: everybody plays alike, and every two decks meet in both seats."""

from dataclasses import dataclass

from stavitel.arena.playing import Terms
from stavitel.brought_decks import opening_position
from stavitel.engine.game import Game
from stavitel.games.catan_duel.decks.listing import DeckList


@dataclass(frozen=True)
class DeckContest:
    """The decks that meet, by what they are called, and the player who plays all of them."""

    player: str
    decks: dict[str, DeckList | None]

    def starts(self, terms: Terms, game: Game, candidate: str, base: str) -> list[Terms]:
        """The terms of a set's games: the candidate's deck in every seat in turn."""
        found = []
        for own in range(terms.seats):
            named = [candidate if seat == own else base for seat in range(terms.seats)]
            found.append(with_decks(terms, game, [self.decks[name] for name in named]))
        return found


def with_decks(terms: Terms, game: Game, decks: list[DeckList | None]) -> Terms:
    """The same terms with a deck for each seat; None where chance makes one up in every game."""
    start = opening_position(game, terms.kind(game), terms.switches, decks)
    return Terms(terms.game, terms.seats, terms.variant, terms.switches, terms.components, start)
