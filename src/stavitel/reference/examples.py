"""One example of everything a game can say, taken from seeded games as they are played."""

from collections.abc import Iterator
from typing import Final

from stavitel.conformance.corpus import Playthrough, any_verb, openings, play, tables
from stavitel.conformance.legality import candidates
from stavitel.engine.core import CHANCE, State, advance, refusal
from stavitel.engine.events import Event
from stavitel.games import game
from stavitel.texts import Texts

BEGINNING: Final = 60
"""So many actions are played from each rare position, so many times."""
SEEDS: Final = 3
EVERY: Final = 7
"""At every so-manieth position refusals are looked for, and the table is kept."""
MOST_STATES: Final = 400


class Examples:
    """What was met: each thing once, in the words of a record and as a sentence."""

    def __init__(self, id: str) -> None:
        self.rules: Final = game(id)
        self.texts: Final = Texts(self.rules, "en")
        self.verbs: Final[dict[str, tuple[str, str]]] = {}  # notation and sentence
        self.by_chance: Final[set[str]] = set()
        self.decisions: Final[dict[str, str]] = {}
        self.events: Final[dict[str, str]] = {}
        self.reasons: Final[dict[str, tuple[str, str]]] = {}
        self.states: Final[list[State]] = []
        self._odd: Final = [
            int(action)
            for verb in self.rules.verbs.verbs
            for action in (verb.base, verb.base + verb.size - 1)
        ]  # the ends of every verb, which no list of choices would offer
        for played in self._played(id):
            self._watch(played)
            if self._complete():
                break

    def reason(self, name: str) -> tuple[str, str]:
        """An action that is refused so, and the sentence; of a reason that was not met the
        sentence alone, with the smallest numbers."""
        if name in self.reasons:
            return self.reasons[name]
        (kind,) = [kind for kind in self.rules.reasons.reasons if kind.name == name]
        sentence, _ = self.texts.reason(int(kind.of(*[1 for _ in kind.args])))
        return "", sentence

    def _played(self, id: str) -> Iterator[Playthrough]:
        """A game of each variant at the smallest and the largest table, then rare positions."""
        laid = [table for table in tables(id) if not table.switches]
        ends = [t for t in laid if t.seats in (self.rules.min_seats, self.rules.max_seats)]
        for table in ends:
            yield play(table, None, any_verb, 0)
        for table in tables(id):
            for opening in openings(table):
                for seed in range(SEEDS):
                    yield play(table, opening, any_verb, seed, BEGINNING)

    def _complete(self) -> bool:
        """Reasons may be left out: some are seldom met."""
        verbs = len(self.verbs) == len(self.rules.verbs.verbs)
        events = len(self.events) == len(self.rules.events.kinds)
        return verbs and events and len(self.reasons) == len(self.rules.reasons.reasons)

    def _watch(self, played: Playthrough) -> None:
        s = played.start()
        for step, action in enumerate(played.actions):
            self._note_action(s, action)
            if step % EVERY == 0:
                self._note_refusals(s)
                if len(self.states) < MOST_STATES:
                    self.states.append(s.copy())
            s.events = []
            advance(s, action)
            for event in s.events:
                self._note_event(event)

    def _note_action(self, s: State, action: int) -> None:
        top = s.stack[-1]
        if top.name() not in self.decisions:
            self.decisions[top.name()] = self.texts.prompt(s)
        verb = self.rules.verbs.verb(action).name
        if verb not in self.verbs:
            said = self.texts.action(s, action)
            self.verbs[verb] = self.rules.verbs.write(action), said
        if top.asks == CHANCE:
            self.by_chance.add(verb)

    def _note_refusals(self, s: State) -> None:
        if s.stack[-1].asks == CHANCE or len(self.reasons) == len(self.rules.reasons.reasons):
            return
        for action in [*candidates(s), *self._odd]:
            packed = int(refusal(s, action))
            if packed and self.rules.reasons.kind(packed).name not in self.reasons:
                sentence, _ = self.texts.reason(packed)
                written = self.rules.verbs.write(action)
                self.reasons[self.rules.reasons.kind(packed).name] = written, sentence

    def _note_event(self, event: Event) -> None:
        """As whoever may know all of it sees it."""
        kind = event.kind
        if kind.name not in self.events:
            seat = event.values[kind.to] if kind.to >= 0 else -1
            self.events[kind.name] = self.texts.event(event.seen_by(seat))
