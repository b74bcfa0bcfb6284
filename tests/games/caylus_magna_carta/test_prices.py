"""What an action costs and brings is the same in refusals, in what is done, and in the words."""

from collections import Counter
from collections.abc import Iterator

from stavitel.engine.core import Actions, State, options, refusal
from stavitel.games.caylus_magna_carta.state import Caylus

from .table import COLOURS, GAME, held, random_game, seen, table

GAMES = ((2, "standard", 1), (3, "standard", 2), (4, "beginner", 3))


def decided() -> Iterator[Caylus]:
    """Every position of some games in which a seat decides."""
    for seats, variant, seed in GAMES:
        for s in random_game(seats, variant, seed):
            if s.stack and s.stack[-1].asks >= 0:
                yield s


def changes(s: Caylus, action: int) -> dict[str, int]:
    """What the seat has more and less of right after the action, read from the table alone."""
    world = s.copy()
    world.stack.pop().choose(world, action)
    colour = COLOURS[int(s.stack[-1].asks)]
    before, after = held(s, colour), held(world, colour)
    found = {name: after[name] - before[name] for name in after}
    found["tokens"] = total(world, colour) - total(s, colour)
    return {name: n for name, n in found.items() if n}


def total(s: State, colour: str) -> int:
    (tokens,) = [player["tokens"] for player in seen(s)["players"] if player["seat"] == colour]
    return sum(tokens.values())


def named(s: Caylus, action: int) -> dict[str, int]:
    """The same from the notes of the sentence; a store gives the good of its card."""
    notes = Counter[str]()
    for key, n in GAME.notes(s, action).items():
        group, _, name = key.partition(".")
        if group not in ("pay", "gain"):
            continue
        if name == "store":
            card = GAME.notes(s, action)["card"]
            name = seen_good(s, card)
        name = {"denier": "deniers", "castle_token": "tokens"}.get(name, name)
        notes[name] += n if group == "gain" else -n
    return {name: n for name, n in notes.items() if n}


def seen_good(s: Caylus, card: int) -> str:
    return ["food", "wood", "stone", "gold"][int(s.box.cards[card].store_good)]


def test_what_is_told_is_what_changes_hands() -> None:
    """Every possible action in whole games: the sentence names what the seat has more and less."""
    met = set()
    for s in decided():
        for action in options(s):
            verb = GAME.verbs.verb(action).name
            if verb in ("pay", "deliver"):
                continue  # their arguments are what is paid
            assert named(s, action) == changes(s, action), GAME.verbs.write(action)
            if named(s, action):
                met.add(verb)
    assert met >= {"draw_card", "exchange_hand", "place_worker", "pass", "move_provost"}
    assert met >= {"take", "buy", "sell", "turn_over"}


def test_what_is_missing_is_what_it_would_cost() -> None:
    """CMC-3.2: a refusal for want of deniers or cubes names the price of the words."""
    met = set()
    for s in decided():
        out = Actions()
        s.stack[-1].candidates(s, out)
        for action in out.to_list():
            packed = int(refusal(s, action))
            kind = GAME.reasons.kind(packed).name if packed else ""
            verb = GAME.verbs.verb(action).name
            values = GAME.reasons.values(packed) if packed else {}
            if kind == "too_few_deniers":
                assert GAME.notes(s, action)["pay.denier"] == values["need"]
                met.add(verb)
            if kind == "cubes_not_held" and verb in ("sell", "turn_over"):
                good = ["food", "wood", "stone", "gold"][values["good"]]
                assert GAME.notes(s, action)[f"pay.{good}"] == values["need"]
                met.add(verb)
    assert met >= {"draw_card", "exchange_hand", "place_worker", "move_provost", "sell"}


def test_the_cost_of_a_building_is_the_one_that_is_asked_for() -> None:
    """CMC-5.30, CMC-5.40: the option and the question after it name the same cubes."""
    s = table(
        red={"hand": ["bank"], "wood": 2, "stone": 3, "gold": 3}, built=["red market residence"]
    )
    for words in ("build bank", "build_prestige statue"):
        world = s.copy()
        action = GAME.verbs.read(words)
        world.stack.pop().choose(world, action)
        cost = {k: n for k, n in GAME.prompt_notes(world).items() if k.startswith("cost.")}
        assert GAME.notes(s, action) == cost
        assert sum(cost.values()) == 3


def test_a_residence_is_named_by_the_card_it_was() -> None:
    """CMC-5.44: `Use the residence at position 2 (once Market)`."""
    s = table(red={"stone": 2, "gold": 1}, built=["red market residence", "red bank residence"])
    action = GAME.verbs.read("build_prestige statue")
    s.stack.pop().choose(s, action)
    s.stack.pop().choose(s, GAME.verbs.read("pay gold=1 stone=2"))
    names = [GAME.words["card"][GAME.notes(s, choice)["card"]] for choice in options(s)]
    assert names == ["market", "bank"]
