/**
 * What a drawn table gets. A game has one as soon as `games/index.ts` lists it; without it the text
 * table is shown. A board knows neither socket nor rules: it draws `view`, lights what
 * occurs in `targets`, says `why` about the rest, and calls `onchoose`.
 */
import type { Component } from "svelte";
import type { Picture } from "../kit/picture";
import type { Motion } from "../lib/settings.svelte";
import type { Targets } from "../match/targets";
import type { Reasons } from "../match/why.svelte";
import type { Choice, GameInfo, Line, TableInfo, Update } from "../net/schema";
import type { GameWords } from "../lib/gamewords";

/** Something that just happened, while it is being shown. `view` is still the one before it. */
export interface Playing {
  line: Line;
  /** how long it is shown, in milliseconds */
  ms: number;
  /** a number that grows with every event, as a key for what moves */
  key: number;
}

/** `View` and `Box` are those of the game, see `games/<id>/schema.ts`. */
export interface BoardProps<View = object, Box = object> {
  /** the table as it is shown */
  view: View;
  /** the newest state, which may be ahead of `view` while events are being played */
  update: Update;
  info: TableInfo;
  game: GameInfo;
  /** what is printed on cards and boards */
  box: Box;
  targets: Targets;
  why: Reasons;
  /** the game's catalogue: words.text("card-market"), words.text("amount-wood", { n: 2 }) */
  words: GameWords;
  motion: Motion;
  playing: Playing | null;
  /** the places a line of the log points at, as `place("position", 3)` or `place("card", "market")` */
  lit: ReadonlySet<string>;
  /** take an option; of several the page asks which, beside `anchor` */
  onchoose: (choice: Choice | readonly Choice[], anchor?: Element) => void;
}

/** A piece shown outside a table, as a guide names it: `card:market`, `good:wood*2`. */
export interface PieceProps<Box = object> {
  /** its domain in the game's catalogue */
  kind: string;
  word: string;
  /** how many; 0 where it is not counted */
  n: number;
  words: GameWords;
  box: Box;
}

/** What the module of such pieces exports. */
export interface PieceModule<Box = object> {
  default: Component<PieceProps<Box>>;
  /** kinds that say their own name */
  named?: ReadonlySet<string>;
}

/** What the module of a board exports. */
export interface BoardModule<View = object, Box = object> {
  default: Component<BoardProps<View, Box>>;
  /** kinds of events that pass without a pause, because nothing moves on this board */
  motionless?: ReadonlySet<string>;
  /** what was built, as a picture to keep */
  picture?: (view: View) => Picture;
}
