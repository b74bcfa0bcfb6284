"""The reference pages: every example in them is run, every key and name in them is there."""

import re
import shlex
import textwrap
from pathlib import Path
from typing import NamedTuple

import click
import pytest

from stavitel.cli import main
from stavitel.components import REMARKS, read_components, sources
from stavitel.decks import read_deck
from stavitel.engine.errors import BadFile
from stavitel.engine.fields import Fields
from stavitel.engine.views import plain
from stavitel.games import game, known
from stavitel.position import read_position, sound
from stavitel.record import FORMAT, read_record
from stavitel.scenario import read_scenario, run_scenario

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [
    *[DOCS / "reference" / f"{name}.md" for name in ("records", "positions", "scenarios")],
    *[DOCS / "reference" / f"{id}.md" for id in known()],
    DOCS / "reference" / "components.md",
    DOCS / "how-to" / "report-a-rules-bug.md",
    DOCS / "how-to" / "type-in-your-cards.md",
    DOCS / "how-to" / "build-a-deck.md",
]
GAME = game("caylus_magna_carta")


class Block(NamedTuple):
    """A fenced example: what kind it says it is, and where it stands."""

    kind: str
    text: str
    place: str


def blocks(path: Path) -> list[Block]:
    page = path.read_text("utf-8")
    found = []
    for match in re.finditer(r"^( *)```([^\n]+)\n(.*?)^ *```$", page, re.MULTILINE | re.DOTALL):
        line = page.count("\n", 0, match.start()) + 1
        found.append(Block(match[2], textwrap.dedent(match[3]), f"{path.name}:{line}"))
    return found


EXAMPLES = [block for path in PAGES for block in blocks(path)]


@pytest.mark.parametrize("block", EXAMPLES, ids=lambda block: block.place)
def test_an_example(block: Block) -> None:
    """Files can be used as they stand; commands have all the options they are given."""
    if block.kind == "stav record":
        assert read_record(block.text, block.place).actions
    elif block.kind == "toml position":
        assert read_position(block.text, block.place)
    elif block.kind == "toml deck":
        assert read_deck(block.text, block.place).faults == []
    elif block.kind == "toml scenario":
        assert run_scenario(read_scenario(block.text, block.place)).failures == []
    elif block.kind.startswith("toml components"):
        rules = game(block.kind.partition(" of ")[2] or GAME.id)
        own = read_components(rules.id, block.text, block.place)
        assert own.components != rules.components
        assert "own" in {source for _, source, _ in sources(own)}
    elif block.kind == "sh":
        for line in block.text.strip().split("\n"):
            understand(line)
    else:
        assert block.kind == "text"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_commands_in_the_text_exist(path: Path) -> None:
    for line in re.findall(r"`(stavitel [^`]+)`", path.read_text("utf-8")):
        if line != FORMAT:
            understand(line.replace("...", ""))


def understand(line: str) -> None:
    """The command exists and takes these options; it is not run."""
    program, name, *words = shlex.split(line.partition(">")[0])
    assert program == "stavitel"
    assert isinstance(main, click.Group)
    found = main.get_command(click.Context(main), name)
    assert found is not None, line
    options = [option for param in found.params for option in param.opts]
    assert [word for word in words if word.startswith("-") and word not in options] == [], line


def page(name: str) -> str:
    return (DOCS / "reference" / f"{name}.md").read_text("utf-8")


def missing(names: list[str], text: str) -> list[str]:
    told = re.compile(r"[`.](-?\w+)(?=[`.\[])")
    return [name for name in names if name not in told.findall(text)]


def known_keys(read: str, message: str) -> list[str]:
    """The keys an error lists when it meets one it does not know."""
    found = re.search(rf"{re.escape(read)}: unknown key 'x'; expected one of (.*)", message)
    assert found, message
    return found[1].split(", ")


def complaint(text: str) -> str:
    with pytest.raises(BadFile) as refused:
        read_position(f'game = "caylus_magna_carta"\nseats = 4\n{text}')
    return str(refused.value)


@pytest.mark.parametrize("id", known())
def test_all_verbs_and_their_words_are_told(id: str) -> None:
    verbs = game(id).verbs.verbs
    names = [verb.name for verb in verbs]
    words = [word for verb in verbs for arg in verb.args for word in arg.words or []]
    assert missing(names + words, page(id)) == []


@pytest.mark.parametrize("id", known())
def test_all_reasons_are_told_with_their_rules(id: str) -> None:
    for reason in game(id).reasons.reasons:
        assert f"| `{reason.name}` | {reason.rule}" in page(id)


@pytest.mark.parametrize("id", known())
def test_all_events_and_choices_are_told(id: str) -> None:
    rules = game(id)
    names = [kind.name for kind in rules.events.kinds]
    names += rules.variants + [choice for switch in rules.switches for choice in switch.choices]
    assert missing(names, page(id)) == []


def test_all_keys_of_a_position_are_told() -> None:
    text, seats = page(GAME.id), GAME.seat_names
    top = [key for key in known_keys("x", complaint("x = 1")) if key not in seats]
    assert missing(top, text) == []
    assert missing(known_keys("red.x", complaint("red.x = 1")), text) == []
    road = complaint("[[road]]\ncard = 'park'\nx = 1")
    assert missing(known_keys("road[1].x", road), text) == []


def test_all_keys_of_a_scenario_are_told() -> None:
    head = 'game = "caylus_magna_carta"\n'
    with pytest.raises(BadFile) as top:
        read_scenario(f"{head}x = 1\n[[step]]\n")
    with pytest.raises(BadFile) as step:
        run_scenario(read_scenario(f"{head}[[step]]\nx = 1\n"))
    text = page("scenarios").replace("[[step]]", "step").replace("[position]", "position")
    text = text.replace("[start]", "start")
    assert missing(known_keys("x", str(top.value)), text) == []
    assert missing(known_keys("step[1].x", str(step.value)), text) == []


def test_all_values_of_a_view_are_told() -> None:
    view = plain(GAME.view(sound(GAME, {}), 0))
    players = view["players"]
    assert isinstance(players, list)
    assert missing([*view, *players[0]], page(GAME.id)) == []
    assert missing([*players[0]["points"]], page(GAME.id)) == []


def test_all_keys_of_components_are_told() -> None:
    """What the rules read, and nothing else: all of it can be changed, the rest is refused."""
    told = re.findall(r"^\| `\[+(\w+)\]+` \|(.*)$", page("components"), re.MULTILINE)
    keys = {table: re.findall(r"`(\w+)`", row.split("|")[-2]) for table, row in told}
    found: dict[str, set[str]] = {}
    for table, value in GAME.components.items():
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict):
                found.setdefault(table, set()).update(Fields(row, []).keys())
    for table, names in found.items():
        changeable = {name for name in names if _can_change(table, name)}
        assert changeable == set(keys.get(table, [])), table


READ_IN_VAIN = [
    "scoring.points_per_hand_card",
    "scoring.tie",
]
"""Keys that are read, but have one possible value."""


def _can_change(table: str, key: str) -> bool:
    """A value nobody expects is refused, but not for doing nothing."""
    if key in ("id", *REMARKS) or f"{table}.{key}" in READ_IN_VAIN:
        return False
    listed = isinstance(GAME.components[table], list)
    rows = GAME.components[table]
    id = f'id = "{rows[0]["id"]}"\n' if isinstance(rows, list) else ""
    head = f"[[{table}]]\n{id}" if listed else f"[{table}]\n"
    with pytest.raises(BadFile) as refused:
        read_components(GAME.id, f"{head}{key} = [[]]\n")
    return "changing this one does nothing" not in str(refused.value)
