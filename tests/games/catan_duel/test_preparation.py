"""CD-21.23 to CD-21.30: the preparatory round."""

from stavitel.engine.core import Actions, options
from stavitel.games.catan_duel.cards import CARDS
from stavitel.games.catan_duel.reading import ACTION_CARD, CITY_EXPANSION
from stavitel.games.catan_duel.verbs import VERBS

from .decks_at_hand import begun, by_chance, preparing
from .table import BOX, asked, at, do, hand, held, offered, points, seen, told, watch, why


def test_three_builds_before_the_game() -> None:
    """CD-21.23, CD-21.24, CD-21.26, CD-21.29 (TV-9): Toll Bridge, Harald and then the Gold Cache,
    for which a hero is needed; what is left stays where it is."""
    s = preparing(["toll_bridge", "harald", "gold_cache"], ["candamir"], passed=2)
    assert why(s, "place_cache -1a") == ("needs_hero", "CD-18.13")
    do(s, "build toll_bridge 0a", "build harald 0b", "place_cache -1a")
    assert held(s, "red") == {"wool": 1, "gold": 1}
    assert hand(s, "red") == []
    player = seen(s)["players"][0]
    assert (player["commerce"], player["strength"]) == (1, 2)
    assert seen(s)["tokens"]["strength"] is None
    assert asked(s) == "red pre_roll"


def test_the_strength_token_before_the_first_turn() -> None:
    """CD-21.26, R66 (TV-10): the Drill Ground waives the ore, and the token comes at once."""
    s = preparing(["drill_ground", "osmund"], ["candamir"], passed=2)
    do(s, "build drill_ground 0a", "build osmund 0b")
    assert offered(s) == ["waive ore"]
    do(s, "waive ore")
    assert held(s, "red") == {"lumber": 1, "gold": 1}
    assert (seen(s)["tokens"]["strength"], points(s, "red")) == ("red", 3)


def test_what_is_not_possible_there() -> None:
    """CD-21.25, CD-21.27, CD-21.28, CD-21.30, R53 (TV-11): a Pirate Ship is refused though it could
    be paid for, a Scout is an action card, the rest is too dear; whoever can build nothing passes
    unasked."""
    s = preparing(["pirate_ship", "scout", "abbey"], ["candamir"])
    assert why(s, "build pirate_ship 0a") == ("not_in_preparation", "CD-21.25")
    assert why(s, "scout_settlement left") == ("not_in_preparation", "CD-21.25")
    assert why(s, "build_road left") == ("too_few", "CD-9.2")
    assert why(s, "build_city 0") == ("too_few", "CD-9.2")
    assert why(s, "roll")[0] == "not_now"
    assert why(s, "trade_bank brick ore")[0] == "not_now"
    s = preparing(["pirate_ship", "scout", "candamir"], ["candamir"])
    assert asked(s) == "red pre_roll"


def test_who_passes_is_not_asked_again() -> None:
    """CD-21.23, CD-21.28, R52 (TV-12): Red builds, Blue passes, Red builds; then it is Red's turn.
    With one card each the round is over sooner."""
    s = preparing(["abbey", "wool_ship"], ["abbey", "wool_ship"])
    do(s, "build abbey 0a")
    assert asked(s) == "blue preparatory_build"
    do(s, "pass_building")
    assert asked(s) == "red preparatory_build"
    do(s, "build wool_ship 0b")
    assert asked(s) == "red pre_roll"
    s = preparing(["abbey", "wool_ship"], ["abbey", "wool_ship"], preparatory="one_each")
    do(s, "build abbey 0a", "pass_building")
    assert (asked(s), at(s, "red", "0a")) == ("red pre_roll", ["abbey"])


def test_whoever_has_a_single_build_is_asked() -> None:
    """CD-21.23, CD-21.28: one card for one free site is enough."""
    full = {"0a": ["toll_bridge"], "0b": ["harald"], "2a": ["storehouse"]}
    s = preparing(["wool_ship"], ["candamir"], of_red={"sites": full})
    assert asked(s) == "red preparatory_build"
    assert offered(s) == ["build card=wool_ship site=2b", "pass_building"]


def test_what_is_left_out_leaves_the_rest_as_it_is() -> None:
    """CD-21.24, CD-21.25: beside a Pirate Ship the Drill Ground may go to all four sites."""
    s = preparing(["pirate_ship", "drill_ground"], ["candamir"])
    sites = ["0a", "0b", "2a", "2b"]
    builds = [f"build card=drill_ground site={site}" for site in sites]
    assert offered(s) == [*builds, "pass_building"]


def test_everybody_hears_who_is_asked_and_who_passes() -> None:
    """CD-21.28: being asked tells that there is something to build, passing unasked that there is
    nothing."""
    s = preparing(["abbey", "scout"], ["candamir"])
    watch(s)
    do(s, "build abbey 0a")
    heard = [(row["event"], row["seat"]) for row in told(s) if row["event"].startswith("building")]
    assert heard == [("building_passed", 1), ("building_passed", 0)]
    s = preparing(["abbey", "wool_ship"], ["abbey"])
    watch(s)
    do(s, "build abbey 0a", "pass_building")
    heard = [(row["event"], row["seat"]) for row in told(s) if row["event"].startswith("building")]
    assert heard == [("building_asked", 1), ("building_passed", 1), ("building_asked", 0)]


def test_hands_are_not_refilled_unless_the_table_wants_it() -> None:
    """CD-21.27, CD-21.29, R54 (TV-13): what was built is missing until the end of the turn."""
    s = preparing(["abbey", "storehouse"], ["candamir"], passed=2)
    do(s, "build storehouse 0a", "pass_building")
    assert (asked(s), hand(s, "red")) == ("red pre_roll", ["abbey"])
    s = preparing(["abbey", "storehouse"], ["candamir"], passed=2, refill="refilled")
    do(s, "build storehouse 0a", "pass_building")
    assert asked(s) == "red draw_choice"
    do(s, "draw 1", "draw 2")
    assert asked(s) == "blue draw_choice"
    assert why(s, "draw 1") == ("not_own_stack", "CD-21.34")


