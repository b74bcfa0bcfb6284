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
from stavitel.own_cards import Number, OwnCards, by_card, doubtful

PROMPT = "> "
SAME, ALL, LATER, LEAVE = "", "*", "-", "q"


@click.command("cards")
@game_argument()
@click.option(
    "-o",
    "--output",
    type=click.Path(),
    help="The file for your answers (default: GAME-cards.toml).",
)
@lang_option()
def command(game: str, output: str | None, lang: str | None) -> None:
    """Type in the numbers of your own box, card by card, where ours are reconstructed.

    Each card is shown as we have it. Press Enter if yours says the same, or type what it says:
    rubles = 3, or just 3 if a single number is asked for. * accepts all cards of this kind as
    shown, - leaves one for later, q quits. Every answer is saved to a file right away; give the
    same file to continue where you stopped. Then play: stavitel play GAME --components FILE.

    \b
    Examples:
      stavitel cards red_cathedral
      stavitel cards red_cathedral -o my-cathedral.toml
    """
    path = Path(output or f"{game}-cards.toml")
    _Walk(game, path, language(lang)).go()


class _Walk:
    """From card to card, through those with numbers that nobody has answered yet."""

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
        self.numbers = doubtful(game)

    def go(self) -> None:
        """Ask for everything that is open, then say what the file is for."""
        if not self.numbers:
            self.say("cards-none", game=self.game)
            return
        still, cards = self.open(), by_card(self.numbers)
        done = len(self.numbers) - len(still)
        self.say("cards-begin", n=len(self.numbers), cards=len(cards), done=done)
        first = len(cards) - len(by_card(still))
        for place, card in enumerate(by_card(still), first + 1):
            if not self.ask(card[0].card, card[0].table, f"{place}/{len(cards)}"):
                break
        if self.cards.rows:
            self.say("cards-kept", file=str(self.path))
            self.say("cards-play", command=f"stavitel play {self.game} --components {self.path}")

    def open(self, card: str = "", table: str = "") -> list[Number]:
        """What is not answered yet: of a card, of all cards of a kind, or of the whole box."""
        return [
            number
            for number in self.numbers
            if card in ("", number.card)
            and table in ("", number.table)
            and not self.cards.has(number)
        ]

    def ask(self, card: str, table: str, place: str) -> bool:
        """One card, until nothing on it is open; False if the owner leaves."""
        if still := self.open(card):
            self.show(still, place)
        while still := self.open(card):
            try:
                typed = input(PROMPT).strip()
            except EOFError:
                return False
            if typed in (LATER, LEAVE):
                return typed == LATER
            try:
                if typed in (SAME, ALL):
                    self.cards.confirm(self.open(table=table) if typed == ALL else still)
                else:
                    self.give(still, typed)
            except BadComponents as problem:
                click.echo(translated(" ".join(str(problem).split()), self.lang))
                continue
            write_text(self.path, self.cards.text())
        return True

    def show(self, still: list[Number], place: str) -> None:
        """The card as we have it."""
        self.console.print(styled(f"{place} ", "dim") + styled(still[0].card, "bold"))
        if still[0].note:
            self.console.print(styled(still[0].note, "dim"))
        for number in still:
            self.console.print(Text(f"  {number.key} = {toml_value(number.ours)}"), soft_wrap=True)

    def give(self, still: list[Number], typed: str) -> None:
        """`rubles = 3`, or `3` where nothing else is open on the card."""
        key, equals, value = [part.strip() for part in typed.partition("=")]
        named = [number for number in still if equals and number.key == key]
        if not named and len(still) > 1:
            keys = ", ".join(number.key for number in still)
            raise BadComponents(f"expected 'key = value' with one of {keys}; got '{typed[:40]}'")
        self.cards.give(named[0] if named else still[0], value if named else typed)

    def say(self, id: str, **facts: str | int) -> None:
        self.console.print(say(id, self.lang, **facts), soft_wrap=True)
