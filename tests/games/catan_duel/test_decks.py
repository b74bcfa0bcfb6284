"""Decks of the tournament game: what is legal, what is not, and what is unwise (CD-21.7–21.15)."""

from collections import Counter

import pytest

from stavitel.components import laid_over
from stavitel.decks import (
    SAMPLES,
    deck_box,
    read_deck,
    sample,
    sample_text,
    told,
    told_sample,
    written,
)
from stavitel.engine.rng import Rng
from stavitel.games import components_of, game
from stavitel.games.catan_duel.cards import ABBEY, CARDS, HAPPENINGS, SCOUT
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.decks.box import DeckBox
from stavitel.games.catan_duel.decks.check import (
    check_table,
    event_limit,
    legal_deck,
    shared_box,
    violations,
)
from stavitel.games.catan_duel.decks.fault import Fault
from stavitel.games.catan_duel.decks.limits import DeckLimits
from stavitel.games.catan_duel.decks.listing import FORMAT, DeckList, read_list
from stavitel.games.catan_duel.decks.random_deck import random_deck
from stavitel.games.catan_duel.decks.room import closed
from stavitel.texts import LANGUAGES, Texts
from tests.typed import typed

from .deck_tables import BROKEN, NO_HALF_MOONS, PLAIN, Table, golden_mean, without

BOX = deck_box()
USUAL = DeckLimits()


def faults(table: Table, limits: DeckLimits = USUAL, box: DeckBox = BOX) -> list[Fault]:
    return check_table(table, box, limits).faults


def warnings(table: Table) -> list[Fault]:
    return check_table(table, BOX, USUAL).warnings


def listed(table: Table) -> DeckList:
    return read_list(table)[0]


# legal decks


@pytest.mark.parametrize("name", SAMPLES)
def test_sample_decks_are_legal(name: str) -> None:
    """CD-21.7: 33 cards, 4 events and 3 starting cards."""
    deck = legal_deck(sample(name), BOX)
    assert read_deck(sample_text(name), name).faults == []
    assert (len(deck.cards), len(deck.events), len(deck.start)) == (33, 4, 3)
    assert not Counter(deck.start) - Counter(deck.cards)


def test_the_rules_get_the_cards_by_their_numbers() -> None:
    """TV-1, CD-21.7: a number for each copy; events by what happens."""
    deck = legal_deck(listed(golden_mean()), BOX)
    assert deck.name == "Golden Mean"
    assert [CARDS[card] for card in deck.start] == ["abbey", "wool_ship", "scout"]
    assert (deck.cards.count(ABBEY), deck.cards.count(SCOUT)) == (1, 2)
    expected = ["invention", "trade_ships_race", "traveling_merchant", "year_of_plenty"]
    assert sorted(HAPPENINGS[event] for event in deck.events) == expected


def test_a_deck_may_leave_the_starting_cards_to_set_up() -> None:
    """CD-21.19."""
    assert faults(without("start")) == []
    assert legal_deck(listed(without("start")), BOX).start == []


# TV-2 to TV-6


@pytest.mark.parametrize(("cards", "n"), [({"basic_toll_bridge": 0}, 32), ({"gold_harbor": 1}, 34)])
def test_a_deck_of_another_size(cards: dict[str, int], n: int) -> None:
    """TV-2, CD-21.13."""
    assert faults(golden_mean(cards)) == [Fault("TD-01", "", n, 33)]


def test_no_more_copies_than_a_box_holds() -> None:
    """TV-3, CD-21.8: the Abbey is in the box twice."""
    assert faults(BROKEN["TD-04"]) == [Fault("TD-04", "basic_abbey", 3, 2)]


@pytest.mark.parametrize(
    "cards",
    [
        {"basic_storehouse": 2, "gold_storehouse": 1, "basic_toll_bridge": 0, "gold_mint": 0},
        {"basic_brigitta": 2, "progress_brigitta": 1, "basic_toll_bridge": 0, "gold_mint": 0},
    ],
)
def test_cards_of_one_kind_from_several_sets_may_be_combined(cards: dict[str, int]) -> None:
    """TV-3, CD-21.9: three Storehouses."""
    assert faults(golden_mean(cards)) == []


