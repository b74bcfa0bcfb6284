"""What is wrong with a position is told in four languages, whatever it is."""

import ast
import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

from stavitel.cli.words import translated
from stavitel.conformance.corpus import LaidTable
from stavitel.engine.core import State, advance, options
from stavitel.engine.game import Game
from stavitel.fault_words import IDS, catalogue, faults
from stavitel.games import game
from stavitel.texts import LANGUAGES

GAMES = Path(__file__).parents[2] / "src" / "stavitel" / "games"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FACT = re.compile(r"\{ \$(\w+) \}")
ENGLISH = re.compile(r"\b(expected|found|does|must|cannot|only for|too many|works|holds)\b")
TOLD_IN = ("check*.py", "pending.py", "unfinished.py")
STEPS, SPOILT = 60, 12


def positions(rules: Game, seats: int, variant: str, rng: Random) -> list[State]:
    """A few positions of a random game."""
    s = LaidTable(rules.id, seats, variant).start()
    seen = []
    for step in range(STEPS):
        offered = list(options(s))
        if not offered:
            break
        advance(s, rng.choice(offered))
        if step % 6 == 0:
            seen.append(s.copy())
    return seen


def spoilt(s: State, rng: Random) -> State:
    """The position with a few numbers changed."""
    twin = s.copy()
    rows = [row for row in (twin.public, twin.hidden) if len(row)]
    for _ in range(rng.randint(1, 3)):
        row = rng.choice(rows)
        at = rng.randrange(len(row))
        row[at] = row[at] + rng.choice([-2, -1, 1, 2, 5])
    return twin


def broken(id: str) -> list[list[str]]:
    """The faults of many broken positions."""
    rules, rng = game(id), Random(7)
    found = []
    for variant, seats in product(rules.variants, range(rules.min_seats, rules.max_seats + 1)):
        for s in positions(rules, seats, variant, rng):
            for _ in range(SPOILT):
                try:
                    found.append(rules.check(spoilt(s, rng)))
                except (IndexError, AssertionError, KeyError, OverflowError, ValueError):
                    continue  # no position at all: nothing a file can say
    return [told for told in found if told]


@pytest.mark.parametrize("id", IDS)
def test_faults_of_broken_positions_are_told_in_every_language(id: str) -> None:
    kinds = set()
    for told in broken(id):
        whole = f"mine.toml, line 3: {'; '.join(told)}"
        for lang in OTHERS:
            said = translated(whole, lang)
            assert not ENGLISH.search(said), (said, told)
        kinds |= {re.sub(r"-?\d+", "0", fault) for fault in told}
    assert len(kinds) > 20


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_fault_is_translated_with_its_facts(id: str, lang: str) -> None:
    english, ours = faults(id, "en"), faults(id, lang)
    assert list(ours) == list(english)
    for name, text in english.items():
        assert sorted(FACT.findall(ours[name])) == sorted(FACT.findall(text)), name
        assert ours[name] != text


@pytest.mark.parametrize("id", IDS)
def test_every_fault_the_rules_can_name_is_known(id: str) -> None:
    """Their sentences are read from the code: those that begin or go on with what was expected."""
    told = "\n".join([*faults(id, "en").values(), *catalogue("en").values()])
    known = {part.strip(" ;") for text in told.splitlines() for part in FACT.split(text)[::2]}
    told_in = [path for name in TOLD_IN for path in (GAMES / id).glob(name)]
    assert len(told_in) >= 2
    for path in sorted(told_in):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words = re.sub(r" \d.*", "", node.value.rpartition(": ")[2]).strip(" ;,")
                if words.startswith("expected ") and not node.value.endswith("."):
                    assert any(words in part for part in known), (path.name, node.value)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    "problem",
    [
        "'provost_turn 0': expected provost_phase or lawyer before it; got ''",
        "'pay_cost 1': expected phase actions or castle for this business; got 'income'",
        "'action_start': expected phase pre_roll or roll above it; got 'action'",
        "expected phase game_end: nothing is left to do",
        "'take_seat 1': nothing can be done here",
        "expected what is left of the setup; got nothing",
        "expected 'pay_cost seat card'; got 'pay_cost'",
        "red would draw 3 cards; there are 2",
        "'resolution 3': expected 4, where the phase has come to",
        "'ivan_turn': expected the seat before 'turn 2'",
    ],
)
def test_what_is_wrong_with_unfinished_business_is_translated(lang: str, problem: str) -> None:
    said = translated(f"p.toml, line 3: position.pending: {problem}", lang)
    assert not re.search(r"\b(expected|got|nothing|or|would|where|before)\b", said), said
    facts = set(re.findall(r"'[^']+'", problem))
    assert all(fact.strip("'") in said for fact in facts), said


def test_several_faults_are_told_one_after_the_other() -> None:
    first = "red: wood: expected 0 or more; found -1"
    told = f"pos.toml, line 4: {first}; bridge: expected different seats of this game"
    assert translated(told, "de") == (
        "pos.toml, Zeile 4: red: wood: hier gehört 0 oder mehr hin, nicht -1; "
        "bridge: hier gehören verschiedene Mitspieler hin"
    )
    assert translated(told, "en") == told
