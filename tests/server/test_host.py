"""What hosts may do at their own tables, and everybody with their own seats, and nobody else."""

import asyncio
from collections.abc import Callable

import pytest

from stavitel.fair import mark
from stavitel.server.ending import remove
from stavitel.server.guests import hashed
from stavitel.server.history import NoTable
from stavitel.server.info import what_may_be_done
from stavitel.server.table import NotDone, Table
from stavitel.server.wire import WATCHER
from tests.server.house import Asleep, Browser, House, number_of
from tests.server.test_tables import run, two_seats


async def table_of(browser: Browser) -> Table:
    return await browser.house.hub.table(browser.table)


async def restarted(house: House, table: str, name: str) -> Browser:
    """The same table as the server finds it after a restart."""
    return await House(house.store, bots=Asleep(1)).browser(name, table)


async def waiting(house: House) -> tuple[Browser, Browser]:
    """Anna's table, where Boris sits and a third seat is open."""
    table = await house.lay("me", "open", "open")
    await house.sit("boris", table, 1)
    return await house.browser("anna", table), await house.browser("boris", table)


@run
async def test_only_the_host_has_the_powers_of_a_host() -> None:
    house = House(bots=Asleep(1))
    anna, boris = await two_seats(house)
    watcher = await house.browser("olga", anna.table)
    for other in (boris, watcher):
        assert (await other.do("kick", seat=0))["code"] == "not_yours"
        assert (await other.do("mute", seat=0))["code"] == "not_yours"
        assert (await other.do("end"))["code"] == "not_yours"
    assert (await table_of(anna)).state == "playing"
    assert (await anna.do("kick", seat=0))["code"] == "not_now"  # your own seat is given up instead
    assert (await anna.do("mute", seat=0))["code"] == "not_now"
    assert (await anna.do("kick", seat=9))["code"] == "bad"
    assert (await anna.do("mute", seat=9))["code"] == "bad"


@run
async def test_before_the_game_whoever_is_sent_away_leaves_an_open_seat() -> None:
    house = House()
    anna, boris = await waiting(house)
    before = {invite["seat"]: invite["secret"] for invite in anna.info["invites"]}
    assert (await anna.do("kick", seat=1))["type"] == "done"
    assert [seat["kind"] for seat in anna.info["seats"]] == ["human", "open", "open"]
    assert anna.info["seats"][1]["name"] == ""
    assert not boris.info["seats"][1]["mine"]
    assert boris.info["invites"] == []
    after = {invite["seat"]: invite["secret"] for invite in anna.info["invites"]}
    assert after[2] == before[2]
    table = await table_of(anna)
    renewed = [seat.renewed for seat in table.seats]
    old = house.doorkeeper.seat_secret(anna.table, 1, True)
    assert house.doorkeeper.seat_of(anna.table, renewed, old) is None
    assert house.doorkeeper.seat_of(anna.table, renewed, after[1]) == (1, False)
    await house.sit("cyril", anna.table, 1)
    await house.sit("dana", anna.table, 2)
    again = await restarted(house, anna.table, "cyril")
    assert [seat["mine"] for seat in again.info["seats"]] == [False, True, False]
    assert again.info["state"] == "playing"


@run
async def test_during_the_game_a_bot_plays_on_until_somebody_else_sits_down() -> None:
    house = House(bots=Asleep(1))
    anna, boris = await two_seats(house)
    assert (await anna.do("kick", seat=1))["type"] == "done"
    place = anna.info["seats"][1]
    assert (place["vacant"], place["away"], place["bot"]) == (True, "table", "random")
    assert boris.update["seat"] == WATCHER  # what the seat holds is no longer his to see
    assert boris.update["ask"] is None
    assert (await boris.do("return", seat=1))["code"] == "not_yours"
    with pytest.raises(NotDone, match="table-other-seat"):  # the host knows another hand
        await house.sit("anna", anna.table, 1)
    await house.sit("cyril", anna.table, 1)
    cyril = await restarted(house, anna.table, "cyril")
    assert cyril.info["seats"][1]["name"] == "cyril"
    assert not cyril.info["seats"][1]["vacant"]
    assert (await cyril.do("return", seat=1))["type"] == "done"
    assert cyril.update["seat"] == 1


