/** Decks as lists of cards: small changes, and decks that come from elsewhere. */
import type { DeckSheet } from "../net/schema";

export type Sheet = Readonly<DeckSheet>;
type Counts = Readonly<Record<string, number>>;

export const EMPTY: Sheet = { name: "", author: "", note: "", start: null, cards: {}, events: {} };

export const total = (counts: Counts): number => Object.values(counts).reduce((a, b) => a + b, 0);

/** So many more or fewer copies of a card; what is gone leaves the starting cards as well. */
export function changed(sheet: Sheet, id: string, event: boolean, by: number): Sheet {
  const part = event ? "events" : "cards";
  const { [id]: before = 0, ...others } = sheet[part];
  const n = Math.max(0, before + by);
  const counts = n ? { ...others, [id]: n } : others;
  return trimmed({ ...sheet, [part]: counts });
}

/** One more copy as a starting card, and none after the last. */
export function marked(sheet: Sheet, id: string): Sheet {
  const n = marks(sheet, id);
  const others = (sheet.start ?? []).filter((other) => other !== id);
  const now = n < (sheet.cards[id] ?? 0) ? n + 1 : 0;
  return withStart(sheet, [...others, ...Array<string>(now).fill(id)]);
}

export const marks = (sheet: Sheet, id: string): number =>
  (sheet.start ?? []).filter((other) => other === id).length;

function trimmed(sheet: Sheet): Sheet {
  if (!sheet.start) return sheet;
  const left = new Map(Object.entries(sheet.cards));
  const kept = sheet.start.filter((id) => {
    const n = left.get(id) ?? 0;
    left.set(id, n - 1);
    return n > 0;
  });
  return kept.length === sheet.start.length ? sheet : withStart(sheet, kept);
}

const withStart = (sheet: Sheet, start: string[]): Sheet => ({
  ...sheet,
  start: start.length ? start : null,
});

/** A deck in whatever somebody stored or sent; null if it is none. */
export function sheetIn(value: unknown): Sheet | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, author, note, start, cards, events } = value as Record<string, unknown>;
  const texts = [name, author, note].every((text) => typeof text === "string");
  if (!texts || !isCounts(cards) || !isCounts(events) || !isStart(start)) return null;
  return { name, author, note, start, cards, events } as Sheet;
}

const isCounts = (value: unknown): value is Counts =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((n) => Number.isInteger(n));

const isStart = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.every((id) => typeof id === "string"));
