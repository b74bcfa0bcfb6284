/** Which sign stands for a word of a view or an event, if any does. */
import { drawings, type IconName } from "../art/icons/drawings";
import { isGood } from "../kit/goods";

const SAME: Record<string, IconName> = {
  hand: "card",
  hand_count: "card",
  pile: "deck",
  pile_count: "deck",
  points: "point",
  total: "point",
  residences: "residence",
};

/** Goods have shapes of their own; other words have an icon or none. */
export function hasSign(word: string): boolean {
  return isGood(word) || iconFor(word) !== undefined;
}

export function iconFor(word: string): IconName | undefined {
  const single = word.replace(/s$/, "");
  const name = SAME[word] ?? (word in drawings ? word : single);
  return name in drawings ? (name as IconName) : undefined;
}
