/** The option a pointer or the focus is on, for whoever tells what it would change. */
import type { Choice } from "../net/schema";

class Pointed {
  option = $state.raw<Choice | null>(null);
}

export const pointed = new Pointed();
