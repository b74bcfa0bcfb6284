/** A table that is only shown: jumped to, or brought a step further with what happens in between. */
import type { Playing } from "../games/board";
import { settings } from "../lib/settings.svelte";
import { NOTHING_STILL, Timeline } from "../match/timeline";
import type { Line, Update } from "../net/schema";

export class Show {
  /** the table as it is drawn; behind `latest` while events are being played */
  shown = $state.raw<Update | null>(null);
  latest = $state.raw<Update | null>(null);
  playing = $state.raw<Playing | null>(null);
  motionless = NOTHING_STILL;

  #events = 0;
  readonly #timeline = new Timeline({
    play: (line, ms) => (this.playing = { line, ms, key: ++this.#events }),
    install: (update) => {
      this.playing = null;
      this.shown = update;
    },
    motion: () => settings.motion,
    motionless: () => this.motionless,
    hidden: () => document.hidden,
  });

  /** The next table, after these events. */
  play(update: Update, lines: readonly Line[]): void {
    this.finish();
    this.latest = update;
    this.#timeline.add(update, lines);
  }

  /** Another table, at once. */
  jump(update: Update): void {
    this.play(update, []);
    this.finish();
  }

  /** Any key or click: show where things stand now. */
  finish(): void {
    this.#timeline.finish();
  }
}
