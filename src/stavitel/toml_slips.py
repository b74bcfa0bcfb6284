"""Slips in a TOML file, in our words: what is wrong on a line, and where its other half is."""

import re

_DUPLICATE = re.compile(
    r"cannot (overwrite a value|declare .* twice|mutate immutable namespace .*)"
    r"|duplicate inline table key '(.*)'",
    re.IGNORECASE,
)
_TOLD = (
    (r"expected '=' after a key.*", "expected 'key = value' on this line; the '=' is missing"),
    (r"invalid statement", "expected 'key = value', [table] or [[table]] on this line"),
    (r"invalid initial character for a key part", "expected a key of letters, digits, _ and -"),
    (r"invalid value", "expected a value: a number, true, false, or a text in quotes"),
    (r"expected newline or end of document.*", "expected the end of the line after the value"),
    (r"unclosed array", "expected ']' at the end of a list; it is missing"),
    (r"unclosed inline table", "expected '}' at the end of a table; it is missing"),
    (r"unterminated string|illegal character '\\n'", "expected a quote at the end of the text"),
    (r"expected ']' at the end of a table.*", "expected ']' after the name of the table"),
    (r"expected ']]' at the end of an array.*", "expected ']]' after the name of the table"),
    (r"unescaped '\\' in a string", "expected '\\\\' for a backslash in a text"),
)
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"\n]*"|'[^'\n]*')(?:\s*\.\s*[\w"'-]+)*)\s*=""")
_HEAD = re.compile(r"\s*\[\[?\s*([^\[\]]+?)\s*\]")


def slip(message: str, text: str, line: int) -> str:
    """What the reader of TOML complained about on a line, as a person would say it."""
    if found := _DUPLICATE.fullmatch(message):
        return f"{found[2]} is given twice" if found[2] else _given_already(text.split("\n"), line)
    for pattern, told in _TOLD:
        if re.fullmatch(pattern, message, re.IGNORECASE):
            return told
    return f"expected TOML; {message[:1].lower()}{message[1:]}"


def _given_already(lines: list[str], line: int) -> str:
    """`red is already given in line 3`; without the line where it is not found so simply."""
    while line > 1 and not _KEY.match(lines[line - 1]) and not _HEAD.match(lines[line - 1]):
        line -= 1  # the complaint comes at the end of a long value
    table, key, first = _names(lines, line)
    wanted = f"{table}.{key}" if table and key else table or key
    before = [number for number in range(first, line) if _says(lines, number, wanted)]
    place = f" in line {before[0]}" if before else ""
    return f"{key or table or 'this'} is already given{place}"


def _says(lines: list[str], number: int, wanted: str) -> bool:
    """Whether a line gives this key or something in it: `red = ...`, `red.food = 1`, `[red]`."""
    table, key, _ = _names(lines, number)
    whole = f"{table}.{key}" if table and key else table or key
    if _KEY.match(lines[number - 1]) and f"{wanted}.".startswith(f"{whole}."):
        return True
    said = _KEY.match(lines[number - 1]) or _HEAD.match(lines[number - 1])
    return bool(said) and f"{whole}.".startswith(f"{wanted}.")


def _names(lines: list[str], number: int) -> tuple[str, str, int]:
    """The table a line stands in, the key it gives, if any, and the first line to compare with:
    in an entry of a list that is the line where the entry begins."""
    head = _HEAD.match(lines[number - 1])
    if head and not _KEY.match(lines[number - 1]):
        return head[1], "", 1
    table, first = "", 1
    for place, text in enumerate(lines[: number - 1], 1):
        if (found := _HEAD.match(text)) and not _KEY.match(text):
            table, first = found[1], place if text.lstrip().startswith("[[") else 1
    key = _KEY.match(lines[number - 1])
    return table, re.sub(r"\s", "", key[1]) if key else "", first
