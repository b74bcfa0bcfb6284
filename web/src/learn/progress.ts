/** How far somebody is in a lesson, kept in this browser, so that it goes on where it was left. */

export interface Progress {
  step: number;
  /** what was done in the steps that asked for something */
  taken: number[];
}

const key = (lesson: string) => `stavitel.lesson.${lesson}`;
const BEGINNING: Progress = { step: 0, taken: [] };

export function progress(lesson: string): Progress {
  try {
    return read(JSON.parse(localStorage.getItem(key(lesson)) ?? "null")) ?? BEGINNING;
  } catch {
    return BEGINNING;
  }
}

export function remember(lesson: string, at: Progress): void {
  try {
    localStorage.setItem(key(lesson), JSON.stringify(at));
  } catch {
    // without storage a lesson begins anew with each visit
  }
}

function read(kept: unknown): Progress | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { step, taken } = kept as Partial<Progress>;
  const whole = (n: unknown) => Number.isInteger(n) && Number(n) >= 0;
  return whole(step) && Array.isArray(taken) && taken.every(whole) ? (kept as Progress) : null;
}
