"""Positions in words: what is left out has its usual value, every table comes back the same, and
what cannot be is refused in a sentence that says why."""

import json
from typing import Any

import pytest

from stavitel.engine.core import (
    Actions,
    Chance,
    Decision,
    Step,
    advance,
    options,
    settle,
    snake_case,
)
from stavitel.engine.fields import BadField
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import COLOURS, PHASES, TOURNAMENT, VARIANTS
from stavitel.games.catan_duel.checks import check
from stavitel.games.catan_duel.frames import FRAMES
from stavitel.games.catan_duel.pending import bounds
from stavitel.games.catan_duel.position import describe, load
from stavitel.players.chance import draw

from .table import BOX, GAME, at, hand, offered, position, stack, stock

every_variant = pytest.mark.parametrize("variant", VARIANTS)


def again(table: dict[str, Any]) -> dict[str, Any]:
    """A table as a file gives it back."""
    found: dict[str, Any] = json.loads(json.dumps(table))
    return found


@pytest.mark.parametrize("variant", VARIANTS[:TOURNAMENT])
def test_a_position_comes_back_the_same(variant: str) -> None:
    s = position(
        variant=variant,
        active="blue",
        production=4,
        red={
            "stocks": {"ore": 3, "gold": 2},
            "cities": [0],
            "settlements": [4],
            "roads": ["left"],
            "sites": {"0a": ["abbey", "storehouse"], "4b": ["harald"]},
            "hand": ["scout blue:known", "goldsmith"],
        },
        blue={
            "hand": ["goldsmith red:known", "austin red:row2.2"],
            "regions": {"-1a": "blue_hills", "-1b": "blue_forest"},
        },
        stacks=[
            ["scout red:known", "relocation"],
            ["inga red:row2.1", "siglind red:row2.3 blue:known", "abbey blue:known"],
            ["bottom"],
        ],
        discard=["brigitta", "brigitta"],
    )
    assert load(BOX, again(describe(s))).numbers() == s.numbers()


def test_a_position_with_decks_comes_back_the_same() -> None:
    """CD-21.20, CD-21.21: own stacks, own piles, and the decks all of it comes from."""
    s = position(
        variant="tournament",
        active="blue",
        production=4,
        red={
            "sites": {"0a": ["abbey"]},
            "hand": ["scout blue:known", "goldsmith"],
            "discard": ["brigitta", "traitor"],
            "events": {"feud": 1, "riots": 1, "invention": 2},
        },
        blue={"hand": ["goldsmith red:known"], "discard": ["scout"]},
        stacks=[["inga red:known", "relocation"], ["bottom"], [], ["abbey red:known"]],
    )
    assert load(BOX, again(describe(s))).numbers() == s.numbers()
    assert GAME.check(s) == []


@every_variant
def test_every_position_of_a_game_comes_back_the_same(variant: str) -> None:
    s = GAME.start(2, variant, {})
    settle(s)
    rng, out = Rng(5), Actions()
    for step in range(400):
        if not s.stack:
            break
        if step % 5 == 0:
            assert GAME.load(again(GAME.position(s))).numbers() == s.numbers()
        if s.stack[-1].asks < 0:
            advance(s, draw(s, rng, out))
        else:
            offered = options(s)
            advance(s, offered[rng.below(len(offered))])


@every_variant
def test_no_position_of_a_game_is_taken_in_another_phase(variant: str) -> None:
    """CD-5.1: what is left to do tells the phase, so that a position cannot claim another."""
    s = GAME.start(2, variant, {})
    settle(s)
    rng, out = Rng(7), Actions()
    for _ in range(200):
        if not s.stack:
            break
        table = again(GAME.position(s))
        for phase in PHASES:
            assert phase == table["phase"] or not playable({**table, "phase": phase}), phase
        advance(s, draw(s, rng, out) if s.stack[-1].asks < 0 else options(s)[0])


@pytest.mark.parametrize("phase", PHASES[:-1])
def test_steps_of_a_turn_wait_in_their_own_phase(phase: str) -> None:
    """CD-5.1."""
    turn = ["end_of_turn", "exchange", "replenish"]
    steps = {
        "setup": [["start_hands"], ["turn_start"]],
        "roll": [[*turn, "action_start", step] for step in ("dice_resolution", "event_die")],
        "action": [turn, [*turn, "action_phase 0"], [*turn, "action_phase 0", "gaining 0 1 1"]],
        "replenish": [turn, turn[:2]],
        "exchange": [["turn_start"], turn[:1], turn[:2], ["end_of_turn", "searching 0 1"]],
    }
    for business in [waits for phases in steps.values() for waits in phases]:
        taken = playable({"phase": phase, "starter": "red", "pending": business})
        assert taken == (business in steps.get(phase, [])), business


