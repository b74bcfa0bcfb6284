/** The decks of this browser. Nobody else needs to know them. */
import { sheetIn, type Sheet } from "./sheet";

const KEY = "stavitel.decks";

export interface Kept {
  key: string;
  sheet: Sheet;
}

export function readShelf(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((one: { key?: unknown; sheet?: unknown } | null) => {
      const sheet = sheetIn(one?.sheet);
      return sheet && typeof one?.key === "string" ? [{ key: one.key, sheet }] : [];
    });
  } catch {
    return [];
  }
}

/** Whether the browser has stored them. */
export function writeShelf(decks: readonly Kept[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}

/** A key that no deck on the shelf has. */
export function newKey(decks: readonly Kept[]): string {
  const used = decks.map(({ key }) => Number(key)).filter(Number.isFinite);
  return String(Math.max(0, ...used) + 1);
}

const LONGEST = 60;

/** The name, with a number behind it where a deck on the shelf already has it. */
export function freeName(name: string, decks: readonly Kept[]): string {
  const taken = new Set(decks.map(({ sheet }) => sheet.name));
  for (let n = 2, found = name; ; n++) {
    if (!taken.has(found)) return found;
    found = `${name.slice(0, LONGEST - 4)} ${n}`;
  }
}