def sits(seat: int, name: str) -> Callable[[Table, int], None]:
    return lambda table, now: table.sit(seat, False, hashed(name), name, now)


@run
async def test_nobody_is_sent_away_once_numbers_are_shown() -> None:
    """Whoever came then could choose a number that fits those of the others."""
    house = House()
    table = await house.lay("me", "open", "open")
    names = {1: "boris", 2: "cyril"}
    for seat, name in names.items():
        await house.hub.change_at(table, sits(seat, name))
    for name in ("boris", "cyril"):
        await house.give(table, hashed(name), mark(number_of(hashed(name))), "")
    anna = await house.browser("anna", table)
    await house.give(table, hashed("boris"), "", number_of(hashed("boris")))
    assert (await anna.do("kick", seat=2))["code"] == "not_now"


@run
async def test_who_is_muted_may_not_talk_until_the_host_allows_it_again() -> None:
    house = House(bots=Asleep(1))
    anna, boris = await two_seats(house)
    olga = await house.browser("olga", anna.table)
    await anna.do("mute", seat=1)
    await anna.do("mute", seat=WATCHER)
    assert boris.info["seats"][1]["muted"]
    assert boris.info["watchers_muted"]
    for quiet in (boris, olga):
        assert (await quiet.do("say", text="hello"))["code"] == "not_now"
    assert (await anna.do("say", text="hello"))["type"] == "done"
    again = await restarted(house, anna.table, "boris")
    assert (await again.do("say", id="later", text="hello"))["code"] == "not_now"
    await anna.do("mute", seat=1, on=False)
    assert (await boris.do("say", text="at last"))["type"] == "done"
    assert anna.texts() == ["hello", "at last"]


@run
async def test_a_game_that_is_ended_is_over_without_a_result_and_seen_by_all() -> None:
    house = House(bots=Asleep(1))
    anna, boris = await two_seats(house)
    assert (await anna.do("end"))["type"] == "done"
    for browser in (anna, boris, await restarted(house, anna.table, "olga")):
        assert browser.info["state"] == "over"
        assert browser.info["unfinished"]
        assert (browser.update["over"], browser.update["asked"], browser.update["ask"]) == (
            None, None, None,
        )  # fmt: skip
    assert (await boris.say("look", seat=0))["seat"] == 0
    assert (await anna.do("end"))["code"] == "not_now"
    assert (await boris.do("rematch"))["type"] == "done"


@run
async def test_a_table_where_no_game_has_begun_is_removed() -> None:
    house = House()
    anna, boris = await waiting(house)
    assert (await anna.do("end"))["type"] == "done"
    assert anna.dropped
    assert boris.dropped
    assert boris.live.removed
    assert await house.store.load(anna.table) is None


@run
async def test_who_resigns_is_played_for_and_does_not_come_back() -> None:
    house = House(bots=Asleep(1))
    anna, boris = await two_seats(house)
    assert (await boris.do("resign", seat=0))["code"] == "not_yours"
    assert (await boris.do("resign", seat=1))["type"] == "done"
    place = anna.info["seats"][1]
    assert (place["resigned"], place["away"], place["bot"]) == (True, "left", "random")
    assert (await boris.do("return", seat=1))["code"] == "not_now"
    again = await restarted(house, anna.table, "boris")
    assert (await again.do("return", id="later", seat=1))["code"] == "not_now"
    assert anna.info["state"] == "playing"
    assert (await anna.do("resign", seat=0))["type"] == "done"
    assert (boris.info["state"], boris.info["unfinished"]) == ("over", True)


