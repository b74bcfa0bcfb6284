"""The search: it names an option, keeps its budget and looks past its own next turn."""

import pytest

from stavitel.engine.core import CHANCE, Actions, State, advance, settle
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.players import make_player
from stavitel.players.base import Seen
from stavitel.players.chance import draw
from stavitel.players.search.halving import FEWEST, MOST, Candidate, SearchPlayer, still_open

TABLES = [(id, variant) for id in GAMES for variant in game(id).variants]


def decisions(g: Game, variant: str, count: int, seats: int = 0) -> list[State]:
    """Positions of a random game in which a seat has a choice, spread over its course."""
    s = g.start(seats or g.min_seats, variant, {})
    settle(s)
    rng, out, player, found = Rng(1), Actions(), make_player("random", seed=2), list[State]()
    asked = 0
    while s.stack and len(found) < count:
        asks = s.stack[-1].asks
        if asks == CHANCE:
            chosen = draw(s, rng, out)
        else:
            chosen = player.choose(Seen(g, s, asks), out)
            s.stack[-1].options(s, out)
            asked += out.count > 1
            if out.count > 1 and asked % 5 == 0:
                found.append(s.copy())
        advance(s, chosen)
    return found


@pytest.mark.parametrize(
    ("id", "variant"),
    [
        pytest.param(*table, marks=[pytest.mark.slow] if "tournament" in table else [])
        for table in TABLES
    ],
)
def test_the_same_seed_chooses_the_same_option_and_leaves_the_table_alone(
    id: str, variant: str
) -> None:
    g, out = game(id), Actions()
    for s in decisions(g, variant, 3):
        seen = Seen(g, s, s.stack[-1].asks)
        before = g.position(s)
        chosen = [make_player("search:24", seed=3).choose(seen, out) for _ in range(2)]
        seen.options(out)
        assert out.has(chosen[0])
        assert chosen[0] == chosen[1]
        assert g.position(s) == before


def test_the_better_half_goes_on_to_the_final() -> None:
    """All are tried equally often in each round; two at least come to the end."""
    g, out = game("caylus_magna_carta"), Actions()
    for s in decisions(g, "standard", 4):
        seen = Seen(g, s, s.stack[-1].asks)
        seen.options(out)
        wide = min(int(out.count), MOST)
        final = SearchPlayer(Rng(1), 0, 120).search(seen, out)
        assert len(final) == 2 or (len(final) == 1 and final[0].trials >= FEWEST)
        assert final[0].trials == final[-1].trials
        assert final[0].share() >= final[-1].share()
        assert final[0].trials >= max((wide - 1).bit_length(), 1)  # one a round at least


def raced(*shares: float) -> Candidate:
    option = Candidate(0)
    for share in shares:
        option.add(share)
    return option


def test_what_is_clearly_behind_leaves_the_race_before_its_time() -> None:
    """Trials are compared world by world: luck that both shared says nothing."""
    luck = [0.1, 0.7] * FEWEST
    best = raced(*[share + 0.2 for share in luck])
    behind = raced(*[share + (0.01 if n % 3 else 0.02) for n, share in enumerate(luck)])
    close = raced(*[share + (0.4 if n % 2 else 0.1) for n, share in enumerate(luck[:FEWEST])])
    assert still_open([best, close, behind]) == [best, close]
    young = raced(*[0.0] * (FEWEST - 1))
    assert still_open([best, young]) == [best, young]


def test_a_clear_choice_is_made_sooner() -> None:
    """A thousand options may be played on; where one of them wins on the spot, few are."""
    g, out = game("catan_duel"), Actions()
    soon = 0
    for s in decisions(g, "intro", 6):
        seen = Seen(g, s, s.stack[-1].asks)
        final = SearchPlayer(Rng(1), 0, 1000).search(seen, out)
        soon += len(final) == 1
    assert soon > 0


