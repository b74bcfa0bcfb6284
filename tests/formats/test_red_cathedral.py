"""Broken positions, components and records of The Red Cathedral: one sentence, never a crash."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from stavitel.components import read_components, sources
from stavitel.engine.core import Actions, options, settle
from stavitel.engine.errors import BadComponents, BadPosition
from stavitel.engine.rng import Rng
from stavitel.files import toml_text
from stavitel.games import folder_text, game
from stavitel.perft import after
from stavitel.players.drive import play_out
from stavitel.position import read_position, write_position

GAME = game("red_cathedral")
HEAD = 'format = 2\ngame = "red_cathedral"\n'
TOKEN = re.compile(r"[A-Za-z_]+|\d+|\s+|.", re.DOTALL)
ODD = ["", "0", "-1", "7", "99", "1e9", "9" * 30, "[", "}", "=", '"', "\n", "true", "none", "ivan"]
TRIES = 60


@cache
def written() -> list[str]:
    """Positions from random games, one of every kind of decision, as files."""
    found: dict[str, str] = {}
    for seats in (1, 2, 4):
        s = GAME.start(seats, GAME.variants[seats % 2], {})
        settle(s)
        rng = Rng(seats)
        for _ in range(350):
            if not s.stack:
                break
            name = s.stack[-1].name()
            if name not in found:
                found[name] = HEAD + toml_text(GAME.position(s))
            offered = options(s)
            s = after(s, offered[rng.below(len(offered))])
    return list(found.values())


def broken(text: str, dice: Random) -> str:
    """The text with one to three tokens changed, doubled, or left out."""
    tokens = TOKEN.findall(text)
    for _ in range(dice.randint(1, 3)):
        place = dice.randrange(len(tokens))
        other = dice.choice([*ODD, dice.choice(tokens)])
        tokens[place] = dice.choice(["", tokens[place] * 2, other, other])
    return "".join(tokens)


@pytest.mark.parametrize("seed", range(3))
def test_almost_a_position(seed: int) -> None:
    """What is read can be written and played to its end; what is not is refused in a sentence."""
    dice, accepted = Random(seed), 0
    for _ in range(TRIES):
        text = broken(dice.choice(written()), dice)
        try:
            rules, s = read_position(text, "p.toml")
        except BadPosition as problem:
            assert str(problem).isprintable() and len(str(problem)) < 5000
            continue
        accepted += 1
        assert rules.check(s) == []
        assert read_position(write_position(rules, s))[1].numbers() == s.numbers()
        if accepted % 4 == 0:
            play_out(s, Rng(1), Actions())
            assert rules.check(s) == []
    assert 0 < accepted < TRIES


@pytest.mark.parametrize("seed", range(3))
def test_almost_components(seed: int) -> None:
    """Numbers that are accepted can be played with."""
    dice = Random(seed)
    tables = re.split(r"\n(?=\[)", folder_text(GAME.id, "components.toml"))
    accepted = 0
    for _ in range(TRIES):
        text = broken("\n".join(dice.sample(tables[1:], 3)), dice)
        try:
            own = read_components(GAME.id, text, "c.toml")
        except BadComponents as problem:
            assert str(problem).isprintable()
            continue
        accepted += 1
        if accepted % 8 == 0:
            s = own.start(1, "basic", {})
            play_out(s, Rng(1), Actions())
            assert own.check(s) == []
    assert 0 < accepted < TRIES


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("yellow = { rubles = 50 }\ngreen = { rubles = 40 }", "rubles: expected at most 80 in all"),
        ("yellow = { wood = 7 }", "yellow: expected at most 6 materials"),
        (
            "site = [{ tower = 9, floor = 1 }]",
            "tower: expected a number from 1 to 6; got 9",
        ),
        ('tokens = ["wood"]', "expected 8 entries; got 1"),
        ('turn = "ivan"', "turn: expected one of yellow, green"),
        ('pending = ["trade 0 9 0"]', "expected market_turn before it"),
    ],
)
def test_what_is_wrong_is_said(text: str, said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(HEAD + text, "p.toml")
    assert said.split(maxsplit=1)[0].rstrip(":") in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[rubles]\nbank_limit = 5\n", "bank_limit"),
        ("[clock]\nturns_at_most = 0\n", "turns_at_most"),
        ('[[workshop_tile]]\nid = "wt_n_wood"\namount = 40\n', "amount"),
        ('[[die]]\nid = "white"\nfaces = [1, 1, 1, 1, 1, 1]\n', "changing this one does nothing"),
    ],
)
def test_components_no_game_could_be_played_with(text: str, said: str) -> None:
    with pytest.raises(BadComponents) as refused:
        read_components(GAME.id, text, "c.toml")
    assert said in str(refused.value)


def test_reconstructed_numbers_are_marked() -> None:
    """Every entry has a source; single fields with another one follow their entry."""
    found: Any = {entry: source for entry, source, _ in sources(GAME)}
    assert set(found.values()) == {"rulebook", "public", "reconstructed"}
    assert found["rubles.bank_limit"] == "reconstructed"
    assert found["cathedral_card base_01"] == "reconstructed"
    assert found["ornament door"] == "rulebook"
    own = read_components(GAME.id, "[rubles]\nbank_limit = 70\n")
    assert dict((entry, source) for entry, source, _ in sources(own))["rubles"] == "own"