def test_a_second_copy_of_a_card_allowed_once_is_legal_but_unwise() -> None:
    """TV-3, CD-21.12, CD-21.14."""
    table = golden_mean({"gold_merchant_guild": 2, "basic_toll_bridge": 0})
    assert faults(table) == []
    assert warnings(table) == [Fault("TW-3", "gold_merchant_guild", 2)]


def test_one_of_two_marked_events_of_a_kind() -> None:
    """TV-4, CD-21.10: Fraternal Feuds once; a Year of Plenty has a plain copy besides."""
    assert faults(BROKEN["TD-08"]) == [Fault("TD-08", "basic_fraternal_feuds", 2, 1)]


@pytest.mark.parametrize(
    ("basic", "gold", "expected"),
    [(2, 0, []), (1, 1, []), (2, 1, [Fault("TD-08", "basic_traveling_merchant", 3, 2)])],
)
def test_traveling_merchants(basic: int, gold: int, expected: list[Fault]) -> None:
    """TV-5, CD-21.11."""
    chosen = {"basic_traveling_merchant": basic, "gold_traveling_merchant": gold}
    events = {id: n for id, n in chosen.items() if n}
    events["basic_invention"] = 1
    if sum(events.values()) < 4:
        events["basic_year_of_plenty"] = 4 - sum(events.values())
    assert faults(golden_mean(events=events)) == expected


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ({**PLAIN, "basic_yule": 1}, [Fault("TD-09", "basic_yule")]),
        ({**PLAIN, "progress_plague": 1}, []),
        (
            {"basic_year_of_plenty": 2, "progress_plague": 2},
            [Fault("TD-08", "progress_plague", 2, 1)],
        ),
        (
            {"basic_year_of_plenty": 2, "progress_invention": 2},
            [Fault("TD-08", "progress_invention", 2, 1)],
        ),
        ({"basic_year_of_plenty": 2, "basic_invention": 1, "progress_invention": 1}, []),
        (PLAIN, [Fault("TD-06", "", 3, 4)]),
    ],
)
def test_fixed_and_excluded_events(events: dict[str, int], expected: list[Fault]) -> None:
    """TV-6, CD-21.11, TR-10: both Inventions of the Era of Progress are marked."""
    assert faults(golden_mean(events=events)) == expected


def test_how_often_each_event_may_be_chosen() -> None:
    """The table of CD-21.11."""
    expected = {
        "invention": 2, "year_of_plenty": 2, "traveling_merchant": 2, "fraternal_feuds": 1,
        "feud": 1, "trade_ships_race": 1, "gift_for_the_prince": 1, "riots": 1, "plague": 1,
        "yule": 0,
    }  # fmt: skip
    found = {name: event_limit(BOX, kind) for kind, name in enumerate(HAPPENINGS)}
    assert found == expected


# every code


@pytest.mark.parametrize("code", BROKEN)
def test_a_deck_with_one_violation_has_this_one_only(code: str) -> None:
    """CD-21.13."""
    assert [fault.code for fault in faults(BROKEN[code])] == [code]


def test_two_marked_draw_cards_of_a_kind() -> None:
    """TD-05, CD-21.10: no kind of our box has two, so this one has them on both Goldsmiths."""
    other: dict[str, object] = {"card": [{"id": "goldsmith", "half_moon": 2}]}
    data = laid_over(components_of("catan_duel"), other)
    modes = data["modes"]
    assert isinstance(modes, dict)
    data["modes"] = {**modes, "duel": {**modes["duel"], "basic_stacks": [12, 11, 11]}}
    box = DeckBox(Components(data))
    table = golden_mean({"basic_goldsmith": 2, "basic_toll_bridge": 0})
    assert faults(table, box=box) == [Fault("TD-05", "basic_goldsmith")]
    assert faults(table) == faults(golden_mean(), box=box) == []


