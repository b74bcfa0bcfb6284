"""What every game offers to the rest of the program."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import State
from stavitel.engine.errors import BadSetup
from stavitel.engine.events import Event, EventTable
from stavitel.engine.inputs import Inputs
from stavitel.engine.reasons import ReasonTable
from stavitel.engine.rng import Rng
from stavitel.engine.switches import Switch
from stavitel.engine.verbs import VerbTable
from stavitel.engine.views import Box, View, domains_in

_SAME_WORDS: Final = {
    "owner": "seat", "holder": "seat", "winner": "seat", "to": "seat",
    "give": "resource", "take": "resource",
    "other_card": "card", "other_place": "place", "other_region": "region", "other_site": "site",
}  # fmt: skip
"""Arguments that are called after their part in the sentence, and what they are."""
_HALFWAY: Final = 6.0


def named_in(view: type[View], others: dict[str, str]) -> dict[str, list[str]]:
    """For keys of a view the domains their words belong to: as its classes declare, and, for words
    that these cannot place, from the keys of each domain."""
    found = domains_in(view)
    for domain, keys in others.items():
        for key in keys.split():
            found.setdefault(key, []).append(domain)
    return found


def domain_of(argument: str) -> str:
    """The kind of thing an argument names: the owner of a building is a seat."""
    return _SAME_WORDS.get(argument, argument)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with one set of components. Holds no position: states do."""

    def __init__(
        self, id: str, version: int, verbs: VerbTable, events: EventTable, reasons: ReasonTable
    ) -> None:
        self.id = id
        self.version = version  # changes when the same actions could lead elsewhere
        self.verbs = verbs
        self.events = events
        self.reasons = reasons
        self.min_seats = 2
        self.max_seats = 4
        self.minutes = 0  # about how long people take at a table; 0 if nobody has said
        self.weight = 0  # 1 easily learnt, 2 medium, 3 demanding; 0 if nobody has said
        self.variants: list[str] = ["standard"]
        self.switches: list[Switch] = []
        self.seat_names: list[str] = []
        self.free_colours = False  # any seat may have any of them
        self.words: dict[str, list[str]] = {}  # argument name -> the words its numbers stand for
        self.amounts: list[str] = []  # argument names that count pieces: "2 wood, 1 gold"
        self.counted: list[str] = []  # keys of places: from 0 in states, from 1 in all that is read
        self.domains: dict[str, list[str]] = {}  # key of the view -> domains of its words
        self.scored: dict[str, str] = {}  # event -> source of its points, "-lost" where they go
        self.components: dict[str, object] = {}
        self.same_cards: list[str] = []  # marks of components that were written in another way
        self.to_come: list[str] = []  # cards of whose past a position may keep silent
        self.memory: list[str] = []  # keys of a position that only say what seats remember
        self.fewer: dict[str, int] = {}  # argument -> its words when servers kept numbers only
        self.foresight = 3  # a choice may take several decisions: how many of one's own to try
        self.listed_last: list[str] = []  # verbs below all others, in this order: passing, ending
        self.first_meant: list[str] = []  # verbs of what people mean to do most often, in order
        self.draws: list[str] = []  # verbs that say themselves that something is drawn or rolled
        self.counts_lead = False  # greed is for the lead over the others, not for points alone
        self.common_point = 1.0  # matters as little as a point of a game that is won with forty
        self.moments = 1  # bits of `moment`
        self.learned_turns = 0  # how far a search follows by a learned value; 0: to the `horizon`
        self.judged_soon = 0.0  # so much of a trial counts at the end of the turn, not the horizon
        self.by_net = [0.4, 0.75, 0.9, 1.0]  # so many decisions of levels 5 to 8
        self.unsearched = 0.0  # so many of level 5 are taken at first sight, as level 4 takes all

    # a game and its course

    def start(self, seats: int, variant: str, switches: dict[str, str]) -> State:
        """A table before its first draw, chance still to come. Arguments are checked before."""
        raise NotImplementedError

    def paint(self, s: State, colours: list[str]) -> None:
        """Give the seats of a table before its first draw the colours they have chosen, where a
        rule asks for the colour; elsewhere it is only paint."""

    def painted(self, s: State) -> list[str]:
        """The colours a position itself gives its seats, if they are not the usual ones."""
        return []

    def scores(self, s: State) -> list[int]:
        """The points of every seat if the game ended now."""
        raise NotImplementedError

    def places(self, s: State) -> list[int]:
        """The place of every seat, 1 for the winners; equal places are shared."""
        scores = self.scores(s)
        return [1 + sum([1 for other in scores if other > mine]) for mine in scores]

    def turns(self, s: State) -> int:
        """How many rounds, or turns, have been played: a number people compare games by."""
        raise NotImplementedError

    def progress(self, s: State) -> float:
        """How much of the game is over, from 0 to 1, by what ends it and everybody sees. One that
        does not say so is taken for half over after a few turns."""
        left: float = 0.5 ** (self.turns(s) / _HALFWAY)
        return 1.0 - left

    def horizon(self, s: State) -> int:
        """The turn, by `turns`, up to which a search follows what it tries: the seat that searches
        must have its next turn in between, or what it prepares seems to be worth nothing."""
        return self.turns(s) + 2

    # what a seat may know

    def told(self, event: Event, seat: int) -> dict[str, object]:
        """An event as a seat may know it, its arguments as those of an action: names as words,
        None where there is nothing to name."""
        seen = event.seen_by(seat)
        for argument, value in seen.items():
            words = self.words.get(domain_of(argument))
            if words is not None and isinstance(value, int):
                seen[argument] = words[value] if value >= 0 else None
            elif isinstance(value, int) and argument in self.counted:
                seen[argument] = value + 1
        return seen

    def words_of(self, domain: str) -> list[str]:
        """The words of a domain: of an argument, of the variants, or of a switch."""
        if domain in self.words:
            return self.words[domain]
        if domain == "variant":
            return self.variants
        for switch in self.switches:
            if switch.name == domain:
                return switch.choices
        raise KeyError(f"{self.id}: expected words for '{domain}' in `words` of the game")

    def view(self, s: State, seat: int) -> View:
        """Everything `seat` may know, built from nothing; seat -1 is a spectator."""
        raise NotImplementedError

    def printed(self) -> Box:
        """What is printed on cards and boards, for whoever draws the table."""
        return Box()

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        """A position the seat could not tell from the real one, all of them equally likely:
        a determinisation of what it knows."""
        raise NotImplementedError

    def calm(self, s: State, rng: Rng) -> None:
        """Play on by habit, cheaply, to a point where positions can be compared: quiescence."""

    def evaluate(self, s: State, seat: i64) -> float:
        """How good a position at rest is for a seat, in points of the final score."""
        raise NotImplementedError

    def sharpness(self, s: State) -> float:
        """What a point of lead by `evaluate` says about the win, as a logit: with 0.25, four points
        make it about three times as likely as not. Less where little is decided yet."""
        return 0.25

    def table_kind(self, s: State) -> str:
        """The tables that one set of learned weights is for; "" where nothing can be learned."""
        return ""

    def features(self, s: State, seat: i64, out: Inputs) -> None:
        """What a learned value sees of a position: no more than the seat may know."""
        raise NotImplementedError

    def moment(self, s: State, seat: i64) -> i64:
        """What a learned value should know of a turn that `calm` is about to cut short, since it
        cannot be seen afterwards: a set of `moments` bits, never empty."""
        return 1

    def judged_twice(self, s: State) -> bool:
        """Whether a search judges by a net and by `evaluate`, half and half, and plays on by the
        latter, where a net ships."""
        return False

    def lapses(self, s: State) -> float:
        """Casual players overlook so much of the usual: less where it costs more."""
        return 1.0

    def learned_horizon(self, s: State) -> int:
        """Like `horizon`, for a search that judges by a learned value: this knows what things that
        were prepared will be worth, so it need not see them used."""
        if self.learned_turns == 0:
            return self.horizon(s)
        return self.turns(s) + self.learned_turns

    # words

    def notes(self, s: State, action: int) -> dict[str, int]:
        """What a sentence about an action wants to know beyond its arguments."""
        return {}

    def prompt_notes(self, s: State) -> dict[str, int]:
        """What the sentence that asks for the waiting decision wants to know."""
        return {}

    def slip(self, s: State, action: int) -> str:
        """A word where a legal action is probably a slip, to ask back with the text `slip-word`."""
        return ""

    # positions as data

    def position(self, s: State) -> dict[str, object]:
        """The position in the words of the rules, leaving out what is usual."""
        raise NotImplementedError

    def agreed(self, s: State) -> dict[str, object]:
        """The position without what seats remember of it: a better memory is no other game."""
        return forgetting(self.position(s), self.memory)

    def load(self, data: dict[str, object]) -> State:
        """The position described by such a table; raises BadField where it cannot be."""
        raise NotImplementedError

    def check(self, s: State) -> list[str]:
        """Every invariant that fails, in words; an empty list for a sound position."""
        raise NotImplementedError


