"""Laws of words: whatever can happen in a game can be told, and every reason names its rule."""

import re
from itertools import chain
from typing import Any

from stavitel.conformance import corpus
from stavitel.conformance.corpus import LaidTable, Playthrough, beginnings, playthroughs, tables
from stavitel.engine.core import Chance, Decision, advance, snake_case
from stavitel.engine.events import Event
from stavitel.games import game, in_folder, package_of
from stavitel.scenario import read_scenario, run_scenario, template
from stavitel.texts import Texts

# at one table


def events_can_be_told(table: LaidTable) -> None:
    """Every number of an event that stands for a word has one; -1 says that there is nothing."""
    words = table.game().words
    for played in playthroughs(table):
        for event in watched_events(played):
            assert len(event.values) == len(event.kind.args)
            for name, value in zip(event.kind.args, event.values, strict=True):
                assert name not in words or -1 <= value < len(words[name]), event.kind.name


def fingerprints_are_those_of_every_other_build(table: LaidTable) -> None:
    """Interpreted or compiled, on any machine: the same positions (`--renew` writes them anew)."""
    stored = corpus.stored_fingerprints(table.id)
    if stored:
        assert stored["version"] == table.game().version
        assert corpus.fingerprints(table) == stored[table.name()]


def watched_events(played: Playthrough) -> list[Event]:
    s = played.start()
    s.events = []
    for action in played.actions:
        advance(s, action)
    return s.events


# of a game as a whole


def every_verb_and_event_occurs(id: str) -> None:
    """What random play seldom reaches belongs among the perft positions: games start there too."""
    rules = game(id)
    missing = {verb.name for verb in rules.verbs.verbs} | {kind.name for kind in rules.events.kinds}
    found = chain(map(playthroughs, tables(id)), map(beginnings, tables(id)))
    for played in chain.from_iterable(found):
        missing -= {rules.verbs.verb(action).name for action in played.actions}
        missing -= {event.kind.name for event in watched_events(played)}
        if not missing:
            break
    assert missing == set()


def everything_a_game_can_say_has_a_message(id: str) -> None:
    """In its English catalogue, or in the one that all games share."""
    texts = Texts(game(id), "en")
    assert sorted(name for name in messages_needed(id) if not texts.has(name)) == []


def every_reason_names_a_rule_of_the_page(id: str) -> None:
    """Whoever is refused can look up why; only the engine's own reason has no rule."""
    texts = Texts(game(id), "en")
    for reason in game(id).reasons.reasons:
        sentence, rule = texts.reason(int(reason.of(*[1 for _ in reason.args])))
        assert sentence and bool(rule) == (reason.name != "not_now"), reason.name
        assert not rule or texts.rule(rule)


def the_scenario_to_start_from_holds(id: str) -> None:
    """`template.toml` teaches the keys of a position, and is true."""
    assert in_folder(id, "template.toml")
    outcome = run_scenario(read_scenario(template(game(id)), "template.toml"))
    assert outcome.failures == []
    assert outcome.checked > 0


def messages_needed(id: str) -> set[str]:
    """Every message a game must have."""
    this = game(id)
    found = {"title", "about"}
    found |= {f"{domain}-{word}" for domain, words in this.words.items() for word in words}
    found |= {f"amount-{name}" for name in this.amounts}
    found |= {f"do-{verb.name}" for verb in this.verbs.verbs}
    found |= {f"event-{kind.name}" for kind in this.events.kinds}
    found |= {f"event-{kind.name}-hidden" for kind in this.events.kinds if kind.secret >= 0}
    found |= {f"why-{reason.name}" for reason in this.reasons.reasons}
    found |= {f"ask-{frame}" for frame in decisions(id)}
    for variant in this.variants:
        found |= {f"variant-{variant}", f"variant-{variant}-hint"}
    for switch in this.switches:
        found |= {f"switch-{switch.name}", f"switch-{switch.name}-hint"}
        for choice in switch.choices:
            found |= {f"switch-{switch.name}-{choice}", f"switch-{switch.name}-{choice}-hint"}
    return found


def decisions(id: str) -> list[str]:
    """The names of all decisions a game declares, chance included."""
    game(id)  # importing it declares them
    kinds = [*_leaves(Decision), *_leaves(Chance)]
    home = f"{package_of(id)}."
    return [snake_case(kind.__name__) for kind in kinds if kind.__module__.startswith(home)]


def rule_numbers(id: str, lang: str = "en") -> list[str]:
    """The numbers of the rules and rulings on the rules page, in its order."""
    page = Texts(game(id), lang).rules_page()
    return re.findall(r"^- \*\*([A-Z]+-\d+(?:\.\d+)+[a-h]?|R\d+)\*\*", page, re.MULTILINE)


def _leaves(of: type[Any]) -> list[type[Any]]:
    """All kinds that are made, not those that others have in common."""
    return [leaf for kind in of.__subclasses__() for leaf in _leaves(kind) or [kind]]
