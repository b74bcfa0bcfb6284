"""What frames are made from: written by `python -m stavitel.declare` from `frames.py`."""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.core import Chance, Decision, Step
from stavitel.games.common_frames import EitherOr
from stavitel.games.pillars.state import Pillars


class ResolutionStep(Step[Pillars]):
    def __init__(self, area: i64) -> None:
        super().__init__()
        self.area: Final[i64] = area

    def args(self) -> list[int]:
        return [int(self.area)]


class LeaveOutCardChance(Chance[Pillars]):
    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: Final[i64] = left

    def args(self) -> list[int]:
        return [int(self.left)]


class DealCraftsmanChance(Chance[Pillars]):
    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final[i64] = place

    def args(self) -> list[int]:
        return [int(self.place)]


class DealAdvantageChance(Chance[Pillars]):
    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final[i64] = place

    def args(self) -> list[int]:
        return [int(self.place)]


class ForeseeEventChance(Chance[Pillars]):
    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: Final[i64] = to

    def args(self) -> list[int]:
        return [int(self.to)]


class NextChoiceStep(Step[Pillars]):
    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat

    def args(self) -> list[int]:
        return [int(self.seat)]


class CraftsmanLimitDecision(Decision[Pillars]):
    def __init__(self, seat: i64, craftsman: i64) -> None:
        super().__init__(seat)
        self.craftsman: Final[i64] = craftsman

    def args(self) -> list[int]:
        return [int(self.seat), int(self.craftsman)]


class ReturnChoiceDecision(EitherOr[Pillars]):
    def __init__(self, seat: i64, owner: i64) -> None:
        super().__init__(seat)
        self.owner: Final[i64] = owner

    def args(self) -> list[int]:
        return [int(self.seat), int(self.owner)]


class RecruitmentStep(Step[Pillars]):
    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final[i64] = place

    def args(self) -> list[int]:
        return [int(self.place)]


class NextTraderStep(Step[Pillars]):
    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final[i64] = place

    def args(self) -> list[int]:
        return [int(self.place)]


class NextConversionStep(Step[Pillars]):
    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn: Final[i64] = turn

    def args(self) -> list[int]:
        return [int(self.turn)]


class CubeReturnDecision(Decision[Pillars]):
    def __init__(self, seat: i64, last: i64) -> None:
        super().__init__(seat)
        self.last: Final[i64] = last

    def args(self) -> list[int]:
        return [int(self.seat), int(self.last)]
