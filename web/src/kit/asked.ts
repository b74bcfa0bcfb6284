/** What is asked, and of whom. */
import type { BoardProps } from "../games/board";
import type { Sentence } from "../lib/sentence";

/** An action that can be taken, or the reason against one. */
export interface Told {
  verb: string;
  args: Readonly<Record<string, unknown>>;
}

/** The places a question names. */
export function named(prompt: Sentence): ReadonlySet<string> {
  return new Set(
    prompt.flatMap((part) => (typeof part === "object" && part.place ? [part.place] : [])),
  );
}

/** Whose turn a board shows. While a move waits for its confirmation, the seat that made it is at turn. */
export function atTurn(
  { view, update, info }: Pick<BoardProps, "view" | "update" | "info">,
  waiting: { seat: string | null } | null | undefined,
): string | null {
  if (!update.unconfirmed || !Object.is(view, update.view)) return waiting?.seat ?? null;
  return info.seats[update.asked ?? -1]?.word ?? null;
}
