"""Records of games played on a server: what was promised and shown is kept, read and verified."""

from functools import cache
from pathlib import Path

import pytest

from stavitel.engine.errors import BadRecord
from stavitel.fair import FairChance, commitment, new_secret, rules_of
from stavitel.games import GAMES, game
from stavitel.match import Match
from stavitel.players import make_player
from stavitel.record import Proof, Record, read_record

from ..cli.running import assert_refused, run

SECRET = "5e" * 32
TABLE = "Abc-1_x"
NUMBERS = ["a number of mine", '  "jiné"\n# číslo\\']


@cache
def played(id: str) -> str:
    """The text of a game drawn from the secret."""
    named = game(id)
    record = Record(named, 2, named.variants[0])
    match = Match(record, chance=FairChance(SECRET, NUMBERS))
    player = make_player("random", 7)
    while not match.over:
        match.ask(player)
    record.proof = Proof(
        "Abc-1_x", commitment(SECRET, "Abc-1_x", rules_of(game(id))), SECRET, NUMBERS
    )
    return record.to_text()


@pytest.fixture(params=GAMES)
def text(request: pytest.FixtureRequest) -> str:
    return played(request.param)


def check(tmp_path: Path, text: str) -> str:
    """What `stavitel check --fair` says of a record that is not as promised."""
    file = tmp_path / "game.stav"
    file.write_text(text, "utf-8")
    return assert_refused(run("check", "--fair", file))


def test_the_proof_comes_back_as_it_was_written(text: str) -> None:
    record = read_record(text)
    assert record.proof is not None
    assert record.proof.numbers == NUMBERS
    assert record.to_text() == text
    assert record.prefix(20).proof == record.proof


def test_a_promise_made_for_older_rules_is_verified_by_them(tmp_path: Path) -> None:
    record = read_record(played("catan_duel"))
    record.version, record.cards = 1, "0123456789ab"
    rules = rules_of(record.game, 1, "0123456789ab")
    record.proof = Proof(TABLE, commitment(SECRET, TABLE, rules), SECRET, NUMBERS)
    file = tmp_path / "game.stav"
    file.write_text(record.to_text(), "utf-8")
    assert run("check", "--fair", file).exit_code == 0
    ours = record.to_text().replace("rules: 1\n", "rules: 2\n")
    assert "got a different one" in check(tmp_path, ours)


