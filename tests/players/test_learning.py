"""The net, its files and its learning, where the right answer can be worked out."""

from pathlib import Path

import pytest

from stavitel.engine.core import CHANCE, Actions, advance, settle
from stavitel.engine.errors import BadSetup
from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.games import game
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.outside import make_player
from stavitel.players import make_player as make_house_player
from stavitel.players.base import Seen
from stavitel.players.chance import draw, draw_all
from stavitel.players.judge import (
    DoubleJudge,
    Judge,
    TrainedJudge,
    describe,
    final_lead,
    learned_judge,
    won,
)
from stavitel.players.learning import LAMBDA, Learner, Samples, load_samples, targets_of
from stavitel.players.net import (
    AHEAD,
    HEADS,
    MOST_FOLLOWED,
    POINTS,
    WIN,
    Net,
    NetReading,
    fresh_net,
    squashed,
)
from stavitel.players.search.halving import SearchPlayer
from stavitel.players.selfplay import play_to_learn
from stavitel.players.weighed import StrangePlayer
from stavitel.players.weighing import Weighing, strange_row
from stavitel.players.weights import (
    QUICK,
    SHIPPED,
    WRITTEN,
    judge_for,
    packed,
    shipped_net,
    unpacked,
)

CAYLUS = game("caylus_magna_carta")


def row_with(*numbers: float) -> Inputs:
    row = Inputs()
    for number in numbers:
        row.put(number)
    return row


def test_a_row_keeps_what_is_not_nought() -> None:
    row = row_with(0.0, 2.5)
    row.steps(2, 3)
    row.one_of(1, 3)
    row.members(0b101, 3)
    assert row.to_list() == [0, 2.5, 1, 1, 0, 0, 1, 0, 1, 0, 1]
    assert (row.count, row.size) == (6, 11)
    row.among(1, 2.0)
    row.among(0, 1.0)
    row.among(1, 3.0)
    row.skip(3)
    assert row.to_list()[11:] == [1, 5, 0]
    row.clear()
    assert row.to_list() == []
    for _ in range(1000):
        row.put(1.0)
    assert row.to_list() == [1.0] * 1000


def test_a_net_adds_up_what_it_should() -> None:
    """Two inputs and one unit, with numbers by hand."""
    net = Net(2, 1)
    for i, weight in enumerate((2.0, 0.5, 0.0, 0.0, -3.0, 0.0, 0.25, 0.0)):
        net.rows[i] = weight
    net.bias[0], net.bias[3] = 1.0, 7.0
    net.heads[WIN], net.heads[AHEAD] = 1.0, -1.0
    reading = NetReading(net)
    reading.run(row_with(2.0, 1.0))  # the unit: 1 + 2 · 2 - 3 = 2
    assert [reading.head(head) for head in range(HEADS)] == [3.0, -1.75, 7.0]
    assert reading.share() == pytest.approx((squashed(3.0) + squashed(-1.75)) / 2)
    assert reading.logit() == pytest.approx((3.0 - 1.75) / 2)
    reading.run(row_with(0.0, 2.0))  # the unit would be below nought
    assert [reading.head(head) for head in range(HEADS)] == [0.0, 0.5, 7.0]


def test_following_from_position_to_position_comes_to_the_same() -> None:
    """Long enough that sums are worked out afresh on the way, with inputs that come, go, change,
    stand in any order and add up."""
    rng = Rng(8)
    net = fresh_net(40, 8, rng)
    for weights in (net.bias, net.heads):
        for i in range(len(weights)):
            weights[i] = rng.unit() - 0.5
    following, afresh = NetReading(net), NetReading(net)
    row, before = Inputs(), Inputs()
    for _ in range(3 * MOST_FOLLOWED):
        row, before = before, row
        row.clear()
        for _ in range(rng.below(12)):
            row.among(rng.below(40), float(rng.below(3)))
        following.follow(row, before)
        afresh.run(row)
        assert list(following.sums) == pytest.approx(list(afresh.sums), abs=1e-12)


