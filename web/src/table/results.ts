/** Who came where, and with which points, as it is written down at the end. */
import type { GameWords } from "../lib/gamewords";
import { levelName } from "../lib/levels";
import type { SeatInfo } from "../net/schema";

export interface Ranked {
  seat: number;
  word: string;
  initial: string;
  name: string;
  /** How a bot without a name of its own plays. */
  level: string;
}

/** A source of points, the total or the place: one entry for each seat. */
export interface Line {
  key: string;
  title: string;
  total: boolean;
  of: readonly (number | string)[];
}

/** The seats, the best first. */
export function ranked(
  seats: readonly SeatInfo[],
  places: readonly number[],
  words: GameWords,
): Ranked[] {
  return seats
    .toSorted((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0))
    .map(({ seat, word, name, kind, bot }) => ({
      seat,
      word,
      initial: words.initial(word),
      name: name || words.seat(word),
      level: !name && kind === "bot" ? levelName(bot) : "",
    }));
}

/** Of the sources only those that brought anybody anything. */
export function sourcesOf(points: readonly Readonly<Record<string, number>>[]): string[] {
  return Object.keys(points[0] ?? {}).filter(
    (source) => source !== "total" && points.some((of) => of[source]),
  );
}
