"""Legal moves the table asks back about, and those it takes without a word."""

import pytest

from stavitel.engine.core import State
from stavitel.texts import LANGUAGES, Texts

from .table import GAME, area, dealt, do, table


def slip(s: State, words: str) -> str:
    return GAME.slip(s, GAME.verbs.read(words))


def test_passing_before_anybody_went_for_resources() -> None:
    """PE-5.7: all workers would go to the mill, though PE-5.4 offers cards."""
    s = dealt()
    assert slip(s, "pass") == "workers"


def test_passing_with_a_resource_card_or_without_one_to_take() -> None:
    s = table(phase="offer", blue={"resources": ["sand_2"]}, starting_player="blue")
    assert slip(s, "pass") == ""
    s = table(
        phase="offer",
        starting_player="blue",
        offer={"resources": [], "craftsmen": ["r1_mason"]},
        blue={"gold": 20},
    )
    assert slip(s, "pass") == ""


def waiting_at(price: int, gold: int) -> State:
    builders = {"market": ["red"], "priory_1": "red", "start_player": "red", "court": ["blue"]}
    return table(
        phase="builders",
        returned=True,
        starting_player="red",
        builders=builders,
        drawn="blue",
        price=price,
        blue={"gold": gold},
    )


def test_a_builder_left_waiting_at_a_low_price_one_can_pay() -> None:
    """PE-6.5: little is saved, and PE-6.8 leaves what others did not want."""
    assert slip(waiting_at(2, 9), "wait") == "cheap"


@pytest.mark.parametrize(("price", "gold"), [(3, 9), (5, 15), (7, 21)])
def test_a_builder_left_waiting_by_somebody_who_has_gold_enough(price: int, gold: int) -> None:
    """PE-6.5: the price is at most a third of the gold."""
    assert slip(waiting_at(price, gold), "wait") == "cheap"
    assert slip(waiting_at(price, gold - 1), "wait") == ""


def test_a_builder_left_waiting_with_good_reason() -> None:
    assert slip(waiting_at(5, 9), "wait") == "", "the gold is worth waiting for"
    assert slip(waiting_at(7, 6), "wait") == "", "the price cannot be paid"
    assert slip(waiting_at(2, 9), "place castle") == ""


def test_ending_with_cubes_that_must_be_returned() -> None:
    """PE-7.13.4: more than five cubes, of which craftsmen could still make points."""
    s = area("cathedral", round=2, starting_player="blue", blue={"wood": 4, "stone": 4})
    assert slip(s, "end_conversion") == "cubes"
    assert slip(s, "best_conversion") == ""
    s = area("cathedral", round=2, starting_player="blue", blue={"wood": 3, "stone": 2})
    assert slip(s, "end_conversion") == "", "five cubes may be kept for a better craftsman"


def test_ending_the_last_conversion_too_early() -> None:
    """PE-9.3: what is left over is worth nothing."""
    s = area("cathedral", round=6, starting_player="blue", blue={"wood": 3})
    assert slip(s, "end_conversion") == "last"
    do(s, "use_craftsman start_woodworker")
    assert slip(s, "end_conversion") == "", "one wood is too little for anything"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_asks_back_in_every_language(lang: str) -> None:
    texts = Texts(GAME, lang)
    for s, words in [
        (dealt(), "pass"),
        (waiting_at(2, 9), "wait"),
        (area("cathedral", round=2, starting_player="blue", blue={"wood": 9}), "end_conversion"),
        (area("cathedral", round=6, starting_player="blue", blue={"wood": 2}), "end_conversion"),
    ]:
        assert texts.slip(s, GAME.verbs.read(words)).endswith("?")
