"""Reading and writing the files people keep: whole or not at all, errors with their line."""

import os
import re
import tempfile
import tomllib
from pathlib import Path

from stavitel.engine.errors import BadFile
from stavitel.engine.fields import BadField
from stavitel.toml_slips import slip

LARGEST = 8 * 1024 * 1024
DEEPEST = 16
MOST_NAMES = 50_000
"""Keys, tables and lists in one TOML file; the largest of ours has a sixth of that."""
LARGEST_NUMBER = 2**63
EMPTY = "expected text; the file is empty"
BINARY = "expected text in UTF-8; got binary data"
_LONG_WORD = re.compile(r"\S{60,}")
_UNBROKEN = "\u00a0\u202f"


def read_text(path: str | Path, error: type[BadFile]) -> str:
    """The text of a file, or an error that says in one sentence why there is none."""
    source = str(path)
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise error("no such file", source) from None
    except IsADirectoryError:
        raise error("this is a folder, not a file", source) from None
    except OSError as problem:
        raise error(f"cannot be read: {problem.strerror}", source) from None
    except ValueError:
        raise error("expected the name of a file; this can be none", one_line(source)) from None
    return decoded(data, error, source)


def decoded(data: bytes, error: type[BadFile], source: str) -> str:
    """The text of a file's bytes, or an error that says why they are none."""
    if len(data) > LARGEST:
        raise error(f"expected at most {LARGEST} bytes; the file is larger", source)
    if not data.strip():
        raise error(EMPTY, source)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise error(BINARY, source) from None
    if "\0" in text:
        raise error(BINARY, source)
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def write_text(path: str | Path, text: str) -> None:
    """Write beside the target, then move over it: a reader sees the old file or the new one.
    What is no file, such as /dev/stdout or a pipe, is written to and stays what it is, and so does
    a link: the file it leads to is replaced."""
    beside = ""
    try:
        if _is_device(Path(path)):
            Path(path).write_text(text, "utf-8", newline="\n")
            return
        target = Path(os.path.realpath(path))
        handle, beside = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(beside, 0o666 & ~_umask())  # a temporary file is for its owner alone
        os.replace(beside, target)
    except BaseException as problem:
        if beside:
            Path(beside).unlink(missing_ok=True)
        if isinstance(problem, OSError):
            raise BadFile(f"cannot be written: {problem.strerror}", str(path)) from None
        raise


def _is_device(path: Path) -> bool:
    """What can be written to but not replaced; even so, /dev/stdout may lead to a file."""
    special = path.exists() and not path.is_file() and not path.is_dir()
    return special or any(path.is_relative_to(place) for place in ("/dev", "/proc"))


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def one_line(message: str) -> str:
    """A message that quotes a file as people can read it, whatever the file says. Spaces that do
    not break are our own typography: `quoted` has spelled out those of the file."""
    return _LONG_WORD.sub(lambda found: f"{found[0][:40]}...", _printable(message, _UNBROKEN))


def quoted(text: str) -> str:
    """What a file says, for a message: short, on one line, in quotes."""
    return f"'{_printable(text if len(text) <= 40 else text[:37] + '...')}'"


def _printable(text: str, also: str = "") -> str:
    seen = (
        letter if letter.isprintable() or letter in also else _escaped(letter) for letter in text
    )
    return "".join(seen)


