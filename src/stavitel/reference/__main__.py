"""`python -m stavitel.reference`: writes the reference pages of our games in `docs/reference`."""

import sys
from pathlib import Path

from stavitel.games import GAMES, TEMPLATE
from stavitel.reference.page import page

FOLDER = Path(__file__).parents[3] / "docs" / "reference"


def main() -> None:
    if not FOLDER.is_dir():
        sys.exit(f"expected the folder of the sources; there is no {FOLDER}")
    for id in sys.argv[1:] or [*GAMES, TEMPLATE]:
        if write(id):
            print(FOLDER / f"{id}.md")


def write(id: str) -> bool:
    """Whether the page of a game had to be written anew."""
    path, text = FOLDER / f"{id}.md", page(id)
    if path.exists() and path.read_text("utf-8") == text:
        return False
    path.write_text(text, "utf-8")
    return True


if __name__ == "__main__":
    main()
