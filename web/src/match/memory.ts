/** How far the log of a table was when this browser last chose something there. */

const key = (table: string) => `stavitel.turn.${table}`;

export function lastTurn(table: string): number {
  try {
    return Number(localStorage.getItem(key(table))) || 0;
  } catch {
    return 0;
  }
}

export function rememberTurn(table: string, lines: number): void {
  try {
    localStorage.setItem(key(table), String(lines));
  } catch {
    // without storage the digest just starts anew with each visit
  }
}
