/** How far this browser was at a table: in the log when it last chose, in the talk when last seen. */

const turn = (table: string) => `stavitel.turn.${table}`;
const talk = (table: string) => `stavitel.talk.${table}`;

export function lastTurn(table: string): number {
  return kept(turn(table)) ?? 0;
}

export function rememberTurn(table: string, lines: number): void {
  keep(turn(table), lines);
}

/** The number of the last line of the talk that was in sight; -1 before the first. */
export function lastRead(table: string): number {
  return kept(talk(table)) ?? -1;
}

export function rememberRead(table: string, line: number): void {
  keep(talk(table), line);
}

function kept(key: string): number | null {
  try {
    const found = localStorage.getItem(key);
    return found === null ? null : Number(found) || 0;
  } catch {
    return null;
  }
}

function keep(key: string, number: number): void {
  try {
    localStorage.setItem(key, String(number));
  } catch {
    // without storage everything is news with each visit
  }
}
