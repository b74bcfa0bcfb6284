"""Running a scenario from its position to its last expectation."""

from stavitel.engine.errors import BadScenario
from stavitel.engine.fields import BadField
from stavitel.files import at_line
from stavitel.scenario.file import Scenario
from stavitel.scenario.judge import Outcome, StepJudge
from stavitel.scenario.played import PlayedScenario


def run_scenario(scenario: Scenario) -> Outcome:
    """Play the scenario. Broken files raise; broken expectations are listed."""
    outcome = try_scenario(scenario)
    if outcome.broken is not None:
        raise outcome.broken
    return outcome


def try_scenario(scenario: Scenario) -> Outcome:
    """Play the scenario as far as it goes: what failed before it broke is told as well."""
    outcome = Outcome(scenario.title or scenario.source)
    try:
        played = PlayedScenario(scenario)
        for step in scenario.steps:
            for place, words in enumerate(step.actions):
                played.perform(words, [*step.fields.path, "do", place])
            played.take_forced()
            StepJudge(scenario, played, step.fields, outcome).judge()
    except BadField as fault:
        outcome.broken = at_line(fault, scenario.text, scenario.source, BadScenario)
    return outcome
