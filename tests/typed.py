"""Texts as people type them, to compare with what the table says."""

from stavitel.typography import NBSP


def typed(text: str) -> str:
    """The same words with spaces and apostrophes of a keyboard."""
    return text.replace(NBSP, " ").replace("’", "'")
