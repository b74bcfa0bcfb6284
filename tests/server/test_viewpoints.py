"""Who sees a table from where, what is taken back, and who leaves and returns."""

import asyncio

import pytest

from stavitel.games import GAMES
from stavitel.server.wire import WATCHER
from tests.server.house import House
from tests.server.test_tables import CATHEDRAL, asked_first, run, two_seats, updates

# undo


@run
async def test_hold_undo_and_confirm() -> None:
    house = House()
    first, other = asked_first(*await two_seats(house))
    before = first.update
    passing = next(o["action"] for o in before["ask"]["options"] if o["words"] == "pass")
    await first.do("act", action=passing, hold=True)
    assert (first.update["unconfirmed"], first.update["undo"], first.update["ask"]) == (
        True,
        True,
        None,
    )
    assert other.update["asked"] == before["asked"]
    assert (await first.do("act", action=passing))["code"] == "not_now"
    assert (await other.do("undo"))["code"] == "not_now"
    await first.do("undo")
    assert first.update["view"] == before["view"]
    assert first.update["version"] > before["version"]
    assert first.update["move"] == before["move"]
    await first.do("act", action=passing, hold=True)
    await first.do("confirm")
    assert (first.update["unconfirmed"], first.update["undo"]) == (False, False)
    assert (await first.do("undo"))["code"] == "not_now"
    assert (await first.do("confirm"))["code"] in ("not_yours", "not_now")
    assert other.update["asked"] != before["asked"]


@run
async def test_a_held_turn_is_still_held_after_a_restart() -> None:
    house = House()
    first, _ = asked_first(*await two_seats(house))
    passing = next(o["action"] for o in first.update["ask"]["options"] if o["words"] == "pass")
    await first.do("act", action=passing, hold=True)
    again = await House(house.store).browser(first.name, first.table)
    assert again.update == first.update | {"keep": 0, "lines": again.log}
    assert again.log == first.log
    assert (await again.do("undo"))["type"] == "done"


@run
async def test_keep_shrinks_after_an_undo_also_for_who_was_away() -> None:
    house = House()
    first, other = asked_first(*await two_seats(house))
    passing = next(o["action"] for o in first.update["ask"]["options"] if o["words"] == "pass")
    before = len(first.log)
    await first.do("act", action=passing, hold=True)
    assert len(other.log) > before
    other.disconnect()
    await first.do("undo")
    assert first.update["keep"] == before
    assert first.update["lines"] == []
    await other.reconnect()
    assert other.update["keep"] == before
    assert other.log == (await house.browser(other.name, other.table)).log


# viewpoints


@run
async def test_watchers_see_what_everybody_may_know() -> None:
    house = House()
    anna, boris = await two_seats(house)
    watcher = await house.browser("cyril", anna.table)
    assert watcher.update["seat"] == WATCHER
    assert "hand" in anna.update["view"]
    assert "hand" not in watcher.update["view"]
    assert watcher.info["watchers"] == 1
    assert watcher.info["invites"] == []
    assert (await watcher.say("look", seat=0))["code"] == "not_yours"
    assert (await anna.say("look", seat=1))["code"] == "not_yours"
    assert (await anna.say("look", seat=WATCHER))["view"] == watcher.update["view"]
    assert boris.info["watchers"] == 1


@run
async def test_one_browser_with_two_seats_asks_to_hand_over_where_there_are_secrets() -> None:
    house = House()
    anna = await house.browser("anna", await house.lay("me", "me"))
    assert (anna.update["curtain"], anna.update["seat"], anna.update["ask"]) == (
        True,
        WATCHER,
        None,
    )
    asked = anna.update["asked"]
    assert (await anna.say("look", seat=asked))["ask"] is not None
    assert (anna.update["seat"], anna.update["curtain"]) == (asked, False)
    while anna.update["asked"] == asked:
        await anna.act()
    assert (anna.update["seat"], anna.update["curtain"], anna.update["ask"]) == (asked, True, None)
    other = anna.update["asked"]
    assert (await anna.say("look", seat=other))["ask"] is not None
    assert anna.log == (await house.browser("anna", anna.table, seat=other)).log


@run
async def test_without_secrets_the_viewpoint_follows_by_itself() -> None:
    house = House()
    anna = await house.browser("anna", await house.lay("me", "me", game=CATHEDRAL))
    for _ in range(40):
        assert not anna.update["curtain"]
        assert anna.update["seat"] == anna.update["asked"]
        await anna.act()
    assert {update["seat"] for update in updates(anna)} == {0, 1}


@run
async def test_once_the_game_is_over_everybody_may_look_from_everywhere() -> None:
    house = House()
    table = await house.lay("random", "random")
    watcher = await house.browser("cyril", table)
    await watcher.until(lambda b: b.update["over"] is not None)
    assert watcher.info["state"] == "over"
    assert sorted(watcher.update["over"]["places"])[0] == 1
    for seat in (0, 1):
        assert (await watcher.say("look", seat=seat))["seat"] == seat
    assert (await watcher.say("look", seat=2))["code"] == "not_yours"


