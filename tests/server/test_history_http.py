"""The course of a game: moments, records, branches and proofs, and who may see what when."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from stavitel.beginning import read_beginning
from stavitel.engine.core import advance, waiting
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.fair import commitment, rules_of, verify
from stavitel.games import GAMES, folder_text, game
from stavitel.match import Match
from stavitel.numbering import from_zero
from stavitel.record import Record, read_record
from stavitel.report import EVERYTHING, report
from stavitel.scenario import read_scenario, run_scenario, template
from stavitel.sentences import Part, Sentence
from stavitel.server.app import make_app
from stavitel.server.openapi import CALLS, TEXT
from stavitel.server.replaying import EVERY, Replay
from stavitel.server.settings import Limits, Settings
from stavitel.server.store import Batch
from stavitel.server.table import Table
from stavitel.server.wire import WATCHER
from stavitel.texts import LANGUAGES

from .asking import HOST, share
from .kept import ANNA, BORIS, OTHER, SECRET, act, keep, laid, offered, play, setup

CMC = "caylus_magna_carta"
OWN = {"Origin": HOST}
MANY = Limits(table_burst=1000, request_burst=100_000)


@cache
def kept() -> tuple[list[Batch], Record]:
    """A finished game, a running one, one that waits, and the record of the finished one."""
    over, running = laid(setup(CMC, "over")), laid(setup(CMC, "running"))
    waits = laid(setup(CMC, "waits", open=1))
    play(over, Rng(3))
    play(running, Rng(4), 60)
    assert over.match is not None and over.state == "over"
    return [over.take(), running.take(), waits.take()], over.match.record


@contextmanager
def server(folder: Path) -> Iterator[TestClient]:
    with TestClient(make_app(Settings(folder, 1, limits=MANY)), HOST) as client:
        yield client


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("data")
    keep(folder, *kept()[0])
    with server(folder) as client:
        yield client


def ask(browser: TestClient, path: str, who: str = OTHER, **query: Any) -> tuple[int, object]:
    """Status and JSON of an answer."""
    browser.cookies = {"stavitel": who}
    answer = browser.get(f"/api/tables/{path}", params={k: str(v) for k, v in query.items()})
    return answer.status_code, answer.json()


def told(browser: TestClient, path: str, who: str = OTHER, **query: Any) -> dict[str, Any]:
    status, found = ask(browser, path, who, **query)
    assert status == 200, found
    assert isinstance(found, dict)
    return found


# a finished game


def sentence(parts: object) -> Sentence:
    return Sentence(msgspec.convert(parts, list[str | Part]))


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


def test_the_record_of_a_finished_game_proves_itself(browser: TestClient) -> None:
    answer = browser.get("/api/tables/over/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="{CMC}-over.stav"'
    record = read_record(answer.text)
    assert record.actions == kept()[1].actions
    assert record.players == {0: "player 0", 1: "player 1"}
    proof = record.proof
    assert proof is not None
    assert verify(record, proof.table, proof.commitment, proof.secret, proof.numbers) > 20


def test_fair_gives_all_one_needs_to_draw_again(browser: TestClient) -> None:
    found = told(browser, "over/fair")
    record = kept()[1]
    rules = rules_of(record.game)
    assert (found["table"], found["rules"], found["secret"]) == ("over", rules, SECRET)
    assert found["commitment"] == commitment(SECRET, "over", rules)
    assert found["numbers"] == ["number 0", "number 1"]
    text = record.to_text()
    drawn = [line.removeprefix("chance: ") for line in text.split("\n") if "chance: " in line]
    draws = found["draws"]
    assert isinstance(draws, list)
    assert [draw["words"] for draw in draws] == drawn
    assert [draw["number"] for draw in draws] == list(range(len(drawn)))
    assert all(0 <= draw["value"] < draw["below"] for draw in draws)


# a running game


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


def test_a_running_game_gives_neither_record_nor_branch_nor_secret(browser: TestClient) -> None:
    for who in (ANNA, BORIS, OTHER):
        status, refused = ask(browser, "running/record", who)
        sentence = "expected a game that is over; this one is still being played"
        assert (status, refused) == (409, {"error": sentence})
        body = {"move": 0, "seat": 0}
        assert browser.post("/api/tables/running/branch", json=body, headers=OWN).status_code == 409
        found = told(browser, "running/fair", who)
        assert (found["secret"], found["draws"]) == ("", [])
        assert found["commitment"] == commitment(SECRET, "running", rules_of(game(CMC)))


def test_before_a_game_begins_there_are_no_moments(browser: TestClient) -> None:
    sentence = "expected a game that has begun; a seat is still open"
    for path in ("waits/moments", "waits/moments/0"):
        assert ask(browser, path, ANNA) == (409, {"error": sentence})


@pytest.mark.parametrize("id", GAMES)
def test_nothing_a_viewer_gets_depends_on_what_it_may_not_know(tmp_path: Path, id: str) -> None:
    """Two servers with the same table; in the second, what one seat cannot know is dealt anew.
    Whatever that seat or a watcher may ask about the running game, both answer alike."""
    differed = 0
    for seed in range(2):
        folders = [tmp_path / f"{seed}-{world}" for world in "ab"]
        begin(id, seed, folders)
        with server(folders[0]) as one, server(folders[1]) as two:
            for who in (ANNA, OTHER):
                assert answers(one, who) == answers(two, who)
            differed += answers(one, BORIS) != answers(two, BORIS)
    # elsewhere secrets are too rare for so few games
    assert differed or id != CMC, "the worlds were the same: this test tests nothing"


def begin(id: str, seed: int, folders: list[Path]) -> None:
    """A game in its middle, once as it is and once as Anna might imagine it, in which everybody
    then does the same; nobody does what would tell her the two apart."""
    rng = Rng(seed)
    before = laid(setup(id, "t", min(3, game(id).max_seats)))
    play(before, rng, 60)
    assert before.match is not None
    real = before.match.record.replay()
    alike = (real, game(id).imagine(real, 0, rng))
    positions = [from_zero(game(id), game(id).position(s)) for s in alike]  # as tables keep them
    done: list[int] = []
    tables = worlds(id, positions, done)
    while len(done) < 12 and (both := common_actions(*tables)):
        done.append(both[rng.below(len(both))])
        for table in tables:
            act(table, done[-1])
        if seen_by_anna(tables[0]) != seen_by_anna(tables[1]):
            tables = worlds(id, positions, done[:-1])
            break
    assert done[:-1]
    for folder, table in zip(folders, tables, strict=True):
        folder.mkdir()
        keep(folder, table.take())
        (folder / "key").write_bytes(bytes(32))  # or the links of the seats would differ


def worlds(id: str, positions: list[dict[str, object]], done: list[int]) -> list[Table]:
    seats = min(3, game(id).max_seats)
    tables = [laid(setup(id, "t", seats, position)) for position in positions]
    for table in tables:
        for action in done:
            act(table, action)
    return tables


def common_actions(one: Table, two: Table) -> list[int]:
    """What the asked seat can do in both worlds; others than Anna do not show their hands."""
    verb = one.game.verbs.verb
    shows = ("build", "exchange_hand", "new_hand", "play", "fix_production") if one.asked else ()
    elsewhere = offered(two)
    return [a for a in offered(one) if a in elsewhere and verb(a).name not in shows]


def seen_by_anna(table: Table) -> object:
    match = table.match
    return match and (table.asked, match.moves, match.view(0), match.events(0))


def answers(browser: TestClient, who: str) -> list[bytes]:
    """Everything a browser may ask about the table, byte for byte."""
    browser.cookies = {"stavitel": who}
    moves = browser.get("/api/tables/t/moments").json()["moves"]
    paths = ["", "/moments", "/moments?lang=cs", "/fair", "/record", "/moments?as=1"]
    paths += [f"/moments/{move}" for move in range(moves + 1)]
    return [browser.get(f"/api/tables/t{path}").content for path in paths]


# records


def drop_in(browser: TestClient, body: bytes) -> Response:
    return browser.post("/api/records", content=body, headers={**OWN, "Content-Type": TEXT})


def test_a_record_dropped_in_can_be_looked_at_by_anybody(browser: TestClient) -> None:
    text = browser.get("/api/tables/over/record").text
    browser.cookies = {}
    answer = browser.post(
        "/api/records", content=text, headers={**OWN, "Content-Type": "text/plain"}
    )
    assert answer.status_code == 201
    table = answer.json()["table"]
    assert answer.json()["invites"] == []
    info = told(browser, table)
    assert (info["replay_only"], info["state"]) == (True, "over")
    course = told(browser, f"{table}/moments")
    assert course["moves"] == course["lines"][-1]["move"] == len(kept()[1].actions)
    assert browser.get(f"/api/tables/{table}/record").text == text
    assert told(browser, f"{table}/fair")["table"] == "over"


def test_an_unfinished_record_stays_where_it_ends(browser: TestClient) -> None:
    cut = kept()[1].prefix(100)
    answer = drop_in(browser, cut.to_text().encode())
    table = answer.json()["table"]
    assert told(browser, f"{table}/moments")["moves"] == 100
    assert browser.get(f"/api/tables/{table}/record").text == cut.to_text()
    sentence = "this record holds no proof of its draws"
    assert ask(browser, f"{table}/fair") == (404, {"error": sentence})


@pytest.mark.parametrize(
    ("body", "status", "sentence"),
    [
        (b"", 400, "record: expected text; the file is empty"),
        (b"\xff\xfe", 400, "record: expected text in UTF-8; got binary data"),
        (b"hello", 400, "expected the first line to be 'stavitel record 2'; got 'hello'"),
        (
            b"stavitel record 2\ngame: chess\nseats: 2\n", 400,
            "record, line 2: expected a game called",
        ),
        (
            b"stavitel record 2\ngame: caylus_magna_carta\nseats: 2\n\nred: pass\n", 400,
            "record, line 5: expected an action of chance; got one of 'red'",
        ),
        (b"stavitel record 2\n" + b"\n" * 6000, 413, "expected at most 6000 lines"),
        (b"<script>" * 200_000, 413, "expected at most 1048576 bytes; this is longer"),
    ],
)  # fmt: skip
def test_rubbish_is_refused_with_one_sentence(
    browser: TestClient, body: bytes, status: int, sentence: str
) -> None:
    answer = drop_in(browser, body)
    assert answer.status_code == status
    assert sentence in answer.json()["error"]
    assert "\n" not in answer.json()["error"]


# positions


def begin_from(browser: TestClient, text: str) -> Response:
    return browser.post("/api/positions", content=text, headers={**OWN, "Content-Type": TEXT})


@pytest.mark.parametrize("id", GAMES)
def test_a_table_begins_from_a_position_and_from_a_scenario(browser: TestClient, id: str) -> None:
    """Whoever is to move there is the guest, the others are bots."""
    browser.cookies = {}
    for text in (template(game(id)), folder_text(id, "puzzle.toml")):
        answer = begin_from(browser, text)
        assert answer.status_code == 201, answer.json()
        laid = answer.json()
        rules, s = read_beginning(text)
        asked = waiting(s)
        assert asked is not None
        mine = max(0, int(asked.asks))
        assert [invite["seat"] for invite in laid["invites"]] == [mine]
        cookie = answer.cookies["stavitel"]
        seats = told(browser, laid["table"], cookie)["seats"]
        assert isinstance(seats, list)
        assert [seat["kind"] for seat in seats].count("human") == 1 == seats[mine]["mine"]
        share(browser, laid["table"])
        begun = told(browser, f"{laid['table']}/moments/0", cookie)
        assert begun["view"] == plain(rules.view(s, mine))
        browser.cookies = {}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "position: expected text; the file is empty"),
        ("seats = 2", "position: game: expected the id of a game, such as"),
        ('game = "caylus"\nseats = 9', "position, line 2: seats: expected a number from 2 to 4"),
        (
            'game = "red"\n[components.rubles]\nbank_limit = 60\n[position]\n[[step]]\n',
            "components: expected the numbers of our box",
        ),
    ],
)
def test_a_position_that_cannot_be_played_is_refused(
    browser: TestClient, text: str, sentence: str
) -> None:
    answer = begin_from(browser, text)
    assert answer.status_code == 400 and sentence in answer.json()["error"], answer.json()


# branches


def test_a_branch_goes_on_from_a_moment(browser: TestClient) -> None:
    browser.cookies = {}
    record = kept()[1]
    body = {"move": 120, "seat": 1, "bot": "random"}
    answer = browser.post("/api/tables/over/branch", json=body, headers=OWN)
    assert answer.status_code == 201, answer.json()
    laid = answer.json()
    assert [invite["seat"] for invite in laid["invites"]] == [1]
    cookie = answer.cookies["stavitel"]
    info = told(browser, laid["table"], cookie)
    seats = info["seats"]
    assert isinstance(seats, list)
    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("bot", False), ("human", True)]
    share(browser, laid["table"])
    begun = told(browser, f"{laid['table']}/moments/0", cookie)
    assert begun["view"] == plain(record.game.view(record.replay(120), 1))


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"move": 100_000, "seat": 0}, "move: expected a number from 0 to"),
        ({"move": -1, "seat": 0}, "move: expected a number from 0 to"),
        ({"move": 10, "seat": 2}, "seat: expected a number below 2; got 2"),
        ({"move": 10, "seat": 0, "bot": "cheat"}, "bot: expected one of"),
        ({"move": "ten", "seat": 0}, "expected Branch as JSON; Expected `int`, got `str`"),
        ({"move": 10}, "missing required field `seat`"),
        ({"move": 10, "seat": 0, "as": 1}, "contains unknown field `as`"),
        ([], "expected Branch as JSON"),
    ],
)
def test_a_branch_that_cannot_be_is_refused(
    browser: TestClient, body: object, sentence: str
) -> None:
    answer = browser.post("/api/tables/over/branch", json=body, headers=OWN)
    assert answer.status_code == 400
    assert sentence in answer.json()["error"]


# what is not there, and who may ask


@pytest.mark.parametrize("path", ["none/moments", "none/moments/3", "none/record", "none/fair"])
def test_there_is_no_such_table(browser: TestClient, path: str) -> None:
    assert ask(browser, path) == (404, {"error": "there is no such table"})


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("over/moments/100000", 404),
        ("over/moments/-1", 404),
        ("over/moments/x", 404),
        ("over/moments?lang=fr", 404),
        ("over/moments?as=7", 403),
        ("over/moments?as=x", 403),
        ("over/moments?as=٣", 403),
    ],
)
def test_other_rubbish_is_refused(browser: TestClient, path: str, status: int) -> None:
    found, refused = ask(browser, path) if "?" not in path else raw(browser, path)
    assert found == status
    assert isinstance(refused, dict) and refused["error"]


def raw(browser: TestClient, path: str) -> tuple[int, object]:
    answer = browser.get(f"/api/tables/{path}")
    return answer.status_code, answer.json()


def test_no_other_page_may_change_anything(browser: TestClient) -> None:
    """Every call that changes something refuses foreign, missing and empty origins."""
    for call in CALLS:
        if call.method == "GET":
            continue
        kind = TEXT if call.takes == TEXT else "application/json"
        path = call.path.replace("{table}", "over")
        for origin in ({}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
            answer = browser.post(path, content=b"{}", headers={**origin, "Content-Type": kind})
            assert answer.status_code == 403, path
        for wrong in ("", "application/x-www-form-urlencoded", "multipart/form-data"):
            answer = browser.post(path, content=b"{}", headers={**OWN, "Content-Type": wrong})
            assert answer.status_code == 415, path


# positions of the course


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


# a moment as a scenario file


def reported(browser: TestClient, path: str, who: str, **query: Any) -> Response:
    browser.cookies = {"stavitel": who}
    return browser.get(f"/api/tables/{path}/report", params={k: str(v) for k, v in query.items()})


def test_a_report_of_a_running_game_passes_and_makes_up_what_others_hold(
    browser: TestClient,
) -> None:
    match, move = _running(), 20  # soon after everybody got a hand
    real = tomllib.loads(report(match.record, move, EVERYTHING, Rng(1)))["position"]
    others = set()
    for _ in range(8):
        answer = reported(browser, f"running/moments/{move}", ANNA)
        assert answer.status_code == 200
        assert f'filename="{CMC}-running-{move}.toml"' in answer.headers["content-disposition"]
        assert run_scenario(read_scenario(answer.text)).failures == []
        told = tomllib.loads(answer.text)["position"]
        assert told["seats"] == real["seats"]
        assert told["red"]["hand"] == real["red"]["hand"]
        others.add(tuple(told["green"]["hand"]))
    assert len(others) > 1


def test_a_finished_game_is_reported_as_it_was(browser: TestClient) -> None:
    record = kept()[1]
    answer = reported(browser, "over/moments/100", OTHER)
    assert answer.text == report(record, 100, EVERYTHING, Rng(1))


def test_a_report_names_the_action_that_was_refused(browser: TestClient) -> None:
    match = _running()
    seat = match.seat()
    who = [ANNA, BORIS][seat or 0]
    option, why = match.candidates()[0]
    answer = reported(browser, f"running/moments/{match.moves}", who, action=option.action)
    assert f'refuses."{option.words}" = "{why.reason}"' in answer.text
    for odd in ("x", "-1", "9" * 12):
        bad = reported(browser, f"running/moments/{match.moves}", who, action=odd)
        assert bad.status_code == 400


def test_nobody_reports_from_a_seat_of_others_or_a_move_to_come(browser: TestClient) -> None:
    moves = _running().moves
    assert reported(browser, f"running/moments/{moves}", ANNA, **{"as": 1}).status_code == 403
    assert reported(browser, f"running/moments/{moves + 1}", ANNA).status_code == 404
    assert reported(browser, "waits/moments/0", ANNA).status_code == 409
    watched = reported(browser, f"running/moments/{moves}", OTHER)
    assert "as a watcher saw it" in watched.text


def _running() -> Match:
    table = laid(setup(CMC, "running"))
    play(table, Rng(4), 60)
    assert table.match is not None
    return table.match
