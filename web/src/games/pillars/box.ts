/** The box of the table, for the pieces that show what is printed on them. */
import { getContext, setContext } from "svelte";
import type { PillarsBox } from "./schema";

const KEY = Symbol("box");

export function shareBox(box: () => PillarsBox): void {
  setContext(KEY, box);
}

export function theBox(): () => PillarsBox {
  return getContext<() => PillarsBox>(KEY);
}
