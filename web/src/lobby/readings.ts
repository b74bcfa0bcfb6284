/** Which house rules of a table are not the usual ones. */
import type { GameInfo, Named } from "../net/schema";

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
