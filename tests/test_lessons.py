"""Lessons: every one can be taken to its end, in every language, and a broken one says where."""

from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from stavitel.engine.errors import BadLesson, IllegalAction
from stavitel.games import GAMES, game
from stavitel.lessons import GUIDE, Attempt, examples, lesson, lessons, read_lesson
from stavitel.texts import LANGUAGES, Texts
from tests.typed import typed

CAYLUS = "caylus_magna_carta"
ALL = [(id, name) for id in GAMES for name in lessons(id)]

EXAMPLES = [(id, name) for id in GAMES for name in examples(id)]

every_example = pytest.mark.parametrize(("id", "name"), EXAMPLES)
every_lesson = pytest.mark.parametrize(("id", "name"), ALL)

# what chance draws for a learner who takes the first expected action at every step
LUCK = {
    "catan_duel/1-settlement": [
        "roll_production 5", "roll_event trade",
        "draw_region stack_pasture_2", "draw_region stack_hills_2",
    ],
    "catan_duel/2-tokens": [
        "roll_production 5", "roll_event trade",
        "roll_production 5", "roll_event plentiful_harvest",
    ],
    "catan_duel/4-turmoil": [
        "roll_defence 5", "roll_production 2", "roll_event event_card", "draw_event feud",
    ],
    "red_cathedral/1-market": ["roll die=yellow value=5", "roll die=blue value=2"],
    "red_cathedral/4-ivan": [
        "roll die=yellow value=5", "roll die=blue value=2", "roll die=red value=5",
    ],
    "pillars/1-cards": ["draw_builder red"],
    "pillars/2-builders": ["draw_builder blue", "draw_builder blue", "roll_tax 4"],
    "pillars/3-cathedral": [
        "deal_advantage brother_francis", "deal_advantage aliena",
        "deal_craftsman r4_glassblower", "deal_craftsman r4_sculptor",
        "leave_out wood_2", "leave_out sand_2",
    ],
    "caylus_magna_carta/3-prestige": ["deal_card gold_mine"],
}  # fmt: skip

SOUND = """\
seat = "red"

[position]
red.deniers = 2
green.deniers = 1

[[step]]
text = "one"
expect = ["place_worker 1", "pass"]

[[step]]
text = "two"
do = ["green: pass"]
"""


def red_only(text: str) -> str:
    return SOUND.replace('"place_worker 1", "pass"', text)


def test_there_are_lessons_and_a_game_may_have_none() -> None:
    assert lessons(CAYLUS) == ["1-road", "2-castle", "3-prestige"]
    assert lessons("pillars") == ["1-cards", "2-builders", "3-cathedral"]
    assert lessons("red_cathedral") == ["1-market", "2-build", "3-towers", "4-ivan"]
    assert lessons("catan_duel") == [
        "1-settlement", "2-tokens", "3-gold", "4-turmoil", "5-progress", "6-duel",
    ]  # fmt: skip
    assert lessons("template") == []


@pytest.mark.parametrize(("id", "name"), ALL + EXAMPLES)
def test_a_learner_who_does_as_told_comes_to_the_end(id: str, name: str) -> None:
    """Reading a lesson tries all its courses; this one goes step by step, as a page does."""
    taken: list[int] = []
    steps = lesson(id, name).steps
    for number in range(len(steps)):
        attempt = Attempt(lesson(id, name), number, taken)
        assert attempt.number == number
        if attempt.step.asks:
            decision = attempt.match.decision()
            assert decision is not None and decision.seat == attempt.lesson.seat
            assert set(attempt.expected()) <= {option.action for option in decision.options}
            taken.append(attempt.expected()[-1])
    assert not steps[-1].asks, "the last word is the coach's"


