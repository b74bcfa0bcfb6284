"""What Ellen shows, and to whom (PE-3.6, PE-4.4, PE-11.11)."""

from collections import Counter

from stavitel.engine.rng import Rng
from stavitel.games.pillars.cards import HAPPENINGS
from stavitel.games.pillars.state import Pillars

from .table import COLOURS, GAME, asked, do, offered, seen, table, told, watch


def ellen() -> Pillars:
    """Red owns Ellen, three players, round 2 about to begin."""
    s = table(
        3,
        round=2,
        phase="round_start",
        past_events=["volunteers"],
        past_advantages=["jack"],
        red={"advantages": ["ellen"]},
    )
    while asked(s).startswith("chance"):
        do(s, offered(s)[0])
    return s


def foreseen() -> Pillars:
    s = ellen()
    do(s, "look", "draw_event hard_winter")
    return s


def test_ellens_owner_may_look_at_the_start_of_a_round() -> None:
    """PE-4.4, PE-11.11, R31: before phase I, and only if she likes."""
    s = ellen()
    assert asked(s) == "red ellens_look"
    assert offered(s) == ["look", "do_not_look"]
    do(s, "do_not_look")
    assert asked(s) == "blue offer_turn"
    assert not seen(s, "red")["looked"]


def test_only_her_owner_learns_the_event() -> None:
    """PE-3.6, PE-11.11: the others see that a look was taken, and no more."""
    s = ellen()
    watch(s)
    do(s, "look", "draw_event hard_winter")
    assert seen(s, "red")["foreseen"] == "hard_winter"
    for colour in ("", "blue", "green"):
        assert "foreseen" not in seen(s, colour)
        assert {"event": "event_foreseen", "seat": 1} in told(s, colour)
    assert {"event": "event_foreseen", "seat": 1, "happening": 7} in told(s, "red")


def test_the_foreseen_event_is_the_one_that_comes() -> None:
    """PE-11.11, PE-7.1.1: in area 1 nothing is drawn any more."""
    s = foreseen()
    while seen(s)["area"] is None:
        do(s, offered(s)[0])
    assert seen(s)["event"] == "hard_winter"
    assert not seen(s)["looked"]
    assert "foreseen" not in seen(s, "red")


def test_imagined_worlds_keep_exactly_what_a_seat_knows() -> None:
    """PE-3.6: for Red it is the winter, for all others any of nine events, equally likely."""
    s = foreseen()
    rng = Rng(1)
    for colour in COLOURS[:3]:
        worlds: Counter[str] = Counter()
        for _ in range(900):
            world = GAME.imagine(s, COLOURS.index(colour), rng)
            assert isinstance(world, Pillars)
            assert GAME.check(world) == []
            worlds[HAPPENINGS[world.foreseen]] += 1
        if colour == "red":
            assert worlds == {"hard_winter": 900}
        else:
            assert set(worlds) == set(HAPPENINGS) - {"volunteers"}
            assert min(worlds.values()) > 60 and max(worlds.values()) < 150


def test_without_ellen_nobody_is_asked() -> None:
    """PE-4.4: the look belongs to the card."""
    s = table(round=2, phase="round_start")
    while asked(s).startswith("chance"):
        do(s, offered(s)[0])
    assert asked(s) == "blue offer_turn"


def test_removed_cards_stay_unseen() -> None:
    """PE-2.6, PE-2.7, PE-3.6: no view tells which cards were put away."""
    s = foreseen()
    view = seen(s, "blue")
    assert view.pop("city_wall") == []  # the mark, not the card
    assert [name for name in HAPPENINGS if name in str(view)] == ["volunteers"]
