"""`stavitel games`: our games, their rules, and where the numbers come from."""

import click
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stavitel.cli.choices import components_option, lang_option, load_game, optional_game
from stavitel.cli.console import WIDE, language, make_console
from stavitel.cli.styled import styled
from stavitel.cli.words import say
from stavitel.components import sources
from stavitel.files import toml_value
from stavitel.games import offered
from stavitel.own_cards import doubtful
from stavitel.texts import Texts

MARKS = {
    "rulebook": ("✓", "green"),
    "public": ("○", "cyan"),
    "reconstructed": ("!", "yellow"),
    "own": ("*", "magenta"),
}


@click.command("games")
@optional_game()
@click.option("--sources", "show_sources", is_flag=True, help="Where every number comes from.")
@click.option(
    "--reconstructed", is_flag=True, help="Only numbers no source gives: yours to type in."
)
@click.option("--rules", is_flag=True, help="The whole page of numbered rules.")
@click.option("--words", is_flag=True, help="Every verb, event, reason and key, with examples.")
@lang_option()
@components_option()
def command(
    game: str,
    show_sources: bool,
    reconstructed: bool,
    rules: bool,
    words: bool,
    lang: str | None,
    components: str,
) -> None:
    """List the games with their seats, variants and switches.

    --sources lists every entry of the components with its source: the rulebook, other public
    material, our reconstruction, or your own file given with --components. --reconstructed lists
    only what we had to guess, with our guess; stavitel cards asks you for those numbers. --words
    lists everything that files and programs can write to a game or read from it, in English.

    \b
    Examples:
      stavitel games
      stavitel games caylus --sources
      stavitel games caylus --rules --lang cs | less
      stavitel games caylus --words | less
    """
    console = make_console()
    for id in [game] if game else offered():
        texts = Texts(load_game(id, components), language(lang))
        if rules:
            _print_page(console, "\n".join([texts.guide(), texts.rules_page()]).lstrip())
        elif words:
            from stavitel.reference.page import page

            _print_page(console, page(id))
        elif show_sources:
            console.print(_sources(texts, console.width))
        elif reconstructed:
            _print_doubtful(console, texts)
        else:
            _print_game(console, texts)


def _print_page(console: Console, page: str) -> None:
    if console.is_terminal:
        console.print(Markdown(page))
    else:
        console.file.write(page)


def _print_game(console: Console, texts: Texts) -> None:
    game = texts.game
    low, high = game.min_seats, game.max_seats
    count = texts.text("terminal-players-count", low=low, high=high, more=high - low)
    head = styled(texts.text("title"), "bold") + styled(f"  {game.id}", "cyan") + Text(f"  {count}")
    console.print(head)
    rows = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    rows.add_column(no_wrap=True)
    rows.add_column()
    rows.add_row(styled(texts.text("terminal-seats"), "bold"), ", ".join(_seats(texts)))
    rows.add_row(styled(texts.text("terminal-variants"), "bold"), "")
    for place, variant in enumerate(game.variants):
        rows.add_row(f"  --variant {variant}", _choice(texts, f"variant-{variant}", place))
    if game.switches:
        rows.add_row(styled(texts.text("terminal-switches"), "bold"), "")
    for switch in game.switches:
        about = _choice(texts, f"switch-{switch.name}")
        rows.add_row(f"  {switch.name}", about + styled(f" {', '.join(switch.rules)}", "dim"))
        for place, choice in enumerate(switch.choices):
            id = f"switch-{switch.name}-{choice}"
            rows.add_row(f"  --switch {switch.name}={choice}", _choice(texts, id, place))
    console.print(rows)


def _seats(texts: Texts) -> list[str]:
    return [texts.text(f"seat-{seat}") for seat in texts.game.seat_names]


def _choice(texts: Texts, id: str, place: int = -1) -> Text:
    """A title and what it means; the first choice, taken unless another is named, is marked."""
    title = styled(texts.text(id), "bold")
    if place == 0:
        title += styled(f" ({texts.text('terminal-usual')})", "green")
    return title + Text(f". {texts.text(f'{id}-hint')}" if texts.has(f"{id}-hint") else "")


def _sources(texts: Texts, width: int) -> RenderableType:
    """A table with a column for notes; on a narrow screen each note has a line of its own."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    wide = width >= WIDE
    for head in ("entry", "source", "note")[: 3 if wide else 2]:
        table.add_column(texts.text(f"terminal-{head}"), no_wrap=head != "note")
    notes: list[RenderableType] = []
    for entry, source, note in sources(texts.game):
        mark, style = MARKS.get(source, ("?", ""))
        named = f"terminal-source-{source}"
        words = texts.text(named) if texts.has(named) else source
        told = styled(f"{mark} {words}", style)
        if wide:
            table.add_row(entry, told, styled(note, "dim"))
            continue
        notes.append(Text(f"{entry}  ") + told)
        if note:
            notes.append(Padding(styled(note, "dim"), (0, 0, 0, 4)))
    return table if wide else Group(*notes)


def _print_doubtful(console: Console, texts: Texts) -> None:
    """Every number we reconstructed, with our guess; the note of an entry comes once."""
    told = ""
    numbers = doubtful(texts.game.id)
    for number in numbers:
        if number.note and number.note != told:
            console.print(styled(number.note, "dim"))
        told = number.note
        console.print(Text(f"{number.name} = {toml_value(number.ours)}"), soft_wrap=True)
    if not numbers:
        console.print(say("cards-none", texts.lang, game=texts.game.id))
