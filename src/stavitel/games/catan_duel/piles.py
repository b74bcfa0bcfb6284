"""Hands, draw stacks and the discard pile in words, with what is known of hidden cards.

A hidden card is written as its name, followed by what a seat knows of it if that is unusual:
`scout red:known` has been seen by Red; `scout red:fogged` lies where Red has lost track of cards;
`scout red:somewhere` is one of those Red has lost track of. `scout red:row1.3` was the third of the
row Red remembers of stack 1, of which some are missing. Owners always know their hands.
"""

import re
from typing import Final

from stavitel.engine.fields import BadField, Fields, meant
from stavitel.games.catan_duel.cards import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    MOST_STACKS,
    NOBODY,
    SEATS,
)
from stavitel.games.catan_duel.counting import cards_found, cards_of_seat, is_dealing
from stavitel.games.catan_duel.deck_counts import deck_count
from stavitel.games.catan_duel.fields import DISCARD_ROOM, HAND_ROOM
from stavitel.games.catan_duel.knowledge import lay_in_hand
from stavitel.games.catan_duel.laid import put_under
from stavitel.games.catan_duel.memory import (
    card_of,
    fogged,
    is_fogged,
    is_known,
    is_somewhere,
    place_in_row,
    row_mark,
    row_of,
    seen_by,
    stack_of_row,
    with_row,
)
from stavitel.games.catan_duel.modes import OWN_ROOM
from stavitel.games.catan_duel.own_decks import complete_decks
from stavitel.games.catan_duel.setup import first_size
from stavitel.games.catan_duel.stacks import refuse_putting
from stavitel.games.catan_duel.state import CatanDuel

BOTTOM: Final = "bottom"
"""At the end of a stack: no further cards lie below."""
KNOWN: Final = "known"
FOGGED: Final = "fogged"
SOMEWHERE: Final = "somewhere"
ROW: Final = re.compile(r"row([1-9][0-9]?)\.([1-9][0-9]?)")

# reading


def read_hand(s: CatanDuel, seat: int, group: Fields) -> None:
    """Cards in any order; `lay_in_hand` sorts them."""
    texts = group.texts("hand")
    if len(texts) > HAND_ROOM:
        raise group.fault("hand", f"expected at most {HAND_ROOM} cards; got {len(texts)}")
    for n, text in enumerate(texts):
        raw = read_card([*group.path, "hand", n], text)
        lay_in_hand(s, seat, seen_by(raw, seat))


def read_stacks(s: CatanDuel, top: Fields) -> None:
    """The uppermost cards of each stack; below them come all cards that lie nowhere else, unless
    chance is still dealing."""
    rows = top.text_rows("stacks")
    stacks = int(s.mode().stacks)
    if len(rows) > stacks:
        raise top.fault("stacks", f"expected at most {stacks} stacks; got {len(rows)}")
    closed = [False] * stacks
    for stack, row in enumerate(rows):
        if row and row[-1] == BOTTOM:
            closed[stack] = True
            row.pop()
        if len(row) > s.mode().room:
            raise BadField(["stacks", stack], f"expected at most {int(s.mode().room)} cards")
        for n, text in enumerate(row):
            put_under(s, stack, read_card(["stacks", stack, n], text))
    if s.mode().is_own:
        complete_decks(s)
    if not is_dealing(s):
        deal_rest(s, closed)


def deal_rest(s: CatanDuel, closed: list[bool]) -> None:
    """Cards that lie nowhere fill the stacks with their backs up to their first sizes, in the
    order of the cards' numbers; in the tournament game each the stacks of whose deck it is."""
    found = cards_found(s)
    for card in range(CARD_COUNT):
        if s.mode().is_own:
            left = sum([int(deck_count(s, seat, card)) for seat in range(SEATS)]) - found[card]
            for seat in range(SEATS):
                here = cards_of_seat(s, seat, True)[card]
                for _ in range(min(left, int(deck_count(s, seat, card)) - here)):
                    put_in_next(s, card, seat, closed)
                    left -= 1
            continue
        for _ in range(int(s.mode().dealt[card]) - found[card]):
            put_in_next(s, card, int(s.box.back[card]), closed)


