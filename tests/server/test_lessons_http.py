"""Lessons over HTTP: a page can take one from the first step to the last, keeping all itself."""

from typing import Any

import pytest

from stavitel.games import GAMES
from stavitel.lessons import lessons
from stavitel.server import lessons_http
from stavitel.texts import LANGUAGES
from tests.server.asking import client

CAYLUS = "caylus_magna_carta"


def step(name: str, number: int, lang: str = "en", taken: str = "", id: str = CAYLUS) -> Any:
    asked = f"/api/lessons/{id}/{name}/{number}?lang={lang}&taken={taken}"
    return client(lessons_http.ROUTES).get(asked)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "name"), [(id, name) for id in GAMES for name in lessons(id)])
def test_a_lesson_is_taken_to_its_end(id: str, name: str, lang: str) -> None:
    taken: list[str] = []
    number, steps, lines = 0, 1, 0
    while number < steps:
        told = step(name, number, lang, ",".join(taken), id).json()
        steps = told["steps"]
        assert told["step"] == number and told["text"]
        assert told["update"]["keep"] == lines
        lines += len(told["update"]["lines"])
        if told["expected"]:
            offered = [option["action"] for option in told["update"]["ask"]["options"]]
            assert told["hint"] and set(told["expected"]) <= set(offered)
            taken.append(str(told["expected"][0]))
        number += 1
    assert steps >= 4 and taken


def test_a_step_shows_the_learners_table() -> None:
    told = step("1-road", 3).json()
    assert told["highlight"] == ["position:1"]
    assert [seat["mine"] for seat in told["info"]["seats"]] == [True, False]
    assert told["update"]["view"]["hand"] == ["small_farm", "large_farm", "bank"]
    assert {"not_in_hand", "cost_not_covered"} & {one["reason"] for one in told["refused"]}


def test_where_nothing_is_expected_nothing_can_be_chosen() -> None:
    told = step("1-road", 0).json()
    assert (told["expected"], told["hint"], told["update"]["ask"]) == ([], "", None)


@pytest.mark.parametrize(
    ("asked", "status", "sentence"),
    [
        (("1-road", 99), 404, "1-road: expected a step from 0 to 9; got 99"),
        (("9-moon", 0), 404, "expected a lesson called 1-road or 2-castle or 3-prestige"),
        (("1-road", 4, "en", "1"), 409, "step 3: expected place_worker 1"),
        (("1-road", 4, "en", "x"), 400, "taken: expected up to 100 actions as '12,7'"),
        (("1-road", 4, "fr"), 404, "expected one of the languages en, cs, pl, de; got 'fr'"),
        (("1-road", 0, "en", "", "chess"), 404, "expected a game called"),
        (("1-road", 0, "en", "", "template"), 404, "expected a lesson called (none)"),
    ],
)
def test_what_cannot_be_shown_is_said_in_one_sentence(
    asked: tuple[Any, ...], status: int, sentence: str
) -> None:
    answer = step(*asked)
    assert answer.status_code == status
    assert answer.json()["error"].startswith(sentence)
