"""Random numbers for drivers: sfc32, bit for bit the same interpreted and compiled."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.bits import bit, count, nth

_MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """A seeded stream of 32-bit words. The rules never see one; drivers, bots and tests do."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        # the seed may be any whole number; both halves of it and the stream number count
        self.a: i64 = seed & _MASK
        self.b: i64 = (seed >> 32) & _MASK
        self.c: i64 = stream & _MASK
        self.d: i64 = 1
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        mixed: i64 = (self.a + self.b + self.d) & _MASK
        self.d = (self.d + 1) & _MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & _MASK)) & _MASK
        self.c = ((self.c << 21) & _MASK) | (self.c >> 11)
        self.c = (self.c + mixed) & _MASK
        return mixed

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        product = self.word() * n
        if product & _MASK < n:  # without this the low numbers would come up too often
            uneven = (_MASK + 1) % n
            while product & _MASK < uneven:
                product = self.word() * n
        return product >> 32

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0


def some_of(mask: i64, n: i64, rng: Rng) -> i64:
    """So many members of a set of at most 32, each choice of them equally likely."""
    rest = mask
    for _ in range(n):
        rest ^= bit(nth(rest, rng.below(count(rest))))
    return mask ^ rest
