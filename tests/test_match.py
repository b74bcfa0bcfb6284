"""A match holds a finished turn until it is confirmed, and takes back only what may be."""

import random

import pytest

from stavitel.engine.errors import StavitelError
from stavitel.engine.views import plain
from stavitel.games import GAMES, game
from stavitel.match import Match
from stavitel.players import make_player
from stavitel.record import Record

GAME = "caylus_magna_carta"


def turn_of(match: Match) -> int:
    seat = match.seat()
    assert seat is not None
    return seat


def start(seed: int = 1, id: str = GAME) -> Match:
    """The first choices about the deal are behind the seats; the first turn begins."""
    match = Match.start(id, 2, seed=seed)
    while id == GAME and plain(match.view(-1))["phase"] == "setup":
        match.act("keep_hand")
    return match


def test_a_held_turn_waits_for_its_confirmation() -> None:
    match = start()
    seat = turn_of(match)
    match.act("pass", hold=True)
    assert (match.unconfirmed, match.seat()) == (seat, seat)
    assert match.decision() is None
    assert match.candidates() == []
    match.confirm()
    assert match.unconfirmed is None
    assert match.seat() not in (seat, None)


def test_nothing_can_be_done_before_the_confirmation() -> None:
    match = start()
    match.act("pass", hold=True)
    before = match.exact_mark()
    with pytest.raises(StavitelError, match="expected the turn to be confirmed or taken back"):
        match.act("pass")
    assert match.exact_mark() == before


def test_a_held_turn_can_be_taken_back_and_a_confirmed_one_cannot() -> None:
    match = start()
    seat = turn_of(match)
    before = match.exact_mark()
    match.act("pass", hold=True)
    assert match.undo(seat)
    assert (match.exact_mark(), match.unconfirmed, match.seat()) == (before, None, seat)
    match.act("pass", hold=True)
    match.confirm()
    assert not match.can_undo(seat)
    assert not match.undo(seat)


def test_chance_waits_for_the_confirmation_too() -> None:
    """A card is drawn only when the turn is confirmed: until then nothing was revealed."""
    match = start()
    seat = turn_of(match)
    hand = plain(match.view(seat))["hand"]
    match.act("draw_card", hold=True)
    assert plain(match.view(seat))["hand"] == hand
    assert match.can_undo(seat)
    match.confirm()
    assert plain(match.view(seat))["hand"] != hand
    assert not match.can_undo(seat)


def test_a_match_is_found_again_with_its_turn_held() -> None:
    match = start()
    seat = turn_of(match)
    match.act("pass", hold=True)
    again = Match(Record(match.game, 2, "standard", actions=match.record.actions[:]), hold=True)
    assert (again.unconfirmed, again.exact_mark()) == (seat, match.exact_mark())
    assert again.undo(seat)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", [0, *[pytest.param(n, marks=pytest.mark.slow) for n in (1, 2, 3)]])
def test_undo_restores_what_was_and_never_crosses_a_border(id: str, seed: int) -> None:
    """U9: after any undo the position is the one before the seat's choice, byte for byte, and
    neither chance, another seat's choice nor a confirmation lies in between."""
    dice = random.Random(seed)
    match = start(seed, id)
    history: list[tuple[int, str, int]] = []  # moves, mark, seat before each open choice
    undone = 0
    for _ in range(250):
        seat = match.seat()
        if seat is None:
            break
        if match.can_undo(seat) and dice.random() < 0.4:
            moves, mark, who = history.pop()
            kept = match.record.actions[:moves]
            assert match.undo(seat)
            assert (match.moves, match.exact_mark(), match.seat()) == (moves, mark, who)
            assert (match.record.actions, who) == (kept, seat)
            undone += 1
            continue
        if match.unconfirmed is not None:
            match.confirm()
            history.clear()
            assert not match.can_undo(seat)
            continue
        for other in range(match.seats):
            assert other == seat or not match.can_undo(other)
        decision = match.decision()
        assert decision is not None
        history.append((match.moves, match.exact_mark(), seat))
        match.act(dice.choice(decision.options), hold=True)
    assert undone > 5


def test_events_have_their_moment() -> None:
    match = start()
    match.act("pass")
    assert len(match.moments()) == len(match.events(0))
    assert match.moments(match.moves)[:1] == []
    last, rounds = match.moments()[-1]
    assert (last, rounds) == (match.moves, 1)


def test_a_bot_gets_no_more_than_its_seat_may_know() -> None:
    match = start()
    seat = turn_of(match)
    laid = match.game.load(match.imagined(seat, 3))
    assert match.game.view(laid, seat) == match.view(seat)
    dealt = [match.game.load(match.imagined(seat, seed)) for seed in range(20)]
    assert len({str(plain(match.game.view(world, 1 - seat))["hand"]) for world in dealt}) > 3


def test_a_card_turned_over_by_the_rules_is_not_put_back() -> None:
    """Ellen's owner has looked at the coming event, so no draw reveals it: the builder that ends
    the phase does (PE-7.1.1). Whoever placed it cannot take it back with what is known now."""
    dice = random.Random(5)
    revealed = 0
    while not revealed:
        match = Match.start("pillars", 2, seed=dice.randrange(2**32))
        while (seat := match.seat()) is not None and not revealed:
            if match.unconfirmed is not None:
                match.confirm()
                continue
            foreseen = any("foreseen" in plain(match.view(viewer)) for viewer in (0, 1))
            before = match.moves
            decision = match.decision()
            assert decision is not None
            match.act(dice.choice(decision.options), hold=True)
            told = [event["event"] for event in match.events(-1, before)]
            if foreseen and "event_revealed" in told:
                assert not match.can_undo(seat)
                revealed += 1


PASSING = {
    *("pass", "wait", "skip", "enough", "decline", "take_nothing", "leave_market"),
    *("stop_delivering", "stop_trading", "end_market", "end_turn", "end_actions", "end_conversion"),
}


@pytest.mark.parametrize("id", GAMES)
def test_passing_and_ending_are_the_last_options(id: str) -> None:
    """At the terminal and on the page: both list what the match offers, in its order."""
    match = Match.start(id, seats=2, variant=game(id).variants[-1], seed=4)
    players = [make_player("random", seat) for seat in range(2)]
    passed = set()
    for _ in range(150):
        if (decision := match.decision()) is None:
            break
        verbs = [option.words.split()[0] for option in decision.options]
        passing = [verb in PASSING for verb in verbs]
        assert passing == sorted(passing), verbs
        passed |= PASSING & set(verbs)
        match.ask(players[decision.seat])
    assert passed
