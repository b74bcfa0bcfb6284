"""`?` with the name of a card: who has it, or why it cannot be had."""

import pytest
from rich.console import Console

from stavitel import Match, make_player
from stavitel.cli.whynot import refused
from stavitel.match import Option, Refusal
from stavitel.texts import LANGUAGES


def asked(id: str, frame: str) -> Match:
    """A game in its middle, at a decision of this kind."""
    match = Match.start(id, seats=2, seed=4)
    bots = [make_player("greedy", seat) for seat in range(2)]
    while match.moves < 60 or (now := match.decision()) is None or now.name != frame:
        match.ask(bots[match.seat() or 0])
    return match


def told(match: Match, words: str, lang: str = "en") -> str:
    console = Console(width=1000)  # nothing is wrapped
    with console.capture() as shown:
        console.print(refused(match, match.texts(lang), words))
    return shown.get()


def test_of_a_section_of_somebody_else_one_is_told_whose_it_is() -> None:
    """RC-5.2."""
    match = asked("red_cathedral", "claim_choice")
    me = match.game.seat_names[match.seat() or 0].capitalize()
    other = {"Yellow": "Green", "Green": "Yellow"}[me]
    said = told(match, "base")
    assert f"{other} already has a banner there. (rule RC-5.2)" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_card_that_is_elsewhere_one_is_told_that_it_is_not_in_hand(lang: str) -> None:
    """CD-9.8: the opponent has built it, holds it, or it lies in a stack; and a card that is
    not in the game is not in hand either."""
    match = asked("catan_duel", "action_phase")
    texts = match.texts(lang)
    for card in ("chapel_high", "harald"):
        said = told(match, texts.text(f"card-{card}"), lang)
        assert texts.text(f"card-{card}") in said and "CD-9.8" in said


def test_of_what_is_no_card_nothing_is_found() -> None:
    assert "Nothing found" in told(asked("catan_duel", "action_phase"), "dragon")


def first_asked(id: str, frame: str, seed: int = 4, variant: str | None = None) -> Match:
    """The first decision of this kind at which something is refused."""
    match = Match.start(id, seats=2, variant=variant, seed=seed)
    bots = [make_player("greedy", seat) for seat in range(2)]
    while (now := match.decision()) is None or now.name != frame or not match.candidates():
        match.ask(bots[match.seat() or 0])
    return match


def test_cards_that_are_not_in_hand_are_not_listed_but_can_be_asked_for() -> None:
    """CMC-5.30."""
    match = first_asked("caylus_magna_carta", "player_turn")
    assert any(why.reason == "not_in_hand" for _, why in match.candidates())
    assert "not in your hand" not in told(match, "")
    assert "The Bank is not in your hand. (rule CMC-5.30)" in told(match, "bank")


def test_what_is_in_hand_comes_first_and_what_nobody_means_last() -> None:
    match = asked("caylus_magna_carta", "player_turn")
    bots = [make_player("greedy", seat) for seat in range(2)]
    meant = {"build", "place_worker", "build_prestige"}
    while not meant <= set(verbs := [one.words.split()[0] for one, _ in likely(match)]):
        match.ask(bots[match.seat() or 0])
    places = [verbs.index(verb) for verb in ("build", "place_worker", "build_prestige")]
    assert places == sorted(places) and places[0] == 0
    assert match.candidates()[: len(verbs)] == likely(match)


def likely(match: Match) -> list[tuple[Option, Refusal]]:
    return [(option, why) for option, why in match.candidates() if not why.unlikely]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whose_worker_stands_somewhere_is_said_with_the_place(lang: str) -> None:
    """CMC-5.22: the owner of a building is no name for what is refused."""
    match = asked("caylus_magna_carta", "player_turn")
    bots = [make_player("greedy", seat) for seat in range(2)]
    while len({why.text for _, why in likely(match) if why.reason == "worker_there"}) < 2:
        match.ask(bots[match.seat() or 0])
    lines = told(match, "", lang).splitlines()
    for option, why in match.candidates(lang):
        if why.reason == "worker_there":
            (place,) = [n for n, line in enumerate(lines) if line.startswith(f"  {why.text} (")]
            verb = option.text.split()[0]
            assert lines[place + 1].strip().startswith(verb)


def test_what_is_refused_in_the_same_words_is_said_once() -> None:
    """CMC-6.3: however many steps would lead off the road."""
    match = asked("caylus_magna_carta", "provost_turn")
    bots = [make_player("greedy", seat) for seat in range(2)]
    off = [option for option, _ in match.candidates() if "off the road" in option.text]
    while len(off) < 2:
        match.ask(bots[match.seat() or 0])
        off = [option for option, _ in match.candidates() if "off the road" in option.text]
    assert told(match, "").count("off the road") == 1


def test_a_long_list_tells_a_few_of_a_kind_and_all_to_whoever_names_one() -> None:
    """CD-10.1."""
    match = first_asked("catan_duel", "action_phase", variant="intro")
    whole = told(match, "")
    assert "more like these" in whole
    assert whole.count("A trade takes 3") == 3
    assert told(match, "a trade takes 3").count("A trade takes 3") > 3


def test_where_only_unlikely_things_are_refused_they_are_told() -> None:
    """CD-4.3."""
    match = asked("catan_duel", "pay")
    assert all(why.unlikely for _, why in match.candidates())
    assert "A different resource goes there" in told(match, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_below_every_reason_a_whole_sentence_says_what_it_refuses(lang: str) -> None:
    """No gap at the front that the reader has to fill."""
    for id, frame in (("red_cathedral", "player_turn"), ("pillars", "offer_turn")):
        match = first_asked(id, frame)
        sentences = [option.text for option, _ in match.candidates(lang)]
        lines = told(match, "", lang).splitlines()
        reasons = [n for n, line in enumerate(lines) if line[2:3].strip()][1:]
        assert len(reasons) > 1
        for place in reasons:
            below = lines[place + 1].removeprefix(" " * 6)
            assert any(below.startswith(sentence) for sentence in sentences)
