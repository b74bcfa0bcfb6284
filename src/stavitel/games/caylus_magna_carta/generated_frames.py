"""What frames are made from: written by `python -m stavitel.declare` from `frames.py`."""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.core import Chance, Decision, Step
from stavitel.games.caylus_magna_carta.state import Caylus


class DrawCardsStep(Step[Caylus]):
    def __init__(self, seat: i64, cards: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.cards: Final[i64] = cards

    def args(self) -> list[int]:
        return [int(self.seat), int(self.cards)]


class DealCardChance(Chance[Caylus]):
    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: Final[i64] = to

    def args(self) -> list[int]:
        return [int(self.to)]


class CastlePhaseStep(Step[Caylus]):
    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn: Final[i64] = turn

    def args(self) -> list[int]:
        return [int(self.turn)]


class ContinueDeliveryStep(Step[Caylus]):
    def __init__(self, seat: i64, food: i64, wood: i64, stone: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.food: Final[i64] = food
        self.wood: Final[i64] = wood
        self.stone: Final[i64] = stone

    def args(self) -> list[int]:
        return [int(self.seat), int(self.food), int(self.wood), int(self.stone)]


class DeliveryDecision(Decision[Caylus]):
    def __init__(self, seat: i64, food: i64, wood: i64, stone: i64) -> None:
        super().__init__(seat)
        self.food: Final[i64] = food
        self.wood: Final[i64] = wood
        self.stone: Final[i64] = stone

    def args(self) -> list[int]:
        return [int(self.seat), int(self.food), int(self.wood), int(self.stone)]


class EffectsPhaseStep(Step[Caylus]):
    def __init__(self, position: i64) -> None:
        super().__init__()
        self.position: Final[i64] = position

    def args(self) -> list[int]:
        return [int(self.position)]


class OwnerBonusStep(Step[Caylus]):
    def __init__(self, seat: i64, position: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.position: Final[i64] = position

    def args(self) -> list[int]:
        return [int(self.seat), int(self.position)]


class UseEffectDecision(Decision[Caylus]):
    def __init__(self, seat: i64, position: i64, role: i64) -> None:
        super().__init__(seat)
        self.position: Final[i64] = position
        self.role: Final[i64] = role

    def args(self) -> list[int]:
        return [int(self.seat), int(self.position), int(self.role)]


class ProvostPhaseStep(Step[Caylus]):
    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn: Final[i64] = turn

    def args(self) -> list[int]:
        return [int(self.turn)]


class ActionsPhaseStep(Step[Caylus]):
    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat

    def args(self) -> list[int]:
        return [int(self.seat)]


class NextTurnStep(Step[Caylus]):
    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat

    def args(self) -> list[int]:
        return [int(self.seat)]


class PlaceBuildingStep(Step[Caylus]):
    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def args(self) -> list[int]:
        return [int(self.seat), int(self.card)]


class ResidenceChoiceDecision(Decision[Caylus]):
    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__(seat)
        self.building: Final[i64] = building

    def args(self) -> list[int]:
        return [int(self.seat), int(self.building)]


class PlacePrestigeStep(Step[Caylus]):
    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.building: Final[i64] = building

    def args(self) -> list[int]:
        return [int(self.seat), int(self.building)]


class PayCostDecision(Decision[Caylus]):
    def __init__(self, seat: i64, food: i64, wood: i64, stone: i64, gold: i64, free: i64) -> None:
        super().__init__(seat)
        self.food: Final[i64] = food
        self.wood: Final[i64] = wood
        self.stone: Final[i64] = stone
        self.gold: Final[i64] = gold
        self.free: Final[i64] = free

    def args(self) -> list[int]:
        return [
            int(self.seat),
            int(self.food),
            int(self.wood),
            int(self.stone),
            int(self.gold),
            int(self.free),
        ]
