/** Marks inside a sentence: **bold**, *italic*, `code` and [words](/learn/game/lesson), as pieces
 *  to be shown as text. */

export interface Piece {
  mark: "" | "strong" | "em" | "code" | "lesson";
  text: string;
  /** the address of a lesson, and of nothing else */
  href?: string;
}

// a mark clings to its words: the asterisks of "2 * 3 * 4" are none
const MARKS =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*|\*(?![\s*])(.+?)(?<![\s*])\*|`(.+?)`|\[([^\]]+)\]\((\/learn\/[\w-]+\/[\w-]+)\)/g;

export function inline(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > end) pieces.push({ mark: "", text: text.slice(end, found.index) });
    const [whole, strong, em, code, lesson, href] = found;
    if (strong) pieces.push({ mark: "strong", text: strong });
    else if (em) pieces.push({ mark: "em", text: em });
    else if (lesson && href) pieces.push({ mark: "lesson", text: lesson, href });
    else pieces.push({ mark: "code", text: code ?? "" });
    end = found.index + whole.length;
  }
  if (end < text.length) pieces.push({ mark: "", text: text.slice(end) });
  return pieces;
}

/** The same words without marks, for searching and for titles. */
export function plain(text: string): string {
  return inline(text)
    .map((piece) => piece.text)
    .join("");
}

export interface Reference {
  text: string;
  /** the rule it names, if there is one of that number on this page */
  rule: string;
  /** the sign of a number that was reconstructed */
  dagger: boolean;
}

const NAMED = /[A-Z]{2,}-\d+(?:\.\d+)+[a-z]?|\bR\d+\b|†/g;

/** A text with the rules it refers to, and with the sign † standing alone. */
export function references(text: string, known: ReadonlySet<string>): Reference[] {
  const parts: Reference[] = [];
  let end = 0;
  for (const found of text.matchAll(NAMED)) {
    const [word] = found;
    if (word !== "†" && !known.has(word)) continue;
    if (found.index > end) parts.push(told(text.slice(end, found.index)));
    parts.push(
      word === "†" ? { text: word, rule: "", dagger: true } : { ...told(word), rule: word },
    );
    end = found.index + word.length;
  }
  if (end < text.length) parts.push(told(text.slice(end)));
  return parts;
}

function told(text: string): Reference {
  return { text, rule: "", dagger: false };
}
