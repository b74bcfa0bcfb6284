"""What can go wrong at the border of the engine. Each message is one sentence for a person."""


class StavitelError(Exception):
    """Anything a user can cause; the message says what was expected and what came."""


class IllegalAction(StavitelError):
    """An action that is not offered now. `reason` is the packed reason, see reasons.py."""

    def __init__(self, action: int, reason: int = 0, message: str = "") -> None:
        super().__init__(message or f"action {action} is not offered now")
        self.action = action
        self.reason = reason


class BadFile(StavitelError):
    """A file that cannot be used: where it is wrong, what was expected, what came."""

    def __init__(self, message: str, source: str = "", line: int = 0) -> None:
        place = source
        if line:
            place = f"{source or 'text'}, line {line}"
        super().__init__(f"{place}: {message}" if place else message)
        self.source = source
        self.line = line
        self.bare = message


class BadRecord(BadFile):
    """A record that does not replay."""


class BadPosition(BadFile):
    """A position that no game can reach, or that cannot be read."""


class Unsound(Exception):
    """A game has reached a position that breaks an invariant: our fault, or its components'."""


class BadScenario(BadFile):
    """A scenario file that cannot be read; one that merely fails is no error."""


class BadLesson(BadFile):
    """A lesson that cannot be read, or not be taken to its end."""


class BadComponents(BadFile):
    """A components file with a missing, unknown or impossible entry."""


class BadSetup(StavitelError):
    """A match that cannot be started as asked: game, seats, variant or switch."""
