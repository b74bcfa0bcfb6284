"""Finished games, one for each way a game can end: they replay to what they once came to."""

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stavitel.components import read_components
from stavitel.engine.core import Actions, State, advance, refusal
from stavitel.engine.errors import BadRecord
from stavitel.engine.game import Game
from stavitel.engine.views import plain
from stavitel.files import read_text
from stavitel.fingerprint import fingerprint
from stavitel.games import GAMES
from stavitel.match import Match
from stavitel.native import compiled
from stavitel.record import Record, components_mark, read_record

from ..games.facts import told
from .endings import result

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.stav"))
CAYLUS = HERE / "caylus_magna_carta"
PILLARS = HERE / "pillars"
DUEL = HERE / "catan_duel"
CUT_EVERY = 29 if compiled() else 97
every_record = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}"
)


@cache
def record(path: Path) -> Record:
    return read_record(read_text(path, BadRecord), str(path))


def results(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "results.toml").read_text("utf-8"))


@every_record
def test_a_record_comes_to_its_result(path: Path) -> None:
    """Every action is checked on the way, and the last line is the mark of the position."""
    played = record(path)
    s = played.replay()
    assert not s.stack
    assert played.game.check(s) == []
    assert results(path.parent)[path.stem] == result(played)


@every_record
def test_a_record_is_written_as_it_was_read(path: Path) -> None:
    assert record(path).to_text() == path.read_text("utf-8")


@every_record
def test_a_record_can_be_cut_at_any_move(path: Path) -> None:
    """The text of the shorter record is the head of the longer one, but for its last line."""
    played = record(path)
    lines = played.to_text().splitlines()
    header = lines.index("") + 1
    s = played.begin()
    for moves, action in enumerate(played.actions):
        if moves % CUT_EVERY == 0:
            cut = played.prefix(moves)
            text = cut.to_text()
            mark = fingerprint(played.game, s)
            assert text.splitlines() == [*lines[: header + moves], f"end: {mark}"]
            assert read_record(text).actions == cut.actions
            assert cut.replay().numbers() == s.numbers() == played.replay(moves).numbers()
        advance(s, action)