def _escaped(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if ord(letter) < 0x10000 else f"\\U{ord(letter):08x}"


# TOML


def parse_toml(text: str, source: str, error: type[BadFile]) -> dict[str, object]:
    """The tables of a TOML text."""
    _refuse_monsters(text, source, error)
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        message = str(problem)
        found = re.search(r" \(at line (\d+), column \d+\)$", message)
        line = int(found[1]) if found else text.count("\n") + 1
        bare = message[: found.start()] if found else message.removesuffix(" (at end of document)")
        raise error(one_line(slip(bare, text, line)), source, line) from None
    except RecursionError:
        raise error("expected TOML; it is nested too deeply", source) from None
    except ValueError:
        raise error("expected TOML; it has a number that is too long", source) from None
    try:
        refuse_odd_values(table, [])
    except BadField as fault:
        raise at_line(fault, text, source, error) from None
    return table


def _refuse_monsters(text: str, source: str, error: type[BadFile]) -> None:
    """Before it is read: Python's reader remembers every beginning of a dotted key, so that a
    small file could fill the memory. Where a text stops being TOML the reader stops as well."""
    names = 0
    key: list[str] = []  # its parts and dots
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token in _QUOTES:
            return
        names += token in _NAMING
        if names > MOST_NAMES:
            raise error(f"expected at most {MOST_NAMES} keys, tables and lists", source)
        dotted_on = bool(key) and (token == ".") != (key[-1] == ".")
        key = [*key, token] if dotted_on else [] if token in _PUNCTUATION else [token]
        if len(key) > 2 * DEEPEST + 1:
            fault = f"{''.join(key[:3])}: expected tables nested at most {DEEPEST} deep"
            raise error(one_line(fault), source, text.count("\n", 0, found.start()) + 1)


def refuse_odd_values(value: object, path: list[str | int]) -> None:
    """What TOML and JSON can hold and no file of ours has a use for."""
    if len(path) > DEEPEST:
        raise BadField(path[:2], f"expected tables nested at most {DEEPEST} deep")
    if isinstance(value, dict):
        for key, item in value.items():
            refuse_odd_values(item, [*path, key])
    elif isinstance(value, list):
        for place, item in enumerate(value):
            refuse_odd_values(item, [*path, place])
    elif isinstance(value, int) and abs(value) >= LARGEST_NUMBER:
        raise BadField(path, "expected a number of at most 18 digits; got a longer one")
    elif not isinstance(value, (str, int, float)):
        kind = "nothing" if value is None else f"a {type(value).__name__}"
        raise BadField(path, f"expected a text, a number, true or false; got {kind}")


TOLD = ""
"""Begins the path of a fault that tells in its own words where it is."""


def at_line(fault: BadField, text: str, source: str, error: type[BadFile]) -> BadFile:
    """The fault of a field as an error that points at its line in the text."""
    path = [part for part in fault.path if part != TOLD]
    return error(one_line(sentence(fault)), source, line_of(text, path))


def sentence(fault: BadField) -> str:
    """`red.food: expected a whole number; got 'two'`."""
    told = not fault.path or fault.path[0] == TOLD
    return str(fault) if told else f"{dotted(fault.path)}: {fault}"


def under(key: str, fault: BadField) -> BadField:
    """The same fault in a table that lies under a key."""
    told = fault.path[:1] == [TOLD]
    return BadField([TOLD, key, *fault.path[1:]] if told else [key, *fault.path], str(fault))


def dotted(path: list[str | int]) -> str:
    """`road[3].card`: a way through tables and lists, as people write it and count, from 1."""
    words = ""
    for part in path:
        words += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if words else part
    return words


def line_of(text: str, path: list[str | int]) -> int:
    """The line where the value at `path`, or the nearest thing around it, is written; or 0."""
    lines = _Lines(text).lines
    for length in range(len(path), 0, -1):
        if tuple(path[:length]) in lines:
            return lines[tuple(path[:length])]
    named = [line for place, line in lines.items() if path and place[-1] == path[0]]
    return named[0] if named else 0


_TOKEN = re.compile(
    r'"""(?:\\.|[^"\\]|"(?!""))*+"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*+"|\'[^\'\n]*\''
    r"|\#[^\n]*|\n|[\[\]{},=.\"']|[^\s\[\]{},=.\#\"']+",
    re.DOTALL,
)
_QUOTES = ('"', "'")
"""Alone, they open a text that has no end."""
_NAMING = (".", "=", "[", "{")
_PUNCTUATION = ("\n", "[", "]", "{", "}", ",", "=", ".")


class _Lines:
    """The lines on which the values of a TOML text begin. The text is known to be right."""

    def __init__(self, text: str) -> None:
        self.lines: dict[tuple[str | int, ...], int] = {}
        self.tokens: list[tuple[str, int]] = []
        line, end = 1, 0
        for found in _TOKEN.finditer(text):
            line += text.count("\n", end, found.start())
            if not found[0].startswith("#"):
                self.tokens.append((found[0], line))
            line += found[0].count("\n")
            end = found.end()
        self.tokens.append(("", line))
        self.at = 0
        self.statements()

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1][0]

    def next(self) -> str:
        return self.tokens[self.at][0]

    def skip(self, *tokens: str) -> None:
        while self.next() in tokens:
            self.at += 1

    def end(self, token: str) -> None:
        self.at += self.next() == token

    def statements(self) -> None:
        table: list[str | int] = []
        counts: dict[tuple[str | int, ...], int] = {}
        while self.next():
            self.skip("\n")
            line = self.tokens[self.at][1]
            if self.next() != "[":
                if self.next():
                    self.pair(table)
                continue
            self.take()
            listed = self.next() == "["
            self.end("[")
            table = self.below(self.key("]"), counts)
            if listed:
                name = tuple(table)
                counts[name] = counts.get(name, -1) + 1
                self.lines.setdefault(name, line)
                table.append(counts[name])
            self.lines.setdefault(tuple(table), line)
            self.skip("]")  # one, or two after a list

    def below(self, key: list[str], counts: dict[tuple[str | int, ...], int]) -> list[str | int]:
        """Under the name of a list of tables, its last entry is meant."""
        path: list[str | int] = []
        for place, part in enumerate(key, 1):
            path.append(part)
            if tuple(path) in counts and place < len(key):
                path.append(counts[tuple(path)])
        return path

    def key(self, end: str) -> list[str]:
        parts = []
        while self.next() not in (end, ""):
            part = self.take()
            if part[0] in "\"'":
                part = str(tomllib.loads(f"key = {part}")["key"])
            if part != ".":
                parts.append(part)
        return parts

    def pair(self, table: list[str | int]) -> None:
        line = self.tokens[self.at][1]
        path = list(table)
        for part in self.key("="):
            path.append(part)
            self.lines.setdefault(tuple(path), line)
        self.end("=")
        self.value(path)

    def value(self, path: list[str | int]) -> None:
        first = self.take()
        if first == "[":
            self.rows(path)
        elif first == "{":
            while self.next() not in ("}", ""):
                self.pair(path)
                self.skip(",", "\n")
            self.end("}")
        else:
            while self.next() not in ("\n", ",", "]", "}", ""):
                self.take()

    def rows(self, path: list[str | int]) -> None:
        place = 0
        self.skip("\n")
        while self.next() not in ("]", ""):
            here = [*path, place]
            self.lines[tuple(here)] = self.tokens[self.at][1]
            self.value(here)
            self.skip(",", "\n")
            place += 1
        self.end("]")


def toml_text(table: dict[str, object], prefix: str = "") -> str:
    """A table as TOML: values first, lists of tables a row each, then the tables below."""
    lines = [
        f"{_key(key)} = {toml_value(value)}"
        for key, value in table.items()
        if not isinstance(value, dict)
    ]
    for key, value in table.items():
        if isinstance(value, dict):
            name = f"{prefix}{_key(key)}"
            lines += ["", f"[{name}]", toml_text(value, f"{name}.").rstrip("\n")]
    return "\n".join(lines).strip("\n") + "\n"


def toml_value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        inside = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{_printable(inside)}"'
    if isinstance(value, list):
        rows = [toml_value(item) for item in value]
        if value and isinstance(value[0], dict):
            return "[\n" + "".join(f"  {row},\n" for row in rows) + "]"
        return "[" + ", ".join(rows) + "]"
    if isinstance(value, dict):
        pairs = ", ".join(f"{_key(key)} = {toml_value(item)}" for key, item in value.items())
        return "{ " + pairs + " }" if pairs else "{}"
    return str(value)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[\w-]+", key, re.ASCII) else toml_value(key)
