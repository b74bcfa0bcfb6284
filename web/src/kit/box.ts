/** The box of a table, for the pieces that show what is printed on them. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("box");

export function shareBox<Box>(box: () => Box): void {
  setContext(KEY, box);
}

/** What a board above has shared; `Box` is the one of its game. */
export function theBox<Box>(): () => Box {
  return getContext<() => Box>(KEY);
}
