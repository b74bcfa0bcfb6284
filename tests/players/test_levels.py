"""Eight levels: each names an option, the same from the same seed; low ones err within bounds."""

from collections import Counter

import pytest

from stavitel.engine.core import CHANCE, Actions, advance, settle
from stavitel.engine.errors import BadSetup
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.players import LEVEL_NAMES, make_player
from stavitel.players.base import Seen
from stavitel.players.casual import CasualPlayer
from stavitel.players.chance import draw
from stavitel.players.levels import longest_thought
from stavitel.players.search.halving import SearchPlayer
from stavitel.players.wavering import WaveringPlayer
from stavitel.server.bots import FORMER_LEVELS, expected_seconds
from stavitel.server.laying import check_bot


def choices(id: str, count: int) -> list[Seen]:
    """Positions of a random game in which a seat has several options."""
    g, rng, out = game(id), Rng(1), Actions()
    s = g.start(max(2, g.min_seats), g.variants[0], {})
    settle(s)
    found: list[Seen] = []
    while s.stack and len(found) < count:
        seat = s.stack[-1].asks
        if seat == CHANCE:
            advance(s, draw(s, rng, out))
            continue
        s.stack[-1].options(s, out)
        if out.count > 2:
            found.append(Seen(g, s.copy(), seat))
            s.stack[-1].options(s, out)
        advance(s, out.items[rng.below(out.count)])
    return found


def offered(seen: Seen) -> list[int]:
    out = Actions()
    seen.options(out)
    return [int(out.items[i]) for i in range(out.count)]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("level", LEVEL_NAMES[:4])
def test_a_level_names_an_option_and_the_same_one_from_the_same_seed(id: str, level: str) -> None:
    for seen in choices(id, 3):
        chosen = [int(make_player(level, 5).choose(seen, Actions())) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in offered(seen)


@pytest.mark.parametrize("id", GAMES)
def test_casual_players_err_but_never_waste_more_than_they_may(id: str) -> None:
    """Of what every option promises at once, no more than so many points are given away."""
    waste = 3.0
    for seen in choices(id, 6):
        for seed in range(6):
            out = Actions()
            seen.options(out)
            twin = CasualPlayer(Rng(seed), 0.5, 2.0, waste)
            values = twin.values(seen, seen.imagine(twin.rng), out)
            action = int(CasualPlayer(Rng(seed), 0.5, 2.0, waste).choose(seen, Actions()))
            assert values[offered(seen).index(action)] >= max(values) - waste


def test_the_lower_the_level_the_more_it_gives_away() -> None:
    given_away: Counter[str] = Counter()
    for seen in choices("caylus_magna_carta", 8):
        for seed in range(25):
            out = Actions()
            seen.options(out)
            sober = CasualPlayer(Rng(seed), 0.0, 1.0, 0.0)
            values = sober.values(seen, seen.imagine(sober.rng), out)
            for level in LEVEL_NAMES[:3]:
                action = int(make_player(level, seed).choose(seen, Actions()))
                lost = max(values) - values[offered(seen).index(action)]
                given_away[level] += round(1000 * lost)
    assert given_away["level:1"] > given_away["level:2"] > given_away["level:3"] > 0


def test_a_search_with_both_limits_ends_at_the_first() -> None:
    seen = choices("caylus_magna_carta", 1)[0]
    few = SearchPlayer(Rng(1), 60_000, 8)
    race = few.search(seen, Actions())
    assert 0 < sum(candidate.trials for candidate in race) <= 16
    short = SearchPlayer(Rng(1), 1, 1_000_000)
    assert sum(candidate.trials for candidate in short.search(seen, Actions())) < 1000


@pytest.mark.parametrize(
    ("id", "place", "by"),
    [
        ("pillars", 0, {"written"}),
        ("caylus_magna_carta", 1, {"learned", "written"}),
        ("caylus_magna_carta", 3, {"learned"}),
    ],
)
def test_between_two_values_every_decision_is_judged_by_one(
    id: str, place: int, by: set[str]
) -> None:
    player = WaveringPlayer(Rng(1), 0, 1, place)
    found: list[str] = []
    for seen in choices(id, 16):
        player.learned.judge = player.written.judge = None
        assert int(player.choose(seen, Actions())) in offered(seen)
        asked = {"learned": player.learned.judge, "written": player.written.judge}
        found += [name for name, judge in asked.items() if judge is not None]
    assert len(found) == 16 and set(found) == by


def test_where_any_search_is_far_stronger_level_5_does_not_search_everywhere() -> None:
    player = WaveringPlayer(Rng(1), 0, 1, 0)
    searched = 0
    seen = choices("caylus_magna_carta", 40)
    for one in seen:
        player.learned.judge = player.written.judge = None
        assert int(player.choose(one, Actions())) in offered(one)
        searched += player.learned.judge is not None or player.written.judge is not None
    assert 0.25 * len(seen) < searched < 0.85 * len(seen)


@pytest.mark.parametrize("id", GAMES)
def test_the_higher_the_level_the_more_it_trusts_a_net(id: str) -> None:
    shares = game(id).by_net
    assert shares == sorted(shares) and len(shares) == 4 and shares[-1] == 1.0


def test_stronger_levels_think_longer_and_none_longer_than_a_second() -> None:
    times = [longest_thought(level) for level in range(1, 9)]
    assert times == sorted(times) and times[:4] == [0] * 4 and 0 < times[-1] <= 1000
    assert [expected_seconds(name) for name in ("level:1", "level:8")] == [0.02, times[-1] / 1000]


def test_tables_keep_the_bots_of_older_versions() -> None:
    for name in [*FORMER_LEVELS, *LEVEL_NAMES]:
        check_bot(name)
        make_player(name)


@pytest.mark.parametrize("name", ["level", "level:0", "level:9", "level:01", "level:1ms"])
def test_there_is_no_other_level(name: str) -> None:
    with pytest.raises(BadSetup, match="level:1 to level:8"):
        make_player(name)
    with pytest.raises(BadSetup):
        check_bot(name)