def test_every_draw_is_verified(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.stav"
    file.write_text(text, "utf-8")
    result = run("check", "--fair", file)
    assert result.exit_code == 0
    promised = commitment(SECRET, TABLE, rules_of(read_record(text).game))
    drawn = text.count("\nchance: ")
    assert drawn and f" {drawn} draws, all as {promised} promised" in result.stdout


def test_a_changed_draw_is_found_and_named(tmp_path: Path) -> None:
    """The first card dealt is exchanged for another that was as likely."""
    text = played("caylus_magna_carta")
    record = read_record(text)
    words = record.game.verbs.write(record.actions[0])
    other = next(w for w in ("park", "forest", "trading_post") if w not in words)
    head = text[: text.index("chance: ")]
    said = check(tmp_path, f"{head}chance: deal_neutral {other}\n")
    assert f"action 1: expected {words}, which the secret gives; got deal_neutral {other}" in said


def test_draws_in_another_order_are_found(tmp_path: Path) -> None:
    text = played("caylus_magna_carta")
    lines = text[: text.index("end: ")].split("\n")
    first = next(n for n, line in enumerate(lines) if line.startswith("chance: deal_card"))
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    said = check(tmp_path, "\n".join(lines[: first + 2]) + "\n")
    assert f"action {first - lines.index('')}: expected deal_card" in said


def test_another_secret_is_found(tmp_path: Path, text: str) -> None:
    said = check(tmp_path, text.replace(SECRET, new_secret()))
    expected = "commitment: expected the SHA-256 of secret, table and rules"
    assert f"{expected}; got a different one" in said


def test_another_table_is_found(tmp_path: Path, text: str) -> None:
    assert "commitment: expected" in check(tmp_path, text.replace(f"table: {TABLE}", "table: Abc"))


@pytest.mark.parametrize("number", ['number red: "another"', ""])
def test_another_number_of_a_seat_is_found(tmp_path: Path, number: str) -> None:
    text = played("caylus_magna_carta")
    line = 'number red: "a number of mine"\n'
    assert line in text
    said = check(tmp_path, text.replace(line, f"{number}\n" if number else ""))
    assert "which the secret gives" in said


def test_a_game_of_the_terminal_has_nothing_to_verify(tmp_path: Path) -> None:
    text = Record(game(GAMES[0]), 2, "standard").to_text()
    assert "expected a game of a server" in check(tmp_path, text)


# the promise of today and the older one


def with_promise(text: str) -> str:
    return text.replace(f"secret: {SECRET}\n", f"secret: {SECRET}\npromise: 2\n")


def test_an_older_promise_is_verified_and_says_what_it_does_not_show(tmp_path: Path) -> None:
    (file := tmp_path / "game.stav").write_text(played("caylus_magna_carta"), "utf-8")
    result = run("check", "--fair", file)
    assert result.exit_code == 0
    assert "an older promise: the players' numbers were known before it was made" in result.stdout
    file.write_text(with_promise(played("caylus_magna_carta")), "utf-8")
    assert "older promise" not in run("check", "--fair", file).stdout


def test_the_commitment_one_has_kept_is_compared(tmp_path: Path) -> None:
    text = with_promise(played("caylus_magna_carta"))
    proof = read_record(text).proof
    assert proof is not None and proof.promise == 2
    (file := tmp_path / "game.stav").write_text(text, "utf-8")
    result = run("check", "--fair", file, "--commitment", proof.commitment)
    assert result.exit_code == 0 and "--commitment" not in result.stdout
    assert "--commitment compares" in run("check", "--fair", file).stdout
    said = assert_refused(run("check", "--fair", file, "--commitment", "ab" * 32))
    assert f"commitment: expected {'ab' * 32}, as you kept it; got {proof.commitment}" in said


def test_numbers_that_lack_are_kept_and_told() -> None:
    lines = [f"{key}: {value}\n" for key, value in {**PROOF, "promise": "2"}.items()]
    text = HEADER + "".join(lines)
    record = read_record(f"{text}number red: none\nnumber green: withheld\n")
    assert record.proof is not None
    assert record.proof.lacking == {0: "none", 1: "withheld"}
    assert read_record(record.to_text()).proof == record.proof
    with pytest.raises(BadRecord, match="number: expected 1 to 64 letters in quotes; got 'none'"):
        read_record(f"{text.replace('promise: 2', 'promise: 1')}number red: none\n")
    with pytest.raises(BadRecord, match="promise: expected 1 or 2, the promises known here"):
        read_record(text.replace("promise: 2", "promise: 3"))


HEADER = "stavitel record 2\ngame: caylus_magna_carta\nseats: 2\n"
PROOF = {"table": "t1", "commitment": "0f" * 32, "secret": "5e" * 32}


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"secret": None}, "line 4: expected a line 'secret: ...' beside 'table'; it is missing"),
        (
            {"table": None},
            "line 4: expected a line 'table: ...' beside 'commitment'",
        ),
        ({"commitment": None}, "expected a line 'commitment: ...' beside 'table'; it is missing"),
        ({"secret": "5E" * 32}, "line 6: secret: expected 64 digits from 0 to f; got '5E5E"),
        ({"commitment": "0f"}, "line 5: commitment: expected 64 digits from 0 to f; got '0f'"),
        ({"table": "a b"}, "line 4: table: expected a word; got 'a b'"),
        ({"number pink": '"x"'}, "line 7: number: expected one of red, green; got 'pink'"),
        ({"number blue": '"x"'}, "line 7: number: expected one of red, green; got 'blue'"),
        ({"number red": "x"}, "line 7: number: expected 1 to 64 letters in quotes; got 'x'"),
        ({"number red": "7"}, "line 7: number: expected 1 to 64 letters in quotes; got '7'"),
        ({"number red": '""'}, "line 7: number: expected 1 to 64 letters in quotes"),
        ({"number red": f'"{"x" * 65}"'}, "line 7: number: expected 1 to 64 letters in quotes"),
        ({"number red": r'"\ud800"'}, "line 7: number: expected 1 to 64 letters in quotes"),
    ],
)
def test_a_proof_that_cannot_be_read_is_refused(
    changed: dict[str, str | None], expected: str
) -> None:
    proof = {**PROOF, **changed}
    lines = "".join(f"{key}: {value}\n" for key, value in proof.items() if value is not None)
    with pytest.raises(BadRecord) as refused:
        read_record(HEADER + lines, "game.stav")
    assert expected in str(refused.value)


def test_a_number_alone_proves_nothing() -> None:
    with pytest.raises(BadRecord, match=r"expected a line 'table: \.\.\.' beside 'number red'"):
        read_record(f'{HEADER}number red: "x"\n')
