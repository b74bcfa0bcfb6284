"""What travels through the socket of a table, as typed messages; `http_wire.py` and
`history_wire.py` have the requests beside it. `docs/reference/protocol.md` tells the story;
`stavitel schema` writes the same shapes as TypeScript for the client.

Field names are short words of the table. Seats are numbers from 0; `WATCHER` looks on.
Every sentence is already in the language the browser asked for; ids, words and events are not.
"""

from typing import Any, Final, Literal

from msgspec import Struct

from stavitel.log import Line, News
from stavitel.sentences import Part

WATCHER: Final = -1

Language = Literal["en", "cs", "pl", "de"]

Share = Literal["bot", "awaited", "marked", "given", "none", "withheld"]
"""How far a seat is with its number for the draws; the last three are final."""

Brings = Literal["", "awaited", "brought"]
"""Whether a seat has brought its deck; nothing where none are brought."""

Away = Literal["", "left", "time", "table"]
"""Why a bot stands in for a person: they left, their time ran out, or the table wished it."""

Noted = Literal["left", "time", "bot", "wait", "back", "resigned", "sent", "ended"]
Measure = Literal["wait", "bot", "end"]
"""What a table may do about somebody who is absent."""

Hints = Literal["alone", "on", "off"]
"""Who may ask for hints: whoever plays alone against bots, everybody, or nobody."""

Hold = bool | Literal["needed"]
"""Whether a turn waits for its confirmation: always, never, or where it had better be confirmed."""

# --- tables --------------------------------------------------------------------------------------


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """How long seats may think. Times in seconds; `none` ignores both numbers.

    `move`: `time` for each decision. `game`: `time` for the whole game and `more` after each move.
    `days`: `time` for each decision, meant in days; nobody needs to stay connected.
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    time: int = 0
    more: int = 0


class SeatInfo(Struct):
    """A seat as everybody may see it."""

    seat: int
    word: str  # the game's word for it: "red"
    colour: str  # the colour it is shown in
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str  # the bot that plays here now, also in place of somebody who left; else ""
    mine: bool  # this browser holds it
    here: bool  # somebody holding it is connected
    absent: bool  # nobody holding it has been connected for a minute
    away: Away  # why a bot stands in for a person; "" where none does
    waited: bool  # the table waits for it, and its clock stands still
    resigned: bool  # given up for good
    vacant: bool  # its holder was sent away: whoever gets its link may sit down
    muted: bool  # the host lets it talk no more
    share: Share  # in the draws
    mark: str  # SHA-256 of its number, told before any number is; "" without one
    brings: Brings  # a deck, where everybody does
    deck: str  # the name of this browser's own; nobody else's is told


class Invite(Struct):
    """The secret that opens a seat; the link is /t/<table>#<secret>."""

    seat: int
    secret: str


class Note(Struct):
    """What the log says of a person, between the moves."""

    move: int  # after so many actions
    seat: int  # WATCHER where it concerns the whole table
    what: Noted
    bot: str  # the level that `bot` names


class Wish(Struct):
    """What somebody at the table would like to do about an absent person."""

    about: int  # the seat of the absent person
    seat: int
    what: Measure
    bot: str


class RecordingInfo(Struct):
    """A game played by older rules, of which ours lead to the first moves only."""

    rules: int  # the version it was played by
    ours: int
    moves: int
    shown: int  # so many moves can be shown; the others are told, as far as they were kept
    ended: bool  # it came to its end


class TableInfo(Struct, tag="table"):
    """A table and who sits there. Comes first, and again whenever it changes."""

    table: str
    game: str
    variant: str
    switches: dict[str, str]
    state: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    clock: ClockRules
    stand_in: str
    host: bool  # this browser set up the table
    invites: list[Invite]  # links of open seats for the host, and of each holder's own seats
    watchers: int
    watchers_muted: bool
    unfinished: bool  # it was ended before its end
    paused: bool  # nobody who plays is here: clocks and bots wait
    notes: list[Note]
    wishes: list[Wish]
    commitment: str  # SHA-256 that binds the server's secret before any number is given
    promise: int  # 2; 1 at older tables, whose numbers came before the commitment
    rematch: str  # the next table of this group of friends, if there is one
    replay_only: bool  # nobody plays on: a record somebody dropped in, or a recording
    recording: RecordingInfo | None
    hints: bool  # whoever plays here may ask for one
    levels: list[str]  # bots to choose from, weakest first
    build: str  # of the server and its page: one that is another is out of date


# --- what happens at a table ---------------------------------------------------------------------


class Choice(Struct):
    """An option of the waiting decision."""

    action: int
    words: str  # its notation: "build market"
    verb: str
    args: dict[str, Any]  # argument -> number or word
    text: list[str | Part]
    warning: str = ""  # set where a legal move is probably a slip: what to ask back
    gift: bool = False  # costs nothing, and everything else would give it away
    brings: dict[str, int] = {}  # own number, by its key in the view -> what is added to it