def test_a_file_keeps_a_net_but_for_rounding(tmp_path: Path) -> None:
    net, rng = fresh_net(30, 8, Rng(1)), Rng(2)
    for row in (net.bias, net.heads):
        for i in range(len(row)):
            row[i] = rng.unit()
    again, seen = unpacked(packed(net)), row_with(*[rng.unit() for _ in range(30)])
    one, other = NetReading(net), NetReading(again)
    one.run(seen)
    other.run(seen)
    assert other.share() == pytest.approx(one.share(), abs=0.002)
    assert packed(again) == packed(net)
    for spoilt in (b"", b"stavitel net 1\n", packed(net)[:-1], packed(net) + b"x"):
        (tmp_path / "spoilt.net").write_bytes(spoilt)
        with pytest.raises(BadSetup, match="expected a net that stavitel train has written"):
            make_player(f"search:5@{tmp_path / 'spoilt.net'}")
    with pytest.raises(BadSetup, match=r"missing\.net: cannot be used"):
        make_player(f"search:5@{tmp_path / 'missing.net'}")


def test_no_record_or_server_has_files_read_by_a_name(tmp_path: Path) -> None:
    path = tmp_path / "good.net"
    path.write_bytes(packed(fresh_net(3, 2, Rng(1))))
    make_player(f"search:5@{path}")
    make_house_player("search:5@written")
    with pytest.raises(BadSetup, match="expected a player called"):
        make_house_player(f"search:5@{path}")


def test_targets_mix_the_end_with_what_the_net_says_on_the_way() -> None:
    """Two seats, two moments; the net knows nothing and says even."""
    samples = Samples(2)
    for _ in range(4):
        samples.add(row_with(1.0))
    samples.end(0, 0, 1.0, 0.9, 3.0)
    samples.end(0, 1, 0.0, 0.1, 2.0)
    found = list(targets_of(samples, NetReading(Net(1, 1))))
    assert found[6:] == [1.0, 0.9, 3.0, 0.0, 0.1, 2.0]
    even = (1 - LAMBDA) / 2
    assert found[:6] == pytest.approx(
        [even + LAMBDA, even + LAMBDA * 0.9, LAMBDA * 3.0, even, even + LAMBDA * 0.1, LAMBDA * 2.0]
    )


def test_a_learner_finds_who_wins() -> None:
    """Whoever has exactly one of two things wins: the straight way alone cannot tell."""
    samples = Samples(1)
    for a, b in [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)] * 100:
        first = samples.count
        samples.add(row_with(a, b))
        samples.end(first, 0, float(a != b), float(a != b), 2.0 + a)
    net = fresh_net(2, 16, Rng(3))
    learner = Learner(net)
    losses = [learner.fit([samples], 0.02, Rng(4)) for _ in range(160)]
    assert losses[-1] < 0.1 < 0.6 < losses[0]
    reading = NetReading(net)
    for a, b in [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)]:
        reading.run(row_with(a, b))
        assert (reading.share() > 0.5) == (a != b)
        assert reading.head(POINTS) == pytest.approx(2.0 + a, abs=0.2)


def test_with_hindsight_only_the_end_counts() -> None:
    """A position that was followed by another and won is worth the win, whatever the net says."""
    samples = Samples(1)
    for _ in range(2):
        samples.add(row_with(1.0))
    samples.end(0, 0, 1.0, 1.0, 2.0)
    said = []
    for hindsight in (False, True):
        net = fresh_net(1, 4, Rng(3))
        learner = Learner(net, hindsight)
        said.append([learner.fit([samples], 0.02, Rng(4)) for _ in range(20)][-1])
    assert said[1] < said[0]


def learnt(games: int, seed: int) -> Samples:
    samples, rng = Samples(2), Rng(seed)
    for _ in range(games):
        s = CAYLUS.start(2, "standard", {})
        judge = Judge(CAYLUS, s)
        play_to_learn(s, [judge, judge], rng, samples)
    return samples


def test_experts_search_for_what_they_play() -> None:
    """Each of them is asked, in its own seat, and never where there is no choice."""
    s = CAYLUS.start(2, "standard", {})
    judge, rng = Judge(CAYLUS, s), Rng(5)
    experts = [SearchPlayer(Rng(seat), 0, 1, WRITTEN) for seat in range(2)]
    samples = Samples(2)
    play_to_learn(s, [judge, judge], rng, samples, dict(enumerate(experts)))
    assert not s.stack and samples.count > 10
    assert all(expert.judge is not None for expert in experts)
    assert samples.dump() != learnt(1, 5).dump()


