/**
 * What this browser keeps of a table's promise before it gives a number of its own, so that at the
 * end it compares with what it stored itself. docs/reference/protocol.md, "Fair chance".
 */
import { mark } from "../lib/fair";
import { randomWord } from "../lib/random";
import type { GiveShare, TableInfo } from "../net/schema";

/** Stored before the first draw; `marks` once every seat had promised its number. */
export interface Kept {
  commitment: string;
  number: string;
  seats: number[];
  marks: string[];
}

const PROMISE = 2;
const key = (table: string) => `stavitel.promise.${table}`;
const unstored = new Map<string, Kept>(); // where the browser keeps nothing, as long as the page

export function keptPromise(table: string): Kept | null {
  try {
    const text = localStorage.getItem(key(table));
    if (text) return JSON.parse(text) as Kept;
  } catch {
    // it is looked for in the page
  }
  return unstored.get(table) ?? null;
}

function keep(table: string, kept: Kept): void {
  unstored.set(table, kept);
  try {
    localStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    // then it holds until the page is closed
  }
}

/** What to send now, having stored first what it answers to; nothing when there is nothing to do. */
export function nextShare(info: TableInfo): GiveShare | null {
  if (info.promise < PROMISE || info.state !== "waiting") return null;
  const kept = keptPromise(info.table) ?? firstSeen(info);
  if (kept.commitment !== info.commitment) return null; // the end will tell
  const mine = info.seats.filter((seat) => seat.mine);
  const { commitment, number } = kept;
  const own = mark(number);
  const unmarked = mine.some((seat) => seat.share === "awaited");
  const others = info.seats.filter((seat) => !seat.mine);
  if (unmarked && others.some((seat) => seat.kind !== "bot")) return { commitment, mark: own };
  const awaited =
    others.some((seat) => seat.kind === "open" || seat.share === "awaited") ||
    info.seats.some((seat) => seat.brings === "awaited");
  if (awaited || !mine.some((seat) => seat.share === "awaited" || seat.mark === own)) return null;
  const marks = info.seats.map((seat) => (seat.mine ? own : seat.mark));
  if (kept.marks.length && kept.marks.join() !== marks.join()) return null; // shown for other marks
  keep(info.table, { ...kept, marks, seats: mine.map((seat) => seat.seat) });
  return unmarked ? { commitment, mark: own, number } : { commitment, number };
}

function firstSeen(info: TableInfo): Kept {
  const kept = { commitment: info.commitment, number: randomWord(), seats: [], marks: [] };
  keep(info.table, kept);
  return kept;
}
