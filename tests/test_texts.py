"""The catalogues say everything a game can say, in every language, and the same things."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from stavitel.conformance.telling import messages_needed
from stavitel.engine.core import advance, options, settle, waiting
from stavitel.engine.errors import StavitelError
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, TEMPLATE, game
from stavitel.texts import LANGUAGES, Texts
from tests.typed import typed

NUMBERS = (0, 1, 2, 5, 22)
SIGNS = ("minus", "zero", "plus")
TEXTS_OF_AMOUNTS = ("goods", "pay", "gain", "cost")
PARTS_OF_A_LIST = ("left", "right")
CAYLUS = "caylus_magna_carta"

TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
IDS = [*GAMES, TEMPLATE]
CATALOGUES = ["locale", *[f"games/{id}/texts" for id in IDS]]

every_game = pytest.mark.parametrize("id", IDS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_translation = pytest.mark.parametrize("lang", TRANSLATIONS)
every_catalogue = pytest.mark.parametrize("folder", CATALOGUES)


def caylus(lang: str) -> Texts:
    return Texts(game(CAYLUS), lang)


@cache
def catalogue(folder: str, lang: str) -> list[ast.Message]:
    text = files("stavitel").joinpath(f"{folder}/{lang}.ftl").read_text("utf-8")
    entries = parse(text).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def ids(folder: str, lang: str) -> list[str]:
    return [message.id.name for message in catalogue(folder, lang)]


class Variables(Visitor):
    """Collects the variables a message mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def facts(message: ast.Message) -> set[str]:
    """The variables without cases, signs and totals: `$card_acc` tells what `$card` tells."""
    return {name.partition("_")[0] for name in variables(message)}


def plausible(id: str, message: ast.Message) -> Iterator[dict[str, str | int]]:
    """Arguments of every shape the message may meet: plural forms, signs, nothing at all."""
    names = variables(message)
    wordlike = {*game(id).words, "owner", *TEXTS_OF_AMOUNTS, *PARTS_OF_A_LIST}
    for n in NUMBERS:
        for sign in SIGNS:
            for word in ("none", "X"):
                given: dict[str, str | int] = {}
                for name in names:
                    base, _, form = name.partition("_")
                    text = base in wordlike and form != "total"
                    given[name] = sign if form == "sign" else word if text else n
                yield given


@every_catalogue
@every_translation
def test_no_catalogue_misses_or_adds_a_message(folder: str, lang: str) -> None:
    assert ids(folder, lang) == ids(folder, "en")


@every_catalogue
@every_language
def test_no_message_is_written_twice(folder: str, lang: str) -> None:
    written = ids(folder, lang)
    if folder != "locale":
        written = written + ids("locale", lang)
    assert sorted(written) == sorted(set(written))


@every_catalogue
@every_translation
def test_a_translation_tells_the_same_facts(folder: str, lang: str) -> None:
    """No misspelt variable, and no fact of the English sentence left out."""
    english = {message.id.name: facts(message) for message in catalogue(folder, "en")}
    assert {message.id.name: facts(message) for message in catalogue(folder, lang)} == english


@every_game
@every_language
def test_everything_a_game_can_say_has_a_message(id: str, lang: str) -> None:
    """In its own catalogue; `not_now`, the engine's own reason, in the one that all share."""
    assert sorted(messages_needed(id) - set(ids(f"games/{id}/texts", lang))) == ["why-not_now"]
    assert "why-not_now" in ids("locale", lang)


@pytest.mark.slow  # no line of it is ever compiled, so one run shows all
@every_game
@every_language
def test_every_message_formats(id: str, lang: str) -> None:
    texts = Texts(game(id), lang)
    for message in catalogue("locale", lang) + catalogue(f"games/{id}/texts", lang):
        for given in plausible(id, message):
            text = texts.text(message.id.name, **given)
            assert typed(text) == " ".join(typed(text).split()) != "", message.id.name
            assert not set(text) & set("{}$\u2068\u2069"), text


