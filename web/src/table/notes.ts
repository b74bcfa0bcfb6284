/** What the log says of people between the moves, and which moves a bot made for somebody. */
import type { GameWords } from "../lib/gamewords";
import { t } from "../lib/i18n.svelte";
import { levelName } from "../lib/levels";
import type { Line, Note, Noted, TableInfo } from "../net/schema";
import { sitter } from "./sitter";

export type Entry =
  { note: Note; line?: never; number: string } | { line: Line; note?: never; number: number };

const PLAYS: ReadonlySet<Noted> = new Set(["left", "time", "bot", "resigned", "sent"]);

/** Lines with their places in the log, and the notes after the last line of their move. */
export function withNotes(lines: readonly Line[], notes: readonly Note[]): Entry[] {
  const entries: Entry[] = [];
  let next = 0;
  const tell = (before: number) => {
    for (let note = notes[next]; note && note.move < before; note = notes[++next]) {
      entries.push({ note, number: `note-${next}` });
    }
  };
  lines.forEach((line, number) => {
    tell(line.move);
    entries.push({ line, number });
  });
  tell(Infinity);
  return entries;
}

/** A bot stood in for this seat when the move was made. */
export function isByBot(notes: readonly Note[], seat: number, move: number): boolean {
  const last = notes.findLast((note) => note.seat === seat && note.move < move);
  return last !== undefined && PLAYS.has(last.what);
}

export function noteText(note: Note, info: TableInfo, words: GameWords): string {
  const seat = info.seats[note.seat];
  const name = seat ? sitter(seat, words) : "";
  return t(`note-${note.what}`, { name, bot: levelName(note.bot) });
}
