/**
 * Checks in this browser that nobody chose the draws of a game. docs/reference/protocol.md tells
 * how, "Fair chance"; nothing here believes what the server computed.
 */
import type { Kept } from "../match/promise";
import type { DrawProof, Fair } from "../net/schema";
import { hmac, joined, sha256 } from "./sha256";

export interface Verdict {
  /** the secret fits the promise: the one stored here, one the server tells only now, or neither */
  promise: "kept" | "told" | "broken";
  /** the numbers were known before the promise was made */
  older: boolean;
  /** this browser's own number is in the draws, is not, or it gave none */
  mine: "used" | "unused" | "none";
  /** seats whose numbers are not the ones they had promised before this browser showed its own */
  changed: number[];
  /** seats that promised a number and did not show it */
  withheld: number[];
  /** the first draw that is not what the secret and the players' numbers say */
  wrong: DrawProof | null;
  /** the record tells the same draws in the same order */
  recorded: boolean;
  draws: number;
}

const NAUGHT = new Uint8Array(1);
const WORD = 2n ** 64n;

/** Whether all this browser could check is right, and whether that shows that nobody chose. */
export function judged(verdict: Verdict): "good" | "partly" | "bad" {
  const { promise, wrong, recorded, changed, mine } = verdict;
  const stands = wrong === null && recorded && !changed.length && mine !== "unused";
  if (promise === "broken" || !stands) return "bad";
  return promise === "kept" && mine === "used" && !verdict.older ? "good" : "partly";
}

/** Check the promise and every draw; `record` is the text of the .stav file. */
export function verify(fair: Fair, record: string, kept: Kept | null): Verdict {
  const told = chanceLines(record);
  const draw = stream(fromHex(fair.secret), fair.numbers);
  const seats = [...fair.numbers.keys()];
  const withheld = seats.filter((seat) => fair.shares[seat] === "withheld");
  return {
    promise: promiseOf(fair, kept),
    older: fair.promise < 2,
    mine: ownNumber(fair, kept),
    changed: kept?.marks.length
      ? seats.filter((seat) => !withheld.includes(seat) && !fits(fair, kept, seat))
      : [],
    withheld,
    wrong: fair.draws.find((one) => draw(one.below) !== one.value) ?? null,
    recorded:
      told.length === fair.draws.length && told.every((words, i) => words === fair.draws[i]?.words),
    draws: fair.draws.length,
  };
}

function promiseOf(fair: Fair, kept: Kept | null): Verdict["promise"] {
  const made = commitment(fair);
  if (made !== fair.commitment || (kept && kept.commitment !== made)) return "broken";
  return kept ? "kept" : "told";
}

function ownNumber(fair: Fair, kept: Kept | null): Verdict["mine"] {
  if (!kept?.seats.length) return "none";
  return kept.seats.every((seat) => fair.numbers[seat] === kept.number) ? "used" : "unused";
}

/** The seat's number has the mark that was known before this browser showed its own. */
function fits(fair: Fair, kept: Kept, seat: number): boolean {
  const number = fair.numbers[seat] ?? "";
  return (kept.marks[seat] ?? "") === (number ? mark(number) : "");
}

/** What a number is promised by before any is shown. */
export function mark(number: string): string {
  return toHex(sha256(utf8(number)));
}

/** SHA-256 of secret, table and rules, which is published before the first draw. */
export function commitment({ secret, table, rules }: Fair): string {
  return toHex(sha256(joined(fromHex(secret), NAUGHT, utf8(table), NAUGHT, utf8(rules))));
}

/** The numbers of the table, one after the other: each call draws one below `n`. */
export function stream(secret: Uint8Array, numbers: readonly string[]): (n: number) => number {
  const shares = utf8(numbers.join("\0"));
  const counter = new Uint8Array(8);
  let tries = 0n;
  const next = (): bigint => {
    new DataView(counter.buffer).setBigUint64(0, tries++);
    const digest = hmac(secret, joined(shares, NAUGHT, counter));
    return new DataView(digest.buffer).getBigUint64(0);
  };
  return (n) => {
    const size = BigInt(n);
    let x = next();
    while (x >= WORD - (WORD % size)) x = next(); // such tries would favour low numbers
    return Number(x % size);
  };
}

/** What chance did in a record, in order: its lines are `chance: deal_card bank`. */
export function chanceLines(record: string): string[] {
  const actions = record.slice(record.indexOf("\n\n") + 1).split("\n");
  return actions
    .map((line) => /^\s*chance:\s*([^#]*?)\s*(?:#.*)?$/.exec(line)?.[1])
    .filter((words) => words !== undefined);
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
