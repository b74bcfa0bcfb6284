"""Luck and skill are booked so that their sums close, in every game."""

from functools import cache

import pytest

from stavitel.analysis.account import Account, Valuer, account_of, choices_of
from stavitel.engine.core import CHANCE, State, advance, options
from stavitel.players.worth import final_shares, worth_of
from stavitel.record import Record

from .games import SHORT, WON, ended_with, recorded

DIE = 6


@cache
def booked(name: str) -> Account:
    return account_of(recorded(name))


@pytest.mark.parametrize("name", SHORT)
def test_luck_and_skill_are_the_result(name: str) -> None:
    record, account = recorded(name), booked(name)
    assert account.end == final_shares(record.game, record.replay())
    for seat in range(record.seats):
        play = account.own(seat) + account.others(seat)
        assert account.luck[seat] + account.skill[seat] == pytest.approx(account.result(seat))
        assert play == pytest.approx(account.skill[seat])
        assert account.start[seat] + account.result(seat) == account.end[seat]
    assert sum(account.choices) == len(choices_of(record))


@pytest.mark.parametrize("name", SHORT[:-1])
def test_all_shares_are_one_win_at_any_time(name: str) -> None:
    account = booked(name)
    for _, shares in account.points:
        assert sum(shares) == pytest.approx(1.0)
    assert sum(account.luck) == pytest.approx(0.0, abs=1e-9)
    moves = [move for move, _ in account.points]
    assert moves == sorted(set(moves))


def test_chance_is_fair_on_average() -> None:
    """Before a die is rolled a position is worth the average of the rolls, by their weights."""
    record = recorded("catan_duel/own-turn-intro")
    valuer = Valuer(worth_of(record.game, 2, record.variant))
    dice = [s for s in before_chance(record) if len(options(s)) <= DIE and settled_by_one(s)]
    for s in dice[:2]:
        outcomes = options(s)
        weights = [int(s.stack[-1].weight(s, outcome)) for outcome in outcomes]
        average = 0.0
        for outcome, weight in zip(outcomes, weights, strict=True):
            average += weight / sum(weights) * valuer.value(taken(s, outcome))[0]
        assert valuer.value(s)[0] == pytest.approx(average)
    assert len(dice) > 1


def settled_by_one(s: State) -> bool:
    """Whether the draw is followed by a decision, whatever comes."""
    after = [taken(s, outcome) for outcome in options(s)]
    return all(then.stack and then.stack[-1].asks != CHANCE for then in after)


def taken(s: State, action: int) -> State:
    after = s.copy()
    advance(after, action)
    return after


def before_chance(record: Record) -> list[State]:
    s, found = record.begin(), []
    for action in record.actions:
        if s.stack[-1].asks == CHANCE:
            found.append(s.copy())
        advance(s, action)
    return found


def test_where_no_chance_comes_in_all_is_skill() -> None:
    account = account_of(ended_with(WON))
    assert account.luck == [0.0, 0.0]
    assert account.end == [1.0, 0.0]
