"""What whoever runs a server may decide."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class Limits:
    """How much one browser may ask for: `burst` at once and `per_minute` in the long run."""

    frame_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    text_letters: int = 500
    talk_burst: int = 20  # lines of talk of one guest at a table; three times for all its watchers
    talk_per_minute: int = 30
    talk_lines: int = 2000  # at one table from its seats, and as many from watchers
    message_burst: int = 60  # messages on one socket; ten times as many from one address
    messages_per_minute: int = 300
    table_burst: int = 20  # tables laid or records dropped in by one address
    tables_per_minute: int = 10
    tables_per_day: int = 500
    record_bytes_per_day: int = 50 * 1024 * 1024
    exports_burst: int = 10  # of all that is kept about somebody, or its deletion
    exports_per_minute: int = 2
    request_burst: int = 200  # any other request of one address
    requests_per_minute: int = 1200
    connections_per_address: int = 400  # of all kinds; behind a proxy only it counts them
    header_seconds: float = 10.0  # from connecting, or the first byte, to the end of the headers
    body_seconds: float = 60.0
    handshake_burst: int = 100  # sockets opened by one address
    handshakes_per_minute: int = 120
    sockets_per_address: int = 300  # at all tables
    silent_seconds: float = 300.0  # so long a socket may say nothing; our page says something often
    sockets_per_guest: int = 20  # at one table
    sockets_per_table: int = 200
    watchers_per_table: int = 150  # what is left is for those who hold seats
    watchers_per_table_and_address: int = 40
    watchers_per_address: int = 120  # at all tables
    bot_burst: float = 300.0  # seconds of thought of one guest's bots; twice that for an address
    bot_seconds_per_minute: float = 30.0
    waiting_messages: int = 200  # unsent to a slow browser, before it must connect again
    waiting_letters: int = 2_000_000


LIMITS: Final = Limits()
"""Those of the house."""


@dataclass(frozen=True)
class Settings:
    """A server keeps everything in its folder and needs nothing else."""

    data: Path
    # processes in which bots think: more than one, so that one can be kept for whoever asks little
    workers: int = max(2, (os.cpu_count() or 1) - 1)
    origins: tuple[str, ...] = ()  # further addresses this server is reached under
    names: frozenset[str] | None = None  # of hosts it goes by, beside localhost; None: any
    keep_unplayed_days: float = 90.0  # tables nobody ever played at, untouched for so long, go
    idle_seconds: float = 300.0  # a table nobody looks at leaves the memory after so long
    bots_pause: float = 0.5  # between moves where nobody but bots sits: people come first
    stand_in_pause: float = 1.2  # before each move for a person, who may take the seat back
    limits: Limits = field(default_factory=Limits)