def test_a_strange_rival_leaves_evaluate_as_it_is() -> None:
    g = game("red_cathedral")
    weighing = Weighing(g.id)
    usual = weighing.read()
    rows = [strange_row(usual, Rng(seed)) for seed in range(20)]
    assert len({tuple(row) for row in rows}) == 20
    assert any(0.0 in row for row in rows), "some do not care for something"
    s = g.start(2, "basic", {})
    settle(s)
    draw_all(s, Rng(1), Actions())
    before = g.evaluate(s, 0)
    contrary = [-weight for weight in usual]
    asked = [(usual, 9), (contrary, 9), (contrary, 0)]
    taken = []
    for own, turns in asked:
        stranger = StrangePlayer(Rng(3), weighing, own, turns)
        taken.append(stranger.choose(Seen(g, s, s.stack[-1].asks), Actions()))
    assert taken[0] != taken[1], "who wants the opposite does something else"
    assert taken[0] == taken[2], "but not for ever"
    assert weighing.read() == usual and g.evaluate(s, 0) == before


def test_games_give_samples_that_can_be_kept() -> None:
    samples = learnt(2, 5)
    assert samples.count > 20 and samples.count % 2 == 0
    assert sum(samples.is_last) == 4
    wins = [samples.result[row * HEADS] for row in range(samples.count)]
    for row in range(0, int(samples.count), 2):
        assert wins[row] + wins[row + 1] == 1.0
    again = load_samples(2, samples.dump())
    assert again.dump() == samples.dump() == learnt(2, 5).dump()


def test_a_trained_judge_knows_the_end_and_asks_its_net_before() -> None:
    s = CAYLUS.start(2, "standard", {})
    rng, samples = Rng(6), Samples(2)
    row = Inputs()
    describe(CAYLUS, s, 0, 0, row)
    judge = TrainedJudge(CAYLUS, s, Net(row.size, 4))
    assert judge.share(s, 0, 0) == 0.5 and judge.prospects(s, 0, 0) == 0.0
    assert judge.horizon(s) == CAYLUS.learned_horizon(s)
    play_to_learn(s, [judge, judge], rng, samples)
    assert not s.stack
    for seat in range(2):
        expected = (won(CAYLUS, s, seat) + final_lead(CAYLUS, s, seat)) / 2
        assert judge.share(s, seat, 0) == pytest.approx(expected)
        assert (judge.prospects(s, seat, 0) > 0) == (expected > 0.5)
    assert won(CAYLUS, s, 0) + won(CAYLUS, s, 1) == 1.0


@pytest.mark.parametrize("id", ["caylus_magna_carta", "catan_duel"])
def test_a_net_knows_what_of_a_turn_was_cut_short_and_skips_no_turn(id: str) -> None:
    """Having passed and not having passed look alike once everybody has; and what follows the last
    choice of a turn is judged as it is, not a whole turn later."""
    g, rng, out = game(id), Rng(3), Actions()
    s = g.start(2, g.variants[0], {})
    row, found = Inputs(), set()
    describe(g, s, 0, 0, row)
    judge, seen = TrainedJudge(g, s, Net(row.size, 4)), g.turns(s)
    settle(s)
    while s.stack and g.turns(s) < seen + 6:
        turn = g.turns(s)
        if s.stack[-1].asks == CHANCE:
            advance(s, draw(s, rng, out))
            continue
        s.stack[-1].options(s, out)
        advance(s, out.items[rng.below(out.count)])
        trial = s.copy()
        draw_all(trial, rng, out)
        if not trial.stack:
            break
        before, over = g.position(trial), g.turns(trial) > turn
        moment = judge.to_rest(trial, turn, 0, rng)
        assert (moment == 0) == over
        assert g.position(trial) == before or not over
        found.add(moment)
        describe(g, trial, 0, moment, row)
        assert sum(row.to_list()[-g.moments :]) == int(moment).bit_count()
    assert len(found) > 3


