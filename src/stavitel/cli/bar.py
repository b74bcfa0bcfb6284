"""How far a long piece of work has come."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stavitel.cli.console import error_console


def progress_bar() -> Progress:
    """A bar on the error stream, if somebody watches."""
    console = error_console()
    columns = (TextColumn(""), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
