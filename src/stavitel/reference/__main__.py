"""`python -m stavitel.reference`: writes the reference pages of our games in `docs/reference`."""

import sys
from pathlib import Path

from stavitel.games import GAMES, TEMPLATE
from stavitel.reference.page import page

FOLDER = Path(__file__).parents[3] / "docs" / "reference"


def main() -> None:
    for id in sys.argv[1:] or [*GAMES, TEMPLATE]:
        path, text = FOLDER / f"{id}.md", page(id)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(path)


if __name__ == "__main__":
    main()
