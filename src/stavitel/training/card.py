"""The card beside a net: how it was trained, and how strong it proved to be."""

from typing import Any


def card_text(command: str, report: dict[str, Any]) -> str:
    """The card as TOML."""
    tried = sum(row["games"] for row in report["tried"])
    lines = [
        "# The command that trained this net by self-play, and what it won in a search against",
        "# the same search with the game's own `evaluate`, on deals that did not choose it.",
        f'command = "{command}"',
        f"net = {report['net']}  # after so many rounds; chosen by {tried} games",
        *_match_lines(report["match"]),
    ]
    return "\n".join(lines) + "\n"


def _match_lines(row: dict[str, Any]) -> list[str]:
    return [
        "",
        "[match]",
        f'budget = "{row["budget"]}"',
        f"seed = {row['seed']}",
        f"games = {row['games']}",
        f"win_share = {row['win_share']}",
        f"interval = [{row['low']}, {row['high']}]",
        f"even = {row['even']}",
    ]
