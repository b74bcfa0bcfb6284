/** Which house rules of a table are not the usual ones. */
import type { GameInfo, Named, SwitchInfo } from "../net/schema";

export interface Reading {
  id: string;
  name: string;
  rules: string[];
  choice: Named;
}

export function otherReadings(game: GameInfo, chosen: Record<string, string>): Reading[] {
  return game.switches.flatMap(({ id, name, rules, choices }) => {
    const choice = choices.find((one) => one.id === chosen[id]);
    return choice && choice !== choices[0] ? [{ id, name, rules, choice }] : [];
  });
}

/** Whether a house rule says something about a variant: most do about all. */
export function concerns({ variants }: SwitchInfo, variant: string): boolean {
  return !variants.length || variants.includes(variant);
}

/** The choices that a table of this variant can make. */
export function asked(
  game: GameInfo,
  variant: string,
  chosen: Record<string, string>,
): Record<string, string> {
  const ids = game.switches.filter((one) => concerns(one, variant)).map(({ id }) => id);
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => ids.includes(id)));
}
