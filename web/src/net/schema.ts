// Written by `stavitel schema` from src/stavitel: sentences.py, log.py, server/wire.py,
// server/deck_wire.py, server/http_wire.py and server/history_wire.py. Change those files, not this
// one.

export const _FIRST = 57600;

/** A piece of a sentence that means something at the table. */
export interface Part {
  text: string;
  /** what it names, as in arguments of actions and events: "card:market" */
  place?: string;
  /** what it counts or names: "wood" */
  piece?: string;
  /** whom a whole line of the log is about: "Red ", "Red: " */
  speaker?: boolean;
}

/** A line of the log: its event as a viewer may know it, and a sentence about it. */
export interface Line {
  /** how many actions had been taken when it happened; a moment of the replay */
  move: number;
  round: number;
  /** {"event": kind, argument: number or word ...} */
  event: Record<string, unknown>;
  text: (string | Part)[];
}

/** Lines of the log about one seat, one after the other; `seat` is empty where nobody acts. */
export interface News {
  seat: string;
  /** their places in the log */
  lines: number[];
}

export const WATCHER = -1;

export type Language = "en" | "cs" | "pl" | "de";

export type Share = "bot" | "awaited" | "marked" | "given" | "none" | "withheld";

export type Brings = "" | "awaited" | "brought";

export type Away = "" | "left" | "time" | "table";

export type Noted = "left" | "time" | "bot" | "wait" | "back" | "resigned" | "sent" | "ended";

export type Measure = "wait" | "bot" | "end";

export type Hints = "alone" | "on" | "off";

/** How long seats may think. Times in seconds; `none` ignores both numbers.
 *
 * `move`: `time` for each decision. `game`: `time` for the whole game and `more` after each move.
 * `days`: `time` for each decision, meant in days; nobody needs to stay connected.
 */
export interface ClockRules {
  kind: "days" | "game" | "move" | "none";
  time: number;
  more: number;
}

/** A seat as everybody may see it. */
export interface SeatInfo {
  seat: number;
  /** the game's word for it: "red" */
  word: string;
  /** the colour it is shown in */
  colour: string;
  kind: "bot" | "human" | "open";
  name: string;
  /** the bot that plays here now, also in place of somebody who left; else "" */
  bot: string;
  /** this browser holds it */
  mine: boolean;
  /** somebody holding it is connected */
  here: boolean;
  /** nobody holding it has been connected for a minute */
  absent: boolean;
  /** why a bot stands in for a person; "" where none does */
  away: "" | "left" | "table" | "time";
  /** the table waits for it, and its clock stands still */
  waited: boolean;
  /** given up for good */
  resigned: boolean;
  /** its holder was sent away: whoever gets its link may sit down */
  vacant: boolean;
  /** the host lets it talk no more */
  muted: boolean;
  /** in the draws */
  share: "awaited" | "bot" | "given" | "marked" | "none" | "withheld";
  /** SHA-256 of its number, told before any number is; "" without one */
  mark: string;
  /** a deck, where everybody does */
  brings: "" | "awaited" | "brought";
  /** the name of this browser's own; nobody else's is told */
  deck: string;
}

/** The secret that opens a seat; the link is /t/<table>#<secret>. */
export interface Invite {
  seat: number;
  secret: string;
}

/** What the log says of a person, between the moves. */
export interface Note {
  /** after so many actions */
  move: number;
  /** WATCHER where it concerns the whole table */
  seat: number;
  what: "back" | "bot" | "ended" | "left" | "resigned" | "sent" | "time" | "wait";
  /** the level that `bot` names */
  bot: string;
}

/** What somebody at the table would like to do about an absent person. */
export interface Wish {
  /** the seat of the absent person */
  about: number;
  seat: number;
  what: "bot" | "end" | "wait";
  bot: string;
}

/** A game played by older rules, of which ours lead to the first moves only. */
export interface RecordingInfo {
  /** the version it was played by */
  rules: number;
  ours: number;
  moves: number;
  /** so many moves can be shown; the others are told, as far as they were kept */
  shown: number;
  /** it came to its end */
  ended: boolean;
}

