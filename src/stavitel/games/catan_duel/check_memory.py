"""Invariants of hidden cards: hands, stacks, and what a position says is known of them."""

from mypy_extensions import i64

from stavitel.games.catan_duel.cards import (
    ALL_BACKS,
    BACK_COUNT,
    BACKS,
    CARD_COUNT,
    COLOURS,
    MOST_STACKS,
    OWN_BACK,
    SEATS,
)
from stavitel.games.catan_duel.fields import DISCARD_ROOM, HAND_ROOM
from stavitel.games.catan_duel.fog import count_of
from stavitel.games.catan_duel.memory import (
    card_of,
    in_order,
    is_fogged,
    is_known,
    is_seen,
    row_of,
)
from stavitel.games.catan_duel.rows import COUNTED, row_left, row_places, row_sizes
from stavitel.games.catan_duel.stacks import back_of_place, is_laid, refuse_putting
from stavitel.games.catan_duel.state import CatanDuel


def check_piles(s: CatanDuel) -> list[str]:
    """Hands, stacks and discard pile have a size they can have, and hold cards of the box."""
    faults: list[str] = []
    room = int(s.mode().room)
    for stack in range(s.mode().stacks):
        if not 0 <= s.stack_size(stack) <= room:
            faults.append(_size_fault(f"stack {stack + 1}", room, s.stack_size(stack)))
    for seat in range(SEATS):
        if not 0 <= s.hand_size(seat) <= HAND_ROOM:
            faults.append(_size_fault(f"{COLOURS[seat]}: hand", HAND_ROOM, s.hand_size(seat)))
    discarded = s.discard_size + s.second_discard_size
    if s.discard_size < 0 or s.second_discard_size < 0 or discarded > DISCARD_ROOM:
        faults.append(_size_fault("discard", DISCARD_ROOM, discarded))
    if faults:
        return faults
    cards: list[int] = []
    for seat in range(SEATS):
        cards += [int(s.in_pile(seat, n)) for n in range(s.pile_size(seat))]
        cards += [int(card_of(raw)) for raw in hand_of(s, seat)]
    for stack in range(s.mode().stacks):
        cards += [int(card_of(s.raw_card(stack, n))) for n in range(s.stack_size(stack))]
    strange = [card for card in cards if not 0 <= card < CARD_COUNT]
    return [f"expected draw cards only; found number {card}" for card in strange]


def _size_fault(pile: str, most: int, found: i64) -> str:
    return f"{pile}: expected 0 to {most} cards; found {found}"


def check_memory(s: CatanDuel) -> list[str]:
    faults = check_stacks(s)
    memory = s.all_memory()
    for seat, colour in enumerate(COLOURS):
        found = check_hand(s, seat)
        for back in s.backs_there():
            found += check_fog(s, seat, back)
        if row_of(memory, seat) != 0:
            found += check_rows(s, seat)
        faults += [f"{colour}: {fault}" for fault in found]
    return faults


def check_stacks(s: CatanDuel) -> list[str]:
    """Every stack has cards with its own back only (CD-15.6), or is one that the table has."""
    faults: list[str] = []
    if s.mode().is_own:
        for stack in range(s.mode().stacks):
            owner = s.mode().backs[stack]
            cards = [int(card_of(s.raw_card(stack, n))) for n in range(s.stack_size(stack))]
            if cards and not is_laid(s, stack):
                faults.append(f"stack {stack + 1}: expected no cards")
            elif not all([refuse_putting(s, owner, card, stack) == 0 for card in cards]):
                meant = BACKS[back_of_place(s, stack)]
                faults.append(f"stack {stack + 1}: expected cards with the back '{meant}'")
        return faults
    for stack in range(s.mode().stacks):
        back = int(s.mode().backs[stack])
        for n in range(s.stack_size(stack)):
            card = int(card_of(s.raw_card(stack, n)))
            if s.box.back[card] != back:
                faults.append(f"stack {stack + 1}: expected cards with the back '{BACKS[back]}'")
    return faults


