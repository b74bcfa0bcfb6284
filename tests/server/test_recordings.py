"""Tables laid with older rules: they go on where ours lead to them, else they are recordings."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from stavitel.engine.rng import Rng
from stavitel.engine.verbs import FROM_ZERO
from stavitel.games import GAMES
from stavitel.record import open_record, read_record
from stavitel.server.guests import hashed
from stavitel.server.history import MOVES_BETWEEN_MARKS, BadTable
from stavitel.server.recording import played
from stavitel.server.store import Batch, Entry, Kept
from stavitel.server.table import NotDone, Table
from stavitel.server.wire import WATCHER

from .course import OWN, ask, server, told
from .kept import ANNA, BORIS, OTHER, act, keep, laid, offered, play, setup

DUEL = "catan_duel"
RELEASED = Path(__file__).with_name("released")
FILES = sorted(RELEASED.glob("*.json"))
ELSEWHERE = RELEASED / "catan_duel-1-elsewhere.json"
SHOWN, MOVES = 20, 40
"""Of that table our rules lead to so many moves."""


def released(path: Path) -> Kept:
    return msgspec.json.decode(path.read_bytes(), type=Kept)


def kept_of(table: Table) -> Kept:
    batch = table.take()
    assert batch.setup is not None
    return Kept(batch.setup, batch.entries, batch.holders, [], [])


@cache
def finished() -> Kept:
    """A game of Catan Duel that was played to its end by our rules."""
    table = laid(setup(DUEL, "finished"))
    play(table, Rng(5))
    return kept_of(table)


@cache
def running(id: str = DUEL) -> Kept:
    table = laid(setup(id, "running"))
    play(table, Rng(5), 140)
    return kept_of(table)


def older(kept: Kept) -> Kept:
    """The same as if it had been laid with the rules before ours."""
    before = msgspec.structs.replace(kept.setup, rules=kept.setup.rules - 1)
    return msgspec.structs.replace(kept, setup=before, entries=list(kept.entries))


def led_elsewhere(kept: Kept, share: float) -> tuple[Kept, int]:
    """The same with a draw other than ours at about that share of it, and its move."""
    old = older(kept)
    draws = [
        entry for entry in played(old.entries) if entry.kind == "then" and "roll" in entry.text
    ]
    drawn = draws[int(len(draws) * share)]
    other = next(
        entry.text for entry in draws if entry.text != drawn.text and _verb(entry) == _verb(drawn)
    )
    old.entries[drawn.number] = msgspec.structs.replace(drawn, text=other)
    return old, played(kept.entries).index(drawn)


def _verb(entry: Entry) -> str:
    return entry.text.split()[0]


# tables of every version


def test_tables_of_every_game_are_kept() -> None:
    assert {released(path).setup.game for path in FILES} == set(GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_released_table_opens(path: Path) -> None:
    kept = released(path)
    table = Table.rebuilt(kept)
    assert table.match is not None
    assert table.match.moves == len(played(kept.entries))
    assert (table.recording is not None) == (path == ELSEWHERE)


@pytest.mark.parametrize("path", [p for p in FILES if p != ELSEWHERE], ids=lambda path: path.stem)
def test_a_released_table_goes_on_where_our_rules_lead_to_it(path: Path) -> None:
    kept = released(path)
    table = Table.rebuilt(kept)
    if table.state == "playing":
        act(table, offered(table)[0])
    kept.entries += table.take().entries
    again = Table.rebuilt(kept)
    assert again.match is not None and table.match is not None
    assert again.match.exact_mark() == table.match.exact_mark()
    assert again.version == table.version


def test_the_promise_of_an_older_table_is_that_of_its_rules() -> None:
    kept = released(RELEASED / "catan_duel-2.json")
    assert Table.rebuilt(kept).rules == f"catan_duel/2/{kept.setup.components}"


# a table that our rules lead elsewhere


def test_an_old_table_is_shown_as_far_as_our_rules_lead() -> None:
    table = Table.rebuilt(released(ELSEWHERE))
    assert table.recording is not None and table.match is not None
    assert (table.recording.shown, table.recording.moves) == (SHOWN, MOVES)
    assert len(table.match.record.actions) == SHOWN
    assert table.recording.rest == []  # nothing was kept in words then
    assert (table.asked, table.unconfirmed, table.bot_to_move()) == (None, False, None)
    assert table.viewpoints(hashed(ANNA)) == [0, WATCHER]


def test_nobody_plays_on_at_a_recording() -> None:
    table = Table.rebuilt(released(ELSEWHERE))
    anna = hashed(ANNA)
    changes: list[Callable[[], None]] = [
        lambda: table.act(anna, table.version, 0, False, 1),
        lambda: table.undo(anna, table.version, 1),
        lambda: table.confirm(anna, table.version, 1),
        lambda: table.leave(0, anna, 1),
    ]
    for change in changes:
        with pytest.raises(NotDone) as refused:
            change()
        assert (refused.value.code, refused.value.text) == ("not_now", "table-recording")
    assert table.take().entries == []


def test_its_players_may_close_it_and_then_everybody_sees_all() -> None:
    kept = released(ELSEWHERE)
    table = Table.rebuilt(kept)
    with pytest.raises(NotDone, match="not_yours"):
        table.close(hashed(OTHER), 2)
    assert table.take().entries == []
    table.close(hashed(BORIS), 2)
    entries = table.take().entries
    assert [(entry.number, entry.kind) for entry in entries] == [(len(kept.entries), "close")]
    again = Table.rebuilt(msgspec.structs.replace(kept, entries=[*kept.entries, *entries]))
    assert table.state == again.state == "over"
    assert again.result() is None
    assert again.viewpoints(hashed(OTHER)) == [0, 1, WATCHER]
    with pytest.raises(NotDone, match="table-not-playing"):
        again.close(hashed(ANNA), 3)


def test_a_table_that_goes_on_is_closed_by_its_host_alone() -> None:
    table = Table.rebuilt(running())
    with pytest.raises(NotDone, match="table-host-only"):
        table.close(hashed(BORIS), 2)
    assert table.state == "playing"


def test_damage_by_our_own_rules_is_no_recording() -> None:
    broken, _ = led_elsewhere(running(), 0.5)
    ours = msgspec.structs.replace(broken, setup=running().setup)
    with pytest.raises(BadTable, match="leads elsewhere"):
        Table.rebuilt(ours)


# what is kept for that


@pytest.mark.parametrize("id", GAMES)
def test_every_action_is_kept_in_words_with_what_happened(id: str) -> None:
    kept = running(id)
    table = Table.rebuilt(kept)
    assert table.match is not None
    write = table.game.verbs.write
    moves = played(kept.entries)
    actions = table.match.record.actions
    assert [entry.text for entry in moves] == [write(a, FROM_ZERO) for a in actions]
    assert all(entry.note for entry in moves)


@pytest.mark.parametrize("id", GAMES)
def test_a_table_told_from_its_words_has_the_same_log_for_everybody(id: str) -> None:
    """As if our rules led nowhere: every event comes from what was kept, secrets included."""
    kept = running(id)
    real = Table.rebuilt(kept).match
    assert real is not None
    old = Table(kept.setup)
    old._become_recording(kept.entries, 0)
    assert old.match is not None and old.recording is not None
    assert (old.recording.shown, old.match.moves) == (0, real.moves)
    for seat in (0, 1, WATCHER):
        assert old.match.events(seat) == real.events(seat)
        assert old.match.log(seat, "cs") == real.log(seat, "cs")
    assert old.match.moments() == real.moments()


def test_positions_are_marked_now_and_then_and_at_the_end() -> None:
    """To write a position down takes long: not with every move."""
    entries = finished().entries
    marks = [entry for entry in entries if entry.kind == "fingerprint"]
    table = Table.rebuilt(finished())
    assert table.match is not None
    assert 3 < len(marks) <= table.match.moves // MOVES_BETWEEN_MARKS + 1
    assert marks[-1] == entries[-1]
    assert marks[-1].text == table.match.fingerprint()
    assert [entry for entry in marks if entry.note] == [marks[-1]]


def test_renumbered_actions_are_known_by_their_words() -> None:
    kept = running()
    entries = [
        msgspec.structs.replace(entry, action=0)
        if entry.text and entry.kind in ("act", "then")
        else entry
        for entry in kept.entries
    ]
    again, real = Table.rebuilt(msgspec.structs.replace(kept, entries=entries)), Table.rebuilt(kept)
    assert again.match is not None and real.match is not None
    assert again.match.exact_mark() == real.match.exact_mark()


# a table with words that our rules lead elsewhere


def test_a_finished_game_is_shown_up_to_the_draw_that_is_another_and_told_from_there() -> None:
    old, move = led_elsewhere(finished(), 0.5)
    table = Table.rebuilt(old)
    real = Table.rebuilt(finished())
    assert table.recording is not None and table.match is not None and real.match is not None
    assert (table.recording.shown, table.match.moves) == (move, real.match.moves)
    assert table.state == "over"
    assert table.result() == real.result()
    assert table.match.log(0) == real.match.log(0)
    words = [entry.text for entry in played(old.entries)[move:]]
    assert [line.partition(": ")[2] for line in table.recording.rest] == words


def test_another_position_by_our_rules_leads_back_to_the_last_mark_that_agrees() -> None:
    old = older(finished())
    marks = [entry for entry in old.entries if entry.kind == "fingerprint"]
    wrong = msgspec.structs.replace(marks[3], text="p1-0123456789abcdef")
    old.entries[wrong.number] = wrong
    table = Table.rebuilt(old)
    assert table.recording is not None
    assert table.recording.shown == marks[2].action
    ours = msgspec.structs.replace(old, setup=finished().setup)
    assert Table.rebuilt(ours).recording is None  # within one version the rules are the same


def test_what_was_taken_back_is_no_part_of_a_recording() -> None:
    """The mark that differs comes after an undone choice."""
    table = laid(setup(DUEL, "undone"))
    play(table, Rng(5), 30)
    while table.undo_seat(hashed(ANNA)) is None:
        act(table, offered(table)[0])
    table.undo(hashed(ANNA), table.version, 1)
    play(table, Rng(6), 120)
    kept = older(kept_of(table))
    assert table.match is not None
    actions = table.match.record.actions
    last = [entry for entry in kept.entries if entry.kind == "fingerprint"][-1]
    kept.entries[last.number] = msgspec.structs.replace(last, text="p1-0123456789abcdef")
    recorded = Table.rebuilt(kept)
    assert recorded.match is not None and recorded.recording is not None
    shown = recorded.recording.shown
    assert 0 < shown < len(actions)
    assert recorded.match.record.actions == actions[:shown]
    assert recorded.match.moves == len(actions)


# over HTTP


def batch(kept: Kept, name: str) -> Batch:
    """A table as a server finds it in its folder."""
    laid = msgspec.structs.replace(kept.setup, table=name)
    summary = Table.rebuilt(kept).summary()
    return Batch(name, summary, laid, kept.entries, kept.holders)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("data")
    over, running_on = led_elsewhere(finished(), 0.5)[0], led_elsewhere(running(), 0.5)[0]
    keep(folder, batch(over, "over"), batch(running_on, "stopped"))
    with server(folder) as client:
        yield client


def test_a_recording_is_listed_and_says_what_it_is(browser: TestClient) -> None:
    browser.cookies = {"stavitel": ANNA}
    assert {entry["table"] for entry in browser.get("/api/tables").json()} == {"over", "stopped"}
    info = told(browser, "over")
    move = led_elsewhere(finished(), 0.5)[1]
    assert info["replay_only"]
    assert info["recording"] == {
        "rules": 2, "ours": 3, "moves": len(played(finished().entries)), "shown": move,
        "ended": True,
    }  # fmt: skip


def test_the_course_of_a_recording_is_told_to_its_end(browser: TestClient) -> None:
    move = led_elsewhere(finished(), 0.5)[1]
    course = told(browser, "over/moments")
    moves = course["moves"]
    assert moves == len(played(finished().entries))
    assert course["lines"][-1]["move"] > move
    assert len(course["rest"]) == moves - move
    last, shown = told(browser, f"over/moments/{moves}"), told(browser, f"over/moments/{move}")
    assert last["view"] == shown["view"]
    assert shown["over"] is None
    result = Table.rebuilt(finished()).result()
    assert result is not None
    assert last["over"] == {"scores": result.scores, "places": result.places}


def test_a_recording_can_be_taken_along_and_dropped_in_again(browser: TestClient) -> None:
    """A file does not say which draws its secret gave: another one may do for a while."""
    old, move = led_elsewhere(finished(), 0.5)
    text = browser.get("/api/tables/over/record").text
    reading = open_record(text)
    shown = len(reading.record.actions)
    assert (reading.record.version, shown >= move) == (2, True)
    words = [entry.text for entry in played(old.entries)]
    assert [what for _, what in reading.rest] == words[shown:]
    assert [line.partition(": ")[2] for line in text.splitlines()[-1 - len(words) : -1]] == words
    assert reading.to_text() == text
    headers = {**OWN, "Content-Type": "text/plain"}
    laid = browser.post("/api/records", content=text, headers=headers).json()["table"]
    info = told(browser, laid)
    assert (info["state"], info["replay_only"]) == ("over", True)
    assert info["recording"]["shown"] == shown
    assert len(told(browser, f"{laid}/moments")["rest"]) == len(reading.rest)
    assert browser.get(f"/api/tables/{laid}/record").text == text


def test_a_recording_can_be_branched_only_where_it_is_shown(browser: TestClient) -> None:
    move = led_elsewhere(finished(), 0.5)[1]
    for asked, status in ((move, 201), (move + 1, 400)):
        body = {"move": asked, "seat": 0}
        answer = browser.post("/api/tables/over/branch", json=body, headers=OWN)
        assert answer.status_code == status, answer.text


def test_hidden_cards_of_a_stopped_game_are_told_only_once_it_is_closed(
    browser: TestClient,
) -> None:
    assert told(browser, "stopped/moments", ANNA)["rest"] == []
    assert ask(browser, "stopped/moments", ANNA, **{"as": 1})[0] == 403
    assert ask(browser, "stopped/record", ANNA)[0] == 409
    browser.cookies = {"stavitel": OTHER}
    assert browser.post("/api/tables/stopped/close", json={}, headers=OWN).status_code == 403
    browser.cookies = {"stavitel": ANNA}
    closed = browser.post("/api/tables/stopped/close", json={}, headers=OWN).json()
    assert (closed["state"], closed["recording"]["ended"]) == ("over", False)
    assert told(browser, "stopped/moments", OTHER, **{"as": 1})["rest"]
    browser.cookies = {"stavitel": ANNA}
    again = browser.post("/api/tables/stopped/close?lang=cs", json={}, headers=OWN)
    assert (again.status_code, "Hra právě neběží" in again.text) == (409, True)


def test_the_record_of_an_older_table_that_went_on_names_its_rules(
    tmp_path: Path,
) -> None:
    """Its commitment was made for them."""
    keep(tmp_path, batch(older(finished()), "older"))
    with server(tmp_path) as client:
        text = client.get("/api/tables/older/record").text
        assert told(client, "older/fair")["rules"].startswith("catan_duel/2/")
    record = read_record(text)
    assert record.version == 2
    assert record.proof is not None
