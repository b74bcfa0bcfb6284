/** A puzzle being solved: what was tried so far, and whether the solution may be seen. */
import { troubleOf } from "../lib/trouble";
import { Targets } from "../match/targets";
import { Reasons } from "../match/why.svelte";
import { fetchPuzzle } from "../net/api";
import type { Choice, Language, PuzzleAnswer, PuzzleShown } from "../net/schema";
import { Show } from "../replay/show.svelte";
import { NONE, remember, solved } from "./solved";

export class Puzzle {
  readonly show = new Show();
  shown = $state.raw<PuzzleShown | null>(null);
  /** the answer given last */
  given = $state.raw<PuzzleAnswer | null>(null);
  /** the solution was found, or asked for */
  open = $state(false);
  /** why the puzzle did not come; told anew in another language */
  failure = $state.raw<unknown>(null);
  done = $state.raw(NONE);

  readonly trouble = $derived(this.failure === null ? "" : troubleOf(this.failure));
  readonly best = $derived(this.shown?.answers[0]);
  readonly right = $derived(this.given !== null && this.given.action === this.best?.action);
  readonly targets = $derived(new Targets(this.open ? [] : this.shown?.update.ask?.options));
  readonly why = $derived.by(() => {
    const refused = this.shown?.refused ?? [];
    return new Reasons(() => Promise.resolve(refused));
  });

  constructor(
    readonly game: string,
    readonly number: number,
    private lang: Language,
  ) {
    this.done = solved(game);
  }

  async load(): Promise<void> {
    try {
      this.shown = await fetchPuzzle(this.game, this.number, this.lang);
      this.show.jump(this.shown.update);
    } catch (error) {
      this.failure = error;
    }
  }

  /** The same puzzle in other words. */
  async speak(lang: Language): Promise<void> {
    if (lang === this.lang || !this.shown) return;
    this.lang = lang;
    const action = this.given?.action;
    await this.load();
    this.given = this.shown.answers.find((answer) => answer.action === action) ?? null;
  }

  choose(choice: Choice): void {
    this.show.finish();
    this.given = this.shown?.answers.find((answer) => answer.action === choice.action) ?? null;
    if (!this.right) return;
    this.open = true;
    remember(this.game, this.number);
    this.done = solved(this.game);
  }

  reveal(): void {
    this.open = true;
  }

  again(): void {
    [this.given, this.open] = [null, false];
  }
}
