"""The sample decks as the rules get them, and positions of the preparatory round."""

import tomllib
from pathlib import Path
from typing import Any

from stavitel.engine.core import Actions, advance, settle
from stavitel.engine.rng import Rng
from stavitel.games import catan_duel
from stavitel.games.catan_duel.cards import CARDS, COLOURS
from stavitel.games.catan_duel.decks.box import DeckBox
from stavitel.games.catan_duel.decks.check import legal_deck
from stavitel.games.catan_duel.decks.deck import Deck
from stavitel.games.catan_duel.decks.listing import read_list
from stavitel.games.catan_duel.setup import game_with_decks
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.players.chance import draw

from .table import BOX, asked, position

SAMPLES = Path(catan_duel.__path__[0]) / "decks" / "samples"


def sample(name: str) -> Deck:
    """A deck that ships with the game, by the name of its file."""
    table = tomllib.loads((SAMPLES / f"{name}.toml").read_text("utf-8"))
    return legal_deck(read_list(table)[0], DeckBox(BOX))


def begun(red: str, blue: str, **switches: str) -> CatanDuel:
    """A game with two sample decks, before the starting player is drawn."""
    s = game_with_decks(BOX, switches, [sample(red), sample(blue)])
    settle(s)
    return s


def by_chance(s: CatanDuel, until: str, seed: int = 1) -> CatanDuel:
    """Chance goes on until somebody is asked something that begins like this."""
    rng, out = Rng(seed), Actions()
    while not asked(s).startswith(until):
        assert s.stack[-1].asks < 0, asked(s)
        advance(s, draw(s, rng, out))
    return s


def preparing(red: list[str], blue: list[str], passed: int = 0, **words: Any) -> CatanDuel:
    """The preparatory round, Red to build, with these starting cards."""
    return position(
        variant="tournament",
        phase="setup",
        starter="red",
        pending=["turn_start", f"preparation 0 {passed}"],
        red={"hand": red, **words.pop("of_red", {})},
        blue={"hand": blue, **words.pop("of_blue", {})},
        **words,
    )


def tournament(**words: Any) -> CatanDuel:
    """A position of a tournament game."""
    return position(variant="tournament", **words)


def pile(s: CatanDuel, colour: str) -> list[str]:
    """A player's own discard pile from the bottom."""
    seat = COLOURS.index(colour)
    return [CARDS[s.in_pile(seat, n)] for n in range(s.pile_size(seat))]