def put_in_next(s: CatanDuel, card: int, back: int, closed: list[bool]) -> None:
    """Under the first stack with this back that has room; nowhere, if all have ended."""
    open_stacks = [
        stack
        for stack in range(s.mode().stacks)
        if s.mode().backs[stack] == back
        and not closed[stack]
        and (not s.mode().is_own or refuse_putting(s, back, card, stack) == 0)
    ]
    for stack in open_stacks:
        if s.stack_size(stack) < first_size(s, stack):
            put_under(s, stack, card)
            return
    if open_stacks:
        put_under(s, open_stacks[-1], card)


def read_discard(s: CatanDuel, top: Fields) -> None:
    cards = top.words("discard", CARDS)
    if s.mode().is_own and cards:
        raise top.fault("discard", "expected a pile for each player; got one for both")
    if len(cards) > DISCARD_ROOM:
        raise top.fault("discard", f"expected at most {DISCARD_ROOM} cards; got {len(cards)}")
    for card in cards:
        s.lay_on_pile(0, card)


def read_card(path: list[str | int], text: str) -> int:
    """A hidden card with what is remembered of it."""
    name, *memories = text.split() or [""]
    if name not in CARDS:
        raise BadField(path, f"expected a draw card; got {meant(name[:40], CARDS)}")
    raw = CARDS.index(name)
    for memory in memories:
        colour, _, knows = memory.partition(":")
        in_row = ROW.fullmatch(knows)
        if colour not in COLOURS or not (in_row or knows in (KNOWN, FOGGED, SOMEWHERE)):
            raise BadField(
                path, f"expected what a seat knows, such as 'red:known'; got '{memory[:40]}'"
            )
        seat = COLOURS.index(colour)
        if in_row:
            raw = int(with_row(raw, seat, read_row(path, *map(int, in_row.groups()))))
        if knows != FOGGED:
            raw = int(seen_by(raw, seat))
        if knows in (FOGGED, SOMEWHERE):
            raw = int(fogged(raw, seat))
    return raw


def read_row(path: list[str | int], stack: int, place: int) -> int:
    """The number of a place in a row, both counted from 1."""
    if stack > MOST_STACKS or place > OWN_ROOM:
        raise BadField(
            path, f"expected a row of stacks 1 to {MOST_STACKS} with up to {OWN_ROOM} cards"
        )
    return int(row_mark(stack - 1, place - 1))


# writing


def describe_hand(s: CatanDuel, seat: int) -> list[str]:
    return [written_card(int(s.raw_hand(seat, n)), seat) for n in range(s.hand_size(seat))]


def describe_stacks(s: CatanDuel) -> list[list[str]]:
    return [
        [written_card(int(s.raw_card(stack, n)), NOBODY) for n in range(s.stack_size(stack))]
        for stack in range(s.mode().stacks)
    ]


def describe_pile(s: CatanDuel, pile: int) -> list[str]:
    return [CARDS[s.in_pile(pile, n)] for n in range(s.pile_size(pile))]


def written_card(raw: int, owner: int) -> str:
    """The card with what is remembered of it; that its owner knows it goes without saying."""
    words = [CARDS[card_of(raw)]]
    for seat, colour in enumerate(COLOURS):
        if seat == owner:
            continue
        if number := int(row_of(raw, seat)):
            place = f"{stack_of_row(number) + 1}.{place_in_row(number) + 1}"
            words.append(f"{colour}:row{place}")
            words += [f"{colour}:{FOGGED}"] if is_fogged(raw, seat) else []
        elif is_known(raw, seat):
            words.append(f"{colour}:{KNOWN}")
        elif is_somewhere(raw, seat):
            words.append(f"{colour}:{SOMEWHERE}")
        elif is_fogged(raw, seat):
            words.append(f"{colour}:{FOGGED}")
    return " ".join(words)


def without_memory(group: dict[str, object]) -> dict[str, object]:
    """A position in words without what is known of hidden cards. Hands are sorted by what is known
    too, and are sorted anew."""
    bare = dict(group)
    stacks = group["stacks"]
    assert isinstance(stacks, list)
    bare["stacks"] = [[_name(card) for card in stack] for stack in stacks]
    for colour in COLOURS:
        player = group[colour]
        assert isinstance(player, dict)
        bare[colour] = {**player, "hand": sorted([_name(card) for card in player["hand"]])}
    return bare


def _name(written: str) -> str:
    return written.split(maxsplit=1)[0]