@every_game
@every_language
def test_all_words_of_a_kind_have_the_same_cases(id: str, lang: str) -> None:
    """A sentence that asks for `$card_acc` must find it in every card."""
    messages = {message.id.name: message for message in catalogue(f"games/{id}/texts", lang)}
    for domain, words in game(id).words.items():
        found = [messages[f"{domain}-{word}"].attributes for word in words]
        cases = {tuple(attribute.id.name for attribute in attributes) for attributes in found}
        assert len(cases) == 1, domain


@every_game
@every_language
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_whole_games_can_be_told(id: str, lang: str, seed: int) -> None:
    """Every prompt and option, and every event as a player and a spectator see it."""
    texts, rng = Texts(game(id), lang), Rng(seed)
    s = game(id).start(2, game(id).variants[seed % len(game(id).variants)], {})
    s.events = []
    settle(s)
    while waiting(s) is not None:
        assert texts.prompt(s)
        offered = options(s)
        lines = [texts.action(s, action) for action in offered]
        assert len(set(lines)) == len(lines), "two options read the same"
        advance(s, offered[rng.below(len(offered))])
    assert s.events
    for event in s.events:
        assert texts.event(event.seen_by(0)) and texts.event(event.seen_by(-1))


@every_game
@every_language
def test_reasons_name_rules_of_the_page(id: str, lang: str) -> None:
    texts = Texts(game(id), lang)
    for reason in game(id).reasons.reasons:
        sentence, rule = texts.reason(int(reason.of(*[1 for _ in reason.args])))
        assert sentence.endswith(".") and rule == reason.rule
        assert not rule or texts.rule(rule)
    assert texts.rules_page().startswith("# ")


PLURALS = {
    "en": {
        "amount-food": "1 food, 2 food, 5 food, 22 food",
        "amount-wood": "1 wood, 2 wood, 5 wood, 22 wood",
        "amount-stone": "1 stone, 2 stone, 5 stone, 22 stone",
        "amount-gold": "1 gold, 2 gold, 5 gold, 22 gold",
        "amount-denier": "1 denier, 2 deniers, 5 deniers, 22 deniers",
        "count-token": "1 token, 2 tokens, 5 tokens, 22 tokens",
        "count-batch": "1 batch, 2 batches, 5 batches, 22 batches",
        "count-card": "1 card, 2 cards, 5 cards, 22 cards",
        "count-point": "1 point, 2 points, 5 points, 22 points",
        "count-worker": "1 worker, 2 workers, 5 workers, 22 workers",
        "count-round": "1 round, 2 rounds, 5 rounds, 22 rounds",
    },
    "cs": {
        "amount-food": "1 jídlo, 2 jídla, 5 jídel, 22 jídel",
        "amount-wood": "1 dřevo, 2 dřeva, 5 dřev, 22 dřev",
        "amount-stone": "1 kámen, 2 kameny, 5 kamenů, 22 kamenů",
        "amount-gold": "1 zlato, 2 zlata, 5 zlat, 22 zlat",
        "amount-denier": "1 denár, 2 denáry, 5 denárů, 22 denárů",
        "count-token": "1 žeton, 2 žetony, 5 žetonů, 22 žetonů",
        "count-batch": "1 sada, 2 sady, 5 sad, 22 sad",
        "count-card": "1 karta, 2 karty, 5 karet, 22 karet",
        "count-point": "1 bod, 2 body, 5 bodů, 22 bodů",
        "count-worker": "1 dělník, 2 dělníci, 5 dělníků, 22 dělníků",
        "count-round": "1 kolo, 2 kola, 5 kol, 22 kol",
    },
    "pl": {
        "amount-food": "1 żywność, 2 żywności, 5 żywności, 22 żywności",
        "amount-wood": "1 drewno, 2 drewna, 5 drewna, 22 drewna",
        "amount-stone": "1 kamień, 2 kamienie, 5 kamieni, 22 kamienie",
        "amount-gold": "1 złoto, 2 złota, 5 złota, 22 złota",
        "amount-denier": "1 denar, 2 denary, 5 denarów, 22 denary",
        "count-token": "1 żeton, 2 żetony, 5 żetonów, 22 żetony",
        "count-batch": "1 zestaw, 2 zestawy, 5 zestawów, 22 zestawy",
        "count-card": "1 karta, 2 karty, 5 kart, 22 karty",
        "count-point": "1 punkt, 2 punkty, 5 punktów, 22 punkty",
        "count-worker": "1 robotnik, 2 robotników, 5 robotników, 22 robotników",
        "count-round": "1 runda, 2 rundy, 5 rund, 22 rundy",
    },
    "de": {
        "amount-food": "1 Nahrung, 2 Nahrung, 5 Nahrung, 22 Nahrung",
        "amount-wood": "1 Holz, 2 Holz, 5 Holz, 22 Holz",
        "amount-stone": "1 Stein, 2 Stein, 5 Stein, 22 Stein",
        "amount-gold": "1 Gold, 2 Gold, 5 Gold, 22 Gold",
        "amount-denier": "1 Denar, 2 Denare, 5 Denare, 22 Denare",
        "count-token": "1 Plättchen, 2 Plättchen, 5 Plättchen, 22 Plättchen",
        "count-batch": "1 Satz, 2 Sätze, 5 Sätze, 22 Sätze",
        "count-card": "1 Karte, 2 Karten, 5 Karten, 22 Karten",
        "count-point": "1 Punkt, 2 Punkte, 5 Punkte, 22 Punkte",
        "count-worker": "1 Arbeiter, 2 Arbeiter, 5 Arbeiter, 22 Arbeiter",
        "count-round": "1 Runde, 2 Runden, 5 Runden, 22 Runden",
    },
}


