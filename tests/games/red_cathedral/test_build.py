"""Section 6: deliveries and ornaments."""

from stavitel.engine.core import Actions

from .table import GAME, asked, do, inventory, offered, player, seen, table, track, why


def test_one_to_three_materials_are_delivered() -> None:
    """RC-6.1, RC-6.2, RC-6.3, R6: to any of your sections that lack them; not none."""
    s = table(2, site=["1.1 yellow base_02", "2.1 yellow base_03"], yellow={"wood": 3, "brick": 2})
    do(s, "build")
    assert why(s, "stop_delivering") == "deliver_something"
    assert why(s, "deliver tower=2 floor=1 good=wood") == "not_needed_there"
    do(s, "deliver tower=1 floor=1 good=wood", "deliver tower=2 floor=1 good=brick")
    assert offered(s)[-1] == "stop_delivering"
    do(s, "deliver tower=1 floor=1 good=wood")
    assert inventory(s, "yellow") == {"wood": 1, "brick": 1}
    assert asked(s) == "green player_turn"
    floors = [seen(s)["towers"][n]["floors"][0]["pieces"] for n in (0, 1)]
    assert (floors[0]["wood"], floors[1]["brick"]) == (2, 1)


def test_only_the_owner_delivers() -> None:
    """RC-6.5: and only to an unfinished section."""
    s = table(2, site=["1.1 green", "2.1 yellow done", "3.1 yellow"], yellow={"wood": 2})
    do(s, "build")
    assert why(s, "deliver tower=1 floor=1 good=wood") == "not_your_section"
    assert why(s, "deliver tower=2 floor=1 good=wood") == "section_is_finished"
    assert why(s, "deliver tower=3 floor=1 good=gold") == "not_in_inventory"


def test_every_delivery_to_an_unfinished_section_can_be_asked_about() -> None:
    """RC-6.2, RC-6.5: to a neighbour's section as well, which is then refused."""
    s = table(2, site=["1.1 green", "2.1 yellow done", "3.1 yellow base_02"], yellow={"wood": 2})
    do(s, "build")
    thinkable = Actions()
    s.stack[-1].candidates(s, thinkable)
    words = [GAME.verbs.write(action) for action in thinkable.to_list()]
    assert set(offered(s)) <= set(words)
    assert "deliver tower=1 floor=1 good=wood" in words
    assert "deliver tower=2 floor=1 good=wood" not in words


def test_a_finished_section_pays_at_once() -> None:
    """RC-6.4: materials back to the supply, recognition and rubles, before the next delivery."""
    s = table(2, site=["1.1 yellow base_02 wood=2"], yellow={"brick": 1, "wood": 1, "track": 20})
    do(s, "build", "deliver tower=1 floor=1 good=brick")
    assert (track(s, "yellow"), player(s, "yellow")["rubles"]) == (23, 2)
    assert seen(s)["supply"]["wood"] == 19
    assert "decorate tower=1 floor=1 jewels=none" in offered(s)  # RC-6.14


def test_the_builder_pays_for_others_above_an_own_unfinished_section() -> None:
    """RC-6.9: for your unfinished base another player's finished section counts."""
    site = ["1.1 yellow", "1.2 green done", "1.3 yellow dome_01 brick=1 stone=1 gold=1"]
    s = table(2, site=site, yellow={"gold": 1, "track": 20})
    do(s, "build", "deliver tower=1 floor=3 good=gold")
    assert track(s, "yellow") == 20 + 6 - 1


def test_an_ornament_needs_its_material_and_deliveries() -> None:
    """RC-6.10, RC-6.11, RC-6.12: one for each finished section, all pieces in one action."""
    site = ["1.1 green done", "2.1 green done ornament=green", "3.1 green"]
    s = table(2, site=site, yellow={"wood": 2, "emerald": 1})
    do(s, "build")
    assert why(s, "decorate tower=2 floor=1 jewels=none") == "already_decorated"
    assert why(s, "decorate tower=3 floor=1 jewels=none") == "section_not_finished"
    assert why(s, "decorate tower=1 floor=1 jewels=two_emeralds") == "not_in_inventory"
    do(s, "decorate tower=1 floor=1 jewels=emerald")
    assert (track(s, "yellow"), inventory(s, "yellow")) == (5, {"wood": 1})


def test_without_the_ornament_there_is_no_decorating() -> None:
    """RC-6.12: on the advanced side it must be unlocked first."""
    s = table(2, variant="advanced", site=["1.1 green done", "2.1 yellow"], yellow={"wood": 1})
    do(s, "build")
    assert why(s, "decorate tower=1 floor=1 jewels=none") == "no_ornament"


def test_deliveries_of_the_teamsters_are_their_own_action() -> None:
    """RC-8.4a, RC-8.4b, RC-8.8, R7: one delivery for 1 ruble takes no jewel."""
    dice = {"red": {"space": 2, "value": 1}}
    s = table(2, dice=dice, site=["1.1 green done"], yellow={"wood": 1, "emerald": 1, "rubles": 1})
    do(s, "move_die die=red", "use_influence deliver_1")
    assert why(s, "decorate tower=1 floor=1 jewels=emerald") == "too_many_deliveries"
    assert why(s, "stop_delivering") == "deliver_something"
    do(s, "decorate tower=1 floor=1 jewels=none")
    assert asked(s) == "yellow market_turn"
    assert player(s, "yellow")["rubles"] == 0
