"""A run of training: round after round of games and a fit; the last nets are tried in a search.

First the game's own `evaluate` plays, and the net learns how such games end. Then the net plays
itself, and learns from its own games what its own play is worth: a net that never played takes what
goes together with winning for what leads to it, and hoards.

A net is chosen by matches between searches, always on new deals: how well it predicts, or plays
without a search, says little about what it is worth in one.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from stavitel.arena.contest import Contest, hold
from stavitel.arena.playing import Terms
from stavitel.arena.processes import worked_on
from stavitel.engine.errors import BadSetup
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.players.learning import Learner
from stavitel.players.net import fresh_net
from stavitel.players.weighing import has_weights
from stavitel.players.weights import WRITTEN
from stavitel.training.card import card_text
from stavitel.training.games import (
    PORTION,
    STRANGE,
    Parts,
    Portion,
    input_count,
    play_portion,
    samples_in,
)
from stavitel.training.store import RunStore

FIRST_RATES: Final = (0.002, 0.001, 0.0005, 0.00025)
RATE: Final = 0.0007
LAST_RATE: Final = 0.0003
"""Once through the samples at each of these rates in the first round; in all others, which see most
samples four times, at one of them, and later at a smaller one."""
LATER: Final = 10
"""From the round after so many. It does not depend on how many are to come, so that a run can be
prolonged."""
TRIED: Final = 3
"""So many of the last nets are tried in a match."""
RIVALS: Final = (STRANGE, "", WRITTEN, "")
"""Whom the net meets in its portions, in turn: itself, `evaluate`, so that it does not forget how
others play, and rivals who want strange things, where `evaluate` has weights. Whoever knows only
good play does not know what to do when a rival drags a game on."""
EXPERT_PLAYS: Final = 16
"""Options an expert plays on for each decision."""
STREAMS: Final = 10000
Progress = Callable[[int], None]


@dataclass(frozen=True)
class TrainingPlan:
    """What is to be trained, and how long. The same plan gives the same nets."""

    terms: Terms
    seed: int = 0
    rounds: int = 12
    first: int = 8000  # games of the first round: there is nothing else to learn from, and games
    # of `evaluate` are the cheapest
    games: int = 3000  # in each of the others
    hidden: int = 32
    match: int = 100  # games of the match that tries a net
    plays: int = 40  # options played on for each decision of that match
    final: int = 400  # games of the match that is reported
    budget: str = "20ms"  # for each of its decisions
    experts: int = 0  # so many of the last rounds are played by a search with the net so far,
    expert_games: int = 600  # with so many games each
    mixed: bool = False  # games of all variants that use the same net, in turn

    @property
    def all_games(self) -> int:
        return sum([self.games_in(n) for n in range(self.rounds)]) + TRIED * self.match

    def games_in(self, done: int) -> int:
        """The games of the round that follows after so many."""
        if done == 0:
            return self.first
        return self.expert_games if self.has_experts(done) else self.games

    def rates(self, done: int) -> tuple[float, ...]:
        """How large the steps of that round are, for each time through the samples."""
        if done == 0:
            return FIRST_RATES
        return (RATE if done < LATER else LAST_RATE,)

    def has_experts(self, done: int) -> bool:
        return done >= self.rounds - self.experts


def train(
    plan: TrainingPlan, folder: Path, jobs: int, progress: Progress | None = None
) -> dict[str, Any]:
    """Train, or go on where an earlier call was interrupted; tells what came of it."""
    game = plan.terms.checked()
    kind = game.table_kind(game.start(plan.terms.seats, plan.terms.kind(game), {}))
    if kind == "":
        raise BadSetup(f"{plan.terms.game}: expected a game with features to learn from")
    if plan.terms.seats < 2:
        raise BadSetup(f"train: expected at least two seats; got {plan.terms.seats}")
    store = RunStore(folder, asdict(plan))
    advance = progress or _nobody_watches
    advance(_done_before(plan, store))
    while store.done < plan.rounds:
        _one_round(plan, game, store, jobs, advance)
    while len(store.matches) < TRIED:
        _try_net(plan, store, jobs)
        advance(plan.match)
    best = max(store.matches, key=lambda row: (row["win_share"], row["net"]))
    report = _judge(plan, store, best["net"], jobs)
    report["weights"] = str(_write(plan, store, kind, best["net"], report))
    return report


def _one_round(
    plan: TrainingPlan, game: Game, store: RunStore, jobs: int, advance: Progress
) -> None:
    """Play, learn, keep."""
    asked = portions(plan, store.done, str(store.net_file(store.done)))
    parts: dict[int, Parts] = {}
    for number, part in worked_on(play_portion, asked, jobs):
        parts[number] = part
        advance(asked[number].games)
    fresh = [parts[number] for number in sorted(parts)]
    rng = Rng(plan.seed, STREAMS * (store.done + 1) - 1)
    net = fresh_net(input_count(game, plan.terms), plan.hidden, rng)
    is_first = store.done == 0
    if not is_first:
        store.fill(net)
    samples = samples_in([*store.games(), *fresh], plan.terms.seats)
    learner = Learner(net, hindsight=is_first)
    for rate in plan.rates(store.done):
        learner.fit(samples, rate, rng)
    store.keep(net, fresh)


def portions(plan: TrainingPlan, done: int, net: str) -> list[Portion]:
    """The games of the round after so many: in the first the game's own `evaluate` plays, then the
    net as it is, now and then against the former. Experts play among themselves."""
    experts = plan.has_experts(done)
    games = plan.games_in(done)
    tables = _tables(plan)
    weighed = has_weights(plan.terms.game)
    found = []
    for number, begin in enumerate(range(0, games, PORTION)):
        turn = number // len(tables)  # so that all tables have their share of such portions
        rival = RIVALS[turn % len(RIVALS)] if done > 0 and not experts else ""
        if rival == STRANGE and not weighed:
            rival = ""
        found.append(
            Portion(
                tables[number % len(tables)],
                plan.seed, STREAMS * done + number, min(PORTION, games - begin),
                net if done > 0 else WRITTEN,
                rival,
                EXPERT_PLAYS if experts else 0,
            )
        )  # fmt: skip
    return found


def _tables(plan: TrainingPlan) -> list[Terms]:
    """What is played in order to learn: matches are of the table that was asked for alone."""
    if not plan.mixed:
        return [plan.terms]
    game, seats = plan.terms.load(), plan.terms.seats
    kind = game.table_kind(game.start(seats, plan.terms.kind(game), {}))
    return [
        replace(plan.terms, variant=variant)
        for variant in game.variants
        if game.table_kind(game.start(seats, variant, {})) == kind
    ]


def _try_net(plan: TrainingPlan, store: RunStore, jobs: int) -> None:
    """The next net that was not tried yet, in a search, on deals of its own."""
    number = plan.rounds - TRIED + 1 + len(store.matches)
    row = _match(plan, store, number, f"{plan.plays}", plan.match, 7919 * number + 1, jobs)
    store.matches.append({"net": number, **row})
    store.note()


def _judge(plan: TrainingPlan, store: RunStore, number: int, jobs: int) -> dict[str, Any]:
    """The chosen net once more, in equal time, on deals that chose nothing."""
    if not store.final:
        store.final = _match(plan, store, number, plan.budget, plan.final, 1_000_003, jobs)
        store.note()
    return {"net": number, "tried": store.matches, "match": store.final}


def _match(
    plan: TrainingPlan, store: RunStore, number: int, budget: str, games: int, apart: int, jobs: int
) -> dict[str, Any]:
    players = [f"search:{budget}@{store.net_file(number)}", f"search:{budget}@{WRITTEN}"]
    report = hold(Contest(plan.terms, players, games, plan.seed + apart, jobs))
    matches = report["matches"]
    assert isinstance(matches, list)
    row = matches[0]
    return {"budget": budget, "seed": plan.seed + apart, **{k: row[k] for k in _TOLD}}


_TOLD: Final = ("games", "win_share", "low", "high", "even")


def _write(
    plan: TrainingPlan, store: RunStore, kind: str, number: int, report: dict[str, Any]
) -> Path:
    """The chosen net under the name by which a game finds it, with its card."""
    path = store.folder / f"{kind}.net"
    path.write_bytes(store.net_file(number).read_bytes())
    path.with_suffix(".toml").write_text(card_text(plan_command(plan), report), encoding="utf-8")
    return path


def plan_command(plan: TrainingPlan) -> str:
    """The command that trains the same net again."""
    words = ["stavitel train", plan.terms.game, f"--seats {plan.terms.seats}"]
    if plan.terms.variant:
        words.append(f"--variant {plan.terms.variant}")
    if plan.mixed:
        words.append("--mixed")
    words += [f"--seed {plan.seed}", f"--rounds {plan.rounds}"]
    words += [f"--first {plan.first}", f"--games {plan.games}"]
    if plan.experts > 0:
        words += [f"--experts {plan.experts}", f"--expert-games {plan.expert_games}"]
    words += [f"--hidden {plan.hidden}", f"--match {plan.match}", f"--plays {plan.plays}"]
    return " ".join([*words, f"--final {plan.final}", f"--budget {plan.budget}"])


def _done_before(plan: TrainingPlan, store: RunStore) -> int:
    return sum([plan.games_in(n) for n in range(store.done)]) + len(store.matches) * plan.match


def _nobody_watches(done: int) -> None:
    pass
