/** What a turn has changed so far: every number of a player's that is not what it was. */
import type { IconName } from "../art/icons/drawings";
import type { GameWords } from "../lib/gamewords";
import { iconFor } from "./icons";

export interface Change {
  key: string;
  name: string;
  icon: IconName | undefined;
  by: number;
}

type View = Record<string, unknown>;

/** By convention a view lists `players`, each with the word of its `seat`. */
export function playerIn(view: View, word: string): View | undefined {
  const players = view["players"];
  if (!Array.isArray(players)) return undefined;
  return (players as View[]).find((player) => player["seat"] === word);
}

export function changes(before: View, after: View, word: string, words: GameWords): Change[] {
  const old = numbers(playerIn(before, word));
  const now = numbers(playerIn(after, word));
  const found: Change[] = [];
  for (const [path, value] of now) {
    const by = value - (old.get(path) ?? 0);
    const [group, key] = path.split(".") as [string, string?];
    // of the points by source only the total: the sources say what was bought already
    if (!by || (group === "points" && key !== "total")) continue;
    const name = group === "points" ? "points" : (key ?? group);
    found.push({ key: path, name: words.title(name), icon: iconFor(name), by });
  }
  return found;
}

/** The running points of a seat, where the game tells them. */
export function pointsOf(view: View, word: string): Record<string, number> | undefined {
  const points = playerIn(view, word)?.["points"];
  if (typeof points === "number") return { total: points };
  return typeof points === "object" && points !== null
    ? (points as Record<string, number>)
    : undefined;
}

function numbers(player: View | undefined): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, value] of Object.entries(player ?? {})) {
    if (typeof value === "number") found.set(key, value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
    for (const [part, n] of Object.entries(value)) {
      if (typeof n === "number") found.set(`${key}.${part}`, n);
    }
  }
  return found;
}
