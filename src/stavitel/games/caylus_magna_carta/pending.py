"""The unfinished business of a position: what may wait, on top of what, and how it is written."""

from typing import Any, Final

from stavitel.engine.bits import bit, has
from stavitel.engine.business import Kind, read_frame, written
from stavitel.engine.core import Frame
from stavitel.games.caylus_magna_carta.actions import ActionsPhase, NextTurn, PlayerTurn
from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    COLOURS,
    DECK,
    NEUTRAL_PEDDLER,
    PRESTIGE_BUILDINGS,
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
    WORKER,
    EffectsPhase,
    OwnerBonus,
    UseEffect,
)
from stavitel.games.caylus_magna_carta.payment import PayCost, pay_for
from stavitel.games.caylus_magna_carta.provost import ProvostPhase, ProvostTurn
from stavitel.games.caylus_magna_carta.rounds import EndOfRound, IncomePhase
from stavitel.games.caylus_magna_carta.setup import (
    DealNeutral,
    DrawFirstPlayer,
    LayPeddler,
    Mulligan,
)
from stavitel.games.caylus_magna_carta.state import (
    GAME_END,
    NOBODY,
    PHASES,
    RESIDENCE,
    SETUP,
    Caylus,
)

_KINDS: Final = [
    Kind(DrawFirstPlayer, "", "", "setup"),
    Kind(Mulligan, "seat", "draw_first_player mulligan", "setup"),
    Kind(
        DrawCards,
        "seat cards",
        "draw_first_player mulligan draw_cards next_turn",
        "setup actions",
    ),
    Kind(
        DealCard,
        "seat",
        "draw_first_player mulligan draw_cards next_turn",
        "setup actions",
    ),
    Kind(LayPeddler, "", "draw_first_player mulligan draw_cards", "setup"),
    Kind(DealNeutral, "", "lay_peddler deal_neutral", "setup"),
    Kind(IncomePhase, "", "", "income"),
    Kind(EndOfRound, "", "", "end_round"),
    Kind(CastlePhase, "turn", "end_of_round", "castle"),
    Kind(ContinueDelivery, "seat once once once", "castle_phase", "castle"),
    Kind(Delivery, "seat once once once", "castle_phase", "castle"),
    Kind(EffectsPhase, "position", "castle_phase", "buildings"),
    Kind(OwnerBonus, "seat position", "effects_phase", "buildings"),
    Kind(UseEffect, "seat position role", "effects_phase owner_bonus", "buildings"),
    Kind(ProvostPhase, "turn", "effects_phase", "provost"),
    Kind(ProvostTurn, "seat", "provost_phase", "provost"),
    Kind(ActionsPhase, "seat", "effects_phase provost_phase", "actions"),
    Kind(NextTurn, "seat", "effects_phase provost_phase", "actions"),
    Kind(PlayerTurn, "seat", "next_turn", "actions"),
    Kind(PlaceBuilding, "seat card", "next_turn", "actions"),
    Kind(ResidenceChoice, "seat building", "next_turn", "actions"),
    Kind(PlacePrestige, "seat building", "next_turn", "actions"),
    Kind(
        PayCost,
        "seat cubes cubes cubes cubes cubes",
        "place_building residence_choice place_prestige",
        "actions",
    ),
]
"""Everything that can wait on the stack. Any of it may also lie at the bottom: then the game is
over when it is done, which is handy for looking at a single phase."""

KINDS: Final = {kind.name: kind for kind in _KINDS}

PHASE_STEPS: Final = ["castle_phase", "effects_phase", "provost_phase"]


def make_frame(s: Caylus, text: str) -> Frame[Any]:
    """The frame written as a name and numbers; a ValueError says what is wrong with it."""
    return read_frame(KINDS, text, lambda kind, number: _number(s, kind, number))


