/** Any view as headings, tables and lists. Knows nothing of a game but its view and its words. */

type View = Record<string, unknown>;

/** How keys and values are said; a game's catalogue, see lib/gamewords. */
export interface Sayings {
  /** `of` is what the key is a part of */
  title: (key: string, of?: string) => string;
  value: (value: unknown, key: string) => string;
  /** the same inside a line */
  label: (key: string, of: string) => string;
  /** pieces that are counted, in words; empty for anything else */
  amounts: (table: View, key: string) => string;
  /** whether a value has a name under this very key, so that the key need not be said */
  named: (value: unknown, key: string) => boolean;
}

export interface Fact {
  title: string;
  text: string;
}

/** A card: its name, and line by line what is printed on it. */
export interface Printed {
  name: string;
  lines: string[];
}

export type Block =
  | { kind: "facts"; facts: Fact[] }
  | { kind: "list"; title: string; items: string[] }
  | { kind: "cards"; title: string; cards: Printed[] }
  | { kind: "grid"; title: string; columns: string[]; rows: string[][] }
  | { kind: "section"; title: string; blocks: Block[] };

/** What the prompt and the seats say anyway. */
const SKIPPED = new Set(["waiting", "viewer"]);
/** What a thing does is a sentence, too long for the cell of a table. */
const SENTENCE = "effect";
/** Lists of more than this many things are easier to follow one below the other. */
const LONG = 6;
/** What the head of a grid is the value of. */
const COLUMN = "column";

export function written(view: View, say: Sayings, of = "view"): Block[] {
  const blocks: Block[] = [];
  let facts: Fact[] = [];
  const laid = Object.values(view).some(isGrid);
  for (const [key, value] of Object.entries(view)) {
    if (SKIPPED.has(key) || !says(value) || (laid && isByPlace(value))) continue;
    const block = blockOf(key, value, say, of);
    if (block.kind === "facts") facts.push(...block.facts);
    else {
      if (facts.length) blocks.push({ kind: "facts", facts });
      facts = [];
      blocks.push(block);
    }
  }
  if (facts.length) blocks.push({ kind: "facts", facts });
  return blocks;
}

/** A value on one line; what is empty or naught goes without saying. */
export function phrase(value: unknown, say: Sayings, key = ""): string {
  if (Array.isArray(value)) return listed(value, say, key);
  if (!isView(value)) return say.value(value, key);
  const amounts = say.amounts(value, key);
  if (amounts) return amounts;
  return filled(value)
    .map(([name, item], i) => {
      if (i === 0 && say.named(item, name)) return say.value(item, name);
      const label = say.label(name, key);
      return item === true ? label : `${label} ${bracketed(item, say, name)}`;
    })
    .join(", ");
}

/** Things in a row; of a row with holes what is there, and in which place. */
function listed(items: unknown[], say: Sayings, key: string): string {
  const holes = items.includes(null);
  return items
    .map((item, i) => (holes ? `${i + 1}. ` : "") + bracketed(item, say, key))
    .filter((_, i) => items[i] !== null)
    .join(", ");
}

function blockOf(key: string, value: unknown, say: Sayings, of: string): Block {
  const title = say.title(key, of);
  if (Array.isArray(value) && value.length && value.every(isView)) {
    if (value.every((item) => SENTENCE in item)) {
      return { kind: "cards", title, cards: value.map((item) => printed(item, say, key)) };
    }
    if (value.every(isFlat)) return gridOf(title, value, say, key);
    return { kind: "section", title, blocks: value.map((item) => sectionOf(item, say, key)) };
  }
  if (isGrid(value)) return laidOut(title, value, say, key);
  if (Array.isArray(value) && (nesting(value) > 1 || value.length > LONG)) {
    return { kind: "list", title, items: value.map((item) => phrase(item, say, key)) };
  }
  if (isView(value) && nesting(value) > 1) {
    const named = Object.entries(value);
    if (named.length > 1 && named.every(([, item]) => isView(item) && isFlat(item))) {
      return gridOf(
        title,
        named.map(([name, item]) => ({ [key]: name, ...(item as View) })),
        say,
        key,
      );
    }
    return { kind: "section", title, blocks: written(value, say, key) };
  }
  return { kind: "facts", facts: [{ title, text: phrase(value, say, key) || "–" }] };
}

