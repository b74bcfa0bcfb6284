"""The guide and the rules page of a game, in Markdown, as blocks a page can show and search."""

import re
from typing import Final, Literal

from stavitel.server.http_wire import RuleBlock
from stavitel.texts import DETAILS, PICTURES

_HEADING: Final = re.compile(r"(#+) (.*)")
_RULE: Final = re.compile(r"- \*\*([A-Z]+-?\d[\w.]*)\*\* (.*)")
_ITEM: Final = re.compile(r"- (.*)")
_COUNTED: Final = re.compile(r"(\d+)\. (.*)")
_RULER: Final = re.compile(r"[|: -]+")


Layer = Literal["guide", "rules", "details"]


def rule_blocks(page: str, layer: Layer = "rules") -> list[RuleBlock]:
    """Every heading, rule, paragraph, item and row, in the order of the page. Sections of the rules
    that are marked so are details, about this project and not about the game."""
    blocks: list[RuleBlock] = []
    before = ""  # the kind of block the line before belongs to
    now: Layer = layer
    for line in page.split("\n"):
        if line.startswith("## "):
            now = "details" if line.endswith(DETAILS) else layer
        block = _begun(line.removesuffix(DETAILS), before, now)
        if block is not None:
            blocks.append(block)
        elif line.strip() and not _RULER.fullmatch(line):
            blocks[-1].text += f" {line.strip()}"
        before = blocks[-1].kind if line.strip() and blocks else ""
    return blocks


def _begun(line: str, before: str, layer: Layer) -> RuleBlock | None:
    """The block that begins with this line; None if it goes on with another, or says nothing."""
    if not line.strip() or _RULER.fullmatch(line):
        return None
    if found := PICTURES.fullmatch(line):
        return RuleBlock("pictures", layer, 0, "", found[1])
    if found := _HEADING.fullmatch(line):
        return RuleBlock("heading", layer, len(found[1]), "", found[2])
    if line.startswith("|"):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        kind: Literal["columns", "row"] = "row" if before in ("columns", "row") else "columns"
        return RuleBlock(kind, layer, 0, "", " | ".join(cells))
    if found := _RULE.fullmatch(line):
        return RuleBlock("rule", layer, 0, found[1], found[2])
    if found := _ITEM.fullmatch(line):
        return RuleBlock("item", layer, 0, "", found[1])
    if before in ("", "item") and (found := _COUNTED.fullmatch(line)):
        return RuleBlock("item", layer, 0, found[1], found[2])
    return RuleBlock("paragraph", layer, 0, "", line) if before in ("", "heading") else None
