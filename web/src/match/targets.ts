/** What may be chosen now, as things to click. Boards ask `targets.of("position", 3)`. */
import type { Choice } from "../net/schema";

export type Value = number | string;

/** The name of a place on the table: the argument of an action or event and its value. */
export function place(argument: string, value: Value): string {
  return `${argument}:${value}`;
}

/** The places the arguments of an action or event name; whose event it is, is no place. */
export function placesOf(args: Readonly<Record<string, unknown>>): Set<string> {
  const no = "event" in args ? ["event", "seat"] : [];
  const named = Object.entries(args).filter(
    ([name, value]) => !no.includes(name) && value !== null,
  );
  return new Set(named.map(([name, value]) => place(name, value as Value)));
}

export class Targets {
  readonly #places = new Map<string, Choice[]>();

  constructor(readonly options: readonly Choice[] = []) {
    for (const option of options) {
      for (const [argument, value] of Object.entries(option.args)) {
        const id = place(argument, value as Value);
        const there = this.#places.get(id);
        if (there) there.push(option);
        else this.#places.set(id, [option]);
      }
    }
  }

  /** The options that name this place, perhaps only those of one verb. */
  of(argument: string, value: Value, verb = ""): readonly Choice[] {
    const there = this.#places.get(place(argument, value)) ?? [];
    return verb ? there.filter((option) => option.verb === verb) : there;
  }

  /** The options of one verb. */
  verb(verb: string): readonly Choice[] {
    return this.options.filter((option) => option.verb === verb);
  }

  /** The one option with this verb and these arguments. */
  find(verb: string, args: Record<string, Value> = {}): Choice | undefined {
    return this.verb(verb).find((option) =>
      Object.entries(args).every(([argument, value]) => option.args[argument] === value),
    );
  }
}
