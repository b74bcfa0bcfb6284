"""Nobody's game is played away: deserted tables pause, others decide about who is absent."""

import asyncio
from time import monotonic

from stavitel.server.attendance import ABSENT, PAUSE
from stavitel.server.wire import ClockRules
from tests.server.house import Asleep, Browser, House, Watch
from tests.server.test_tables import asked_first, run


async def quiet() -> None:
    """Let bots play, if they would."""
    for _ in range(50):
        await asyncio.sleep(0)


async def tick(house: House, seconds: float) -> None:
    """Time passes, and the server goes round."""
    house.watch.forward(seconds)
    await house.hub.tick()


async def three(house: House, clock: ClockRules | None = None) -> list[Browser]:
    """Anna, who is host, Boris and Cyril at a table."""
    table = await house.lay("me", "open", "open", clock=clock)
    await house.sit("boris", table, 1)
    await house.sit("cyril", table, 2)
    return [await house.browser(name, table) for name in ("anna", "boris", "cyril")]


async def two(house: House, clock: ClockRules | None = None) -> tuple[Browser, Browser]:
    table = await house.lay("me", "open", clock=clock)
    await house.sit("boris", table, 1)
    return await house.browser("anna", table), await house.browser("boris", table)


async def vanish(browser: Browser) -> None:
    """A browser is closed, and a minute passes."""
    browser.disconnect()
    await browser.house.hub.tick()
    await tick(browser.house, ABSENT / 1000)


def notes(browser: Browser) -> list[tuple[int, str]]:
    return [(note["seat"], note["what"]) for note in browser.info["notes"]]


# deserted tables


@run
async def test_five_minutes_a_move_and_both_close_their_browsers() -> None:
    """A real evening: 24 minutes later bots had played the game to its end."""
    house = House(watch=Watch())
    anna, boris = await two(house, ClockRules("move", 300))
    before = (await house.hub.table(anna.table)).version
    anna.disconnect()
    boris.disconnect()
    for _ in range(24 * 4):
        await tick(house, 15)
    await quiet()
    table = await house.hub.table(anna.table)
    assert table.version == before
    assert not any(seat.away for seat in table.seats)
    again = await house.browser("anna", anna.table)
    await house.hub.tick()
    assert again.update["clocks"][table.asked or 0] == {"left": 300_000, "running": True}
    assert again.info["notes"] == []
    await tick(house, 299)
    assert not again.info["seats"][table.asked or 0]["away"]
    await tick(house, 2)
    assert again.info["seats"][table.asked or 0]["away"] == "time"


@run
async def test_the_clock_of_a_deserted_table_does_not_run_out_however_short_it_is() -> None:
    house = House(watch=Watch())
    anna, boris = await two(house, ClockRules("move", 5))
    asked = anna.update["asked"]
    anna.disconnect()
    boris.disconnect()
    await tick(house, 5.1)
    table = await house.hub.table(anna.table)
    assert not any(seat.away for seat in table.seats)
    assert table.clocks.due() == 0
    rebuilt = House(house.store, house.watch)
    await rebuilt.hub.start()
    again = await rebuilt.browser("boris", anna.table)
    assert again.update["clocks"][asked]["running"] is False
    await rebuilt.hub.tick()
    assert again.update["clocks"][asked] == {"left": 5_000, "running": True}


@run
async def test_a_page_that_is_loaded_anew_pauses_nothing() -> None:
    house = House(watch=Watch())
    anna = await house.browser("anna", await house.lay("me", "me", clock=ClockRules("game", 60)))
    for _ in range(3):
        anna.disconnect()
        await tick(house, PAUSE / 1000 / 3)
        await anna.reconnect()
        await house.hub.tick()
    assert anna.update["clocks"][anna.update["asked"]] == {"left": 45_000, "running": True}


