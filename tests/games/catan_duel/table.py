"""Positions of Catan Duel in a few words, and ways to act on and look at them.

    s = position(
        variant="turmoil",
        active="red", phase="action", production=3,          # usual: red, action, 1, "trade"
        red={
            "stocks": {"ore": 3, "-1a": 2, "cache": 1},      # by store, or by resource
            "cities": [0], "settlements": [4], "roads": ["left"],
            "sites": {"0a": ["abbey", "storehouse"]},
            "hand": ["scout", "brigitta blue:known"],         # marks of knowledge: see piles.py
            "cache": "-1a",
        },
        blue={...},
        stacks=[["goldsmith", "scout"], ["bottom"]],          # from the top; "bottom" ends a stack
        discard=["brigitta"], face_up=1, happening="riots", events_drawn={"yule": 1},
    )

Everything left out has its usual value: the start layout with one of everything but gold, empty
hands. Cards that are not mentioned fill the stacks with their backs in the order of the cards'
numbers; beside further settlements lie the first regions of the stack. What waits is the usual
business of the phase, unless `pending` says otherwise; `asking(s, Frame(...))` puts a question
in front of it.
"""

from typing import Any

from stavitel.engine.core import CHANCE, Frame, State, act, options, refusal, settle, waiting
from stavitel.engine.errors import IllegalAction
from stavitel.engine.views import plain
from stavitel.games import game
from stavitel.games.catan_duel.cards import CARDS, COLOURS, RESOURCES, SITES, STORES
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.knowledge import hand_card
from stavitel.games.catan_duel.memory import card_of
from stavitel.games.catan_duel.position import load
from stavitel.games.catan_duel.reasons import REASONS
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import VERBS

GAME = game("catan_duel")
COMPONENTS: dict[str, Any] = GAME.components
BOX = Components(COMPONENTS)
START_STORES = {
    "lumber": "-1a", "gold": "1a", "grain": "3a", "brick": "-1b", "wool": "1b", "ore": "3b",
}  # fmt: skip
"""Where the start layout keeps its resources (CD-3.6)."""


# making positions


def position(**words: Any) -> CatanDuel:
    """A sound position; the words are the keys of a position file, but stocks may be named by
    resource too."""
    for colour in COLOURS:
        stocks = words.get(colour, {}).get("stocks", {})
        named = {START_STORES.get(store, store): n for store, n in stocks.items()}
        if stocks:
            words[colour] = {**words[colour], "stocks": named}
    s = load(BOX, words)
    assert GAME.check(s) == [], GAME.check(s)
    return s


def all_stocks(n: int) -> dict[str, int]:
    """The same stock on all six regions of the start."""
    return dict.fromkeys(START_STORES.values(), n)


def asking(s: CatanDuel, *frames: Frame[Any]) -> CatanDuel:
    """The position with further business on its stack, the last one first to be settled."""
    for frame in frames:
        s.push(frame)
    settle(s)
    return s


# acting


def do(s: State, *lines: str) -> None:
    """Take actions written in words; the position stays sound after each of them."""
    for line in lines:
        try:
            act(s, VERBS.read(line))
        except IllegalAction:
            raise AssertionError(f"{line}: {why(s, line)}; offered: {offered(s)}") from None
        assert not s.stack or GAME.check(s) == [], GAME.check(s)


def offered(s: State) -> list[str]:
    """Every legal action in words."""
    return [VERBS.write(action) for action in options(s)]


def offered_as(s: State, verb: str) -> list[str]:
    """What is offered with one verb: its arguments."""
    lines = [line.split(" ", 1) for line in offered(s)]
    return [line[1] for line in lines if line[0] == verb]


def why(s: State, line: str) -> tuple[str, str]:
    """Name and rule of the reason that refuses an action; empty if it is legal."""
    reason = int(refusal(s, VERBS.read(line)))
    if reason == 0:
        return "", ""
    kind = REASONS.kind(reason)
    return kind.name, kind.rule


# looking


def asked(s: State) -> str:
    """Who must decide what: `red action_phase`, `chance roll_event`, `nobody`."""
    decision = waiting(s)
    if decision is None:
        return "nobody"
    return f"{'chance' if decision.asks == CHANCE else COLOURS[decision.asks]} {decision.name()}"


def seen(s: CatanDuel, colour: str = "") -> dict[str, Any]:
    """What a player sees, or a spectator."""
    return plain(GAME.view(s, COLOURS.index(colour) if colour else -1))


def stock(s: CatanDuel, colour: str, store: str) -> int:
    """What lies in a store, named as itself or by a resource of the start."""
    return int(s.stock(COLOURS.index(colour), STORES.index(START_STORES.get(store, store))))


def held(s: CatanDuel, colour: str) -> dict[str, int]:
    """All resources of a player, without zeros."""
    seat = COLOURS.index(colour)
    all_of = {name: int(s.held(seat, n)) for n, name in enumerate(RESOURCES)}
    return {name: n for name, n in all_of.items() if n}


def hand(s: CatanDuel, colour: str) -> list[str]:
    """The cards in a hand, in the order of their numbers."""
    seat = COLOURS.index(colour)
    return [CARDS[hand_card(s, seat, n)] for n in range(s.hand_size(seat))]


def stack(s: CatanDuel, number: int) -> list[str]:
    """The cards of a draw stack, numbered from 1, from the top."""
    return [CARDS[card_of(s.raw_card(number - 1, n))] for n in range(s.stack_size(number - 1))]


def discard(s: CatanDuel) -> list[str]:
    """The discard pile from the bottom."""
    return [CARDS[s.discarded(n)] for n in range(s.discard_size)]


def at(s: CatanDuel, colour: str, site: str) -> list[str]:
    """The cards on a site."""
    seat = COLOURS.index(colour)
    cards = [int(s.slot(seat, SITES.index(site), slot)) for slot in range(2)]
    return [CARDS[card] for card in cards if card >= 0]


def points(s: CatanDuel, colour: str) -> int:
    return int(s.victory_points(COLOURS.index(colour)))


def told(s: State, colour: str = "") -> list[dict[str, Any]]:
    """The events since `watch`, as a player, or a spectator, hears them."""
    seat = COLOURS.index(colour) if colour else -1
    return [event.seen_by(seat) for event in s.events or []]


def watch(s: State) -> None:
    """From now on the state notes events."""
    s.events = []
