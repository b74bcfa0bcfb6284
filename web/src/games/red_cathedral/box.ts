/** The box of the table, for the pieces that show what is printed on them. */
import { getContext, setContext } from "svelte";
import type { CathedralBox } from "./schema";

const KEY = Symbol("box");

export function shareBox(box: () => CathedralBox): void {
  setContext(KEY, box);
}

export function theBox(): () => CathedralBox {
  return getContext<() => CathedralBox>(KEY);
}