/** Named by its first entry; of the others only those that say something. */
function printed(item: View, say: Sayings, of: string): Printed {
  const [[name, first] = ["", ""], ...rest] = filled(item);
  const lines = rest.map(([key, part]) => {
    const text = phrase(part, say, key);
    return key === SENTENCE ? text : `${say.title(key, of)}: ${text}`;
  });
  return { name: phrase(first, say, name), lines };
}

/** Things of one kind side by side; few things with much about each stand in columns. */
function gridOf(title: string, items: View[], say: Sayings, of: string): Block {
  const keys = [...new Set(items.flatMap(Object.keys))].filter((key) =>
    items.some((item) => item[key] !== 0 && says(item[key])),
  );
  const cell = (item: View, key: string) => (says(item[key]) ? phrase(item[key], say, key) : "–");
  const [first = "", ...others] = keys;
  const head = (item: View) => cell(item, first);
  if (others.length <= items.length) {
    const rows = items.map((item) => keys.map((key) => cell(item, key)));
    return { kind: "grid", title, columns: keys.map((key) => say.title(key, of)), rows };
  }
  const rows = others.map((key) => [say.title(key, of), ...items.map((item) => cell(item, key))]);
  return { kind: "grid", title, columns: [say.title(first, of), ...items.map(head)], rows };
}

/** A table as it lies before the players; its first row and column head it. */
function laidOut(title: string, grid: unknown[][], say: Sayings, key: string): Block {
  const [columns = [], ...rows] = grid.map((row, n) =>
    row.map((cell) => (says(cell) ? phrase(cell, say, n ? key : COLUMN) : "")),
  );
  return { kind: "grid", title, columns, rows };
}

/** One thing of a list, headed by what tells it from the others: its first entry. */
function sectionOf(item: View, say: Sayings, of: string): Block {
  const [[key, first] = ["", ""], ...rest] = Object.entries(item);
  const name = phrase(first, say, key);
  const title = typeof first === "string" ? name : `${say.title(key, of)} ${name}`;
  return { kind: "section", title, blocks: written(Object.fromEntries(rest), say, of) };
}

function bracketed(value: unknown, say: Sayings, key: string): string {
  const inside = phrase(value, say, key);
  return typeof value === "object" && value !== null ? `(${inside})` : inside;
}

function isView(value: unknown): value is View {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Rows of equal length with an empty corner. */
function isGrid(value: unknown): value is unknown[][] {
  if (!Array.isArray(value)) return false;
  const [head] = value as unknown[];
  if (!Array.isArray(head) || head[0] !== "") return false;
  return value.every((row) => Array.isArray(row) && row.length === head.length);
}

/** Named by coordinates only: a grid beside it tells the same. */
function isByPlace(value: unknown): boolean {
  return isView(value) && Object.keys(value).every((name) => /^-?\d+[a-z]?$/.test(name));
}

/** Everything about it fits into the cells of a table. */
function isFlat(item: View): boolean {
  return Object.values(item).every((part) => nesting(part) < 2);
}

/** How deep tables and lists lie in each other. */
function nesting(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(nesting));
}

/** The entries that say something: no holes, nothing empty, and no naughts among counts. */
function filled(view: View): [string, unknown][] {
  const counts = Object.values(view).every((item) => typeof item === "number");
  return Object.entries(view).filter(([, item]) => says(item) && !(counts && item === 0));
}

function says(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  if (Array.isArray(value)) return value.some(says);
  return !isView(value) || filled(value).length > 0;
}
