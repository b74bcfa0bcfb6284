/** Which puzzles were solved in this browser: for each game their numbers. */

export const NONE: ReadonlySet<number> = new Set();

const key = (game: string) => `stavitel.puzzles.${game}`;

export function solved(game: string): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((n): n is number => Number.isInteger(n)) : []);
  } catch {
    return NONE;
  }
}

export function remember(game: string, number: number): void {
  try {
    const numbers = [...solved(game), number].sort((one, other) => one - other);
    localStorage.setItem(key(game), JSON.stringify([...new Set(numbers)]));
  } catch {
    // without storage each visit begins anew
  }
}

/** The first puzzle after this one that is not solved yet, from the start again at the end. */
export function following(game: string, number: number, count: number): number {
  const done = solved(game);
  for (let by = 1; by < count; by++) {
    const next = ((number - 1 + by) % count) + 1;
    if (!done.has(next)) return next;
  }
  return (number % count) + 1;
}
