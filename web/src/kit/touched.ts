/** What the pieces of a board share: what is in hand, what is lit, why something cannot be done. */
import { getContext, setContext } from "svelte";
import type { GameWords } from "../lib/gamewords";
import type { Choice, WhyNot } from "../net/schema";
import type { Hold } from "./hold.svelte";

export interface Touched {
  readonly hold: Hold;
  readonly words: GameWords;
  /** places a line of the log points at */
  readonly lit: ReadonlySet<string>;
  /** places that changed since the viewer's last choice */
  readonly fresh: ReadonlySet<string>;
  reasons(place: string): readonly WhyNot[];
  touch(place: string, anchor: Element): void;
  /** Choose one option after the other, as long as one comes next. */
  follow(next: (options: readonly Choice[]) => Choice | undefined): void;
}

const KEY = Symbol("touched");

export function shareTouched(touched: Touched): void {
  setContext(KEY, touched);
}

export function touched(): Touched {
  return getContext<Touched>(KEY);
}
