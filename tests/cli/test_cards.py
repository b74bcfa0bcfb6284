"""Typing in the cards of one's own box: asked for exactly what is doubtful, and never twice."""

from pathlib import Path

import pytest

from stavitel.components import read_components
from stavitel.games import GAMES, components_of
from stavitel.own_cards import OwnCards, by_card, doubtful

from .running import assert_refused, run

ID = "red_cathedral"


def test_what_is_reconstructed_and_read_is_asked_for() -> None:
    names = [number.name for number in doubtful(ID)]
    assert "rubles.bank_limit" in names  # a field of an entry from the rulebook
    assert "rubles.start_by_turn_order" not in names
    assert "score_track.prestige_spaces" in names  # an entry of our own
    assert len(names) == len(set(names)) > 200
    assert doubtful("pillars") == []


@pytest.mark.parametrize("id", GAMES)
def test_every_number_can_be_confirmed(id: str) -> None:
    """All of our guesses together are a components file that changes nothing."""
    cards = OwnCards(id)
    numbers = doubtful(id)
    for number in numbers:
        row = {"id": number.id} if number.id else {}
        cards.rows.setdefault((number.table, number.id), {**row})[number.key] = number.ours
    assert all(cards.has(number) for number in numbers)
    assert OwnCards(id, cards.text()).rows == cards.rows
    if numbers:
        box = read_components(id, cards.text()).components
        assert {key for key in box} == {key for key in components_of(id)}


def test_answers_are_kept_and_the_walk_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    first = run("cards", "red", "-o", file, input="70\n-\nq\n")
    assert first.exit_code == 0
    assert "bank_limit = 70" in file.read_text()
    again = run("cards", "red", "-o", file, input="\nq\n").stdout
    assert "you have typed in 1 of them" in again
    assert "rubles.bank_limit" not in again
    assert "prestige_spaces" in file.read_text()
    assert run("check", file).stdout.endswith(f"components of {ID}\n")
    assert run("play", "red", "--components", file, input="q\n").exit_code == 0


def test_a_card_is_asked_for_as_a_whole(tmp_path: Path) -> None:
    """One question a card: Enter for all that is shown, a key for what differs, * for the kind."""
    file = tmp_path / "mine.toml"
    numbers = doubtful(ID)
    cards = by_card(numbers)
    assert len(cards) < len(numbers) / 2
    card = next(card for card in cards if len(card) > 2 and card[0].table == "cathedral_card")
    later = "-\n" * cards.index(card)
    told = run("cards", "red", "-o", file, input=f"{later}points\nrubles = 9\n\nq\n").stdout
    assert "expected 'key = value' with one of " in told
    typed = OwnCards(ID, file.read_text())
    assert typed.rows[card[0].table, card[0].id]["rubles"] == 9
    assert all(typed.has(number) for number in card)
    run("cards", "red", "-o", file, input=f"{later}*\nq\n")
    typed = OwnCards(ID, file.read_text())
    assert [n.name for n in numbers if typed.has(n) != (n.table == "cathedral_card")] == []
    assert typed.rows[card[0].table, card[0].id]["rubles"] == 9
    read_components(ID, file.read_text())


def test_a_value_that_cannot_be_is_asked_for_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    output = run("cards", "red", "-o", file, input="many\n-3\n60\nq\n").stdout
    assert "expected a value written as 80; got 'many'" in output
    assert "expected a number from" in output
    assert "bank_limit = 60" in file.read_text()


def test_a_file_of_something_else_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[castle]\n")
    assert_refused(run("cards", "red", "-o", file))
    assert file.read_text() == "[castle]\n"


def test_only_what_is_doubtful_is_listed() -> None:
    lines = run("games", "red", "--reconstructed").stdout.splitlines()
    assert "rubles.bank_limit = 80" in lines
    assert not any(line.startswith("rubles.start_by_turn_order") for line in lines)
    assert "nothing to type in" in run("games", "pillars", "--reconstructed").stdout


def test_sources_fit_a_narrow_screen() -> None:
    for id in GAMES:
        lines = run("games", id, "--sources", COLUMNS="80").stdout.splitlines()
        assert max(map(len, lines)) <= 80
        assert sum(line.startswith(" ") for line in lines) < len(lines)
