"""Texts: everything the table says, from Fluent catalogues, one per game and language.

A game's catalogue is `games/<id>/texts/<lang>.ftl`; what games share is `locale/<lang>.ftl`.
Messages get the arguments of an action, event or reason under their own names: numbers as
numbers, words as names. Some arguments bring more along:

- a name brings its cases, the attributes of its message: `.acc` of a card is `$card_acc`;
- a number brings its size and sign: `$steps_size` and `$steps_sign` (minus, zero or plus);
- places that people count from 1, the game's `counted`, come as people count them;
- amounts of goods come as one text, `$goods`, `$pay`, `$gain` or `$cost`, with its `$pay_total`;
  where amounts have an accusative, `.acc`, there is `$pay_acc` too.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, final

from stavitel.colours import repainted, shown_as
from stavitel.engine.core import State, waiting
from stavitel.engine.errors import StavitelError
from stavitel.engine.game import Game, domain_of
from stavitel.games import localised
from stavitel.sentences import Brackets, Sentence
from stavitel.typography import LANGUAGES, typeset, verbatim

if TYPE_CHECKING:  # loaded with the first catalogue: Fluent takes longer than all else together
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = ["GOODS", "LANGUAGES", "NONE", "Facts", "Texts", "shared_texts"]

DETAILS: Final = " <!-- details -->"
"""Behind the heading of a section about this project: sources, rulings, what we guarantee."""

PICTURES: Final = re.compile(r"<!-- pictures: (.+) -->")
"""A line of a guide that names pieces for a page to draw: `card:market good:wood*2`."""

NONE: Final = "none"
"""What messages select on where a position has no card and a card no owner."""

MOST_KNOWN: Final = 20_000
"""Sentences remembered for each game and language: making one takes longer than a move."""

ACCUSATIVE: Final = "acc"
_WITH_ACCUSATIVE: Final = ("cs", "pl", "de")
"""Languages in which one brick is taken otherwise than it lies there: `1 cihla`, `1 cihlu`."""

_PICTURED: Final = re.compile(rf"^{PICTURES.pattern}\n+", re.MULTILINE)
_LINKED: Final = re.compile(r" *\[[^\]]+\]\([^)]+\)\.?")
_GROUPS: Final = ("goods", "pay", "gain", "cost")
GOODS: Final = ("good", "resource")
"""The domains of what is counted in amounts."""
_COUNTS_OF_A_GOOD: Final = ("amount", "need")
_COPIED: Final = ("address", "command", "example", "file", "input", "problem", "target", "words")
"""Arguments that people type or copy: they are left as they are."""

Facts = dict[str, str | int]


@final
class Texts:
    """One game in one language, with the colours its seats have chosen, if they have."""

    def __init__(self, game: Game, lang: str, colours: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            expected = ", ".join(LANGUAGES)
            raise StavitelError(f"language: expected one of {expected}; got '{lang}'")
        self.game: Final = game
        self.lang: Final = lang
        self.shown: Final = shown_as(game.seat_names, colours)
        self._bundle: Final = _bundle(game.id, lang, _paint(self.shown))
        self._known: Final = _known(game, lang, _paint(self.shown))

    # single messages

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def text(self, id: str, /, **args: str | int) -> str:
        """The message with these arguments; a fault in catalogue or arguments is never silent."""
        if not self.has(id):
            raise StavitelError(f"{self.game.id}: there is no text '{id}' in '{self.lang}'")
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        return self._format(id, pattern, args)

    def name(self, domain: str, value: int) -> str:
        """What a number stands for: `name("card", 4)` is the Market."""
        return self.text(self._word_id(domain, value))

    def amount(self, name: str, n: int) -> str:
        return self.text(f"amount-{name}", n=n)

    def amounts(self, counts: Mapping[str, int], group: str = "amount") -> str:
        """Several amounts as one text, what is zero left out: `1 wood and 2 deniers`.

        Names that are no pieces of their own are looked up in the group: `gain-castle_token`.
        """
        return self.listed([text for _, text in self._amounts(counts, group)])

    def listed(self, parts: list[str]) -> str:
        """`a, b and c`, or the word for nothing."""
        if not parts:
            return self.text("nothing")
        text = parts[0]
        for part in parts[1:-1]:
            text = self.text("list-more", left=text, right=part)
        return text if len(parts) == 1 else self.text("list-last", left=text, right=parts[-1])

    def sentence(self, id: str, values: Mapping[str, int]) -> Sentence:
        """The message with these values, which it gets as names, amounts and numbers."""
        known = self._known
        key = (id, *values.items())
        if key not in known:
            if len(known) >= MOST_KNOWN:
                known.clear()
            brackets = Brackets()
            text = self.text(id, **self._facts(values, brackets))
            known[key] = brackets.taken_apart(text)
        return known[key]

    # what happens at the table

    def action(self, s: State, action: int) -> Sentence:
        """An action of the waiting decision, as it stands in a list to choose from."""
        verb = self.game.verbs.verb(action)
        names = [arg.name for arg in verb.args]
        values = dict(zip(names, verb.values(action), strict=True))
        return self.sentence(f"do-{verb.name}", {**values, **self.game.notes(s, action)})

    def prompt(self, s: State) -> Sentence:
        """The question the waiting decision asks."""
        decision = waiting(s)
        if decision is None:
            raise StavitelError("expected a waiting decision; the game is over")
        return self.sentence(f"ask-{decision.name()}", self.game.prompt_notes(s))

    def slip(self, s: State, action: int) -> str:
        """What to ask back before an action that is probably a slip; empty for all others."""
        word = self.game.slip(s, action)
        return self.text(f"slip-{word}") if word else ""

    def event(self, seen: Mapping[str, object]) -> Sentence:
        """The line in the log for an event as a seat saw it, see `Event.seen_by`."""
        kind = next(kind for kind in self.game.events.kinds if kind.name == seen["event"])
        hidden = kind.secret >= 0 and kind.args[kind.secret] not in seen
        values = {name: value for name, value in seen.items() if isinstance(value, int)}
        return self.sentence(f"event-{kind.name}{'-hidden' if hidden else ''}", values)

    def reason(self, packed: int) -> tuple[Sentence, str]:
        """Why an action is refused, and the number of the rule, which may be empty."""
        kind = self.game.reasons.kind(packed)
        sentence = self.sentence(f"why-{kind.name}", self.game.reasons.values(packed))
        return sentence, kind.rule

    def effect_text(self, options: list[dict[str, int]]) -> str:
        """The alternatives of an effect, each as notes: `{"pay.denier": 1, "gain.gold": 1}`."""
        if not options:
            return self.text("nothing")
        text = self._option(options[0])
        for option in options[1:]:
            text = self.text("effect-or", left=text, right=self._option(option))
        return text

    # the rules

    def guide(self) -> str:
        """The rules as a book to read before the first game, in Markdown; empty without one."""
        return _PICTURED.sub("", localised(self.game.id, "guide", self.lang))

    def example(self, name: str) -> str:
        """The paragraph of the guide that leads to this example, without its links."""
        link = f"(/learn/{self.game.id}/{name})"
        for paragraph in self.guide().split("\n\n"):
            if link in paragraph:
                text = _LINKED.sub("", " ".join(paragraph.split()))
                return typeset(text, self.lang)
        raise StavitelError(f"{self.game.id}: the guide in '{self.lang}' has no link to {link}")

    def rules_page(self) -> str:
        """All numbered rules, in Markdown."""
        return localised(self.game.id, "rules", self.lang).replace(DETAILS, "")

    def rule(self, number: str) -> str:
        """The entry of one numbered rule as plain text: `rule("CMC-5.20")`."""
        entry = rf"^- \*\*{re.escape(number)}\*\* (.+(?:\n  .+)*)"
        found = re.search(entry, self.rules_page(), re.MULTILINE)
        if found is None:
            raise StavitelError(f"{self.game.id}: there is no rule '{number}'")
        text = typeset(" ".join(found[1].split()), self.lang)
        return re.sub(r"[*`]", "", text)

    def _option(self, option: dict[str, int]) -> str:
        free = not any(n for name, n in option.items() if name.startswith("pay."))
        return self.sentence("effect-free" if free else "effect-option", option)

    def _facts(self, values: Mapping[str, int], brackets: Brackets) -> Facts:
        """Values as messages want them: names with cases, signed numbers, amounts as texts."""
        facts: Facts = {}
        groups: dict[str, dict[str, int]] = {group: {} for group in _GROUPS}
        for key, value in values.items():
            group, dot, name = key.partition(".")
            if dot:
                groups.setdefault(group, {})[name] = value
            elif domain_of(key) in self.game.words:
                facts.update(self._forms(key, value, brackets))
            else:
                value += key in self.game.counted
                sign = "minus" if value < 0 else "plus" if value else "zero"
                facts.update({key: value, f"{key}_size": abs(value), f"{key}_sign": sign})
        groups["goods"].update(self._goods(values))
        for group, counts in groups.items():
            amounts = self._amounts(counts, group)
            facts[group] = self.listed([brackets.amount(text, name) for name, text in amounts])
            facts[f"{group}_total"] = sum(counts.values())
            if self.lang in _WITH_ACCUSATIVE:
                amounts = self._amounts(counts, group, ACCUSATIVE)
                found = [brackets.amount(text, name) for name, text in amounts]
                facts[f"{group}_{ACCUSATIVE}"] = self.listed(found)
        return facts

    def _amounts(
        self, counts: Mapping[str, int], group: str, case: str = ""
    ) -> list[tuple[str, str]]:
        """Pieces and how many of them in words, what is zero left out."""
        known = [name for name in self.game.amounts if counts.get(name)]
        others = [name for name in counts if counts[name] and name not in known]
        told = [(name, self._counted(f"amount-{name}", counts[name], case)) for name in known]
        return told + [
            (name, self._counted(f"{group}-{name}", counts[name], case)) for name in others
        ]

    def _counted(self, id: str, n: int, case: str) -> str:
        """An amount in a case; most have one form for all of them."""
        attributes = self._bundle.get_message(id).attributes if case else {}
        return (
            self._format(id, attributes[case], {"n": n})
            if case in attributes
            else self.text(id, n=n)
        )

    def _goods(self, values: Mapping[str, int]) -> dict[str, int]:
        """Goods named by arguments of their own, or by a good and how many of it."""
        goods = {name: n for name, n in values.items() if name in self.game.amounts}
        for kind in GOODS:
            for count in _COUNTS_OF_A_GOOD:
                if count in values and values.get(kind, -1) >= 0:
                    goods[self.game.words[kind][values[kind]]] = values[count]
        return goods

    def _forms(self, key: str, value: int, brackets: Brackets) -> Facts:
        """A name and its cases. Where there is nothing to name, each of them says so."""
        id = self._word_id(key, max(value, 0))
        message = self._bundle.get_message(id)
        forms = {key: self.text(id)}
        for case, pattern in message.attributes.items():
            forms[f"{key}_{case}"] = self._format(id, pattern, {})
        if value < 0:
            return dict.fromkeys(forms, NONE)
        domain = domain_of(key)
        word = self.game.words[domain][value]
        piece = word in self.game.amounts
        return {form: brackets.name(text, domain, word, piece) for form, text in forms.items()}

    def _word_id(self, domain: str, value: int) -> str:
        domain = domain_of(domain)
        words = self.game.words.get(domain, [])
        if not 0 <= value < len(words):
            raise StavitelError(f"{domain}: expected a number below {len(words)}; got {value}")
        return f"{domain}-{words[value]}"

    def _format(self, id: str, pattern: "Pattern", args: Mapping[str, str | int]) -> str:
        from fluent.runtime.types import fluent_number

        given = {
            name: fluent_number(value, useGrouping=False)
            if isinstance(value, int)
            else (verbatim(value) if name in _COPIED else value)
            for name, value in args.items()
        }
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise StavitelError(f"{self.game.id}: text '{id}' in '{self.lang}': {errors[0]}")
        return typeset(str(text), self.lang)


_Paint = tuple[tuple[str, str], ...]
"""Seats whose colour is not their usual one."""


def _paint(shown: dict[str, str]) -> _Paint:
    return tuple((word, colour) for word, colour in shown.items() if word != colour)


@lru_cache(maxsize=256)  # a box has only so many ways to choose its colours
def _known(game: Game, lang: str, paint: _Paint) -> dict[tuple[object, ...], Sentence]:
    """Sentences that were made before, by message and values."""
    return {}


@cache
def shared_texts(lang: str) -> str:
    """The catalogue of what all games share."""
    return files("stavitel").joinpath(f"locale/{lang}.ftl").read_text("utf-8")


@lru_cache(maxsize=256)
def _bundle(game: str, lang: str, paint: _Paint) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    _add(bundle, f"locale/{lang}.ftl", shared_texts(lang))
    words = repainted(localised(game, "texts", lang), dict(paint))
    _add(bundle, f"{game}/texts/{lang}.ftl", words)
    return bundle


def _add(bundle: "FluentBundle", path: str, text: str) -> None:
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise StavitelError(f"{path}: expected a message; got '{entry.content}'")
    bundle.add_resource(resource)
