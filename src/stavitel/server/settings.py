"""What whoever runs a server may decide."""

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much one browser may ask for: `burst` at once and `per_minute` in the long run."""

    frame_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    text_letters: int = 500
    message_burst: int = 60  # messages on one socket
    messages_per_minute: int = 300
    table_burst: int = 20  # tables laid or records dropped in by one address
    tables_per_minute: int = 10
    request_burst: int = 200  # any other request of one address
    requests_per_minute: int = 1200
    sockets_per_guest: int = 20  # at one table
    sockets_per_table: int = 200
    watchers_per_table: int = 150  # what is left is for those who hold seats
    watchers_per_table_and_address: int = 40
    watchers_per_address: int = 120  # at all tables
    waiting_messages: int = 200  # unsent to a slow browser, before it must connect again
    waiting_letters: int = 2_000_000


@dataclass(frozen=True)
class Settings:
    """A server keeps everything in its folder and needs nothing else."""

    data: Path
    workers: int = max(1, (os.cpu_count() or 1) - 1)  # processes in which bots think
    origins: tuple[str, ...] = ()  # further addresses this server is reached under
    idle_seconds: float = 300.0  # a table nobody looks at leaves the memory after so long
    bots_pause: float = 0.5  # between moves where nobody but bots sits: people come first
    limits: Limits = field(default_factory=Limits)
