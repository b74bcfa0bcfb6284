/** Finding rules: by words, without regard to accents and capitals, and by number. */
import { plain } from "../lib/inline";
import type { RuleBlock } from "../net/schema";

const LETTERS: Record<string, string> = { ł: "l", ß: "ss", đ: "d", ø: "o" };

/** The letters that count in a search: "Výhoda MAJITELE" is "vyhoda majitele". */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("\u00a0", " ")
    .replace(/[łßđø]/g, (letter) => LETTERS[letter] ?? letter);
}

/** A block of the page and what lies around it. */
export interface Place {
  block: RuleBlock;
  /** where it stands on the page */
  index: number;
  /** the columns above a row, so that its cells can be named */
  columns: readonly string[];
}

export interface Section {
  /** what the contents and the address call it: "section-5" */
  id: string;
  level: number;
  /** to read first, to look up, or about this project */
  layer: RuleBlock["layer"];
  title: string;
  places: Place[];
}

/** The page by its headings, in order. What comes before the first is the title's. */
export function sections(blocks: readonly RuleBlock[]): Section[] {
  const found: Section[] = [];
  let columns: string[] = [];
  blocks.forEach((block, index) => {
    if (block.kind === "heading" || found.length === 0) {
      const title = block.kind === "heading" ? plain(block.text) : "";
      const id = `section-${found.length}`;
      found.push({ id, level: block.level || 1, layer: block.layer, title, places: [] });
      if (block.kind === "heading") return;
    }
    if (block.kind === "columns") columns = cells(block);
    found.at(-1)?.places.push({ block, index, columns });
  });
  return found;
}

export function cells(block: RuleBlock): string[] {
  return block.text.split(" | ");
}

/** The sections with what holds every word asked for; all of them if nothing is asked for. */
export function search(all: readonly Section[], asked: string): readonly Section[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  return all
    .map((section) => ({ ...section, places: found(section, words) }))
    .filter((section) => section.places.length > 0);
}

/** The rows of a table bring its columns along; columns alone are no find. */
function found(section: Section, words: string[]): Place[] {
  const hits = section.places.filter(
    ({ block }) => isText(block) && words.every((word) => holds(block, word)),
  );
  const rows = hits.filter(({ block }) => block.kind === "row");
  const heads = section.places.filter(
    ({ block, columns, index }) =>
      block.kind === "columns" && rows.some((row) => row.columns === columns && row.index > index),
  );
  return [...heads, ...hits].sort((a, b) => a.index - b.index);
}

/** Heads of columns come with their rows, and pictures have nothing to find. */
function isText(block: RuleBlock): boolean {
  return block.kind !== "columns" && block.kind !== "pictures";
}

/** A number is found from its beginning, "5.2" is 5.2 and 5.20 but not 15.2; words anywhere. */
function holds(block: RuleBlock, word: string): boolean {
  const number = folded(block.number);
  if (number === word || number.startsWith(word) || number.split("-").at(-1)?.startsWith(word)) {
    return number !== "";
  }
  return folded(plain(block.text)).includes(word);
}

/** How many rules and paragraphs were found. */
export function count(sections: readonly Section[]): number {
  return sections.reduce(
    (sum, section) => sum + section.places.filter((one) => isText(one.block)).length,
    0,
  );
}
