/** Whole games as a board shows them: every event, with the view before it. */
import type { Happening, Move } from "../src/kit/moves";
import { lines } from "./decisions";

interface Told<View> {
  view: View;
  events: Happening[];
}

/** What happens in a game of so many computer players of a kind, as the first seat sees it. */
export function* happened<View>(
  game: string,
  variant: string,
  seats: number,
  player: "random" | "greedy",
): Generator<{ view: View; event: Happening }> {
  for (const line of lines("events.py", game, variant, seats, player)) {
    const { view, events } = JSON.parse(line) as Told<View>;
    for (const event of events) yield { view, event };
  }
}

/** What an event counts: where all of it is nothing, nothing moves. */
function counts(event: Happening): number[] {
  const found = Object.values(event).filter((value) => typeof value === "number");
  return found.length ? found : [1];
}

/** Events that leave everything where it is although their kind moves something, and places a
 *  piece would have to go to that are not on the board. */
export function missing<View>(
  game: Iterable<{ view: View; event: Happening }>,
  motionless: ReadonlySet<string>,
  moves: (event: Happening, view: View) => readonly Move<unknown>[],
  drawn: (view: View) => ReadonlySet<string>,
): { still: string[]; nowhere: string[]; shown: number } {
  const still = new Set<string>();
  const nowhere = new Set<string>();
  let shown = 0;
  for (const { view, event } of game) {
    const kind = String(event["event"]);
    if (motionless.has(kind)) continue;
    shown += 1;
    const moving = moves(event, view);
    if (!moving.length && !counts(event).every((n) => n === 0)) still.add(JSON.stringify(event));
    const there = drawn(view);
    for (const place of moving.flatMap(({ along }) => along)) {
      if (!there.has(place)) nowhere.add(`${kind}: ${place}`);
    }
  }
  return { still: [...still], nowhere: [...nowhere], shown };
}
