"""No answer about a running game depends on what whoever asks may not know."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.numbering import from_zero
from stavitel.server.table import Table

from .course import CMC, server
from .kept import ANNA, BORIS, OTHER, act, keep, laid, offered, play, setup


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