def _number(s: Caylus, kind: str, text: str) -> int:
    most = {
        "seat": int(s.seats()) - 1,
        "turn": int(s.seats()),
        "position": int(s.road_length()),
        "card": DECK - 1,
        "cards": DECK,
        "building": len(PRESTIGE_BUILDINGS) - 1,
        "cubes": MOST_CUBES,
        "role": 1,
        "once": 1,
    }[kind]
    if not (text.isascii() and text.isdecimal()) or int(text[:9]) > most:
        raise ValueError(f"{kind}: expected a number from 0 to {most}; got '{text[:40]}'")
    return int(text)


def push_business(s: Caylus, frame: Frame[Any]) -> None:
    """Put a frame on the stack; the card or building it is about is on the table already."""
    s.push(frame)
    args = frame.args()
    if frame.name() == "place_building":
        s.set_sure(args[0], s.sure(args[0]) | (bit(args[1]) & s.hand(args[0])))
    elif frame.name() in ("residence_choice", "place_prestige"):
        s.set_prestige(s.prestige() & ~bit(args[1]))


# what can be wrong


def check_pending(s: Caylus) -> list[str]:
    """What is wrong with the unfinished business; nothing, if the game can go on from it."""
    names = [frame.name() for frame in s.stack]
    faults = check_phase(s, names) + check_order(s, names) + check_draws(s)
    if s.phase() == SETUP:
        faults += check_setup_road(s, names)
    if faults:
        return faults  # who rests on what is known from here on
    for place, frame in enumerate(s.stack):
        wrong = check_actor(s, frame) or check_effect(s, frame)
        if place > 0 and not wrong:
            wrong = check_cost(s, place) if frame.name() == "pay_cost" else check_place(s, place)
        if wrong:
            faults.append(f"'{written(frame)}': {wrong}")
    return faults


def check_phase(s: Caylus, names: list[str]) -> list[str]:
    """The phase is that of the topmost business; when nothing is left the game has ended."""
    expected = KINDS[names[-1]].phases if names else [PHASES[GAME_END]]
    if PHASES[s.phase()] not in expected:
        either = " or ".join(expected)
        return [f"expected phase {either} for this business; got '{PHASES[s.phase()]}'"]
    return []


def check_order(s: Caylus, names: list[str]) -> list[str]:
    """Each frame rests on its own kind of business, and phases to come have not begun yet."""
    faults: list[str] = []
    for place, name in enumerate(names):
        rests_on = KINDS[name].rests_on
        if place == 0 and name == "pay_cost":
            faults.append("'pay_cost': expected what is being built before it")
        if place > 0 and names[place - 1] not in rests_on:
            either = " or ".join(rests_on) or "nothing"
            faults.append(f"'{name}': expected {either} before it; got '{names[place - 1]}'")
        to_come = [n for n in names[place + 1 :] if n in PHASE_STEPS or n == "next_turn"]
        if name in PHASE_STEPS and to_come and s.stack[place].args()[0] != 0:
            faults.append(f"'{written(s.stack[place])}': expected 0, since it has not begun")
    passing = "next_turn" in names or "actions_phase" in names
    needs_bridge = "castle_phase" in names or "provost_phase" in names
    if needs_bridge and not passing and s.passed() != s.seats():
        faults.append("expected all seats on the bridge: this phase begins when all have passed")
    return faults


def check_draws(s: Caylus) -> list[str]:
    """Nobody draws more cards than there are (CMC-3.8)."""
    faults: list[str] = []
    for seat in range(s.seats()):
        cards = 0
        for frame in s.stack:
            if frame.name() == "draw_cards" and frame.args()[0] == seat:
                cards += frame.args()[1]
            elif frame.name() == "deal_card" and frame.args()[0] == seat:
                cards += 1
                if s.pile(seat) == 0:
                    faults.append(f"'{written(frame)}': expected a card in the pile")
        if cards > s.drawable(seat):
            there = int(s.drawable(seat))
            faults.append(f"{COLOURS[seat]} would draw {cards} cards; there are {there}")
    return faults


