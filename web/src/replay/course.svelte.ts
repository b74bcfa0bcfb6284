/** The course of one game: which moment is shown, from where, and how one moves through it. */
import { troubleOf } from "../lib/trouble";
import { fetchMoments } from "../net/api";
import {
  WATCHER,
  type Language,
  type Line,
  type Moment,
  type Moments,
  type TableInfo,
  type Update,
} from "../net/schema";
import { Album } from "./album";
import { roundAfter, roundBefore, stepAfter, stepBefore, type Command } from "./keys";
import { Show } from "./show.svelte";

export class Course {
  readonly show = new Show();
  moments = $state.raw<Moments | null>(null);
  /** the moment that is asked for; `show` follows as soon as it is there */
  move = $state(0);
  seat = $state(WATCHER);
  lang = $state<Language>("en");
  trouble = $state("");

  readonly moves = $derived(this.moments?.moves ?? 0);
  readonly lines = $derived<readonly Line[]>(this.moments?.lines ?? []);
  readonly atEnd = $derived(this.move >= this.moves);
  /** the last line of the log that has happened by now */
  readonly present = $derived(this.lines.findLastIndex((line) => line.move <= this.move));
  readonly round = $derived(this.lines[this.present]?.round ?? 0);

  #album: Album | null = null;

  constructor(readonly info: TableInfo) {}

  /** Look at the whole course with these eyes and in this language; begin at a move. */
  async open(seat: number, lang: Language, move: number): Promise<void> {
    try {
      this.moments = await fetchMoments(this.info.table, seat, lang);
      this.#album = new Album(this.info.table, seat, lang);
      [this.seat, this.lang] = [seat, lang];
      this.to(move);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  obey(command: Exclude<Command, "play">): void {
    if (command === "next" && this.atEnd && this.info.state === "playing") {
      void this.open(this.seat, this.lang, this.move + 1); // perhaps the game has gone on
      return;
    }
    const rounds = this.moments?.rounds ?? [];
    const there: Record<typeof command, number> = {
      back: stepBefore(rounds, this.move),
      next: stepAfter(rounds, this.move, this.moves),
      "round-back": roundBefore(rounds, this.move),
      "round-next": roundAfter(rounds, this.move, this.moves),
      first: 0,
      last: this.moves,
    };
    this.to(there[command]);
  }

  to(move: number): void {
    const before = this.move;
    this.move = Math.max(0, Math.min(move, this.moves));
    void this.#arrive(this.move, before);
  }

  async #arrive(move: number, before: number): Promise<void> {
    const album = this.#album;
    if (!album) return;
    try {
      const moment = await album.at(move);
      if (move !== this.move || album !== this.#album) return; // somebody was quicker
      this.trouble = "";
      const update = this.#update(moment);
      const told = move > (this.info.recording?.shown ?? this.moves); // nothing moves any more
      const step = !told && move === before + 1 && this.show.latest?.move === before;
      if (step)
        this.show.play(
          update,
          this.lines.filter((line) => line.move === move),
        );
      else this.show.jump(update);
      // the next one is there before it is wanted
      if (move < this.moves) album.at(move + 1).catch(() => {});
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** A moment as boards know tables: nothing can be chosen in it. */
  #update({ move, seat, view, asked, over }: Moment): Update {
    return {
      type: "update",
      table: this.info.table,
      version: move,
      move,
      seat,
      asked,
      unconfirmed: false,
      undo: false,
      curtain: false,
      view,
      ask: null,
      asks: [],
      keep: 0,
      lines: [],
      news: [],
      clocks: [],
      over,
      progress: this.moves ? move / this.moves : 0,
    };
  }
}
