"""A seat may take any colour of the box; its die, slots and ornaments go with the colour."""

import pytest

from stavitel.engine.core import settle
from stavitel.games.red_cathedral.cards import COLOURS
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.match import Match
from stavitel.record import Record, read_record
from stavitel.texts import LANGUAGES
from tests.games.red_cathedral.table import GAME, do, offered, player, seen, table, why

BLUE = {"colour": "blue", "rubles": 3}


def test_the_own_die_is_the_one_of_the_colour() -> None:
    """RC-7.2: extra steps for the white die and the die of your own colour only."""
    s = table(2, yellow=BLUE)
    pushed = {action.split()[1] for action in offered(s) if action.endswith("steps=1")}
    assert pushed == {"die=blue", "die=white"}
    assert why(s, "move_die die=yellow steps=1") == "extra_steps_other_die"
    assert player(s, "yellow")["own_die"] == "blue"


def test_the_dearer_slot_is_the_one_of_the_colour() -> None:
    """RC-9.4: 2 rubles for a slot in another player's colour, 3 for your own colour."""
    slots = player(table(2, yellow=BLUE), "yellow")["workshop"]
    assert {slot: slots[slot]["cost"] for slot in COLOURS} == {
        "yellow": 2,
        "green": 2,
        "red": 2,
        "blue": 3,
    }


def test_ornaments_lie_as_on_the_board_of_the_colour() -> None:
    """RC-2.10, RC-9.7: which ornament is locked where is printed on each of the four boards."""
    usual = table(4, variant="advanced")
    s = table(2, variant="advanced", yellow=BLUE, site=["1.1 tile=wt_n_wood"])

    def locked(s: Cathedral, seat: str) -> list[object]:
        return [slot["ornament"] for slot in player(s, seat)["workshop"].values()]

    assert locked(s, "yellow") == locked(usual, "blue")
    assert locked(s, "yellow") != locked(usual, "yellow")
    ornament = str(player(usual, "blue")["workshop"]["red"]["ornament"])
    do(s, "take_banner inventory", "claim tower=1 floor=1", "lay_face_up red", "take 0")
    assert player(s, "yellow")["ornaments"][ornament] == 1


def test_nobody_shares_a_colour() -> None:
    """RC-1.10: there is one board in each colour."""
    s = GAME.load({"seats": 2, "yellow": {"colour": "green"}})
    assert GAME.check(s) == ["green: expected a colour of its own; yellow has it"]


def test_the_usual_colours_go_without_saying() -> None:
    """Records, positions and fingerprints stay what they were before there was a choice."""
    s = table(3)
    assert "colour" not in str(GAME.position(s))
    painted = GAME.start(3, "basic", {})
    GAME.paint(painted, COLOURS[:3])
    plain = GAME.start(3, "basic", {})
    assert (painted.numbers(), GAME.painted(painted)) == (plain.numbers(), [])


def test_a_game_in_other_colours_is_kept_and_goes_on_the_same() -> None:
    """The record names the colours, a position carries them, and both lead to the same state."""
    match = Match.start(GAME, 2, "advanced", seed=3, colours=["blue", "red"])
    while (decision := match.decision()) and match.moves < 200:
        match.act(decision.options[match.moves % len(decision.options)])
    record = read_record(match.record.to_text())
    assert record.colours == ["blue", "red"]
    s = record.replay()
    assert GAME.painted(s) == ["blue", "red"]
    again = GAME.load(GAME.position(s))
    assert again.numbers() == s.numbers()


def test_a_game_alone_in_another_colour() -> None:
    """RC-13.1: Ivan plays another colour; which one makes no difference."""
    s = Record(GAME, 1, "basic", colours=["green"]).begin()
    settle(s)
    assert (GAME.painted(s), GAME.check(s)) == (["green"], [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_tell_a_player_from_a_die(lang: str) -> None:
    """Whoever took blue is called Blue, and the yellow die stays the yellow die."""
    usual = Match.start(GAME, 2, seed=1)
    other = Match.start(GAME, 2, seed=1, colours=["blue", "red"])
    texts, painted = usual.texts(lang), other.texts(lang)
    assert painted.text("seat-yellow") == texts.text("seat-blue")
    for thing in ("die", "slot"):
        assert painted.text(f"{thing}-yellow") == texts.text(f"{thing}-yellow")
    assert [row["own_die"] for row in seen(other.record.replay())["players"]] == ["blue", "red"]