def test_the_round_can_be_left_out() -> None:
    """CD-21.23, R62: the game goes straight to the first turn."""
    s = preparing(["abbey"], ["abbey"], preparatory="none")
    assert asked(s) == "red preparatory_build"  # a round that has begun is played
    s = begun("golden_mean", "golden_mean", preparatory="none")
    do(s, "draw_starter red")
    by_chance(s, "red regions_choice")
    do(s, "keep_regions", "keep_regions")
    assert asked(s) == "red pre_roll"


def test_the_starting_player_builds_first() -> None:
    """CD-21.16, CD-21.23: Blue starts, so Blue is asked first, and then has the first turn."""
    s = begun("golden_mean", "golden_mean")
    do(s, "draw_starter blue")
    by_chance(s, "blue regions_choice")
    do(s, "keep_regions", "keep_regions")
    assert asked(s) == "blue preparatory_build"
    do(s, "build abbey 0a")
    assert asked(s) == "red preparatory_build"
    do(s, "pass_building", "build wool_ship 0b")
    assert asked(s) == "blue pre_roll"


def test_center_cards_are_built_by_whoever_can_pay() -> None:
    """CD-21.24: a second brick and a second lumber would be enough for a road."""
    s = preparing([], [], of_red={"stocks": {"brick": 2, "lumber": 1}})
    assert offered(s) == ["build_road left", "build_road right", "pass_building"]
    do(s, "build_road left")
    assert (seen(s)["central"]["roads"], asked(s)) == (6, "red pre_roll")


def test_there_is_nothing_else_to_do() -> None:
    """CD-21.27: no drawing, exchange or removal; a victory waits for the first turn (CD-17.3)."""
    towns = {"cities": [0, 2, 4, 6], "settlements": [-2]}
    cards = {"0a": ["mint", "parliament"], "0b": ["mint", "moneylender"], "2a": ["salt_silo"]}
    s = preparing(["abbey", "scout"], ["abbey"], of_red=towns | {"sites": cards})
    assert points(s, "red") == 15
    for line in ("remove mint 0a", "draw 1", "exchange_card scout", "search 1", "end_actions"):
        assert why(s, line)[0] == "not_now", line
    do(s, "pass_building")
    assert asked(s) == "blue preparatory_build"
    do(s, "pass_building")
    assert asked(s) == "nobody"


def test_what_six_resources_are_too_few_for() -> None:
    """CD-21.30: with one of each no center card can be paid for, of the cards for settlements not
    Candamir, Siglind, Carl Forkbeard and the Chief Cannoneer, and none for cities."""
    refused = []
    for card, face in zip(CARDS, BOX.cards, strict=True):
        if face.type == ACTION_CARD or card == "pirate_ship":
            continue
        s = preparing([card], [], of_red={"sites": {"2b": ["inga"]}})
        if asked(s) == "red pre_roll":
            refused.append((card, face.type == CITY_EXPANSION))
    assert {card for card, is_red in refused if not is_red} == {
        "candamir", "siglind", "carl_forkbeard", "chief_cannoneer", "inga",
    }  # fmt: skip
    cities = [n for n, face in enumerate(BOX.cards) if face.type == CITY_EXPANSION]
    assert len([card for card, is_red in refused if is_red]) == len(cities)


def test_whoever_passes_unasked_is_told_of_once() -> None:
    """CD-21.28: that pass is final too, however long the other goes on building."""
    s = preparing(["abbey", "wool_ship"], ["candamir"])
    watch(s)
    do(s, "build abbey 0a", "build wool_ship 0b")
    heard = [(row["event"], row["seat"]) for row in told(s) if row["event"].startswith("building")]
    assert heard == [("building_passed", 1), ("building_asked", 0), ("building_passed", 0)]


def test_the_starting_player_refills_first() -> None:
    """R54: Blue starts; both have built a ship and draw one card, Blue before Red."""
    s = begun("golden_mean", "golden_mean", refill="refilled")
    do(s, "draw_starter blue")
    by_chance(s, "blue regions_choice")
    do(s, "keep_regions", "keep_regions")
    do(s, "build wool_ship 0a", "build wool_ship 0a", "pass_building", "pass_building")
    assert asked(s) == "blue draw_choice"
    do(s, "draw 4")
    assert asked(s) == "red draw_choice"
    do(s, "draw 1")
    assert asked(s) == "blue pre_roll"


def test_what_a_player_may_think_of_holds_all_that_is_possible() -> None:
    """CD-21.24: center cards, starting cards and passing. What one could build tells of the hand,
    so nobody else is shown the question."""
    s = preparing(["abbey"], [], of_red={"stocks": {"brick": 2}})
    thought_of = Actions()
    s.stack[-1].candidates(s, thought_of)
    possible = options(s)
    assert {VERBS.write(action).split()[0] for action in possible} == {
        "build_road", "build", "pass_building",
    }  # fmt: skip
    assert set(possible) <= set(thought_of.to_list())
    assert s.stack[-1].secret()


def test_an_abbey_built_before_the_game_raises_the_hand_limit() -> None:
    """CD-21.26: with refilled hands Red, who kept two cards, draws two more."""
    s = preparing(["abbey", "scout", "candamir"], ["candamir"], passed=2, refill="refilled")
    do(s, "build abbey 0a", "draw 1", "draw 2")
    assert (len(hand(s, "red")), asked(s)) == (4, "blue draw_choice")
