"""Sections 3 and 4: what holds always, and how a round begins."""

from .table import (
    area,
    asked,
    cubes,
    do,
    each,
    offered,
    player,
    random_game,
    seen,
    skip_chance,
    table,
    why,
)


def test_six_rounds_of_three_phases() -> None:
    """PE-3.1: round start, offer, builders, areas 1 to 14, six times; then the game is over."""
    course: list[tuple[int, str, str | None]] = []
    for s in random_game(3, 1):
        view = seen(s)
        stage = (view["round"], view["phase"], view["area"])
        if not course or course[-1] != stage:
            course.append(stage)
    phases: list[tuple[int, str]] = []
    for number, phase, _ in course:
        if not phases or phases[-1] != (number, phase):
            phases.append((number, phase))
    expected = [(0, "setup")]
    for number in range(1, 7):
        expected += [(number, p) for p in ("round_start", "offer", "builders", "resolution")]
    assert phases == [*expected, (6, "game_end")]
    areas = [name for number, _, name in course if number == 1 and name]
    assert areas[:1] == ["event"] and areas[-1] == "cathedral"


def test_voluntary_costs_need_the_full_price() -> None:
    """PE-3.4: a craftsman, a builder, a purchase and the goldsmith ask for gold in hand."""
    s = table(offer={"craftsmen": ["r1_mason"]}, blue={"gold": 4, "points": 9})
    s2 = table(phase="builders", drawn="blue", returned=True, blue={"gold": 6, "points": 9})
    s3 = area("market", builders={"market": ["blue"]}, blue={"gold": 1, "points": 9})
    assert why(s, "hire r1_mason") == ("too_little_gold", "PE-3.4")
    assert why(s2, "place bishop") == ("too_little_gold", "PE-3.4")
    assert why(s3, "buy sand 1") == ("too_little_gold", "PE-3.4")


def test_everything_but_decks_and_bag_is_open() -> None:
    """PE-3.6: everybody sees gold, points, cubes, craftsmen, cards and workers of everybody."""
    mine = {"gold": 7, "points": 3, "sand": 2, "advantages": ["jack"]}
    s = table(3, round=2, offer={"resources": ["wood_2"]}, red=mine)
    for colour in ("", "blue", "red"):
        row = seen(s, colour)["players"][1]
        assert (row["gold"], row["points"], row["goods"]["sand"]) == (7, 3, 2)
        assert (row["advantages"], row["workers"]) == (["jack"], 12)
        assert "foreseen" not in seen(s, colour)


def test_the_supply_never_limits_a_gain() -> None:
    """PE-3.7, R19: with 19 sand out and 4 on the market, three cards still bring 9."""
    s = area(
        "gravel_pit",
        4,
        blue={"resources": ["sand_2", "sand_3", "sand_4"]},
        red={"sand": 19},
    )
    assert cubes(s, "blue") == {"sand": 9}
    assert seen(s)["supply"]["sand"] == -9
    assert seen(s)["market"]["sand"] == 4


def test_several_players_act_in_table_order() -> None:
    """PE-3.9, R10: clockwise from the starting player."""
    s = area("event", 4, starting_player="green", round=2)
    do(s, "draw_event cathedral_collapse")
    order = []
    while asked(s).endswith("collapse_loss"):
        order.append(asked(s).split()[0])
        do(s, offered(s)[0])
    assert order == ["green", "yellow", "blue", "red"]


def test_any_cards_within_the_number_of_workers_can_be_taken() -> None:
    """PE-3.10: the large worker, who counts for five, never stands in the way."""
    s = table(offer={"resources": ["sand_2", "wood_2", "sand_4"]})
    do(s, "take_resource sand_2", "pass", "take_resource wood_2", "take_resource sand_4")
    assert player(s, "blue")["mill_workers"] == 0


def test_the_advantage_cards_come_to_their_spaces() -> None:
    """PE-4.1: the first to Kingsbridge 1, the second to Kingsbridge 2."""
    s = table(round=2, phase="round_start", past_advantages=["aliena", "jack"])
    do(s, "deal_advantage wool_fair", "deal_advantage ellen")
    assert seen(s)["kingsbridge"] == ["wool_fair", "ellen"]


def test_grey_and_black_workers_add_to_the_twelve() -> None:
    """PE-4.5, PE-11.4: two grey, one black."""
    s = table(3, round=2, phase="round_start", grey_workers="red", black_worker="red",
              past_advantages=["otto_blackface", "jack"])  # fmt: skip
    skip_chance(s)
    assert each(s, "workers") == [12, 15, 12]
