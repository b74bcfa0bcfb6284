"""Archer, Arsonist and Traitor, and the defence against them (CD-11.12 to CD-11.15)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import has
from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import ARCHER, ARSONIST, NOTHING
from stavitel.games.catan_duel.events import (
    ATTACK_REPELLED,
    DEFENCE_DECLINED,
    DEFENCE_ROLLED,
    NOTHING_TAKEN,
)
from stavitel.games.catan_duel.generated_frames import DefenceDecision, RollDefenceChance
from stavitel.games.catan_duel.in_play import (
    add_cards,
    cards_of,
    is_fireproof,
    is_strong_unit,
    refuse_absent,
)
from stavitel.games.catan_duel.knowledge import hand_card, in_hand, show_hand, steal_from_hand
from stavitel.games.catan_duel.losing import lose_card
from stavitel.games.catan_duel.reading import ACTION_CARD, DIE
from stavitel.games.catan_duel.reasons import (
    NOT_A_UNIT_WITH_STRENGTH,
    NOT_BURNABLE,
    NOT_FOR_TRAITOR,
    NOT_IN_HAND,
    PROTECTED_BY_FIRE_BRIGADE,
)
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import (
    CHOOSE,
    DECLINE,
    DEFEND,
    ROLL_DEFENCE,
    TAKE,
    TAKE_NOTHING,
)


def attack(s: CatanDuel, seat: i64, card: i64) -> None:
    """The opponent may defend himself first, if he has the means (CD-11.15)."""
    if defended_rolls(s, 1 - seat) == 0:
        strike(s, seat, card)
    else:
        s.push(Defence(1 - seat, card))


def defended_rolls(s: CatanDuel, seat: i64) -> i64:
    """The rolls that stop an attack, as a set: Lookout Tower and Heinrich together."""
    rolls: i64 = 0
    for card in cards_of(s, seat):
        rolls |= card.defends
    return rolls


def strike(s: CatanDuel, seat: i64, card: i64) -> None:
    """An attack that nobody stopped."""
    if s.box.kind[card] == ARCHER:
        s.push(ArcherTarget(1 - seat))
    elif s.box.kind[card] == ARSONIST:
        s.push(ArsonistTarget(seat))
    else:
        show_hand(s, 1 - seat)
        s.push(TraitorsCard(seat))


@final
class Defence(DefenceDecision):
    """Does the opponent roll the die against an attack (CD-11.15, R17)?"""

    def answers(self) -> list[int]:
        return [int(DEFEND.of()), int(DECLINE.of())]

    def choose(self, s: CatanDuel, action: i64) -> None:
        if action == DEFEND.of():
            s.push(RollDefence(self.seat, self.card))
        else:
            s.emit(DEFENCE_DECLINED, self.seat)
            strike(s, 1 - self.seat, self.card)


@final
class RollDefence(RollDefenceChance):
    """One roll for all means of defence; the number of the turn stays as it is (R17)."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        out.clear()
        for number in range(1, DIE + 1):
            out.add(ROLL_DEFENCE.one(number))

    def choose(self, s: CatanDuel, action: i64) -> None:
        number = ROLL_DEFENCE.value(action)
        s.emit(DEFENCE_ROLLED, self.seat, number)
        if has(defended_rolls(s, self.seat), number):
            s.emit(ATTACK_REPELLED, self.seat, self.card)
        else:
            strike(s, 1 - self.seat, self.card)


@final
class ArcherTarget(Decision[CatanDuel]):
    """Which of his units with strength does the opponent of an Archer lose (CD-11.12)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_cards(s, self.seat, CHOOSE, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not CHOOSE.holds(action):
            return NOT_NOW.of()
        card, site = CHOOSE.first(action), CHOOSE.second(action)
        if not is_strong_unit(s.box.cards[card]):
            return NOT_A_UNIT_WITH_STRENGTH.of(card)
        return refuse_absent(s, self.seat, card, site)

    def choose(self, s: CatanDuel, action: i64) -> None:
        lose_card(s, self.seat, CHOOSE.first(action), CHOOSE.second(action))


@final
class ArsonistTarget(Decision[CatanDuel]):
    """Which building of the opponent does the Arsonist choose (CD-11.13)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_cards(s, 1 - self.seat, CHOOSE, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not CHOOSE.holds(action):
            return NOT_NOW.of()
        card, site = CHOOSE.first(action), CHOOSE.second(action)
        if not s.box.cards[card].is_building():
            return NOT_BURNABLE.of(card)
        if is_fireproof(s, 1 - self.seat, site):
            return PROTECTED_BY_FIRE_BRIGADE.of(site)
        return refuse_absent(s, 1 - self.seat, card, site)

    def choose(self, s: CatanDuel, action: i64) -> None:
        lose_card(s, 1 - self.seat, CHOOSE.first(action), CHOOSE.second(action))


def may_be_betrayed(s: CatanDuel, card: i64) -> bool:
    """In the tournament game only units and action cards (CD-21.40)."""
    face = s.box.cards[card]
    return not s.mode().is_own or face.is_unit() or face.type == ACTION_CARD


@final
class TraitorsCard(Decision[CatanDuel]):
    """Which card of the hand he sees does the attacker take, if any (CD-11.14)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        last: i64 = NOTHING
        for n in range(s.hand_size(1 - self.seat)):  # hands lie in the order of the cards
            card = hand_card(s, 1 - self.seat, n)
            if card != last:
                out.add(TAKE.one(card))
            last = card
        out.add(TAKE_NOTHING.of())

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if action == TAKE_NOTHING.of():
            return 0
        if not TAKE.holds(action):
            return NOT_NOW.of()
        card = TAKE.value(action)
        if not in_hand(s, 1 - self.seat, card):
            return NOT_IN_HAND.of(card)
        return 0 if may_be_betrayed(s, card) else NOT_FOR_TRAITOR.of(card)

    def choose(self, s: CatanDuel, action: i64) -> None:
        if action == TAKE_NOTHING.of():
            s.emit(NOTHING_TAKEN, self.seat)
        else:
            steal_from_hand(s, self.seat, TAKE.value(action))

    def secret(self) -> bool:
        return True