class Ask(Struct):
    """The decision this viewer must take now."""

    name: str
    prompt: list[str | Part]
    options: list[Choice]


class Clock(Struct):
    """Milliseconds left, -1 without a clock; `running` counts down from when this was sent."""

    left: int
    running: bool


class Result(Struct):
    scores: list[int]
    places: list[int]


class Update(Struct, tag="update"):
    """Everything a viewer sees at one version of the table."""

    table: str
    version: int  # grows with every change, also with a taken-back move
    move: int  # how many actions the game has by now
    seat: int  # the viewpoint; WATCHER sees what everybody may know
    asked: int | None  # the seat that must decide; None when the game is over
    unconfirmed: bool  # the asked seat's move waits for its Confirm
    undo: bool  # this viewer may take back a move
    curtain: bool  # another seat of this browser is asked, and it has secrets: ask to hand over
    view: dict[str, Any]
    ask: Ask | None
    asks: list[str | Part]  # what somebody else is asked, as far as this viewer may know
    news: list[News]  # what happened since this seat's last choice
    over: Result | None
    progress: float  # 0 to 1, roughly
    # what is encoded once for many ends here: `showing.py` puts these three in for each viewer
    keep: int  # log lines from before that still hold; `lines` follow after them
    lines: list[Line]
    clocks: list[Clock]


class WhyNot(Struct):
    """Something one might think of and may not do now; if it is `unlikely`, nobody means to."""

    action: int
    words: str
    verb: str
    args: dict[str, Any]
    text: list[str | Part]
    reason: str
    why: list[str | Part]
    rule: str
    unlikely: bool


class Why(Struct, tag="why"):
    """The answer to `AskWhy`."""

    id: str
    version: int
    refused: list[WhyNot]


class Done(Struct, tag="done"):
    """The message `id` was carried out and is safely stored."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """The message `id` was not carried out, and why."""

    id: str
    code: Literal[
        "bad", "stale", "illegal", "not_yours", "not_now", "too_fast", "too_long", "closed"
    ]
    text: list[str | Part]
    rule: str = ""
    version: int = 0


class ChatLine(Struct):
    number: int
    seat: int  # WATCHER for a spectator
    name: str
    text: str
    at: int  # milliseconds since 1970


class Chat(Struct, tag="chat"):
    """Lines of the talk at the table; spectators' talk reaches spectators only until the end."""

    lines: list[ChatLine]


class Pong(Struct, tag="pong"):
    pass


FromServer = TableInfo | Update | Why | Done | Refused | Chat | Pong

# --- what a browser says -------------------------------------------------------------------------


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Take an option. With `hold` a turn that ends with it waits for `Confirm`: always, or where it
    took several choices or could not be taken back."""

    id: str
    version: int
    action: int
    hold: Hold = False


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back your own last move."""

    id: str
    version: int


class Confirm(Struct, tag="confirm", forbid_unknown_fields=True):
    id: str
    version: int


class AskWhy(Struct, tag="why", forbid_unknown_fields=True):
    """What is not possible now, and why."""

    id: str
    version: int


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Change the viewpoint: one of your seats, WATCHER, or any seat once the game is over."""

    seat: int


class Speak(Struct, tag="lang", forbid_unknown_fields=True):
    """From now on in this language; an update with the whole log follows."""

    lang: Language


class Say(Struct, tag="say", forbid_unknown_fields=True):
    id: str
    text: str


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Let the table's bot play this seat of yours until `Return`."""

    id: str
    seat: int


class Return(Struct, tag="return", forbid_unknown_fields=True):
    id: str
    seat: int


class Settle(Struct, tag="settle", forbid_unknown_fields=True):
    """What to do about an absent person: wait, let a bot of this level play, or end the game. The
    host decides alone, others once all who play and are here wish the same."""

    id: str
    seat: int
    what: Measure
    bot: str = ""


class Fill(Struct, tag="fill", forbid_unknown_fields=True):
    """The host seats a bot on an open seat; when none is open, the game begins."""

    id: str
    seat: int
    bot: str


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up this seat of yours for good; the table's bot plays it to the end."""

    id: str
    seat: int


class Renew(Struct, tag="renew", forbid_unknown_fields=True):
    """A new link for one of your seats, or a free one of your table; the old one opens nothing
    any more, and whoever else held the seat holds it no longer."""

    id: str
    seat: int


class Kick(Struct, tag="kick", forbid_unknown_fields=True):
    """The host sends away who holds this seat."""

    id: str
    seat: int


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """The host lets a seat, or with WATCHER all who look on, talk no more, or again."""

    id: str
    seat: int
    on: bool = True


class End(Struct, tag="end", forbid_unknown_fields=True):
    """The host ends the game unfinished; a table where none has begun is removed."""

    id: str


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Set up the next table for the same people; `TableInfo.rematch` then names it."""

    id: str


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


FromBrowser = (
    Act | Undo | Confirm | AskWhy | Look | Speak | Say | Leave | Return | Settle | Resign | Renew
    | Fill | Kick | Mute | End | Rematch | Ping
)  # fmt: skip