/** A table and who sits there. Comes first, and again whenever it changes. */
export interface TableInfo {
  type: "table";
  table: string;
  game: string;
  variant: string;
  switches: Record<string, string>;
  state: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  clock: ClockRules;
  stand_in: string;
  /** this browser set up the table */
  host: boolean;
  /** links of open seats for the host, and of each holder's own seats */
  invites: Invite[];
  watchers: number;
  watchers_muted: boolean;
  /** it was ended before its end */
  unfinished: boolean;
  /** nobody who plays is here: clocks and bots wait */
  paused: boolean;
  notes: Note[];
  wishes: Wish[];
  /** SHA-256 that binds the server's secret before any number is given */
  commitment: string;
  /** 2; 1 at older tables, whose numbers came before the commitment */
  promise: number;
  /** the next table of this group of friends, if there is one */
  rematch: string;
  /** nobody plays on: a record somebody dropped in, or a recording */
  replay_only: boolean;
  recording: RecordingInfo | null;
  /** whoever plays here may ask for one */
  hints: boolean;
  /** bots to choose from, weakest first */
  levels: string[];
  /** of the server and its page: one that is another is out of date */
  build: string;
}

/** An option of the waiting decision. */
export interface Choice {
  action: number;
  /** its notation: "build market" */
  words: string;
  verb: string;
  /** argument -> number or word */
  args: Record<string, unknown>;
  text: (string | Part)[];
  /** set where a legal move is probably a slip: what to ask back */
  warning: string;
  /** costs nothing, and everything else would give it away */
  gift: boolean;
  /** own number, by its key in the view -> what is added to it */
  brings: Record<string, number>;
}

/** The decision this viewer must take now. */
export interface Ask {
  name: string;
  prompt: (string | Part)[];
  options: Choice[];
}

/** Milliseconds left, -1 without a clock; `running` counts down from when this was sent. */
export interface Clock {
  left: number;
  running: boolean;
}

export interface Result {
  scores: number[];
  places: number[];
}

/** Everything a viewer sees at one version of the table. */
export interface Update {
  type: "update";
  table: string;
  /** grows with every change, also with a taken-back move */
  version: number;
  /** how many actions the game has by now */
  move: number;
  /** the viewpoint; WATCHER sees what everybody may know */
  seat: number;
  /** the seat that must decide; None when the game is over */
  asked: number | null;
  /** the asked seat's move waits for its Confirm */
  unconfirmed: boolean;
  /** this viewer may take back a move */
  undo: boolean;
  /** another seat of this browser is asked, and it has secrets: ask to hand over */
  curtain: boolean;
  view: Record<string, unknown>;
  ask: Ask | null;
  /** what somebody else is asked, as far as this viewer may know */
  asks: (string | Part)[];
  /** what happened since this seat's last choice */
  news: News[];
  over: Result | null;
  /** 0 to 1, roughly */
  progress: number;
  /** log lines from before that still hold; `lines` follow after them */
  keep: number;
  lines: Line[];
  clocks: Clock[];
}

/** Something one might think of and may not do now; if it is `unlikely`, nobody means to. */
export interface WhyNot {
  action: number;
  words: string;
  verb: string;
  args: Record<string, unknown>;
  text: (string | Part)[];
  reason: string;
  why: (string | Part)[];
  rule: string;
  unlikely: boolean;
}

/** The answer to `AskWhy`. */
export interface Why {
  type: "why";
  id: string;
  version: number;
  refused: WhyNot[];
}

/** The message `id` was carried out and is safely stored. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** The message `id` was not carried out, and why. */
export interface Refused {
  type: "refused";
  id: string;
  code: "bad" | "closed" | "illegal" | "not_now" | "not_yours" | "stale" | "too_fast" | "too_long";
  text: (string | Part)[];
  rule: string;
  version: number;
}

export interface ChatLine {
  number: number;
  /** WATCHER for a spectator */
  seat: number;
  name: string;
  text: string;
  /** milliseconds since 1970 */
  at: number;
}

/** Lines of the talk at the table; spectators' talk reaches spectators only until the end. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

export interface Pong {
  type: "pong";
}

export type FromServer =
  | TableInfo
  | Update
  | Why
  | Done
  | Refused
  | Chat
  | Pong;

/** Take an option. With `hold` a turn that ends with it waits for `Confirm`: always, or where it
 * took several choices or could not be taken back.
 */
export interface Act {
  type: "act";
  id: string;
  version: number;
  action: number;
  hold?: boolean | "needed";
}

/** Take back your own last move. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

export interface Confirm {
  type: "confirm";
  id: string;
  version: number;
}

/** What is not possible now, and why. */
export interface AskWhy {
  type: "why";
  id: string;
  version: number;
}

