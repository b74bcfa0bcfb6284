"""The parsers against noise: whatever a file says, there is one sentence about it, or a game.

`STAVITEL_FUZZ=20000` looks at so many texts of each kind, other ones each time.
"""

import os
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, event, example, given, settings
from hypothesis import strategies as st

from stavitel.components import game_with_file, read_components
from stavitel.engine.core import Actions, State
from stavitel.engine.errors import BadComponents, BadFile, BadPosition, BadRecord, BadScenario
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.files import toml_text
from stavitel.match import Match
from stavitel.players.drive import play_out
from stavitel.position import load_position, read_position, write_position
from stavitel.record import read_record
from stavitel.scenario import load_scenario, read_scenario, run_scenario

from .mutations import (
    GAME,
    almost,
    almost_tables,
    valid_components,
    valid_records,
    valid_scenarios,
    valid_tables,
)

EXAMPLES = int(os.environ.get("STAVITEL_FUZZ", "0"))
FILE_HEAD = 'format = 2\ngame = "caylus_magna_carta"\n'


def some(count: int) -> Callable[[Any], Any]:
    return settings(
        max_examples=EXAMPLES or count,
        derandomize=not EXAMPLES,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate, *([Phase.shrink] if EXAMPLES else [])],
        suppress_health_check=list(HealthCheck),
    )


def refused(error: type[BadFile], read: Callable[[], object]) -> None:
    """If the reading ends with an error, it is one of this kind, in one sentence."""
    try:
        read()
    except error as problem:
        assert type(problem) is error
        assert str(problem).isprintable(), str(problem)
        assert len(str(problem)) < 5000
        event("refused")


def play_on(game: Game, s: State) -> None:
    """Every position that is read can be written, and played to its end."""
    assert game.check(s) == []
    assert read_position(write_position(game, s))[1].numbers() == s.numbers()
    for seat in range(-1, len(game.scores(s))):
        game.view(s, seat)
    play_out(s, Rng(1), Actions())
    assert game.check(s) == []


@some(150)
@given(st.binary(max_size=300) | st.text(max_size=200).map(lambda text: text.encode("utf-8")))
@example(b"\xef\xbb\xbf")
@example(b"stavitel record 2\ngame: caylus_magna_carta\nseats: 2\n\n\xc2\x85")
def test_noise_in_a_file(data: bytes) -> None:
    readers: list[tuple[type[BadFile], Callable[[str], object]]] = [
        (BadRecord, Match.load),
        (BadPosition, load_position),
        (BadScenario, load_scenario),
        (BadComponents, lambda path: game_with_file(GAME.id, path)),
    ]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "noise"
        path.write_bytes(data)
        for error, reader in readers:
            refused(error, partial(reader, str(path)))
        assert path.read_bytes() == data


@some(250)
@given(almost(valid_records))
@example("stavitel record 2\ngame: caylus_magna_carta\nseats: ²\n")
@example("stavitel record 2\ngame: caylus_magna_carta\nseats: 2\nstart: " + "[" * 100_000)
@example('stavitel record 2\ngame: caylus_magna_carta\nseats: 2\nstart: {"phase": "\\ud800"}\n')
def test_almost_a_record(text: str) -> None:
    def read() -> None:
        record = read_record(text, "r.stav")
        assert read_record(record.to_text()).actions == record.actions
        assert record.game.check(record.replay()) == []

    refused(BadRecord, read)


@some(250)
@example(FILE_HEAD + "round = 0x" + "f" * 9000)
@example(FILE_HEAD + ".".join("a" * 900) + " = 1")
@example(FILE_HEAD + 'phase = "a\\nb"')
@given(almost(lambda: [FILE_HEAD + toml_text(table) for table in valid_tables()]))
def test_almost_a_position(text: str) -> None:
    def read() -> None:
        play_on(*read_position(text, "p.toml"))

    refused(BadPosition, read)


@some(250)
@given(almost_tables())
def test_almost_the_table_of_a_position(table: dict[str, Any]) -> None:
    def read() -> None:
        play_on(*read_position(FILE_HEAD + toml_text(table), "p.toml"))

    refused(BadPosition, read)


@some(250)
@given(almost(valid_scenarios))
def test_almost_a_scenario(text: str) -> None:
    def read() -> None:
        outcome = run_scenario(read_scenario(text, "s.toml"))
        assert all(failure.isprintable() for failure in outcome.failures)

    refused(BadScenario, read)


@some(150)
@given(almost(valid_components), st.integers(2, 4))
@example(f"[[{'9' * 5000}]]\nid = 1\n", 2)
@example('[[player_building]]\nid = "bank"\n[[player_building]]\nid = "bank"\n', 3)
def test_almost_components(text: str, seats: int) -> None:
    """Numbers that are accepted can be played with."""

    def read() -> None:
        own = read_components(GAME.id, text, "c.toml")
        s = own.start(seats, own.variants[seats % 2], {})
        play_out(s, Rng(1), Actions())
        assert own.check(s) == []

    refused(BadComponents, read)
