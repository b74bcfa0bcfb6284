"""What a seat may imagine of the deck that the other has brought (CD-21.48)."""

from itertools import chain

import pytest

from stavitel.decks import deck_box
from stavitel.engine.core import Actions, advance
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games.catan_duel.cards import CARDS, COLOURS, HAPPENING_COUNT, HAPPENINGS
from stavitel.games.catan_duel.deck_counts import chosen_event, deck_count
from stavitel.games.catan_duel.decks.check import event_limit, violations
from stavitel.games.catan_duel.decks.limits import EVENTS, DeckLimits
from stavitel.games.catan_duel.decks.listing import DeckList
from stavitel.games.catan_duel.own_decks import deck_list, event_list
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.players.chance import draw

from .decks_at_hand import begun, by_chance, tournament
from .table import GAME, asked, do, stack


def played_with(red: str, blue: str, seed: int, turns: int) -> CatanDuel:
    """A tournament game with two sample decks, played at random for some turns."""
    s = begun(red, blue)
    rng, out = Rng(seed), Actions()
    while s.stack and s.turn < turns:
        top = s.stack[-1]
        if top.asks < 0:
            advance(s, draw(s, rng, out))
        else:
            top.options(s, out)
            advance(s, out.items[rng.below(out.count)])
    return s


def brought(s: CatanDuel, seat: int) -> DeckList:
    """The deck of a seat as its owner would have written it; events go by what happens."""
    box = deck_box()
    cards = {card.id: int(deck_count(s, seat, card.number)) for card in box.draw_cards()}
    return DeckList(name="?", author="?", cards={id: n for id, n in cards.items() if n})


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_deck_is_legal_and_holds_what_was_seen(seed: int) -> None:
    """CD-21.7 to CD-21.11, CD-21.48: whoever imagines a table sees the same there, keeps their own
    deck, and gives the other a legal one; all cards of both decks lie somewhere."""
    s = played_with("torch_and_arrow", "learned_city", seed, 4 + 12 * seed)
    others = set()
    for viewer in (0, 1, -1):
        for n in range(5):
            world = GAME.imagine(s, viewer, Rng(seed, n))
            assert isinstance(world, CatanDuel)
            assert GAME.check(world) == []
            assert plain(GAME.view(world, viewer)) == plain(GAME.view(s, viewer))
            for seat in (0, 1):
                faults = violations(brought(world, seat), deck_box(), DeckLimits())
                assert [fault for fault in faults if fault.code != "TD-06"] == []
                chosen = [int(chosen_event(world, seat, n)) for n in range(HAPPENING_COUNT)]
                assert sum(chosen) == EVENTS
                assert all(n <= event_limit(deck_box(), kind) for kind, n in enumerate(chosen))
                if seat == viewer:
                    assert brought(world, seat) == brought(s, seat)
                elif viewer >= 0:
                    others.add(tuple(sorted(brought(world, seat).cards.items())))
    assert len(others) > 5  # the other's deck is not simply known


def test_the_owner_knows_what_the_own_stacks_hold_but_not_the_order() -> None:
    """CD-21.48: Red imagines the same cards in other orders, and what is imagined does not depend
    on how they really lie."""
    s = by_chance(chosen("red"), "red regions_choice")
    real = [stack(s, n) for n in (1, 2, 3)]
    worlds = [GAME.imagine(s, 0, Rng(seed)) for seed in range(4)]
    for world in worlds:
        assert isinstance(world, CatanDuel)
        cards = [stack(world, n) for n in (1, 2, 3)]
        assert cards != real
        assert sorted(chain(*cards)) == sorted(chain(*real))
        assert GAME.position(GAME.imagine(world, 0, Rng(9))) == GAME.position(
            GAME.imagine(s, 0, Rng(9))
        )


def chosen(starter: str) -> CatanDuel:
    """The starting player is drawn, and stacks are about to be formed."""
    s = begun("torch_and_arrow", "gold_rush")
    do(s, f"draw_starter {starter}")
    return s


