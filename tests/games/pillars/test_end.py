"""Sections 8 and 9: the clean-up between rounds, and the end of the game."""

from .table import COMPONENTS, GAME, area, asked, cubes, do, each, player, seen, table

BOX_METAL = next(r["cubes_total"] for r in COMPONENTS["resource"] if r["id"] == "metal")


def test_market_and_court_are_filled_up() -> None:
    """PE-8.1, PE-8.2, R12: 4 of each kind, and always 1 metal, never 2."""
    s = area("start_player", market={"wood": 1, "sand": 0}, court_metal=0)
    assert seen(s)["market"] == {"wood": 4, "stone": 4, "sand": 4}
    assert seen(s)["court_metal"] == 1
    s = area("start_player")
    assert seen(s)["court_metal"] == 1


def test_a_table_may_let_metal_pile_up() -> None:
    """R12: `metal_left` set to `piles_up`; what nobody took stays, and a cube is added (PE-8.2)."""
    s = area("start_player", round=2, court_metal=2, metal_left="piles_up")
    supply = BOX_METAL - 3
    assert (seen(s)["court_metal"], seen(s)["supply"]["metal"]) == (3, supply)
    s = area("start_player", round=2, court_metal=0, metal_left="piles_up")
    assert seen(s)["court_metal"] == 1


def test_whoever_comes_first_takes_all_the_metal_there_is() -> None:
    """R12, PE-7.9.1: the pile goes to the first at the court as the one cube does."""
    s = area("court", round=3, court_metal=3, metal_left="piles_up",
             builders={"court": ["red", "blue"]}, blue={"gold": 9}, red={"gold": 9})  # fmt: skip
    do(s, "roll_tax 3")
    assert (cubes(s, "red")["metal"], seen(s)["court_metal"]) == (3, 0)


def test_marks_of_the_round_are_cleared() -> None:
    """PE-8.3, PE-8.4, PE-8.5: event, protection, tax, grey workers; then the next round begins."""
    s = area("start_player", event="hard_winter", protected=["red"], tax=4, grey_workers="red",
             next_grey_workers="blue", red={"aside": 1})  # fmt: skip
    view = seen(s)
    assert (view["round"], view["event"], view["protected"], view["tax"]) == (2, None, [], None)
    assert (view["grey_workers"], view["next_grey_workers"], view["price"]) == ("blue", None, 7)
    assert each(s, "bag") == [3, 3]
    assert asked(s) == "chance deal_advantage"


def test_the_game_ends_after_the_sixth_round() -> None:
    """PE-9.1, PE-7.14.1: area 14 has no effect any more."""
    s = area("start_player", round=6, starting_player="blue", builders={"start_player": "red"},
             blue={"points": 30}, red={"points": 31})  # fmt: skip
    assert asked(s) == "nobody"
    assert (seen(s)["phase"], seen(s)["starting_player"]) == ("game_end", "blue")
    assert (GAME.scores(s), GAME.places(s)) == ([30, 31], [2, 1])


def test_gold_breaks_ties_and_full_ties_are_shared() -> None:
    """PE-9.2, R27: no other tie-break."""
    s = table(4, phase="game_end", blue={"points": 40, "gold": 5}, red={"points": 40, "gold": 5},
              green={"points": 40, "gold": 4}, yellow={"points": 41})  # fmt: skip
    assert GAME.places(s) == [2, 2, 4, 1]


def test_left_over_things_are_worth_nothing() -> None:
    """PE-9.3: cubes, workers and cards bring no points."""
    s = area("cathedral", round=6, blue={"points": 3, "metal": 5, "craftsmen": []})
    do(s, "end_conversion", "end_conversion")
    assert cubes(s, "blue") == {"metal": 5}
    assert GAME.scores(s) == [3, 0]
    assert player(s, "blue")["points"] == 3
