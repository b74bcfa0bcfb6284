"""`stavitel check`: are these files sound?"""

import click

from stavitel.beginning import is_scenario
from stavitel.cli.choices import components_option, lang_option
from stavitel.cli.console import language, make_console
from stavitel.cli.words import say, translated
from stavitel.components import game_with_file
from stavitel.engine.core import waiting
from stavitel.engine.errors import BadFile, BadPosition, BadRecord, StavitelError
from stavitel.engine.game import Game
from stavitel.fair import verify
from stavitel.files import parse_toml, read_text
from stavitel.fingerprint import Agreement, fingerprint
from stavitel.games import components_of, known, named
from stavitel.position import read_position
from stavitel.reading import Reading
from stavitel.record import FORMAT, OLD_PROMISE, Proof, open_record, read_record
from stavitel.scenario import position_of, read_scenario
from stavitel.whose import game_of_components, own_game

BAD = 2
OLDER = (
    "an older promise: the players' numbers were known before it was made,"
    " so it does not show that nobody chose the secret to fit them"
)


@click.command("check")
@click.argument("files", metavar="FILE...", type=click.Path(), nargs=-1, required=True)
@click.option("--components-of", "owner", default="", help="The files are components of this game.")
@click.option("--fair", is_flag=True, help="Verify every draw of games played on a server.")
@click.option(
    "--commitment", default="", help="With --fair: the promise you kept from before the game."
)
@components_option()
@lang_option()
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[str, ...],
    owner: str,
    fair: bool,
    commitment: str,
    components: str,
    lang: str | None,
) -> None:
    """Check records, positions, scenarios and components files.

    A record is replayed and its mark compared; for a position, every broken invariant is named.
    A game played by older rules is a recording from the point where ours lead elsewhere.
    Prints one line for each file, bad ones to the error stream; the exit code is 2 if one is bad.

    \b
    Examples:
      stavitel check game.stav
      stavitel check positions/*.toml
      stavitel check --components-of caylus my-cards.toml
      stavitel check --fair game.stav
      stavitel check --fair game.stav --commitment 5f1d...
    """
    if commitment and not fair:
        raise click.UsageError("--commitment: expected together with --fair")
    bad = 0
    console, lang = make_console(), language(lang)
    for file in files:
        try:
            if owner:
                found = _components(named(owner), file, lang)
            else:
                text = read_text(file, BadFile)
                own = own_game(components, text=text)
                found = (
                    _fair(text, file, own, commitment) if fair else _sound(text, file, own, lang)
                )
            console.print(f"{file}: {found}", soft_wrap=True)
        except StavitelError as problem:
            bad += 1
            click.echo(translated(" ".join(str(problem).split()), lang), err=True)
    ctx.exit(BAD if bad else 0)


def _sound(text: str, file: str, own: Game | None, lang: str) -> str:
    """What the file is, in a few words, or the error that says why it is nothing."""
    if text.startswith(FORMAT.split()[0]) or file.endswith(".stav"):
        return _record(open_record(text, file, own), lang)
    table = parse_toml(text, file, BadPosition)
    if is_scenario(text, file):
        scenario = read_scenario(text, file, own)
        position_of(scenario)
        return say("check-scenario", lang, n=len(scenario.steps))
    if "game" not in table and any(table.keys() <= components_of(id).keys() for id in known()):
        return _components(game_of_components(file), file, lang)
    game, s = read_position(text, file, own)
    asked = waiting(s)
    state = say("check-over", lang)
    if asked is not None:
        state = say("check-waiting", lang, seat=_asked(game, int(asked.asks), lang))
    return say("check-position", lang, state=state, mark=fingerprint(game, s))


def _record(reading: Reading, lang: str) -> str:
    """A record and the rules it was played by: whether ours lead to its end."""
    record = reading.record
    moves, ours = len(record.actions), record.game.version
    if reading.fault is not None:
        return say(
            "check-recording",
            lang,
            n=moves + len(reading.rest),
            rules=record.version,
            ours=ours,
            led=moves,
            line=reading.fault.line,
        )
    s = record.replay()
    state = say("check-record-over" if waiting(s) is None else "check-record-open", lang)
    told = say("check-record", lang, n=moves, state=state, rules=record.version or ours)
    if record.version:
        told += say("check-led", lang, ours=ours)
    told += say("check-mark", lang, mark=fingerprint(record.game, s))
    if reading.agreement is Agreement.UNKNOWN:
        told += say("check-old-mark", lang)
    return told


def _fair(text: str, file: str, own: Game | None, commitment: str) -> str:
    """How many draws were verified, or an error that names what is not as it was promised.

    `commitment` is what somebody kept before the game; without it, the record's own counts.
    """
    kept = commitment.lower()
    record = read_record(text, file, own)
    if record.proof is None:
        raise BadRecord("expected a game of a server, with commitment and secret", file, 1)
    proof = record.proof
    if kept and kept != proof.commitment:
        told = f"expected {kept[:64]}, as you kept it; got {proof.commitment}"
        raise BadRecord(f"commitment: {told}", file)
    try:
        count = verify(record, proof.table, proof.commitment, proof.secret, proof.numbers)
    except StavitelError as fault:
        raise BadRecord(str(fault), file) from None
    drawn = f"record, {len(record.actions)} moves, {count} draws, all as {proof.commitment}"
    return f"{drawn} promised{_limits(proof, bool(kept))}"


def _limits(proof: Proof, kept: bool) -> str:
    """What these draws do not prove, where they prove less than they could."""
    if proof.promise == OLD_PROMISE:
        return f"; {OLDER}"
    limits = []
    if not any(proof.numbers):
        limits.append("no player's number is in the draws, so the server may have chosen them")
    withheld = [why for why in proof.lacking.values() if why == "withheld"]
    if withheld:
        limits.append(f"numbers promised and then not shown: {len(withheld)}, see protocol.md")
    if not kept:
        limits.append("--commitment compares with what you were promised before the game")
    return "".join(f"; {limit}" for limit in limits)


def _components(id: str, file: str, lang: str) -> str:
    game_with_file(id, file)
    return say("check-components", lang, game=id)


def _asked(game: Game, seat: int, lang: str) -> str:
    return say("check-chance", lang) if seat < 0 else game.seat_names[seat]
