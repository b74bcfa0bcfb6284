"""What a piece of unfinished business must find on the table, so that it can be carried out."""

from typing import Any, Final

from stavitel.engine.bits import has
from stavitel.engine.core import Frame
from stavitel.games.catan_duel.attacks import defended_rolls
from stavitel.games.catan_duel.cards import (
    ARCHER,
    ARSONIST,
    CARD_COUNT,
    COLOURS,
    FEUD,
    FRATERNAL_FEUDS,
    GOLD,
    NOTHING,
    RESOURCE_COUNT,
    RIOTS,
    TRAITOR,
)
from stavitel.games.catan_duel.feud import buildings, size
from stavitel.games.catan_duel.fraternal_feuds import nth_card, nth_stack, number_of
from stavitel.games.catan_duel.knowledge import hand_card, in_hand
from stavitel.games.catan_duel.marks import is_known
from stavitel.games.catan_duel.payment import amount_in
from stavitel.games.catan_duel.riots import riotous_units
from stavitel.games.catan_duel.stacks import no_putting
from stavitel.games.catan_duel.state import CatanDuel

_ACTIVE: Final = [
    "pre_roll", "action_phase", "build_effect", "waive_choice", "tithe_choice", "search_choice",
    "draw_region", "upper_region", "scouted_region", "doctors_bath_house", "relocation_choice",
    "relocation_partner", "discarded_card", "merchant_gift", "brigands_region", "arsonist_target",
    "traitors_card", "draw_choice", "surplus_card", "hidden_card_stack", "exchange_choice",
    "new_card", "searching",
]  # fmt: skip
"""Business of the active player."""
_OTHER: Final = ["sunk_ship", "defence", "roll_defence", "archer_target"]
"""Business of his opponent."""


def check_numbers(s: CatanDuel, frame: Frame[Any]) -> str:
    """What is wrong with one frame, or nothing."""
    name, args = frame.name(), frame.args()
    if name in _ACTIVE and args[0] != s.active():
        return "expected the active player"
    if name in _OTHER and args[0] != 1 - s.active():
        return "expected the opponent of the active player"
    return (
        check_resources(s, name, args) or check_events(s, name, args) or check_cards(s, name, args)
    )


def check_resources(s: CatanDuel, name: str, args: list[int]) -> str:
    """Who pays has it, and what is stored finds a store."""
    seat = args[0] if args else 0
    if name == "pay" and not covers(s, seat, args[1]):
        return f"expected {COLOURS[seat]} to have what is paid"
    if name == "pay_any" and s.held_in_all(seat) < args[1]:
        return f"expected {COLOURS[seat]} to have {args[1]} resources"
    if name in ("yielding", "gain_at") and not s.is_store(seat, args[1]):
        return "expected a region there"
    if name == "delivery" and (s.room(seat, args[1]) == 0 or s.resource_at(seat, args[1]) == GOLD):
        return "expected a store with room, and not for gold"
    if name == "give" and (not covers(s, seat, args[1]) or amount_in(args[1], args[2]) == 0):
        return f"expected {COLOURS[seat]} to have what is given"
    if name == "store_taken" and not has_room(s, seat, args[1], args[2]):
        return "expected room for what is taken"
    if name == "take_choice":
        return check_taking(s, args)
    return ""


def check_taking(s: CatanDuel, args: list[int]) -> str:
    seat, kinds, most, named, into = args
    if most > 7 or not covers(s, 1 - seat, named) or not has_room(s, seat, named, into):
        return "expected resources the opponent has and the taker can store"
    if into != NOTHING and (
        s.resource_at(seat, into) == NOTHING or kinds != 1 << int(s.resource_at(seat, into))
    ):
        return "expected one region to be filled with its own resource"
    if into != NOTHING and most + amount_in(named, s.resource_at(seat, into)) > s.room(seat, into):
        return "expected no more than the region can take"
    return ""


def covers(s: CatanDuel, seat: int, cost: int) -> bool:
    """Whether a seat holds all resources of a cost."""
    return all([s.held(seat, kind) >= amount_in(cost, kind) for kind in range(RESOURCE_COUNT)])


