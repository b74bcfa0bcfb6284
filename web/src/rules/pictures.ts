/** The pieces a guide names: `card:market good:wood*2`, each with its domain, word and number. */
export interface Pictured {
  kind: string;
  word: string;
  /** how many; 0 where it is not counted */
  n: number;
}

const MARK = /^(\w+):([\w-]+?)(?:\*(\d+))?$/;

export function pictured(marks: string): Pictured[] {
  return marks.split(" ").flatMap((mark) => {
    const found = MARK.exec(mark);
    return found ? [{ kind: found[1] ?? "", word: found[2] ?? "", n: Number(found[3] ?? 0) }] : [];
  });
}

/** Where the name of a piece is found in the game's catalogue. */
export function nameOf({ kind, word, n }: Pictured): [id: string, args: { n: number }] {
  return [n ? `amount-${word}` : `${kind}-${word}`, { n }];
}
