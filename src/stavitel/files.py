"""Reading and writing the files people keep: whole or not at all, errors with their line."""

import os
import re
import tempfile
import tomllib
from pathlib import Path

from stavitel.engine.errors import BadFile
from stavitel.engine.fields import BadField

LARGEST = 8 * 1024 * 1024


def read_text(path: str | Path, error: type[BadFile]) -> str:
    """The text of a file, or an error that says in one sentence why there is none."""
    source = str(path)
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise error("expected a file; there is none", source) from None
    except IsADirectoryError:
        raise error("expected a file; this is a folder", source) from None
    except OSError as problem:
        raise error(f"cannot be read: {problem.strerror}", source) from None
    if len(data) > LARGEST:
        raise error(f"expected at most {LARGEST} bytes; the file is larger", source)
    if not data.strip():
        raise error("expected text; the file is empty", source)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise error("expected text in UTF-8; got binary data", source) from None
    if "\0" in text:
        raise error("expected text in UTF-8; got binary data", source)
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def write_text(path: str | Path, text: str) -> None:
    """Write beside the target, then move over it: a reader sees the old file or the new one."""
    target = Path(path)
    handle, beside = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, target)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def parse_toml(text: str, source: str, error: type[BadFile]) -> dict[str, object]:
    """The tables of a TOML text."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        message = str(problem)
        found = re.search(r" \(at line (\d+), column \d+\)$", message)
        line = int(found[1]) if found else text.count("\n") + 1
        bare = message[: found.start()] if found else message.removesuffix(" (at end of document)")
        raise error(f"expected TOML; {bare[:1].lower()}{bare[1:]}", source, line) from None
    except RecursionError:
        raise error("expected TOML; it is nested too deeply", source) from None


def at_line(fault: BadField, text: str, source: str, error: type[BadFile]) -> BadFile:
    """The fault of a field as an error that points at its line in the text."""
    shown = dotted(fault.path)
    message = f"{shown}: {fault}" if shown else str(fault)
    return error(message, source, line_of(text, fault.path))


def dotted(path: list[str | int]) -> str:
    """`road[3].card`: a way through tables and lists, as people write it."""
    words = ""
    for part in path:
        words += f"[{part}]" if isinstance(part, int) else f".{part}" if words else part
    return words


def line_of(text: str, path: list[str | int]) -> int:
    """The line where the value at `path`, or the nearest table around it, is written."""
    best_line, best_length = 0, 0
    here: list[str | int] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        found = re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]", line)
        if found:
            here = list(_keys(found[2]))
            if found[1] == "[[":
                name = found[2]
                counts[name] = counts.get(name, -1) + 1
                here.append(counts[name])
            place = here
        else:
            found = re.match(r"\s*([\w\".-]+?)\s*=", line)
            if not found:
                continue
            place = here + list(_keys(found[1]))
        if len(place) > best_length and path[: len(place)] == place:
            best_line, best_length = number, len(place)
    if best_length < len(path) and isinstance(index := path[best_length], int) and best_line:
        return _line_of_element(text, best_line, index)
    return best_line


def _keys(dotted_name: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted_name.split(".")]


def _line_of_element(text: str, line: int, index: int) -> int:
    """The line where element `index` of the list that begins on `line` stands."""
    depth, seen, expecting, quote = 0, -1, False, ""
    for number, row in enumerate(text.split("\n")[line - 1 :], line):
        for letter in row.partition("=")[2] if number == line else row:
            if quote:
                quote = "" if letter == quote else quote
                continue
            if letter == "#":
                break
            if depth == 1 and expecting and letter not in " \t,]":
                seen, expecting = seen + 1, False
                if seen == index:
                    return number
            if letter in "\"'":
                quote = letter
            elif letter in "[{":
                depth += 1
                expecting = expecting or depth == 1
            elif letter in "]}":
                depth -= 1
                if depth == 0:
                    return line
            elif letter == "," and depth == 1:
                expecting = True
    return line


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
        return '"' + "".join(_escaped(letter) for letter in value) + '"'
    if isinstance(value, list):
        rows = [toml_value(item) for item in value]
        if value and isinstance(value[0], dict):
            return "[\n" + "".join(f"  {row},\n" for row in rows) + "]"
        return "[" + ", ".join(rows) + "]"
    if isinstance(value, dict):
        pairs = ", ".join(f"{_key(key)} = {toml_value(item)}" for key, item in value.items())
        return "{ " + pairs + " }" if pairs else "{}"
    return str(value)


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return "\\" + letter
    return letter if letter.isprintable() else f"\\u{ord(letter):04x}"


def _key(key: str) -> str:
    return key if re.fullmatch(r"[\w-]+", key, re.ASCII) else toml_value(key)
