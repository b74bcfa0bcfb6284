"""The course of a game in moments: all of a finished one, of a running one what one may see."""

import pytest
from starlette.testclient import TestClient

from stavitel.engine.core import advance, waiting
from stavitel.engine.views import plain
from stavitel.match import Match
from stavitel.server.replaying import EVERY, Replay
from stavitel.server.wire import WATCHER
from stavitel.texts import LANGUAGES

from .course import ask, kept, sentence, told
from .kept import ANNA, BORIS, OTHER


def test_moments_tell_the_whole_course(browser: TestClient) -> None:
    record = kept()[1]
    course = told(browser, "over/moments", OTHER, **{"as": 0})
    match = Match(record)
    assert course["moves"] == len(record.actions)
    assert course["viewpoints"] == [0, 1, WATCHER]
    lines = course["lines"]
    assert isinstance(lines, list)
    assert [sentence(line["text"]) for line in lines] == match.log(0)
    assert [line["event"] for line in lines] == match.events(0)
    assert [(line["move"], line["round"]) for line in lines] == match.moments()


def test_rounds_begin_where_the_game_counts_one_more(browser: TestClient) -> None:
    record = kept()[1]
    rounds = told(browser, "over/moments")["rounds"]
    assert isinstance(rounds, list)
    assert rounds[0] == 0 and len(rounds) > 5
    s = record.begin()
    assert len(rounds) == 1 + record.game.turns(record.replay())
    for number, move in enumerate(rounds[1:], 1):
        s = record.replay(move)
        assert record.game.turns(s) == number
        assert record.game.turns(record.replay(move - 1)) == number - 1


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_a_moment_is_the_table_as_it_was_from_any_viewpoint(browser: TestClient, seat: int) -> None:
    record = kept()[1]
    for move in [0, 1, EVERY, EVERY + 1, 100, 40, len(record.actions)]:
        found = told(browser, f"over/moments/{move}", OTHER, **{"as": seat})
        s = record.replay(move)
        frame = waiting(s)
        asked = int(frame.asks) if frame is not None and frame.asks >= 0 else None
        assert (found["move"], found["seat"], found["asked"]) == (move, seat, asked)
        assert found["view"] == plain(record.game.view(s, seat))
        assert bool(found["prompt"]) == (asked is not None)
    assert found["over"] == {
        "scores": record.game.scores(s), "places": record.game.places(s)
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moments_speak_the_language_asked_for(browser: TestClient, lang: str) -> None:
    lines = told(browser, "over/moments", lang=lang)["lines"]
    assert isinstance(lines, list)
    assert [sentence(line["text"]) for line in lines] == Match(kept()[1]).log(WATCHER, lang)
    first = next(move for move in range(99) if told(browser, f"over/moments/{move}")["prompt"])
    prompt = told(browser, f"over/moments/{first}", lang=lang)["prompt"]
    decision = Match(kept()[1].prefix(first)).decision(lang)
    assert decision is not None and sentence(prompt) == decision.prompt


def test_a_running_game_shows_every_seat_its_own_moments_only(browser: TestClient) -> None:
    for who, seats in [(ANNA, [0, WATCHER]), (BORIS, [1, WATCHER]), (OTHER, [WATCHER])]:
        course = told(browser, "running/moments", who)
        assert course["viewpoints"] == seats
        for seat in (0, 1, WATCHER):
            for path in ("running/moments", "running/moments/20"):
                status, _ = ask(browser, path, who, **{"as": seat})
                assert status == (200 if seat in seats else 403)
    _, refused = ask(browser, "running/moments", BORIS, **{"as": 0})
    expected = "as: expected a viewpoint open to you, 1, -1; got '0'"
    assert refused == {"error": expected}


def test_without_a_choice_everybody_looks_from_the_own_seat(browser: TestClient) -> None:
    seats = [told(browser, "running/moments/20", who)["seat"] for who in (ANNA, BORIS, OTHER)]
    assert seats == [0, 1, WATCHER]


def test_only_the_seat_that_is_asked_reads_the_question(browser: TestClient) -> None:
    seen = {who: told(browser, "running/moments/60", who) for who in (ANNA, BORIS, OTHER)}
    asked = seen[OTHER]["asked"]
    assert asked in (0, 1)
    for who, found in seen.items():
        assert bool(found["prompt"]) == (found["seat"] == asked), who


def test_before_a_game_begins_there_are_no_moments(browser: TestClient) -> None:
    sentence = "expected a game that has begun; a seat is still open"
    for path in ("waits/moments", "waits/moments/0"):
        assert ask(browser, path, ANNA) == (409, {"error": sentence})


def test_positions_are_found_in_any_order_and_after_moves_were_taken_back() -> None:
    record = kept()[1]
    replay = Replay(record)
    actions = list(record.actions[:120])
    for moves in (100, 3, EVERY, 119, 0, 64):
        assert replay.after(moves, actions).numbers() == record.replay(moves).numbers()
    other = Match(record.prefix(50), seed=9).record
    match = Match(other, seed=9)
    while match.moves < 90:
        decision = match.decision()
        assert decision is not None
        match.act(decision.options[0])
    assert match.record.actions[:90] != record.actions[:90]
    for moves in (90, 60, 40):
        expected = match.record.replay(moves).numbers()
        assert replay.after(moves, match.record.actions).numbers() == expected


def test_a_position_handed_out_may_be_changed() -> None:
    record = kept()[1]
    replay = Replay(record)
    s = replay.after(EVERY, record.actions)
    advance(s, record.actions[EVERY])
    assert replay.after(EVERY, record.actions).numbers() == record.replay(EVERY).numbers()
