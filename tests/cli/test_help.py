"""Help, completion and the ways to call the program."""

import pytest

from stavitel import __version__
from stavitel.cli.group import COMMANDS

from .running import assert_refused, run, shell


def test_help_lists_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name in COMMANDS:
        assert f"\n  {name} " in result.stdout


def test_no_command_shows_the_help() -> None:
    result = run()
    assert result.exit_code == 0
    assert result.stdout == run("--help").stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"Usage: stavitel {name}" in result.stdout
    assert f"  stavitel {name}" in result.stdout.partition("Examples:")[2]


def test_the_package_runs_as_a_module() -> None:
    result = shell("--version")
    assert result.returncode == 0
    assert __version__ in result.stdout


@pytest.mark.parametrize("args", [["paly"], ["play", "--sets", "3"], ["replay"], ["perft"]])
def test_a_wrong_call_is_one_sentence(args: list[str]) -> None:
    assert "--help" in assert_refused(run(*args))


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
def test_completion_scripts_are_printed(name: str) -> None:
    result = run("completion", name)
    assert result.exit_code == 0
    assert f"_STAVITEL_COMPLETE={name}_complete" in result.stdout


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("stavitel pl", ["play"]),
        ("stavitel play cay", ["caylus_magna_carta"]),
        ("stavitel simulate cay", ["caylus_magna_carta"]),
        ("stavitel scenario --template cay", ["caylus_magna_carta"]),
        ("stavitel perft cay", ["caylus_magna_carta"]),
        ("stavitel play --players human,gr", ["human,greedy"]),
        ("stavitel simulate caylus_magna_carta --players s", ["search"]),
        ("stavitel play --lang c", ["cs"]),
        ("stavitel play caylus_magna_carta --variant b", ["beginner"]),
        ("stavitel play --switch lawyer_occupied=f", ["lawyer_occupied=forbidden"]),
        ("stavitel completion z", ["zsh"]),
    ],
)
def test_words_are_completed(typed: str, expected: list[str]) -> None:
    words = {"COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1)}
    result = run(_STAVITEL_COMPLETE="bash_complete", **words)
    assert [line.partition(",")[2] for line in result.stdout.splitlines()] == expected
