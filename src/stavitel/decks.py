"""Decks as files: read, told about in words, written, and the samples that come along.

The rules of decks are in `games/catan_duel/decks`; here they meet files and languages.
"""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from stavitel.components import game_with_file
from stavitel.engine.errors import BadFile
from stavitel.files import line_of, parse_toml, read_text, toml_value
from stavitel.games import folder_text, game
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.decks.box import CENTRAL, DeckBox
from stavitel.games.catan_duel.decks.check import DeckVerdict, check_table
from stavitel.games.catan_duel.decks.fault import Fault
from stavitel.games.catan_duel.decks.limits import DeckLimits
from stavitel.games.catan_duel.decks.listing import FORMAT, DeckList
from stavitel.texts import Texts

GAME: Final = "catan_duel"
SAMPLES: Final = (
    "merchant_fleet", "nine_heroes", "learned_city", "gold_rush", "golden_mean", "torch_and_arrow",
)  # fmt: skip
LARGEST: Final = 64 * 1024
"""Bytes of a deck file: a hundred times as many as a deck needs."""
MOST_IDS: Final = 300
"""In one deck, right or wrong; a box has a third of that."""
LONGEST_ID: Final = 60
"""So much of an unknown id is repeated in a sentence."""
ABOUT_EVENTS: Final = ("TD-06", "TD-07", "TD-08", "TD-09")
USUAL: Final = DeckLimits()


class BadDeck(BadFile):
    """A file that holds no deck."""


@cache
def deck_box(components: str = "") -> DeckBox:
    """What decks are built from: the box as shipped, or with the numbers of a components file."""
    rules = game_with_file(GAME, components) if components else game(GAME)
    return DeckBox(Components(rules.components))


def read_deck(
    text: str, source: str, limits: DeckLimits = USUAL, box: DeckBox | None = None
) -> DeckVerdict:
    """A deck file with everything that is wrong with it; BadDeck if it is no TOML."""
    if len(text.encode()) > LARGEST:
        raise BadDeck(f"expected a deck of at most {LARGEST} bytes; the file is larger", source)
    return check_table(parse_toml(text, source, BadDeck), box or deck_box(), limits)


@dataclass(frozen=True)
class DeckText:
    """A deck that was opened: where it came from, how it is written, what is wrong with it."""

    source: str
    text: str
    verdict: DeckVerdict

    def line_of(self, fault: Fault) -> int:
        """The line that a violation is about; 0 if there is none."""
        table = "events" if fault.code in ABOUT_EVENTS else "cards"
        if fault.code in ("TD-10", "TD-11", "TW-2"):
            return line_of(self.text, ["start"])
        if fault.code == "TD-13":
            return line_of(self.text, [fault.about])
        written_in = "events" if fault.about in self.verdict.listed.events else table
        return line_of(self.text, [written_in, fault.about] if fault.about else [table])


def open_deck(name: str, limits: DeckLimits = USUAL, box: DeckBox | None = None) -> DeckText:
    """A sample deck by its name, or else a file. What looks like the name of a sample was hardly
    meant as a file, unless there is one."""
    if name not in SAMPLES and name.isidentifier() and not Path(name).exists():
        raise BadDeck(f"deck: expected a file or one of {', '.join(SAMPLES)}; got '{name[:60]}'")
    text = sample_text(name) if name in SAMPLES else read_text(name, BadDeck)
    return DeckText(name, text, read_deck(text, name, limits, box))


@cache
def sample_text(name: str) -> str:
    return folder_text(GAME, f"decks/samples/{name}.toml")


def sample(name: str) -> DeckList:
    """A deck that comes along."""
    return read_deck(sample_text(name), name).listed


def told_sample(name: str, texts: Texts) -> DeckList:
    """The same with its name and note in a language."""
    title, note = texts.text(f"deck-sample-{name}"), texts.text(f"deck-sample-{name}-note")
    return replace(sample(name), name=title, note=note)


def written(deck: DeckList) -> str:
    """The canonical file of a deck: the same deck always gives the same text."""
    lines = [f"author = {toml_value(deck.author)}", f"format = {toml_value(FORMAT)}"]
    lines.append(f"name = {toml_value(deck.name)}")
    if deck.note:
        lines.append(f"note = {toml_value(deck.note)}")
    if deck.start is not None:
        lines.append(f"start = {toml_value(sorted(deck.start))}")
    for table, counts in (("cards", deck.cards), ("events", deck.events)):
        lines += ["", f"[{table}]"]
        lines += [f"{_key(id)} = {n}" for id, n in sorted(counts.items())]
    return "\n".join([*lines, ""])


def _key(id: str) -> str:
    return id if id.isidentifier() and id.isascii() else toml_value(id)


def told(fault: Fault, texts: Texts, box: DeckBox) -> str:
    """A violation or a warning as one sentence."""
    id = f"deck-{fault.code.lower()}"
    what = card_name(fault.about, texts, box)
    if fault.code == "TD-13":
        form = texts.text(f"deck-key-{what}", example=f'"{FORMAT}"')
        return texts.text(id, what=what, expected=form)
    if fault.needs == ("progress",) or fault.needs == ("hero",):
        return texts.text(f"{id}-{fault.needs[0]}", what=what, n=fault.n)
    names = [texts.text(f"card-{kind}") for kind in fault.needs]
    if len(names) == 2:
        return texts.text(f"{id}-either", what=what, needs=names[0], other=names[1])
    facts: dict[str, str | int] = {"what": what, "n": fault.n, "most": fault.most}
    return texts.text(id, **facts, needs=names[0] if names else "")


def card_name(id: str, texts: Texts, box: DeckBox) -> str:
    """The name of a card by its id in a deck file; the id itself if there is no such card."""
    card = box.cards.get(id)
    if card is None:
        return id[:LONGEST_ID]
    named = f"{card.sort}-{card.word}"
    return texts.text(f"deck-{named}" if card.sort == CENTRAL else named)
