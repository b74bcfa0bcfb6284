"""Hints: the options that promise most, how sure that is, what probably follows, and why.

Only what the seat may know comes in. The first answer is there at once and becomes surer with
more trials; whoever asks decides how long that takes.
"""

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from stavitel.engine.core import State, advance
from stavitel.engine.rng import Rng
from stavitel.players.advice import Adviser, Weighed, by_share, mean, standard_error
from stavitel.players.base import Seen
from stavitel.players.worth import Worth
from stavitel.preview import Numbers, numbers
from stavitel.texts import Texts

SHOWN: Final = 3
CANDIDATES: Final = 6
WORLDS_FOR_REASONS: Final = 6
"""At most, and one at least: where rules are interpreted, time is up before."""
REASONING: Final = 0.2
"""Seconds for reasons, beyond the time for weighing."""
LONGEST_LINE: Final = 3
MOST_REASONS: Final = 3
LEAST: Final = 0.5
"""A difference that is smaller on average is no reason."""
FEWEST_TRIALS: Final = 2
"""From one alone nobody could tell how sure it is."""


@dataclass(frozen=True)
class Hint:
    """An option as a strong player sees it."""

    action: int
    share: float
    error: float  # standard error of the share
    points: float  # expected at the end
    brings: dict[str, int]  # more, or less, than the option it is compared with, by its next turn
    line: list[str]  # what probably follows, in words


def hints(worth: Worth, seen: Seen, texts: Texts, seed: int, milliseconds: int) -> list[Hint]:
    """The best options first; there are none where nothing is to be chosen."""
    adviser = Adviser(worth, seen, Rng(seed))
    end = perf_counter() + milliseconds / 1000
    race = adviser.first_sight()[:CANDIDATES]
    if not race:
        return []
    trials = 0
    while trials < FEWEST_TRIALS or perf_counter() < end:
        adviser.weigh(race)
        trials += 1
        if trials % 4 == 0 and len(race) > SHOWN:  # the worst need not be known so well
            race = by_share(race)[:-1]
    best = by_share(race)[:SHOWN]
    ends = _followed(adviser, best, seed, end + REASONING)
    return [_hint(adviser, place, best, ends, texts, seed) for place in range(len(best))]


def _hint(
    adviser: Adviser,
    place: int,
    best: list[Weighed],
    ends: list[list[Numbers]],
    texts: Texts,
    seed: int,
) -> Hint:
    option = best[place]
    other = 0 if place else min(1, len(best) - 1)
    line = [
        _told(texts, int(adviser.seen.seat), s, action)
        for s, action in adviser.line(option.action, seed, LONGEST_LINE)
    ]
    return Hint(
        int(option.action),
        option.share(),
        standard_error(option.shares),
        mean(option.points),
        _telling(difference(ends[place], ends[other]), place == 0),
        line,
    )


def _told(texts: Texts, seat: int, s: State, action: int) -> str:
    """A choice that may follow: one's own as an option, somebody else's as the log would tell it in
    one line, since options may speak to whoever takes them."""
    asks, after = int(s.stack[-1].asks), s.copy()
    after.events = []
    advance(after, action)
    if asks != seat:
        told = [event for event in after.events if not event.kind.minor]
        kinds = [event.kind.name for event in told]
        for event in told:
            line = texts.event(event.seen_by(seat))
            if line.speaker == texts.game.seat_names[asks] and kinds.count(event.kind.name) == 1:
                return str(line)  # plain: a sentence in parts does not go over the wire
    return f"{texts.name('seat', asks)}: {texts.action(s, action)}"


def _followed(adviser: Adviser, best: list[Weighed], seed: int, end: float) -> list[list[Numbers]]:
    """What the seat has by its next turn after each of these, in the same worlds."""
    seen = adviser.seen
    found: list[list[Numbers]] = [[] for _ in best]
    for world in range(seed, seed + WORLDS_FOR_REASONS):
        for option, ends in zip(best, found, strict=True):
            s = adviser.followed(option.action, world)
            ends.append(numbers(seen.game, s, int(seen.seat)))
        if perf_counter() > end:
            break
    return found


def _telling(brings: Numbers, best: bool) -> Numbers:
    """Of the best what it brings, of the others what they lack: the rest is no reason."""
    return {key: by for key, by in brings.items() if (by > 0) is best}


def difference(ours: list[Numbers], theirs: list[Numbers]) -> Numbers:
    """What an option brings beyond another, on average over worlds: the largest differences in
    what the seat has."""
    total: dict[str, float] = {}
    for one, other in zip(ours, theirs, strict=True):
        for key in one | other:
            by = one.get(key, 0) - other.get(key, 0)
            total[key] = total.get(key, 0.0) + by / len(ours)
    kept = [key for key in total if _counts(key) and abs(total[key]) >= LEAST]
    kept.sort(key=lambda key: -abs(total[key]))
    return {key: by for key in kept[:MOST_REASONS] if (by := _whole(total[key]))}


def _counts(key: str) -> bool:
    """Of points only the total: their sources say where they came from."""
    return not key.startswith(("points.", "sources.")) or key == "points.total"


def _whole(by: float) -> int:
    """To the nearest whole number, halves away from nothing."""
    return int(abs(by) + LEAST) * (1 if by > 0 else -1)


def reason_in_words(texts: Texts, brings: Numbers) -> str:
    """`2 wood and 3 points more, 1 denier less`; nothing where nothing can be counted."""
    more = [told for key, by in brings.items() if by > 0 and (told := counted(texts, key, by))]
    less = [told for key, by in brings.items() if by < 0 and (told := counted(texts, key, -by))]
    parts = [
        texts.text(id, what=texts.listed(kept))
        for id, kept in (("hint-more", more), ("hint-less", less))
        if kept
    ]
    return ", ".join(parts)


def counted(texts: Texts, key: str, n: int) -> str:
    """A number of the view as the game counts it: `goods.wood` is `2 wood`."""
    group, _, part = key.partition(".")
    name = "points" if group == "points" else part or group
    one = name.removesuffix("s")
    for id in (f"amount-{name}", f"amount-{one}", f"count-{one}"):
        if texts.has(id):
            return texts.text(id, n=n)
    return ""