def test_a_setup_with_nothing_left_is_none() -> None:
    with pytest.raises(BadField, match="expected what is left of the setup; got nothing"):
        load(BOX, {"phase": "setup", "pending": []})


def playable(table: dict[str, Any]) -> bool:
    try:
        return not check(load(BOX, table))
    except BadField:
        return False


def test_all_frames_can_be_written() -> None:
    """Whatever the rules may put on the stack has a name and the numbers it was made from."""
    frames = [*leaves(Step), *leaves(Decision), *leaves(Chance)]
    ours = [frame for frame in frames if frame.__module__.startswith("stavitel.games.catan_duel")]
    assert len(ours) > 60
    allowed = bounds(position())
    for frame in ours:
        kind = FRAMES.names[snake_case(frame.__name__)]
        numbers = [max(0, allowed[domain][0]) for domain in kind.domains]
        assert FRAMES.frame_class(kind) is frame and frame(*numbers).args() == numbers
        assert all(below in FRAMES.names for below in kind.rests_on), kind.name


def leaves(of: type[Any]) -> list[type[Any]]:
    """All kinds of frames that are made, not those that others have in common."""
    return [leaf for kind in of.__subclasses__() for leaf in leaves(kind) or [kind]]


def test_what_is_left_out_is_as_at_the_start() -> None:
    """CD-2.3, CD-3.6: one of everything but gold, and all cards in the stacks."""
    s = position()
    for colour in COLOURS:
        for resource in ("lumber", "grain", "brick", "wool", "ore"):
            assert stock(s, colour, resource) == 1
        assert stock(s, colour, "gold") == 0
        assert hand(s, colour) == []
    assert [int(s.stack_size(n)) for n in range(4)] == [9, 9, 9, 9]


def test_cards_that_are_named_are_not_in_the_stacks_too() -> None:
    s = position(red={"hand": ["relocation"], "sites": {"0a": ["austin"]}}, discard=["siglind"])
    in_stacks = [card for n in range(4) for card in stack(s, n + 1)]
    assert len(in_stacks) == 33
    assert not {"relocation", "austin", "siglind"} & set(in_stacks)


def test_a_stack_may_be_named_from_its_top_or_to_its_bottom() -> None:
    s = position(stacks=[["scout", "austin"], ["bottom"], ["inga", "bottom"]])
    assert stack(s, 1)[:2] == ["scout", "austin"]
    assert stack(s, 2) == [] and stack(s, 3) == ["inga"]
    assert sum(int(s.stack_size(n)) for n in range(4)) == 36


def test_further_settlements_bring_regions() -> None:
    """CD-3.10: unless they are named, the first of the stack."""
    s = position(red={"settlements": [4], "regions": {"5a": "stack_hills_2"}})
    table = describe(s)
    red = table["red"]
    assert isinstance(red, dict)
    assert red["regions"]["5a"] == "stack_hills_2" and red["regions"]["5b"] == "stack_forest_1"
    assert at(s, "red", "4a") == []


def test_each_phase_has_its_usual_business() -> None:
    """CD-5.1: what waits need not be written."""
    assert offered(position(phase="pre_roll")) == ["roll"]
    assert position(phase="roll").stack[-1].name() == "roll_production"
    assert position(phase="roll", production=2).stack[-1].name() == "roll_event"
    assert position(phase="action").stack[-1].name() == "action_phase"
    assert position(phase="replenish").stack[-1].name() == "draw_choice"
    assert position(phase="exchange", red={"hand": ["scout"]}).stack[-1].name() == "exchange_choice"
    assert position(phase="game_end").stack == []


