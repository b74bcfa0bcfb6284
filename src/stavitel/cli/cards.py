"""`stavitel cards`: asks an owner of the box for the numbers we had to reconstruct."""

from pathlib import Path

import click
from rich.text import Text

from stavitel.cli.choices import game_argument, lang_option
from stavitel.cli.console import language, make_console
from stavitel.cli.saving import check_target
from stavitel.cli.styled import styled
from stavitel.cli.words import say, translated
from stavitel.components import read_components
from stavitel.engine.errors import BadComponents
from stavitel.files import read_text, toml_value, write_text
from stavitel.own_cards import Number, OwnCards, doubtful

PROMPT = "> "
KEEP, LATER, LEAVE = "", "-", "q"


@click.command("cards")
@game_argument()
@click.option("-o", "--output", type=click.Path(), help="The file, if not GAME-cards.toml.")
@lang_option()
def command(game: str, output: str | None, lang: str | None) -> None:
    """Type in the numbers of your own box, one by one, where ours are reconstructed.

    Each number is shown as we have it. Press Enter if your box says the same, type what it says
    if not, - to decide later, q to leave. All answers are kept in a file at once; with the same
    file you go on where you left. Then play with it: stavitel play GAME --components FILE.

    \b
    Examples:
      stavitel cards red_cathedral
      stavitel cards red_cathedral -o my-cathedral.toml
    """
    path = Path(output or f"{game}-cards.toml")
    _Walk(game, path, language(lang)).go()


class _Walk:
    """From number to number, through those that nobody has answered yet."""

    def __init__(self, game: str, path: Path, lang: str) -> None:
        self.game = game
        self.path = path
        self.lang = lang
        self.console = make_console()
        text = ""
        if path.exists() and path.stat().st_size:
            text = read_text(path, BadComponents)
            read_components(game, text, str(path))
        else:
            check_target(path)
        self.cards = OwnCards(game, text)

    def go(self) -> None:
        """Ask for everything that is open, then say what the file is for."""
        numbers = doubtful(self.game)
        if not numbers:
            self.say("cards-none", game=self.game)
            return
        still = [number for number in numbers if not self.cards.has(number)]
        self.say("cards-begin", n=len(numbers), done=len(numbers) - len(still))
        for place, number in enumerate(still, len(numbers) - len(still) + 1):
            if not self.ask(number, f"{place}/{len(numbers)}"):
                break
        if self.cards.rows:
            self.say("cards-kept", file=str(self.path))
            self.say("cards-play", command=f"stavitel play {self.game} --components {self.path}")

    def ask(self, number: Number, place: str) -> bool:
        """One number; False if the owner leaves."""
        self.console.print(styled(f"{place} ", "dim") + styled(number.name, "bold"))
        if number.note:
            self.console.print(styled(number.note, "dim"))
        self.console.print(Text(toml_value(number.ours)))
        while True:
            try:
                typed = input(PROMPT).strip()
            except EOFError:
                return False
            if typed == LEAVE:
                return False
            if typed == LATER:
                return True
            try:
                self.cards.give(number, typed or toml_value(number.ours))
            except BadComponents as problem:
                click.echo(translated(" ".join(str(problem).split()), self.lang))
                continue
            write_text(self.path, self.cards.text())
            return True

    def say(self, id: str, **facts: str | int) -> None:
        self.console.print(say(id, self.lang, **facts), soft_wrap=True)
