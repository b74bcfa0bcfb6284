"""What an action costs and brings is the same in refusals, in what is done, and in the words."""

from typing import Any

from stavitel.engine.core import Actions, State, options, refusal

from .table import GAME, area, random_game, table, told, watch, why


def notes(s: State, line: str) -> dict[str, int]:
    return GAME.notes(s, GAME.verbs.read(line))


def happened(s: State, action: int) -> dict[str, Any]:
    """The first event of an action, tried on a copy."""
    world = s.copy()
    watch(world)
    world.stack.pop().choose(world, action)
    return told(world)[0]


def test_what_is_told_is_what_happens() -> None:
    """Every action with a price, in whole games: the log and the option name the same amounts."""
    named = {
        "take_resource": ("workers", "workers"),
        "hire": ("gold", "pay.gold"),
        "place": ("gold", "pay.gold"),
        "buy": ("price", "pay.gold"),
        "sell": ("price", "gain.gold"),
        "use_craftsman": ("gold", "gain.gold"),
    }
    met = set()
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        for s in random_game(seats, seed):
            for action in options(s):
                verb = GAME.verbs.verb(action).name
                if verb in named:
                    in_log, in_words = named[verb]
                    assert happened(s, action)[in_log] == GAME.notes(s, action)[in_words]
                    met.add(verb)
    assert met == set(named)


def test_what_is_missing_is_what_it_would_cost() -> None:
    """PE-3.4, PE-5.4: a refusal for want of gold or workers names the price of the words."""
    missing = {"too_little_gold": "pay.gold", "too_few_workers": "workers"}
    met = set()
    for seats, seed in ((2, 4), (4, 5)):
        for s in random_game(seats, seed):
            for action in thinkable(s):
                reason = int(refusal(s, action))
                kind = GAME.reasons.kind(reason) if reason else None
                if kind is not None and kind.name in missing:
                    need = GAME.reasons.values(reason)["need"]
                    assert need == GAME.notes(s, action)[missing[kind.name]]
                    met.add(kind.name)
    assert met == set(missing)


def thinkable(s: State) -> list[int]:
    out = Actions()
    if s.stack and s.stack[-1].asks >= 0:
        s.stack[-1].candidates(s, out)
    return out.to_list()


def test_gold_beyond_the_track_is_not_promised() -> None:
    """PE-3.2: it is lost, so neither the option nor the log speaks of it."""
    s = area("market", builders={"market": ["blue"]}, blue={"gold": 27, "metal": 2})
    assert notes(s, "sell metal 2")["gain.gold"] == 3
    assert notes(s, "sell metal 2")["pay.metal"] == 2
    sold = {"event": "cubes_sold", "seat": 0, "good": 3, "amount": 2, "price": 3}
    assert happened(s, GAME.verbs.read("sell metal 2")) == sold


def test_trying_an_action_changes_nothing() -> None:
    s = table(offer={"craftsmen": ["r1_mason"]}, blue={"gold": 5})
    before = s.numbers()
    assert notes(s, "hire r1_mason")["pay.gold"] == 5
    assert s.numbers() == before
    assert why(s, "hire r1_mason") == ("", "")
