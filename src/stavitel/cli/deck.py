"""`stavitel deck`: decks for the tournament game of Catan Duel, checked, listed and shown."""

import json

import click

from stavitel.cli.choices import components_option, lang_option
from stavitel.cli.console import language, make_console
from stavitel.cli.deck_page import deck_page
from stavitel.cli.styled import styled
from stavitel.cli.words import say, translated
from stavitel.decks import (
    GAME,
    SAMPLES,
    BadDeck,
    DeckText,
    deck_box,
    open_deck,
    told,
    told_sample,
)
from stavitel.engine.errors import StavitelError
from stavitel.games import game
from stavitel.games.catan_duel.decks.box import DeckBox
from stavitel.games.catan_duel.decks.fault import Fault
from stavitel.games.catan_duel.decks.limits import HALF_MOON_DRAW, ONE_PER_KIND, DeckLimits
from stavitel.texts import Texts

BAD = 2
TASKS = ("check", "list", "show")


@click.command("deck")
@click.argument("task", type=click.Choice(TASKS))
@click.argument("decks", metavar="[FILE|NAME]...", nargs=-1)
@click.option(
    "--deck-size",
    type=click.IntRange(1),
    default=DeckLimits.deck_size,
    show_default=True,
    help="Number of cards in a deck.",
)
@click.option(
    "--half-moon-draw",
    type=click.Choice(HALF_MOON_DRAW),
    default=ONE_PER_KIND,
    show_default=True,
    help="Draw cards with the half-moon: one of a kind, or none.",
)
@components_option()
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@lang_option()
@click.pass_context
def command(
    ctx: click.Context,
    task: str,
    decks: tuple[str, ...],
    deck_size: int,
    half_moon_draw: str,
    components: str,
    as_json: bool,
    lang: str | None,
) -> None:
    """Check, list or show decks for the tournament game of Catan Duel.

    A deck is a TOML file: 33 cards, 4 event cards, and 3 of the 33 as starting cards. list names
    the sample decks; check and show take files or the names of samples. Every violation is
    explained in a sentence with its code and line. The exit code is 2 if a deck is not legal.

    \b
    Examples:
      stavitel deck list
      stavitel deck show golden_mean
      stavitel deck check my-deck.toml
      stavitel deck check *.toml --half-moon-draw none_allowed --json
    """
    limits = DeckLimits(deck_size=deck_size, half_moon_draw=half_moon_draw)
    report = _DeckReports(language(lang), deck_box(components), limits)
    if task == "list":
        report.list_samples(as_json)
        return
    if not decks:
        raise BadDeck(f"expected a file or a sample deck: {', '.join(SAMPLES)}")
    good = report.check(decks, as_json) if task == "check" else report.show(decks, as_json)
    ctx.exit(0 if good else BAD)


class _DeckReports:
    """What is said about decks, in one language."""

    def __init__(self, lang: str, box: DeckBox, limits: DeckLimits) -> None:
        self.lang = lang
        self.texts = Texts(game(GAME), lang)
        self.box = box
        self.limits = limits
        self.console = make_console()

    def list_samples(self, as_json: bool) -> None:
        found = {name: told_sample(name, self.texts) for name in SAMPLES}
        if as_json:
            rows = [{"id": id, "name": deck.name, "note": deck.note} for id, deck in found.items()]
            click.echo(json.dumps(rows, indent=2, ensure_ascii=False))
            return
        for id, deck in found.items():
            head = styled(deck.name, "bold") + styled(f"  {id}", "cyan")
            self.console.print(head)
            self.console.print(f"  {deck.note}", soft_wrap=True)

    def check(self, names: tuple[str, ...], as_json: bool) -> bool:
        """A line for each deck and each thing that is wrong with it; whether all are legal."""
        rows: list[dict[str, object]] = []
        for name in names:
            try:
                deck = open_deck(name, self.limits, self.box)
            except StavitelError as problem:
                sentence = translated(" ".join(str(problem).split()), self.lang)
                rows.append({"deck": name, "legal": False, "problem": sentence})
                if not as_json:
                    click.echo(sentence, err=True)
                continue
            rows.append(self._row(deck))
            if not as_json:
                self._tell(deck)
        if as_json:
            click.echo(json.dumps(rows, indent=2, ensure_ascii=False))
        return all(row["legal"] for row in rows)

    def show(self, names: tuple[str, ...], as_json: bool) -> bool:
        decks = [open_deck(name, self.limits, self.box) for name in names]
        if as_json:
            rows = [{**self._row(deck), **vars(deck.verdict.listed)} for deck in decks]
            click.echo(json.dumps(rows, indent=2, ensure_ascii=False))
        else:
            for deck in decks:
                sample = deck.source in SAMPLES
                shown = told_sample(deck.source, self.texts) if sample else deck.verdict.listed
                self.console.print(deck_page(shown, self.texts, self.box))
                self._tell(deck)
        return not any(deck.verdict.faults for deck in decks)

    def _tell(self, deck: DeckText) -> None:
        for fault in deck.verdict.faults:
            sentence = f"{fault.code} {told(fault, self.texts, self.box)}"
            click.echo(self._placed(deck, fault, sentence), err=True)
        for warning in deck.verdict.warnings:
            sentence = say("deck-warning", self.lang, told=told(warning, self.texts, self.box))
            self.console.print(self._placed(deck, warning, sentence), soft_wrap=True)
        for key in deck.verdict.listed.ignored:
            ignored = self.texts.text("deck-ignored", what=key)
            self.console.print(f"{deck.source}: {ignored}", soft_wrap=True)
        if not deck.verdict.faults:
            self.console.print(f"{deck.source}: {say('deck-legal', self.lang)}", soft_wrap=True)

    def _placed(self, deck: DeckText, fault: Fault, sentence: str) -> str:
        line = deck.line_of(fault)
        if not line:
            return f"{deck.source}: {sentence}"
        return say("in-file", self.lang, file=deck.source, line=line, problem=sentence)

    def _row(self, deck: DeckText) -> dict[str, object]:
        found = deck.verdict
        return {
            "deck": deck.source,
            "legal": not found.faults,
            "errors": [self._fact(deck, fault) for fault in found.faults],
            "warnings": [self._fact(deck, warning) for warning in found.warnings],
            "ignored": found.listed.ignored,
        }

    def _fact(self, deck: DeckText, fault: Fault) -> dict[str, object]:
        return {
            "code": fault.code,
            "about": fault.about,
            "line": deck.line_of(fault),
            "text": told(fault, self.texts, self.box),
        }
