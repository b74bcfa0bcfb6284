"""`stavitel serve`: the table in a browser."""

import errno
import os
import socket
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

import click

from stavitel.cli.choices import lang_option
from stavitel.cli.console import language
from stavitel.engine.errors import BadSetup
from stavitel.games import GAMES, game
from stavitel.texts import Texts

PORT = 8000
LAST_PORT = 65535
THIS_MACHINE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")


def data_folder() -> Path:
    """Where tables are kept unless another folder is named: beside the games of the terminal."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "stavitel" / "server"


@click.command("serve")
@click.option(
    "--host", default=THIS_MACHINE, show_default=True,
    help="The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for others as well.",
)  # fmt: skip
@click.option(
    "--port", type=click.IntRange(0, LAST_PORT), default=PORT, show_default=True,
    help="The port to listen on; 0 takes any free one.",
)  # fmt: skip
@click.option(
    "--data", type=click.Path(path_type=Path), default=None,
    help="The folder where everything is kept.  [default: ~/.local/share/stavitel/server]",
)  # fmt: skip
@click.option("--open/--no-open", "opened", default=True, help="Open the page in a browser.")
@click.option(
    "--public-url", multiple=True,
    help="The address people use, if it goes through a proxy; may be given several times.",
)  # fmt: skip
@click.option(
    "--host-name", multiple=True,
    help="Another name browsers use for this machine; may be given several times.",
)  # fmt: skip
@click.option(
    "--keep-unplayed", type=click.IntRange(1), default=90, show_default=True, metavar="DAYS",
    help="How long to keep tables at which nobody has made a move.",
)  # fmt: skip
@click.option(
    "--metrics", default="",
    help="A port of this machine, or ADDRESS:PORT, on which /metrics serves measurements.",
)  # fmt: skip
@click.option(
    "--log-format", type=click.Choice(["text", "json"]), default="text", show_default=True,
    help="The format of log lines.",
)  # fmt: skip
@lang_option()
def command(
    host: str,
    port: int,
    data: Path | None,
    opened: bool,
    public_url: tuple[str, ...],
    host_name: tuple[str, ...],
    keep_unplayed: int,
    metrics: str,
    log_format: Literal["text", "json"],
    lang: str | None,
) -> None:
    """Open the table in a browser, for yourself or for a group of friends.

    Everything is kept in one folder: tables, moves, and the key behind the links. Ctrl-C stops
    the server; nothing is lost, and games go on when it is started again.

    \b
    Examples:
      stavitel serve
      stavitel serve --host 0.0.0.0
      stavitel serve --no-open --data /srv/stavitel/data --public-url https://table.example
      stavitel serve --metrics 9464 --log-format json
    """
    from stavitel.server.process import serve
    from stavitel.server.settings import Settings

    public = [url for url in public_url if url]
    origins = tuple(origin_of(url) for url in public)
    settings = Settings(
        data=data or data_folder(),
        origins=origins,
        names=own_names(host, [*host_name, *(name_in(origin) for origin in origins)]),
        keep_unplayed_days=keep_unplayed,
    )
    with ExitStack() as open_sockets:
        listening = open_sockets.enter_context(listen(host, port))
        measuring = None
        if metrics:
            measuring = open_sockets.enter_context(listen_for_metrics(metrics, listening))
        address = public[0] if public else address_of(host, listening)
        texts = Texts(game(GAMES[0]), language(lang))
        said = texts.text("terminal-serving", address=address)
        if measuring is not None:
            there = f"{address_of(measuring.getsockname()[0], measuring)}metrics"
            said += "\n" + texts.text("terminal-measuring", address=there)
        page = address if opened and has_display() else ""
        serve(settings, listening, said, page, measuring, log_format)


def listen(
    host: str, port: int, host_option: str = "--host", port_option: str = "--port"
) -> socket.socket:
    """A socket at this address, or one sentence about why there is none."""
    try:
        family, *_, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        return socket.create_server(address[:2], family=family)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise BadSetup(
                f"{port_option}: {port} is taken; expected a free one, or 0 for any"
            ) from None
        raise BadSetup(
            f"{host_option}: cannot listen at {host}:{port}: {problem.strerror}"
        ) from None
    except UnicodeError:
        raise BadSetup(f"{host_option}: expected the name or number of a machine") from None


def listen_for_metrics(asked: str, table: socket.socket) -> socket.socket:
    """A socket for `9464`, `0.0.0.0:9464` or `[::]:9464`; a port alone is for this machine only.

    It is by its port that questions for measurements are known.
    """
    host, _, port = asked.rpartition(":")
    if not port.isdecimal() or int(port) > LAST_PORT:
        raise BadSetup(f"--metrics: expected a port, or ADDRESS:PORT; got '{asked}'")
    if int(port) == table.getsockname()[1]:
        raise BadSetup(f"--metrics: expected a port other than the table's; got {port}")
    return listen(host.strip("[]") or THIS_MACHINE, int(port), "--metrics", "--metrics")


def address_of(host: str, listening: socket.socket) -> str:
    """The address to type into a browser, also on another machine where that is meant."""
    port = listening.getsockname()[1]
    name = _own_address() if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def _own_address() -> str:
    """This machine as its network knows it. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def origin_of(url: str) -> str:
    """What a browser sends as the origin of a page at this address."""
    scheme, colon, rest = url.partition("://")
    host = rest.removesuffix("/")
    if scheme not in ("http", "https") or not colon or not host or "/" in host:
        raise BadSetup(f"--public-url: expected an address like https://table.example; got '{url}'")
    return f"{scheme}://{host.lower()}"


def name_in(origin: str) -> str:
    """The name of the machine in an origin, without scheme and port."""
    return origin.partition("://")[2].partition(":")[0]


def own_names(host: str, given: list[str]) -> frozenset[str]:
    """What this machine is called by whoever may reach it: others are told no more than a no."""
    names = {name.lower() for name in [host, *given]}
    if host in EVERYWHERE:
        own = socket.gethostname().lower()
        names |= {own, f"{own.partition('.')[0]}.local"}
    return frozenset(names)


def has_display() -> bool:
    """Whether a browser could be shown; a text browser would take our terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
