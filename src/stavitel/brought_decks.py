"""Decks that players bring: the one way in which a game with chosen decks begins (CD-21.16).

`opening_position` turns one deck for each seat, or None for a deck that chance makes up, into the
position in which the game begins. Whatever can begin a game from a position can therefore begin
one with decks:

- `Match.start(game, 2, "tournament", switches=..., decks=[mine, None])` asks for it itself;
- a server puts the position into the `start` of a table's setup, as for any other position
  (`from_zero(game, opening_position(...))`), once both decks are in;
- the arena puts it into `Terms.start` (`arena/deck_contest.py`).

The position is kept in the record of the game (`start: ...`), so replays, checks, reports and
restarts need to know nothing about decks. It holds both decks: it must not leave the server before
the game is over. What a seat may know of it is in the views, which show a deck to its owner alone
unless the house rule `deck_lists` opens both (CD-21.48).
"""

from collections.abc import Mapping, Sequence
from typing import Final

from stavitel.decks import open_deck, told
from stavitel.engine.errors import BadSetup
from stavitel.engine.game import Game, check_setup
from stavitel.games.catan_duel.cards import SEATS, TOURNAMENT, VARIANTS
from stavitel.games.catan_duel.decks.box import DeckBox
from stavitel.games.catan_duel.decks.check import legal_deck, violations
from stavitel.games.catan_duel.decks.fault import Fault
from stavitel.games.catan_duel.decks.limits import NONE_ALLOWED, ONE_PER_KIND, DeckLimits
from stavitel.games.catan_duel.decks.listing import DeckList
from stavitel.games.catan_duel.fields import OTHER_SIZES, SIZE_RULES
from stavitel.games.catan_duel.game import CatanDuelGame
from stavitel.texts import Texts

RANDOM: Final = "random"
"""Instead of the name of a deck: any legal one, made up by chance."""
WITH_DECKS: Final = VARIANTS[TOURNAMENT]
"""The variant to which players bring decks."""


class BadDecks(BadSetup):
    """A deck with which no game begins, by its name or file, and all that is wrong with it
    (CD-21.13, TR-17). The message is English; `told` says it in any language."""

    def __init__(self, deck: str, faults: list[Fault], game: Game) -> None:
        self.deck = deck
        self.faults = faults
        self.game = game
        super().__init__(self.told("en"))

    def told(self, lang: str) -> str:
        texts, box = Texts(self.game, lang), _box_of(self.game)
        return f"{self.deck}: {' '.join(told(fault, texts, box) for fault in self.faults)}"


def takes_decks(game: Game, variant: str) -> bool:
    """Whether players bring decks to this way of playing."""
    return isinstance(game, CatanDuelGame) and (variant or game.variants[0]) == WITH_DECKS


def limits_of(switches: Mapping[str, str]) -> DeckLimits:
    """What decks are checked against at a table with these house rules (TR-1, TR-2)."""
    moons = NONE_ALLOWED if switches.get("deck_moons") == "none" else ONE_PER_KIND
    size = OTHER_SIZES[SIZE_RULES.index(switches.get("deck_cards", SIZE_RULES[0]))]
    return DeckLimits(deck_size=size or DeckLimits.deck_size, half_moon_draw=moons)


def named_deck(name: str, game: Game, switches: Mapping[str, str]) -> DeckList | None:
    """A legal deck by the name of a sample or a file; None for `random`, or for no name at all:
    then chance makes one up. BadDeck if there is no such file, BadDecks if it is not legal."""
    if name in ("", RANDOM):
        return None
    found = open_deck(name, limits_of(switches), _box_of(game)).verdict
    if found.faults:
        raise BadDecks(name, found.faults, game)
    return found.listed


def opening_position(
    game: Game, variant: str, switches: Mapping[str, str], decks: Sequence[DeckList | None]
) -> dict[str, object]:
    """The position in which a game with these decks begins, one for each seat; BadSetup where the
    game or the variant has no decks, BadDecks where one of them is not legal at this table."""
    box, limits = _box_of(game), limits_of(switches)
    if not takes_decks(game, variant):
        raise BadSetup(f"{game.id}: expected variant {WITH_DECKS} for decks; got '{variant}'")
    assert isinstance(game, CatanDuelGame)
    check_setup(game, SEATS, WITH_DECKS, dict(switches))
    if len(decks) != SEATS:
        raise BadSetup(f"decks: expected {SEATS}, one for each seat; got {len(decks)}")
    for seat, deck in enumerate(decks):
        if deck is not None and (faults := violations(deck, box, limits)):
            raise BadDecks(deck.name or game.seat_names[seat], faults, game)
    laid = [None if deck is None else legal_deck(deck, box) for deck in decks]
    return game.lay_decks(dict(switches), laid)


def _box_of(game: Game) -> DeckBox:
    if not isinstance(game, CatanDuelGame):
        raise BadSetup(f"{game.id}: expected a game with decks; it has none")
    return DeckBox(game.box)
