"""Reasons: why an action is refused, with the rule that refuses it.

A reason travels as one number, like an action: its code and up to three small arguments.
"""

from typing import Final, final

from mypy_extensions import i64

_CODE_BITS: Final = 8
_ARG_BITS: Final = 16
_ARG_MASK: Final = 65535


@final
class Reason:
    """One kind of refusal: a text id, the number of the rule, and the names of its arguments.

    Nobody means to do what is refused for an `unlikely` one, such as to build a card that lies in
    the box: it answers whoever asks for that very thing, and no list of what cannot be done needs
    it.
    """

    def __init__(
        self, name: str, code: int, rule: str, args: list[str], unlikely: bool = False
    ) -> None:
        self.name: Final = name
        self.code: Final[i64] = code
        self.rule: Final = rule
        self.args: Final = args
        self.unlikely: Final = unlikely

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        """The refusal with these arguments, each from 0 to 65535; never 0."""
        return self.code | a << 8 | b << 24 | c << 40


@final
class ReasonTable:
    """All reasons of a game. The first is shared: the verb has no place in this decision."""

    def __init__(self) -> None:
        self.reasons: Final[list[Reason]] = [NOT_NOW]

    def add(self, name: str, rule: str, *args: str) -> Reason:
        reason = Reason(name, len(self.reasons) + 1, rule, list(args))
        self.reasons.append(reason)
        return reason

    def add_unlikely(self, name: str, rule: str, *args: str) -> Reason:
        """A reason against what nobody means to do."""
        reason = Reason(name, len(self.reasons) + 1, rule, list(args), unlikely=True)
        self.reasons.append(reason)
        return reason

    def kind(self, packed: int) -> Reason:
        return self.reasons[(packed & 255) - 1]

    def values(self, packed: int) -> dict[str, int]:
        """The arguments of a refusal by name."""
        rest = packed >> _CODE_BITS
        found: dict[str, int] = {}
        for name in self.kind(packed).args:
            found[name] = rest & _ARG_MASK
            rest >>= _ARG_BITS
        return found


NOT_NOW: Final = Reason("not_now", 1, "", [])
