"""Lessons: a position, what the coach says about it step by step, and what the learner does.

A lesson is a file `games/<id>/lessons/<lesson>.toml`, see `docs/reference/lessons.md`. Nothing is
kept while one is taken: the steps are played from the start each time, with the learner's choices.
Worked examples of the guide, in `games/<id>/examples`, are taken the same way.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from stavitel.engine.errors import BadLesson, IllegalAction, StavitelError
from stavitel.engine.fields import BadField, Fields
from stavitel.engine.game import Game
from stavitel.files import at_line, parse_toml, quoted, under
from stavitel.games import folder_text, game, package_of
from stavitel.match import Match
from stavitel.position import sound
from stavitel.record import Record

ANY = "any"
SUFFIX = ".toml"
LESSONS, EXAMPLES = "lessons", "examples"
GUIDE = "guide"
"""The text of a step in an example, which the guide tells."""
MOST_ATTEMPTS = 500  # each is tried when the lesson is read
_SEED = 1  # what chance draws in a lesson is the same for everybody
_SEEDS = 10_000


@dataclass(frozen=True)
class TaughtStep:
    """Others act, the coach speaks, and the learner does what is expected, if anything is."""

    text: str
    do: list[tuple[int, int]]  # seat and action
    expect: list[int]
    free: bool  # whatever the learner likes
    highlight: list[str]  # places as `argument:value`
    path: list[str | int]  # where it stands in the file

    @property
    def asks(self) -> bool:
        return self.free or bool(self.expect)


@dataclass(frozen=True)
class Lesson:
    """A lesson as it was read, with a position that is known to be sound."""

    game: Game
    id: str
    seat: int
    position: dict[str, object]
    steps: list[TaughtStep]
    seed: int = _SEED
    example: bool = False  # of the guide, whose words the coach uses

    def message(self, part: str = "") -> str:
        """The id of a message in the game's catalogues; without a part, that of the title."""
        if self.example:
            return f"example-{part}"
        return f"lesson-{self.id}-{part}" if part else f"lesson-{self.id}"


def lessons(id: str) -> list[str]:
    """The lessons of a game in their order; none where it has no folder of them."""
    return _files(id, LESSONS)


def examples(id: str) -> list[str]:
    """The worked examples of a game's guide that can be played."""
    return _files(id, EXAMPLES)


def _files(id: str, folder: str) -> list[str]:
    found = files(package_of(id)).joinpath(folder)
    if not found.is_dir():
        return []
    names = [file.name for file in found.iterdir()]
    return sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))


@cache
def lesson(id: str, name: str) -> Lesson:
    """A lesson of the house, or an example of the guide."""
    known = lessons(id)
    folder = EXAMPLES if name in examples(id) else LESSONS
    if folder == LESSONS and name not in known:
        raise BadLesson(f"expected a lesson called {' or '.join(known) or '(none)'}; got '{name}'")
    source = f"{folder}/{name}{SUFFIX}"
    text = folder_text(id, source)
    return read_lesson(game(id), name, text, source, example=folder == EXAMPLES)


def read_lesson(
    game: Game, name: str, text: str, source: str = "", *, example: bool = False
) -> Lesson:
    """The lesson in a text, every way through it tried; an error points at the line."""
    top = Fields(parse_toml(text, source, BadLesson), [])
    try:
        seat = top.word("seat", game.seat_names, game.seat_names[0])
        position = top.group("position").data
        steps = [_step(game, fields) for fields in top.groups("step")]
        if not steps:
            raise top.fault("", "expected at least one [[step]]; there is none")
        seed = top.number("seed", 0, _SEEDS, _SEED)
        top.ignore("note")
        top.done()
        read = Lesson(game, name, seat, position, steps, seed, example)
        _try_all(read)
        return read
    except BadField as fault:
        raise at_line(fault, text, source, BadLesson) from None


