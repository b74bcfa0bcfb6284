/** A real table after the setup, and changes to it. */
import type { CaylusBox, CaylusView, Slot } from "../../src/games/caylus_magna_carta/schema";
import table from "./table.json";

export const words: Record<string, string[]> = table.words;
export const box = table.box as CaylusBox;

export function view(changes: Partial<CaylusView> = {}): CaylusView {
  return { ...(structuredClone(table.view) as CaylusView), ...changes };
}

/** A road of these cards; what is not told is empty. */
export function road(...slots: (Partial<Slot> & Pick<Slot, "card">)[]): Slot[] {
  return slots.map((slot, i) => ({
    position: i + 1,
    owner: null,
    worker: null,
    residence: false,
    prestige: null,
    store: null,
    ...slot,
  }));
}

/** A catalogue that says the id and what it was given. */
export const catalogue = {
  has: (id: string) => !/^amount-(any|basic|castle_token|store|residence)$/.test(id),
  text: (id: string, args: Record<string, string | number> = {}) =>
    [id, ...Object.values(args)].join(" "),
};
