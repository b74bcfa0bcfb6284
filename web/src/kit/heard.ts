/** What pieces on their way sound like: dice rattle, coins ring. */
import type { Tune } from "../lib/sounds";
import type { Move } from "./moves";

/** `money` is the good that this box pays with. */
export function heard(moving: readonly Move<{ kind: string }>[], money: string): Tune | null {
  const things = moving.map(({ thing }) => thing as { kind: string; good?: string });
  if (things.some(({ kind }) => kind === "die")) return "die";
  return things.some(({ kind, good }) => kind === "good" && good === money) ? "coin" : null;
}
