"""What frames are made from: written by `python -m stavitel.declare` from `frames.py`."""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.core import Chance, Decision, Step
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.common_frames import EitherOr


class DealEventChance(Chance[CatanDuel]):
    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: Final[i64] = left

    def args(self) -> list[int]:
        return [int(self.left)]


class DealCardChance(Chance[CatanDuel]):
    def __init__(self, stack: i64) -> None:
        super().__init__()
        self.stack: Final[i64] = stack

    def args(self) -> list[int]:
        return [int(self.stack)]


class DealDeckEventChance(Chance[CatanDuel]):
    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: Final[i64] = player

    def args(self) -> list[int]:
        return [int(self.player)]


class DealDeckChance(Chance[CatanDuel]):
    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: Final[i64] = player

    def args(self) -> list[int]:
        return [int(self.player)]


class StartRegionDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, nth: i64) -> None:
        super().__init__(seat)
        self.nth: Final[i64] = nth

    def args(self) -> list[int]:
        return [int(self.seat), int(self.nth)]


class PreparationStep(Step[CatanDuel]):
    def __init__(self, player: i64, passed: i64) -> None:
        super().__init__()
        self.player: Final[i64] = player
        self.passed: Final[i64] = passed

    def args(self) -> list[int]:
        return [int(self.player), int(self.passed)]


class PreparatoryBuildDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, passed: i64) -> None:
        super().__init__(seat)
        self.passed: Final[i64] = passed

    def args(self) -> list[int]:
        return [int(self.seat), int(self.passed)]


class RefillStep(Step[CatanDuel]):
    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: Final[i64] = player

    def args(self) -> list[int]:
        return [int(self.player)]


class TradeEventDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final[i64] = most

    def args(self) -> list[int]:
        return [int(self.seat), int(self.most)]


class SebastianChoiceDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, happening: i64, affected: i64) -> None:
        super().__init__(seat)
        self.happening: Final[i64] = happening
        self.affected: Final[i64] = affected

    def args(self) -> list[int]:
        return [int(self.seat), int(self.happening), int(self.affected)]


class DesignationDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, designated: i64) -> None:
        super().__init__(seat)
        self.designated: Final[i64] = designated

    def args(self) -> list[int]:
        return [int(self.seat), int(self.designated)]


class FeudLossDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, designated: i64) -> None:
        super().__init__(seat)
        self.designated: Final[i64] = designated

    def args(self) -> list[int]:
        return [int(self.seat), int(self.designated)]


class FeudCardDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.chosen: Final[i64] = chosen

    def args(self) -> list[int]:
        return [int(self.seat), int(self.chosen)]


class FeudStackDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, card: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.chosen: Final[i64] = chosen

    def args(self) -> list[int]:
        return [int(self.seat), int(self.card), int(self.chosen)]


class PurchaseDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left)]


class DeliveryStep(Step[CatanDuel]):
    def __init__(self, seat: i64, store: i64, left: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.store: Final[i64] = store
        self.left: Final[i64] = left

    def args(self) -> list[int]:
        return [int(self.seat), int(self.store), int(self.left)]


class BuildEffectStep(Step[CatanDuel]):
    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def args(self) -> list[int]:
        return [int(self.seat), int(self.card)]


class WaiveChoiceDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def args(self) -> list[int]:
        return [int(self.seat), int(self.card)]


class DrawRegionChance(Chance[CatanDuel]):
    def __init__(self, seat: i64, place: i64, drawn: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place
        self.drawn: Final[i64] = drawn

    def args(self) -> list[int]:
        return [int(self.seat), int(self.place), int(self.drawn)]


class UpperRegionDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, place: i64, one: i64, other: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place
        self.one: Final[i64] = one
        self.other: Final[i64] = other

    def args(self) -> list[int]:
        return [int(self.seat), int(self.place), int(self.one), int(self.other)]


class ScoutedRegionDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place

    def args(self) -> list[int]:
        return [int(self.seat), int(self.place)]


class RelocationPartnerDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, card: i64, site: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.site: Final[i64] = site

    def args(self) -> list[int]:
        return [int(self.seat), int(self.card), int(self.site)]


class DefenceDecision(EitherOr[CatanDuel]):
    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def args(self) -> list[int]:
        return [int(self.seat), int(self.card)]


class RollDefenceChance(Chance[CatanDuel]):
    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def args(self) -> list[int]:
        return [int(self.seat), int(self.card)]


class HiddenCardStackDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def args(self) -> list[int]:
        return [int(self.seat), int(self.card)]


class SearchingStep(Step[CatanDuel]):
    def __init__(self, seat: i64, stack: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.stack: Final[i64] = stack

    def args(self) -> list[int]:
        return [int(self.seat), int(self.stack)]


class SearchedCardDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, stack: i64, cards: i64) -> None:
        super().__init__(seat)
        self.stack: Final[i64] = stack
        self.cards: Final[i64] = cards

    def args(self) -> list[int]:
        return [int(self.seat), int(self.stack), int(self.cards)]


class GainingStep(Step[CatanDuel]):
    def __init__(self, seat: i64, kinds: i64, amount: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.kinds: Final[i64] = kinds
        self.amount: Final[i64] = amount

    def args(self) -> list[int]:
        return [int(self.seat), int(self.kinds), int(self.amount)]


class GainDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, kinds: i64, amount: i64) -> None:
        super().__init__(seat)
        self.kinds: Final[i64] = kinds
        self.amount: Final[i64] = amount

    def args(self) -> list[int]:
        return [int(self.seat), int(self.kinds), int(self.amount)]


class YieldingStep(Step[CatanDuel]):
    def __init__(self, seat: i64, place: i64, amount: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place
        self.amount: Final[i64] = amount

    def args(self) -> list[int]:
        return [int(self.seat), int(self.place), int(self.amount)]


class GainAtDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, place: i64, amount: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place
        self.amount: Final[i64] = amount

    def args(self) -> list[int]:
        return [int(self.seat), int(self.place), int(self.amount)]


class PayDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, cost: i64) -> None:
        super().__init__(seat)
        self.cost: Final[i64] = cost

    def args(self) -> list[int]:
        return [int(self.seat), int(self.cost)]


class PayAnyDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: Final[i64] = amount

    def args(self) -> list[int]:
        return [int(self.seat), int(self.amount)]


class TakeChoiceDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, kinds: i64, most: i64, named: i64, into: i64) -> None:
        super().__init__(seat)
        self.kinds: Final[i64] = kinds
        self.most: Final[i64] = most
        self.named: Final[i64] = named
        self.into: Final[i64] = into

    def args(self) -> list[int]:
        return [int(self.seat), int(self.kinds), int(self.most), int(self.named), int(self.into)]


class GiveDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, amounts: i64, resource: i64) -> None:
        super().__init__(seat)
        self.amounts: Final[i64] = amounts
        self.resource: Final[i64] = resource

    def args(self) -> list[int]:
        return [int(self.seat), int(self.amounts), int(self.resource)]


class StoreTakenStep(Step[CatanDuel]):
    def __init__(self, seat: i64, amounts: i64, into: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.amounts: Final[i64] = amounts
        self.into: Final[i64] = into

    def args(self) -> list[int]:
        return [int(self.seat), int(self.amounts), int(self.into)]


class LostCardStackDecision(Decision[CatanDuel]):
    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def args(self) -> list[int]:
        return [int(self.seat), int(self.card)]
