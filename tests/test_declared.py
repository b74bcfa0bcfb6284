"""Fields and frames are declared once, and everything that follows from them agrees."""

import importlib
from pathlib import Path
from typing import Any

import pytest

from stavitel.declare import generated
from stavitel.engine.bits import bit
from stavitel.engine.core import Chance, Decision, State, Step, snake_case
from stavitel.engine.fields import BadField, Fields
from stavitel.engine.frames import Frames
from stavitel.engine.layout import Index, Layout, each, every, flag, number, set_of, word
from stavitel.games import GAMES, game

SOURCES = Path(__file__).parents[1] / "src/stavitel/games"
DECLARED = [id for id in GAMES if (SOURCES / id / "fields.py").exists()]


def layout(id: str) -> Layout:
    found = importlib.import_module(f"stavitel.games.{id}.fields").STATE
    assert isinstance(found, Layout)
    return found


def frames(id: str) -> Frames:
    found = importlib.import_module(f"stavitel.games.{id}.frames").FRAMES
    assert isinstance(found, Frames)
    return found


# what is written from the declarations


@pytest.mark.parametrize("id", DECLARED)
def test_generated_files_are_those_of_the_declarations(id: str) -> None:
    """If this fails, run `python -m stavitel.declare`."""
    for path, text in generated(id).items():
        assert (SOURCES / id / path.name).read_text("utf-8") == text, path.name


# fields


@pytest.mark.parametrize("id", DECLARED)
def test_every_number_has_one_field(id: str) -> None:
    s = game(id).start(game(id).min_seats, game(id).variants[0], {})
    for row, numbers in ((layout(id).public, s.public), (layout(id).hidden, s.hidden)):
        places = [field.place(*at) for field in row.fields for at in every(field.per)]
        assert sorted(places) == list(range(len(numbers)))


@pytest.mark.parametrize("id", DECLARED)
def test_accessors_read_and_write_the_place_of_their_field(id: str) -> None:
    s: Any = game(id).start(game(id).min_seats, game(id).variants[0], {})
    for field in layout(id).fields:
        at = [index.size - 1 for index in field.per]
        for value in {field.low, field.high, field.default}:
            field.put(s, value, *at)
            assert (getattr(s, field.name)(*at) if at else getattr(s, field.name)) == value


SEAT = Index("seat", 2, ["red", "green"])
GOOD = Index("good", 3, ["food", "wood", "stone"])
TOY = Layout(
    "Toy",
    public=[
        number("round", 1, 9, 1),
        word("owner", ["red", "green"], -1),
        each(SEAT, number("held", 0, 5, per=[GOOD]), flag("passed")),
        word("face", ["up", "down"], per=[SEAT]),
    ],
    hidden=[set_of("hand", ["ace", "king", "queen"], per=[SEAT], key="cards")],
)


def toy() -> State:
    return State(TOY.blank_public(), TOY.blank_hidden(), [])


def test_fields_lie_one_after_another() -> None:
    """A block holds all that belongs to one seat before the next begins."""
    held, passed, face = TOY.some("held passed face")
    assert [held.place(1, 2), passed.place(0), passed.place(1), face.place(0)] == [8, 5, 9, 10]
    assert (TOY.public.size, TOY.hidden.size) == (12, 2)


def test_a_blank_row_has_every_default() -> None:
    assert list(TOY.blank_public()) == [1, -1] + [0] * 10
    assert list(TOY.blank_hidden()) == [0, 0]


def test_plain_values_are_read_and_written_by_their_kind() -> None:
    s = toy()
    red: dict[str, object] = {"held": {"wood": 2}, "passed": True, "cards": ["queen", "ace"]}
    fields = TOY.some("held passed hand")
    for field in fields:
        field.read(s, Fields(red, ["red"]), 0)
    top: dict[str, object] = {"owner": "green"}
    TOY.names["owner"].read(s, Fields(top, []))
    assert list(s.public) == [1, 1, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0]
    assert list(s.hidden) == [bit(0) | bit(2), 0]
    again: dict[str, object] = {}
    for field in fields:
        field.write(s, again, 0)
    assert again == {"held": {"wood": 2}, "passed": True, "cards": ["ace", "queen"]}


def test_what_is_usual_is_not_written() -> None:
    s = toy()
    written: dict[str, object] = {}
    for field in TOY.some("held passed hand face"):
        field.write(s, written, 1)
    assert written == {}


@pytest.mark.parametrize(
    ("field", "data", "message"),
    [
        ("hand", {"cards": ["ace", "ace"]}, "'ace' is listed twice"),
        ("hand", {"cards": ["joker"]}, "expected one of ace, king, queen; got 'joker'"),
        ("passed", {"passed": 1}, "expected true or false; got 1"),
        ("held", {"held": {"wood": 6}}, "expected a number from 0 to 5; got 6"),
        ("held", {"held": {"gold": 1}}, "unknown key 'gold'; expected one of food, stone, wood"),
    ],
)
def test_a_value_that_cannot_be_is_named(field: str, data: dict[str, object], message: str) -> None:
    s = toy()
    with pytest.raises(BadField) as refused:
        TOY.names[field].read(s, Fields(data, []), 0)
    assert str(refused.value) == message


def test_words_can_be_narrowed_to_the_seats_of_a_game() -> None:
    s = toy()
    with pytest.raises(BadField, match="expected one of red; got 'green'"):
        TOY.names["owner"].read(s, Fields({"owner": "green"}, []), among=["red"])


def test_a_number_out_of_its_range_is_named() -> None:
    s = toy()
    assert TOY.faults(s) == []
    TOY.names["held"].put(s, -1, 1, 2)
    TOY.names["hand"].put(s, 8, 0)
    assert TOY.faults(s) == [
        "held green stone: expected a number from 0 to 5; got -1",
        "hand red: expected a number from 0 to 7; got 8",
    ]


# frames


@pytest.mark.parametrize("id", DECLARED)
def test_every_frame_is_declared_and_made_from_its_numbers(id: str) -> None:
    declared = frames(id)
    for kind in declared.kinds:
        numbers = list(range(len(kind.numbers)))
        frame = declared.frame_class(kind)(*numbers)
        assert frame.name() == kind.name and frame.args() == numbers
        assert [getattr(frame, number) for number in kind.numbers] == numbers
        assert all(below in declared.names for below in kind.rests_on), kind.name
        base = {"Step": Step, "Decision": Decision, "Chance": Chance}[kind.base]
        assert isinstance(frame, base)
    package = f"stavitel.games.{id}."
    made = [c for c in leaves(Step) + leaves(Decision) + leaves(Chance)]
    ours = {snake_case(c.__name__) for c in made if c.__module__.startswith(package)}
    assert ours == set(declared.names)


def leaves(of: type) -> list[type]:
    """All kinds of frames that are made, not those that others build on."""
    below: list[type] = of.__subclasses__()
    return [leaf for kind in below for leaf in leaves(kind)] if below else [of]
