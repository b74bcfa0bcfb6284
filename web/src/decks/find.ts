/** Which cards of the box are shown: by set, type, cost, symbol, requirement and name. */
import type { DeckCard } from "../net/schema";

export const TYPES = ["action", "settlement", "city", "region", "event"] as const;
export const NEEDS = ["yes", "no"] as const;

/** An empty word asks for nothing. */
export interface Wanted {
  name: string;
  back: string;
  type: string;
  resource: string;
  symbol: string;
  needs: string;
}

export const ANYTHING: Wanted = {
  name: "",
  back: "",
  type: "",
  resource: "",
  symbol: "",
  needs: "",
};

export function found(
  cards: readonly DeckCard[],
  wanted: Wanted,
  named: (card: DeckCard) => string,
): DeckCard[] {
  const words = plain(wanted.name).split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      (!wanted.back || card.back === wanted.back) &&
      (!wanted.type || card.type === wanted.type) &&
      (!wanted.resource || (card.cost[wanted.resource] ?? 0) > 0) &&
      (!wanted.symbol || (card.points[wanted.symbol] ?? 0) > 0) &&
      (!wanted.needs || card.needs === (wanted.needs === "yes")) &&
      words.every((word) => plain(`${named(card)} ${card.id}`).includes(word)),
  );
}

/** Small letters without accents, so that nobody has to find them on their keyboard. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLowerCase();
