/** Where two decks differ, card by card. */
import { type Sheet } from "./sheet";

export interface Difference {
  id: string;
  mine: number;
  theirs: number;
}

/** Cards of which one deck has more than the other, those that only mine has first. */
export function differences(mine: Sheet, theirs: Sheet): Difference[] {
  const all = (sheet: Sheet) => ({ ...sheet.cards, ...sheet.events });
  const [ours, others] = [all(mine), all(theirs)];
  return [...new Set([...Object.keys(ours), ...Object.keys(others)])]
    .map((id) => ({ id, mine: ours[id] ?? 0, theirs: others[id] ?? 0 }))
    .filter(({ mine, theirs }) => mine !== theirs)
    .sort((a, b) => b.mine - b.theirs - (a.mine - a.theirs) || a.id.localeCompare(b.id));
}

/** How many cards both have. */
export function shared(mine: Sheet, theirs: Sheet): number {
  const both = Object.entries(mine.cards).map(([id, n]) => Math.min(n, theirs.cards[id] ?? 0));
  return both.reduce((sum, n) => sum + n, 0);
}
