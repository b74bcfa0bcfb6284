"""What the table sees: whoever listens to all events can rebuild every open fact."""

from typing import Any

import pytest

from .table import COLOURS, GAME, cards, new_game, random_game, seen, watch

CARDS = GAME.words["card"]
GOODS = GAME.words["good"]
PARTS = GAME.words["part"]
PRESTIGE = GAME.words["building"]


class Listener:
    """A table rebuilt from events alone, from the layout on."""

    def __init__(self, seats: int) -> None:
        self.round, self.phase, self.provost = 0, 0, 0
        self.first: str | None = None
        self.bridge: list[str] = []
        self.road: list[dict[str, Any]] = []
        self.castle = dict(seen(new_game(seats))["castle"])
        self.removed = dict.fromkeys(PARTS, 0)
        start = {"food": 2, "wood": 2, "stone": 0, "gold": 0}
        self.players: list[dict[str, Any]] = [
            {
                "goods": dict(start),
                "deniers": 4,
                "workers": 4,
                "hand": [],
                "discard": [],
                "tokens": dict.fromkeys(PARTS, 0),
                "prestige": [],
                "batches": 0,
            }
            for _ in range(seats)
        ]

    def hear(self, event: dict[str, Any]) -> None:
        """Follow one event; each name is a method of this listener."""
        rest = {name: value for name, value in event.items() if name not in ("event", "seat")}
        who = self.players[event["seat"]] if "seat" in event else {}
        getattr(self, event["event"])(who, event.get("seat", -1), **rest)

    # setup and drawing

    def neutral_laid(self, who: Any, seat: int, card: int, position: int) -> None:
        assert position == len(self.road)
        self.lay(card, None)
        if CARDS[card] == "neutral_peddler":
            self.provost = position

    def card_drawn(self, who: Any, seat: int, card: int) -> None:
        who["hand"].append(CARDS[card])

    def hand_kept(self, who: Any, seat: int) -> None:
        assert len(who["hand"]) == 3

    def card_discarded(self, who: Any, seat: int, card: int) -> None:
        who["hand"].remove(CARDS[card])
        who["discard"].append(CARDS[card])

    def pile_renewed(self, who: Any, seat: int, cards: int) -> None:
        assert cards == len(who["discard"]) > 0
        who["discard"].clear()

    def first_player_chosen(self, who: Any, seat: int) -> None:
        self.first = COLOURS[seat]

    # rounds and phases

    def round_started(self, who: Any, seat: int, round: int) -> None:
        assert round == self.round + 1
        self.round = round

    def phase_started(self, who: Any, seat: int, phase: int) -> None:
        self.phase = phase
        if GAME.words["phase"][phase] == "castle":
            for one in self.players:
                one["batches"] = 0

    def income_taken(self, who: Any, seat: int, denier: int) -> None:
        who["deniers"] += denier

    def provost_advanced(self, who: Any, seat: int, steps: int, position: int) -> None:
        self.provost += steps
        assert position == self.provost

    def first_player_passed_on(self, who: Any, seat: int) -> None:
        self.first = COLOURS[seat]
        self.bridge.clear()

    def game_ended(self, who: Any, seat: int, round: int) -> None:
        assert round == self.round
        self.phase = GAME.words["phase"].index("game_end")

    # actions

    def draw_bought(self, who: Any, seat: int, denier: int) -> None:
        who["deniers"] -= denier

    def exchange_bought(self, who: Any, seat: int, denier: int, cards: int) -> None:
        assert cards == len(who["hand"])
        who["deniers"] -= denier

    def worker_placed(self, who: Any, seat: int, position: int, card: int, denier: int) -> None:
        assert self.road[position]["card"] == CARDS[card]
        self.road[position]["worker"] = COLOURS[seat]
        who["workers"] -= 1
        who["deniers"] -= denier

    def cost_paid(self, who: Any, seat: int, **cubes: int) -> None:
        for good, amount in cubes.items():
            who["goods"][good] -= amount

    def building_built(self, who: Any, seat: int, card: int, position: int) -> None:
        assert position == len(self.road)
        who["hand"].remove(CARDS[card])
        self.lay(card, COLOURS[seat])

    def store_filled(
        self, who: Any, seat: int, card: int, position: int, good: int, amount: int
    ) -> None:
        assert self.road[position]["card"] == CARDS[card]
        assert GOODS[good] in ("food", "wood", "stone")
        self.road[position]["store"] = amount

    def prestige_built(self, who: Any, seat: int, building: int, position: int) -> None:
        assert self.road[position]["owner"] == COLOURS[seat]
        self.road[position]["prestige"] = PRESTIGE[building]

    def prestige_built_in_front(self, who: Any, seat: int, building: int) -> None:
        who["prestige"].append(PRESTIGE[building])

    def passed(self, who: Any, seat: int, space: int, denier: int) -> None:
        self.bridge.append(COLOURS[seat])
        assert space == len(self.bridge)
        who["deniers"] += denier

    def provost_moved(self, who: Any, seat: int, steps: int, position: int, denier: int) -> None:
        self.provost += steps
        assert (position, denier) == (self.provost, abs(steps))
        who["deniers"] -= denier

    # buildings

    def effect_declined(self, who: Any, seat: int, position: int, card: int, role: int) -> None:
        slot = self.road[position]
        assert slot["card"] == CARDS[card]
        assert slot["worker" if role == 0 else "owner"] == COLOURS[seat]

    def cubes_given(self, who: Any, seat: int, good: int, amount: int) -> None:
        assert amount > 0
        who["goods"][GOODS[good]] -= amount

    def deniers_paid(self, who: Any, seat: int, denier: int) -> None:
        assert denier > 0
        who["deniers"] -= denier

    def cubes_taken(self, who: Any, seat: int, good: int, amount: int, card: int) -> None:
        assert amount > 0
        assert card in [CARDS.index(slot["card"]) for slot in self.road]
        who["goods"][GOODS[good]] += amount

    def deniers_taken(self, who: Any, seat: int, denier: int, card: int) -> None:
        assert denier > 0
        assert card in [CARDS.index(slot["card"]) for slot in self.road]
        who["deniers"] += denier

    def store_cubes_taken(self, who: Any, seat: int, good: int, amount: int, card: int) -> None:
        own = (CARDS[card], COLOURS[seat])
        [slot] = [slot for slot in self.road if (slot["card"], slot["owner"]) == own]
        assert amount > 0
        slot["store"] -= amount
        who["goods"][GOODS[good]] += amount

    def card_turned(self, who: Any, seat: int, position: int, card: int) -> None:
        slot = self.road[position]
        assert (slot["card"], slot["owner"]) == (CARDS[card], COLOURS[seat])
        slot["residence"] = True
        if slot["worker"] is None:
            self.empty_store(slot)

    def worker_returned(self, who: Any, seat: int, position: int) -> None:
        slot = self.road[position]
        assert slot["worker"] == COLOURS[seat]
        slot["worker"] = None
        who["workers"] += 1
        if slot["residence"]:
            self.empty_store(slot)

    # castle

    def batch_delivered(self, who: Any, seat: int, **cubes: int) -> None:
        assert sum(cubes.values()) == 3
        who["batches"] += 1
        for good, amount in cubes.items():
            who["goods"][good] -= amount

    def token_taken(self, who: Any, seat: int, part: int) -> None:
        self.castle[PARTS[part]] -= 1
        who["tokens"][PARTS[part]] += 1

    def delivery_ended(self, who: Any, seat: int, batches: int) -> None:
        assert batches == who["batches"]

    def most_batches_rewarded(self, who: Any, seat: int, gold: int) -> None:
        who["goods"]["gold"] += gold

    def token_removed(self, who: Any, seat: int, part: int) -> None:
        self.castle[PARTS[part]] -= 1
        self.removed[PARTS[part]] += 1

    # what the listener would see

    def lay(self, card: int, owner: str | None) -> None:
        slot = {"position": len(self.road) + 1, "card": CARDS[card], "owner": owner}
        store = 0 if CARDS[card].startswith("small_") else None
        free = {"worker": None, "residence": False, "prestige": None, "store": store}
        self.road.append({**slot, **free})

    def empty_store(self, slot: dict[str, Any]) -> None:
        if slot["store"] is not None:
            slot["store"] = 0

    def picture(self, beginner: bool) -> dict[str, Any]:
        return {
            "round": self.round,
            "phase": GAME.words["phase"][self.phase],
            "first_player": self.first,
            "provost": None if beginner else self.provost + 1,
            "bridge": self.bridge,
            "castle": self.castle,
            "removed": self.removed,
            "road": self.road,
        }


@pytest.mark.parametrize("variant", ["standard", "beginner"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (4, 13), (2, 14)])
def test_events_tell_every_movement(seats: int, seed: int, variant: str) -> None:
    """CMC-3.2, CMC-3.7, CMC-13.2: nothing changes hands unseen, and all that is told is true."""
    listener = Listener(seats)
    heard = 0
    for s in random_game(seats, variant, seed):
        if s.events is None:
            watch(s)
        events = s.events or []
        for event in events[heard:]:
            own = int(event.values[0]) if event.kind.args[:1] == ["seat"] else -1
            listener.hear(event.seen_by(own))
        heard = len(events)
        view = seen(s)
        picture = listener.picture(variant == "beginner")
        assert {name: view[name] for name in picture} == picture
        for colour, mine in zip(COLOURS, listener.players, strict=False):
            shown = view["players"][COLOURS.index(colour)]
            open_facts = {name: fact for name, fact in mine.items() if name in shown}
            open_facts["discard"] = [card for card in CARDS if card in mine["discard"]]
            open_facts["prestige"] = [name for name in PRESTIGE if name in mine["prestige"]]
            assert {name: shown[name] for name in open_facts} == open_facts
            assert sorted(mine["hand"]) == sorted(cards(s, colour)["hand"])