def test_two_decks_from_one_box() -> None:
    """TD-14, TR-15."""
    one, other = listed(golden_mean()), listed(golden_mean())
    found = shared_box(one, other, BOX)
    assert Fault("TD-14", "basic_scout", 4, 2) in found
    assert Fault("TD-14", "basic_invention", 2, 1) in found
    assert not [fault for fault in found if fault.about == "basic_abbey"]
    assert shared_box(one, DeckList(), BOX) == []


def test_no_half_moons_at_all() -> None:
    """TD-15, TR-2: 74 draw cards are left, 36, 12, 12 and 14 of the four sets."""
    found = faults(golden_mean(), NO_HALF_MOONS)
    marked = ["basic_brick_ship", "gold_trading_base", "progress_parliament"]
    assert {fault.code for fault in found} == {"TD-15"}
    assert {"gold_trading_base", "progress_parliament"} <= {fault.about for fault in found}
    assert marked[0] not in {fault.about for fault in found}
    left = Counter(card.back for card in BOX.draw_cards() for _ in range(card.plain))
    assert left == {0: 36, 1: 12, 2: 12, 3: 14}


def test_the_size_of_a_deck_is_a_switch() -> None:
    """TR-1, TR-3."""
    assert faults(golden_mean({"gold_harbor": 1}), DeckLimits(deck_size=34)) == []
    assert faults(golden_mean(), DeckLimits(start_cards=4)) == [Fault("TD-10", "", 3, 4)]


def test_all_violations_are_reported_together() -> None:
    """CD-21.13: each code once for a card or kind."""
    table = golden_mean(
        {"basic_abbey": 3, "basic_windmill": 2, "road": 1, "red_hills": 1},
        {"basic_yule": 2, "basic_abbey": 1, "progress_plague": 3},
        start=["basic_windmill"],
    )
    del table["name"]
    found = [(fault.code, fault.about) for fault in faults(table)]
    assert found == [
        ("TD-13", "name"),
        ("TD-02", "basic_windmill"),
        ("TD-01", ""),
        ("TD-06", ""),
        ("TD-03", "road"),
        ("TD-03", "red_hills"),
        ("TD-07", "basic_abbey"),
        ("TD-04", "basic_abbey"),
        ("TD-09", "basic_yule"),
        ("TD-08", "progress_plague"),
        ("TD-10", ""),
    ]


@pytest.mark.parametrize("wrong", [0, -1, 1.0, "2", True, [1], {"n": 1}])
def test_numbers_are_whole_and_from_one(wrong: object) -> None:
    """TD-12."""
    table = golden_mean()
    table["cards"]["gold_harbor"] = wrong
    assert faults(table) == [Fault("TD-12", "gold_harbor")]


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("format", "catan_duel.deck/2"),
        ("format", 1),
        ("name", ""),
        ("name", "   "),
        ("name", "x" * 61),
        ("name", "a\nb"),
        ("author", 7),
        ("note", ["a"]),
        ("start", "basic_abbey"),
        ("start", [1, 2, 3]),
    ],
)
def test_keys_of_the_wrong_form(key: str, wrong: object) -> None:
    """TD-13."""
    assert faults({**golden_mean(), key: wrong}) == [Fault("TD-13", key)]


def test_tables_of_the_wrong_form() -> None:
    codes = [
        (fault.code, fault.about) for fault in faults({**golden_mean(), "cards": 33, "events": []})
    ]
    assert ("TD-13", "cards") in codes and ("TD-13", "events") in codes


def test_unknown_keys_are_ignored_with_a_note() -> None:
    found = check_table(golden_mean(colour="red"), BOX, USUAL)
    assert (found.faults, found.listed.ignored) == ([], ["colour"])


# warnings


