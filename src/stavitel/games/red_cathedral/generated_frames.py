"""What frames are made from: written by `python -m stavitel.declare` from `frames.py`."""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.core import Chance, Decision, Step
from stavitel.games.red_cathedral.state import Cathedral


class DealTaskChance(Chance[Cathedral]):
    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final[i64] = place

    def args(self) -> list[int]:
        return [int(self.place)]


class DealTaskDieChance(Chance[Cathedral]):
    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final[i64] = place

    def args(self) -> list[int]:
        return [int(self.place)]


class DealWorkshopTileChance(Chance[Cathedral]):
    def __init__(self, spot: i64) -> None:
        super().__init__()
        self.spot: Final[i64] = spot

    def args(self) -> list[int]:
        return [int(self.spot)]


class DealCathedralCardChance(Chance[Cathedral]):
    def __init__(self, spot: i64) -> None:
        super().__init__()
        self.spot: Final[i64] = spot

    def args(self) -> list[int]:
        return [int(self.spot)]


class PlaceDieChance(Chance[Cathedral]):
    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: Final[i64] = number

    def args(self) -> list[int]:
        return [int(self.number)]


class DealInfluenceCardChance(Chance[Cathedral]):
    def __init__(self, quadrant: i64) -> None:
        super().__init__()
        self.quadrant: Final[i64] = quadrant

    def args(self) -> list[int]:
        return [int(self.quadrant)]


class DealTokenChance(Chance[Cathedral]):
    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space: Final[i64] = space

    def args(self) -> list[int]:
        return [int(self.space)]


class NextTurnStep(Step[Cathedral]):
    def __init__(self, side: i64) -> None:
        super().__init__()
        self.side: Final[i64] = side

    def args(self) -> list[int]:
        return [int(self.side)]


class TurnClosesStep(Step[Cathedral]):
    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat

    def args(self) -> list[int]:
        return [int(self.seat)]


class TileChoiceDecision(Decision[Cathedral]):
    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final[i64] = tile

    def args(self) -> list[int]:
        return [int(self.seat), int(self.tile)]


class TakeAmountDecision(Decision[Cathedral]):
    def __init__(self, seat: i64, good: i64, least: i64, most: i64) -> None:
        super().__init__(seat)
        self.good: Final[i64] = good
        self.least: Final[i64] = least
        self.most: Final[i64] = most

    def args(self) -> list[int]:
        return [int(self.seat), int(self.good), int(self.least), int(self.most)]


class DeliveriesDecision(Decision[Cathedral]):
    def __init__(self, seat: i64, left: i64, made: i64, main: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.made: Final[i64] = made
        self.main: Final[i64] = main

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.made), int(self.main)]


class MarketTurnDecision(Decision[Cathedral]):
    def __init__(self, seat: i64, die: i64, done: i64) -> None:
        super().__init__(seat)
        self.die: Final[i64] = die
        self.done: Final[i64] = done

    def args(self) -> list[int]:
        return [int(self.seat), int(self.die), int(self.done)]


class TradeDecision(Decision[Cathedral]):
    def __init__(self, seat: i64, action: i64, made: i64) -> None:
        super().__init__(seat)
        self.action: Final[i64] = action
        self.made: Final[i64] = made

    def args(self) -> list[int]:
        return [int(self.seat), int(self.action), int(self.made)]


class ExchangeGiveDecision(Decision[Cathedral]):
    def __init__(self, seat: i64, action: i64, made: i64) -> None:
        super().__init__(seat)
        self.action: Final[i64] = action
        self.made: Final[i64] = made

    def args(self) -> list[int]:
        return [int(self.seat), int(self.action), int(self.made)]


class ExchangeGetDecision(Decision[Cathedral]):
    def __init__(self, seat: i64, action: i64, given: i64, left: i64) -> None:
        super().__init__(seat)
        self.action: Final[i64] = action
        self.given: Final[i64] = given
        self.left: Final[i64] = left

    def args(self) -> list[int]:
        return [int(self.seat), int(self.action), int(self.given), int(self.left)]


class OfferingDecision(Decision[Cathedral]):
    def __init__(self, seat: i64, action: i64, given: i64) -> None:
        super().__init__(seat)
        self.action: Final[i64] = action
        self.given: Final[i64] = given

    def args(self) -> list[int]:
        return [int(self.seat), int(self.action), int(self.given)]


class SecondTokenDecision(Decision[Cathedral]):
    def __init__(self, seat: i64, first: i64) -> None:
        super().__init__(seat)
        self.first: Final[i64] = first

    def args(self) -> list[int]:
        return [int(self.seat), int(self.first)]


class RollDieChance(Chance[Cathedral]):
    def __init__(self, die: i64) -> None:
        super().__init__()
        self.die: Final[i64] = die

    def args(self) -> list[int]:
        return [int(self.die)]
