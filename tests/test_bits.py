"""Sets as the bits of a number, interpreted and compiled."""

import pytest

from stavitel.engine.bits import bit, count, has, members, nth


@pytest.mark.parametrize("member", [0, 1, 15, 16, 30, 31, 32, 33, 47, 62])
def test_a_set_of_one_member(member: int) -> None:
    """Compiled too, where a shifted constant would have 32 bits."""
    assert bit(member) == 2**member
    assert [n for n in range(63) if has(bit(member), n)] == [member]
    assert members(int(bit(member))) == [member]


def test_members_are_counted_and_found_by_their_place() -> None:
    some = int(bit(3) | bit(17) | bit(31))
    assert count(some) == 3
    assert [nth(some, place) for place in range(3)] == [3, 17, 31]
