"""docs/tutorial/host.md as a list of things to do: its fenced blocks under their headings."""

import re
from pathlib import Path
from typing import NamedTuple

REPOSITORY = Path(__file__).parents[2]
PAGE = REPOSITORY / "docs" / "tutorial" / "host.md"


class Block(NamedTuple):
    """A fenced block: the heading it stands under, the word behind its fence, and its text."""

    heading: str
    kind: str
    text: str


def blocks() -> list[Block]:
    """All blocks of the page, in order."""
    found = []
    heading = ""
    for match in re.finditer(
        r"^## ([^\n]+)$|^```([^\n]+)\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    ):
        if match[1]:
            heading = match[1]
        else:
            found.append(Block(heading, match[2], match[3]))
    return found


def under(heading: str, kind: str = "sh") -> list[str]:
    """The blocks of one kind under a heading."""
    found = [block.text for block in blocks() if (block.heading, block.kind) == (heading, kind)]
    assert found, f"{heading}: the page has no {kind}"
    return found
