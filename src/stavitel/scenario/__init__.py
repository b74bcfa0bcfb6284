"""Scenario files: a position, actions, and what is expected of them."""

from stavitel.scenario.file import (
    Scenario,
    ScenarioStep,
    load_scenario,
    position_of,
    read_scenario,
    template,
)
from stavitel.scenario.judge import Outcome
from stavitel.scenario.running import run_scenario, try_scenario
from stavitel.scenario.values import look_up

__all__ = [
    "Outcome",
    "Scenario",
    "ScenarioStep",
    "load_scenario",
    "look_up",
    "position_of",
    "read_scenario",
    "run_scenario",
    "template",
    "try_scenario",
]
