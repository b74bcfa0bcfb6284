"""`stavitel play`: a game at this terminal."""

import sys
from pathlib import Path
from typing import Any

import click

from stavitel.beginning import read_beginning
from stavitel.cli.choices import (
    HUMAN,
    components_option,
    decks_option,
    lang_option,
    optional_game,
    players_option,
    switch_option,
    variant_option,
)
from stavitel.cli.console import language, letters_only, make_console
from stavitel.cli.decks_given import game_of_decks, open_decks, variant_of_decks
from stavitel.cli.menu import (
    chosen_game,
    chosen_level,
    chosen_rules,
    chosen_seats,
    chosen_variant,
    usual_seats,
)
from stavitel.cli.saving import check_target, new_file, newest_unfinished
from stavitel.cli.screen.keyboard import can_be_read
from stavitel.cli.screen.session import ScreenSession
from stavitel.cli.seating import SeatedPlayers, fill_seats, names_of_record
from stavitel.cli.session import Session
from stavitel.cli.tables import table_for
from stavitel.cli.tables.plain import PlainTable
from stavitel.engine.errors import BadPosition, BadRecord, BadSetup
from stavitel.engine.game import Game
from stavitel.engine.switches import choices_in
from stavitel.files import read_text
from stavitel.games import game as game_named
from stavitel.match import Match
from stavitel.record import Record, read_record
from stavitel.whose import own_game

ALONE = 1


def _read_colours(ctx: click.Context, param: click.Parameter, value: str | None) -> list[str]:
    return [] if value is None else [colour.strip() for colour in value.split(",")]


@click.command("play")
@optional_game()
@click.option("--seats", type=int, help="Number of players (default: 3, or the game's maximum).")
@variant_option()
@players_option(
    HUMAN,
    help="Who plays, seat by seat: human, human:Anna, level:1 to level:8, random, "
    "greedy, search:500ms, module:Class, cmd:PROGRAM. Seats without a name are taken by greedy.",
)
@switch_option()
@click.option(
    "--colours",
    callback=_read_colours,
    metavar="COLOUR,...",
    help="The colours of the seats, one for each: blue,orange.",
)
@decks_option(
    "Decks for the tournament game of Catan Duel, seat by seat: sample decks, files, or random."
)
@click.option("--seed", type=int, help="The same number gives the same cards.")
@lang_option()
@components_option()
@click.option("--resume", type=click.Path(), help="Resume a saved game.")
@click.option("--continue", "go_on", is_flag=True, help="Continue the game you left last.")
@click.option("--position", type=click.Path(), help="Start from a position or a scenario file.")
@click.option("--save", type=click.Path(), help="Where to save the game as it goes.")
@click.option("--plain", is_flag=True, help="The table in words, for screen readers.")
def command(**asked: Any) -> None:
    """Play a game in the terminal.

    If you name no game, you are asked for it, the variant, the number of players, the level of
    the bots and house rules; Enter takes what is usual. Pick an option with the arrow keys or a
    number, and press Enter. Type ? to see what is not possible and why, u to undo, l for the log,
    h for your cards, r for the rules, q to quit. The game is saved after every choice, so you can
    always continue it.

    \b
    Examples:
      stavitel play
      stavitel play caylus --seats 2 --variant beginner
      stavitel play --players human,level:3,level:5,level:8 --lang cs
      stavitel play --players human:Anna,human:Jan,greedy
      stavitel play --decks my-deck.toml,random
      stavitel play --continue
    """
    lang = language(asked["lang"])
    saved = asked["go_on"] or asked["resume"] or asked["position"]
    if asked["decks"] and saved:
        raise BadSetup("--decks: expected without --resume, --continue and --position")
    if asked["decks"]:
        asked["game"] = game_of_decks(asked["game"])
        asked["variant"] = variant_of_decks(asked["game"], asked["variant"])
    if not any(asked[name] for name in ("game", "go_on", "resume", "position", "components")):
        _ask_for_all(asked, lang)
    if asked["go_on"] and asked["resume"]:
        raise BadSetup("--continue: expected without --resume")
    if (asked["go_on"] or asked["resume"]) and asked["position"]:
        raise BadSetup("--position: expected without --resume and --continue")
    if asked["colours"] and saved:
        raise BadSetup("--colours: expected without --resume, --continue and --position")
    if asked["go_on"]:
        asked["resume"] = str(newest_unfinished())
    match, seating = _resumed(asked) if asked["resume"] else _begun(asked, lang)
    texts = match.texts(lang)
    labels = seating.labels(texts)
    letters = letters_only()
    table = PlainTable(texts, labels) if asked["plain"] else table_for(texts, labels, letters)
    path = _file(asked, match.game)
    if sys.stdin.isatty():
        _edit_lines()
    kind = Session if asked["plain"] or not can_be_read() else ScreenSession
    session = kind(match, seating, make_console(), table, path)
    if seating.people:
        seats = texts.listed([texts.name("seat", seat) for seat in seating.people])
        session.note = texts.text("terminal-welcome", seats=seats)
    try:
        with session.kept():
            session.play()
    finally:
        seating.leave()


