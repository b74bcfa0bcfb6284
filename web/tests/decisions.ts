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

export function decisions<View>(
  game: string,
  variant: string,
  seats: number,
  count: number,
  first = 1,
): Decision<View>[] {
  const folder = mkdtempSync(join(tmpdir(), "stavitel-"));
  const file = join(folder, "decisions.jsonl");
  try {
    const script = join(import.meta.dirname, "decisions.py");
    const asked = [game, variant, String(seats), String(count), file, String(first)];
    execFileSync(python(), [script, ...asked]);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    return lines.map((line) => readDecision<View>(line));
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
  }));
  return { ...told, options };
}