class Attempt:
    """A lesson being taken. `taken` are the learner's choices, one for each step that asked."""

    def __init__(self, lesson: Lesson, step: int = 0, taken: Sequence[int] = ()) -> None:
        if not 0 <= step < len(lesson.steps):
            expected = f"expected a step from 0 to {len(lesson.steps) - 1}"
            raise BadLesson(f"{lesson.id}: {expected}; got {step}")
        self.lesson = lesson
        self.match = Match(_record(lesson), seed=lesson.seed)
        self.number = 0
        self.since = 0
        """How many actions had been taken when the step before was shown."""
        self._scripted()
        choices = iter(taken)
        while self.number < step:
            self.go_on(next(choices, None) if self.step.asks else None)

    @property
    def step(self) -> TaughtStep:
        return self.lesson.steps[self.number]

    def expected(self) -> list[int]:
        """What the learner may do now; nothing if there is only something to read."""
        if not self.step.free:
            return self.step.expect
        decision = self.match.decision()
        return [option.action for option in decision.options] if decision else []

    def go_on(self, action: int | None = None) -> None:
        """Take the learner's choice, for whoever skips it the first one expected; the next step."""
        expected = self.expected()
        if action is None and expected:
            action = expected[0]
        self.since = self.match.moves
        if action is not None:
            if action not in expected:
                words = [self.lesson.game.verbs.write(one) for one in expected]
                wanted = " or ".join(words) or "nothing to be done"
                raise IllegalAction(action, 0, f"step {self.number}: expected {wanted}")
            self.match.act(action)
        self.number += 1
        self._scripted()

    def _scripted(self) -> None:
        """What the others do before the coach speaks."""
        names = self.lesson.game.seat_names
        for place, (seat, action) in enumerate(self.step.do):
            path = [*self.step.path, "do", place]
            asked = self.match.seat()
            if asked != seat:
                who = "nobody, since the game is over" if asked is None else names[asked]
                raise BadField(path, f"expected an action of {who}; got one of {names[seat]}")
            try:
                self.match.act(action)
            except IllegalAction as problem:
                raise BadField(path, f"expected a legal action; {problem}") from None


def _record(lesson: Lesson) -> Record:
    try:
        s = sound(lesson.game, lesson.position)
    except BadField as fault:
        raise under("position", fault) from None
    variant = str(lesson.position.get("variant", lesson.game.variants[0]))
    seats = len(lesson.game.scores(s))
    return Record(lesson.game, seats, variant, start=lesson.position)


def _step(game: Game, fields: Fields) -> TaughtStep:
    free = fields.data.get("expect") == ANY
    step = TaughtStep(
        fields.text("text"),
        [_scripted_action(game, words, path) for words, path in _rows(fields, "do")],
        [] if free else [_action(game, words, path) for words, path in _rows(fields, "expect")],
        free,
        [_place(game, words, path) for words, path in _rows(fields, "highlight")],
        fields.path,
    )
    fields.ignore("note", "expect")
    fields.done()
    return step


def _rows(fields: Fields, key: str) -> Iterator[tuple[str, list[str | int]]]:
    for place, words in enumerate(fields.texts(key)):
        yield words, [*fields.path, key, place]


def _scripted_action(game: Game, words: str, path: list[str | int]) -> tuple[int, int]:
    """`green: place_worker 1`."""
    who, colon, what = words.partition(":")
    if not colon or who.strip() not in game.seat_names:
        raise BadField(path, f"expected 'seat: action'; got {quoted(words)}")
    return game.seat_names.index(who.strip()), _action(game, what, path)


def _action(game: Game, words: str, path: list[str | int]) -> int:
    try:
        return game.verbs.read(words)
    except StavitelError as problem:
        raise BadField(path, str(problem)) from None


def _place(game: Game, words: str, path: list[str | int]) -> str:
    """`position:0`, `part:palace`: an argument of actions or events and one of its values."""
    argument, _, value = words.partition(":")
    counted = {arg.name for verb in game.verbs.verbs for arg in verb.args if arg.words is None}
    if value in game.words.get(argument, []) or (argument in counted and value.isdecimal()):
        return words
    known = ", ".join(sorted({*counted, *game.words}))
    raise BadField(path, f"expected a place such as 'seat:red', from {known}; got {quoted(words)}")


def _try_all(lesson: Lesson) -> None:
    """Whatever the learner does of what is expected, the lesson goes on."""
    attempts: list[list[int]] = [[]]
    for number, step in enumerate(lesson.steps):
        played = [Attempt(lesson, number, taken) for taken in attempts]
        for attempt in played:
            _check(attempt)
        if step.asks:
            attempts = [
                [*taken, action]
                for taken, attempt in zip(attempts, played, strict=True)
                for action in attempt.expected()
            ]
        if len(attempts) > MOST_ATTEMPTS:
            raise BadField(step.path, f"expected at most {MOST_ATTEMPTS} ways; this makes more")


def _check(attempt: Attempt) -> None:
    """What is expected of the learner can be done."""
    step, match = attempt.step, attempt.match
    if not step.asks:
        return
    names = attempt.lesson.game.seat_names
    asked = match.seat()
    if asked != attempt.lesson.seat:
        who = "nobody" if asked is None else names[asked]
        expected = f"expected {names[attempt.lesson.seat]}, who learns, to be asked"
        raise BadField([*step.path, "expect"], f"{expected}; it is {who}")
    for place, action in enumerate(step.expect):
        why = match.refusal(action)
        if why is not None:
            words = attempt.lesson.game.verbs.write(action)
            message = f"expected a legal action; got '{words}': {why.text}"
            raise BadField([*step.path, "expect", place], message)