@run
async def test_bots_wait_until_somebody_who_plays_is_there() -> None:
    house = House()
    table = await house.lay("me", "random", "random")
    anna = await house.browser("anna", table)
    await anna.turn()
    anna.disconnect()
    watcher = await house.browser("olga", table)
    assert watcher.info["paused"]
    guest = anna.connection.guest
    option = (await house.hub.table(table)).match.decision().options[0].action  # type: ignore[union-attr]
    version = watcher.update["version"]
    await house.hub.change_at(table, lambda at, now: at.act(guest, version, option, False, now))
    after = watcher.update["version"]
    await quiet()
    assert watcher.update["version"] == after
    await anna.reconnect()
    assert not watcher.info["paused"]
    await anna.turn()
    assert anna.update["version"] > after


@run
async def test_clocks_of_days_go_on_without_anybody_until_nobody_plays_any_more() -> None:
    day = 86_400
    house = House(watch=Watch(), bots=Asleep(1))
    anna, boris = await two(house, ClockRules("days", day))
    first, other = asked_first(anna, boris)
    seat = first.update["asked"]
    anna.disconnect()
    boris.disconnect()
    await tick(house, day + 1)
    table = await house.hub.table(anna.table)
    assert table.seats[seat].away == "time"
    assert not table.seats[1 - seat].away
    watcher = await house.browser("olga", anna.table)
    assert not watcher.info["paused"]
    guest = other.connection.guest
    await house.hub.change_at(anna.table, lambda at, now: at.leave(1 - seat, guest, now))
    assert watcher.info["paused"]


@run
async def test_browsers_open_in_an_empty_room_keep_no_game_going() -> None:
    house = House(watch=Watch())
    anna, boris = await two(house, ClockRules("move", 30))
    first, other = asked_first(anna, boris)
    seat = first.update["asked"]
    await tick(house, 31)
    await other.turn()
    await tick(house, 31)
    await quiet()
    assert [place["away"] for place in anna.info["seats"]] == ["time", "time"]
    assert anna.info["paused"]
    version = anna.update["version"]
    await tick(house, 3_600)
    await quiet()
    assert anna.update["version"] == version
    await first.do("return", seat=seat)
    assert not anna.info["paused"]


# a bot in somebody's place takes its time

LONG = 3_600.0


@run
async def test_who_lets_a_bot_play_can_take_the_seat_back_before_its_first_move() -> None:
    """A newcomer's complaint: within seconds the bots had played the game to its end."""
    house = House(stand_in_pause=LONG)
    anna = await house.browser("anna", await house.lay("me", "random", "random"))
    await anna.turn()
    before = anna.update["move"]
    await anna.do("leave", seat=0)
    await quiet()
    assert (anna.update["asked"], anna.update["move"]) == (0, before)
    assert (await anna.do("return", seat=0))["type"] == "done"
    assert (anna.update["asked"], anna.update["move"]) == (0, before)
    assert anna.update["ask"]


@run
async def test_bots_wait_with_the_one_that_plays_for_the_only_person() -> None:
    house = House(stand_in_pause=LONG, bots=Asleep(1))
    anna = await house.browser("anna", await house.lay("me", "random", "random"))
    await anna.do("leave", seat=0)
    table = await house.hub.table(anna.table)
    assert [table.plays_slowly(seat) for seat in range(3)] == [True, True, True]
    await anna.do("return", seat=0)
    assert [table.plays_slowly(seat) for seat in range(3)] == [False, False, False]


@run
async def test_as_long_as_somebody_plays_only_the_bot_in_a_persons_place_takes_its_time() -> None:
    house = House(bots=Asleep(1))
    table = await house.lay("me", "open", "random")
    await house.sit("boris", table, 1)
    anna, boris = await house.browser("anna", table), await house.browser("boris", table)
    await anna.do("leave", seat=0)
    at = await house.hub.table(table)
    assert [at.plays_slowly(seat) for seat in range(3)] == [True, False, False]
    await boris.do("leave", seat=1)
    assert [at.plays_slowly(seat) for seat in range(3)] == [True, True, True]


