"""Whoever sits at our table is a friend, of any gender, and reads an option as a call to do it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLACES = ("src/stavitel/locale", "src/stavitel/locale/command", "web/src/locale")
STRANGER = {
    "cs": r"\b(vás|vám|vámi|váš|vaš\w+|můžete|máte|jste|budete|chcete|musíte)\b",
    "pl": r"\b(pan|pani|państw[oau]|pańsk\w+|wasz\w*|możecie|macie|jesteście|chcecie)\b",
    "de": r"\b(Ihnen|([Kk]önnen|[Hh]aben|[Mm]öchten|[Ww]ollen|[Ss]ind|[Mm]üssen|[Ww]ählen) Sie)\b",
}
"""How a language speaks to strangers, or to several people where one is reading."""
A_MAN = {
    "cs": r"\b(jsi|sis|ses|bys)( (se|si|to|ho|ji|už|tu|tam))* \w+la?\b"
    r"|\b\w+la? (jsi|sis|ses|bys)\b",
    "pl": r"\b\w+(łeś|łaś)\b",
}
"""Past forms that claim to know whether a man or a woman reads."""
NOT_INFINITIVE = {"Kość", "Odrzuć", "Odwróć", "Przerzuć", "Rzuć", "Umieść", "Zapłać", "Zwróć"}
"""Calls (and one noun) that end as Polish infinitives do."""


def shown(path: Path) -> list[tuple[str, str]]:
    """The lines of a catalogue without their keys, each with its message's name."""
    told, name = [], ""
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        if found := re.match(r"(-?[a-z][\w-]*) =", line):
            name, line = found[1], line[found.end() :]
        told.append((name, re.sub(r"^\s*(\*?\[\w+\])?\s*", "", line)))
    return told


def wrong(pattern: str, paths: list[Path]) -> list[str]:
    assert paths
    return [
        f"{path.relative_to(ROOT)}: {name}: {text}"
        for path in paths
        for name, text in shown(path)
        if re.search(pattern, text)
    ]


@pytest.mark.parametrize("lang", STRANGER)
def test_the_house_speaks_to_one_friend(lang: str) -> None:
    """Page and terminal have one reader; in the games several may be spoken to ("who of you")."""
    assert wrong(STRANGER[lang], [ROOT / place / f"{lang}.ftl" for place in PLACES]) == []


@pytest.mark.parametrize("lang", A_MAN)
def test_nobody_is_taken_for_a_man(lang: str) -> None:
    paths = [*ROOT.glob(f"src/stavitel/**/{lang}.ftl"), ROOT / f"web/src/locale/{lang}.ftl"]
    assert wrong(A_MAN[lang], paths) == []


def test_polish_options_are_calls_and_no_infinitives() -> None:
    """As the headings of the rulebooks have it: "Dobierz kartę", never "Dobrać kartę"."""
    options = [
        text
        for path in sorted(ROOT.glob("src/stavitel/games/*/texts/pl.ftl"))
        for name, text in shown(path)
        if name.startswith("do-")
    ]
    assert len(options) > 150
    first = [text.split()[0].strip(",.:;") for text in options if text.split()]
    infinitives = {word for word in first if re.fullmatch(r"[A-ZŁŚŻŹĆ]\w+ć", word)}
    assert infinitives - NOT_INFINITIVE == set()


@pytest.mark.parametrize(
    ("patterns", "lang", "text"),
    [
        (STRANGER, "cs", "U stolu nejste sami, můžete ho opustit."),
        (STRANGER, "pl", "Czy chce pan skończyć?"),
        (STRANGER, "de", "Hier können Sie den Tisch verlassen."),
        (A_MAN, "cs", "Pokračuj tam, kde jsi skončil."),
        (A_MAN, "cs", "Záznam uložil sis sem."),
        (A_MAN, "pl", "Wróć tam, gdzie skończyłeś."),
    ],
)
def test_each_pattern_finds_what_it_is_for(patterns: dict[str, str], lang: str, text: str) -> None:
    assert re.search(patterns[lang], text)