@run
async def test_a_leaked_link_is_worth_nothing_once_its_owner_has_renewed_it() -> None:
    house = House(bots=Asleep(1))
    anna, boris = await two_seats(house)
    (leaked,) = boris.info["invites"]
    await house.sit("thief", anna.table, 1)
    thief = await house.browser("thief", anna.table)
    assert thief.update["seat"] == 1
    assert (await thief.do("renew", seat=0))["code"] == "not_yours"
    assert (await anna.do("renew", seat=1))["code"] == "not_yours"
    assert (await boris.do("renew", seat=1))["type"] == "done"
    assert thief.update["seat"] == WATCHER
    assert (await thief.do("leave", seat=1))["code"] == "not_yours"
    renewed = [seat.renewed for seat in (await table_of(anna)).seats]
    assert house.doorkeeper.seat_of(anna.table, renewed, leaked["secret"]) is None
    (link,) = boris.info["invites"]
    assert house.doorkeeper.seat_of(anna.table, renewed, link["secret"]) == (1, True)
    again = await restarted(house, anna.table, "thief")
    assert not again.info["seats"][1]["mine"]
    assert (await restarted(house, anna.table, "boris")).info["invites"] == [link]


@run
async def test_the_host_renews_the_invitation_of_an_open_seat() -> None:
    house = House()
    anna, boris = await waiting(house)
    before = {invite["seat"]: invite["secret"] for invite in anna.info["invites"]}
    assert (await boris.do("renew", seat=2))["code"] == "not_yours"
    assert (await anna.do("renew", seat=2))["type"] == "done"
    after = {invite["seat"]: invite["secret"] for invite in anna.info["invites"]}
    assert after[2] != before[2]
    assert after[0] == before[0]


def test_powers_survive_a_crash_like_everything_else() -> None:
    """Who was sent away stays away, whatever the order of entries and holders in the store."""

    async def life() -> None:
        house = House(bots=Asleep(1))
        anna, boris = await two_seats(house)
        await anna.do("kick", seat=1)
        await house.sit("boris", anna.table, 1)  # and is asked back in
        again = await restarted(house, anna.table, "boris")
        assert again.info["seats"][1]["mine"]
        assert not again.info["seats"][1]["vacant"]
        assert boris.info["seats"][1]["mine"]

    asyncio.run(life())


# leaving for good, and removing


@run
async def test_a_guest_leaves_and_somebody_else_takes_the_seat() -> None:
    house = House(bots=Asleep(1))
    anna, boris = await two_seats(house)
    guest = boris.connection.guest
    assert what_may_be_done(await table_of(anna), guest) == ["leave"]
    await house.hub.change_at(anna.table, lambda at, now: at.depart(guest, now))
    place = anna.info["seats"][1]
    assert (place["vacant"], place["away"]) == (True, "table")
    assert boris.update["seat"] == WATCHER
    assert await house.hub.tables_of(guest) == []
    with pytest.raises(NotDone):
        await house.hub.change_at(anna.table, lambda at, now: at.depart(guest, now))
    assert [invite["seat"] for invite in anna.info["invites"]] == [0, 1]


@run
async def test_before_the_game_a_guest_who_leaves_frees_the_seat() -> None:
    house = House()
    anna, boris = await waiting(house)
    guest = boris.connection.guest
    await house.hub.change_at(anna.table, lambda at, now: at.depart(guest, now))
    assert [seat["kind"] for seat in anna.info["seats"]] == ["human", "open", "open"]


@run
async def test_a_host_removes_what_concerns_nobody_else() -> None:
    house = House(bots=Asleep(1))
    anna, boris = await two_seats(house)
    host, guest = anna.connection.guest, boris.connection.guest
    with pytest.raises(NotDone, match="table-not-alone"):
        await remove(house.hub, anna.live, host)
    assert what_may_be_done(await table_of(anna), host) == []
    alone = await house.browser("anna", await house.lay("me", "random"))
    with pytest.raises(NotDone, match="table-host-only"):
        await remove(house.hub, alone.live, guest)
    assert what_may_be_done(await table_of(alone), host) == ["remove"]
    await remove(house.hub, alone.live, host)
    assert alone.dropped
    with pytest.raises(NoTable):
        await house.hub.table(alone.table)


@run
async def test_a_seat_that_was_given_up_is_still_of_concern_to_somebody() -> None:
    house = House(bots=Asleep(1))
    anna, boris = await two_seats(house)
    await boris.do("resign", seat=1)
    with pytest.raises(NotDone, match="table-not-alone"):
        await remove(house.hub, anna.live, anna.connection.guest)
