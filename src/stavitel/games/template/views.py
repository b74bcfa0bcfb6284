"""What a seat sees of The Tower, and what is printed on the box."""

from typing import Annotated

from msgspec import UNSET, UnsetType

from stavitel.engine.views import Box, Shown, View, named

Seat = Annotated[str, named("seat")]


class Player(Shown):
    """What everybody sees of a player (TW-1.2)."""

    seat: Seat
    points: int
    blocks: int  # how many are in the hand


class TowerView(View):
    """All but the bag and the hands of others."""

    tower: list[int]  # from the top down
    players: list[Player]
    hand: list[int] | UnsetType = UNSET  # left out for spectators


class TowerBox(Box):
    """The Tower has nothing but blocks."""

    blocks: int
    dealt: int  # to each player
