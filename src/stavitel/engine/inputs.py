"""What a learned value sees of a position: a row of numbers of which most are nought."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Inputs:
    """A row that is filled from left to right, again and again. Only what is not nought is kept,
    because only that has to be multiplied; what is kept for one place adds up."""

    def __init__(self) -> None:
        self.at: vec[i64] = vec[i64]([0] * 256)  # places of what is not nought
        self.value: vec[float] = vec[float]([0.0] * 256)
        self.count: i64 = 0  # how many those are
        self.size: i64 = 0  # how long the row is, noughts included

    def clear(self) -> None:
        self.count = 0
        self.size = 0

    def put(self, x: float) -> None:
        """The next number of the row."""
        if x != 0.0:
            if self.count == len(self.at):
                self.at = append(self.at, self.size)
                self.value = append(self.value, x)
            else:
                self.at[self.count] = self.size
                self.value[self.count] = x
            self.count += 1
        self.size += 1

    def among(self, n: i64, x: float) -> None:
        """Add to one of the numbers that follow; `skip` goes past them."""
        begin = self.size
        self.size = begin + n
        self.put(x)
        self.size = begin

    def skip(self, many: i64) -> None:
        """Go past so many numbers."""
        self.size += many

    def steps(self, n: i64, most: i64) -> None:
        """A thermometer: whether there are at least 1, 2, ... `most`."""
        end = self.size + most
        for _ in range(min(n, most)):
            self.put(1.0)
        self.size = end

    def one_of(self, n: i64, many: i64) -> None:
        """Which of so many; none of them if `n` is outside."""
        end = self.size + many
        if 0 <= n < many:
            self.size += n
            self.put(1.0)
        self.size = end

    def members(self, mask: i64, many: i64) -> None:
        """Which of so many belong to a set."""
        end = self.size + many
        left = mask
        while left != 0 and self.size < end:
            if left & 1 != 0:
                self.put(1.0)
            else:
                self.size += 1
            left >>= 1
        self.size = end

    def to_list(self) -> list[float]:
        """The whole row, noughts included."""
        row = [0.0] * int(self.size)
        for k in range(self.count):
            row[int(self.at[k])] += self.value[k]
        return row
