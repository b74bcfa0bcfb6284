"""What is printed on tiles, influence cards and the track, told from the rules' own numbers."""

from typing import Final

from stavitel.engine.bits import members
from stavitel.games.red_cathedral.cards import (
    DICE,
    INFLUENCE,
    INFLUENCE_CARDS,
    MATERIALS,
    RESOURCES,
    SECTIONS,
    TILES,
)
from stavitel.games.red_cathedral.components import Components
from stavitel.games.red_cathedral.reading import (
    ACTIVATING,
    ALL_MATERIALS,
    BUYING,
    EXCHANGING,
    OFFERING,
    SELLING,
    SWAPPING,
    Influence,
    InfluenceCard,
    Section,
    Tile,
)
from stavitel.games.red_cathedral.views import (
    CathedralBox,
    InfluenceAction,
    SectionPrinted,
    TilePrinted,
)

PIECES: Final = ["cathedral_card", "workshop_tile", "influence_card", "resource_token", "plan"]


def printed(box: Components) -> CathedralBox:
    """Everything that is printed and does not lie on the table as numbers."""
    return CathedralBox(
        tiles={name: tile(box.tiles[n]) for n, name in enumerate(TILES)},
        influence={name: action(box.influence[n]) for n, name in enumerate(INFLUENCE)},
        cards={name: actions(box.influence_cards[n]) for n, name in enumerate(INFLUENCE_CARDS)},
        sections={name: section(box.sections[n]) for n, name in enumerate(SECTIONS)},
        prestige_spaces=[
            space
            for space in range(1, int(box.last_space) + 1)
            if box.prestige_at[space] > box.prestige_at[space - 1]
        ],
        last_space=box.last_space,
        sections_to_end=box.end_sections,
        denominations=[int(value) for value in box.denominations],
        reconstructed=[name for kind in PIECES for name in unprinted(box, kind)],
    )


def tile(found: Tile) -> TilePrinted:
    return TilePrinted(
        good=None if found.good < 0 else RESOURCES[found.good],
        amount=found.amount,
        die=None if found.die < 0 else DICE[found.die],
    )


def action(found: Influence) -> InfluenceAction:
    return InfluenceAction(
        mode="infinity" if found.repeats else "lightning",
        pay=_present({"rubles": int(found.pay), given(found): int(found.give)}),
        gain=_present(
            {
                "rubles": int(found.rubles),
                "material": int(found.get),
                "delivery": int(found.deliver),
                "swap": 1 if found.kind == SWAPPING else 0,
                "activation": 1 if found.kind == ACTIVATING else 0,
                "recognition": int(found.recognition),
                "prestige": int(found.prestige),
            }
        ),
        kinds=pictured(found),
        all_types=found.all_types,
    )


def actions(card: InfluenceCard) -> list[str]:
    return [INFLUENCE[card.first], INFLUENCE[card.second]]


def section(found: Section) -> SectionPrinted:
    return SectionPrinted(
        cost={name: int(found.cost[kind]) for kind, name in enumerate(MATERIALS)},
        recognition=found.recognition,
        rubles=found.rubles,
    )


def given(found: Influence) -> str:
    """What kind of materials is given: any, several of one kind, or all different."""
    if found.kind == OFFERING:
        return "different"
    return "same" if found.kind == EXCHANGING and found.give > 1 else "material"


def pictured(found: Influence) -> list[str]:
    kinds = int(found.give_kinds if found.kind == SELLING else found.get_kinds)
    if found.kind not in (SELLING, BUYING) or kinds == ALL_MATERIALS:
        return []
    return [MATERIALS[kind] for kind in members(kinds)]


def unprinted(box: Components, kind: str) -> list[str]:
    """The pieces of a kind whose numbers are reconstructed."""
    found = box.data.get(kind, [])
    assert isinstance(found, list)
    return [str(entry["id"]) for entry in found if entry.get("source") == "reconstructed"]


def _present(counts: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in counts.items() if n != 0}