@pytest.mark.parametrize("dealt", [0, 1, 17, 35, 59])
def test_decks_are_whole_while_stacks_are_formed(dealt: int) -> None:
    """CD-21.7, CD-21.20: so many cards lie in stacks; each imagined deck still has 33 cards,
    one's own is as it is, and of the other's no more than a box holds."""
    s = chosen("red")
    rng, out = Rng(1), Actions()
    for _ in range(dealt):
        advance(s, draw(s, rng, out))
    assert asked(s) == "chance deal_card"
    for viewer in (0, 1, -1):
        for seed in range(6):
            world = GAME.imagine(s, viewer, Rng(seed))
            assert isinstance(world, CatanDuel)
            assert GAME.check(world) == []
            for seat in (0, 1):
                deck = brought(world, seat)
                assert sum(deck.cards.values()) == 33
                faults = violations(deck, deck_box(), DeckLimits())
                assert [fault.code for fault in faults] == ["TD-06"]
                if seat == viewer:
                    assert deck == brought(s, seat)


@pytest.mark.parametrize("taker", ["red", "blue"])
@pytest.mark.parametrize(
    "taken", [["harbor"], ["scout", "scout", "scout"], ["mint", "mint", "mint"]]
)
def test_spectators_do_not_know_whose_deck_a_card_came_from(taker: str, taken: list[str]) -> None:
    """CD-21.43, CD-21.48: these cards lie on one player's pile, and not all are of that deck: both
    imagined decks are legal and whole, whichever of them the cards were brought in."""
    other = "blue" if taker == "red" else "red"
    deck = brought_by_name(tournament(**{taker: {"hand": taken[1:]}}), taker)
    s = tournament(**{taker: {"deck": deck, "discard": taken}, other: {}})
    for seed in range(6):
        world = GAME.imagine(s, -1, Rng(seed))
        assert isinstance(world, CatanDuel)
        assert GAME.check(world) == []
        assert plain(GAME.view(world, -1)) == plain(GAME.view(s, -1))
        for seat in (0, 1):
            faults = violations(brought(world, seat), deck_box(), DeckLimits())
            assert [fault.code for fault in faults] == ["TD-06"]


def brought_by_name(s: CatanDuel, colour: str) -> dict[str, int]:
    return deck_list(s, COLOURS.index(colour))


@pytest.mark.parametrize("lists", ["secret", "open"])
def test_the_others_deck_and_events_are_known_only_from_open_lists(lists: str) -> None:
    """CD-21.15, CD-21.48, R58."""
    s = begun("torch_and_arrow", "gold_rush", deck_lists=lists)
    do(s, "draw_starter red")
    by_chance(s, "red regions_choice")
    decks, events = [deck_list(s, 1)], [event_list(s, 1)]
    for seed in range(8):
        world = GAME.imagine(s, 0, Rng(seed))
        assert isinstance(world, CatanDuel)
        decks.append(deck_list(world, 1))
        events.append(event_list(world, 1))
    known = lists == "open"
    assert all(deck == decks[0] for deck in decks) == known
    assert all(chosen == events[0] for chosen in events) == known


def test_any_deck_of_the_other_is_as_likely() -> None:
    """CD-21.48: of the 110 cards in a box 36 are basic, so of 33 about 10.8 are; the mean of 60
    decks is hardly more than one off."""
    s = by_chance(chosen("red"), "red regions_choice")
    basic = 0
    for seed in range(60):
        world = GAME.imagine(s, 0, Rng(seed))
        assert isinstance(world, CatanDuel)
        basic += sum(n for id, n in brought(world, 1).cards.items() if id.startswith("basic_"))
    assert abs(basic / 60 - 33 * 36 / 110) < 1.2


