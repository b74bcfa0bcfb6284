"""The terminal: `stavitel` and its commands, one module each."""

from stavitel.cli.group import main as main