def _ask_for_all(asked: dict[str, Any], lang: str) -> None:
    """What somebody at a terminal has not said: the game; the way to play it, how many, and how
    strong the bots are, unless the players are named; and the house rules."""
    asked["game"] = game = chosen_game(lang)
    if not asked["players"]:
        asked["variant"] = asked["variant"] or chosen_variant(game, lang)
        asked["seats"] = seats = asked["seats"] or chosen_seats(game, lang)
        if seats != ALONE and (level := chosen_level(game, lang)):
            seats = seats or usual_seats(game_named(game))
            asked["players"] = [HUMAN] + [level] * (seats - 1)
    asked["switches"] = asked["switches"] or chosen_rules(game, asked["variant"], lang)


def _begun(asked: dict[str, Any], lang: str) -> tuple[Match, SeatedPlayers]:
    """A new game, from its setup or from a position."""
    if asked["position"]:
        text = read_text(asked["position"], BadPosition)
        own = own_game(asked["components"], text=text)
        game, s = read_beginning(text, asked["position"], own)
        table = game.position(s)
        names = fill_seats(game, _position_seats(table, asked), asked["players"])
        match = Match.start(
            game,
            len(names),
            str(table["variant"]),
            seed=asked["seed"],
            players=dict(enumerate(names)),
            switches=choices_in(game.switches, table),
            position=table,
            colours=game.painted(s),
        )
    else:
        game = own_game(asked["components"], asked["game"]) or game_named(asked["game"])
        names = fill_seats(game, asked["seats"], asked["players"])
        match = Match.start(
            game,
            len(names),
            asked["variant"] or None,
            seed=asked["seed"],
            players=dict(enumerate(names)),
            switches=asked["switches"],
            colours=asked["colours"],
            decks=open_decks(asked["decks"], game, asked["switches"], lang),
        )
    return match, SeatedPlayers(names, asked["seed"])


def _position_seats(table: dict[str, object], asked: dict[str, Any]) -> int:
    """A position has its seats; another number would be another position."""
    seats = table["seats"]
    assert isinstance(seats, int)
    if asked["seats"] not in (None, seats):
        raise BadSetup(f"--seats: expected {seats}, as in the position; got {asked['seats']}")
    return seats


def _resumed(asked: dict[str, Any]) -> tuple[Match, SeatedPlayers]:
    """A saved game; the players are those of the record unless others are named."""
    path = asked["resume"]
    text = read_text(path, BadRecord)
    record = read_record(text, str(path), own_game(asked["components"], text=text))
    _refuse_other(record, asked)
    names = names_of_record(record.players, record.seats)
    if asked["players"]:
        names = fill_seats(record.game, record.seats, asked["players"])
        record.players = dict(enumerate(names))
    return Match(record, asked["seed"]), SeatedPlayers(names, asked["seed"])


def _refuse_other(record: Record, asked: dict[str, Any]) -> None:
    """A saved game is what it is: another game, size or variant would be another one."""
    given = [
        ("GAME", asked["game"], record.game.id),
        ("--seats", asked["seats"], record.seats),
        ("--variant", asked["variant"], record.variant),
    ]
    given += [
        (f"--switch {name}", choice, record.switches.get(name, "-"))
        for name, choice in asked["switches"].items()
    ]
    for option, wanted, saved in given:
        if wanted and wanted != saved:
            raise BadSetup(f"{option}: expected {saved}, as in the saved game; got {wanted}")


def _file(asked: dict[str, Any], game: Game) -> Path:
    """Where the game is kept: the named file, the one it came from, or one of its own."""
    if asked["save"]:
        path = Path(asked["save"])
        if not (asked["resume"] and path == Path(asked["resume"])):
            check_target(path)
        return path
    return Path(asked["resume"]) if asked["resume"] else new_file(game.id)


def _edit_lines() -> None:
    """Arrow keys and earlier lines at the prompt, where the system has readline."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