def test_a_win_at_hand_is_wanted_more_than_any_prospects() -> None:
    """A clear lead to come once was worth more than having won by little: games went on and on."""
    g = game("catan_duel")
    s = g.start(2, "intro", {})
    row = Inputs()
    describe(g, s, 0, 0, row)
    net = Net(row.size, 4)
    net.bias[net.hidden + WIN], net.bias[net.hidden + AHEAD] = 30.0, 5.0
    hopeful = TrainedJudge(g, s, net)
    settle(s)
    most = hopeful.prospects(s, 0, 0)
    assert most > 0.0
    judge = judge_for(g, s, WRITTEN)
    play_to_learn(s, [judge, judge], Rng(2), Samples(2))
    winner = g.places(s).index(1)
    assert hopeful.prospects(s, winner, 0) > most
    net.bias[net.hidden + WIN], net.bias[net.hidden + AHEAD] = -30.0, -5.0
    least = TrainedJudge(g, s, net).reading
    least.run(row)
    assert hopeful.prospects(s, 1 - winner, 0) < least.logit() < 0.0


def test_a_net_that_ships_is_used_where_nets_are_quick() -> None:
    for g, seats, variant, trained in (
        (CAYLUS, 2, "standard", True),
        (CAYLUS, 4, "beginner", True),  # by what was learned in the full game
        (game("catan_duel"), 2, "intro", True),
        (game("catan_duel"), 2, "gold", True),  # by what was learned in all games with themes
        (game("catan_duel"), 2, "tournament", False),
    ):
        s = g.start(seats, variant, {})
        assert (shipped_net(g.id, g.table_kind(s)) is not None) == trained
        assert (type(judge_for(g, s, SHIPPED)) is not Judge) == (trained and QUICK)


def test_where_two_judge_evaluate_plays_on_and_a_net_has_half_of_the_word() -> None:
    from tests.players.test_features import positions

    g = game("red_cathedral")
    s = positions(g, "basic", 2)[0]
    row = Inputs()
    describe(g, s, 0, 0, row)
    net = fresh_net(row.size, 4, Rng(1))
    net.bias[4 + WIN] = net.bias[4 + AHEAD] = 2.0
    both, written, learned = learned_judge(g, s, net), Judge(g, s), TrainedJudge(g, s, net)
    assert isinstance(both, DoubleJudge)
    assert isinstance(learned_judge(CAYLUS, CAYLUS.start(2, "standard", {}), net), TrainedJudge)
    shares = [judge.share(s, 0, 0) for judge in (both, written, learned)]
    assert shares[0] == pytest.approx((shares[1] + shares[2]) / 2) and shares[1] != shares[2]
    assert both.prospects(s, 0, 0) == written.prospects(s, 0, 0)
    assert both.horizon(s) == written.horizon(s)


def test_a_game_of_the_red_cathedral_that_drags_on_is_left_to_evaluate() -> None:
    g = game("red_cathedral")
    s = g.start(2, "basic", {})
    assert isinstance(s, Cathedral) and g.table_kind(s) == "2-basic"
    s.turn = 61
    assert g.table_kind(s) == "" and type(judge_for(g, s, SHIPPED)) is Judge


def test_a_search_may_be_told_by_what_it_judges(tmp_path: Path) -> None:
    s = CAYLUS.start(2, "standard", {})
    row = Inputs()
    describe(CAYLUS, s, 0, 0, row)
    path = tmp_path / "2-standard.net"
    path.write_bytes(packed(fresh_net(row.size, 4, Rng(1))))
    assert isinstance(judge_for(CAYLUS, s, str(path)), TrainedJudge)
    assert not isinstance(judge_for(CAYLUS, s, WRITTEN), TrainedJudge)
    from tests.players.test_features import positions

    s, out = positions(CAYLUS, "standard", 2)[0], Actions()
    seen = Seen(CAYLUS, s, s.stack[-1].asks)
    for name in (f"search:16@{path}", "search:16@written"):
        chosen = make_player(name, seed=1).choose(seen, out)
        seen.options(out)
        assert out.has(chosen)
    path.write_bytes(packed(fresh_net(row.size - 1, 4, Rng(1))))
    other = tmp_path / "other.net"
    path.rename(other)
    with pytest.raises(BadSetup, match=f"expected a net with {row.size} inputs"):
        judge_for(CAYLUS, s, str(other))
