/** Decisions of whole games, played by the engine: what boards must have a place for. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sentence } from "../src/lib/sentence";
import type { Choice } from "../src/net/schema";

export interface Decision<View> {
  seat: number;
  view: View;
  options: Choice[];
  prompt: Sentence;
}

/** So many games are played; the long form of the tests plays more. */
export function games(few: number, many: number): number {
  return process.env["STAVITEL_LONG"] ? many : few;
}

/** The long form says how much it has looked at. */
export function tell(what: string): void {
  if (process.env["STAVITEL_LONG"]) console.info(what);
}

/** All decisions of so many games of random players; few games only, because they fill the memory. */
export function decisions<View>(
  game: string,
  variant: string,
  seats: number,
  count: number,
  first = 1,
): Decision<View>[] {
  return [...eachDecision<View>(game, variant, seats, count, first)];
}

/** So many games are played at a time and forgotten again. */
const AT_A_TIME = 4;

/** The decisions of any number of games, one after the other. */
export function* eachDecision<View>(
  game: string,
  variant: string,
  seats: number,
  count: number,
  first = 1,
): Generator<Decision<View>> {
  const end = first + count;
  for (let seed = first; seed < end; seed += AT_A_TIME) {
    const last = Math.min(end, seed + AT_A_TIME) - 1;
    for (const line of lines("decisions.py", game, variant, seats, seed, last)) {
      yield readDecision<View>(line);
    }
  }
}

/** What a script of this folder writes about games, line by line. */
export function lines(script: string, ...args: (string | number)[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "stavitel-"));
  const file = join(folder, "told.jsonl");
  try {
    execFileSync(python(), [join(import.meta.dirname, script), ...args.map(String), file]);
    return readFileSync(file, "utf8").trimEnd().split("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The one that builds the page, else that of the checkout. */
function python(): string {
  const own = join(import.meta.dirname, "..", "..", ".venv", "bin", "python");
  return process.env["STAVITEL_PYTHON"] ?? (existsSync(own) ? own : "python3");
}

function readDecision<View>(line: string): Decision<View> {
  const told = JSON.parse(line) as Omit<Decision<View>, "options"> & {
    options: { id: number; verb: string; args: Record<string, unknown> }[];
  };
  const options = told.options.map(({ id, verb, args }) => ({
    action: id,
    words: `${verb} ${Object.values(args).join(" ")}`.trim(),
    verb,
    args,
    text: [verb],
    warning: "",
    gift: false,
    brings: {},
  }));
  return { ...told, options };
}