def check_actor(s: Caylus, frame: Frame[Any]) -> str:
    """Whoever acts has not passed, and acts in a game that knows the business."""
    name, args = frame.name(), frame.args()
    if name in ("provost_phase", "provost_turn") and s.beginner():
        return "expected no provost in the beginner game"
    acts = name in ("player_turn", "place_building", "residence_choice", "place_prestige")
    if acts and s.has_passed(args[0]):
        return f"{COLOURS[args[0]]} has passed already"
    if name == "place_building" and not has(s.hand(args[0]), args[1]):
        return f"expected {CARDS[args[1]]} in the hand of {COLOURS[args[0]]}"
    if name == "residence_choice" and (s.beginner() or s.residences(args[0]) == 0):
        return f"expected a free residence of {COLOURS[args[0]]}"
    if name == "place_prestige" and not s.beginner():
        return "expected the beginner game"
    return ""


def check_effect(s: Caylus, frame: Frame[Any]) -> str:
    """An effect belongs to a worker in range, a bonus to another player's card (CMC-7.3, 7.4)."""
    name, args = frame.name(), frame.args()
    if name not in ("owner_bonus", "use_effect"):
        return ""
    seat, position = args[0], args[1]
    if position >= s.road_length() or s.worker(position) == NOBODY:
        return f"expected a worker on road {position}"
    if position > s.last_active() or s.face(position) == RESIDENCE:
        return f"expected road {position} in reach of the provost and showing a building"
    if name == "use_effect" and args[2] == WORKER:
        return "" if s.worker(position) == seat else f"expected a worker of {COLOURS[seat]}"
    if s.owner(position) != seat or s.worker(position) == seat:
        return f"expected a card of {COLOURS[seat]} with another player's worker"
    return ""


def check_place(s: Caylus, place: int) -> str:
    """A turn or an effect is the one its phase has come to (CMC-6.1, CMC-7.1, CMC-9.1)."""
    frame, below = s.stack[place], s.stack[place - 1]
    come_to, args = below.args(), frame.args()
    if below.name() in ("castle_phase", "provost_phase"):
        turn = come_to[0]
        if frame.name() not in ("continue_delivery", "delivery", "provost_turn"):
            return ""
        if turn == 0 or (turn <= s.passed() and s.bridge(turn - 1) != args[0]):
            return f"expected the seat on space {turn} of the bridge"
    if frame.name() in ("owner_bonus", "use_effect"):
        position = come_to[0] - 1 if below.name() == "effects_phase" else come_to[1]
        if position != args[1]:
            return f"expected road {position}, where the phase has come to"
    return ""


def check_cost(s: Caylus, place: int) -> str:
    """A payment is for what lies below it, and of the printed cost (CMC-3.4)."""
    frame, below = s.stack[place], s.stack[place - 1]
    number = below.args()[1]
    building = s.box.cards[number] if below.name() == "place_building" else s.box.prestige[number]
    expected = pay_for(below.args()[0], building)
    return "" if expected.args() == frame.args() else f"expected '{written(expected)}'"


def check_setup_road(s: Caylus, names: list[str]) -> list[str]:
    """What lies on the road and what is still to be dealt make up the starting road (CMC-2.1)."""
    road = [int(s.card(position)) for position in range(s.road_length())]
    workers = [position for position in range(s.road_length()) if s.worker(position) != NOBODY]
    if any([card < DECK for card in road]) or len(set(road)) != len(road) or workers:
        return ["expected different neutral cards without workers on the road during the setup"]
    neutrals = len([card for card in road if card != NEUTRAL_PEDDLER])
    expected = int(s.box.neutral_cards[s.seats()])
    faults: list[str] = []
    if neutrals + names.count("deal_neutral") != expected:
        faults.append(f"expected {expected} neutral cards on the road or as deal_neutral")
    if road.count(NEUTRAL_PEDDLER) + names.count("lay_peddler") != 1:
        faults.append("expected the neutral_peddler on the road, or lay_peddler")
    elif NEUTRAL_PEDDLER in road and road[-1] != NEUTRAL_PEDDLER:
        faults.append("expected the neutral_peddler at the end of the road")
    return faults
