"""A player's own numbers: laid over ours, they change play; what they may not say is refused."""

from pathlib import Path
from typing import Any

import pytest

from stavitel.components import OWN, game_with_file, read_components, sources
from stavitel.engine.core import State, act, options
from stavitel.engine.errors import BadComponents, BadRecord, BadSetup
from stavitel.engine.game import Game
from stavitel.engine.views import plain
from stavitel.games import GAMES, components_of, folder_text, game
from stavitel.match import Match
from stavitel.position import sound
from stavitel.record import components_mark

from .cases import Case, refused_cases

ID = "caylus_magna_carta"
OURS = game(ID)


def with_own(text: str) -> Game:
    return read_components(ID, text, "own.toml")


def offered(rules: Game, s: State) -> list[str]:
    return [rules.verbs.write(action) for action in options(s)]


def player(rules: Game, s: State) -> Any:
    view: Any = plain(rules.view(s, -1))
    return view["players"][0]


@pytest.mark.parametrize("case", refused_cases("components.toml"))
def test_a_components_file_that_cannot_be(case: Case) -> None:
    with pytest.raises(BadComponents) as refused:
        read_components(ID, case.text, "c.toml")
    assert str(refused.value) == case.message
    assert case.message.isprintable()


def test_a_game_nobody_knows() -> None:
    with pytest.raises(BadSetup) as refused:
        read_components("chess", "schema = 1")
    assert str(refused.value) == f"expected a game called {' or '.join(GAMES)}; got 'chess'"


# numbers that change play


def test_another_cost() -> None:
    own = with_own('[[player_building]]\nid = "market"\ncost = { stone = 1, any = 1 }\n')
    position: dict[str, object] = {"red": {"stone": 1, "food": 1, "hand": ["market"]}}
    assert offered(OURS, sound(OURS, position)) == ["pass"]
    s = sound(own, position)
    assert offered(own, s) == ["build market", "pass"]
    act(s, own.verbs.read("build market"))
    assert offered(own, s) == ["pay food=1 stone=1"]


def test_other_points() -> None:
    own = with_own('[[player_building]]\nid = "market"\npoints = 7\n[residence]\npoints = 2\n')
    road = [
        {"card": "market", "owner": "red"},
        {"card": "bank", "owner": "red", "face": "residence"},
    ]
    position: dict[str, object] = {"road": road, "phase": "game_end"}
    assert OURS.scores(sound(OURS, position)) == [3, 0]
    assert own.scores(sound(own, position)) == [9, 0]


def test_another_effect() -> None:
    """Options are replaced as a whole, for the worker and for the owner alike."""
    own = with_own(
        """
        [[player_building]]
        id = "bank"
        worker_effect = [{ pay = { denier = 1 }, gain = { basic = 2 } }]
        owner_effect = []
        """
    )
    road = [{"card": "bank", "owner": "green", "worker": "red"}]
    position: dict[str, object] = {
        "phase": "buildings", "provost": 3, "road": road,
        "red": {"deniers": 3}, "green": {"deniers": 5},
    }  # fmt: skip
    assert offered(OURS, sound(OURS, position)) == ["decline", "take 1", "take 2"]
    s = sound(own, position)
    assert "buy option=1 food=1 wood=1" in offered(own, s)
    act(s, own.verbs.read("buy option=1 food=1 wood=1"))
    assert own.turns(s) == 2, "Green was asked for a bonus that is no more"
    assert player(own, s)["goods"] == {"food": 1, "wood": 1, "stone": 0, "gold": 0}


def test_a_store_where_there_was_none() -> None:
    own = with_own(
        """
        [[player_building]]
        id = "market"
        store = { good = "gold", amount = { "2" = 1, "3" = 1, "4" = 1 } }
        owner_effect = [{ gain = { store = 1 } }]
        """
    )
    seen = own.view(sound(own, {"road": [{"card": "market", "owner": "red"}]}), -1)
    view: Any = plain(seen)
    assert view["road"][2]["store"] == 1


def test_other_setup_and_castle() -> None:
    own = with_own(
        """
        [setup]
        start_deniers = 9
        [[castle_part]]
        id = "towers"
        points = 5
        tokens = { "2" = 1, "3" = 1, "4" = 1 }
        """
    )
    match = Match.start(own, 2, seed=1)
    assert plain(match.view(-1))["castle"] == {"palace": 5, "walls": 6, "towers": 1}
    assert [row["deniers"] for row in _players(match)] == [9, 9]


def _players(match: Match) -> list[dict[str, Any]]:
    found: Any = plain(match.view(-1))["players"]
    rows: list[dict[str, Any]] = found
    return rows


# where numbers come from