def row(*stack: str, hand: str) -> dict[str, Any]:
    """Cards of the first stack from the top down, and one in Blue's hand."""
    return {"stacks": [list(stack)], "blue": {"hand": [hand]}}


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"variant": "quartet"}, "expected one of intro"),
        ({"phase": "setup"}, "expected 'pending' as well"),
        ({"red": {"cities": [1]}}, "expected even columns; got 1"),
        ({"red": {"sites": {"0a": ["abbey", "austin", "inga"]}}}, "expected at most 2 cards"),
        ({"red": {"hand": ["yule"]}}, "expected a draw card; got 'yule'"),
        ({"red": {"hand": ["scout green:known"]}}, "expected what a seat knows, such as"),
        ({"stacks": [["scout red:row15.1"]]}, "expected a row of stacks 1 to 14"),
        ({"stacks": [["scout red:row1.81"]]}, "with up to 80 cards"),
        ({"stacks": [["scout red:row1"]]}, "expected what a seat knows, such as 'red:known'"),
        (
            {"stacks": [["scout red:row1.1"]]},
            "row of stack 1: expected some of its",
        ),
        (
            {"stacks": [["scout red:row6.1"]]},
            "row of stack 6: expected cards with the back",
        ),
        (
            row("scout red:row1.2", "abbey red:row1.1", hand="inga red:row1.3"),
            "row of stack 1: expected what is left in order",
        ),
        (row("scout red:row1.1", hand="inga red:row1.1"), "expected one card at each place"),
        (
            row("scout red:row1.1", "abbey red:row1.2 red:fogged", hand="inga red:row1.3"),
            "row of stack 1: expected all that is missing in the fog",
        ),
        (
            row("scout red:row1.1", "abbey", "inga red:row1.2", hand="austin"),
            "row of stack 1: expected all that is missing in one hand",
        ),
        ({"red": {"hand": ["scout red:row1.1"]}}, "hand: expected to be known to its owner"),
        ({"red": {"stocks": {"1c": 1}}}, "unknown key '1c'"),
        ({"stacks": "all"}, "expected a list; got 'all'"),
        ({"stacks": [[]] * 5}, "expected at most 4 stacks; got 5"),
        ({"pending": ["action 0"]}, "expected one of start_hands"),
        ({"pending": ["action_phase"]}, "expected 'action_phase seat'"),
        ({"pending": ["action_phase 2"]}, "seat: expected a number from 0 to 1; got '2'"),
        ({"pending": ["action_phase 0"]}, "expected replenish before it; got ''"),
        ({"pending": []}, "phase: expected 'game_end' when nothing is left"),
        ({"phase": "game_end", "pending": ["turn_start"]}, "nothing"),
    ],
)
def test_what_cannot_be_is_refused(table: dict[str, Any], message: str) -> None:
    with pytest.raises(BadField) as error:
        s = load(BOX, table)
        raise BadField([], "; ".join(GAME.check(s)))
    assert message in str(error.value)


TURN = ["end_of_turn", "exchange", "replenish"]
RICH = {"stocks": {"-1a": 3, "3b": 3}}


@pytest.mark.parametrize(
    ("table", "frames", "message"),
    [
        ({}, ["action_phase 1"], "expected the active player"),
        ({}, ["action_phase 0", "pay 0 448"], "expected red to have what is paid"),
        ({}, ["action_phase 0", "gaining 0 63 1", "pay_any 0 9"], "expected red to have 9"),
        ({}, ["action_phase 0", "yielding 0 0 1"], "expected a region there"),
        ({"red": RICH}, ["action_phase 0", "store_taken 0 64 -1"], "expected room for what"),
        ({}, ["action_phase 0", "take_choice 0 63 2 1024 -1"], "expected resources the opponent"),
        ({}, ["action_phase 0", "relocation_partner 0 4 10"], "expected the card at its site"),
        ({}, ["action_phase 0", "searched_card 0 0 1"], "expected the stack to be known"),
        ({}, ["action_phase 0", "defence 1 46"], "expected an attack, and means of defence"),
        ({}, ["action_phase 0", "build_effect 0 11"], "expected the card to be built by red"),
        ({}, ["action_phase 0", "sunk_ship 0"], "expected the opponent of the active player"),
        ({}, ["action_phase 0", "sunk_ship 1"], "nothing can be done here"),
        ({"phase": "roll"}, ["action_start", "trade_event 0 1"], "expected the trade advantage"),
        ({"phase": "roll"}, ["action_start", "riots_choice 0"], "expected red to have units"),
        ({"phase": "roll"}, ["action_start", "feud_loss 0 1"], "expected buildings of the player"),
        ({"phase": "replenish"}, ["hidden_card_stack 0 3"], "expected the card in hand"),
        ({"phase": "replenish"}, ["action_phase 0"], "expected phase action for this business"),
    ],
)
def test_business_finds_what_it_needs(
    table: dict[str, Any], frames: list[str], message: str
) -> None:
    with pytest.raises(BadField) as error:
        load(BOX, {**table, "pending": TURN + frames})
    assert message in str(error.value)
