/**
 * Updates shown one after the other: the events of each in order, at the viewer's pace, then the
 * table as it is after them. Whoever does not want to wait gets the last one at once.
 */
import type { Motion } from "../lib/settings.svelte";
import type { Line, Update } from "../net/schema";

interface Pace {
  /** milliseconds for one event, and at most for all events of one update */
  event: number;
  update: number;
}

const PACES: Record<Motion, Pace | null> = {
  off: null,
  fast: { event: 150, update: 600 },
  normal: { event: 300, update: 1_200 },
  slow: { event: 700, update: 3_500 },
};

/** From this many waiting updates on nobody could follow, and the page would lag behind. */
const FALLS_BEHIND = 12;

/** A board that says nothing else moves something in every event. */
export const NOTHING_STILL: ReadonlySet<string> = new Set();

export interface Stage {
  /** Show an event for some milliseconds; the table is still the one before it. */
  play: (line: Line, ms: number) => void;
  /** Show the table as it is now. */
  install: (update: Update) => void;
  motion: () => Motion;
  /** kinds of events in which nothing moves */
  motionless: () => ReadonlySet<string>;
  hidden: () => boolean;
}

interface Step {
  update: Update;
  lines: readonly Line[];
}

export class Timeline {
  readonly #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: Stage) {}

  /** An update, with the events that led to it from the one before. */
  add(update: Update, lines: readonly Line[]): void {
    const idle = this.#steps.length === 0;
    this.#steps.push({ update, lines });
    const late = this.#steps.length > FALLS_BEHIND;
    if (late || this.stage.hidden() || !PACES[this.stage.motion()]) this.finish();
    else if (idle) this.#begin();
  }

  /** Show the newest table now. */
  finish(): void {
    clearTimeout(this.#timer);
    const last = this.#steps.at(-1);
    this.#steps.length = 0;
    if (last) this.stage.install(last.update);
  }

  get running(): boolean {
    return this.#steps.length > 0;
  }

  #begin(): void {
    const step = this.#steps[0];
    const pace = PACES[this.stage.motion()];
    if (!step) return;
    if (!pace) {
      this.finish();
      return;
    }
    const still = this.stage.motionless();
    const moving = step.lines.filter((line) => !still.has(String(line.event["event"])));
    const ms = Math.min(pace.event, pace.update / Math.max(1, moving.length));
    this.#play(step, moving, ms);
  }

  #play(step: Step, [line, ...rest]: readonly Line[], ms: number): void {
    if (!line) {
      this.#steps.shift();
      this.stage.install(step.update);
      this.#begin();
      return;
    }
    this.stage.play(line, ms);
    this.#timer = setTimeout(() => this.#play(step, rest, ms), ms);
  }
}
