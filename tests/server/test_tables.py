"""Tables as browsers meet them: messages, answers, who sees what."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, ParamSpec

import pytest

from stavitel.engine.errors import StavitelError
from stavitel.fair import mark
from stavitel.server.guests import hashed
from stavitel.server.store import StoreError
from stavitel.server.wire import ClockRules
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
        "brings": "", "deck": "",
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
