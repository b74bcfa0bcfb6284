"""Laws of legality: what is offered, what is refused, and that nothing else happens."""

from stavitel.conformance.corpus import LaidTable, playthroughs, sample
from stavitel.engine.core import Actions, State, act, options, refusal
from stavitel.engine.errors import IllegalAction
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng


def options_are_the_candidates_that_are_not_refused(table: LaidTable) -> None:
    """Never none, strictly ascending, inside the verb table; fast ways agree with the predicate."""
    for s in sample(table, every=3):
        offered = options(s)
        thinkable = candidates(s)
        assert offered
        assert thinkable == sorted(set(thinkable))
        assert thinkable[0] >= 0 and thinkable[-1] < table.game().verbs.size
        assert offered == [action for action in thinkable if refusal(s, action) == 0]


def no_legal_action_lies_beyond_the_options(table: LaidTable) -> None:
    """Candidates leave out nothing: of the whole verb table the options alone are not refused."""
    beyond = range(-3, table.game().verbs.size + 3)
    for s in sample(table, every=97):
        assert [action for action in beyond if refusal(s, action) == 0] == options(s)


def refusals_are_known_reasons_with_named_arguments(table: LaidTable) -> None:
    """What a refusal carries can be told: a reason of the game and a name for every number."""
    rules = table.game()
    for s in sample(table, every=7):
        for reason in [refusal(s, action) for action in candidates(s)]:
            if reason != 0:
                check_reason(rules, reason)


def check_reason(rules: Game, packed: int) -> None:
    assert 1 <= packed & 255 <= len(rules.reasons.reasons)
    kind, values = rules.reasons.kind(packed), rules.reasons.values(packed)
    assert kind.of(*values.values()) == packed, f"{kind.name}: a number without a name"
    for name, value in values.items():
        assert value < len(rules.words.get(name, range(1000))), f"{kind.name}: {name} is {value}"


def act_refuses_what_is_not_offered_and_changes_nothing(table: LaidTable) -> None:
    size = table.game().verbs.size
    rng = Rng(1)
    for s in sample(table, every=37):
        before = s.numbers()
        offered = set(options(s))
        wild = [int(rng.below(size)) for _ in range(100)] + [-1, size]
        for action in {*candidates(s), *wild} - offered:
            assert refused(s, action)
        assert s.numbers() == before


def nothing_can_be_done_when_the_game_is_over(table: LaidTable) -> None:
    *_, s = playthroughs(table)[0].walk()
    before = s.numbers()
    assert options(s) == []
    assert all(refused(s, action) for action in range(table.game().verbs.size))
    assert s.numbers() == before


def refused(s: State, action: int) -> bool:
    try:
        act(s, action)
    except IllegalAction as error:
        return error.action == action and error.reason != 0
    return False


def candidates(s: State) -> list[int]:
    out = Actions()
    s.stack[-1].candidates(s, out)
    return out.to_list()
