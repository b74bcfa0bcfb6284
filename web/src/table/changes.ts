/** What a turn has changed so far: every number of a player's that is not what it was. */
import type { Views } from "../games/schema";
import type { GameWords } from "../lib/gamewords";
import type { Choice } from "../net/schema";

export interface Change {
  key: string;
  /** What it is, counted where the game counts it: "2 rubles". */
  said: string;
  /** Whether `said` tells how many. */
  counted: boolean;
  /** The word whose sign stands for it. */
  word: string;
  by: number;
}

type View = Record<string, unknown>;

/** What every view has in common. */
interface Seated {
  players: readonly { seat: string; points: number | Readonly<Record<string, number>> }[];
}
type Keeping<View extends Seated> = View;
/** The views of our games keep to it: one that did not would be refused here. */
export type Conventional = { [G in keyof Views]: Keeping<Views[G]> };

/** By convention a view lists `players`, each with the word of its `seat`. */
export function playerIn(view: View, word: string): View | undefined {
  const players = view["players"];
  if (!Array.isArray(players)) return undefined;
  return (players as View[]).find((player) => player["seat"] === word);
}

export function changes(before: View, after: View, word: string, words: GameWords): Change[] {
  const old = numbers(playerIn(before, word));
  const now = numbers(playerIn(after, word));
  return told(
    [...now].map(([path, value]) => [path, value - (old.get(path) ?? 0)]),
    words,
  );
}

/** The same of what an option would change: the server has tried it. */
export function brought(option: Choice, words: GameWords): Change[] {
  return told(Object.entries(option.brings), words);
}

function told(paths: readonly (readonly [path: string, by: number])[], words: GameWords): Change[] {
  const found: Change[] = [];
  for (const [path, by] of paths) {
    const [group, key] = path.split(".") as [string, string?];
    if (!by || isSource(group, key)) continue;
    const name = group === "points" ? "points" : (key ?? group);
    const count = countedAs(words, name, group);
    // the lily is for prestige, which is told by source; a game's own points have its own sign or none
    const word = name !== "points" || count === "amount-points" ? name : key ? "point" : "victory";
    found.push({
      key: path,
      said: count
        ? words.text(count, { n: Math.abs(by) })
        : words.title(name, key ? group : "players"),
      counted: count !== undefined,
      word,
      by,
    });
  }
  return found;
}

/** Of points only the total is told: their sources say what was already bought. */
function isSource(group: string, key?: string): boolean {
  return group === "sources" || (group === "points" && key !== undefined && key !== "total");
}

/** The message that counts a thing: rubles are an amount, banners are counted wherever they are. */
function countedAs(words: GameWords, name: string, group: string): string | undefined {
  const single = (word: string) => `count-${word.replace(/s$/, "")}`;
  return [`amount-${name}`, single(name), single(group)].find((id) => words.has(id));
}

type Points = Record<string, number>;

/** The running points of a seat, where the game tells them, by source where it tells that. */
export function pointsOf(view: View, word: string): Points | undefined {
  const player = playerIn(view, word);
  const points = player?.["points"];
  if (typeof points === "number") {
    return { ...(player?.["sources"] as Points | undefined), total: points };
  }
  return typeof points === "object" && points !== null ? (points as Points) : undefined;
}

/** The same from the log, for a game that tells by its events: what no event brought was there at
 *  the start. */
export function pointsByEvents(
  lines: readonly { event: View }[],
  scored: Readonly<Record<string, string>>,
  word: string,
  total: number,
): Points {
  const found: Points = {};
  let start = total;
  for (const source of Object.values(scored)) found[source.replace("-", "")] = 0;
  for (const { event } of lines) {
    const source = scored[String(event["event"])];
    if (!source || event["seat"] !== word) continue;
    const points = Number(event["points"]) * (source.startsWith("-") ? -1 : 1);
    const name = source.replace("-", "");
    found[name] = (found[name] ?? 0) + points;
    start -= points;
  }
  return { start, ...found, total };
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