@run
async def test_bots_that_were_seated_by_choice_are_as_quick_as_ever() -> None:
    house = House(stand_in_pause=LONG)
    anna = await house.browser("anna", await house.lay("me", "random", "random"))
    for _ in range(3):
        await anna.turn()
        await anna.act()
    olga = await house.browser("olga", await house.lay("random", "random", by="olga"))
    await olga.until(lambda b: bool(b.update["over"]))


@run
async def test_nobody_waits_for_the_bot_of_somebody_who_has_given_up() -> None:
    house = House(stand_in_pause=LONG, watch=Watch())
    anna, boris = await two(house)
    first, other = asked_first(anna, boris)
    await first.do("resign", seat=first.update["asked"])
    await other.turn()
    assert other.update["ask"]


@run
async def test_each_decision_of_a_bot_in_a_persons_place_can_be_followed() -> None:
    pause = 0.05
    house = House(stand_in_pause=pause)
    anna = await house.browser("anna", await house.lay("me", "random"))
    await anna.turn()
    begun, move = monotonic(), anna.update["move"]
    await anna.do("leave", seat=0)
    await anna.until(lambda b: b.update["move"] >= move + 20)
    spent = monotonic() - begun
    moves = {message["move"] for message in anna.sent if message["type"] == "update"}
    decided = [one for one in moves if one > move]
    assert len(decided) > 3
    assert spent >= len(decided) * pause


# whose time ran out


@run
async def test_the_log_says_whose_time_ran_out_and_who_is_back_also_after_a_restart() -> None:
    house = House(watch=Watch())
    anna, boris = await two(house, ClockRules("move", 30))
    first, other = asked_first(anna, boris)
    seat, move = first.update["asked"], first.update["move"]
    await tick(house, 31)
    assert other.info["notes"] == [{"move": move, "seat": seat, "what": "time", "bot": ""}]
    await other.turn()
    assert other.update["move"] > move
    await first.do("return", seat=seat)
    assert [note["what"] for note in other.info["notes"]] == ["time", "back"]
    assert other.info["notes"][1]["move"] == other.update["move"]
    again = await House(house.store, bots=Asleep(1)).browser("anna", anna.table)
    assert again.info["notes"] == other.info["notes"]


@run
async def test_who_goes_and_is_back_before_the_next_move_has_not_been_away() -> None:
    house = House(bots=Asleep(1))
    anna, _ = await two(house)
    for _ in range(3):
        await anna.do("leave", seat=0)
        assert notes(anna) == [(0, "left")]
        await anna.do("return", seat=0)
        assert notes(anna) == []


@run
async def test_a_choice_that_is_taken_back_takes_no_note_along() -> None:
    house = House(watch=Watch())
    anna, boris = await two(house)
    first, other = asked_first(anna, boris)
    asked = first.update["asked"]
    await first.act(hold=True)
    await other.do("leave", seat=1 - asked)
    move = first.info["notes"][0]["move"]
    assert first.update["undo"]
    assert (await first.do("undo"))["type"] == "done"
    shown = (await house.hub.table(anna.table)).notes.shown()
    assert [(note.move, note.seat, note.what) for note in shown] == [(move - 1, 1 - asked, "left")]
    rebuilt = await House(house.store, bots=Asleep(1)).hub.table(anna.table)
    assert rebuilt.notes.shown() == shown


# what the table does about it


@run
async def test_without_clocks_a_vanished_friend_is_replaced_after_a_minute() -> None:
    house = House(watch=Watch(), bots=Asleep(1))
    anna, boris = await two(house)
    anna.disconnect()
    await house.hub.tick()
    await tick(house, ABSENT / 1000 - 1)
    early = await boris.do("settle", seat=0, what="bot", bot="greedy")
    assert (early["code"], boris.info["seats"][0]["absent"]) == ("not_now", False)
    await tick(house, 1)
    assert boris.info["seats"][0]["absent"]
    done = await boris.do("settle", seat=0, what="bot", bot="greedy")
    assert done["type"] == "done"
    place = boris.info["seats"][0]
    assert (place["away"], place["bot"]) == ("table", "greedy")
    assert boris.info["notes"][-1] | {"move": 0} == {
        "move": 0, "seat": 0, "what": "bot", "bot": "greedy",
    }  # fmt: skip
    await anna.reconnect()
    await anna.do("return", seat=0)  # at any time, with one click
    assert (anna.info["seats"][0]["away"], anna.info["seats"][0]["bot"]) == ("", "")


