"""Events: what the table saw, with the arguments only some seats may know."""

from typing import Final, final


@final
class EventKind:
    """One kind of event. `secret` names the argument shown only to the seat in argument `to`.

    With `reveals` the table learns something that some seat, or nobody, knew before: chance tells
    such things by itself, but a card that was looked at in secret may be turned over by the rules.
    What is `minor` is no news: whoever looks at the table sees it.
    """

    def __init__(
        self, name: str, args: list[str], secret: str, to: str, reveals: bool, minor: bool
    ) -> None:
        self.name: Final = name
        self.args: Final = args
        self.reveals: Final = reveals or secret != ""
        self.minor: Final = minor
        self.secret: Final = args.index(secret) if secret else -1
        self.to: Final = args.index(to) if to else -1


@final
class Event:
    """Something that happened, as numbers."""

    def __init__(self, kind: EventKind, values: list[int]) -> None:
        self.kind: Final = kind
        self.values: Final = values[: len(kind.args)]

    def seen_by(self, seat: int) -> dict[str, object]:
        """The event as `seat` may know it: what is secret to others is simply not there."""
        seen: dict[str, object] = {"event": self.kind.name}
        for place, name in enumerate(self.kind.args):
            if place == self.kind.secret and self.values[self.kind.to] != seat:
                continue
            seen[name] = self.values[place]
        return seen


@final
class EventTable:
    """All kinds of events of a game."""

    def __init__(self) -> None:
        self.kinds: Final[list[EventKind]] = []

    def add(
        self,
        name: str,
        *args: str,
        secret: str = "",
        to: str = "",
        reveals: bool = False,
        minor: bool = False,
    ) -> EventKind:
        kind = EventKind(name, list(args), secret, to, reveals, minor)
        self.kinds.append(kind)
        return kind