@every_record
def test_lines_may_be_cut_off_by_hand(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    for keep in range(lines.index("") + 1, len(lines), 61):
        cut = read_record("\n".join(lines[:keep]))
        assert len(cut.actions) == keep - lines.index("") - 1


@every_record
def test_a_cut_game_can_be_played_on(path: Path, tmp_path: Path) -> None:
    played = record(path)
    saved = tmp_path / "saved.stav"
    match = Match(played.prefix(len(played.actions) * 2 // 3), seed=1)
    match.save(saved)
    again = Match.load(saved, seed=1)
    assert again.exact_mark() == match.exact_mark()
    assert again.view(0) == match.view(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_result_has_its_record(game: str) -> None:
    stems = [path.stem for path in FILES if path.parent.name == game]
    assert sorted(results(HERE / game)) == stems


def test_caylus_ends_in_every_way() -> None:
    """Delivery, removal or Church; a shared victory; every number of seats and variant."""
    played = [record(path) for path in FILES if path.parent == CAYLUS]
    found = results(CAYLUS).values()
    assert {result["ending"] for result in found} == {"delivery", "removal", "church"}
    assert {len(result["winners"]) for result in found} >= {1, 2}
    tables = {(game.seats, game.variant) for game in played}
    assert tables >= {(n, "standard") for n in (2, 3, 4)} | {(2, "beginner"), (4, "beginner")}


def test_pillars_is_won_in_every_way() -> None:
    """PE-9.2: by points, by gold, together; with every number of seats."""
    found = results(PILLARS).values()
    assert {result["ending"] for result in found} == {"points", "gold", "shared"}
    assert {result["rounds"] for result in found} == {6}
    played = [record(path) for path in FILES if path.parent == PILLARS]
    assert {game.seats for game in played} == {2, 3, 4}


def test_a_record_of_pillars_with_every_kind_of_secret_and_reaction() -> None:
    """A look at the event, a builder laid aside or put back, a strengthened craftsman, Thomas."""
    played = record(PILLARS / "every-card-4-seats.stav")
    kinds = {event["event"] for event in told(played)}
    assert kinds >= {"event_foreseen", "builder_laid_aside", "builder_returned"}
    assert kinds >= {"craftsman_strengthened", "card_spent"}


def test_the_red_cathedral_ends_in_every_way() -> None:
    """By building, by the teamsters, by Ivan, by the clock and the limit on turns; won outright,
    by a tie-break or together, and lost to Ivan; on either side of the board."""
    folder = HERE / "red_cathedral"
    played = {path.stem: record(path) for path in FILES if path.parent == folder}
    found = results(folder)
    endings = {result["ending"] for result in found.values()}
    assert endings == {"building", "teamsters", "ivan", "time"}
    assert {len(result["winners"]) for result in found.values()} == {0, 1, 2}
    tables = {(game.seats, game.variant) for game in played.values()}
    assert tables >= {(n, "basic") for n in (1, 2, 3, 4)} | {(n, "advanced") for n in (2, 3, 4)}
    assert found["clock-2-seats"]["rounds"] == 2 * 60
    assert found["turn-limit-2-seats"]["rounds"] == 2 * 1000
    assert played["mixed-boards-3-seats"].switches == {"boards": "own_choice"}
    for name in ("tie-break-2-seats", "tie-break-by-ornaments-3-seats"):
        best = max(found[name]["scores"])
        assert found[name]["scores"].count(best) > len(found[name]["winners"]) == 1


def test_catan_duel_ends_in_every_way() -> None:
    """CD-17.2, CD-17.3, CD-17.5, R35: in every variant, before the roll where that is possible,
    with both players at the target, by points at the limit on turns, and with equal points."""
    played = {path.stem: record(path) for path in FILES if path.parent == DUEL}
    found = results(DUEL)
    ways = {(played[name].variant, result["ending"]) for name, result in found.items()}
    themes = ("gold", "turmoil", "progress", "duel")
    assert ways == {
        *[(variant, "own_turn") for variant in ("intro", *themes)],
        *[(variant, "before_rolling") for variant in themes],
        *[(variant, "turn_limit") for variant in ("intro", "turmoil")],
    }
    assert {len(result["winners"]) for result in found.values()} == {1, 2}
    assert found["both-at-the-target-turmoil"]["scores"] == [12, 12]
    assert len(found["both-at-the-target-turmoil"]["winners"]) == 1
    limits = [result for result in found.values() if result["ending"] == "turn_limit"]
    assert {result["rounds"] for result in limits} == {300}


def test_records_of_catan_duel_with_every_kind_of_secret_and_reaction() -> None:
    """Hands shown, robbed and put away, defence, Sebastian, cards lost, searched and fetched."""
    names = ("every-attack-turmoil", "every-era-duel")
    kinds = {event["event"] for name in names for event in told(record(DUEL / f"{name}.stav"))}
    assert kinds >= {"hand_shown", "hand_card_stolen", "hand_card_put_away", "nothing_taken"}
    assert kinds >= {"defence_rolled", "defence_declined", "not_affected", "building_designated"}
    assert kinds >= {"card_lost", "laid_face_up", "card_under_stack", "card_discarded", "waived"}
    assert kinds >= {"stack_searched", "taken_from_discard", "cards_swapped", "cache_placed"}


@pytest.mark.parametrize("choice", ["old_face", "forbidden", "no_effect"])
def test_the_lawyer_switch_mattered(choice: str) -> None:
    """R8: a card with a worker was turned over, or could not be."""
    played = record(CAYLUS / f"lawyer-{choice.replace('_', '-')}.stav")
    assert played.switches == {"lawyer_occupied": choice}
    s = played.begin()
    turned, refused = 0, 0
    for action in played.actions:
        refused += occupied_refusals(played.game, s)
        words = played.game.verbs.write(action)
        if words.startswith("turn_over"):
            position = int(words.split()[1].removeprefix("position="))
            road: Any = plain(played.game.view(s, -1))["road"]
            turned += road[position - 1]["worker"] is not None
        advance(s, action)
    assert (turned > 0, refused > 0) == (choice != "forbidden", choice == "forbidden")


def occupied_refusals(game: Game, s: State) -> int:
    out = Actions()
    s.stack[-1].candidates(s, out)
    reasons = [int(refusal(s, action)) for action in out.to_list()]
    return [game.reasons.kind(r).name for r in reasons if r].count("turned_card_occupied")


def test_a_record_may_start_from_a_position() -> None:
    played = record(CAYLUS / "from-a-position.stav")
    assert played.start is not None
    assert played.game.turns(played.begin()) == played.start["round"]
    assert json.loads(json.dumps(played.start)) == played.start
    longer = record(CAYLUS / "church-4-seats.stav")
    assert longer.actions[-len(played.actions) :] == played.actions
    assert longer.replay().numbers() == played.replay().numbers()


def test_a_record_played_with_other_cards_needs_their_file() -> None:
    """The header marks the card numbers; ours do not do for theirs, nor theirs for ours."""
    path = CAYLUS / "delivery-2-seats.stav"
    text = path.read_text("utf-8")
    ours = record(path).game
    own = read_components(ours.id, '[[player_building]]\nid = "bank"\npoints = 4\n')
    assert components_mark(own) != components_mark(ours)
    with pytest.raises(BadRecord) as refused:
        read_record(text, "game.stav", own)
    assert str(refused.value) == (
        f"game.stav, line 4: components: expected {components_mark(own)}, the mark of the cards "
        f"in use; got '{components_mark(ours)}': played with other card numbers, "
        "give their file with --components"
    )
    theirs = read_record(text.replace(components_mark(ours), components_mark(own)), "", own)
    assert theirs.to_text().replace(components_mark(own), components_mark(ours)) == text
