/** Pieces on their way over a board: what every game says about its motions. */

import type { FigureName } from "./figures";

export type Happening = Readonly<Record<string, unknown>>;

/** Beside the board: where goods come from and go to that nobody holds. */
export const STOCK = "stock";

/** Pieces that the kit draws: a game adds its own. */
export type Piece =
  | { kind: "good"; good: string }
  | { kind: "die"; die: string; value: number }
  | { kind: FigureName | "mark" | "banner"; seat: string }
  | { kind: "back" };

export interface Move<Thing> {
  thing: Thing;
  /** Places on the board, from first to last. */
  along: readonly string[];
  count: number;
  /** It walks: its feet, not its middle, follow the way. */
  walks?: boolean;
}

export function move<Thing>(thing: Thing, from: string, to: string, count = 1): Move<Thing> {
  return { thing, along: [from, to], count };
}

/** Every argument that some kind of event has. */
type Argument<Event> = Event extends unknown ? keyof Event & string : never;

/** An event as its game declares it: whoever asks for what no event tells is refused. */
export function told<Event>(event: Happening): Event {
  return event as Event;
}

/** An argument of an event that counts something; 0 where it has none. */
export function number<Event extends object>(event: Event, argument: Argument<Event>): number {
  const value: unknown = event[argument as keyof Event];
  return typeof value === "number" ? value : 0;
}

/** An argument of an event that names something; empty where it has none. */
export function name<Event extends object>(event: Event, argument: Argument<Event>): string {
  const value: unknown = event[argument as keyof Event];
  return typeof value === "string" ? value : "";
}
