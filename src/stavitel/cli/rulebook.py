"""The rules of a game: its guide by chapter, its rules by number, section and what they say."""

import re
import unicodedata

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.texts import Texts

_ENTRY = re.compile(r"^- \*\*(\S+)\*\* ", re.MULTILINE)
_HEADING = re.compile(r"^##+ (.+)$", re.MULTILINE)
_CHAPTER = re.compile(r"^## (?=[A-Z]\. )", re.MULTILINE)
_LINK = re.compile(r"\[(.+?)\]\(.+?\)")
MOST = 12


class Rulebook:
    """The rules page of a game in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.page = texts.rules_page()
        self.guide = texts.guide()
        self.numbers = _ENTRY.findall(self.page)

    def number(self, written: str) -> str:
        """The full number somebody means by `5.20`, `cmc-5.20` or `r8`; empty if none."""
        wanted = written.strip().rstrip(".").upper()
        for number in self.numbers:
            if number.upper() == wanted or number.partition("-")[2] == wanted:
                return str(number)
        return ""

    def entry(self, number: str) -> RenderableType:
        """One rule, its text set in under its number."""
        return _hanging(styled(f"{number}  ", "bold"), Text(self.texts.rule(number)))

    def sections(self) -> RenderableType:
        """Chapters of the guide, by their letters, then sections of the rules, by their numbers."""
        headings = _HEADING.findall(self.guide) + _HEADING.findall(self.page)
        return Group(*(Text(heading) for heading in headings))

    def chapter(self, letter: str) -> RenderableType | None:
        """A chapter of the guide, paragraph by paragraph: `B`."""
        for chapter in _CHAPTER.split(self.guide)[1:]:
            head, _, text = chapter.partition("\n")
            if head.partition(".")[0] == letter.strip().upper():
                told = [Text(paragraph) for paragraph in paragraphs(text)]
                return Group(styled(head, "bold underline"), *told)
        return None

    def section(self, number: str) -> RenderableType | None:
        """All rules of a section: `5`, `8b`."""
        inside = [
            part for part in re.split(r"^(?=##+ )", self.page, flags=re.MULTILINE)
            if re.match(rf"##+ {re.escape(number)}[a-z]?\. ", part)
        ]  # fmt: skip
        if not inside:
            return None
        parts: list[RenderableType] = []
        for part in inside:
            parts.append(styled(part.partition("\n")[0].lstrip("# "), "bold underline"))
            parts += [self.entry(number) for number in _ENTRY.findall(part)]
        return Group(*parts)

    def search(self, words: str) -> RenderableType | None:
        """Rules in which all the words occur, whatever their accents."""
        wanted = bare(words).split()
        found = []
        for number in self.numbers:
            text = bare(self.texts.rule(number))
            if all(word in text for word in wanted):
                found.append(number)
        if not found:
            return None
        rest = len(found) - MOST
        parts = [self.entry(number) for number in found[:MOST]]
        if rest > 0:
            parts.append(styled(self.texts.text("terminal-and-more", n=rest), "dim"))
        return Group(*parts)


def paragraphs(text: str) -> list[str]:
    """Markdown as plain paragraphs, an item of a list on a line of its own."""
    found = []
    for part in text.strip().split("\n\n"):
        items = re.split(r"\n(?=- )", part)
        found += [" ".join(_LINK.sub(r"\1", item).replace("*", "").split()) for item in items]
    return found


def bare(text: str) -> str:
    """Lower case without accents, so that `zeton` finds `žeton`."""
    split = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def _hanging(head: Text, body: Text) -> RenderableType:
    return Group(head, Padding(body, (0, 0, 0, 4), expand=False))