@every_language
def test_plural_forms(lang: str) -> None:
    texts = caylus(lang)
    found = {
        id: ", ".join([typed(texts.text(id, n=n)) for n in (1, 2, 5, 22)]) for id in PLURALS[lang]
    }
    assert found == PLURALS[lang]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["nothing", "2 gold", "1 wood and 1 gold", "1 food, 1 wood and 12345 deniers"]),
        ("cs", ["nic", "2 zlata", "1 dřevo a 1 zlato", "1 jídlo, 1 dřevo a 12345 denárů"]),
        ("pl", ["nic", "2 złota", "1 drewno i 1 złoto", "1 żywność, 1 drewno i 12345 denarów"]),
        ("de", ["nichts", "2 Gold", "1 Holz und 1 Gold", "1 Nahrung, 1 Holz und 12345 Denare"]),
    ],
)
def test_amounts_are_listed_in_the_order_of_the_game(lang: str, expected: list[str]) -> None:
    """Zeros are left out, and large numbers carry no separators."""
    counts = [
        {"wood": 0},
        {"gold": 2, "wood": 0},
        {"gold": 1, "wood": 1},
        {"denier": 12345, "wood": 1, "food": 1},
    ]
    assert [typed(caylus(lang).amounts(amounts)) for amounts in counts] == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "1 denier → 1 gold, or 5 deniers → 2 prestige tokens"),
        ("cs", "1 denár → 1 zlato, nebo 5 denárů → 2 žetony prestiže"),
        ("pl", "1 denar → 1 złoto albo 5 denarów → 2 żetony prestiżu"),
        ("de", "1 Denar → 1 Gold oder 5 Denare → 2 Prestigeplättchen"),
    ],
)
def test_effects_are_told_from_their_numbers(lang: str, expected: str) -> None:
    bank = {"pay.denier": 1, "gain.gold": 1}
    church = {"pay.denier": 5, "gain.castle_token": 2}
    assert typed(caylus(lang).effect_text([bank, church])) == expected


def test_an_effect_without_a_price_tells_its_gain_only() -> None:
    assert typed(caylus("en").effect_text([{"gain.food": 2}])) == "2 food"
    assert caylus("en").effect_text([]) == "nothing"


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Red places a worker on the Small Farm (5) for 1 denier"),
        ("cs", "Červený umisťuje dělníka na Malou farmu (5) za 1 denár"),
        ("pl", "Czerwony umieszcza robotnika na Małej farmie (5) za 1 denar"),
        ("de", "Rot setzt für 1 Denar einen Arbeiter auf den Kleinen Bauernhof (5)"),
    ],
)
def test_log_lines_put_names_into_their_cases(lang: str, expected: str) -> None:
    """And count positions as people do, from 1."""
    seen = {"event": "worker_placed", "seat": 0, "position": 4, "card": 0, "denier": 1}
    assert typed(caylus(lang).event(seen)) == expected


