"""A scenario as a file: how it is read, and where it begins."""

import re
from dataclasses import dataclass
from pathlib import Path

from stavitel.components import with_numbers
from stavitel.engine.core import State, settle
from stavitel.engine.errors import BadScenario, BadSetup
from stavitel.engine.fields import BadField, Fields
from stavitel.engine.game import Game
from stavitel.files import at_line, line_of, one_line, parse_toml, read_text, under
from stavitel.games import folder_text, named
from stavitel.games import game as game_named
from stavitel.numbering import take_format
from stavitel.position import sound_from

DECKS = "decks"
"""The key of a setup for the decks that are brought, in the variant that has them."""
TO_COME = "to_come"
"""The key of a position for cards that have not come yet, in games that have such."""


@dataclass
class ScenarioStep:
    """Some actions, then what must be true."""

    fields: Fields
    actions: list[str]


@dataclass
class Scenario:
    """A scenario as it was read."""

    game: Game
    title: str
    rules: list[str]
    begin: Fields
    from_setup: bool
    ask_forced: bool
    steps: list[ScenarioStep]
    source: str
    text: str
    first_place: int  # what the file calls the first of some places


def load_scenario(path: str | Path, game: Game | None = None) -> Scenario:
    """The scenario in a file; `game` gives other components than ours."""
    return read_scenario(read_text(path, BadScenario), str(path), game)


def read_scenario(text: str, source: str = "", game: Game | None = None) -> Scenario:
    """The scenario in a text; an error points at the line that cannot be understood."""
    table = parse_toml(text, source, BadScenario)
    try:
        first_place = take_format(table)
        top = Fields(table, [])
        id = named(top.text("game"))
        chosen = game if game is not None and game.id == id else game_named(id)
        if top.has("components"):
            chosen = _with_numbers(chosen, top.group("components"))
        start = top.has("start")
        if start and top.has("position"):
            raise top.fault("start", "expected either 'start' or 'position'; got both")
        begin = top.group("start" if start else "position")
        steps = [_step(fields) for fields in top.groups("step")]
        if not steps:
            raise top.fault("", "expected at least one [[step]]; there is none")
        scenario = Scenario(
            chosen, top.text("title", ""), top.texts("rules"), begin, start,
            top.flag("ask_forced", False), steps, source, text, first_place,
        )  # fmt: skip
        top.ignore("note")
        top.done()
        return scenario
    except BadField as fault:
        raise at_line(fault, text, source, BadScenario) from None
    except BadSetup as problem:
        message = f"game: {one_line(str(problem))}"
        raise BadScenario(message, source, line_of(text, ["game"])) from None


def template(game: Game) -> str:
    """A commented scenario file to start from."""
    return folder_text(game.id, "template.toml")


def position_of(scenario: Scenario) -> State:
    """Where the scenario begins."""
    try:
        return begun(scenario)
    except BadField as fault:
        raise at_line(fault, scenario.text, scenario.source, BadScenario) from None


def begun(scenario: Scenario) -> State:
    """The same; a BadField tells what is wrong."""
    return _from_setup(scenario) if scenario.from_setup else _from_position(scenario)


def _from_position(scenario: Scenario) -> State:
    """The position; what its past is made up of leaves alone what the steps mention."""
    data, game = scenario.begin.data, scenario.game
    actions = " ".join(action for step in scenario.steps for action in step.actions)
    mentioned = [word for word in re.split(r"[\s=]+", actions) if word in game.to_come]
    if mentioned and TO_COME not in data:
        data = {**data, TO_COME: sorted(set(mentioned))}
    try:
        return sound_from(game, data, scenario.first_place)
    except BadField as fault:
        raise under("position", fault) from None


def _from_setup(scenario: Scenario) -> State:
    start, game = Fields(scenario.begin.data, scenario.begin.path), scenario.game
    seats = start.number("seats", game.min_seats, game.max_seats, game.min_seats)
    variant = game.variants[start.word("variant", game.variants, game.variants[0])]
    switches = {}
    for switch in game.switches:
        choice = start.word(switch.name, switch.choices, switch.choices[0])
        switches[switch.name] = switch.choices[choice]
    opening = _opening(start, game, variant, switches)
    start.done()
    s = game.start(seats, variant, switches) if opening is None else game.load(opening)
    settle(s)
    return s


def _opening(
    start: Fields, game: Game, variant: str, switches: dict[str, str]
) -> dict[str, object] | None:
    """The position in which a game with the named decks begins, if there are any."""
    if DECKS not in start.data:
        return None
    # loaded here, because only one game has decks
    from stavitel.brought_decks import RANDOM, named_deck, opening_position, takes_decks
    from stavitel.decks import SAMPLES

    if not takes_decks(game, variant):
        return None  # the key is unknown then, as any other would be
    names = [*SAMPLES, RANDOM]
    try:
        decks = [named_deck(names[n], game, switches) for n in start.words(DECKS, names)]
        return opening_position(game, variant, switches, decks)
    except BadSetup as problem:
        raise start.fault(DECKS, one_line(str(problem))) from None


def _with_numbers(game: Game, numbers: Fields) -> Game:
    """The game as the scenario changes its box: with fewer bricks in the supply, for example."""
    try:
        return with_numbers(game.id, game.components, numbers.data)
    except BadField as fault:
        raise under("components", fault) from None


def _step(fields: Fields) -> ScenarioStep:
    if isinstance(fields.data.get("do"), str):
        return ScenarioStep(fields, [fields.text("do")])
    return ScenarioStep(fields, fields.texts("do"))
