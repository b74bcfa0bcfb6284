/** The option a pointer or the focus is on, for whoever tells what it would change. */
import type { Choice } from "../net/schema";

class Pointed {
  option = $state.raw<Choice | null>(null);

  /** The option, if it is one of these: others are of a moment that is over. */
  among(options: readonly Choice[] = []): Choice | undefined {
    return options.find((option) => option === this.option);
  }
}

export const pointed = new Pointed();
