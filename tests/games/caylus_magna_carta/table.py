"""Positions of Caylus Magna Carta in a few words, and ways to act on them and to look at them.

A card of the road is written as its owner, its name and what lies on it: `park worker=red`,
`red market`, `red bank residence`, `red bank statue`, `red small_farm store=1 worker=green`.
"""

from collections.abc import Iterator
from typing import Any

from stavitel.engine.bits import members
from stavitel.engine.core import CHANCE, State, act, options, refusal, settle, waiting
from stavitel.engine.errors import IllegalAction
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games import game
from stavitel.games.caylus_magna_carta.state import Caylus

GAME = game("caylus_magna_carta")
COMPONENTS: dict[str, Any] = GAME.components
COLOURS = ["red", "green", "orange", "blue"]
PARTS = ["palace", "walls", "towers"]
DECK = [
    "small_farm", "small_sawmill", "small_quarry", "peddler", "market", "lawyer",
    "large_farm", "large_sawmill", "large_quarry", "gold_mine", "bank", "church",
]  # fmt: skip
PRESTIGE = ["theatre", "statue", "hotel", "stables", "town_hall", "monument", "cathedral"]
START = {
    2: ["park", "neutral_peddler"],
    3: ["park", "forest", "neutral_peddler"],
    4: ["park", "forest", "neutral_quarry", "neutral_peddler"],
}
ALONE = {
    "provost": "provost_phase 0",
    "buildings": "effects_phase 0",
    "castle": "castle_phase 0",
    "end_round": "end_of_round",
}


# making positions


def table(seats: int = 2, **words: Any) -> Caylus:
    """A sound position. `only` is a phase with nothing after it, `phase` one with the rest of
    the game; `built` lies behind the neutral cards in `start`; `castle` is palace, walls, towers.
    """
    road = words.pop("start", START[seats]) + words.pop("built", [])
    data = {"seats": seats, "road": [_slot(text) for text in road], **words}
    if "only" in data:
        data["phase"] = data.pop("only")
        data["pending"] = [ALONE[data["phase"]]]
    if "castle" in data:
        data["castle"] = dict(zip(PARTS, data["castle"], strict=True))
    s = GAME.load(data)
    assert isinstance(s, Caylus)
    assert GAME.check(s) == [], GAME.check(s)
    return s


def new_game(seats: int = 2, variant: str = "standard") -> Caylus:
    """A table before its first draw."""
    s = GAME.start(seats, variant, {})
    assert isinstance(s, Caylus)
    settle(s)
    return s


def dealt(seats: int = 2, variant: str = "standard") -> Caylus:
    """A new game in which chance always took what comes first, up to the first question."""
    s = new_game(seats, variant)
    while asked(s).startswith("chance"):
        act(s, options(s)[0])
    return s


def random_game(seats: int, variant: str, seed: int) -> Iterator[Caylus]:
    """The same state after every action of a game in which every choice is random."""
    s = new_game(seats, variant)
    rng = Rng(seed)
    yield s
    while s.stack:
        choices = options(s)
        act(s, choices[rng.below(len(choices))])
        yield s


def _slot(text: str) -> dict[str, Any]:
    words = text.split()
    row: dict[str, Any] = {"owner": words.pop(0)} if words[0] in COLOURS else {}
    row["card"] = words.pop(0)
    for word in words:
        key, _, value = word.partition("=")
        if key in PRESTIGE:
            row["prestige"] = key
            row["face"] = "residence"
        elif key == "residence":
            row["face"] = "residence"
        else:
            row[key] = int(value) if key == "store" else value
    return row


# acting


def do(s: State, *lines: str) -> None:
    """Take actions written in words; the position stays sound after each of them."""
    for line in lines:
        try:
            act(s, GAME.verbs.read(line))
        except IllegalAction:
            raise AssertionError(f"{line}: {why(s, line)}; offered: {offered(s)}") from None
        assert GAME.check(s) == [], GAME.check(s)


def offered(s: State) -> list[str]:
    """Every legal action in words."""
    return [GAME.verbs.write(action) for action in options(s)]


