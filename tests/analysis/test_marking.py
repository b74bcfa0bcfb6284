"""A chart marks the gravest turning points, and no two marks overlap."""

import re
from itertools import combinations

import pytest

from stavitel.analysis.judging import Error
from stavitel.analysis.marking import MOST, NARROW_SCREEN, WIDE_SCREEN, Marked, marked
from stavitel.analysis.page import page
from stavitel.analysis.report import Analysis, analysed
from stavitel.texts import LANGUAGES, Texts

from .games import GIVEN_AWAY, ended_with

WORDS = "seat player start luck own others result end title curve errors none note error"
LABELS = dict.fromkeys(WORDS.split(), "")


def error(move: int, loss: float) -> Error:
    return Error(move, move % 2, 1, 2, loss, 0.01, "??" if loss >= 0.15 else "?!")


def weak_game() -> list[Error]:
    """Eighty errors close together; every tenth costs most."""
    return [error(move, 0.6 - move / 1000 if move % 10 == 0 else 0.06) for move in range(80)]


def beside(error: Error) -> tuple[float, float]:
    """Each seat in a row of its own."""
    return 8.0 * error.move, 100.0 + 60 * error.seat


def apart(one: Marked, other: Marked, size: int) -> bool:
    letters = (len(one.error.mark) + len(other.error.mark)) / 2
    return abs(one.x - other.x) >= 0.7 * size * letters or abs(one.y - other.y) >= size


def test_a_few_errors_are_all_marked_on_every_screen() -> None:
    errors = [error(0, 0.06), error(30, 0.2), error(60, 0.11)]
    found = marked(errors, beside)
    assert [mark.error.move for mark in found] == [30, 60, 0]  # the gravest first
    assert all(mark.always for mark in found)


def test_marks_of_a_weak_game_do_not_overlap() -> None:
    found = marked(weak_game(), beside)
    assert 5 < len(found) <= MOST
    assert all(apart(one, other, WIDE_SCREEN) for one, other in combinations(found, 2))
    kept = [mark for mark in found if mark.always]
    assert all(apart(one, other, NARROW_SCREEN) for one, other in combinations(kept, 2))


def test_the_gravest_are_among_them() -> None:
    moves = {mark.error.move for mark in marked(weak_game(), beside)}
    assert {0, 10, 20, 30, 40, 50, 60, 70} <= moves


def test_a_narrow_screen_shows_fewer() -> None:
    close = [error(0, 0.3), error(4, 0.2), error(60, 0.1)]
    found = {mark.error.move: mark.always for mark in marked(close, beside)}
    assert found == {0: True, 4: False, 60: True}


@pytest.fixture(scope="module")
def crowded() -> Analysis:
    """A short game, every move of which was marked as an error many times."""
    found = analysed(ended_with(GIVEN_AWAY))
    first = found.errors[0]
    errors = [Error(first.move, first.seat, first.played, first.better, loss / 100, 0.01, "??")
              for loss in range(60, 20, -1)]  # fmt: skip
    return Analysis(found.record, found.account, errors)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_so_where_its_chart_has_fewer_marks_than_its_list(
    crowded: Analysis, lang: str
) -> None:
    told = page(crowded, lang, LABELS)
    sentence = Texts(crowded.record.game, lang).text("analysis-gravest", n=40)
    assert sentence in told and "40" in sentence
    assert len(re.findall(r'<a class="mark', told)) == 1
    assert len(re.findall(r"<li id=", told)) == 40
    few = Analysis(crowded.record, crowded.account, crowded.errors[:1])
    assert Texts(few.record.game, lang).text("analysis-gravest", n=1) not in page(few, lang, LABELS)
