"""Decks over HTTP: what they are built from, and whether one is legal. The server keeps none."""

from dataclasses import replace
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.decks import (
    GAME,
    LARGEST,
    MOST_IDS,
    SAMPLES,
    USUAL,
    BadDeck,
    deck_box,
    read_deck,
    sample,
    told,
    told_sample,
    written,
)
from stavitel.files import decoded
from stavitel.games import game
from stavitel.games.catan_duel.cards import BACKS, RESOURCES
from stavitel.games.catan_duel.decks.box import EVENT, BoxCard, DeckBox
from stavitel.games.catan_duel.decks.check import DeckVerdict, check_table
from stavitel.games.catan_duel.decks.fault import Fault
from stavitel.games.catan_duel.decks.limits import EVENTS
from stavitel.games.catan_duel.decks.room import closed
from stavitel.games.catan_duel.decks.suggest import suggested
from stavitel.games.catan_duel.decks.totals import POINTS, TYPES, totals
from stavitel.server.deck_sheets import sheet_of, table_of, too_long
from stavitel.server.deck_wire import (
    DeckCard,
    DeckKit,
    DeckNote,
    DeckReport,
    DeckSheet,
    DeckTotals,
    ReadDeck,
    SampleDeck,
)
from stavitel.server.library_http import language
from stavitel.server.ready import JSON, ReadyAnswer
from stavitel.server.requests import BadRequest, answer, read_body, read_json
from stavitel.server.tables_http import hub_of
from stavitel.texts import Texts


async def kit(request: Request) -> Response:
    return _kit(language(request.query_params.get("lang", "en"))).sent(request)


async def check(request: Request) -> Response:
    """What is wrong with a deck as it stands, and what may still be added."""
    sheet = await read_json(request, DeckSheet, hub_of(request).settings)
    _not_too_long(sheet)
    return answer(_report(check_table(table_of(sheet), deck_box(), USUAL), _texts(request)))


async def suggest(request: Request) -> Response:
    """The same deck made whole and legal."""
    sheet = await read_json(request, DeckSheet, hub_of(request).settings)
    _not_too_long(sheet)
    listed = check_table(table_of(sheet), deck_box(), USUAL).listed
    begun = replace(listed, name=sheet.name, author=sheet.author)
    models = [sample(id) for id in SAMPLES]
    return answer(sheet_of(suggested(begun, models, deck_box(), USUAL)))


async def read(request: Request) -> Response:
    """A deck file somebody dropped on the page."""
    body = await read_body(request, "text/plain", LARGEST, hub_of(request).settings)
    verdict = read_deck(decoded(body, BadDeck, "deck"), "deck")
    sheet = sheet_of(verdict.listed)
    _not_too_long(sheet)
    return answer(ReadDeck(sheet, _report(verdict, _texts(request))))


ROUTES: Final = [
    Route("/api/decks", kit),
    Route("/api/decks/check", check, methods=["POST"]),
    Route("/api/decks/suggest", suggest, methods=["POST"]),
    Route("/api/decks/read", read, methods=["POST"]),
]


def _texts(request: Request) -> Texts:
    return Texts(game(GAME), language(request.query_params.get("lang", "en")))


def _not_too_long(sheet: DeckSheet) -> None:
    if too_long(sheet):
        raise BadRequest(413, f"expected at most {MOST_IDS} different cards; the deck has more")


def _report(verdict: DeckVerdict, texts: Texts) -> DeckReport:
    box, deck = deck_box(), verdict.listed
    found = totals(deck, box)
    return DeckReport(
        errors=[_note(fault, texts, box) for fault in verdict.faults],
        warnings=[_note(fault, texts, box) for fault in verdict.warnings],
        closed={id: told(fault, texts, box) for id, fault in closed(deck, box, USUAL)},
        totals=DeckTotals(found.types, found.sets, found.costs, found.points, found.curve),
        file=written(deck),
    )


def _note(fault: Fault, texts: Texts, box: DeckBox) -> DeckNote:
    return DeckNote(fault.code, fault.about, told(fault, texts, box))


@cache
def _kit(lang: str) -> ReadyAnswer:
    box, texts = deck_box(), Texts(game(GAME), lang)
    cards = [_card(card, box) for card in [*box.draw_cards(), *box.choosable_events()]]
    samples = [SampleDeck(id, sheet_of(told_sample(id, texts))) for id in SAMPLES]
    made = DeckKit(cards, samples, USUAL.deck_size, EVENTS, USUAL.start_cards)
    return ReadyAnswer(msgspec.json.encode(made), JSON)


def _card(card: BoxCard, box: DeckBox) -> DeckCard:
    event = card.sort == EVENT
    printed = None if event else box.printed(card.id)
    worth = {} if printed is None else {name: int(getattr(printed, name)) for name in POINTS}
    costs = [] if printed is None else list(zip(RESOURCES, printed.costs, strict=True))
    return DeckCard(
        id=card.id,
        word=card.word,
        event=event,
        back=BACKS[card.back],
        type="event" if printed is None else TYPES[printed.type],
        cost={name: n for name, n in costs if n},
        points={name: n for name, n in worth.items() if n},
        needs=printed is not None and bool(printed.requires),
        once=printed is not None and printed.once,
        copies=card.count,
        marked=card.marked,
    )
