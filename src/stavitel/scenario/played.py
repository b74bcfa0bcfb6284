"""A scenario being played, action by action."""

from stavitel.engine.core import CHANCE, State, act, options, refusal, waiting
from stavitel.engine.errors import IllegalAction, StavitelError
from stavitel.engine.fields import BadField
from stavitel.engine.game import Game
from stavitel.files import quoted
from stavitel.scenario.file import Scenario, begun

NOBODY = "nobody"
LONGEST_ACTION = 200


class PlayedScenario:
    """A scenario being played: forced decisions are taken unless it asks for them."""

    def __init__(self, scenario: Scenario) -> None:
        self.game = scenario.game
        self.first_place = scenario.first_place
        self.ask_forced = scenario.ask_forced
        self.s = begun(scenario)
        self.taken: list[tuple[str, int]] = []  # forced ones that the file may still spell out

    def perform(self, words: str, path: list[str | int]) -> None:
        """Take one written action. A forced one that was taken already means itself, so that
        it does not matter where a file is cut into steps."""
        who, colon, what = words.partition(":")
        who = who.strip()
        if not colon or len(words) > LONGEST_ACTION:
            raise BadField(path, f"expected 'seat: action'; got {quoted(words)}")
        action = read_action(self.game, what, self.first_place, path)
        if self.is_taken(who, action):
            return
        if who != asked_by(self.game, self.s) or refusal(self.s, action) != 0:
            self.take_forced()
            if self.is_taken(who, action):
                return
        asked = asked_by(self.game, self.s)
        if asked == NOBODY:
            message = "expected no more actions, since the game is over"
            raise BadField(path, f"{message}; got {quoted(words)}{self.forced()}")
        if who != asked:
            message = f"expected an action of {asked}; got one of {quoted(who)}{self.forced()}"
            raise BadField(path, message)
        self.act(action, path)
        self.taken = []

    def is_taken(self, who: str, action: int) -> bool:
        """Whether it is one of the forced actions just taken; those up to it are spoken for."""
        if (who, action) not in self.taken:
            return False
        del self.taken[: self.taken.index((who, action)) + 1]
        return True

    def forced(self) -> str:
        """What was taken because nothing else was possible, for a message about what follows."""
        write = self.game.verbs.write
        done = ", ".join(f"'{who}: {write(a, self.first_place)}'" for who, a in self.taken)
        return f"; before it, forced: {done}" if done else ""

    def act(self, action: int, path: list[str | int]) -> None:
        try:
            act(self.s, action)
        except IllegalAction as refused:
            reason = self.game.reasons.kind(refused.reason)
            why = f"{reason.name}, {reason.rule}" if reason.rule else reason.name
            write, first = self.game.verbs.write, self.first_place
            offered = "; ".join(write(a, first) for a in options(self.s))
            got = f"got '{write(action, first)}' ({why}){self.forced()}"
            raise BadField(path, f"expected one of {offered}; {got}") from None

    def take_forced(self) -> None:
        while not self.ask_forced and (decision := waiting(self.s)) is not None:
            offered = options(self.s)
            if decision.asks == CHANCE or decision.secret() or len(offered) > 1:
                return
            self.taken.append((asked_by(self.game, self.s), offered[0]))
            act(self.s, offered[0])


def read_action(game: Game, words: str, first_place: int, path: list[str | int]) -> int:
    try:
        return game.verbs.read(words, first_place)
    except StavitelError as problem:
        raise BadField(path, str(problem)) from None


def asked_by(game: Game, s: State) -> str:
    decision = waiting(s)
    if decision is None:
        return NOBODY
    return "chance" if decision.asks == CHANCE else game.seat_names[decision.asks]