@pytest.mark.parametrize(
    ("cards", "card", "needs"),
    [
        ({"gold_trade_master": 1, "gold_merchant_guild": 0}, "gold_trade_master", "merchant_guild"),
        ({"gold_staple_house": 1, "gold_merchant_guild": 0}, "gold_staple_house", "merchant_guild"),
        ({"turmoil_archer": 1, "gold_mint": 0}, "turmoil_archer", "hedge_tavern"),
        ({"turmoil_arsonist": 1, "gold_mint": 0}, "turmoil_arsonist", "hedge_tavern"),
        ({"turmoil_traitor": 1, "gold_mint": 0}, "turmoil_traitor", "hedge_tavern"),
        ({"gold_gudrun": 1, "gold_mint": 0}, "gold_gudrun", "pirate_ship"),
        ({"progress_doctor": 1, "progress_bath_house": 0}, "progress_doctor", "bath_house"),
        ({"progress_town_hall": 1, "basic_parish_hall": 0}, "progress_town_hall", "parish_hall"),
        *(
            ({f"progress_{card}": 1, "progress_university": 0}, f"progress_{card}", "university")
            for card in (
                "three_field_system", "mineral_mining", "building_crane", "chief_cannoneer",
            )
        ),
    ],
)  # fmt: skip
def test_a_card_whose_required_card_is_missing(
    cards: dict[str, int], card: str, needs: str
) -> None:
    """TW-1, CD-21.14."""
    assert Fault("TW-1", card, 0, 0, (needs,)) in warnings(golden_mean(cards))
    there = golden_mean({**cards, f"{_set_of(needs)}_{needs}": 1})
    assert [fault for fault in warnings(there) if fault.about == card] == []


def _set_of(kind: str) -> str:
    return next(card.id for card in BOX.draw_cards() if card.word == kind).partition("_")[0]


def test_the_university_needs_an_abbey_or_a_library() -> None:
    """TW-1."""
    neither = golden_mean({"basic_abbey": 0, "progress_library": 0})
    expected = Fault("TW-1", "progress_university", 0, 0, ("abbey", "library"))
    assert expected in warnings(neither)
    assert expected not in warnings(golden_mean({"basic_abbey": 0}))


def test_parliament_needs_progress_points() -> None:
    """TW-1: two of them, from other cards."""
    few = {"basic_abbey": 0, "progress_library": 0, "progress_university": 0}
    found = warnings(golden_mean({**few, "progress_bath_house": 0}))
    assert Fault("TW-1", "progress_parliament", 2, 0, ("progress",)) in found
    assert warnings(golden_mean()) == []


def test_the_gold_cache_needs_a_hero() -> None:
    """TW-1."""
    heroes = {"basic_harald": 0, "basic_osmund": 0, "basic_candamir": 0, "basic_siglind": 0}
    cache = {"gold_gold_cache": 1}
    expected = Fault("TW-1", "gold_gold_cache", 0, 0, ("hero",))
    assert expected in warnings(golden_mean({**heroes, **cache}))
    assert expected not in warnings(golden_mean(cache))


def test_starting_cards_that_cannot_be_built_at_the_start() -> None:
    """TW-2: Candamir takes 2 wool, the Mint a city, and the Scout is played, not built."""
    start = ["basic_candamir", "gold_mint", "basic_scout"]
    assert warnings(golden_mean(start=start)) == [Fault("TW-2", "basic_candamir")]


def test_few_points_of_city_expansions_and_no_scout() -> None:
    """TW-4, TW-5."""
    cards = {id: 0 for id in golden_mean()["cards"] if BOX.printed(id).type == 2}
    found = warnings(golden_mean({**cards, "basic_scout": 0}))
    assert [fault.code for fault in found] == ["TW-4", "TW-5"]
    assert found[0] == Fault("TW-4", "", 0, 5)


# what may be added, random decks, files