def check_hand(s: CatanDuel, seat: int) -> list[str]:
    """Sorted, known to its owner; no face-up card is ever held (CD-14.3)."""
    raws = hand_of(s, seat)
    cards = [int(card_of(raw)) for raw in raws]
    faults: list[str] = []
    if len(raws) > HAND_ROOM or raws != sorted(raws, key=in_order):
        faults.append("hand: expected in the order of the cards")
    if not all([is_known(raw, seat) for raw in raws]):
        faults.append("hand: expected to be known to its owner")
    if int(s.mode().face_up_card) in cards:
        faults.append("hand: expected no card of the face-up stack")
    return faults


def check_fog(s: CatanDuel, seat: int, back: int) -> list[str]:
    """What `fog.py` says: fog hides something, in more than one place unless it is what a row
    misses, and not in the opponent's hand alone; it covers all unknown cards of a hand or none."""
    laid: list[int] = []  # fogged cards in stacks, and in the hand of the other
    held: list[int] = []
    clear = False  # an unknown hand card outside the fog
    for stack in range(s.mode().stacks):
        for n in range(s.stack_size(stack)):
            if s.back_in(stack, n) == back and is_fogged(s.raw_card(stack, n), seat):
                laid.append(int(s.raw_card(stack, n)))
    for raw in hand_of(s, SEATS - 1 - seat):
        if s.back_of(SEATS - 1 - seat, card_of(raw)) == back:
            if is_fogged(raw, seat):
                held.append(raw)
            elif not is_known(raw, seat):
                clear = True
    faults: list[str] = []
    name = BACKS[back % BACK_COUNT] if s.backs_show() else ALL_BACKS[OWN_BACK]
    lost = [raw for raw in laid + held if is_seen(raw, seat)]
    alone = len(laid + held) == 1 and not row_of((laid + held)[0], seat)
    if laid + held and (not lost or not laid or alone):
        faults.append(f"expected no fog among {name} cards: it hides nothing")
    if held and clear:
        faults.append(f"expected all unknown {name} cards of a hand in the fog, or none")
    return faults


def check_rows(s: CatanDuel, seat: int) -> list[str]:
    found: list[str] = []
    for some in range(0, MOST_STACKS, COUNTED):
        sizes = row_sizes(s, seat, some)
        for stack in range(some, some + COUNTED):
            if size := int(count_of(sizes, stack - some)):
                faults = check_row(s, seat, stack, size)
                found += [f"row of stack {stack + 1}: {fault}" for fault in faults]
    return found


def check_row(s: CatanDuel, seat: int, stack: int, size: int) -> list[str]:
    """What `rows.py` says: of the cards of a row some are left, on top of its stack and in order,
    and the others are missing, all in the opponent's hand or all in the fog."""
    places = [int(place) for place in row_places(s, seat, stack)] if stack < s.mode().stacks else []
    if len(places) < size:
        return ["expected cards with the back of the stack"]
    left = int(row_left(s, seat, stack))
    if not 0 < left < size:
        return ["expected some of its cards to be left, and some to be missing"]
    top = int(s.stack_place(stack, 0))
    on_top = [place for place in places if top <= place < top + left]
    missing = [int(s.raw_at(place)) for place in places if place not in on_top]
    foggy = [raw for raw in missing if is_fogged(raw, seat)]
    raws = [int(s.raw_at(place)) for place in places]
    faults: list[str] = []
    if on_top != list(range(top, top + left)):
        faults.append("expected what is left in order")
    if len({int(row_of(raw, seat)) for raw in raws}) < size:
        faults.append("expected one card at each place")
    if not all([is_seen(raw, seat) for raw in raws]):
        faults.append("expected cards the player has seen")
    if foggy and len(foggy) < len(missing):
        faults.append("expected all that is missing in the fog")
    if not foggy and not all([raw in hand_of(s, SEATS - 1 - seat) for raw in missing]):
        faults.append("expected all that is missing in one hand")
    return faults


def hand_of(s: CatanDuel, seat: int) -> list[int]:
    return [int(s.raw_hand(seat, n)) for n in range(s.hand_size(seat))]
