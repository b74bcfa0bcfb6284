/** Amounts of goods in words, as the catalogue of a game has them. */

export type Counts = Readonly<Record<string, number>>;

/** What pays, and what one gets for it. */
export interface Trade {
  pay: Counts;
  gain: Counts;
}

export interface Catalogue {
  has(id: string): boolean;
  text(id: string, args?: Record<string, string | number>): string;
}

/** What is not zero, in the order given. */
export function present(counts: Counts): [name: string, n: number][] {
  return Object.entries(counts).filter(([, n]) => n !== 0);
}

/** `1 wood and 2 deniers`; things that are no pieces of their own are named after the `group`. */
export function amountsText(words: Catalogue, counts: Counts, group = "amount"): string {
  const parts = present(counts).map(([name, n]) => {
    const id = words.has(`amount-${name}`) ? `amount-${name}` : `${group}-${name}`;
    return words.text(id, { n });
  });
  return listed(words, parts);
}

/** An effect with its alternatives: `1 denier → 1 gold, or 3 deniers → 2 gold`. */
export function effectText(words: Catalogue, options: readonly Trade[]): string {
  const said = options.map(({ pay, gain }) => {
    const got = amountsText(words, gain, "gain");
    return present(pay).length
      ? words.text("effect-option", { pay: amountsText(words, pay, "pay"), gain: got })
      : words.text("effect-free", { gain: got });
  });
  return said.length
    ? said.reduce((left, right) => words.text("effect-or", { left, right }))
    : words.text("nothing");
}

function listed(words: Catalogue, parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return words.text("nothing");
  if (parts.length === 1) return last;
  const left = parts.slice(0, -1).reduce((l, right) => words.text("list-more", { left: l, right }));
  return words.text("list-last", { left, right: last });
}
