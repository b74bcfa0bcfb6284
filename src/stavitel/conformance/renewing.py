"""Writes anew what the folder of a game keeps of its own playthroughs."""

from importlib.resources import files
from pathlib import Path

from stavitel.conformance.corpus import FINGERPRINTS, fingerprints_text
from stavitel.conformance.positions import PERFT, perft_text
from stavitel.games import in_folder, package_of


def renew(id: str) -> None:
    """Perft counts, where there are any, and fingerprints, as the rules are now."""
    folder = Path(str(files(package_of(id))))
    if in_folder(id, PERFT):
        (folder / PERFT).write_text(perft_text(id), "utf-8")
    (folder / FINGERPRINTS).write_text(fingerprints_text(id), "utf-8")
