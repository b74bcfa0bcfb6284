"""Measurements: text that Prometheus reads, at a port of their own."""

import logging
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from stavitel.server import journal
from stavitel.server.app import make_app
from stavitel.server.measures import SECONDS, Counter, Histogram, Measures, text
from stavitel.server.metrics_http import Metered
from stavitel.server.settings import Settings

from .asking import HOST, share

PORT = 9464
METRICS = f"http://127.0.0.1:{PORT}"
TABLE = {
    "game": "caylus_magna_carta",
    "seats": [{"kind": "me", "name": "Božena"}, {"kind": "bot", "bot": "random"}],
}
Samples = dict[tuple[str, str], float]


def read(page: str) -> Samples:
    """Every sample by its name and its one label, as an independent reader finds it."""
    found: Samples = {}
    for family in text_string_to_metric_families(page):
        assert family.documentation and family.type != "unknown", family.name
        for sample in family.samples:
            place = sample.name, "".join(sample.labels.values())
            assert place not in found
            found[place] = sample.value
    return found


def ask(app: Metered) -> Samples:
    answer = TestClient(app, METRICS).get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return read(answer.text)


@pytest.fixture
def app(tmp_path: Path) -> Metered:
    app = make_app(Settings(tmp_path, 1))
    return Metered(app, app.state.hub, PORT)


def test_what_happens_is_counted_and_timed(app: Metered) -> None:
    with TestClient(app, HOST) as browser:
        before = ask(app)
        laid = browser.post("/api/tables", json=TABLE, headers={"Origin": HOST}).json()
        share(browser, laid["table"])
        path = f"{HOST}/api/tables/{laid['table']}/socket".replace("http", "ws", 1)
        with browser.websocket_connect(path, headers={"Origin": HOST}) as socket:
            while (update := socket.receive_json())["type"] != "update" or not update["ask"]:
                pass
            act = {"type": "act", "id": "1", "version": update["version"],
                   "action": update["ask"]["options"][0]["action"]}  # fmt: skip
            socket.send_json(act)
            while socket.receive_json()["type"] != "done":
                pass
            socket.send_json({**act, "id": "2"})
            while socket.receive_json()["type"] != "refused":
                pass
            assert browser.get("/api/tables/none").status_code == 404
            during = ask(app)
        assert before["stavitel_tables", ""] == before["stavitel_sockets", ""] == 0
        assert during["stavitel_tables", ""] == during["stavitel_sockets", ""] == 1
        assert during["stavitel_tables_laid_total", "caylus_magna_carta"] == 1
        assert during["stavitel_moves_total", "choice"] >= 1
        assert during["stavitel_commit_seconds_count", ""] >= 2
        assert during["stavitel_acknowledgement_seconds_count", ""] >= 1
        assert during["stavitel_refused_total", "stale"] == 1
        assert during["stavitel_http_answers_total", "201"] == 1
        assert during["stavitel_http_answers_total", "404"] == 1
        chosen = during["stavitel_bot_seconds_count", ""]
        assert chosen == during["stavitel_bot_thinking_seconds_count", ""]
        assert during["stavitel_bots_thinking", ""] >= during["stavitel_bots_waiting", ""] == 0
        assert during["process_resident_memory_bytes", ""] > 10**6
        assert during["process_cpu_seconds_total", ""] > 0


def test_a_histogram_counts_up_to_each_end() -> None:
    times = Histogram("seconds", "How long.")
    for seconds in (0.0005, 0.001, 0.3, 99.0):
        times.observe(seconds)
    found = read(text(times.lines()).decode())
    buckets = {end: found["seconds_bucket", str(end)] for end in SECONDS}
    assert list(buckets.values()) == sorted(buckets.values())
    assert (buckets[0.001], buckets[0.25], buckets[0.5], buckets[10.0]) == (2, 2, 3, 3)
    assert found["seconds_bucket", "+Inf"] == found["seconds_count", ""] == 4
    assert found["seconds_sum", ""] == pytest.approx(99.3015)


def test_what_is_under_way_is_known_and_failures_are_timed_too() -> None:
    times = Histogram("seconds", "How long.")
    with pytest.raises(ValueError), times.timed():
        assert times.running == 1
        raise ValueError
    assert times.running == 0
    assert read(text(times.lines()).decode())["seconds_count", ""] == 1


def test_mistakes_are_counted_by_the_part_that_logs_them() -> None:
    measures = Measures()
    with journal.written("text", measures):
        logging.getLogger("stavitel.server.hub").error("it stumbled")
        logging.getLogger("stavitel.server.hub").info("it is well")
        logging.getLogger("uvicorn.error").warning("not ours")
    logging.getLogger("stavitel.server.hub").error("nobody counts any more")
    found = read(text(measures.lines()).decode())
    assert found["stavitel_problems_total", "hub"] == 1
    assert found["stavitel_problems_total", "uvicorn"] == 1


def test_any_word_can_be_a_label() -> None:
    counter = Counter("odd_total", "Odd.", "word")
    for word in ('"', "\\", "\n", "}", "é"):
        counter.add(word)
    assert {word for _, word in read(text(counter.lines()).decode())} == {'"', "\\", "\n", "}", "é"}


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/health", "/metrics/x"])
def test_the_port_of_measurements_tells_nothing_else(path: str, app: Metered) -> None:
    assert TestClient(app, METRICS).get(path).status_code == 404


def test_the_table_tells_no_measurements(app: Metered) -> None:
    """Also where a proxy passes every path on: the port alone decides."""
    with TestClient(app, HOST) as browser:
        answer = browser.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
        assert "stavitel_tables" not in answer.text


def test_names_and_tables_are_not_told(app: Metered) -> None:
    with TestClient(app, HOST) as browser:
        laid = browser.post("/api/tables", json=TABLE, headers={"Origin": HOST}).json()
        page = TestClient(app, METRICS).get("/metrics").text
        assert "Božena" not in page
        assert laid["table"] not in page