@every_lesson
def test_chance_draws_what_the_coach_speaks_of(id: str, name: str) -> None:
    """A change of rules that draws once more or once less moves every draw that follows."""
    attempt = Attempt(lesson(id, name))
    for _ in lesson(id, name).steps[1:]:
        attempt.go_on()
    lines = attempt.match.record.to_text().splitlines()
    drawn = [line.removeprefix("chance: ") for line in lines if line.startswith("chance: ")]
    assert drawn == LUCK.get(f"{id}/{name}", []), (
        f"lessons/{name}.toml of {id} has other luck than before: read what the coach says about "
        f"it (lesson-{name}-… in all four catalogues), put it right, then change LUCK"
    )


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words(id: str, name: str, lang: str) -> None:
    texts, taught = Texts(game(id), lang), lesson(id, name)
    assert texts.text(taught.message()) and texts.text(taught.message("hint"))
    for step in taught.steps:
        assert len(texts.text(taught.message(step.text))) < 420, "short enough for a phone"
        assert texts.has(taught.message(f"{step.text}-why")) == step.asks


@every_example
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_is_told_by_the_guide_and_ended_by_the_coach(
    id: str, name: str, lang: str
) -> None:
    texts, taught = Texts(game(id), lang), lesson(id, name)
    assert [step.text for step in taught.steps[:-1]] == [GUIDE] * (len(taught.steps) - 1)
    assert texts.example(name) and texts.text(taught.message(taught.steps[-1].text))
    assert texts.text(f"{taught.message(GUIDE)}-why")


@pytest.mark.parametrize(
    ("id", "name", "told"),
    [
        ("catan_duel", "ex-brigands", "Brigands rob Blue, who has 8 resources"),
        ("catan_duel", "ex-mill", "Red produces 2 grain in the fields (6)"),
        ("caylus_magna_carta", "ex-batches", "Red takes 1 gold for delivering the most batches"),
        ("pillars", "ex-cathedral", "Blue uses the toolmaker and gains 2 gold"),
        ("pillars", "ex-workers", "Blue sends 2 workers to the wool mill"),
        ("red_cathedral", "ex-arch", "Green loses 1 recognition for the unfinished section"),
        ("red_cathedral", "ex-bricks", "Yellow takes 4 bricks"),
        ("red_cathedral", "ex-die-tile", "Yellow takes 2 rubles"),
        ("red_cathedral", "ex-track", "Yellow gains 4 recognition (space 6)"),
    ],
)
def test_an_example_comes_out_as_the_guide_says(id: str, name: str, told: str) -> None:
    taught = lesson(id, name)
    attempt = Attempt(taught, len(taught.steps) - 1)
    log = [typed(line) for line in attempt.match.log(taught.seat)]
    assert [line for line in log if line.startswith(told)], log
    assert id != "catan_duel" or not [line for line in log if line.startswith("Brigands rob Red")]


def test_prestige_leads_less_far_than_four_recognition() -> None:
    """The other choice of the example about the score track (RC-3.5)."""
    taught = lesson("red_cathedral", "ex-track")
    ornament = taught.steps[1].expect[1]
    attempt = Attempt(taught, 2, [taught.steps[0].expect[0], ornament])
    assert "Yellow gains 1 prestige (space 5)" in [typed(line) for line in attempt.match.log(0)]


def test_the_first_tower_of_the_example_is_scored_as_the_guide_says() -> None:
    attempt = Attempt(lesson("red_cathedral", "ex-towers"), 1)
    assert attempt.match.scores() == [2, 7, 2, 0]


def test_no_message_is_about_a_step_that_is_gone() -> None:
    for id in GAMES:
        text = files(f"stavitel.games.{id}").joinpath("texts/en.ftl").read_text("utf-8")
        written = {
            entry.id.name
            for entry in parse(text).body
            if isinstance(entry, ast.Message) and entry.id.name.startswith("lesson-")
        }
        wanted = set()
        for taught in (lesson(id, name) for name in lessons(id)):
            wanted |= {taught.message(), taught.message("hint")}
            wanted |= {taught.message(step.text) for step in taught.steps}
            wanted |= {taught.message(f"{step.text}-why") for step in taught.steps if step.asks}
        assert written == wanted