/** Change the viewpoint: one of your seats, WATCHER, or any seat once the game is over. */
export interface Look {
  type: "look";
  seat: number;
}

/** From now on in this language; an update with the whole log follows. */
export interface Speak {
  type: "lang";
  lang: "cs" | "de" | "en" | "pl";
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Let the table's bot play this seat of yours until `Return`. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** What to do about an absent person: wait, let a bot of this level play, or end the game. The
 * host decides alone, others once all who play and are here wish the same.
 */
export interface Settle {
  type: "settle";
  id: string;
  seat: number;
  what: "bot" | "end" | "wait";
  bot?: string;
}

/** The host seats a bot on an open seat; when none is open, the game begins. */
export interface Fill {
  type: "fill";
  id: string;
  seat: number;
  bot: string;
}

/** Give up this seat of yours for good; the table's bot plays it to the end. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** A new link for one of your seats, or a free one of your table; the old one opens nothing
 * any more, and whoever else held the seat holds it no longer.
 */
export interface Renew {
  type: "renew";
  id: string;
  seat: number;
}

/** The host sends away who holds this seat. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** The host lets a seat, or with WATCHER all who look on, talk no more, or again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on?: boolean;
}

/** The host ends the game unfinished; a table where none has begun is removed. */
export interface End {
  type: "end";
  id: string;
}

/** Set up the next table for the same people; `TableInfo.rematch` then names it. */
export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Ping {
  type: "ping";
}

export type FromBrowser =
  | Act
  | Undo
  | Confirm
  | AskWhy
  | Look
  | Speak
  | Say
  | Leave
  | Return
  | Settle
  | Resign
  | Renew
  | Fill
  | Kick
  | Mute
  | End
  | Rematch
  | Ping;

/** A card that decks are built from. `word` is its name in the game's own texts. */
export interface DeckCard {
  id: string;
  word: string;
  event: boolean;
  back: string;
  /** action, settlement, city, region or event */
  type: string;
  cost: Record<string, number>;
  points: Record<string, number>;
  /** it can be played only if something else is there */
  needs: boolean;
  once: boolean;
  /** in one box */
  copies: number;
  /** of these with the half-moon */
  marked: number;
}

/** A deck as its author has it, right or wrong; `start` is null where set-up will ask. */
export interface DeckSheet {
  name: string;
  author: string;
  note: string;
  start: string[] | null;
  cards: Record<string, number>;
  events: Record<string, number>;
}

export interface SampleDeck {
  id: string;
  sheet: DeckSheet;
}

/** All one needs to build a deck. */
export interface DeckKit {
  cards: DeckCard[];
  samples: SampleDeck[];
  size: number;
  events: number;
  start: number;
}

/** A violation (TD-01 to 15) or a warning (TW-1 to 5); `about` is a card or a key, or empty. */
export interface DeckNote {
  code: string;
  about: string;
  text: string;
}

/** `curve` counts cards by the resources they cost in all, the last of them that or more. */
export interface DeckTotals {
  types: Record<string, number>;
  sets: Record<string, number>;
  costs: Record<string, number>;
  points: Record<string, number>;
  curve: number[];
}

export interface DeckReport {
  errors: DeckNote[];
  warnings: DeckNote[];
  /** cards of which no further copy may be added, and why */
  closed: Record<string, string>;
  totals: DeckTotals;
  /** the deck as a file */
  file: string;
}

/** A deck file that was read. */
export interface ReadDeck {
  sheet: DeckSheet;
  report: DeckReport;
}

/** What a seat plays with: a deck of one's own, a sample, a sample that the server picks, or any
 * legal deck, as chance deals it.
 */
export interface DeckChoice {
  kind: "any_sample" | "own" | "random" | "sample";
  /** its id */
  sample?: string;
  /** one's own */
  sheet?: DeckSheet | null;
}

/** A person brings a deck to a seat; until the numbers for the draws are shown, another one. */
export interface BringDeck {
  seat: number;
  deck: DeckChoice;
}

/** Who is to sit here: the browser that asks, whoever gets the link, or a bot called `bot`. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
  /** where decks are brought: without one a person is asked later */
  deck?: DeckChoice | null;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  variant?: string;
  switches?: Record<string, string>;
  clock?: ClockRules;
  /** the bot that plays for somebody who left or ran out of time */
  stand_in?: string;
  hints?: "alone" | "off" | "on";
  /** one of the box for each seat, where colours are free */
  colours?: string[];
}

