"""`stavitel completion`: makes the shell complete commands, games, languages and players."""

import click
from click.shell_completion import get_completion_class

SHELLS = ["bash", "zsh", "fish"]


@click.command("completion")
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print a script with which the Tab key completes stavitel's words in your shell.

    \b
    Examples:
      stavitel completion bash >> ~/.bashrc
      stavitel completion zsh >> ~/.zshrc
      stavitel completion fish > ~/.config/fish/completions/stavitel.fish
    """
    found = get_completion_class(shell)
    assert found is not None
    root = ctx.find_root().command
    # click asks a new bash for its version to print this: the text is the same for all of them
    made = found(root, {}, "stavitel", "_STAVITEL_COMPLETE")
    click.echo(made.source_template % made.source_vars())
