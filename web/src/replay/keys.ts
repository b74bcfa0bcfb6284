/** The keyboard of the replay: what a key asks for. */
import { takesText } from "../lib/keys";

export type Command = "back" | "next" | "round-back" | "round-next" | "first" | "last" | "play";

const KEYS: Record<string, Command> = {
  ArrowLeft: "back",
  ArrowRight: "next",
  "[": "round-back",
  "]": "round-next",
  Home: "first",
  End: "last",
  p: "play",
};

/** Whoever wants no spoilers is not told where the end is, so nothing may jump ahead. */
const SPOILERS: ReadonlySet<Command> = new Set(["round-next", "last"]);

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

/** What a key asks for; null where it belongs to the browser, a field, or nobody. */
export function command(pressed: Pressed, spoilerFree: boolean): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || takesText(pressed.target))
    return null;
  const asked = KEYS[pressed.key] ?? null;
  return asked && spoilerFree && SPOILERS.has(asked) ? null : asked;
}

/** The move at which the round before began, or the present one if it has begun earlier. */
export function roundBefore(rounds: readonly number[], move: number): number {
  return rounds.findLast((begin) => begin < move) ?? 0;
}

/** The move at which the next round begins; the last move if there is none. */
export function roundAfter(rounds: readonly number[], move: number, last: number): number {
  return rounds.find((begin) => begin > move) ?? last;
}

/** One move ahead; laying out the table, up to the first round, is one step. */
export function stepAfter(rounds: readonly number[], move: number, last: number): number {
  return Math.min(Math.max(move + 1, rounds[1] ?? 0), last);
}

export function stepBefore(rounds: readonly number[], move: number): number {
  return move <= (rounds[1] ?? 0) ? 0 : move - 1;
}