@run
async def test_all_who_are_there_must_wish_the_same() -> None:
    house = House(watch=Watch(), bots=Asleep(1))
    anna, boris, cyril = await three(house)
    await vanish(anna)
    await boris.do("settle", seat=0, what="bot", bot="greedy")
    assert cyril.info["wishes"] == [{"about": 0, "seat": 1, "what": "bot", "bot": "greedy"}]
    await cyril.do("settle", seat=0, what="end")
    assert cyril.info["state"] == "playing"
    assert not cyril.info["seats"][0]["away"]
    await cyril.do("settle", seat=0, what="bot", bot="greedy")
    assert cyril.info["seats"][0]["bot"] == "greedy"
    assert cyril.info["wishes"] == []


@run
async def test_wishes_are_void_once_the_absent_one_is_back() -> None:
    house = House(watch=Watch(), bots=Asleep(1))
    anna, boris, cyril = await three(house)
    await vanish(anna)
    await boris.do("settle", seat=0, what="end")
    await anna.reconnect()
    await house.hub.tick()
    assert cyril.info["wishes"] == []
    assert (await cyril.do("settle", seat=0, what="end"))["code"] == "not_now"


@run
async def test_the_host_decides_alone_and_watchers_decide_nothing() -> None:
    house = House(watch=Watch(), bots=Asleep(1))
    anna, boris, cyril = await three(house)
    watcher = await house.browser("olga", anna.table)
    assert (await anna.do("settle", seat=1, what="wait"))["code"] == "not_now"  # he is here
    assert (await anna.do("settle", seat=9, what="wait"))["code"] == "bad"
    assert (await anna.do("settle", seat=1, what="bot", bot="nobody"))["code"] == "bad"
    boris.disconnect()
    assert (await watcher.do("settle", seat=1, what="end"))["code"] == "not_yours"
    assert (await anna.do("settle", seat=1, what="bot", bot="greedy"))["type"] == "done"
    assert cyril.info["seats"][1]["bot"] == "greedy"
    assert (await anna.do("settle", seat=1, what="end"))["type"] == "done"
    assert (cyril.info["state"], cyril.info["unfinished"]) == ("over", True)


@run
async def test_a_table_that_waits_for_somebody_stops_that_clock_until_they_are_there() -> None:
    house = House(watch=Watch(), bots=Asleep(1))
    anna, boris = await two(house, ClockRules("move", 30))
    first, other = asked_first(anna, boris)
    seat = first.update["asked"]
    first.disconnect()
    await tick(house, 31)
    assert other.info["seats"][seat]["away"] == "time"
    assert (await other.do("settle", seat=seat, what="wait"))["type"] == "done"
    assert (other.info["seats"][seat]["away"], other.info["seats"][seat]["waited"]) == ("", True)
    await tick(house, 3_600)
    assert not other.info["seats"][seat]["away"]
    rebuilt = await House(house.store, bots=Asleep(1)).hub.table(anna.table)
    assert rebuilt.stopped == {seat}
    await first.reconnect()
    await house.hub.tick()
    assert not first.info["seats"][seat]["waited"]
    assert first.update["clocks"][seat] == {"left": 30_000, "running": True}
    assert (await first.act())["type"] == "done"


@run
async def test_who_gave_up_a_seat_is_waited_for_by_nobody() -> None:
    house = House(bots=Asleep(1))
    anna, boris, cyril = await three(house)
    await boris.do("resign", seat=1)
    assert (await anna.do("settle", seat=1, what="wait"))["code"] == "not_now"
    assert cyril.info["seats"][1]["resigned"]