def test_whoever_skips_a_step_takes_the_first_expected_action() -> None:
    taught = read_lesson(game(CAYLUS), "mine", SOUND)
    assert Attempt(taught, 1).match.log(0) == Attempt(
        taught, 1, [taught.steps[0].expect[0]]
    ).match.log(0)
    first = typed(Attempt(taught, 1).match.log(0)[0])
    assert first == "Red places a worker on the Park (1) for 1 denier"
    other = Attempt(taught, 1, [taught.steps[0].expect[1]])
    assert typed(other.match.log(0)[0]) == "Red passes (bridge space 1) and takes 1 denier"


def test_a_step_tells_what_happened_since_the_one_before() -> None:
    attempt = Attempt(lesson(CAYLUS, "1-road"), 4)
    assert [typed(line) for line in attempt.match.log(0, "en", attempt.since)] == [
        "Red places a worker on the Park (1) for 1 denier",
        "Green places a worker on the Peddler (2) for 1 denier",
    ]


def test_what_is_not_expected_is_refused() -> None:
    taught = read_lesson(game(CAYLUS), "mine", SOUND)
    with pytest.raises(IllegalAction, match="step 0: expected place_worker 1 or pass"):
        Attempt(taught, 1, [taught.game.verbs.read("draw_card")])


@pytest.mark.parametrize("number", [-1, 2])
def test_a_step_that_is_not_there_is_refused(number: int) -> None:
    with pytest.raises(BadLesson, match=f"mine: expected a step from 0 to 1; got {number}"):
        Attempt(read_lesson(game(CAYLUS), "mine", SOUND), number)


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(
        BadLesson, match=r"expected a lesson called 1-road or 2-castle or .*; got 'x'"
    ):
        lesson(CAYLUS, "x")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('seat = "pink"', "line 1: seat: expected one of red, green, orange, blue; got 'pink'"),
        ('seat = "red"', r"expected at least one \[\[step\]\]; there is none"),
        (
            SOUND.replace("text", "words"),
            r"line 7: step\[1\]: expected the key 'text'; it is missing",
        ),
        (SOUND + "hint = 1\n", "line 14: step\\[2\\].hint: unknown key 'hint'"),
        (SOUND.replace("green: pass", "pass"), r"line 13: .* expected 'seat: action'; got 'pass'"),
        (SOUND.replace("green: pass", "green: dance"), "line 13: .* unknown verb 'dance'"),
        (
            SOUND.replace("green: pass", "red: pass"),
            "line 13: .* an action of green; got one of red",
        ),
        (SOUND.replace("green: pass", "green: build bank"), "line 13: .* expected a legal action"),
        (red_only('"build bank"'), "line 9: .* got 'build bank': The Bank is not in your hand"),
        (SOUND.replace('"red"', '"green"'), "line 9: .* expected green, who learns, .* it is red"),
        (SOUND + 'highlight = ["moon:1"]\n', "line 14: .* expected a place such as 'seat:red'"),
        (SOUND.replace("deniers = 2", "deniers = -1"), "line 4: position.red.deniers: expected"),
    ],
)
def test_a_broken_lesson_says_where_and_what(text: str, complaint: str) -> None:
    with pytest.raises(BadLesson, match=complaint):
        read_lesson(game(CAYLUS), "mine", text, "mine.toml")


def test_a_lesson_must_go_on_whatever_is_chosen() -> None:
    """Whoever has passed cannot pass again, so that the third step fails on that attempt."""
    text = SOUND + '\n[[step]]\ntext = "three"\nexpect = ["pass"]\n'
    with pytest.raises(BadLesson, match=r"line 17: .* got 'pass': You cannot do that now"):
        read_lesson(game(CAYLUS), "mine", text, "mine.toml")