def test_a_card_of_which_there_is_one_may_be_the_others() -> None:
    """CD-21.43, CD-21.48: everything Red had lies open, 34 different cards, so one of them is from
    Blue's deck; any will do for a spectator."""
    cards = CARDS[1:68:2]
    deck = dict.fromkeys(cards[:33], 1)
    s = tournament(red={"deck": deck, "discard": cards}, stacks=[["bottom"]] * 3)
    world = GAME.imagine(s, -1, Rng(1))
    assert isinstance(world, CatanDuel)
    assert GAME.check(world) == []
    assert sum(brought(world, 0).cards.values()) == 33


def imagined_events(s: CatanDuel, viewer: int) -> list[list[dict[str, int]]]:
    """What both have chosen, in twenty worlds."""
    found = []
    for seed in range(20):
        world = GAME.imagine(s, viewer, Rng(seed))
        assert isinstance(world, CatanDuel)
        found.append([event_list(world, seat) for seat in (0, 1)])
    return found


def test_events_that_came_were_chosen_by_somebody() -> None:
    """CD-21.11, CD-21.18, CD-21.48: two Feuds, a third Riots and a third Plague have come. Each box
    lets one Feud be chosen, so both chose it. Red, who chose a Plague, knows that the Riots are
    Blue's; Blue knows it of the Plague; a spectator knows only that one of them chose each."""
    drawn = {"feud": 2, "riots": 3, "plague": 3}
    red = {"feud": 1, "plague": 1, "invention": 1, "year_of_plenty": 1}
    blue = {"feud": 1, "riots": 1, "traveling_merchant": 2}
    s = tournament(events_drawn=drawn, red={"events": red}, blue={"events": blue})
    for own, other in imagined_events(s, 0):
        assert own == red
        assert other["feud"] == other["riots"] == 1
        assert sum(other.values()) == 4
    for other, own in imagined_events(s, 1):
        assert own == blue
        assert other["feud"] == other["plague"] == 1
    both = imagined_events(s, -1)
    for first, second in both:
        assert first["feud"] == second["feud"] == 1
        for event in ("riots", "plague"):
            assert first.get(event, 0) + second.get(event, 0) >= 1
        assert sum(first.values()) == sum(second.values()) == 4
    for event in ("riots", "plague"):
        assert {first.get(event, 0) for first, _ in both} == {0, 1}
        assert {second.get(event, 0) for _, second in both} == {0, 1}


def test_events_that_have_not_come_may_be_any() -> None:
    """CD-21.48: of the ten kinds all but Yule may be the other's, twice those that may be chosen
    twice; and none is taken for chosen because it is among the fixed ones."""
    red = {"feud": 1, "plague": 1, "invention": 1, "year_of_plenty": 1}
    s = tournament(events_drawn={"feud": 1, "riots": 2}, red={"events": red})
    others = [other for _, other in imagined_events(s, 0)]
    met = {event for other in others for event in other}
    assert met == set(HAPPENINGS) - {"yule"}
    for event in ("feud", "riots", "plague"):
        assert not all(event in other for other in others)


def test_when_all_events_have_come_each_has_chosen_four_of_them() -> None:
    """CD-21.18, CD-21.48: a spectator knows all eight, and of none whose choice it was."""
    red = ["feud", "invention", "plague", "riots"]
    blue = ["fraternal_feuds", "gift_for_the_prince", "trade_ships_race", "year_of_plenty"]
    events = {"red": {"events": dict.fromkeys(red, 1)}, "blue": {"events": dict.fromkeys(blue, 1)}}
    s = tournament(**events)
    for event in [*red, *blue]:
        fixed = int(s.mode().sure_events[HAPPENINGS.index(event)])
        s.set_events_met(HAPPENINGS.index(event), fixed + 1)
    both = imagined_events(s, -1)
    for first, second in both:
        assert sorted([*first, *second]) == sorted([*red, *blue])
        assert (sum(first.values()), sum(second.values())) == (4, 4)
    assert {event for first, _ in both for event in first} == {*red, *blue}
