/** Why something cannot be done now: asked of the server only when somebody wants to know. */
import type { WhyNot } from "../net/schema";
import { place, type Value } from "./targets";

export class Reasons {
  #refused = $state.raw<readonly WhyNot[]>([]);
  #asked = false;

  constructor(private readonly fetch: () => Promise<readonly WhyNot[]>) {}

  /** Everything refused now, as far as it is known yet; the first call asks the server. */
  get all(): readonly WhyNot[] {
    this.#ask();
    return this.#refused;
  }

  /** The reasons that name this place, perhaps only those of one verb. */
  of(argument: string, value: Value, verb = ""): readonly WhyNot[] {
    const id = place(argument, value);
    return this.all.filter(
      (refused) =>
        (!verb || refused.verb === verb) &&
        Object.entries(refused.args).some(([name, there]) => place(name, there as Value) === id),
    );
  }

  /** Why nothing at all can be done with this verb. */
  verb(verb: string): readonly WhyNot[] {
    return this.all.filter((refused) => refused.verb === verb);
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.fetch().then(
      (refused) => (this.#refused = refused),
      () => (this.#asked = false), // the connection was lost: whoever looks again asks again
    );
  }
}
