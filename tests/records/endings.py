"""How games end: what the records of this folder must come to."""

from typing import Any

from stavitel.engine.core import advance
from stavitel.record import Record


def result(played: Record) -> dict[str, object]:
    """What a finished game came to."""
    s = played.replay()
    names = played.game.seat_names
    return {
        "ending": ending(played),
        "rounds": played.game.turns(s),
        "scores": played.game.scores(s),
        "winners": [names[seat] for seat, place in enumerate(played.game.places(s)) if place == 1],
    }


def told(played: Record) -> list[dict[str, object]]:
    """What a spectator saw of the game."""
    s = played.begin()
    s.events = []
    for action in played.actions:
        advance(s, action)
    return [event.seen_by(-1) for event in s.events]


def ending(played: Record) -> str:
    """How the game ended, or was won, in a word."""
    ways = {
        "caylus_magna_carta": last_token,
        "red_cathedral": sixth_section,
        "pillars": decided_by,
        "catan_duel": moment_of_victory,
    }
    return ways[played.game.id](played)


def decided_by(played: Record) -> str:
    """Points, gold between equal points, or neither: then the victory is shared."""
    s = played.replay()
    scores = played.game.scores(s)
    if played.game.places(s).count(1) > 1:
        return "shared"
    return "points" if scores.count(max(scores)) == 1 else "gold"


def moment_of_victory(played: Record) -> str:
    """The end of one's own turn, its beginning before the roll, or the limit on turns."""
    s = played.replay()
    seen: Any = played.game.view(s, -1)
    player = next(row for row in seen["players"] if row["seat"] == seen["active"])
    if player["points"] < seen["target"]:
        return "turn_limit"
    return "before_rolling" if seen["production"] is None else "own_turn"


def last_token(played: Record) -> str:
    """What happened to the last token."""
    phases = played.game.words["phase"]
    phase, last = "", ""
    for event in told(played):
        if event["event"] == "phase_started":
            phase = phases[int(str(event["phase"]))]
        elif event["event"] == "token_removed":
            last = "removal"
        elif event["event"] == "token_taken":
            last = "church" if phase == "buildings" else "delivery"
    return last


def sixth_section(played: Record) -> str:
    """Who finished a sixth section, and by which action; or the time was up."""
    how, action = "time", ""
    for event in told(played):
        if event["event"] == "turn_started":
            action = "building"
        elif event["event"] == "influence_used":
            action = "teamsters"
        elif event["event"] == "end_triggered":
            seats = played.game.words["seat"]
            how = "ivan" if seats[int(str(event["seat"]))] == "ivan" else action
    return how
