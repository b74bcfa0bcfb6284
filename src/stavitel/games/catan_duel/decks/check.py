"""Is a deck legal? Every violation is reported, not only the first (CD-21.13)."""

from collections import Counter
from dataclasses import dataclass

from stavitel.games.catan_duel.cards import YULE
from stavitel.games.catan_duel.decks.advice import advice
from stavitel.games.catan_duel.decks.box import DRAW, EVENT, BoxCard, DeckBox
from stavitel.games.catan_duel.decks.deck import Deck
from stavitel.games.catan_duel.decks.fault import Fault
from stavitel.games.catan_duel.decks.limits import EVENTS, NONE_ALLOWED, ONE_PER_KIND, DeckLimits
from stavitel.games.catan_duel.decks.listing import DeckList, read_list


@dataclass(frozen=True)
class DeckVerdict:
    """What was read, what is wrong with it, and what is legal but unwise."""

    listed: DeckList
    faults: list[Fault]
    warnings: list[Fault]


def check_table(table: dict[str, object], box: DeckBox, limits: DeckLimits) -> DeckVerdict:
    """Check the tables of a deck file."""
    listed, faults = read_list(table)
    return DeckVerdict(listed, faults + violations(listed, box, limits), advice(listed, box))


def violations(listed: DeckList, box: DeckBox, limits: DeckLimits) -> list[Fault]:
    """Everything that makes a deck illegal, apart from the form of its file."""
    faults = _unknown(listed, box)
    faults += _sizes(listed, limits)
    faults += [Fault("TD-03", id) for id in _others(listed.cards, box, DRAW)]
    faults += [Fault("TD-07", id) for id in _others(listed.events, box, EVENT)]
    faults += _too_many(listed, box)
    faults += _marked_cards(listed, box, limits)
    faults += _events(listed, box)
    faults += _start(listed, box, limits)
    return faults


def shared_box(one: DeckList, other: DeckList, box: DeckBox) -> list[Fault]:
    """What two decks out of a single box use too often together (TD-14, TR-15)."""
    both = Counter(one.cards) + Counter(one.events) + Counter(other.cards) + Counter(other.events)
    known = [(box.cards[id], n) for id, n in both.items() if id in box.cards]
    return [Fault("TD-14", card.id, n, card.count) for card, n in known if n > card.count]


def legal_deck(listed: DeckList, box: DeckBox) -> Deck:
    """A deck without violations, as the rules get it."""
    cards = _numbers(listed.cards, box)
    events = _numbers(listed.events, box)
    start = [box.cards[id].number for id in listed.start or []]
    return Deck(listed.name, cards, events, start)


def _numbers(counts: dict[str, int], box: DeckBox) -> list[int]:
    return [box.cards[id].number for id, n in sorted(counts.items()) for _ in range(n)]


def _unknown(listed: DeckList, box: DeckBox) -> list[Fault]:
    named = [*listed.cards, *listed.events, *(listed.start or [])]
    return [Fault("TD-02", id) for id in dict.fromkeys(named) if id not in box.cards]


def _sizes(listed: DeckList, limits: DeckLimits) -> list[Fault]:
    faults = []
    cards, events = sum(listed.cards.values()), sum(listed.events.values())
    if cards != limits.deck_size:
        faults.append(Fault("TD-01", "", cards, limits.deck_size))
    if events != EVENTS:
        faults.append(Fault("TD-06", "", events, EVENTS))
    return faults


def _others(counts: dict[str, int], box: DeckBox, sort: str) -> list[str]:
    """Cards of the box that do not belong here."""
    return [id for id in counts if id in box.cards and box.cards[id].sort != sort]


def _too_many(listed: DeckList, box: DeckBox) -> list[Fault]:
    """More copies than a box holds (CD-21.8); of Yule something else is said."""
    both = [(DRAW, listed.cards), (EVENT, listed.events)]
    chosen = [(card, n) for sort, counts in both for card, n in _known(counts, box, sort)]
    return [
        Fault("TD-04", card.id, n, card.count)
        for card, n in chosen
        if n > card.count and not _is_yule(card)
    ]


def _marked_cards(listed: DeckList, box: DeckBox, limits: DeckLimits) -> list[Fault]:
    """Draw cards with the half-moon: one of a kind, or none at all (CD-21.10, TR-2)."""
    known = _known(listed.cards, box, DRAW)
    if limits.half_moon_draw == NONE_ALLOWED:
        return [Fault("TD-15", card.id) for card, n in known if n > card.plain]
    assert limits.half_moon_draw == ONE_PER_KIND
    faults = []
    for kind in dict.fromkeys(card.kind for card, _ in known):
        same = [(card, n) for card, n in known if card.kind == kind]
        if _marked(same) > 1:
            faults.append(Fault("TD-05", same[0][0].id))
    return faults


def _events(listed: DeckList, box: DeckBox) -> list[Fault]:
    """Kinds of events over their limit, and Yule, which the host puts in (CD-21.11)."""
    faults = []
    known = _known(listed.events, box, EVENT)
    for kind in dict.fromkeys(card.kind for card, _ in known):
        same = [(card, n) for card, n in known if card.kind == kind]
        if kind == YULE:
            faults.append(Fault("TD-09", same[0][0].id))
            continue
        total, most = sum(n for _, n in same), event_limit(box, kind)
        if total > most:
            faults.append(Fault("TD-08", same[0][0].id, total, most))
        elif _marked(same) > 1:
            card, n = max(same, key=lambda one: _marked([one]))
            faults.append(Fault("TD-08", card.id, n, card.plain + 1))
    return faults


def event_limit(box: DeckBox, kind: int) -> int:
    """All copies without the half-moon and one with it; the fixed ones do not count (CD-21.11)."""
    if kind == YULE:
        return 0
    same = box.of_kind(EVENT, kind)
    return sum(card.plain for card in same) + any(card.marked for card in same)


def _marked(same: list[tuple[BoxCard, int]]) -> int:
    """So many copies with the half-moon these must be, the others being used up first."""
    return sum(min(card.marked, max(0, n - card.plain)) for card, n in same)


def _start(listed: DeckList, box: DeckBox, limits: DeckLimits) -> list[Fault]:
    if listed.start is None:
        return []
    faults = []
    if len(listed.start) != limits.start_cards:
        faults.append(Fault("TD-10", "", len(listed.start), limits.start_cards))
    for id, n in Counter(listed.start).items():
        if id in box.cards and n > listed.cards.get(id, 0):
            faults.append(Fault("TD-11", id))
    return faults


def _known(counts: dict[str, int], box: DeckBox, sort: str) -> list[tuple[BoxCard, int]]:
    known = [(box.cards[id], n) for id, n in counts.items() if id in box.cards]
    return [(card, n) for card, n in known if card.sort == sort and n > 0]


def _is_yule(card: BoxCard) -> bool:
    return card.sort == EVENT and card.kind == YULE
