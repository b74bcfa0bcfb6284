"""What people read in Catan Duel: plurals, cases, secrets, and one set of rules for all."""

import re
from typing import Any

import pytest

from stavitel import Match
from stavitel.cli.tables.plain import PlainTable
from stavitel.games import game
from stavitel.games.catan_duel.cards import BACKS
from stavitel.texts import LANGUAGES, Texts
from tests.typed import typed

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def duel(lang: str) -> Texts:
    return Texts(game("catan_duel"), lang)


def number(domain: str, word: str) -> int:
    return game("catan_duel").words[domain].index(word)


PLURALS = {
    "en": {
        "amount-brick": "1 brick, 2 brick, 5 brick, 22 brick",
        "count-resource": "1 resource, 2 resources, 5 resources, 22 resources",
        "count-turn": "1 turn, 2 turns, 5 turns, 22 turns",
    },
    "cs": {
        "amount-brick": "1 cihla, 2 cihly, 5 cihel, 22 cihel",
        "amount-grain": "1 obilí, 2 obilí, 5 obilí, 22 obilí",
        "amount-lumber": "1 dřevo, 2 dřeva, 5 dřev, 22 dřev",
        "amount-ore": "1 ruda, 2 rudy, 5 rud, 22 rud",
        "amount-wool": "1 vlna, 2 vlny, 5 vln, 22 vln",
        "amount-gold": "1 zlato, 2 zlata, 5 zlat, 22 zlat",
        "count-resource": "1 surovina, 2 suroviny, 5 surovin, 22 surovin",
        "count-turn": "1 tah, 2 tahy, 5 tahů, 22 tahů",
    },
    "pl": {
        "amount-brick": "1 glina, 2 gliny, 5 gliny, 22 gliny",
        "amount-grain": "1 zboże, 2 zboża, 5 zboża, 22 zboża",
        "amount-lumber": "1 drewno, 2 drewna, 5 drewna, 22 drewna",
        "amount-wool": "1 wełna, 2 wełny, 5 wełny, 22 wełny",
        "count-resource": "1 surowiec, 2 surowce, 5 surowców, 22 surowce",
        "count-card": "1 karta, 2 karty, 5 kart, 22 karty",
        "count-turn": "1 tura, 2 tury, 5 tur, 22 tury",
    },
    "de": {
        "amount-brick": "1 Lehm, 2 Lehm, 5 Lehm, 22 Lehm",
        "count-resource": "1 Rohstoff, 2 Rohstoffe, 5 Rohstoffe, 22 Rohstoffe",
        "count-turn": "1 Zug, 2 Züge, 5 Züge, 22 Züge",
    },
}


@every_language
def test_plural_forms(lang: str) -> None:
    texts = duel(lang)
    found = {
        id: ", ".join([typed(texts.text(id, n=n)) for n in (1, 2, 5, 22)]) for id in PLURALS[lang]
    }
    assert found == PLURALS[lang]


LOG = {
    "en": [
        "Red builds the Brick Factory (left 1, above)",
        "Blue builds a settlement in place 2 on the left",
        "Red trades 3 brick for 1 wool",
        "Blue plays the Goldsmith",
        "Blue puts gold field (2) in region space 2 on the left, below",
        "Red gets the hero token",
        "The trade token returns to the middle",
        "Red looks at Blue's hand",
        "The game ends in a draw after turn 300",
    ],
    "cs": [
        "Červený staví Cihelnu (1. vlevo, nahoře)",
        "Modrý staví vesnici na 2. místě vlevo",
        "Červený mění 3 cihly za 1 vlnu",
        "Modrý hraje Zlatníka",
        "Modrý pokládá zlatonosnou řeku (2) jako 2. krajinu vlevo dole",
        "Červený získává žeton síly",
        "Žeton obchodu se vrací doprostřed",
        "Červený si prohlíží karty v ruce Modrého",
        "Hra končí po 300. tahu nerozhodně",
    ],
    "pl": [
        "Czerwony buduje Cegielnię (1. z lewej, u góry)",
        "Niebieski buduje osadę na 2. miejscu z lewej",
        "Czerwony wymienia 3 gliny na 1 wełnę",
        "Niebieski zagrywa Złotnika",
        "Niebieski kładzie złotonośną rzekę (2) jako 2. teren z lewej, u dołu",
        "Czerwony zdobywa żeton siły",
        "Żeton handlu wraca na środek",
        "Czerwony ogląda karty na ręce Niebieskiego",
        "Gra kończy się remisem po turze 300",
    ],
    "de": [
        "Rot baut die Ziegelbrennerei (links 1, oben)",
        "Blau baut am 2. Platz links eine Siedlung",
        "Rot tauscht 3 Lehm gegen 1 Wolle",
        "Blau spielt den Goldschmied",
        "Blau legt Goldfluss (2) als 2. Landschaft links unten aus",
        "Rot bekommt den Heldenstein",
        "Der Handelsstein liegt wieder in der Mitte",
        "Rot sieht sich die Handkarten von Blau an",
        "Das Spiel endet nach Zug 300 unentschieden",
    ],
}


