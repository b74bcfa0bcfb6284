"""What a table spares its players: confirmations, gifts and looking for the way out."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from stavitel.engine.views import plain
from stavitel.games import GAMES, game
from stavitel.match import Match, Option

CAYLUS = "caylus_magna_carta"
WAYS_OUT = re.compile(
    "pass|wait|enough|skip|decline|(end|stop|leave|do_not)_.*|take_nothing|keep_card|.*_nobody"
)
NO_WAYS_OUT = {"leave_out"}  # what chance deals


def decisions(id: str, seed: int, most: int = 250) -> Iterator[tuple[Match, list[Option]]]:
    """The decisions of a game of chance, before each is taken."""
    rng = random.Random(seed)
    played = game(id)
    for variant in played.variants:
        match = Match.start(id, played.max_seats, variant, seed=seed)
        for _ in range(most):
            decision = match.decision()
            if decision is None:
                break
            yield match, decision.options
            match.act(rng.choice(decision.options))


@pytest.mark.parametrize("id", GAMES)
def test_ending_and_passing_come_last(id: str) -> None:
    """Wherever the eye looks for the way out of a list, it is at its end."""
    verbs = game(id).verbs
    met: set[str] = set()
    for _, options in decisions(id, 1):
        names = [verbs.verb(option.action).name for option in options]
        out = [bool(WAYS_OUT.fullmatch(name)) for name in names]
        assert out == sorted(out), names
        met |= {name for name, last in zip(names, out, strict=True) if last}
    assert len(met) > 1


@pytest.mark.parametrize("id", GAMES)
def test_every_way_out_is_listed_last_by_its_game(id: str) -> None:
    named = {verb.name for verb in game(id).verbs.verbs}
    ways = {name for name in named if WAYS_OUT.fullmatch(name)} - NO_WAYS_OUT
    assert ways <= set(game(id).listed_last)
    assert set(game(id).listed_last + game(id).draws) <= named


@pytest.mark.parametrize("id", GAMES)
def test_a_gift_is_the_only_answer_that_is_asked_back_about(id: str) -> None:
    """Nothing is taken by itself where anything else could be meant."""
    found = 0
    for seed in range(2):
        for _, options in decisions(id, seed):
            gifts = [option for option in options if option.gift]
            assert len(gifts) <= 1
            for gift in gifts:
                found += 1
                assert not gift.warning
                assert all(option.warning for option in options if option is not gift)
    assert found or id == "catan_duel"


def test_a_gift_taken_by_itself_does_not_shorten_the_news() -> None:
    """The browser takes it before anybody could read what had happened: all of that is still told,
    from a live match as from its record."""
    checked = 0
    for seed in range(1, 40):
        match = Match.start(CAYLUS, 3, seed=seed)
        while (decision := match.decision()) and checked < 3:
            gifts = [option for option in decision.options if option.gift]
            before = match.last_choice(decision.seat)
            told = {line for item in match.news(decision.seat) for line in item.lines}
            match.act(gifts[0] if gifts else decision.options[match.moves % len(decision.options)])
            if gifts and before < match.moves - 1:
                assert match.last_choice(decision.seat) == before
                assert told <= {line for item in match.news(decision.seat) for line in item.lines}
                assert Match(match.record, still=True).last_choice(decision.seat) == before
                checked += 1
    assert checked == 3


def test_a_gift_costs_its_taker_nothing() -> None:
    """CMC-7.8: an effect without a price leaves nothing the seat held behind."""
    taken = 0
    for match, options in decisions(CAYLUS, 3):
        for option in [option for option in options if option.gift]:
            seat = match.seat()
            assert seat is not None
            trial = Match(match.record.prefix(match.moves), still=True)
            trial.act(option, hold=True)
            before, after = holdings(match, seat), holdings(trial, seat)
            assert all(after[good] >= held for good, held in before.items())
            assert after != before
            taken += 1
    assert taken > 5


def holdings(match: Match, seat: int) -> dict[str, int]:
    """What a seat has of everything that can be paid with."""
    players: Any = plain(match.view(seat))["players"]
    view = players[seat]
    return {"deniers": view["deniers"], **view["tokens"], **view["goods"]}


def begun(id: str = CAYLUS) -> Match:
    match = Match.start(id, 2, seed=1)
    while (decision := match.decision()) and decision.name == "mulligan":
        match.act("keep_hand")
    return match


def first(match: Match, verb: str) -> int:
    decision = match.decision()
    assert decision is not None
    return next(
        option.action
        for option in decision.options
        if match.game.verbs.verb(option.action).name == verb
    )


def test_one_clear_touch_needs_no_confirmation() -> None:
    match = begun()
    assert not match.should_hold(first(match, "place_worker"))
    assert not match.should_hold(first(match, "pass"))


def test_who_draws_has_said_so() -> None:
    match = begun()
    assert not match.should_hold(first(match, "draw_card"))


def test_a_touch_that_cannot_be_taken_back_is_confirmed() -> None:
    """A bot would answer at once, where somebody else looks on."""
    match = begun()
    other = 1 - int(match.seat() or 0)
    assert match.should_hold(first(match, "place_worker"), frozenset([other]))


@pytest.mark.parametrize("id", GAMES)
def test_a_turn_of_several_choices_is_confirmed_but_not_what_ends_it(id: str) -> None:
    """Where the last choice is one's own and can be taken back, the next one that ends the turn
    waits for its confirmation, unless it says itself that the turn is over."""
    held = ended = 0
    rng = random.Random(5)
    played = game(id)
    match = Match.start(id, played.max_seats, seed=5)
    said_so = played.listed_last + played.draws
    for _ in range(400):
        decision = match.decision()
        if decision is None:
            break
        several = match.can_undo(decision.seat)
        option = rng.choice(decision.options)
        should = match.should_hold(option.action)
        match.act(option, hold=True)
        if match.unconfirmed is None:
            assert not should
            continue
        match.confirm()
        if played.verbs.verb(option.action).name in said_so:
            ended += 1
            assert match.over or not should
        elif several:
            held += 1
            assert should
    assert ended > 5
    assert held > 2


@pytest.mark.parametrize("id", GAMES)
def test_what_others_are_asked_is_overheard_as_far_as_one_may_know(id: str) -> None:
    """The words are those of the question itself, or none; whoever is asked hears their own."""
    heard = 0
    for match, _ in decisions(id, 2, 60):
        decision = match.decision()
        assert decision is not None
        for seat in range(-1, match.seats):
            told = match.overheard(seat)
            if seat == decision.seat:
                assert not told
            elif told:
                heard += 1
                assert told == decision.prompt
    assert heard > 20
