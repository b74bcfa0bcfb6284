"""What an option is said to change is what it changes."""

import pytest

from stavitel.engine.core import CHANCE, Actions, advance, options, settle, waiting
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games import GAMES, game
from stavitel.match import Match
from stavitel.players.base import RandomPlayer
from stavitel.players.chance import draw
from stavitel.preview import brings

TABLES = [(id, variant) for id in GAMES for variant in game(id).variants]
LOOKS = 60


def own(view: object, word: str) -> dict[str, object]:
    players = plain(view)["players"]
    assert isinstance(players, list)
    (found,) = [player for player in players if player["seat"] == word]
    assert isinstance(found, dict)
    return found


def at(player: dict[str, object], key: str) -> int:
    group, _, part = key.partition(".")
    value = player.get(group, 0)
    if part:
        assert isinstance(value, dict)
        value = value.get(part, 0)
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize(("id", "variant"), TABLES)
def test_every_option_changes_what_it_was_said_to(id: str, variant: str) -> None:
    rules, rng, out = game(id), Rng(11), Actions()
    s = rules.start(2, variant, {})
    settle(s)
    looked = told = 0
    while s.stack and looked < LOOKS:
        frame = waiting(s)
        assert frame is not None
        if frame.asks == CHANCE:
            advance(s, draw(s, rng, out))
            continue
        offered = options(s)
        if len(offered) > 1:
            looked += 1
            word = rules.seat_names[int(frame.asks)]
            said = brings(rules, s, looked)
            assert list(said) == offered
            before = own(rules.view(s, int(frame.asks)), word)
            for action, changes in said.items():
                after = s.copy()
                advance(after, action)
                now = own(rules.view(after, int(frame.asks)), word)
                for key, by in changes.items():
                    told += 1
                    assert at(now, key) - at(before, key) == by, (rules.verbs.write(action), key)
        advance(s, offered[rng.below(len(offered))])
    assert told > LOOKS


def test_the_market_tells_what_is_paid_and_what_is_bought() -> None:
    """Prices of PE-7.12.3 and PE-7.12.4."""
    buying = {"wood": 3, "stone": 4, "sand": 2}
    selling = {"metal": 5, "stone": 4, "wood": 3, "sand": 2}
    match, player, traded = Match.start("pillars", 2, seed=3), RandomPlayer(Rng(5)), set()
    while not match.over:
        question = match.decision()
        assert question is not None
        for action, changes in match.brings().items():
            verb, *args = match.game.verbs.write(action).split()
            if verb not in ("buy", "sell"):
                continue
            traded.add(verb)
            good, amount = args[0].removeprefix("good="), int(args[1].removeprefix("amount="))
            price = (buying if verb == "buy" else selling)[good] * amount
            goods, gold = (amount, -price) if verb == "buy" else (-amount, price)
            assert (changes[f"goods.{good}"], changes["gold"]) == (goods, gold)
        match.ask(player)
    assert traded == {"buy", "sell"}


def test_exchanged_cards_are_not_said_to_be_lost() -> None:
    """CMC-5.12, CMC-2.6: as many come as go."""
    match = Match.start("caylus_magna_carta", 2, seed=3)
    write = match.game.verbs.write
    told = {write(action): changes for action, changes in match.brings().items()}
    assert told == {"keep_hand": {}, "new_hand": {}}
    while (question := match.decision()) is None or question.name != "player_turn":
        match.act("keep_hand")
    told = {write(action): changes for action, changes in match.brings().items()}
    paid = {"deniers": -1, "points.deniers": -1, "points.total": -1}
    assert told["exchange_hand"] == told["draw_card"] == paid