def test_what_somebody_typed_in_is_marked_as_their_own() -> None:
    own = with_own(
        """
        [income]
        base_denier = 3
        [[player_building]]
        id = "market"
        points = 3
        [[player_building]]
        id = "bank"
        points = 4
        source = "second edition"
        note = "from my box"
        """
    )
    before, after = sources(OURS), sources(own)
    assert [entry for entry in after if entry not in before] == [
        ("income", OWN, ""),
        ("player_building market", OWN, ""),
        ("player_building bank", "second edition", "from my box"),
    ]
    assert [name for name, _, _ in before] == [name for name, _, _ in after]
    assert game(ID).components == components_of(ID), "ours are as they were"


def test_a_copied_entry_keeps_its_source_only_while_it_is_unchanged() -> None:
    """Whoever copies from our file may leave in an entry what cannot be changed."""
    text = folder_text(ID, "components.toml")
    assert with_own(text).components == OURS.components
    changed = with_own(text.replace("base_denier = 2", "base_denier = 3"))
    assert [entry for entry in sources(changed) if entry not in sources(OURS)] == [
        ("income", OWN, "")
    ]


def test_comments_alone_change_nothing() -> None:
    assert with_own("# nothing yet\n").components == OURS.components


def test_windows_files_are_read(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"\xef\xbb\xbf[income]\r\nbase_denier = 3\r\n")
    assert components_mark(game_with_file(ID, path)) != components_mark(OURS)


def test_a_game_played_with_own_cards_is_not_replayed_with_ours(tmp_path: Path) -> None:
    own = with_own("[setup]\nstart_deniers = 5\n")
    saved = tmp_path / "game.stav"
    match = Match.start(own, 2, seed=1)
    match.act("keep_hand")
    match.save(saved)
    with pytest.raises(BadRecord) as refused:
        Match.load(saved)
    assert str(refused.value) == (
        f"{saved}, line 4: components: expected {components_mark(OURS)}, the mark of the cards in "
        f"use; got '{components_mark(own)}': played with other card numbers, "
        "give their file with --components"
    )
    assert Match.load(saved, own).exact_mark() == match.exact_mark()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            '[[player_building]]\nid = "market"\nworker_effect = '
            "[{ pay = { food = 1 }, gain = { denier = 4 }, gold_joker = true }]\n",
            "expected gold_joker only where a residence is gained",
        ),
        (
            '[[player_building]]\nid = "lawyer"\nworker_effect = '
            "[{ pay = { food = 2 }, gain = { residence = 1 }, gold_joker = true }]\n",
            "expected one basic good for a residence, and nothing beside it",
        ),
        (
            '[beginner]\nremove_player_buildings = ["church"]\n'
            '[[player_building]]\nid = "lawyer"\nbeginner = true\n',
            "expected 'lawyer' among the removed buildings",
        ),
        (
            '[beginner]\nremove_player_buildings = ["lawyer", "church", "bank", "market", '
            '"peddler", "gold_mine", "small_farm"]\n',
            "expected enough buildings for two opening hands",
        ),
        ("[provost]\nmax_deniers_per_player = 10\n", "expected a number from 0 to 9; got 10"),
        (
            '[setup]\nrandom_neutral_cards = { "2" = 1, "3" = 2, "4" = 4 }\n',
            "expected a number from 0 to 3; got 4",
        ),
    ],
)
def test_numbers_no_game_could_be_played_with_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadComponents) as refused:
        read_components("caylus_magna_carta", text)
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    ("id", "text"),
    [
        (ID, "[income]\nhotel_denier = 2\n"),
        (ID, '[provost]\nstart_on = "park"\n'),
        (ID, '[[neutral_building]]\nid = "park"\npoints = 2\n'),
        (ID, '[[neutral_building]]\nid = "park"\nbeginner = false\n'),
        (ID, '[[neutral_building]]\nid = "park"\nowner_effect = []\n'),
        (ID, '[[prestige_building]]\nid = "statue"\nworker_effect = []\n'),
        (ID, '[[player_building]]\nid = "bank"\nincome_denier = 1\n'),
        ("red_cathedral", '[[influence_action]]\nid = "swap_tokens"\nswap_tokens = 1\n'),
        ("pillars", '[[advantage]]\nid = "loyalty_rewarded"\neffect = { skip_tax = false }\n'),
        ("catan_duel", '[[central]]\nid = "road"\nvictory = 1\n'),
    ],
)
def test_a_number_the_rules_have_no_use_for_is_refused(id: str, text: str) -> None:
    with pytest.raises(BadComponents) as refused:
        read_components(id, text, "c.toml")
    line = text.splitlines()[-1]
    assert f"line {text.count(chr(10))}: " in str(refused.value), line