@run
async def test_each_socket_has_its_language() -> None:
    house = House()
    first, _ = asked_first(*await two_seats(house))
    czech = await house.browser(first.name, first.table, "cs")
    assert czech.update["ask"]["prompt"] != first.update["ask"]["prompt"]
    changed = await first.say("lang", lang="cs")
    assert changed == czech.update
    assert first.log == czech.log
    assert (await first.say("lang", lang="xx"))["code"] == "bad"


# coming back


@pytest.mark.parametrize("game", GAMES)
@run
async def test_who_comes_back_gets_only_what_is_missing(game: str) -> None:
    house = House()
    table = await house.lay("me", "random", game=game)
    anna = await house.browser("anna", table)
    tab = await house.browser("anna", table)
    for turn in range(12):
        if turn % 3 == 1:
            tab.disconnect()
        await anna.turn()
        await anna.act(turn)
        await anna.turn()
        if turn % 3 == 2:
            known = len(tab.log)
            await tab.reconnect()
            assert tab.update["keep"] == known
            assert tab.log == anna.log
    fresh = await house.browser("anna", table)
    assert fresh.log == tab.log == anna.log
    assert fresh.update["keep"] == 0


# bots, leaving and coming back


@run
async def test_bots_play_to_the_end_and_again_after_a_restart() -> None:
    house = House()
    table = await house.lay("me", "random", "random")
    anna = await house.browser("anna", table)
    for turn in range(5):
        await anna.turn()
        await anna.act(turn)
    await anna.do("leave", seat=0)
    await house.hub.close()
    restarted = House(house.store)
    await restarted.hub.start()
    again = await restarted.browser("anna", table)
    assert again.info["seats"][0]["away"]
    assert again.info["seats"][0]["bot"] == "random"
    await again.until(lambda b: b.update["over"] is not None)
    await restarted.hub.close()


@run
async def test_leave_and_return() -> None:
    house = House()
    table = await house.lay("me", "open")
    await house.sit("boris", table, 1)
    anna, boris = await house.browser("anna", table), await house.browser("boris", table)
    assert (await anna.do("leave", seat=1))["code"] == "not_yours"
    assert (await anna.do("return", seat=0))["code"] == "not_now"
    await anna.do("leave", seat=0)
    assert boris.info["seats"][0]["bot"] == "random"
    assert (await anna.do("leave", seat=0))["code"] == "not_now"
    await boris.turn()
    await anna.do("return", seat=0)
    assert not boris.info["seats"][0]["away"]
    while boris.update["asked"] == 1:
        await boris.act()
    assert anna.update["asked"] == 0
    assert (await anna.act())["type"] == "done"


@run
async def test_bots_alone_play_only_while_somebody_looks_on() -> None:
    house = House()
    table = await house.lay("random", "random")
    for _ in range(20):
        await asyncio.sleep(0)
    before = (await house.hub.table(table)).version
    watcher = await house.browser("cyril", table)
    assert watcher.update["version"] == before
    await watcher.until(lambda b: b.update["over"] is not None)


@run
async def test_a_rematch_is_laid_once_for_the_same_people() -> None:
    house = House()
    table = await house.lay("me", "open", "random")
    await house.sit("boris", table, 1)
    anna, boris = await house.browser("anna", table), await house.browser("boris", table)
    assert (await anna.do("rematch"))["code"] == "not_now"
    await anna.do("leave", seat=0)
    await boris.do("leave", seat=1)
    watcher = await house.browser("cyril", table)
    await watcher.until(lambda b: b.update["over"] is not None)
    assert (await watcher.do("rematch"))["code"] == "not_yours"
    assert (await boris.do("rematch", id="again"))["type"] == "done"
    assert (await boris.do("rematch", id="again"))["type"] == "done"
    following = anna.info["rematch"]
    assert following == boris.info["rematch"] != ""
    again = await house.browser("anna", following)
    assert [seat["kind"] for seat in again.info["seats"]] == ["human", "human", "bot"]
    assert again.info["seats"][0]["mine"]
    await house.share(following)
    assert again.info["state"] == "playing"
    assert again.info["commitment"] != anna.info["commitment"]


@run
async def test_both_ask_for_a_rematch_at_once_and_one_table_is_laid() -> None:
    house = House()
    table = await house.lay("me", "open", "random")
    await house.sit("boris", table, 1)
    anna, boris = await house.browser("anna", table), await house.browser("boris", table)
    await anna.do("leave", seat=0)
    await boris.do("leave", seat=1)
    await anna.until(lambda b: b.update["over"] is not None)
    answers = await asyncio.gather(anna.do("rematch"), boris.do("rematch"), anna.do("rematch"))
    assert {answer["type"] for answer in answers} == {"done"}
    tables = {each.id for each in await house.hub.tables_of(anna.connection.guest)}
    assert tables == {table, anna.info["rematch"]}
