/** What a card of the box is called, and what is told beside it. */
import { amountsText } from "../kit/amounts";
import type { GameWords } from "../lib/gamewords";
import type { DeckCard } from "../net/schema";

export function nameOf(words: GameWords, card: DeckCard): string {
  return words.text(`${card.event ? "happening" : "card"}-${card.word}`);
}

/** What it does, what it costs and what it is worth. */
export function linesOf(words: GameWords, card: DeckCard): string[] {
  const worth = Object.entries(card.points).map(
    ([name, n]) => `${words.text(name === "victory" ? "term-points" : `term-${name}`)} ${n}`,
  );
  return [
    words.text(`${card.event ? "happening" : "card"}-${card.word}-hint`),
    words.text(`back-${card.back}`),
    ...(Object.keys(card.cost).length
      ? [`${words.text("term-cost")}: ${amountsText(words, card.cost)}`]
      : []),
    ...(worth.length ? [worth.join(", ")] : []),
  ];
}
