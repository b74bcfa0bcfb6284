"""How games end: what the records of this folder must come to."""

from stavitel.record import Record

from ..games.facts import facts


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


def ending(played: Record) -> str:
    """How the game ended, or was won, in a word."""
    way = facts(played.game.id).ending
    assert way is not None
    return way(played)
