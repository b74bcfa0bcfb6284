/** Options by piece: what all options with one piece begin with is said once, above them. */
import { plain } from "../lib/sentence";
import type { Choice } from "../net/schema";

export interface Row {
  option: Choice;
  /** how the option begins, where that is said above it; "" otherwise */
  shared: string;
  /** it is the first of those below such a line */
  first: boolean;
}

const FEW = 3;
/** One word alone, such as "Build", is not worth a line. */
const WORDS = 2;

/** The options in their order, which the digits follow. */
export function byPiece(options: readonly Choice[]): Row[] {
  return runs(options).flatMap((run) => {
    const shared = beginning(run.map(({ text }) => plain(text)));
    if (run.length < FEW || shared.trim().split(/\s+/).length < WORDS) {
      return run.map((option) => ({ option, shared: "", first: false }));
    }
    return run.map((option, i) => ({ option, shared, first: i === 0 }));
  });
}

/** Neighbours with the same piece: the first thing they name, or all of them where there is no other. */
function runs(options: readonly Choice[]): Choice[][] {
  const found: Choice[][] = [];
  for (const option of options) {
    const last = found.at(-1);
    if (last?.[0] && piece(last[0]) === piece(option)) last.push(option);
    else found.push([option]);
  }
  return found;
}

function piece({ verb, args }: Choice): string {
  const named = Object.entries(args);
  return named.length > 1 ? `${verb} ${String(named[0]?.[1])}` : verb;
}

/** The words that all sentences begin with, up to and with a space; each keeps a word of its own. */
function beginning(sentences: readonly string[]): string {
  const [first = "", ...others] = sentences;
  let length = 0;
  for (let at = first.indexOf(" "); at >= 0; at = first.indexOf(" ", at + 1)) {
    const words = first.slice(0, at + 1);
    if (!others.every((other) => other.startsWith(words) && other.length > words.length)) break;
    if (!opensBracket(words)) length = words.length;
  }
  return first.slice(0, length);
}

/** Whether words end within brackets: "(right 1, above)" is not said in two pieces. */
function opensBracket(words: string): boolean {
  return words.lastIndexOf("(") > words.lastIndexOf(")");
}
