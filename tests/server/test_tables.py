"""Tables as browsers meet them: messages, answers, who sees what."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, ParamSpec

import pytest

from stavitel.engine.errors import StavitelError
from stavitel.fair import mark
from stavitel.games import GAMES
from stavitel.server.guests import hashed
from stavitel.server.store import StoreError
from stavitel.server.wire import WATCHER, ClockRules
from tests.server.house import CAYLUS, Browser, House, MemoryStore, Watch, number_of

P = ParamSpec("P")
CATHEDRAL = "red_cathedral"


def run(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    @wraps(test)
    def plain(*args: P.args, **kwargs: P.kwargs) -> None:
        async def life() -> None:
            await test(*args, **kwargs)

        asyncio.run(life())

    return plain


async def two_seats(house: House, game: str = CAYLUS) -> tuple[Browser, Browser]:
    """Anna and Boris at a table, past what is decided about the deal."""
    table = await house.lay("me", "open", game=game)
    await house.sit("boris", table, 1)
    anna, boris = await house.browser("anna", table), await house.browser("boris", table)
    while game == CAYLUS and anna.update["view"]["phase"] == "setup":
        await (anna if anna.update["asked"] == 0 else boris).act()
    return anna, boris


def asked_first(anna: Browser, boris: Browser) -> tuple[Browser, Browser]:
    return (anna, boris) if anna.update["asked"] == 0 else (boris, anna)


# coming to a table


@run
async def test_a_browser_gets_table_update_and_talk_when_it_comes() -> None:
    house = House()
    browser = await house.browser("anna", await house.lay("me", "greedy"))
    assert [message["type"] for message in browser.sent] == ["table", "update", "chat"]
    assert browser.update["seat"] == 0
    assert browser.info["seats"][0] | {"name": ""} == {
        "seat": 0, "word": "red", "colour": "red", "kind": "human", "name": "", "bot": "",
        "mine": True, "here": True, "away": "", "share": "given",
        "mark": mark(number_of(hashed("anna"))),
        "resigned": False, "vacant": False, "muted": False, "absent": False, "waited": False,
    }  # fmt: skip


@run
async def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    house = House()
    table = await house.lay("me", "open", "open")
    anna = await house.browser("anna", table)
    assert anna.info["state"] == "waiting"
    assert [invite["seat"] for invite in anna.info["invites"]] == [0, 1, 2]
    assert not any(message["type"] == "update" for message in anna.sent)
    await house.sit("boris", table, 2)
    assert anna.info["seats"][2]["name"] == "boris"
    assert (await anna.do("fill", seat=1, bot="greedy"))["type"] == "done"
    await house.share(table)
    assert anna.info["state"] == "playing"
    assert anna.update["version"] > 0


@run
async def test_only_the_host_fills_seats_and_only_open_ones() -> None:
    house = House()
    table = await house.lay("me", "open", "open")
    anna, boris = await house.browser("anna", table), await house.browser("boris", table)
    await house.sit("boris", table, 1)
    assert (await boris.do("fill", seat=2, bot="greedy"))["code"] == "not_yours"
    assert (await anna.do("fill", seat=1, bot="greedy"))["code"] == "not_now"
    assert (await anna.do("fill", seat=7, bot="greedy"))["code"] == "bad"
    assert (await anna.do("fill", seat=2, bot="search:999999ms"))["code"] == "bad"


@run
async def test_an_open_seat_is_taken_once_and_a_bots_never() -> None:
    house = House()
    table = await house.lay("me", "greedy", "open")
    await house.sit("boris", table, 2)
    await house.sit("boris elsewhere", table, 2)  # the same link on another device
    browser = await house.browser("boris elsewhere", table)
    assert browser.info["seats"][2] | {"here": 0} == browser.info["seats"][2] | {
        "name": "boris", "mine": True, "here": 0
    }  # fmt: skip
    with pytest.raises(Exception, match="table-seat-taken"):
        await house.sit("cyril", table, 1)


# once and only once


@run
async def test_a_message_sent_again_gets_the_same_answer_and_changes_nothing() -> None:
    house = House()
    first, _ = asked_first(*await two_seats(house))
    version, action = first.update["version"], first.update["ask"]["options"][0]["action"]
    done = await first.do("act", id="x", version=version, action=action)
    after = first.update
    assert await first.do("act", id="x", version=version, action=action) == done
    assert first.update == after
    assert done == {"type": "done", "id": "x", "version": after["version"]}


@run
async def test_the_same_message_twice_at_once_is_carried_out_once() -> None:
    house = House()
    first, other = asked_first(*await two_seats(house))
    action = first.update["ask"]["options"][0]["action"]
    version = first.update["version"]
    one, two = await asyncio.gather(
        *[first.do("act", id="x", version=version, action=action) for _ in range(2)]
    )
    assert one == two
    assert sum(update["version"] > version for update in updates(other)) == 1


@run
async def test_an_answer_outlives_the_server() -> None:
    house = House()
    first, _ = asked_first(*await two_seats(house))
    version, action = first.update["version"], first.update["ask"]["options"][0]["action"]
    done = await first.do("act", id="x", version=version, action=action)
    again = await House(house.store).browser(first.name, first.table)
    assert await again.do("act", id="x", version=version, action=action) == done
    assert again.update["version"] == done["version"]


@run
async def test_ids_of_different_browsers_do_not_meet() -> None:
    house = House()
    first, other = asked_first(*await two_seats(house))
    await first.do("act", id="x", action=first.update["ask"]["options"][0]["action"])
    assert (await other.do("say", id="x", text="hello"))["type"] == "done"
    assert other.texts() == ["hello"]


@run
async def test_a_stale_message_is_refused_and_the_present_state_follows() -> None:
    house = House()
    first, _ = asked_first(*await two_seats(house))
    version, action = first.update["version"], first.update["ask"]["options"][0]["action"]
    await first.do("act", version=version, action=action)
    before = len(first.sent)
    await first.do("act", version=version, action=action)
    refused, update = first.sent[before:]
    assert (refused["type"], refused["code"]) == ("refused", "stale")
    assert update["type"] == "update"
    assert update["version"] == first.connection.version > version


@run
async def test_update_comes_before_done_and_both_after_the_commit() -> None:
    store = MemoryStore()
    house = House(store)
    first, _ = asked_first(*await two_seats(house))
    before, commits = len(first.sent), store.commits
    await first.act()
    assert [message["type"] for message in first.sent[before:]][-2:] == ["update", "done"]
    assert store.commits == commits + 1


@run
async def test_what_cannot_be_kept_is_neither_shown_nor_acknowledged() -> None:
    store = MemoryStore()
    house = House(store)
    first, other = asked_first(*await two_seats(house))
    version = first.update["version"]
    store.fault = StoreError("the entries are of another table")
    answer = await first.act()
    assert (answer["type"], answer["code"]) == ("refused", "not_now")
    assert first.dropped and other.dropped  # they come back to what was kept
    store.fault = None
    again = await house.browser(first.name, first.table)
    assert again.update["version"] == version
    assert (await again.act())["type"] == "done"


# whose turn it is


@run
async def test_only_the_asked_seat_is_asked_and_may_act() -> None:
    house = House()
    first, other = asked_first(*await two_seats(house))
    watcher = await house.browser("cyril", first.table)
    assert first.update["ask"] is not None
    assert other.update["ask"] is None
    assert watcher.update["ask"] is None
    action = first.update["ask"]["options"][0]["action"]
    for browser in (other, watcher):
        assert (await browser.do("act", action=action))["code"] == "not_yours"
        assert (await browser.do("confirm"))["code"] == "not_yours"
        assert (await browser.do("why"))["code"] == "not_yours"


@run
async def test_an_illegal_action_is_refused_with_its_reason_and_rule() -> None:
    house = House()
    table = await house.lay("me", "random")
    anna = await house.browser("anna", table, "cs")
    await anna.act()
    await anna.turn()
    why = await anna.do("why")
    assert why["refused"]
    wrong = next(item for item in why["refused"] if item["rule"])
    refused = await anna.do("act", action=wrong["action"])
    assert refused["code"] == "illegal"
    assert (refused["text"], refused["rule"]) == (wrong["why"], wrong["rule"])
    for action in (-1, 10**6, 2**63, -(2**70)):
        assert (await anna.do("act", action=action))["code"] in ("illegal", "bad")


@run
async def test_two_tabs_of_one_seat_see_the_same() -> None:
    house = House()
    first, _ = asked_first(*await two_seats(house))
    second = await house.browser(first.name, first.table)
    await first.act()
    assert second.update == first.update
    assert second.log == first.log


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


# talk


@run
async def test_those_who_sit_do_not_hear_the_watchers_before_the_end() -> None:
    house = House()
    table = await house.lay("me", "random")
    anna, cyril = await house.browser("anna", table), await house.browser("cyril", table)
    await cyril.do("say", text="she holds\nthe  bank")
    await anna.do("say", text="hello")
    assert anna.texts() == ["hello"]
    assert cyril.texts() == ["she holds the bank", "hello"]
    assert cyril.last("chat")["lines"][0] | {"at": 0} == {
        "number": 1, "seat": 0, "name": "anna 0", "text": "hello", "at": 0,
    }  # fmt: skip
    dora = await house.browser("dora", table)
    assert dora.texts() == cyril.texts()
    assert (await house.browser("anna", table)).texts() == ["hello"]
    await anna.do("leave", seat=0)
    await anna.until(lambda b: b.info["state"] == "over")
    assert sorted(anna.texts()) == sorted(cyril.texts())


@run
async def test_talk_is_bounded_and_never_empty() -> None:
    house = House()
    anna = await house.browser("anna", await house.lay("me", "open"))
    assert (await anna.do("say", text="x" * 501))["code"] == "too_long"
    assert (await anna.do("say", text=" \n\t\u202e "))["code"] == "bad"
    assert (await anna.do("say", text="<b>bold</b>"))["type"] == "done"
    assert anna.texts() == ["<b>bold</b>"]


# clocks


@run
async def test_who_runs_out_of_time_is_stood_in_for_and_may_return() -> None:
    watch = Watch()
    house = House(watch=watch)
    table = await house.lay("me", "open", clock=ClockRules("move", 30))
    await house.sit("boris", table, 1)
    anna, boris = await house.browser("anna", table), await house.browser("boris", table)
    first, other = asked_first(anna, boris)
    seat = first.update["asked"]
    assert first.update["clocks"][seat] == {"left": 30_000, "running": True}
    watch.forward(29.9)
    await house.hub.tick()
    assert not first.info["seats"][seat]["away"]
    watch.forward(0.2)
    await house.hub.tick()
    assert other.info["seats"][seat]["away"]
    await other.turn()
    assert other.update["asked"] != seat
    await first.do("return", seat=seat)
    assert not other.info["seats"][seat]["away"]


@run
async def test_a_restart_is_not_charged_to_anybody() -> None:
    watch = Watch()
    house = House(watch=watch)
    table = await house.lay("me", "me", clock=ClockRules("game", 60, 5))
    watch.forward(50)
    restarted = House(house.store, watch)
    await restarted.hub.start()
    anna = await restarted.browser("anna", table)
    assert anna.update["clocks"][anna.update["asked"]] == {"left": 60_000, "running": True}
    watch.forward(59)
    await restarted.hub.tick()
    assert not any(seat["away"] for seat in anna.info["seats"])
    watch.forward(2)
    await restarted.hub.tick()
    assert any(seat["away"] for seat in anna.info["seats"])
    await restarted.hub.close()


# memory


@run
async def test_tables_nobody_looks_at_leave_the_memory_and_come_back_as_they_were() -> None:
    house = House()
    first, other = asked_first(*await two_seats(house))
    await first.act()
    before = (await house.hub.table(first.table)).version
    first.disconnect()
    other.disconnect()
    live = await house.hub.live(first.table)
    live.used -= 10**6
    await house.hub.tick()
    assert live.gone
    assert (await house.hub.live(first.table)) is not live
    assert (await house.hub.table(first.table)).version == before


@run
async def test_a_table_of_newer_rules_is_refused_in_one_sentence() -> None:
    store = MemoryStore()
    house = House(store)
    table = await house.lay("me", "random")
    store.kept[table] = store.kept[table].replace(b'"rules":', b'"rules":9')
    with pytest.raises(StavitelError, match="newer rules than ours"):
        await House(store).hub.table(table)


def updates(browser: Browser) -> list[dict[str, Any]]:
    return [message for message in browser.sent if message["type"] == "update"]
