"""A deck on the terminal: its cards by type, what they cost, and what they add up to."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.words import say
from stavitel.decks import card_name
from stavitel.games.catan_duel.cards import RESOURCES
from stavitel.games.catan_duel.decks.box import DRAW, DeckBox
from stavitel.games.catan_duel.decks.listing import DeckList
from stavitel.games.catan_duel.decks.totals import POINTS, TYPES, totals
from stavitel.games.catan_duel.reading import Card
from stavitel.texts import Texts


def deck_page(deck: DeckList, texts: Texts, box: DeckBox) -> RenderableType:
    """Everything about a deck; ids that are no cards are left to the check."""
    lang = texts.lang
    parts: list[RenderableType] = [styled(deck.name, "bold") + Text(f"  {deck.author}")]
    if deck.note:
        parts.append(Text(deck.note))
    for type, name in enumerate(TYPES):
        rows = _of_type(deck, box, type)
        if rows:
            head = f"{say(f'deck-{name}', lang)} ({sum(n for _, n in rows)})"
            parts += [Text(), styled(head, "bold"), _table(rows, deck, texts, box)]
    events = [f"{n} × {card_name(id, texts, box)}" for id, n in deck.events.items()]
    parts += [Text(), styled(f"{say('deck-events', lang)} ({sum(deck.events.values())})", "bold")]
    parts.append(Text(f"  {', '.join(events)}"))
    found = totals(deck, box)
    points = [f"{_point(name, texts)} {found.points[name]}" for name in POINTS]
    parts += [Text(), Text(" · ".join(points)), styled(say("deck-reconstructed", lang), "dim")]
    return Group(*parts)


def _of_type(deck: DeckList, box: DeckBox, type: int) -> list[tuple[str, int]]:
    known = [id for id in deck.cards if id in box.cards and box.cards[id].sort == DRAW]
    return [(id, deck.cards[id]) for id in known if box.printed(id).type == type]


def _table(
    rows: list[tuple[str, int]], deck: DeckList, texts: Texts, box: DeckBox
) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for id, n in rows:
        start = say("deck-start", texts.lang) if id in (deck.start or []) else ""
        cost = _cost(box.printed(id), texts)
        table.add_row(f"  {n}", card_name(id, texts, box), cost, styled(start, "green"))
    return table


def _cost(card: Card, texts: Texts) -> str:
    if not card.price:
        return ""
    return texts.amounts({name: int(n) for name, n in zip(RESOURCES, card.costs, strict=True)})


def _point(name: str, texts: Texts) -> str:
    return texts.text("term-points" if name == "victory" else f"term-{name}")