@pytest.mark.parametrize(("id", "variant"), TABLES)
def test_the_seat_is_asked_again_before_the_horizon(id: str, variant: str) -> None:
    """What a turn prepares is seen in the next one, however many sit at the table."""
    g, out, rng, player = game(id), Actions(), Rng(4), make_player("random", seed=5)
    for seats in range(g.min_seats, g.max_seats + 1):
        s = decisions(g, variant, 1, seats)[0]
        seat, now, until = s.stack[-1].asks, g.turns(s), g.horizon(s)
        asked = set()
        while s.stack and g.turns(s) < until:
            asks = s.stack[-1].asks
            if asks == seat:
                asked.add(g.turns(s))
            chosen = draw(s, rng, out) if asks == CHANCE else player.choose(Seen(g, s, asks), out)
            advance(s, chosen)
        assert max(asked) > now


def test_a_trial_a_round_is_the_least() -> None:
    """Whoever gives no time still gets a comparison."""
    g, out = game("red_cathedral"), Actions()
    s = decisions(g, g.variants[0], 1)[0]
    final = SearchPlayer(Rng(1), 0, 1).search(Seen(g, s, s.stack[-1].asks), out)
    assert final[0].trials >= 1


@pytest.mark.parametrize(("milliseconds", "limit", "tried"), [(900, 0.0, 0), (0, 0.0, 1)])
def test_no_option_is_played_on_after_the_time_for_the_whole_search(
    milliseconds: int, limit: float, tried: int
) -> None:
    """However many options there are; only a search without a clock tries every one."""
    g, out = game("catan_duel"), Actions()
    s = decisions(g, "duel", 1)[0]
    seen = Seen(g, s, s.stack[-1].asks)
    seen.options(out)
    race = [Candidate(out.items[i]) for i in range(out.count)]
    SearchPlayer(Rng(1), milliseconds, 1).try_all(seen, race, limit, out)
    assert [candidate.trials for candidate in race] == [tried] * len(race)


def test_part_of_a_trial_may_count_as_soon_as_the_turn_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same trials are judged at both moments, so their shares mix as they are weighed."""
    g, out = game("red_cathedral"), Actions()
    assert g.judged_soon > 0.0
    differ = 0
    for s in decisions(g, "basic", 4, 2):
        seen = Seen(g, s, s.stack[-1].asks)
        totals = []
        for soon in (0.0, 1.0, 0.25):
            monkeypatch.setattr(g, "judged_soon", soon)
            seen.options(out)
            race = [Candidate(out.items[i]) for i in range(out.count)]
            SearchPlayer(Rng(6), 0, 8).try_all(seen, race, 0.0, out)
            totals.append([candidate.total for candidate in race])
        for late, early, mixed in zip(*totals):
            assert mixed == pytest.approx(0.75 * late + 0.25 * early)
            differ += abs(late - early) > 0.001
    assert differ > 0


def test_a_game_of_the_red_cathedral_that_drags_on_is_not_pondered() -> None:
    """After thirty turns of each side a search looks no farther than its own turn."""
    g = game("red_cathedral")
    s = decisions(g, "basic", 1)[0]
    assert isinstance(s, Cathedral)
    s.turn = 60
    assert g.horizon(s) == 63
    s.turn = 61
    assert g.horizon(s) == 62


@pytest.mark.slow
@pytest.mark.parametrize("deal", [4, 10])
def test_bots_do_not_wait_for_each_other_for_ever(deal: int) -> None:
    """In these deals both sides went on collecting recognition, and nobody wanted the end."""
    g, rng, out = game("red_cathedral"), Rng(deal), Actions()
    players = [make_player("search:8", seed=10 * deal + seat) for seat in range(2)]
    s = g.start(2, "basic", {})
    settle(s)
    while s.stack and g.turns(s) < 120:
        asks = s.stack[-1].asks
        if asks == CHANCE:
            advance(s, draw(s, rng, out))
        else:
            advance(s, players[asks].choose(Seen(g, s, asks), out))
    assert not s.stack