@every_language
def test_log_lines(lang: str) -> None:
    factory, goldsmith = number("card", "brick_factory"), number("card", "goldsmith")
    brick, wool = number("resource", "brick"), number("resource", "wool")
    river = number("region", "stack_gold_river_1")
    nobody = -1
    events: list[dict[str, object]] = [
        {"event": "card_built", "seat": 0, "card": factory, "site": number("site", "0a")},
        {"event": "settlement_built", "seat": 1, "town": number("town", "-2")},
        {"event": "traded", "seat": 0, "give": brick, "amount": 3, "take": wool},
        {"event": "card_played", "seat": 1, "card": goldsmith},
        {"event": "region_placed", "seat": 1, "region": river, "place": number("place", "-3b")},
        {"event": "token_moved", "token": number("token", "strength"), "holder": 0},
        {"event": "token_moved", "token": number("token", "trade"), "holder": nobody},
        {"event": "hand_shown", "seat": 1, "to": 0},
        {"event": "game_ended", "winner": nobody, "turn": 300},
    ]
    assert [typed(duel(lang).event(event)) for event in events] == LOG[lang]


STOCKS = {
    "en": [
        "Red produces 1 brick in the hills (3)",
        "Blue loses 2 wool from the pasture (1)",
        "Red gains 1 gold in the Gold Cache",
    ],
    "cs": [
        "Červený získává z výnosu 1 cihlu v krajině vrchovina (3)",
        "Modrý ztrácí 2 vlny z krajiny pastvina (1)",
        "Červený získává 1 zlato v Úkrytu pro zlato",
    ],
    "pl": [
        "Czerwony produkuje 1 glinę na terenie wzgórza (3)",
        "Niebieski traci 2 wełny z terenu pastwisko (1)",
        "Czerwony otrzymuje 1 złoto w Skrytce złota",
    ],
    "de": [
        "Rot erhält als Ertrag 1 Lehm auf der Landschaft Hügelland (3)",
        "Blau verliert 2 Wolle von der Landschaft Weideland (1)",
        "Rot erhält 1 Gold im Goldversteck",
    ],
}


@every_language
def test_the_log_tells_from_which_region(lang: str) -> None:
    rows = [
        ("produced", 0, "-1b", 1, "brick", number("region", "red_hills")),
        ("lost", 1, "1b", 2, "wool", number("region", "blue_pasture")),
        ("gained", 0, "cache", 1, "gold", -1),
    ]
    lines = [
        duel(lang).event(
            {
                "event": event,
                "seat": seat,
                "store": number("store", store),
                "amount": amount,
                "resource": number("resource", resource),
                "region": region,
            }
        )
        for event, seat, store, amount, resource, region in rows
    ]
    assert [typed(line) for line in lines] == STOCKS[lang]


@every_language
def test_a_card_drawn_unseen_is_not_named(lang: str) -> None:
    texts = duel(lang)
    abbey = number("card", "abbey")
    drawn: dict[str, object] = {"event": "card_drawn", "seat": 1, "stack": 2}
    assert texts.name("card", abbey) in texts.event({**drawn, "card": abbey})
    assert texts.name("card", abbey) not in texts.event(drawn)


@every_language
def test_no_two_cards_and_no_two_regions_have_one_name(lang: str) -> None:
    """A card of another set is another card: it goes under other stacks (CD-15.6)."""
    texts = duel(lang)
    for domain in ("card", "happening", "region", "site", "store"):
        words = game("catan_duel").words[domain]
        assert len({texts.name(domain, n) for n in range(len(words))}) == len(words)


@every_language
def test_the_number_of_a_region_is_the_one_in_the_box(lang: str) -> None:
    for n, entry in enumerate(printed("region")):
        assert game("catan_duel").words["region"][n] == entry["id"]
        assert duel(lang).name("region", n).endswith(f" ({entry['die']})")


@every_language
def test_the_points_of_a_hero_are_those_in_the_box(lang: str) -> None:
    heroes = [entry for entry in printed("card") if entry["subtype"] == "hero"]
    assert len(heroes) == 9
    for hero in heroes:
        points = [
            str(hero["points"][kind]) for kind in ("strength", "skill") if kind in hero["points"]
        ]
        told = re.findall(r"\d+", duel(lang).text(f"card-{hero['id']}-hint"))
        assert told[: len(points)] == points


def printed(group: str) -> list[dict[str, Any]]:
    """All regions or cards of the box."""
    found = game("catan_duel").components[group]
    assert isinstance(found, list)
    return found


@every_language
def test_every_part_of_the_view_has_a_word(lang: str) -> None:
    seen = Match.start("catan_duel", 2, variant="gold", seed=1).view(0)
    title = PlainTable(duel(lang), {}).title
    assert [key for key in sorted(keys_of(seen)) if title(key) == key.replace("_", " ")] == []


def keys_of(value: object) -> set[str]:
    """All keys of a view, those of tables within it too."""
    if isinstance(value, dict):
        return {*value, *[key for part in value.values() for key in keys_of(part)]}
    return {key for part in value for key in keys_of(part)} if isinstance(value, list) else set()


@every_language
def test_lost_cards_are_counted_by_their_backs(lang: str) -> None:
    """`progress` is points elsewhere: two cards of that era were told as "Progress 2"."""
    for back in BACKS:
        assert duel(lang).text(f"fogged-{back}") == duel(lang).text(f"back-{back}") != ""