def test_what_may_still_be_added() -> None:
    """CD-21.8 to 21.11: each with the reason; a full deck takes nothing."""
    deck = listed(golden_mean({"basic_toll_bridge": 0, "basic_marketplace": 0, "basic_abbey": 2}))
    found = dict(closed(deck, BOX, USUAL))
    assert found["basic_abbey"] == Fault("TD-04", "basic_abbey", 3, 2)
    assert "basic_toll_bridge" not in found
    assert found["basic_feud"] == Fault("TD-06", "", 5, 4)
    full = dict(closed(listed(golden_mean()), BOX, USUAL))
    assert full["basic_toll_bridge"].code == "TD-04"
    assert full["gold_harbor"] == Fault("TD-01", "", 34, 33)
    assert len(full) == len(BOX.draw_cards()) + len(BOX.choosable_events()) == 80 + 14


def test_random_decks_are_legal_and_differ() -> None:
    made = [random_deck(BOX, USUAL, Rng(seed), "Chance") for seed in range(60)]
    assert all(violations(deck, BOX, USUAL) == [] for deck in made)
    assert len({written(deck) for deck in made}) == 60
    met = {id for deck in made for id in [*deck.cards, *deck.events]}
    assert met == {card.id for card in [*BOX.draw_cards(), *BOX.choosable_events()]}
    plain = random_deck(BOX, NO_HALF_MOONS, Rng(1), "Chance")
    assert violations(plain, BOX, NO_HALF_MOONS) == []


@pytest.mark.parametrize("name", SAMPLES)
def test_a_written_deck_reads_the_same(name: str) -> None:
    again = read_deck(written(sample(name)), name)
    assert again.faults == []
    assert legal_deck(again.listed, BOX).cards == legal_deck(sample(name), BOX).cards
    assert written(again.listed) == written(sample(name))


# in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_told(lang: str) -> None:
    """One sentence each, without a hole."""
    texts = Texts(game("catan_duel"), lang)
    found = [fault for table in BROKEN.values() for fault in faults(table)]
    found += [Fault("TD-05", "basic_goldsmith"), Fault("TD-14", "basic_scout", 4, 2)]
    found += [Fault("TD-15", "gold_harbor"), Fault("TD-03", "road"), Fault("TD-03", "red_hills")]
    found += [Fault("TD-13", key) for key in ("format", "name", "note", "start", "cards", "events")]
    found += [
        Fault("TW-1", "turmoil_archer", 0, 0, ("hedge_tavern",)),
        Fault("TW-1", "progress_university", 0, 0, ("abbey", "library")),
        Fault("TW-1", "progress_parliament", 2, 0, ("progress",)),
        Fault("TW-1", "gold_gold_cache", 0, 0, ("hero",)),
        Fault("TW-2", "basic_candamir"),
        Fault("TW-3", "basic_abbey", 2),
        Fault("TW-4", "", 1, 5),
        Fault("TW-5", "basic_scout"),
    ]
    sentences = [told(fault, texts, BOX) for fault in found]
    bare = [text.replace(FORMAT, "").replace("basic_windmill", "") for text in sentences]
    assert [text for text in bare if not text.endswith(".") or "_" in text] == []
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "The deck has 32 cards; it must have exactly 33."),
        ("cs", "Balíček má 32 karet; musí jich mít přesně 33."),
        ("pl", "Talia ma 32 karty; musi ich mieć dokładnie 33."),
        ("de", "Das Deck hat 32 Karten; es müssen genau 33 sein."),
    ],
)
def test_the_sentence_about_the_size(lang: str, expected: str) -> None:
    """TV-2 in words."""
    texts = Texts(game("catan_duel"), lang)
    assert typed(told(Fault("TD-01", "", 32, 33), texts, BOX)) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sample_decks_have_names_in_every_language(lang: str) -> None:
    texts = Texts(game("catan_duel"), lang)
    names = [told_sample(name, texts).name for name in SAMPLES]
    assert len(set(names)) == len(SAMPLES)
    assert lang == "en" or names != [sample(name).name for name in SAMPLES]
