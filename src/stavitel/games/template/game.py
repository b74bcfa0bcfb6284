"""The Tower, our smallest game: copy this folder to start one of your own."""

from typing import Final

from librt.vecs import vec
from msgspec import UNSET
from mypy_extensions import i64

from stavitel.engine.bits import bit, count, has, members
from stavitel.engine.business import ListedFrame, check_order, read_stack, written
from stavitel.engine.core import State, Step
from stavitel.engine.events import EventTable
from stavitel.engine.fields import Fields, set_of
from stavitel.engine.game import Game
from stavitel.engine.reasons import ReasonTable
from stavitel.engine.rng import Rng, some_of
from stavitel.engine.verbs import Verb, VerbTable, number
from stavitel.games.common_frames import ChooseOne, FromBag
from stavitel.games.template.views import Player, TowerBox, TowerView

COLOURS: Final = ["red", "blue", "green", "yellow"]
MOST_BLOCKS: Final = 30  # a set of blocks is a number: block 3 is its bit 3, bit 0 is never set
SEATS, TURN, RESTS, TOWER, POINTS = range(5)  # places in the open row, points of each seat last
BAG, HAND = range(2)  # places in the hidden row, the hand of each seat last

VERBS: Final = VerbTable()
DRAW_BLOCK: Final = VERBS.add("draw_block", number("block", 1, MOST_BLOCKS))  # chance does
LAY: Final = VERBS.add("lay", number("block", 1, MOST_BLOCKS))
DRAW: Final = VERBS.add("draw")
REST: Final = VERBS.add("rest")
REASONS: Final = ReasonTable()
NOT_IN_HAND: Final = REASONS.add("not_in_hand", "TW-3.1", "block")
TOO_LARGE: Final = REASONS.add("too_large", "TW-3.2", "block", "top")
BAG_EMPTY: Final = REASONS.add("bag_empty", "TW-3.3")
EVENTS: Final = EventTable()
BLOCK_DRAWN: Final = EVENTS.add("block_drawn", "seat", "block", secret="block", to="seat")
BLOCK_LAID: Final = EVENTS.add("block_laid", "seat", "block", "points")
RESTED: Final = EVENTS.add("rested", "seat")


class Tower(State):
    """One position: two rows of numbers, and the business that is still to be done."""

    def copy(self) -> "Tower":
        return Tower(self.public[:], self.hidden[:], self.stack[:])

    def top(self) -> int:
        """The topmost block is the smallest; an empty place bears anything (TW-3.2)."""
        return members(int(self.public[TOWER]) | bit(MOST_BLOCKS + 1))[0]


class DrawBlock(FromBag[Tower]):
    """A block out of the bag that only its owner sees (TW-1.2)."""

    def verb(self) -> Verb:
        return DRAW_BLOCK

    def bag(self, s: Tower) -> i64:
        return s.hidden[BAG]

    def take(self, s: Tower, drawn: i64) -> None:
        s.hidden[BAG] ^= bit(drawn)
        s.hidden[HAND + self.seat] |= bit(drawn)
        s.emit(BLOCK_DRAWN, self.seat, drawn)


class NextTurn(Step[Tower]):
    """Turns go around until all have rested one after another (TW-3.1, TW-4.1)."""

    def run(self, s: Tower) -> None:
        if s.public[RESTS] < s.public[SEATS]:
            s.push(NextTurn())
            s.push(Turn(s.public[TURN] % s.public[SEATS]))
            s.public[TURN] += 1


class Turn(ChooseOne[Tower]):
    """Lay a block, draw one, or rest (TW-3.1)."""

    def verbs(self) -> list[Verb]:
        return [LAY, DRAW, REST]

    def secret(self) -> bool:
        return True  # to rest without being asked would show that nothing fits

    def refuse(self, s: Tower, action: i64) -> i64:
        if DRAW.holds(action) and s.hidden[BAG] == 0:
            return BAG_EMPTY.of()
        if not LAY.holds(action):
            return 0
        block = LAY.value(action)
        if not has(s.hidden[HAND + self.seat], block):
            return NOT_IN_HAND.of(block)
        return 0 if block < s.top() else TOO_LARGE.of(block, s.top())

    def choose(self, s: Tower, action: i64) -> None:
        """A block that is laid scores a point for each block below it (TW-3.4)."""
        s.public[RESTS] = s.public[RESTS] + 1 if REST.holds(action) else 0
        if DRAW.holds(action):
            s.push(DrawBlock(self.seat))
        elif REST.holds(action):
            s.emit(RESTED, self.seat)
        else:
            block, points = LAY.value(action), count(s.public[TOWER])
            s.hidden[HAND + self.seat] ^= bit(block)
            s.public[TOWER] |= bit(block)
            s.public[POINTS + self.seat] += points
            s.emit(BLOCK_LAID, self.seat, block, points)


