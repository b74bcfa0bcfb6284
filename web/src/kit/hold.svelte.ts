/**
 * Choosing by touch: a piece first, then where it goes. A board says along which places each option
 * leads; what is in hand decides which places are lit. Nothing is known here of any game.
 */
import type { Choice } from "../net/schema";

/** An option and the places one touches for it: the piece, then each place it goes to. */
export interface Way {
  choice: Choice;
  along: readonly string[];
  /** Every place must be touched, even where there is no other way to go on. */
  whole?: boolean;
}

export class Hold {
  readonly #ways: () => readonly Way[];
  #taken = $state.raw<{ of: readonly Way[]; path: readonly string[] }>({ of: [], path: [] });

  constructor(ways: () => readonly Way[]) {
    this.#ways = ways;
  }

  /** What has been touched so far. A new question empties the hand. */
  get path(): readonly string[] {
    return this.#taken.of === this.#ways() ? this.#taken.path : [];
  }

  holds(place: string): boolean {
    return this.path.includes(place);
  }

  /** The options that go on at this place from what is in hand. */
  reach(place: string): readonly Choice[] {
    return this.#reach(place, this.path).map(({ choice }) => choice);
  }

  /** How many places what is in hand may go to; 0 while nothing is. */
  get targets(): number {
    const { path } = this;
    if (!path.length) return 0;
    const going = this.#ways().filter(({ along }) =>
      path.every((step, depth) => along[depth] === step),
    );
    const places = going.map(({ along }) => along[path.length]);
    return places.filter((place, i) => places.indexOf(place) === i).length;
  }

  /** Whether this piece can be taken up instead of the one in hand. */
  instead(place: string): boolean {
    return this.path.length > 0 && this.#reach(place, []).length > 0;
  }

  /** Touch a place: the options chosen by that, none while the piece has yet to be put somewhere. */
  touch(place: string): readonly Choice[] {
    const { path } = this;
    if (path.at(-1) === place && !this.#reach(place, path).length) return this.#take([]);
    const going = this.#reach(place, path);
    const from = going.length ? path : [];
    const ways = going.length ? going : this.#reach(place, []);
    const only = ways.length === 1 ? ways[0] : undefined;
    const settled =
      (only && !only.whole) || ways.every(({ along }) => along.length === from.length + 1);
    if (!settled) return this.#take([...from, place]);
    this.#take([]);
    return ways.map(({ choice }) => choice);
  }

  letGo(): void {
    this.#take([]);
  }

  #take(path: readonly string[]): readonly Choice[] {
    this.#taken = { of: this.#ways(), path };
    return [];
  }

  #reach(place: string, path: readonly string[]): readonly Way[] {
    return this.#ways().filter(
      ({ along }) =>
        along[path.length] === place && path.every((step, depth) => along[depth] === step),
    );
  }
}
