"""Fair chance: what was promised before the game is what was drawn."""

import hashlib
import hmac
import random
from collections import Counter

import pytest

from stavitel.engine.errors import StavitelError
from stavitel.fair import FairChance, commitment, draws, new_secret, rules_of, verify
from stavitel.games import game
from stavitel.match import Match
from stavitel.players import make_player
from stavitel.record import Record

GAME = "caylus_magna_carta"
SECRET = "5e" * 32
NUMBERS = ["a number of mine", "", "jiné číslo"]


def played(moves: int = 80) -> Record:
    """The beginning of a game drawn from the secret."""
    record = Record(game(GAME), 3, "standard")
    match = Match(record, chance=FairChance(SECRET, NUMBERS))
    player = make_player("random", 7)
    while match.moves < moves:
        match.ask(player)
    return match.record


def promise(record: Record, table: str = "t1") -> str:
    return commitment(SECRET, table, rules_of(record.game))


def test_a_draw_is_what_the_reference_page_says() -> None:
    """Worked out here by hand, as somebody without this program would."""
    message = "a number of mine\0\0jiné číslo".encode() + b"\0" + bytes(8)
    first = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()[:8]
    assert FairChance(SECRET, NUMBERS).below(1000) == int.from_bytes(first, "big") % 1000


def test_numbers_that_would_favour_low_outcomes_are_skipped() -> None:
    """Below 2^63 + 1 every second try falls into the uneven rest."""
    chance = FairChance(SECRET, NUMBERS)
    for _ in range(200):
        assert 0 <= chance.below((1 << 63) + 1) <= 1 << 63
    assert 330 < chance.drawn < 480


def test_draws_are_even() -> None:
    """Chi squared with 5 degrees of freedom: 20.5 is passed once in a thousand."""
    chance = FairChance(SECRET, NUMBERS)
    seen = Counter(chance.below(6) for _ in range(60_000))
    assert sum((seen[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.5


def test_an_honest_game_is_verified() -> None:
    record = played()
    drawn = sum(1 for draw in draws(record, FairChance(SECRET, NUMBERS)))
    assert drawn > 20
    assert verify(record, "t1", promise(record), SECRET, NUMBERS) == drawn


def test_the_stream_goes_on_where_a_loaded_record_ends() -> None:
    whole = played(160).actions
    begun = played(80)
    chance = FairChance(SECRET, NUMBERS)
    draws(begun, chance)
    match = Match(begun, chance=chance)
    while match.moves < len(whole):
        match.act(whole[match.moves])
    assert match.record.actions == whole


@pytest.mark.parametrize("what", ["secret", "table", "promise"])
def test_another_promise_is_found(what: str) -> None:
    record = played()
    secret = new_secret() if what == "secret" else SECRET
    table = "t2" if what == "table" else "t1"
    promised = "0" * 64 if what == "promise" else promise(record)
    with pytest.raises(StavitelError, match="commitment: expected"):
        verify(record, table, promised, secret, NUMBERS)


def test_another_number_gives_other_draws() -> None:
    record = played()
    with pytest.raises(StavitelError, match="action 1: expected deal_neutral"):
        verify(record, "t1", promise(record), SECRET, ["", *NUMBERS[1:]])


def test_a_changed_draw_is_named() -> None:
    """Two draws of the deal exchanged: possible by the rules, but not what the secret gave."""
    record = played()
    deal = record.actions
    deal[0], deal[1] = deal[1], deal[0]
    with pytest.raises(StavitelError, match=r"action 1: expected deal_neutral .* got deal_neutral"):
        verify(record, "t1", promise(record), SECRET, NUMBERS)


# somebody who keeps the secret tries to choose the draws

TABLES = 400
TRIES = 64
ONE_IN = 20  # how likely the wished-for draw is


def lucky(secret: str, number: str) -> bool:
    """The first draw is the one the cheat would like."""
    return FairChance(secret, [number, ""]).below(ONE_IN) == 0


def ground(dice: random.Random, number: str) -> str:
    """The secret of a cheat who tries many, as if the player's number were this one."""
    tried = [f"{dice.getrandbits(256):064x}" for _ in range(TRIES)]
    return next((secret for secret in tried if lucky(secret, number)), tried[0])


def test_whoever_knows_the_number_first_chooses_the_draws() -> None:
    """The older promise: the number came with the wish for a table."""
    dice = random.Random(1)
    numbers = [f"{dice.getrandbits(128):032x}" for _ in range(TABLES)]
    assert sum(lucky(ground(dice, number), number) for number in numbers) > 0.9 * TABLES


def test_grinding_secrets_before_the_number_is_known_gains_nothing() -> None:
    """The promise of today: whatever the cheat expects, the number comes after the commitment."""
    dice = random.Random(2)
    promised = [ground(dice, f"{dice.getrandbits(128):032x}") for _ in range(TABLES)]
    numbers = [f"{dice.getrandbits(128):032x}" for _ in range(TABLES)]
    luck = sum(lucky(secret, number) for secret, number in zip(promised, numbers))
    assert luck < 2 * TABLES / ONE_IN


def test_a_secret_ground_after_the_number_is_caught_by_the_stored_commitment() -> None:
    record = played()
    kept = commitment(new_secret(), "t1", rules_of(record.game))  # before the number was given
    assert verify(record, "t1", promise(record), SECRET, NUMBERS)  # all else fits
    with pytest.raises(StavitelError, match="commitment: expected"):
        verify(record, "t1", kept, SECRET, NUMBERS)
