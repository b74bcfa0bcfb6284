"""Decks that players bring: a match begins with them, keeps them, and tells nobody."""

from pathlib import Path
from typing import Any

import pytest

from stavitel.brought_decks import BadDecks, limits_of, named_deck, opening_position, takes_decks
from stavitel.decks import BadDeck, sample, sample_text
from stavitel.engine.errors import BadSetup
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games import game
from stavitel.games.catan_duel.decks.limits import DeckLimits
from stavitel.match import Match
from stavitel.players import make_player
from stavitel.record import read_record
from stavitel.texts import LANGUAGES
from tests.typed import typed

GAME = game("catan_duel")
VARIANT = "tournament"


def begun(red: str = "golden_mean", blue: str = "torch_and_arrow", **switches: str) -> Match:
    decks = [named_deck(name, GAME, switches) for name in (red, blue)]
    return Match.start(GAME, 2, VARIANT, seed=7, switches=switches, decks=decks)


def brought(match: Match, colour: str) -> dict[str, int]:
    """The deck of a seat, from the position the match began from."""
    start: Any = match.record.start
    found: dict[str, int] = start[colour]["deck"]
    return found


def decks_seen(match: Match, seat: int) -> list[object]:
    players: Any = plain(match.view(seat))["players"]
    return [player.get("deck") for player in players]


def test_a_match_begins_with_the_decks_that_were_brought() -> None:
    """CD-21.16: Golden Mean has no Arsonist, Torch and Arrow has two."""
    match = begun()
    assert sum(brought(match, "red").values()) == sum(brought(match, "blue").values()) == 33
    assert "arsonist" not in brought(match, "red")
    assert brought(match, "blue")["arsonist"] == 2
    assert match.decision() is not None


def test_a_deck_is_seen_by_its_owner_alone() -> None:
    """CD-21.15, CD-21.48, R58: by nobody else, spectators included; open lists are seen by all."""
    match = begun()
    assert decks_seen(match, 0) == [brought(match, "red"), None]
    assert decks_seen(match, 1) == [None, brought(match, "blue")]
    assert decks_seen(match, -1) == [None, None]
    match = begun(deck_lists="open")
    assert decks_seen(match, 0) == [brought(match, "red"), brought(match, "blue")]


def test_what_a_seat_sees_does_not_depend_on_the_other_deck() -> None:
    """CD-21.48: until the first card comes to light, Red's view and log are the same whatever Blue
    has brought."""
    seen = []
    for deck in ("golden_mean", "nine_heroes", "random"):
        match = begun("gold_rush", deck)
        view: Any = plain(match.view(0))
        kept = {key: view[key] for key in ("stacks", "events") if key in view}
        seen.append((kept, view["players"][1], match.log(0)))
    assert seen[0] == seen[1]
    assert seen[0][1].keys() == seen[2][1].keys()


def test_a_record_keeps_the_decks_and_replays() -> None:
    """CD-21.15: from the text of its record the game goes on with the same decks."""
    match = begun()
    match.play({seat: make_player("random", Rng(seat)) for seat in (0, 1)})
    assert match.over
    again = Match(read_record(match.record.to_text()))
    assert again.record.start == match.record.start
    assert again.record.actions == match.record.actions
    assert again.exact_mark() == match.exact_mark()


def test_a_seat_without_a_deck_gets_one_by_chance() -> None:
    """R61: any legal deck; another seed, another deck."""
    found = []
    for seed in (1, 2):
        decks = [sample("golden_mean"), None]
        match = Match.start(GAME, 2, VARIANT, seed=seed, decks=decks)
        own: Any = decks_seen(match, 1)[1]
        assert sum(own.values()) == 33
        found.append(own)
    assert found[0] != found[1]


def test_names_of_decks(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(sample_text("gold_rush"), "utf-8")
    assert named_deck("gold_rush", GAME, {}) == named_deck(str(file), GAME, {}) != None  # noqa: E711
    assert named_deck("random", GAME, {}) is named_deck("", GAME, {}) is None
    with pytest.raises(BadDeck, match="no such file"):
        named_deck(str(tmp_path / "none.toml"), GAME, {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_illegal_deck_is_refused_in_words(lang: str, tmp_path: Path) -> None:
    """CD-21.13, TR-17: everything that is wrong, even where only the form of the file is."""
    file = tmp_path / "mine.toml"
    text = sample_text("gold_rush").replace('author = "house"\n', "")
    file.write_text(text.replace("basic_abbey = 1", "basic_abbey = 3"), "utf-8")
    with pytest.raises(BadDecks) as refused:
        named_deck(str(file), GAME, {})
    assert [fault.code for fault in refused.value.faults] == ["TD-13", "TD-01", "TD-04"]
    told = typed(refused.value.told(lang))
    assert told.startswith(f"{file}: ") and "35" in told and "\n" not in told
    if lang == "en":
        assert told == typed(str(refused.value))


def test_an_illegal_list_is_refused_at_the_door() -> None:
    """TR-17: whoever hands in a list without a file hears it too, with the name of the deck."""
    deck = sample("gold_rush")
    deck.cards["basic_abbey"] = 3
    with pytest.raises(BadDecks, match="Gold Rush: The deck has 35"):
        opening_position(GAME, VARIANT, {}, [None, deck])


def test_house_rules_count_for_decks() -> None:
    """R47, R48: with 40 cards, or without half-moons the Gold Rush is not legal."""
    assert limits_of({}) == DeckLimits(33, 3, "one_per_kind")
    assert limits_of({"deck_cards": "forty"}).deck_size == 40
    assert limits_of({"deck_cards": "thirty"}).deck_size == 30
    with pytest.raises(BadDecks, match="exactly"):
        begun("gold_rush", "random", deck_cards="forty")
    with pytest.raises(BadDecks, match="half-moon"):
        begun("gold_rush", "random", deck_moons="none")


@pytest.mark.parametrize(
    ("id", "variant", "decks", "message"),
    [
        ("catan_duel", "duel", 2, "catan_duel: expected variant tournament for decks; got 'duel'"),
        ("pillars", "", 2, "pillars: expected a game with decks; it has none"),
        ("catan_duel", VARIANT, 1, "decks: expected 2, one for each seat; got 1"),
    ],
)
def test_where_decks_have_no_place(id: str, variant: str, decks: int, message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        opening_position(game(id), variant, {}, [None] * decks)
    assert str(refused.value) == message
    assert takes_decks(game(id), variant) == (variant == VARIANT)