/** A new table and the secrets of its seats. */
export interface Laid {
  table: string;
  invites: Invite[];
}

export interface Sit {
  secret: string;
  name?: string;
}

/** A person's own share in the draws, for all seats of this browser: first the mark, and once
 * every seat has one, the number. Whoever is alone with bots may send both at once.
 */
export interface GiveShare {
  /** the one that was stored before */
  commitment: string;
  /** SHA-256 of the number, as hex */
  mark?: string;
  /** up to 64 characters */
  number?: string;
}

/** Leave a table for good: your seats become free for others. */
export interface Depart {
}

/** Remove a table of yours where no game has begun, or where nobody else plays or played. */
export interface Remove {
}

export interface Seated {
  table: string;
  seat: number;
}

/** A line in the list of this browser's tables. */
export interface MyTable {
  table: string;
  game: string;
  /** aside: it cannot be opened any more */
  state: "aside" | "over" | "playing" | "waiting";
  my_turn: boolean;
  seats: SeatInfo[];
  /** milliseconds since 1970 */
  touched: number;
  /** the seat whose turn it is */
  asked: number | null;
  paused: boolean;
  /** what this browser may do with the table */
  may: ("leave" | "remove")[];
}

/** Something that was done from one of your seats. */
export interface Deed {
  /** milliseconds since 1970 */
  at: number;
  kind: string;
  words: string;
}

export interface MySeat {
  seat: number;
  word: string;
  name: string;
  deeds: Deed[];
}

/** What one table keeps about a guest. */
export interface KeptTable {
  table: string;
  game: string;
  /** milliseconds since 1970 */
  laid: number;
  host: boolean;
  seats: MySeat[];
  said: ChatLine[];
  /** ids of messages, by which a repetition is known */
  messages: number;
  /** a record that was dropped in */
  record: string;
}

/** All that is kept about the browser that asks. */
export interface AboutMe {
  /** the mark of its cookie, by which the server knows it; "" if it does not */
  guest: string;
  tables: KeptTable[];
}

/** Delete all that is kept about the browser that asks; finished games stay, without a name. */
export interface Forget {
}

export interface Forgotten {
  /** tables that are gone */
  removed: number;
  /** tables that stay for the others */
  nameless: number;
}

export interface Named {
  id: string;
  name: string;
  hint: string;
}

export interface SwitchInfo {
  id: string;
  name: string;
  hint: string;
  /** the numbers of what it is about */
  rules: string[];
  /** the usual one first */
  choices: Named[];
  /** those it says something about; none for all of them */
  variants: string[];
}

/** A game of the house, in the language asked for. */
export interface GameInfo {
  id: string;
  title: string;
  /** in one sentence */
  about: string;
  min_seats: number;
  max_seats: number;
  /** about how long people take; 0 if nobody has said */
  minutes: number;
  /** 1 easily learnt, 2 medium, 3 demanding; 0 if nobody has said */
  weight: number;
  seat_words: string[];
  /** any seat may have any of them */
  free_colours: boolean;
  variants: Named[];
  switches: SwitchInfo[];
  /** argument -> the words its numbers stand for */
  words: Record<string, string[]>;
  /** pieces that are counted in words: "amount-wood" */
  amounts: string[];
  /** key of the view -> what its words are, if not its own */
  domains: Record<string, string[]>;
  /** event -> source of its points, "-lost" where they go */
  scored: Record<string, string>;
  /** seats hold something the others may not see */
  secrets: boolean;
  lessons: Named[];
  /** the variants to which everybody brings a deck */
  decks: string[];
  /** how many come with it */
  puzzles: number;
}

/** A piece of the rules page. Inline marks in `text`: **bold**, *italic*, `code`, and in a guide
 * [words](/learn/GAME/LESSON), a lesson or a worked example at the table.
 *
 * The rows of a table follow on its `columns`; in both, ` | ` stands between the cells. `pictures`
 * names pieces to draw, each as domain and word of the catalogue: `card:market good:wood*2`.
 */