def has_room(s: CatanDuel, seat: int, amounts: int, into: int) -> bool:
    """Whether a seat can store these, at one place if it is named."""
    for kind in range(RESOURCE_COUNT):
        amount = amount_in(amounts, kind)
        if amount > 0 and into != NOTHING:
            if s.resource_at(seat, into) != kind or s.room(seat, into) < amount:
                return False
        elif amount > s.room_for(seat, kind):
            return False
    return True


def check_events(s: CatanDuel, name: str, args: list[int]) -> str:
    """Whom an event asks is hit by it."""
    seat = args[0] if args else 0
    if name == "trade_event" and not s.has_trade_advantage(seat):
        return f"expected the trade advantage with {COLOURS[seat]}"
    if name == "sebastian_choice":
        if args[1] not in (FEUD, FRATERNAL_FEUDS, RIOTS) or not has(args[2], seat):
            return "expected an event that hits the player"
        if args[1] != RIOTS and has(args[2], 1 - seat):
            return "expected an event that hits one player"
    if name == "riots_choice" and riotous_units(s, seat) == 0:
        return f"expected {COLOURS[seat]} to have units with strength or commerce"
    if name == "designation" and (
        args[1] & ~int(buildings(s, 1 - seat)) != 0
        or size(args[1]) >= s.box.feud_buildings
        or size(buildings(s, 1 - seat)) <= s.box.feud_buildings
    ):
        return "expected buildings of the opponent, and more to be designated"
    if name == "feud_loss" and (args[1] == 0 or args[1] & ~int(buildings(s, seat)) != 0):
        return "expected buildings of the player"
    if name in ("feud_card", "feud_stack"):
        return check_feud(s, seat, args)
    return ""


def check_feud(s: CatanDuel, seat: int, args: list[int]) -> str:
    """The hand has been seen, and every card chosen so far is in it, with a stack of its back."""
    hand = [int(hand_card(s, 1 - seat, n)) for n in range(s.hand_size(1 - seat))]
    if not has_seen_hand(s, seat):
        return "expected the opponent's hand to be known"
    chosen = args[-1]
    number = int(number_of(chosen))
    cards = [int(nth_card(chosen, n)) for n in range(number)]
    if len(args) > 2:
        cards.append(args[1])
    if number >= min(int(s.box.fraternal_feuds_cards), len(hand)):
        return "expected a card still to be chosen"
    for n, card in enumerate(cards):
        if not 0 <= card < CARD_COUNT or cards.count(card) > hand.count(card):
            return "expected cards of the opponent's hand"
        if n < number and no_putting(s, card, nth_stack(chosen, n)) != 0:
            return "expected stacks with the backs of the cards"
    return ""


def has_seen_hand(s: CatanDuel, seat: int) -> bool:
    return all([is_known(s.raw_hand(1 - seat, n), seat) for n in range(s.hand_size(1 - seat))])


def check_cards(s: CatanDuel, name: str, args: list[int]) -> str:
    """Cards that are spoken of lie where they should."""
    seat = args[0] if args else 0
    if name in ("build_effect", "waive_choice") and not s.has_kind(seat, s.box.kind[args[1]]):
        return f"expected the card to be built by {COLOURS[seat]}"
    if name == "hidden_card_stack" and not in_hand(s, seat, args[1]):
        return "expected the card in hand"
    if name == "relocation_partner" and not s.stands(seat, args[2], args[1]):
        return "expected the card at its site"
    if name in ("defence", "roll_defence"):
        kind = s.box.kind[args[1]]
        if kind not in (ARCHER, ARSONIST, TRAITOR) or defended_rolls(s, seat) == 0:
            return "expected an attack, and means of defence"
        if s.hand_size(seat) == 0 and kind == TRAITOR:
            return "expected a hand to be betrayed"
    if name == "searched_card" and not all(
        [is_known(s.raw_card(args[1], n), seat) for n in range(s.stack_size(args[1]))]
    ):
        return "expected the stack to be known to the player"
    if name == "traitors_card" and not has_seen_hand(s, seat):
        return "expected the opponent's hand to be known"
    return ""
