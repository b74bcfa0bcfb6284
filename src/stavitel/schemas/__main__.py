"""`python -m stavitel.schemas`: writes the schemas of our games into their folders."""

import sys
from pathlib import Path

from stavitel.games import GAMES, TEMPLATE
from stavitel.schemas.kinds import FOLDER, schema_texts

PLACE = Path(__file__).parents[1] / "games"


def main() -> None:
    for id in sys.argv[1:] or [*GAMES, TEMPLATE]:
        for path in write(id):
            print(path)


def write(id: str) -> list[Path]:
    """The schemas of a game that had to be written anew."""
    written = []
    for kind, text in schema_texts(id).items():
        path = PLACE / id / FOLDER / f"{kind}.json"
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            written.append(path)
    return written


if __name__ == "__main__":
    main()
