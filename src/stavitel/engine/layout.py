"""A game's numbers, declared once: what each is called, where it lies, what it may be.

`fields.py` of a game lists them; `python -m stavitel.declare` writes the accessors from the list.
The same list reads and writes plain values of positions and checks ranges while a game runs.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.bits import members
from stavitel.engine.core import State
from stavitel.engine.fields import BadField, Fields
from stavitel.engine.switches import Switch

NUMBER: Final = "number"
WORD: Final = "word"
SET: Final = "set"
FLAG: Final = "flag"

_ANY_NUMBER: Final = 2**62


@final
class Index:
    """What a field has one number for each of: seats, kinds of goods, positions of a road.

    `words` name them, in messages and as keys of positions; without words they are numbered.
    """

    def __init__(self, name: str, size: int, words: list[str] | None = None) -> None:
        assert name not in ("at", "n", "yes", "member"), "what accessors call place and value"
        self.name: Final = name
        self.size: Final = size
        self.words: Final = words

    def written(self, n: int) -> str:
        return str(n) if self.words is None else self.words[n]


@final
class Field:
    """One fact, or one for each seat, card or place; see the functions below."""

    def __init__(
        self,
        kind: str,
        name: str,
        low: int,
        high: int,
        default: int,
        words: list[str],
        per: list[Index],
        key: str | None,
        about: str,
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.default: Final = default
        self.words: Final = words
        self.per: list[Index] = per
        self.key: Final = name if key is None else key
        self.about: Final = about
        self.switch: Switch | None = None
        self.hidden = False
        self.start = 0  # its row sets these two
        self.strides: list[int] = []

    def size(self) -> int:
        size = 1
        for index in self.per:
            size *= index.size
        return size

    def most(self) -> int:
        """What the number can be while a game runs. The highest of a plain number is what people
        may write; with other components a long game can go beyond it."""
        return _ANY_NUMBER if self.kind == NUMBER else self.high

    def place(self, *at: int) -> int:
        """Where the number lies in its row."""
        place = self.start
        for n, stride in zip(at, self.strides, strict=True):
            place += n * stride
        return place

    def get(self, s: State, *at: int) -> int:
        row = s.hidden if self.hidden else s.public
        return int(row[self.place(*at)])

    def put(self, s: State, value: int, *at: int) -> None:
        row = s.hidden if self.hidden else s.public
        row[self.place(*at)] = value

    # in positions

    def read(self, s: State, group: Fields, *at: int, among: list[str] | None = None) -> None:
        """Take the value under the field's key; where it is absent, the default. A field with one
        index more than given is a group of its own, keyed by the index's words. `among` narrows
        the words, to the seats of this game for example."""
        if len(at) == len(self.per):
            self.put(s, self._value(group, self.key, among or self.words), *at)
            return
        part = group.group(self.key)
        for n, word in enumerate(self.per[-1].words or []):
            self.put(s, part.number(word, self.low, self.high, self.default), *at, n)
        part.done()

    def _value(self, group: Fields, key: str, words: list[str]) -> int:
        if self.kind == NUMBER:
            return group.number(key, self.low, self.high, self.default)
        if self.kind == FLAG:
            return 1 if group.flag(key, self.default == 1) else 0
        if self.kind == WORD:
            return group.word(key, words, self.words[self.default] if self.default >= 0 else "")
        if self.default != 0 and not group.has(key):
            return self.default
        mask = 0
        for place, member in enumerate(group.words(key, words)):
            if mask >> member & 1:
                raise BadField([*group.path, key, place], f"'{words[member]}' is listed twice")
            mask |= 1 << member
        return mask

    def write(self, s: State, group: dict[str, object], *at: int) -> None:
        """Put the value under the field's key, unless it is the default."""
        if len(at) == len(self.per):
            value = self.get(s, *at)
            if value != self.default:
                group[self.key] = self.written(value)
            return
        part: dict[str, object] = {}
        for n, word in enumerate(self.per[-1].words or []):
            value = self.get(s, *at, n)
            if value != self.default:
                part[word] = value
        if part:
            group[self.key] = part

    def written(self, value: int) -> object:
        """The value as it stands in a position: a number, a word, true or false, or words."""
        if self.kind == NUMBER:
            return value
        if self.kind == WORD:
            return self.words[value]
        return [self.words[n] for n in members(value)] if self.kind == SET else value == 1


# how a declaration is written; `key` is the key in positions, "" if positions tell it otherwise


def number(
    name: str,
    low: int,
    high: int,
    default: int = 0,
    per: list[Index] | None = None,
    key: str | None = None,
    about: str = "",
) -> Field:
    """A count, an amount, a place on a track."""
    return Field(NUMBER, name, low, high, default, [], per or [], key, about)


def word(
    name: str,
    words: list[str],
    default: int = 0,
    per: list[Index] | None = None,
    key: str | None = None,
    about: str = "",
) -> Field:
    """One of the words; with a default of -1, possibly none of them."""
    low = min(0, default)
    return Field(WORD, name, low, len(words) - 1, default, words, per or [], key, about)


def set_of(
    name: str,
    words: list[str],
    default: int = 0,
    per: list[Index] | None = None,
    key: str | None = None,
    about: str = "",
) -> Field:
    """Some of the words, as the bits of the number."""
    return Field(SET, name, 0, (1 << len(words)) - 1, default, words, per or [], key, about)


