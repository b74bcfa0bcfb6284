/** What a player has in hand to pay with, as a view tells it: every number that the game counts in words. */
import type { GameWords } from "../lib/gamewords";
import { playerIn } from "./changes";

export interface OwnGood {
  /** as in `changes`: `goods.wood`, `rubles` */
  key: string;
  word: string;
  name: string;
  count: number;
}

type View = Record<string, unknown>;

export function ownGoods(view: View, seat: string, words: GameWords): OwnGood[] {
  const player = playerIn(view, seat) ?? {};
  const amounts = new Set(words.game.amounts);
  const counts = (key: string) =>
    key === "workers" || amounts.has(key) || amounts.has(key.replace(/s$/, ""));
  const found: OwnGood[] = [];
  for (const [key, value] of Object.entries(player)) {
    if (typeof value === "number" && counts(key)) {
      found.push({ key, word: key, name: words.title(key, "players"), count: value });
    }
    if (key === "points" || typeof value !== "object" || value === null) continue;
    const parts = Object.entries(value as View);
    if (!parts.length || !parts.every(([part, n]) => typeof n === "number" && counts(part))) {
      continue;
    }
    for (const [part, n] of parts) {
      found.push({
        key: `${key}.${part}`,
        word: part,
        name: words.title(part, key),
        count: n as number,
      });
    }
  }
  return found;
}
