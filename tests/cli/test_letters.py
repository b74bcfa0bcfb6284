"""Without UTF-8 and without colours: every sign of a table still means one thing."""

from io import BytesIO, TextIOWrapper

import pytest
from rich.console import Console

from stavitel import LANGUAGES, Match, Texts
from stavitel.cli.console import in_plain_letters, letters_only
from stavitel.cli.tables import table_for
from stavitel.games import GAMES, game

ANY = "?"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_signs_do_not_collide(id: str, lang: str) -> None:
    """Neither with each other nor with the letters of seats, capital or small."""
    table = table_for(Texts(game(id), lang), {}, letters=True)
    signs = [in_plain_letters(line.plain.split(" ")[0]) for line in table.legend()]
    seats = list(table.seats.initials.values())
    assert all(sign.isascii() for sign in [*signs, *seats])
    assert len(set(signs)) == len(signs), sorted(signs)
    assert len({seat.lower() for seat in seats}) == len(seats)
    goods = {sign.lower() for sign in signs}
    assert not goods & {seat.lower() for seat in seats}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_nothing_on_the_table_becomes_a_question_mark(id: str, lang: str) -> None:
    match = Match.start(id, seats=2, variant=game(id).variants[-1], seed=2)
    table = table_for(Texts(game(id), lang), {}, letters=True)
    console = Console(width=100, no_color=True, legacy_windows=False)
    with console.capture() as captured:
        for draw in table.drawings():
            console.print(draw(match.view(0), 100))
    lost = {letter for letter in captured.get() if in_plain_letters(letter) == ANY != letter}
    assert lost == set()


@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_green_and_yellow_are_told_apart_without_accents(lang: str) -> None:
    """Zelený and Žlutý, Zielony and Żółty begin with the same letter once accents are gone."""
    seats = table_for(Texts(game("pillars"), lang), {}, letters=True).seats.initials
    assert seats["green"] != seats["yellow"] and seats["green"][0] == seats["yellow"][0] == "Z"


def test_only_a_terminal_without_the_signs_gets_letters() -> None:
    for encoding, wanted in (("utf-8", False), ("ascii", True), ("iso8859-2", True)):
        assert letters_only(TextIOWrapper(BytesIO(), encoding=encoding)) is wanted
