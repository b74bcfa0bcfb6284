"""The schema of a deck file: the ids of the box, and how many copies of each may be chosen."""

from stavitel.decks import USUAL, deck_box
from stavitel.games.catan_duel.decks.box import BoxCard, DeckBox
from stavitel.games.catan_duel.decks.check import event_limit
from stavitel.games.catan_duel.decks.listing import FORMAT, LONGEST_NAME
from stavitel.schemas.shapes import ANY_TEXT, Schema, one_of, table


def deck_file() -> Schema:
    """Keys it does not know are ignored by the reader, so they may be there."""
    box, named = deck_box(), {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}
    draw = box.draw_cards()
    n = USUAL.start_cards
    start: Schema = {
        "type": "array", "items": one_of([card.id for card in draw]), "minItems": n, "maxItems": n,
    }  # fmt: skip
    keys: dict[str, Schema] = {
        "format": {"const": FORMAT},
        "name": {**named},
        "author": {**named},
        "note": ANY_TEXT,
        "start": start,
        "cards": table({card.id: _copies(card.count) for card in draw}),
        "events": table({card.id: _copies(_most(card, box)) for card in box.choosable_events()}),
    }
    needed = ["format", "name", "author", "cards", "events"]
    return {**table(keys, needed), "additionalProperties": True}


def _most(card: BoxCard, box: DeckBox) -> int:
    return min(card.plain + min(card.marked, 1), event_limit(box, card.kind))


def _copies(most: int) -> Schema:
    return {"type": "integer", "minimum": 1, "maximum": most}
