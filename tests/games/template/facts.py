"""The Tower, for the tests that ask every game."""

from ..facts import Facts

FACTS = Facts(sections=range(1, 5), last="TW-4.2")
