/** What the pieces say of themselves: name, effect in words, the number of the rule. */
import { amountsText, effectText, present } from "../../kit/amounts";
import type { GameWords } from "../../lib/gamewords";
import { standing, trade, type Place } from "./scene";
import type { Advantage, Happening, PillarsView, ResourceCard, Work } from "./schema";

/** What a craftsman does, how often he still does so, and what is special about his trade. */
export function craftsmanLines(
  words: GameWords,
  craftsman: string,
  work: Work,
  price?: number,
): string[] {
  const said = (term: string, what: string) => `${words.text(`term-${term}`)}: ${what}`;
  const special = `tip-${trade(craftsman)}`;
  return [
    ...(price === undefined ? [] : [said("price", words.text("amount-gold", { n: price }))]),
    effectText(words, [work]),
    ...(present(work.shows).length ? [said("shows", amountsText(words, work.shows))] : []),
    said("uses", `${work.uses}×`),
    ...(work.used ? [said("used", `${work.used}×`)] : []),
    words.text(price === undefined ? "tip-craftsman" : "tip-hire"),
    ...(words.has(special) ? [words.text(special)] : []),
  ];
}

export function resourceLines(words: GameWords, card: ResourceCard, owner: string | null) {
  return [
    words.text("count-worker", { n: card.workers }),
    ...(owner ? [words.seat(owner)] : []),
    words.text("tip-resource"),
  ];
}

/** The cards are numbered in the rules as they are listed (section 11). */
export function advantageLines(words: GameWords, card: Advantage): string[] {
  return [withRule(words, `advantage-${card}-hint`, 11, "advantage", card)];
}

/** The events too (section 12). */
export function eventLines(words: GameWords, event: Happening): string[] {
  return [withRule(words, `happening-${event}-hint`, 12, "happening", event)];
}

function withRule(
  words: GameWords,
  id: string,
  section: number,
  domain: string,
  word: string,
): string {
  const number = (words.game.words[domain] ?? []).indexOf(word) + 1;
  return `${words.text(id)} (PE-${section}.${number})`;
}

/** What a space for builders brings, and who stands there. */
export function placeLines(words: GameWords, seen: PillarsView, where: Place): string[] {
  const area = where.replace(/_[12]$/, "");
  const there = standing(seen, where).map((seat) => words.seat(seat));
  return [
    words.text(`place-${where}-hint`),
    ...(there.length ? [there.join(", ")] : []),
    words.text(`tip-${area}`),
    words.text("tip-space"),
  ];
}
