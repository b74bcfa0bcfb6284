"""The unfinished business of a position: what can be wrong with it."""

from collections.abc import Sequence
from typing import Any, Final

from stavitel.engine.bits import bit, has
from stavitel.engine.business import written
from stavitel.engine.core import Frame
from stavitel.games.caylus_magna_carta.actions import ActionsPhase, NextTurn, PlayerTurn
from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    COLOURS,
    DECK,
    NEUTRAL_PEDDLER,
    PRESTIGES,
)
from stavitel.games.caylus_magna_carta.castle import CastlePhase, ContinueDelivery, Delivery
from stavitel.games.caylus_magna_carta.components import MOST_CUBES
from stavitel.games.caylus_magna_carta.construction import (
    PlaceBuilding,
    PlacePrestige,
    ResidenceChoice,
)
from stavitel.games.caylus_magna_carta.drawing import DealCard, DrawCards
from stavitel.games.caylus_magna_carta.effects import (
    ROLES,
    WORKER,
    EffectsPhase,
    OwnerBonus,
    UseEffect,
)
from stavitel.games.caylus_magna_carta.fields import GAME_END, NOBODY, PHASES, RESIDENCE, SETUP
from stavitel.games.caylus_magna_carta.frames import FRAMES
from stavitel.games.caylus_magna_carta.payment import PayCost, pay_for
from stavitel.games.caylus_magna_carta.provost import ProvostPhase, ProvostTurn
from stavitel.games.caylus_magna_carta.setup import DealNeutral, LayPeddler
from stavitel.games.caylus_magna_carta.state import Caylus


def bounds(s: Caylus) -> dict[str, Sequence[int]]:
    """The numbers a frame may be made from in this position."""
    return {
        "seat": range(s.seats),
        "turn": range(s.seats + 1),
        "position": range(s.road_length + 1),
        "card": range(DECK),
        "cards": range(DECK + 1),
        "building": range(PRESTIGES),
        "cubes": range(MOST_CUBES + 1),
        "role": range(len(ROLES)),
        "once": range(2),
    }


def push_business(s: Caylus, frame: Frame[Any]) -> None:
    """Put a frame on the stack; the card or building it is about is already on the table."""
    s.push(frame)
    if isinstance(frame, PlaceBuilding) and has(s.hand(frame.seat), frame.card):
        s.add_to_sure(frame.seat, frame.card)
    elif isinstance(frame, (ResidenceChoice, PlacePrestige)):
        s.prestige &= ~bit(frame.building)


# what can be wrong


def check_pending(s: Caylus) -> list[str]:
    """What is wrong with the unfinished business; nothing, if the game can go on from it."""
    faults = check_phase(s) + check_order(s) + check_begun(s) + check_bridge(s) + check_draws(s)
    if s.phase == SETUP:
        faults += check_setup_road(s)
    if faults:
        return faults  # who rests on what is known from here on
    for place, frame in enumerate(s.stack):
        wrong = check_actor(s, frame) or check_effect(s, frame)
        if place > 0 and not wrong:
            wrong = check_place(s, frame, s.stack[place - 1])
        if wrong:
            faults.append(f"'{written(frame)}': {wrong}")
    return faults


def check_phase(s: Caylus) -> list[str]:
    """The phase is that of the topmost business; when nothing is left the game has ended."""
    if s.stack:
        return FRAMES.check_phase(s, PHASES[s.phase])
    if s.phase == GAME_END:
        return []
    return [f"expected phase {PHASES[GAME_END]} for this business; got '{PHASES[s.phase]}'"]


def check_order(s: Caylus) -> list[str]:
    """Each frame rests on its own kind of business, but any may lie at the bottom, except a
    payment."""
    if s.stack and isinstance(s.stack[0], PayCost):
        return ["'pay_cost': expected what is being built before it"]
    return FRAMES.check_order_above(s)


def check_begun(s: Caylus) -> list[str]:
    """Phases to come have not begun yet."""
    faults: list[str] = []
    for place, frame in enumerate(s.stack):
        earlier = [f for f in s.stack[place + 1 :] if isinstance(f, _COME_FIRST)]
        if earlier and has_begun(frame):
            faults.append(f"'{written(frame)}': expected 0, since it has not begun")
    return faults


_COME_FIRST: Final = (CastlePhase, EffectsPhase, ProvostPhase, NextTurn)


def has_begun(frame: Frame[Any]) -> bool:
    if isinstance(frame, (CastlePhase, ProvostPhase)):
        return frame.turn != 0
    return isinstance(frame, EffectsPhase) and frame.position != 0


def check_bridge(s: Caylus) -> list[str]:
    """Provost and castle come when all have passed (CMC-5.54)."""
    passing = any([isinstance(frame, (NextTurn, ActionsPhase)) for frame in s.stack])
    needs_bridge = any([isinstance(frame, (CastlePhase, ProvostPhase)) for frame in s.stack])
    if needs_bridge and not passing and s.passed != s.seats:
        return ["expected all seats on the bridge: this phase begins when all have passed"]
    return []


