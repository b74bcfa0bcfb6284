"""A player that is a program: it is asked in lines of JSON, see docs/reference/outside-players.md.

It gets what its seat may know: the view, the options and, if it wants one, a position that this
seat could not tell from the real one. The real position never leaves this process.
"""

import json
import shlex
import shutil
from typing import Final

from stavitel.engine.errors import BadSetup
from stavitel.engine.rng import Rng
from stavitel.engine.switches import choices_in
from stavitel.engine.verbs import FROM_ONE, FROM_ZERO
from stavitel.engine.views import plain
from stavitel.numbering import from_zero
from stavitel.outside.lines import Talk, talk_to
from stavitel.players.base import Seen

PROTOCOL: Final = 1
SECONDS_TO_START: Final = 60.0
SECONDS_TO_ANSWER: Final = 30.0
_LONGEST_SEED: Final = 1 << 30
Message = dict[str, object]


class ProgramGuest:
    """One seat of one game, played by a process; it is started when it is first asked."""

    def __init__(self, command: str, rng: Rng, seconds: float = SECONDS_TO_ANSWER) -> None:
        try:
            self._command: Final = shlex.split(command)
        except ValueError as problem:
            raise BadSetup(f"cmd:{command}: expected a command; {problem}") from None
        if not self._command or shutil.which(self._command[0]) is None:
            raise BadSetup(f"cmd:{command}: expected a program; there is none of this name")
        self._rng: Final = rng
        self._seconds: Final = seconds
        self._talk: Talk | None = None
        self._asked = 0
        self._wants_position = False
        self._first_place = FROM_ONE

    def answer(self, seen: Seen, options: list[str]) -> str:
        talk = self._talk or self._begin(seen)
        self._asked += 1
        shown = self._shown(seen, options)
        talk.say(self._question(seen, shown), self._seconds)
        said = talk.hear(self._seconds)
        if said.get("id") != self._asked:
            raise talk.wrong(f"expected an answer with id {self._asked}; got {_short(said)}")
        option = said.get("option")
        if option not in shown:
            raise talk.wrong(f"expected one of the options; got {_short(said)}")
        return options[shown.index(str(option))]

    def leave(self) -> None:
        """Another game may be played by the same process, unless it failed."""
        if self._talk is not None:
            self._talk.rest()
            self._talk = None

    def _begin(self, seen: Seen) -> Talk:
        """Tell a process which game this is, and hear what it wants to be told."""
        talk = self._talk = talk_to(self._command)
        game = seen.game
        table = game.position(seen.imagine(self._rng))
        message: Message = {
            "type": "game",
            "protocol": PROTOCOL,
            "game": game.id,
            "rules": game.version,
            "variant": table["variant"],
            "switches": choices_in(game.switches, table),
            "seats": table["seats"],
            "seat": int(seen.seat),
            "seed": int(self._rng.below(_LONGEST_SEED)),
            "seconds": self._seconds,
        }
        talk.say(message, SECONDS_TO_START)
        said = talk.hear(SECONDS_TO_START)
        if said.get("type") != "ready":
            raise talk.wrong(f"expected that it is ready; got {_short(said)}")
        wants = said.get("wants", [])
        self._wants_position = isinstance(wants, list) and "position" in wants
        self._first_place = FROM_ZERO if said.get("first_place") == FROM_ZERO else FROM_ONE
        return talk

    def _shown(self, seen: Seen, options: list[str]) -> list[str]:
        """The options, with places numbered as the program wants."""
        if self._first_place == FROM_ONE:
            return options
        verbs = seen.game.verbs
        return [verbs.write(verbs.read(words), FROM_ZERO) for words in options]

    def _question(self, seen: Seen, shown: list[str]) -> Message:
        message: Message = {
            "type": "choose",
            "id": self._asked,
            "options": shown,
            "view": plain(seen.view()),
        }
        if self._wants_position:
            position = seen.game.position(seen.imagine(self._rng))
            old = self._first_place == FROM_ZERO
            message["position"] = from_zero(seen.game, position) if old else position
        return message


def _short(said: Message) -> str:
    return json.dumps(said)[:80]
