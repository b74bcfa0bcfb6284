"""The proposal in area 13 against every possible course of uses (PE-7.13.1)."""

from functools import cache
from typing import Any, NamedTuple

import pytest

from stavitel.components import read_components
from stavitel.engine.core import act
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain

from .table import area, cubes, do, offered, player
from .test_cathedral import ROUND_CARDS, STARTING_CARDS

CARDS = {**STARTING_CARDS, **ROUND_CARDS}
KINDS = ("wood", "stone", "sand", "metal")
SALE = {"wood": 3, "stone": 4, "sand": 2, "metal": 5}
NEVER_STRENGTHENED = ("r1_toolmaker", "r2_architect", "r6_bell_maker", "r6_organ_builder")
GOLD_MAX = 30

Result = tuple[int, int, int]
"""Points first, then gold, then what the cubes left over would fetch."""


class Case(NamedTuple):
    row: tuple[str, ...]
    held: tuple[int, ...]  # in the order of KINDS
    gold: int


def brute_force(case: Case, strengthened: str = "") -> Result:
    """The best end of any sequence of uses, written from the rules alone."""
    mixer = any("mortar_mixer" in card for card in case.row)
    most = tuple(CARDS[card][4] + (card == strengthened) for card in case.row)

    @cache
    def best(held: tuple[int, ...], gold: int, left: tuple[int, ...]) -> Result:
        found = (0, gold, sum(n * SALE[kind] for n, kind in zip(held, KINDS, strict=True)))
        for place, card in enumerate(case.row):
            _, _, cost, gain, _ = CARDS[card]
            after = tuple(n - cost.get(k, 0) for n, k in zip(held, KINDS, strict=True))
            rest = gold - cost.get("gold", 0)
            if left[place] == 0 or min(after) < 0 or rest < 0:
                continue
            if ("mason" in card and not mixer) or (card == "r1_toolmaker" and held[3] == 0):
                continue
            uses = (*left[:place], left[place] - 1, *left[place + 1 :])
            points, *others = best(after, min(GOLD_MAX, rest + gain.get("gold", 0)), uses)
            found = max(found, (points + gain.get("vp", 0), others[0], others[1]))
        return found

    return best(case.held, case.gold, most)


def proposed(case: Case, **words: Any) -> Result:
    """What one action makes of the same possessions."""
    held = dict(zip(KINDS, case.held, strict=True))
    blue = {"craftsmen": list(case.row), "gold": case.gold, **held}
    s = area("cathedral", round=6, blue=blue, **words)
    if "best_conversion" not in offered(s):
        return 0, case.gold, sum(SALE[kind] * n for kind, n in held.items())
    do(s, "best_conversion")
    left = sum(SALE[kind] * n for kind, n in cubes(s, "blue").items())
    return player(s, "blue")["points"], player(s, "blue")["gold"], left


def random_case(rng: Rng, kinds: list[str]) -> Case:
    row = {kinds[rng.below(len(kinds))] for _ in range(1 + rng.below(5))}
    held = tuple(int(rng.below(6)) for _ in range(3))
    gold = rng.below(31) if rng.below(2) else 27 + rng.below(4)
    return Case(tuple(sorted(row)), (*held, int(rng.below(4))), int(gold))


@pytest.mark.parametrize("seed", range(8))
def test_no_course_of_uses_is_better(seed: int) -> None:
    """PE-7.13.1, PE-7.13.2, R18: most points, then most gold, then the dearest cubes left."""
    rng = Rng(seed)
    for _ in range(15):
        case = random_case(rng, list(CARDS))
        assert proposed(case) == brute_force(case), case


@pytest.mark.parametrize("seed", range(4))
def test_cards_that_share_what_they_need(seed: int) -> None:
    """PE-10.3, PE-10.5, PE-10.6: metal for four cards, gold to and fro, near the gold limit."""
    rng = Rng(100 + seed)
    kinds = [
        "start_woodworker", "start_mortar_mixer", "r1_toolmaker", "r1_master_woodworker",
        "r4_glassblower", "r5_glassblower", "r6_bell_maker", "r6_organ_builder", "r6_goldsmith",
        "r5_goldsmith", "r2_potter", "r2_carpenter",
    ]  # fmt: skip
    for _ in range(15):
        case = random_case(rng, kinds)
        assert proposed(case) == brute_force(case), case


@pytest.mark.parametrize("seed", range(4))
def test_the_best_craftsman_is_strengthened(seed: int) -> None:
    """PE-7.13.3, PE-12.4: with the Madonna's statue the proposal names him too."""
    rng = Rng(200 + seed)
    for _ in range(8):
        case = random_case(rng, list(CARDS))
        targets = ["", *[card for card in case.row if card not in NEVER_STRENGTHENED]]
        best = max([brute_force(case, target) for target in targets])
        assert proposed(case, event="madonna_statue") == best, case


def test_the_proposal_may_be_ignored() -> None:
    """PE-7.13.1: it is one offer among the uses, and it ends the conversion."""
    s = area("cathedral", blue={"wood": 4}, red={"wood": 2})
    assert offered(s) == ["end_conversion", "use_craftsman start_woodworker", "best_conversion"]
    do(s, "use_craftsman start_woodworker", "best_conversion")
    assert (player(s, "blue")["points"], cubes(s, "blue")) == (2, {})
    assert player(s, "blue")["converted"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_no_course_of_uses_is_better_in_many_more_cases(seed: int) -> None:
    """PE-7.13.1, PE-7.13.2: the same, a hundred at a time."""
    rng = Rng(1000 + seed)
    for _ in range(100):
        case = random_case(rng, list(CARDS))
        assert proposed(case) == brute_force(case), case


@pytest.mark.parametrize(
    ("stone", "points", "left"), [(2, 2, 0), (3, 3, 0), (4, 3, 1), (5, 4, 0), (6, 5, 0)]
)
def test_one_great_work_gives_way_to_several_small_ones(stone: int, points: int, left: int) -> None:
    """PE-7.13.1 with a card of one's own: the sculptor makes 2 points of 3 stones, once; the mason
    1 point of each stone, three times. Equal points leave as many stones as they can."""
    own = read_components("pillars", '[[craftsman]]\nid = "r3_sculptor"\ninput = { stone = 3 }\n')
    row = ["r3_sculptor", "r2_mason", "start_mortar_mixer"]
    blue = {"craftsmen": row, "stone": stone}
    s = own.load({"phase": "resolution", "area": "cathedral", "round": 6, "blue": blue})
    act(s, own.verbs.read("best_conversion"))
    players: Any = plain(own.view(s, -1))["players"]
    found = players[own.seat_names.index("blue")]
    assert (found["points"], found["goods"]["stone"]) == (points, left)
