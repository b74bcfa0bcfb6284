"""The pages of `docs/review`: what each game says, four languages side by side, for native readers.

`make review` writes them from random games with fixed seeds: each message once, as it came first.
A change of any text is a change of these pages, which can be read without knowing the program.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from stavitel.engine.core import CHANCE, Actions, State, advance, options, refusal, settle, waiting
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.texts import LANGUAGES, Texts
from tests.typed import typed

FOLDER = Path(__file__).parents[1] / "docs" / "review"
CHOICES = 300
LOOKED_AT = 5
"""Reasons are looked for at every fifth choice only: most are the same as before."""
SEED = 7
HEAD = """# {title}: what is said at the table

Written by `make review` from random games with a fixed seed: every message once, as it came first.
Please mark what a native would not say; the name before each group says where to mend it, in
`src/stavitel/games/{id}/texts`. So far no native has read any of the four languages.
"""

Telling = Callable[[Texts], str]


def main() -> None:
    for id in GAMES:
        (FOLDER / f"{id}.md").write_text(page(id), "utf-8")


def page(id: str) -> str:
    """The whole page of one game."""
    title = typed(Texts(game(id), "en").text("title"))
    parts = [HEAD.format(title=title, id=id)]
    for message, told in sorted(said(id).items()):
        lines = [f"- {lang}: {text}\n" for lang, text in told.items()]
        parts.append(f"\n**{message}**\n\n" + "".join(lines))
    return "".join(parts)


def said(id: str) -> dict[str, dict[str, str]]:
    """Messages by their name, each in four languages."""
    found: dict[str, dict[str, str]] = {}
    texts = {lang: Texts(game(id), lang) for lang in LANGUAGES}
    for variant in game(id).variants:
        for name, telling in course(id, variant):
            if name not in found:
                found[name] = {lang: typed(telling(texts[lang])) for lang in LANGUAGES}
    return found


def course(id: str, variant: str) -> Iterator[tuple[str, Telling]]:
    """Everything that could be said in one random game, by the names of the messages."""
    rules, rng = game(id), Rng(SEED)
    s = rules.start(max(2, rules.min_seats), variant, {})
    s.events = []
    settle(s)
    for made in range(CHOICES):
        frame = waiting(s)
        if frame is None:
            break
        offered = options(s)
        if frame.asks != CHANCE:
            yield f"ask-{frame.name()}", partial(_prompt, s)
            for action in offered:
                verb = rules.verbs.verb(action).name
                yield f"do-{verb}", partial(_action, s, action)
            if made % LOOKED_AT == 0:
                yield from reasons(s, id)
        advance(s, offered[rng.below(len(offered))])
    for event in s.events:
        seen = event.seen_by(0)
        yield f"event-{event.kind.name}", partial(_event, seen)


def reasons(s: State, id: str) -> Iterator[tuple[str, Telling]]:
    """Why not what one might think of now."""
    frame, out = waiting(s), Actions()
    assert frame is not None
    frame.candidates(s, out)
    for action in out.to_list():
        if packed := int(refusal(s, action)):
            kind = game(id).reasons.kind(packed)
            yield f"why-{kind.name}", partial(_reason, packed)


def _prompt(s: State, texts: Texts) -> str:
    return texts.prompt(s)


def _action(s: State, action: int, texts: Texts) -> str:
    return texts.action(s, action)


def _event(seen: dict[str, object], texts: Texts) -> str:
    return texts.event(seen)


def _reason(packed: int, texts: Texts) -> str:
    return texts.reason(packed)[0]


if __name__ == "__main__":
    main()