def check_draws(s: Caylus) -> list[str]:
    """Nobody draws more cards than there are (CMC-3.8)."""
    faults: list[str] = []
    for seat in range(s.seats):
        cards = 0
        for frame in s.stack:
            if isinstance(frame, DrawCards) and frame.seat == seat:
                cards += int(frame.cards)
            elif isinstance(frame, DealCard) and frame.to == seat:
                cards += 1
                if s.pile(seat) == 0:
                    faults.append(f"'{written(frame)}': expected a card in the pile")
        if cards > s.drawable(seat):
            there = int(s.drawable(seat))
            faults.append(f"{COLOURS[seat]} would draw {cards} cards; there are {there}")
    return faults


def check_actor(s: Caylus, frame: Frame[Any]) -> str:
    """Whoever acts has not passed, and acts in a game that knows the business."""
    if isinstance(frame, (ProvostPhase, ProvostTurn)) and s.beginner():
        return "expected no provost in the beginner game"
    if not isinstance(frame, (PlayerTurn, PlaceBuilding, ResidenceChoice, PlacePrestige)):
        return ""
    seat = frame.seat
    if s.has_passed(seat):
        return f"{COLOURS[seat]} has already passed"
    if isinstance(frame, PlaceBuilding) and not has(s.hand(seat), frame.card):
        return f"expected {CARDS[frame.card]} in the hand of {COLOURS[seat]}"
    if isinstance(frame, ResidenceChoice) and (s.beginner() or s.residences(seat) == 0):
        return f"expected a free residence of {COLOURS[seat]}"
    if isinstance(frame, PlacePrestige) and not s.beginner():
        return "expected the beginner game"
    return ""


def check_effect(s: Caylus, frame: Frame[Any]) -> str:
    """An effect belongs to a worker in range, a bonus to another player's card (CMC-7.3, 7.4)."""
    if not isinstance(frame, (OwnerBonus, UseEffect)):
        return ""
    seat, position = frame.seat, frame.position
    if position >= s.road_length or s.worker(position) == NOBODY:
        return f"expected a worker on road {int(position) + 1}"
    if position > s.last_active() or s.face(position) == RESIDENCE:
        return f"expected road {int(position) + 1} in reach of the provost and showing a building"
    if isinstance(frame, UseEffect) and frame.role == WORKER:
        return (
            "" if s.worker(position) == seat else f"expected {COLOURS[seat]} to have a worker there"
        )
    if s.owner(position) != seat or s.worker(position) == seat:
        return f"expected a card of {COLOURS[seat]} with another player's worker"
    return ""


def check_place(s: Caylus, frame: Frame[Any], below: Frame[Any]) -> str:
    """A frame is the one that what lies below has come to."""
    if isinstance(frame, PayCost):
        return check_cost(s, frame, below)
    if isinstance(below, (CastlePhase, ProvostPhase)):
        return check_turn(s, frame, int(below.turn))
    if isinstance(frame, (OwnerBonus, UseEffect)):
        return check_position(int(frame.position), below)
    return ""


def check_turn(s: Caylus, frame: Frame[Any], turn: int) -> str:
    """The seat whose turn has come, in bridge order (CMC-6.1, CMC-9.1)."""
    if not isinstance(frame, (ContinueDelivery, Delivery, ProvostTurn)):
        return ""
    if turn == 0 or (turn <= s.passed and s.bridge(turn - 1) != frame.seat):
        return f"expected the seat on space {turn} of the bridge"
    return ""


def check_position(position: int, below: Frame[Any]) -> str:
    """Buildings one after another, for the worker and then for the owner (CMC-7.1)."""
    expected = position
    if isinstance(below, EffectsPhase):
        expected = int(below.position) - 1
    elif isinstance(below, OwnerBonus):
        expected = int(below.position)
    return (
        "" if position == expected else f"expected road {expected + 1}, where the phase has come to"
    )


def check_cost(s: Caylus, frame: PayCost, below: Frame[Any]) -> str:
    """A payment is for what lies below it, and of the printed cost (CMC-3.4)."""
    if isinstance(below, PlaceBuilding):
        expected = pay_for(below.seat, s.box.cards[below.card])
    else:
        assert isinstance(below, (ResidenceChoice, PlacePrestige))
        expected = pay_for(below.seat, s.box.prestige[below.building])
    return "" if expected.args() == frame.args() else f"expected '{written(expected)}'"


def check_setup_road(s: Caylus) -> list[str]:
    """What lies on the road and what is still to be dealt make up the starting road (CMC-2.1)."""
    road = [int(s.card(position)) for position in range(s.road_length)]
    workers = [position for position in range(s.road_length) if s.worker(position) != NOBODY]
    if any([card < DECK for card in road]) or len(set(road)) != len(road) or workers:
        return ["expected different neutral cards without workers on the road during the setup"]
    neutrals = len([card for card in road if card != NEUTRAL_PEDDLER])
    to_deal = len([frame for frame in s.stack if isinstance(frame, DealNeutral)])
    peddlers = len([frame for frame in s.stack if isinstance(frame, LayPeddler)])
    expected = int(s.box.neutral_cards[s.seats])
    faults: list[str] = []
    if neutrals + to_deal != expected:
        faults.append(f"expected {expected} neutral cards on the road or as deal_neutral")
    if road.count(NEUTRAL_PEDDLER) + peddlers != 1:
        faults.append("expected the neutral_peddler on the road, or lay_peddler")
    elif NEUTRAL_PEDDLER in road and road[-1] != NEUTRAL_PEDDLER:
        faults.append("expected the neutral_peddler at the end of the road")
    return faults
