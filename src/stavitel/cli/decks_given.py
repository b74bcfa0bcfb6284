"""Decks named at the command line: opened, checked, and refused in the language of the terminal."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from stavitel.brought_decks import RANDOM, WITH_DECKS, BadDecks, named_deck
from stavitel.decks import GAME
from stavitel.engine.errors import BadSetup
from stavitel.engine.game import Game
from stavitel.games.catan_duel.decks.listing import DeckList


def game_of_decks(game: str) -> str:
    """Whoever names decks and no game means the one that has them."""
    return game or GAME


def variant_of_decks(game: str, variant: str) -> str:
    """Whoever names decks and no variant means the one they are for."""
    return variant or (WITH_DECKS if game == GAME else "")


@contextmanager
def told_in(lang: str) -> Iterator[None]:
    """What is wrong with a deck is said in this language."""
    try:
        yield
    except BadDecks as problem:
        raise BadSetup(problem.told(lang)) from None


def open_decks(
    names: Iterable[str], game: Game, switches: Mapping[str, str], lang: str
) -> list[DeckList | None]:
    """The decks of these names, in order; None where chance makes one up."""
    with told_in(lang):
        return [named_deck(name, game, switches) for name in names]


def deck_label(name: str) -> str:
    """What a deck is called in a table: a file without its folder and ending."""
    return Path(name).stem if name else RANDOM
