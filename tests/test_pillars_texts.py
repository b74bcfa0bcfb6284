"""What people read in The Pillars of the Earth: plurals, cases, and one set of rules for all."""

import pytest

from stavitel import Match
from stavitel.cli.tables.plain import PlainTable
from stavitel.engine.views import plain
from stavitel.games import game
from stavitel.texts import LANGUAGES, Texts
from tests.typed import typed


def test_passing_and_ending_stand_below_everything_else() -> None:
    """In each of the five decisions in which a seat can do without."""
    last = {"pass", "wait", "leave_market", "strengthen_nobody", "end_conversion"}
    met = set()
    for seed in range(4):
        match = Match.start("pillars", 2, seed=seed)
        while (decision := match.decision()) is not None:
            verbs = [option.words.split()[0] for option in decision.options]
            assert not last & set(verbs[:-1])
            met |= last & {verbs[-1]}
            match.act(decision.options[match.moves % len(verbs)])
    assert met == last


def pillars(lang: str) -> Texts:
    return Texts(game("pillars"), lang)


PLURALS = {
    "en": {
        "amount-wood": "1 wood, 2 wood, 5 wood, 22 wood",
        "amount-gold": "1 gold, 2 gold, 5 gold, 22 gold",
        "amount-points": "1 point, 2 points, 5 points, 22 points",
        "count-craftsman": "1 craftsman, 2 craftsmen, 5 craftsmen, 22 craftsmen",
    },
    "cs": {
        "amount-wood": "1 dřevo, 2 dřeva, 5 dřev, 22 dřev",
        "amount-stone": "1 kámen, 2 kameny, 5 kamenů, 22 kamenů",
        "amount-sand": "1 písek, 2 písky, 5 písků, 22 písků",
        "amount-metal": "1 železo, 2 železa, 5 želez, 22 želez",
        "amount-gold": "1 zlaťák, 2 zlaťáky, 5 zlaťáků, 22 zlaťáků",
        "amount-points": "1 bod, 2 body, 5 bodů, 22 bodů",
        "count-cube": "1 surovina, 2 suroviny, 5 surovin, 22 surovin",
        "count-builder": "1 stavitel, 2 stavitelé, 5 stavitelů, 22 stavitelů",
    },
    "pl": {
        "amount-wood": "1 drewno, 2 drewna, 5 drewna, 22 drewna",
        "amount-stone": "1 kamień, 2 kamienie, 5 kamieni, 22 kamienie",
        "amount-sand": "1 piasek, 2 piaski, 5 piasków, 22 piaski",
        "amount-metal": "1 metal, 2 metale, 5 metali, 22 metale",
        "amount-gold": "1 złoto, 2 złota, 5 złota, 22 złota",
        "amount-points": "1 punkt, 2 punkty, 5 punktów, 22 punkty",
        "count-cube": "1 surowiec, 2 surowce, 5 surowców, 22 surowce",
        "count-builder": "1 budowniczy, 2 budowniczych, 5 budowniczych, 22 budowniczych",
    },
    "de": {
        "amount-stone": "1 Stein, 2 Stein, 5 Stein, 22 Stein",
        "amount-points": "1 Punkt, 2 Punkte, 5 Punkte, 22 Punkte",
        "count-cube": "1 Baustoff, 2 Baustoffe, 5 Baustoffe, 22 Baustoffe",
        "count-round": "1 Runde, 2 Runden, 5 Runden, 22 Runden",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms(lang: str) -> None:
    texts = pillars(lang)
    found = {
        id: ", ".join([typed(texts.text(id, n=n)) for n in (1, 2, 5, 22)]) for id in PLURALS[lang]
    }
    assert found == PLURALS[lang]


LOG = {
    "en": [
        "Red places a builder at the King's court for 5 gold",
        "Red places a builder at Kingsbridge (space 2)",
        "Green hires the mason (round 2) for 4 gold",
        "Blue earns 1 gold with 1 worker in the wool mill",
        "Yellow puts Blue's builder back into the bag",
        "Yellow pays 1 gold and 1 point in tax",
        "Yellow has nothing to pay the tax with",
        "Green uses the goldsmith (round 5) and gains 1 point",
        "Area 11: Shiring castle",
    ],
    "cs": [
        "Červený umisťuje stavitele do královského ležení za 5 zlaťáků",
        "Červený umisťuje stavitele do Kingsbridge (2. pole)",
        "Zelený najímá zedníka (2. kolo) za 4 zlaťáky",
        "Modrý vydělává 1 zlaťák díky 1 dělníkovi v manufaktuře",
        "Žlutý vrací do sáčku stavitele Modrého",
        "Žlutý platí na dani 1 zlaťák a 1 bod",
        "Žlutý nemá z čeho zaplatit daň",
        "Zelený využívá zlatníka (5. kolo) a získává 1 bod",
        "Oblast 11: Hrad Shiring",
    ],
    "pl": [
        "Czerwony wystawia budowniczego na królewskim dworze za 5 złota",
        "Czerwony wystawia budowniczego w Kingsbridge (pole 2)",
        "Zielony zatrudnia murarza (runda 2) za 4 złota",
        "Niebieski zarabia 1 złoto dzięki 1 robotnikowi w manufakturze",
        "Żółty zwraca do woreczka budowniczego Niebieskiego",
        "Żółty płaci 1 złoto i 1 punkt podatku",
        "Żółty nie ma czym zapłacić podatku",
        "Zielony wykorzystuje złotnika (runda 5) i zdobywa 1 punkt",
        "Obszar 11: Zamek Shiring",
    ],
    "de": [
        "Rot setzt für 5 Gold einen Baumeister an den Königshof",
        "Rot setzt einen Baumeister nach Kingsbridge (Feld 2)",
        "Grün stellt für 4 Gold den Maurer (Runde 2) ein",
        "Blau verdient 1 Gold mit 1 Arbeiter in der Wollmanufaktur",
        "Gelb legt den Baumeister von Blau in den Beutel zurück",
        "Gelb zahlt 1 Gold und 1 Punkt Steuer",
        "Gelb hat nichts, um die Steuer zu zahlen",
        "Grün nutzt den Goldschmied (Runde 5) und bekommt 1 Punkt",
        "Bereich 11: Burg von Shiring",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_log_lines(lang: str) -> None:
    words = game("pillars").words
    place, craftsman = words["place"].index, words["craftsman"].index
    events: list[dict[str, object]] = [
        {"event": "builder_placed", "seat": 1, "place": place("court"), "gold": 5},
        {"event": "builder_placed", "seat": 1, "place": place("kingsbridge_2"), "gold": 0},
        {"event": "craftsman_hired", "seat": 2, "craftsman": craftsman("r2_mason"), "gold": 4},
        {"event": "wages_paid", "seat": 0, "workers": 1, "gold": 1},
        {"event": "builder_returned", "seat": 3, "owner": 0},
        {"event": "tax_paid", "seat": 3, "gold": 1, "points": 1},
        {"event": "tax_paid", "seat": 3, "gold": 0, "points": 0},
        {
            "event": "craftsman_used",
            "seat": 2,
            "craftsman": craftsman("r5_goldsmith"),
            "points": 1,
            "gold": 0,
        },
        {"event": "area_reached", "area": words["area"].index("castle")},
    ]
    assert [typed(pillars(lang).event(event)) for event in events] == LOG[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_somebody_else_foresees_is_not_named(lang: str) -> None:
    texts = pillars(lang)
    winter = game("pillars").words["happening"].index("hard_winter")
    name = texts.name("happening", winter)
    assert name in texts.event({"event": "event_foreseen", "seat": 1, "happening": winter})
    assert name not in texts.event({"event": "event_foreseen", "seat": 1})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_the_view_has_a_word(lang: str) -> None:
    seen = plain(Match.start("pillars", 2, seed=1).view(0))
    players = seen["players"]
    assert isinstance(players, list)
    title = PlainTable(pillars(lang), {}).title
    assert [k for k in (*seen, "foreseen") if title(k, "view") == k.replace("_", " ")] == []
    assert [k for k in players[0] if title(k, "players") == k.replace("_", " ")] == []
