/** Sentences of the server come in parts: plain text, names with their place, amounts with their
 *  piece, and whom a line of the log is about. Nobody has to search a finished text. */
import type { Part } from "../net/schema";

export type Sentence = readonly (string | Part)[];

/** The sentence as text. */
export function plain(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** The word of the seat a line is about: `red`; empty where it is about nobody. */
export function speaker(sentence: Sentence): string {
  const [first] = sentence;
  return typeof first === "object" && first.speaker ? (first.place?.split(":")[1] ?? "") : "";
}

/** The sentence without so many letters at its beginning. */
export function rest(sentence: Sentence, letters: number): Sentence {
  let left = letters;
  const found: (string | Part)[] = [];
  for (const part of sentence) {
    const text = typeof part === "string" ? part : part.text;
    if (left >= text.length) {
      left -= text.length;
      continue;
    }
    const own = text.slice(left);
    left = 0;
    found.push(typeof part === "string" ? own : { ...part, text: own });
  }
  return found;
}

/** What is said about the speaker, who is shown beside it. */
export function said(sentence: Sentence): Sentence {
  if (!speaker(sentence)) return sentence;
  const [, first, ...rest] = sentence;
  if (first === undefined) return [];
  return [
    typeof first === "string" ? begun(first) : { ...first, text: begun(first.text) },
    ...rest,
  ];
}

/** With a capital, as a sentence begins; what leans on a name in Czech ("Modrý si bere") leans on
 *  the verb without it ("Bere si"). */
function begun(text: string): string {
  const own = text.replace(/^(s[ei]) (\p{L}+)/u, "$2 $1");
  return own.charAt(0).toUpperCase() + own.slice(1);
}
