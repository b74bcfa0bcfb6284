"""Places are numbered from 1; files of the first format count from 0 and keep their meaning."""

from typing import Any

import pytest

from stavitel.engine.core import State
from stavitel.engine.errors import StavitelError
from stavitel.engine.verbs import VerbTable, number, word
from stavitel.engine.views import plain
from stavitel.fingerprint import fingerprint
from stavitel.games import game
from stavitel.numbering import from_zero
from stavitel.position import read_position, write_position
from stavitel.record import read_record
from stavitel.scenario import read_scenario, run_scenario

CMC, RC = game("caylus_magna_carta"), game("red_cathedral")
ROAD = 'game = "caylus_magna_carta"\nroad = [{ card = "bank", owner = "red" }]\n'
DICE = 'game = "red_cathedral"\n'


def laid(text: str) -> State:
    return read_position(text)[1]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f"{ROAD}provost = 0\n", f"format = 2\n{ROAD}provost = 1\n"),
        (f"{ROAD}provost = 2\n", f"format = 2\n{ROAD}provost = 3\n"),
        (f"format = 1\n{ROAD}provost = 2\n", f"format = 2\n{ROAD}provost = 3\n"),
        (f"{DICE}dice.white.space = 7\n", f"format = 2\n{DICE}dice.white.space = 8\n"),
        (ROAD, f"format = 2\n{ROAD}"),
    ],
)
def test_a_position_of_the_first_format_is_the_same_counted_from_0(old: str, new: str) -> None:
    assert laid(old).numbers() == laid(new).numbers()


@pytest.mark.parametrize("number", ["3", "0", "true", "'2'"])
def test_another_format_is_refused(number: str) -> None:
    with pytest.raises(StavitelError, match="line 1: format: expected 1 or 2: places are numbered"):
        read_position(f"format = {number}\n{ROAD}", "p.toml")


def test_a_number_out_of_range_tells_how_it_is_counted() -> None:
    with pytest.raises(StavitelError) as old:
        read_position(f"{ROAD}provost = 3\n")
    assert "expected a number from 1 to 3; got 4, counting from 1" in str(old.value)
    with pytest.raises(StavitelError) as new:
        read_position(f"format = 2\n{ROAD}provost = 0\n")
    assert str(new.value).endswith("provost: expected a number from 1 to 3; got 0")


def test_positions_are_written_in_the_newest_format() -> None:
    s = laid(f"{ROAD}provost = 0\n")
    text = write_position(CMC, s)
    assert text.startswith('format = 2\ngame = "caylus_magna_carta"\n')
    assert "\nprovost = 1\n" in text
    assert laid(text).numbers() == s.numbers()


def test_views_and_positions_number_places_alike() -> None:
    s = laid(f"format = 2\n{ROAD}provost = 3\n")
    seen: Any = plain(CMC.view(s, 0))
    assert (seen["provost"], CMC.position(s)["provost"]) == (3, 3)
    assert [slot["position"] for slot in seen["road"]] == [1, 2, 3]
    s = laid(f"format = 2\n{DICE}dice.white.space = 8\n")
    seen = plain(RC.view(s, 0))
    assert [space["space"] for space in seen["market"]] == list(range(1, 9))
    assert seen["dice"]["white"]["space"] == 8
    assert RC.position(s)["dice"]["white"]["space"] == 8  # type: ignore[index]


def scenario(head: str, first: int) -> str:
    return f"""{head}game = "caylus_magna_carta"
position.red.deniers = 2
[[step]]
do = "red: place_worker {first}"
refuses = {{ "place_worker {first}" = "worker_there" }}
offers = []
view.provost = {first + 1}
view.road.{first} = {{ position = {first}, worker = "red" }}
"""


@pytest.mark.parametrize("text", [scenario("", 0), scenario("format = 2\n", 1)])
def test_a_scenario_counts_in_actions_and_views_as_it_says(text: str) -> None:
    outcome = run_scenario(read_scenario(text))
    assert (outcome.failures, outcome.checked) == ([], 4)


def test_failures_are_told_as_the_file_counts() -> None:
    old = scenario("", 0).replace("offers = []", 'offers = ["place_worker 7"]')
    (failure,) = run_scenario(read_scenario(old)).failures
    assert "place_worker 7: expected 'it is offered'" in failure


RECORD = """\
stavitel record {number}
game: caylus_magna_carta
seats: 2
start: {start}

red: place_worker {first}
"""


def test_a_record_of_the_first_format_counts_from_0_in_actions_and_its_start() -> None:
    s = laid(f"format = 2\n{ROAD}provost = 3\nred.deniers = 2\n")
    position = CMC.position(s)

    def record(number: int, first: int, start: object) -> str:
        told = str(start).replace("'", '"').replace("True", "true").replace("False", "false")
        return RECORD.format(number=number, first=first, start=told)

    old = read_record(record(1, 0, from_zero(CMC, position)))
    new = read_record(record(2, 1, position))
    assert old.actions == new.actions
    assert old.replay().numbers() == new.replay().numbers()
    assert old.to_text() == new.to_text()
    assert "\nred: place_worker 1\n" in old.to_text()


def test_fingerprints_do_not_notice() -> None:
    """Records of either format end with the same mark: it is taken from places counted from 0."""
    s = laid(f"format = 2\n{ROAD}provost = 3\n")
    assert fingerprint(CMC, s) == "p1-ead748915158231e"


def test_what_is_written_of_an_action_is_read_back() -> None:
    for verb in ("place_worker 1", "choose_residence 52", "turn_over position=1 good=food"):
        assert CMC.verbs.write(CMC.verbs.read(verb)) == verb
    assert CMC.verbs.read("place_worker 0", 0) == CMC.verbs.read("place_worker 1")
    assert CMC.verbs.read("turn_over good=food", 0) == CMC.verbs.read("turn_over 1 food")
    for words in ("place_worker 0", "turn_over good=food", "turn_over position=0 good=food"):
        with pytest.raises(StavitelError):
            CMC.verbs.read(words)
    assert RC.verbs.to_json(RC.verbs.read("reroll_space 8"))["args"] == {"space": 8}


def test_actions_keep_their_meaning_when_an_argument_gets_more_words() -> None:
    """The oldest tables of a server kept numbers only."""
    before, now = VerbTable(), VerbTable()
    for table, stacks in ((before, ["1", "2"]), (now, ["1", "2", "3"])):
        table.add("roll", number("number", 1, 6))
        table.add("draw", word("stack", stacks))
        table.add("move", word("stack", stacks), number("cards", -1, 1))
        table.add("pass")
    for action in range(before.size):
        again = now.renumbered(action, {"stack": 2})
        assert now.write(again) == before.write(action)
    with pytest.raises(StavitelError, match="expected the number of an action"):
        now.renumbered(before.size, {"stack": 2})
