"""The question put to a seat: its options in words, and what it may not take."""

from typing import Final

from stavitel.engine.core import CHANCE, Actions, Frame, State, options, refusal
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.moves import Option, Question, Refusal
from stavitel.sentences import Sentence
from stavitel.texts import Texts

GIFT: Final = "gift"
"""The slip of whoever gives away what costs nothing."""


def question(s: State, frame: Frame[State], texts: Texts) -> Question:
    """A decision with its options in words; passing and ending come last."""
    game = texts.game
    listed = sorted(options(s), key=lambda action: _listed_at(game, action))
    free = gift(game, s, listed)
    offered = [
        Option(
            action,
            game.verbs.write(action),
            texts.action(s, action),
            texts.slip(s, action),
            action == free,
        )
        for action in listed
    ]
    return Question(int(frame.asks), frame.name(), texts.prompt(s), offered)


def overheard(s: State, frame: Frame[State], seat: int, texts: Texts, seed: int) -> Sentence:
    """What another seat is asked, as far as this one can know: empty where the question would
    be another in one of the worlds it imagines."""
    if frame.asks in (CHANCE, seat):
        return Sentence([])
    rng = Rng(seed)
    worlds = [texts.game.imagine(s, seat, rng) for _ in range(2)]
    one, other = [texts.prompt(world) for world in worlds]
    return one if one == other else Sentence([])


def gift(game: Game, s: State, offered: list[int]) -> int | None:
    """The one option that does not give away what costs nothing."""
    taking = [action for action in offered if game.slip(s, action) != GIFT]
    return taking[0] if len(taking) == 1 < len(offered) else None


def refused(s: State, frame: Frame[State], texts: Texts) -> list[tuple[Option, Refusal]]:
    """What a player might think of and may not do now, each with the reason: what people mean most
    often comes first, what hardly anybody means last."""
    out = Actions()
    frame.candidates(s, out)
    found = []
    for action in out.to_list():
        why = why_not(s, action, texts)
        if why is not None:
            words = texts.game.verbs.write(action)
            found.append((Option(action, words, texts.action(s, action)), why))
    return sorted(found, key=lambda pair: _meant_at(texts.game, *pair))


def why_not(s: State, action: int, texts: Texts) -> Refusal | None:
    """Why an action is not possible now; None if it is."""
    packed = int(refusal(s, action))
    if packed == 0:
        return None
    sentence, rule = texts.reason(packed)
    kind = texts.game.reasons.kind(packed)
    return Refusal(kind.name, sentence, rule, kind.unlikely)


def _listed_at(game: Game, action: int) -> int:
    """Passing and ending come last, in the order their game lists them."""
    verb, last = game.verbs.verb(action).name, game.listed_last
    return 1 + last.index(verb) if verb in last else 0


def _meant_at(game: Game, option: Option, why: Refusal) -> tuple[bool, int]:
    """How late people think of what is refused."""
    verb, first = game.verbs.verb(option.action).name, game.first_meant
    return why.unlikely, first.index(verb) if verb in first else len(first)
