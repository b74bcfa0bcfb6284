/** What a seat can play with: a line of a list, and what the server is told of it. */
import type { DeckChoice, DeckSheet } from "../net/schema";
import { readShelf, type Kept } from "./shelf";
import type { Sheet } from "./sheet";

export const LATER = "later";
export const ANY_SAMPLE = "any_sample";
export const RANDOM = "random";
/** The sample that whoever has never built a deck is offered first. */
export const FIRST = "sample:golden_mean";

/** What a seat has before anybody chooses: people a good first deck, bots any sample. */
export const usualDeck = (bot: boolean): string => (bot ? ANY_SAMPLE : FIRST);

/** The choice behind a line; null where it is left for later, or the deck is gone. */
export function choiceOf(line: string, shelf: readonly Kept[] = readShelf()): DeckChoice | null {
  if (line === RANDOM || line === ANY_SAMPLE) return { kind: line };
  const [place, key = ""] = line.split(":", 2);
  if (place === "sample") return { kind: "sample", sample: key };
  const kept = place === "own" && shelf.find((one) => one.key === key);
  return kept ? ownChoice(kept.sheet) : null;
}

export const ownChoice = (sheet: Sheet): DeckChoice => ({ kind: "own", sheet: sheet as DeckSheet });

/** Whether a file that somebody dropped is a deck. */
export const isDeckFile = (text: string): boolean =>
  /^\s*format\s*=\s*["']catan_duel\.deck\//m.test(text);