@pytest.mark.parametrize(
    ("lang", "n", "expected"),
    [
        ("cs", 1, "Červený odevzdává 1 cihlu"),
        ("cs", 2, "Červený odevzdává 2 cihly"),
        ("pl", 1, "Czerwony oddaje 1 cegłę"),
        ("pl", 5, "Czerwony oddaje 5 cegieł"),
        ("en", 1, "Red gives 1 brick"),
    ],
)
def test_amounts_have_an_accusative(lang: str, n: int, expected: str) -> None:
    """One brick is given otherwise than it lies there: `1 cihla`, `1 cihlu`."""
    texts = Texts(game("red_cathedral"), lang)
    brick = game("red_cathedral").words["good"].index("brick")
    red = game("red_cathedral").seat_names.index("red")
    seen = {"event": "materials_given", "seat": red, "good": brick, "amount": n}
    assert typed(texts.event(seen)) == expected


def test_german_adjectives_have_one_too() -> None:
    texts = Texts(game("red_cathedral"), "de")
    jewel = game("red_cathedral").words["good"].index("emerald")
    red = game("red_cathedral").seat_names.index("red")
    seen = {"event": "materials_given", "seat": red, "good": jewel, "amount": 1}
    assert typed(texts.event(seen)) == "Rot gibt 1 grünen Edelstein ab"


SPACES_OF_A_RING = 8


@every_language
def test_nobody_counts_from_naught(lang: str) -> None:
    """The first market space is 1, the first card of the road is 1, and no column is negative."""
    cathedral = Texts(game("red_cathedral"), lang)
    for space in range(SPACES_OF_A_RING):
        seen = {"event": "token_moved", "good": 0, "space": space}
        assert str(space + 1) in cathedral.event(seen)
    duel = Texts(game("catan_duel"), lang)
    for domain in ("town", "site", "place", "store"):
        for n in range(len(game("catan_duel").words[domain])):
            name = duel.name(domain, n)
            assert "−" not in name and "-" not in name and "0" not in name


def test_a_hidden_card_is_not_named() -> None:
    texts = caylus("en")
    assert texts.event({"event": "card_drawn", "seat": 1, "card": 4}) == "Green draws the Market"
    assert texts.event({"event": "card_drawn", "seat": 1}) == "Green draws a card"


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (-2, "Blue moves the provost back to position 3 for 2 deniers"),
        (0, "Blue leaves the provost at position 3"),
        (1, "Blue moves the provost ahead to position 3 for 1 denier"),
    ],
)
def test_the_sign_of_a_number_can_be_told(steps: int, expected: str) -> None:
    seen = {"event": "provost_moved", "seat": 3, "steps": steps, "position": 2}
    assert typed(caylus("en").event({**seen, "denier": abs(steps)})) == expected


def test_a_rule_is_found_by_its_number() -> None:
    assert caylus("en").rule("CMC-5.22") == "A card holds one worker at most."
    assert caylus("cs").rule("CMC-5.22") == "Na jednu kartu se vejde nejvýše jeden dělník."
    with pytest.raises(StavitelError, match="there is no rule 'CMC-99'"):
        caylus("en").rule("CMC-99")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(StavitelError, match="expected one of en, cs, pl, de; got 'fr'"):
        caylus("fr")


def test_a_missing_message_is_loud() -> None:
    assert not caylus("en").has("do-nothing_at_all")
    with pytest.raises(StavitelError, match="there is no text 'do-nothing_at_all' in 'en'"):
        caylus("en").text("do-nothing_at_all")


def test_a_missing_argument_is_loud() -> None:
    with pytest.raises(StavitelError, match="text 'amount-gold' in 'de'"):
        caylus("de").text("amount-gold")


@pytest.mark.parametrize("value", [-1, 18])
def test_a_number_without_a_word_is_loud(value: int) -> None:
    with pytest.raises(StavitelError, match=f"card: expected a number below 18; got {value}"):
        caylus("en").name("card", value)
