"""How the table of each game is drawn. A game without a drawing of its own is written as lists."""

from typing import Any

from stavitel.cli.tables.catan_duel import CatanDuelTable
from stavitel.cli.tables.caylus_magna_carta import CaylusTable
from stavitel.cli.tables.pillars import PillarsTable
from stavitel.cli.tables.plain import PlainTable
from stavitel.cli.tables.red_cathedral import CathedralTable
from stavitel.texts import Texts

DRAWN: dict[str, type[PlainTable[Any]]] = {
    "catan_duel": CatanDuelTable,
    "caylus_magna_carta": CaylusTable,
    "pillars": PillarsTable,
    "red_cathedral": CathedralTable,
}


def table_for(texts: Texts, labels: dict[str, str], letters: bool = False) -> PlainTable[Any]:
    """The drawing of a game's table; `labels` tell who sits where. With `letters`, no two signs
    become the same where there are neither accents nor colours."""
    return DRAWN.get(texts.game.id, PlainTable)(texts, labels, letters)