def forgetting(position: dict[str, object], keys: list[str]) -> dict[str, object]:
    """A table of a position without these keys, wherever they stand."""
    kept: dict[str, object] = {}
    for key, value in position.items():
        if key not in keys:
            kept[key] = forgetting(value, keys) if isinstance(value, dict) else value
    return kept


def check_setup(game: Game, seats: int, variant: str, switches: dict[str, str]) -> None:
    """Refuse a table the game cannot be played at, with a sentence that says what can."""
    if not game.min_seats <= seats <= game.max_seats:
        several = f"{game.min_seats} to {game.max_seats}"
        expected = f"{game.min_seats if game.min_seats == game.max_seats else several} seats"
        raise BadSetup(f"{game.id}: expected {expected}; got {seats}")
    if variant not in game.variants:
        raise BadSetup(f"{game.id}: expected variant {_either(game.variants)}; got '{variant}'")
    for name, choice in switches.items():
        known = [switch for switch in game.switches if switch.name == name]
        if not known:
            names = _either([switch.name for switch in game.switches])
            raise BadSetup(f"{game.id}: expected switch {names}; got '{name}'")
        if choice not in known[0].choices:
            raise BadSetup(f"{name}: expected {_either(known[0].choices)}; got '{choice}'")
        if not known[0].may_choose(variant, choice):
            only = _either(known[0].variants)
            raise BadSetup(
                f"{name}: expected '{known[0].usual}' or variant {only}; got '{variant}'"
            )


def _either(words: list[str]) -> str:
    return " or ".join(words) if words else "(none)"