KINDS: Final = {
    "next_turn": ListedFrame(NextTurn, "", ""),
    "turn": ListedFrame(Turn, "seat", "next_turn"),
    "draw_block": ListedFrame(DrawBlock, "seat", "next_turn draw_block"),
}


class TowerGame(Game):
    """The Tower with one box of components."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__("template", 1, VERBS, EVENTS, REASONS)
        box = Fields(data, []).group("blocks")
        self.blocks: Final = (2 << box.number("count", 12, MOST_BLOCKS)) - 2
        self.dealt: Final = box.number("dealt", 1, 3)
        box.ignore("source", "note")
        box.done()
        self.components = data
        self.minutes = 5
        self.weight = 1
        self.seat_names = COLOURS
        self.words = {"seat": COLOURS}

    def start(self, seats: int, variant: str, switches: dict[str, str]) -> Tower:
        public, hidden = [seats] + [0] * (3 + seats), [self.blocks] + [0] * seats
        draws = [DrawBlock(place % seats) for place in range(seats * self.dealt)]
        return Tower(vec[i64](public), vec[i64](hidden), [NextTurn(), *draws])

    def scores(self, s: State) -> list[int]:
        return [int(points) for points in s.public[POINTS:]]

    def turns(self, s: State) -> int:
        return int(-(-s.public[TURN] // s.public[SEATS]))  # rounds, one begun counts

    def evaluate(self, s: State, seat: i64) -> float:
        """Points, and a little for every block in the hand that could still be laid."""
        assert isinstance(s, Tower)
        return float(s.public[POINTS + seat] + count(s.hidden[HAND + seat] & (bit(s.top()) - 1)))

    def view(self, s: State, seat: int) -> TowerView:
        """All but the bag and the hands of others, of which only the size is known (TW-1.2)."""
        hands = [members(int(hand)) for hand in s.hidden[HAND:]]
        rows = zip(COLOURS, self.scores(s), hands)
        players = [Player(seat=c, points=p, blocks=len(hand)) for c, p, hand in rows]
        tower = members(int(s.public[TOWER]))[::-1]
        return TowerView(tower=tower, players=players, hand=UNSET if seat < 0 else hands[seat])

    def printed(self) -> TowerBox:
        return TowerBox(blocks=count(self.blocks), dealt=self.dealt)

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        """Other hands are dealt anew from all that the seat does not see."""
        world = s.copy()
        others = [place for place in range(HAND, len(s.hidden)) if place != HAND + seat]
        for place in others:
            world.hidden[BAG] |= s.hidden[place]
        for place in others:
            world.hidden[place] = some_of(world.hidden[BAG], count(s.hidden[place]), rng)
            world.hidden[BAG] ^= world.hidden[place]
        return world

    def position(self, s: State) -> dict[str, object]:
        found: dict[str, object] = {"seats": int(s.public[SEATS]), "variant": "standard"}
        found |= {"turn": int(s.public[TURN]), "rests": int(s.public[RESTS])}
        found["tower"] = members(int(s.public[TOWER]))
        for seat, points in enumerate(self.scores(s)):
            found[COLOURS[seat]] = {"points": points, "hand": members(int(s.hidden[HAND + seat]))}
        return {**found, "pending": [written(frame) for frame in s.stack]}

    def load(self, data: dict[str, object]) -> Tower:
        """What is left out is naught; the bag has every block that is nowhere else."""
        top = Fields(data, [])
        top.word("variant", self.variants, "standard")
        s = self.start(top.number("seats", 2, 4, 2), "standard", {})
        s.public[TURN] = top.number("turn", 0, 999, 1)
        s.public[RESTS] = top.number("rests", 0, 4, 0)
        s.public[TOWER] = set_of(top, "tower", 1, MOST_BLOCKS)
        for seat in range(s.public[SEATS]):
            player = top.group(COLOURS[seat])
            s.public[POINTS + seat] = player.number("points", 0, 999, 0)
            s.hidden[HAND + seat] = set_of(player, "hand", 1, MOST_BLOCKS)
            player.done()
        s.hidden[BAG] -= s.public[TOWER] + sum(s.hidden[HAND:])
        usual = ["next_turn", f"turn {(s.public[TURN] - 1) % s.public[SEATS]}"]
        s.stack = read_stack(KINDS, top, usual, {"seat": int(s.public[SEATS]) - 1})
        top.done()
        return s

    def check(self, s: State) -> list[str]:
        """Every block is in one place (TW-1.1), and business in its order."""
        places = [int(s.public[TOWER]), *map(int, s.hidden)]
        apart = sum(map(int.bit_count, places)) == self.blocks.bit_count()
        whole = sum(places) == self.blocks and min(places) >= 0
        return check_order(s, KINDS) + ([] if apart and whole else ["a block is not in one place"])


make = TowerGame