def offered_as(s: State, verb: str) -> list[str]:
    """The legal actions of one verb, in words."""
    return [line for line in offered(s) if line.split()[0] == verb]


def why(s: State, line: str) -> tuple[str, str]:
    """Name and rule of the reason that refuses an action; empty if it is legal."""
    reason = int(refusal(s, GAME.verbs.read(line)))
    if reason == 0:
        return "", ""
    kind = GAME.reasons.kind(reason)
    return kind.name, kind.rule


def details(s: State, line: str) -> dict[str, int]:
    """The numbers that come with a refusal."""
    return GAME.reasons.values(int(refusal(s, GAME.verbs.read(line))))


# looking


def asked(s: State) -> str:
    """Who must decide what: `red player_turn`, `green owner market`, `chance deal_card`."""
    decision = waiting(s)
    if decision is None:
        return "nobody"
    if decision.asks == CHANCE:
        return f"chance {decision.name()}"
    colour = COLOURS[decision.asks]
    if decision.name() != "use_effect":
        return f"{colour} {decision.name()}"
    notes = GAME.prompt_notes(s)
    role, card = GAME.words["role"][notes["role"]], GAME.words["card"][notes["card"]]
    return f"{colour} {role} {card}"


def seen(s: State, colour: str = "") -> dict[str, Any]:
    """What a player sees, or a spectator."""
    return plain(GAME.view(s, COLOURS.index(colour) if colour else -1))


def player(s: State, colour: str) -> dict[str, Any]:
    """What everybody sees of a player."""
    found: dict[str, Any] = seen(s)["players"][COLOURS.index(colour)]
    return found


def held(s: State, colour: str) -> dict[str, int]:
    """Goods and deniers of a player, to be compared with `holding(...)`."""
    return {**player(s, colour)["goods"], "deniers": player(s, colour)["deniers"]}


def holding(**amounts: int) -> dict[str, int]:
    """Goods and deniers; what is not named is 0."""
    return {"food": 0, "wood": 0, "stone": 0, "gold": 0, "deniers": 0, **amounts}


def cards(s: Caylus, colour: str) -> dict[str, list[str]]:
    """Hand, pile and discard pile of a player, seen from above."""
    seat = COLOURS.index(colour)
    zones = {"hand": s.hand(seat), "pile": s.pile(seat), "discard": s.discard(seat)}
    return {name: [DECK[card] for card in members(int(mask))] for name, mask in zones.items()}


def points(s: State, colour: str) -> dict[str, int]:
    """A player's points by source, without those that are 0."""
    sources: dict[str, int] = player(s, colour)["points"]
    return {name: amount for name, amount in sources.items() if amount}


def tokens(s: State, colour: str) -> list[int]:
    """A player's prestige tokens: palace, walls, towers."""
    return list(player(s, colour)["tokens"].values())


def castle(s: State) -> list[int]:
    """The prestige tokens still available: palace, walls, towers."""
    return list(seen(s)["castle"].values())


def removed(s: State) -> list[int]:
    """The prestige tokens taken out of the game: palace, walls, towers."""
    return list(seen(s)["removed"].values())


def road(s: State) -> list[str]:
    """The road in the words `table` takes."""
    return [_words(slot) for slot in seen(s)["road"]]


def built(s: State) -> list[str]:
    """The road behind the neutral cards."""
    return road(s)[len(START[len(seen(s)["players"])]) :]


def told(s: State, colour: str = "") -> list[dict[str, Any]]:
    """The events since `watch`, as a player, or a spectator, hears them."""
    seat = COLOURS.index(colour) if colour else -1
    return [event.seen_by(seat) for event in s.events or []]


def watch(s: State) -> None:
    """From now on the state notes events."""
    s.events = []


def _words(slot: dict[str, Any]) -> str:
    words = [slot["owner"], slot["card"]] if slot["owner"] else [slot["card"]]
    if slot["residence"]:
        words.append(slot["prestige"] or "residence")
    if slot["store"] is not None and not (slot["residence"] and slot["store"] == 0):
        words.append(f"store={slot['store']}")
    if slot["worker"]:
        words.append(f"worker={slot['worker']}")
    return " ".join(words)
