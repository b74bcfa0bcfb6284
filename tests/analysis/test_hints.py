"""Hints: the best option first, with how sure that is, why, and what may follow."""

import pytest

from stavitel import Match
from stavitel.analysis import errors_of
from stavitel.analysis.hints import SHOWN, Hint, difference, hints, reason_in_words
from stavitel.analysis.working import advise, book, judge
from stavitel.engine.core import advance, options
from stavitel.engine.rng import Rng
from stavitel.games import game
from stavitel.players.base import Seen
from stavitel.players.greedy import GreedyPlayer
from stavitel.players.worth import worth_of
from stavitel.texts import LANGUAGES, Texts

from ..cli.running import run
from .games import GIVEN_AWAY, WON, ended_with, puzzle

CAYLUS = game("caylus_magna_carta")


def at_the_last_choice(lang: str = "en") -> list[Hint]:
    """Red may deliver and win, or deliver nothing and share the win."""
    s = puzzle()
    for move in WON[:2]:
        advance(s, CAYLUS.verbs.read(move))
    worth = worth_of(CAYLUS, 2, "standard")
    return hints(worth, Seen(CAYLUS, s, 0), Texts(CAYLUS, lang), 1, 0)


def test_the_winning_move_comes_first_and_says_why() -> None:
    best, *others = at_the_last_choice()
    assert CAYLUS.verbs.write(best.action) == WON[2]
    assert (best.share, best.error) == (1.0, 0.0)
    assert all(other.share < best.share for other in others)
    assert best.brings["points.total"] > 0 > others[0].brings["points.total"]
    assert len(others) < SHOWN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_said_in_every_language(lang: str) -> None:
    texts = Texts(CAYLUS, lang)
    said = reason_in_words(texts, {"points.total": 2, "goods.wood": -1, "nobody": 4})
    assert texts.text("amount-wood", n=1) in said
    assert "2" in said and "4" not in said


def test_a_hint_is_the_same_for_whoever_cannot_tell_the_positions_apart() -> None:
    """A worker gets a position imagined for the seat: hidden cards are not in there."""
    match = Match.start("caylus_magna_carta", 2, seed=4)
    s, seat = match.record.replay(), match.seat()
    assert seat is not None
    told = []
    for seed in (1, 2):
        position = CAYLUS.position(CAYLUS.imagine(s, seat, Rng(seed)))
        told.append(advise(CAYLUS.id, "standard", position, seat, "en", 0))
    assert [hint.action for hint in told[0]] == [hint.action for hint in told[1]]
    assert [hint.share for hint in told[0]] == pytest.approx([hint.share for hint in told[1]])


def test_an_analysis_in_pieces_is_the_whole() -> None:
    record = ended_with(GIVEN_AWAY)
    text, place, found = record.to_text(), 0, []
    while True:
        place, total, errors = judge(text, place, 0.0)
        found += errors
        if place == total:
            break
    assert found == errors_of(record) != []
    assert book(text).end == [0.5, 0.5]


def test_the_key_in_the_terminal() -> None:
    playing = ("play", "caylus", "--plain", "--seed", 3, "--players")
    alone = run(*playing, "human,level:1", input="t\nq\n")
    assert "Winning chance" in alone.stdout
    two = run(*playing, "human,human", input="\nt\nq\n")
    assert "Hints are available only when" in two.stdout


def test_nothing_is_listed_that_is_not_offered() -> None:
    s = puzzle()
    found = hints(worth_of(CAYLUS, 2, "standard"), Seen(CAYLUS, s, 0), Texts(CAYLUS, "en"), 1, 0)
    assert {hint.action for hint in found} <= set(options(s))
    assert [hint.share for hint in found] == sorted((h.share for h in found), reverse=True)


def test_even_the_first_answer_says_how_sure_it_is() -> None:
    worth, seen = worth_of(CAYLUS, 2, "standard"), Seen(CAYLUS, puzzle(), 0)
    for hint in hints(worth, seen, Texts(CAYLUS, "en"), 1, 0):
        assert 0 <= hint.error <= 0.5


def test_the_largest_differences_are_the_reason() -> None:
    ours = [{"gold": 3, "wood": 1, "points.total": 9, "points.houses": 9}, {"gold": 5}]
    theirs = [{"gold": 1, "wood": 1, "points.total": 4}, {"gold": 1, "stone": 1}]
    assert difference(ours, theirs) == {"gold": 3, "points.total": 3, "stone": -1}


def test_a_point_for_a_card_is_no_card() -> None:
    """Points are told in all; by source they would be taken for what they are for."""
    ours, theirs = [{"points": 5, "sources.cards": 3, "hand.cards": 2}], [{"points": 3}]
    assert difference(ours, theirs) == {"points": 2, "hand.cards": 2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_money_is_a_reason_too(lang: str) -> None:
    texts = Texts(CAYLUS, lang)
    assert texts.text("amount-denier", n=3) in reason_in_words(texts, {"deniers": 3})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_others_may_do_next_is_told_as_in_the_log(lang: str) -> None:
    """CMC-2.6: an option says `your cards` to whoever takes it, and that is not the reader."""
    match = Match.start("caylus_magna_carta", 2, seed=4)
    texts, me = match.texts(lang), match.seat()
    assert me is not None
    worth = worth_of(match.game, 2, match.record.variant)
    found = hints(worth, match.seen(me), texts, 1, 0)
    first = [hint.line[0] for hint in found]
    kept = texts.sentence("event-hand_kept", {"seat": 1 - me})
    name, new = texts.name("seat", 1 - me), texts.sentence("do-new_hand", {})
    assert len(first) == 2 and set(first) <= {kept, f"{name}: {new}"}
    assert "your" not in " ".join(first)
    assert {type(line) for hint in found for line in hint.line} == {str}


def test_what_one_may_do_next_oneself_is_told_as_an_option() -> None:
    match = Match.start("caylus_magna_carta", 2, seed=4)
    bots = [GreedyPlayer(Rng(1)), GreedyPlayer(Rng(2))]
    own = other = 0
    for _ in range(12):
        seat = match.seat()
        assert seat is not None
        worth, texts = worth_of(match.game, 2, match.record.variant), match.texts("en")
        names = [texts.name("seat", place) for place in (seat, 1 - seat)]
        for hint in hints(worth, match.seen(seat), texts, 1, 0):
            own += sum(line.startswith(f"{names[0]}: ") for line in hint.line)
            other += sum(line.startswith(f"{names[1]} ") for line in hint.line)
            assert not [line for line in hint.line if line.startswith(f"{names[0]} ")]
            assert not [line for line in hint.line if names[1] in line and "your" in line]
        match.ask(bots[seat])
    assert own > 2 and other > 2
