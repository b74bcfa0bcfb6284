"""Sentences in parts, the lines of the log, and the digest."""

import pytest

from stavitel.cli.digest import merged
from stavitel.cli.tables.seats import Seats
from stavitel.games import GAMES, game
from stavitel.log import Line, News, digest
from stavitel.match import Match
from stavitel.players import make_player
from stavitel.sentences import Brackets, Part, Sentence
from stavitel.texts import LANGUAGES, Texts

BRACKETS = ("\ue000", "\ue001")


def played(id: str, moves: int = 120) -> Match:
    """A game after some moves of random players."""
    rules = game(id)
    match = Match.start(rules, rules.min_seats if rules.min_seats > 1 else 2, seed=3)
    player = make_player("random", seed=1)
    while match.moves < moves and not match.over:
        match.ask(player)
    return match


def names(parts: list[str | Part]) -> list[str]:
    return [part.place for part in parts if isinstance(part, Part) and part.place]


def test_a_sentence_is_a_text_that_remembers_its_parts() -> None:
    brackets = Brackets()
    market = brackets.name("the Market", "card", "market")
    wood = brackets.amount("2 wood", "wood")
    sentence = brackets.taken_apart(f"builds {market} for {wood}.")
    assert sentence == "builds the Market for 2 wood."
    assert sentence.parts == [
        "builds ",
        Part("the Market", place="card:market"),
        " for ",
        Part("2 wood", piece="wood"),
        ".",
    ]


def test_a_line_that_begins_with_a_seat_is_about_that_seat() -> None:
    """Lines of the log are sentences, questions call somebody by name."""
    brackets = Brackets()
    red = brackets.name("Red", "seat", "red")
    line = brackets.taken_apart(f"{red} pays")
    assert (line, line.speaker, line.said) == ("Red pays", "red", "pays")
    asked = brackets.taken_apart(f"{red}: pay?")
    assert (asked, asked.speaker, asked.said) == ("Red: pay?", "red", "pay?")
    other = brackets.taken_apart(f"{red}'s turn")
    assert (other, other.speaker, other.said) == ("Red's turn", "", "Red's turn")
    assert Sentence([]).speaker == ""


def test_a_line_that_begins_with_something_else_is_about_nobody() -> None:
    brackets = Brackets()
    market = brackets.name("The Market", "card", "market")
    line = brackets.taken_apart(f"{market} is laid out")
    assert (line.speaker, line.said) == ("", "The Market is laid out")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_everything_said_in_a_game_comes_apart_without_a_trace(id: str, lang: str) -> None:
    """Names and amounts are parts in every sentence, and no bracket is left in any text."""
    match = played(id)
    decision = match.decision(lang)
    assert decision is not None
    said = [line.sentence for line in match.lines(0, lang)]
    said += [decision.prompt, *[option.text for option in decision.options]]
    said += [why.text for _, why in match.candidates(lang)]
    for sentence in said:
        assert not any(bracket in sentence for bracket in BRACKETS)
    places = [place for sentence in said for place in names(sentence.parts)]
    assert any(place.startswith("seat:") for place in places)
    pieces = [p.piece for s in said for p in s.parts if isinstance(p, Part) and p.piece]
    assert set(pieces) & set(match.game.amounts)


@pytest.mark.parametrize("id", GAMES)
def test_names_in_a_line_are_the_words_of_its_event(id: str) -> None:
    """Arguments of events are written as those of actions: names as words, not as numbers."""
    match = played(id)
    for line in match.lines(0):
        words = {value for value in line.event.values() if isinstance(value, str)}
        for place in names(line.text):
            domain, _, word = place.partition(":")
            assert word in match.game.words[domain] and word in words


def test_a_name_keeps_its_place_in_every_case() -> None:
    """The Czech accusative of a card is still that card."""
    texts = Texts(game("caylus_magna_carta"), "cs")
    drawn = texts.event({"event": "card_drawn", "seat": 1, "card": 4})
    assert "card:market" in names(drawn.parts) and drawn.speaker == "green"


def line(kind: str, seat: str = "") -> Line:
    about: list[str | Part] = [kind]
    if seat:
        about.insert(0, Part(f"{seat}: ", place=f"seat:{seat}", speaker=True))
    return Line(1, 1, {"event": kind}, about)


def test_a_digest_tells_own_matters_first_and_the_others_in_order() -> None:
    """Lines are named by their places in the whole log, of which five lines came before."""
    lines = [
        line("provost_moved", "green"),
        line("provost_moved", "red"),
        line("provost_moved", "orange"),
        line("provost_moved", "green"),
        line("income_taken", "green"),  # minor
        line("round_started"),
        line("provost_moved", "red"),
    ]
    assert digest(lines, 5, game("caylus_magna_carta"), 0) == [
        News("red", [6, 11]),
        News("green", [5]),
        News("orange", [7]),
        News("green", [8]),
        News("", [10]),
    ]


@pytest.mark.parametrize("id", GAMES)
def test_laying_out_the_game_is_no_news(id: str) -> None:
    """Before anybody has chosen there is nothing to tell, afterwards only what came since."""
    rules = game(id)
    match = Match.start(rules, 2, seed=3)
    player = make_player("random", seed=1)
    assert match.news(0) == []
    first = len(match.lines(0))
    match.ask(player)
    told = [place for news in match.news(0) for place in news.lines]
    assert all(place >= first for place in told)


def test_czech_words_that_lean_on_a_name_find_another_without_it() -> None:
    """`Zelený si bere kartu · zamlouvá si část`: no clause begins with "si" or "se"."""
    texts = Texts(game("caylus_magna_carta"), "cs")
    said = ["si bere kartu", "si zamlouvá část", "staví Sítnici", "se stává prvním"]
    green = Part("Zelený ", place="seat:green", speaker=True)
    lines = [Line(1, 1, {"event": "card_drawn"}, [green, one]) for one in said]
    told = merged(Seats(texts, {}), News("green", [0, 1, 2, 3]), lines)
    told_of = "si bere kartu · zamlouvá si část · staví Sítnici · stává se prvním"
    assert told.plain.endswith(f"Zelený {told_of}")
