"""Small sets of cards as the bits of a number."""

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The set of one member, from 0 to 62."""
    low = n & 15  # compiled, a bare 1 is shifted in 32 bits: too few for large members
    return (1 << low) << (n - low)


def has(mask: i64, n: i64) -> bool:
    return mask >> n & 1 == 1


def count(mask: i64) -> i64:
    """How many members the set has; sets hold at most 32."""
    rest: i64 = mask - ((mask >> 1) & 0x55555555)
    rest = (rest & 0x33333333) + ((rest >> 2) & 0x33333333)
    rest = (rest + (rest >> 4)) & 0x0F0F0F0F
    return (rest * 0x01010101 & 0xFFFFFFFF) >> 24


def members(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def nth(mask: i64, index: i64) -> i64:
    """The member with `index` smaller ones before it."""
    n: i64 = 0
    left = index
    while True:
        if mask >> n & 1 == 1:
            if left == 0:
                return n
            left -= 1
        n += 1
