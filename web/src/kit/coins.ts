/** So much money as coins of these values: as few as can be, the most valuable first. */
export function coins(amount: number, values: readonly number[]): number[] {
  const found: number[] = [];
  let left = amount;
  for (const value of values.toSorted((a, b) => b - a)) {
    for (; value > 0 && left >= value; left -= value) found.push(value);
  }
  return found;
}