export interface RuleBlock {
  kind: "columns" | "heading" | "item" | "paragraph" | "pictures" | "row" | "rule";
  /** to read first; to look up; about this project */
  layer: "details" | "guide" | "rules";
  /** of a heading, 1 for the title of the page; else 0 */
  level: number;
  /** "CMC-5.20" or "R8" for a rule, "2" for an item of a counted list, else "" */
  number: string;
  text: string;
}

/** A step of a lesson at a table of its own, after what the learner did in the steps before. */
export interface LessonStep {
  step: number;
  steps: number;
  /** what the coach says, with the marks of `RuleBlock` */
  text: string;
  /** the answer to whoever does something else; "" where nothing is expected */
  hint: string;
  /** actions of `update.ask`; none where there is only something to read */
  expected: number[];
  /** places the coach points at: "position:0", "part:palace" */
  highlight: string[];
  info: TableInfo;
  /** `lines` tell what happened since the step before */
  update: Update;
  refused: WhyNot[];
}

/** An option of a puzzle, and the share of the win it promises in percent. */
export interface PuzzleAnswer {
  action: number;
  text: (string | Part)[];
  share: number;
}

/** A puzzle at a table of its own: one option is clearly the best. */
export interface PuzzleShown {
  /** from 1 */
  number: number;
  count: number;
  /** who is to move */
  seat: number;
  /** all options, the best first */
  answers: PuzzleAnswer[];
  /** what the best leads to beyond the next best */
  why: string;
  info: TableInfo;
  update: Update;
  refused: WhyNot[];
}

/** How the server is; `error` says in one sentence what it cannot do. */
export interface Health {
  ok: boolean;
  /** how many tables cannot be opened any more */
  aside: number;
  /** the first of them */
  tables: string[];
  error: string;
}

/** An HTTP request that was not carried out. */
export interface Problem {
  error: string;
}

/** The course of a game, as far as this viewer may know it. */
export interface Moments {
  table: string;
  moves: number;
  /** the move at which each round began */
  rounds: number[];
  lines: Line[];
  viewpoints: number[];
  /** what a recording only tells, in the words of its record; once it is over */
  rest: string[];
}

/** Give up a game that our rules no longer lead on. */
export interface Close {
}

/** The table after `move` actions. */
export interface Moment {
  move: number;
  seat: number;
  view: Record<string, unknown>;
  asked: number | null;
  /** empty where the viewer is not asked */
  prompt: (string | Part)[];
  over: Result | null;
}

/** What a finished game came to for a seat, in points of a hundred: luck and play are the
 * result, which is the share of the win at the end without that of the start.
 */
export interface SeatAccount {
  start: number;
  end: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

/** A move that surely lost much of the win, and what was better, as its player could know. */
export interface TurningPoint {
  move: number;
  seat: number;
  mark: "?" | "?!" | "??";
  loss: number;
  /** standard error of the loss */
  error: number;
  played: (string | Part)[];
  better: (string | Part)[];
}

/** A finished game looked at as a whole; whoever asks again sees how far it has come. */
export interface Analysed {
  ready: boolean;
  /** so many choices */
  judged: number;
  choices: number;
  /** after which of them there are `shares` */
  moves: number[];
  /** of the win, by seat */
  shares: number[][];
  seats: SeatAccount[];
  errors: TurningPoint[];
}

/** An option as a strong player sees it. */
export interface HintInfo {
  action: number;
  text: (string | Part)[];
  /** of the win, in points of a hundred */
  share: number;
  /** standard error of the share */
  error: number;
  /** expected at the end */
  points: number;
  /** what it brings beyond the next best, or lacks beside the best; "" for nothing */
  why: string;
  /** what probably follows */
  line: string[];
}

/** The options that promise most, for the seat that is asked. */
export interface Advice {
  /** nobody, where chance comes or the game is over */
  seat: number | null;
  hints: HintInfo[];
}

/** A new table from a moment of a finished game: the browser takes `seat`, bots the rest. */
export interface Branch {
  move: number;
  seat: number;
  bot?: string;
}

/** One draw: the `number`-th number below `below` of the stream came out as `value`. */
export interface DrawProof {
  number: number;
  below: number;
  value: number;
  words: string;
}

/** All one needs to verify that nobody chose the draws; `secret` only once the game is over. */
export interface Fair {
  table: string;
  rules: string;
  promise: number;
  commitment: string;
  secret: string;
  numbers: string[];
  shares: ("awaited" | "bot" | "given" | "marked" | "none" | "withheld")[];
  draws: DrawProof[];
}