def flag(
    name: str, per: list[Index] | None = None, key: str | None = None, about: str = ""
) -> Field:
    """Yes or no; no at first."""
    return Field(FLAG, name, 0, 1, 0, [], per or [], key, about)


def switch(
    name: str,
    choices: list[str],
    rules: str,
    former: str = "",
    since: int = 0,
    variants: list[str] | None = None,
    harmless: bool = False,
) -> Field:
    """A reading of a rule that the table chooses, the usual one first; see `Switch`."""
    field = word(name, choices)
    field.switch = Switch(name, choices, rules.split(), former, since, variants, harmless)
    return field


@final
class Block:
    """Fields that lie together, once for each of an index: all of seat 0, then all of seat 1."""

    def __init__(self, index: Index, fields: list[Field]) -> None:
        self.index: Final = index
        self.fields: Final = fields


def each(index: Index, *fields: Field) -> Block:
    return Block(index, list(fields))


@final
class Row:
    """Fields one after another: they cannot overlap."""

    def __init__(self, parts: Sequence[Field | Block]) -> None:
        self.fields: Final[list[Field]] = []
        self.blocks: Final[dict[str, int]] = {}  # name of the index -> numbers in one block
        self.size = 0
        for part in parts:
            if isinstance(part, Block):
                self._lay_block(part)
            else:
                self._lay(part)
        self.defaults: Final = vec[i64]([0] * self.size)
        self.lows: Final = vec[i64]([0] * self.size)
        self.highs: Final = vec[i64]([0] * self.size)
        for field in self.fields:
            for at in every(field.per):
                place = field.place(*at)
                self.defaults[place] = field.default
                self.lows[place] = field.low
                self.highs[place] = field.most()

    def _lay(self, field: Field) -> None:
        field.start = self.size
        stride = field.size()
        self.size += stride
        for index in field.per:
            stride //= index.size
            field.strides.append(stride)
        self.fields.append(field)

    def _lay_block(self, block: Block) -> None:
        start = self.size
        for field in block.fields:
            self._lay(field)
        length = self.size - start
        self.blocks[block.index.name] = length
        for field in block.fields:
            field.per = [block.index, *field.per]
            field.strides = [length, *field.strides]
        self.size = start + length * block.index.size

    def is_sound(self, row: vec[i64]) -> bool:
        """Whether every number is in its range."""
        for place in range(len(row)):
            if not self.lows[place] <= row[place] <= self.highs[place]:
                return False
        return True


@final
class Layout:
    """All fields of a game. `state` names the class in `state.py` that adds the rules' methods."""

    def __init__(
        self, state: str, public: Sequence[Field | Block], hidden: Sequence[Field | Block]
    ) -> None:
        self.state: Final = state
        self.public: Final = Row(public)
        self.hidden: Final = Row(hidden)
        for field in self.hidden.fields:
            field.hidden = True
        self.fields: Final = self.public.fields + self.hidden.fields
        self.names: Final = {field.name: field for field in self.fields}
        assert len(self.names) == len(self.fields), "a field is declared twice"
        self.switches: Final[list[Switch]] = []
        for field in self.fields:
            if field.switch is not None:
                self.switches.append(field.switch)

    def blank_public(self) -> vec[i64]:
        """The open row with every number at its default."""
        return self.public.defaults[:]

    def blank_hidden(self) -> vec[i64]:
        return self.hidden.defaults[:]

    def some(self, names: str) -> list[Field]:
        """The fields of these names, in this order."""
        return [self.names[name] for name in names.split()]

    # house rules

    def choose(self, s: State, choices: dict[str, str]) -> None:
        """Play by these readings, and by the usual ones where nothing is said."""
        for switch in self.switches:
            choice = choices.get(switch.name, switch.usual)
            self.names[switch.name].put(s, switch.choices.index(choice))

    def read_choices(self, s: State, table: Fields) -> None:
        for switch in self.switches:
            self.names[switch.name].read(s, table)

    def write_choices(self, s: State, table: dict[str, object]) -> None:
        """Put those that are not the usual ones."""
        for switch in self.switches:
            self.names[switch.name].write(s, table)

    def choices(self, s: State, variant: str = "") -> dict[str, str]:
        """The readings a game of this variant is played by, for whoever looks at it."""
        return {
            switch.name: switch.choices[self.names[switch.name].get(s)]
            for switch in self.switches
            if switch.concerns(variant)
        }

    def faults(self, s: State) -> list[str]:
        """Every number outside its range, in words."""
        if self.public.is_sound(s.public) and self.hidden.is_sound(s.hidden):
            return []
        found: list[str] = []
        for field in self.fields:
            for at in every(field.per):
                value = field.get(s, *at)
                if not field.low <= value <= field.most():
                    names = [index.written(n) for index, n in zip(field.per, at, strict=True)]
                    expected = f"expected a number from {field.low} to {field.high}"
                    found.append(f"{' '.join([field.name, *names])}: {expected}; got {value}")
        return found


def every(per: list[Index]) -> list[list[int]]:
    """All places of the indices, in the order in which they lie."""
    places: list[list[int]] = [[]]
    for index in per:
        places = [[*at, n] for at in places for n in range(index.size)]
    return places
