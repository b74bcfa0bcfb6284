/** A lesson being taken: the step, what was done so far, and what to say to a wrong move. */
import { troubleOf } from "../lib/trouble";
import { Targets } from "../match/targets";
import { Reasons } from "../match/why.svelte";
import { fetchLessonStep } from "../net/api";
import type { Choice, Language, LessonStep } from "../net/schema";
import { Show } from "../replay/show.svelte";
import { places } from "./places";
import { progress, remember } from "./progress";

export class Lesson {
  readonly show = new Show();
  step = $state.raw<LessonStep | null>(null);
  /** something else than expected was chosen, so many times in this step */
  wrong = $state(0);
  /** why something did not come; told anew in another language */
  failure = $state.raw<unknown>(null);
  busy = $state(false);
  #taken: number[] = [];

  readonly trouble = $derived(this.failure === null ? "" : troubleOf(this.failure));
  readonly last = $derived(this.step !== null && this.step.step === this.step.steps - 1);
  readonly targets = $derived(new Targets(this.busy ? [] : this.step?.update.ask?.options));
  readonly why = $derived.by(() => reasons(this.step));
  readonly lit = $derived(places(this.step?.highlight));

  /** `id` is "game/lesson". */
  constructor(
    readonly id: string,
    private lang: Language,
  ) {}

  /** Go on where this browser left off. */
  async open(): Promise<void> {
    const kept = progress(this.id);
    await this.#go(kept.step, kept.taken);
    if (this.failure !== null) await this.#go(0, []); // the lesson has changed since
  }

  async speak(lang: Language): Promise<void> {
    if (lang === this.lang || !this.step) return;
    this.lang = lang;
    await this.#go(this.step.step, this.#taken);
  }

  /** Take an option: a right one leads on, any other is answered kindly. */
  choose(choice: Choice): void {
    this.show.finish();
    if (!this.step?.expected.includes(choice.action)) this.wrong += 1;
    else void this.next(choice.action);
  }

  /** The next step; whoever skips one lets the coach do what was expected. */
  async next(action = this.step?.expected[0]): Promise<void> {
    if (!this.step || this.last) return;
    const taken = action === undefined ? this.#taken : [...this.#taken, action];
    await this.#go(this.step.step + 1, taken);
  }

  async back(): Promise<void> {
    if (!this.step || this.step.step === 0) return;
    await this.#go(this.step.step - 1, this.#taken);
  }

  async again(): Promise<void> {
    await this.#go(0, []);
  }

  async #go(number: number, taken: number[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = null;
    try {
      this.#arrive(await fetchLessonStep(this.id, number, taken, this.lang), taken);
    } catch (error) {
      this.failure = error;
    }
    this.busy = false;
  }

  #arrive(step: LessonStep, taken: number[]): void {
    const before = this.step;
    // a step back lies before what was done in it: that is asked for again
    const going = before ? step.step - before.step : 0;
    const kept = going < 0 && step.expected.length ? taken.slice(0, -1) : taken;
    this.#taken = kept;
    this.step = step;
    this.wrong = 0;
    remember(this.id, { step: step.step, taken: kept });
    if (going === 1) this.show.play(step.update, step.update.lines);
    else this.show.jump(step.update);
  }
}

function reasons(step: LessonStep | null): Reasons {
  return new Reasons(() => Promise.resolve(step?.refused ?? []));
}
