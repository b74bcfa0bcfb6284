/** A deck dealt for practice: the hand it begins with, and its own three stacks (CD-21.19, 21.20). */
import type { Sheet } from "./sheet";

const STACKS = 3;

export interface Dealt {
  hand: string[];
  /** the first card of each is its top */
  stacks: string[][];
}

/** `below(n)` gives any whole number from 0 up to, not including, n. */
export function dealt(sheet: Sheet, below: (n: number) => number): Dealt {
  const hand = [...(sheet.start ?? [])];
  const left = { ...sheet.cards };
  for (const id of hand) left[id] = (left[id] ?? 0) - 1;
  const cards = Object.entries(left).flatMap(([id, n]) => Array<string>(Math.max(0, n)).fill(id));
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [cards[last], cards[other]] = [cards[other] ?? "", cards[last] ?? ""];
  }
  const high = Math.ceil(cards.length / STACKS);
  const stacks = Array.from({ length: STACKS }, (_, n) => cards.slice(n * high, (n + 1) * high));
  return { hand, stacks };
}
