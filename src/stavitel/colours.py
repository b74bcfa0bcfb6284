"""Which colour each seat has.

Rules, records and positions still name a seat by its word, as if everybody had taken the colours
in order. What a seat is called and how it looks follows the colours a table has chosen. Where
a rule asks for the colour of a seat, the position knows it as well (`Game.paint`).
"""

import re
from collections.abc import Sequence
from typing import Final

from stavitel.engine.errors import BadSetup
from stavitel.engine.game import Game

_NAME: Final = re.compile(r"^seat-(\w+)(?= =)", re.MULTILINE)


def check_colours(game: Game, seats: int, colours: Sequence[str]) -> None:
    """Refuse colours that the box does not have, or not for so many seats; none are the usual."""
    if not colours:
        return
    if not game.free_colours:
        raise BadSetup(f"{game.id}: expected no colours; take the seat of that colour")
    if len(colours) != seats or len(set(colours)) != seats:
        got = ", ".join(colours)[:40]
        raise BadSetup(f"colours: expected {seats} different ones, one for each seat; got {got}")
    for colour in colours:
        if colour not in game.seat_names:
            known = ", ".join(game.seat_names)
            raise BadSetup(f"colours: expected some of {known}; got '{colour[:40]}'")


def chosen_colours(game: Game, colours: Sequence[str]) -> list[str]:
    """The colours, or none where they are the usual ones: those go without saying."""
    return [] if list(colours) == game.seat_names[: len(colours)] else list(colours)


def shown_as(words: Sequence[str], colours: Sequence[str]) -> dict[str, str]:
    """For the word of every seat the colour it is shown in. What nobody has chosen goes to the
    seats nobody sits on, so that no two words share a colour."""
    left = [colour for colour in words if colour not in colours]
    return dict(zip(words, [*colours, *left], strict=True))


def repainted(catalogue: str, shown: dict[str, str]) -> str:
    """A catalogue in which every seat is called by the colour it is shown in."""
    words = {colour: word for word, colour in shown.items()}
    return _NAME.sub(lambda found: f"seat-{words.get(found[1], found[1])}", catalogue)
