/** What the pieces say of themselves: name, effect in words, the number of the rule. */
import { amountsText, effectText } from "../../kit/amounts";
import type { GameWords } from "../../lib/gamewords";
import type { CathedralBox, InfluenceAction, MarketSpace, SlotSeen, TilePrinted } from "./schema";
import type { Laid } from "./scene";

/** `craftsmen_2` belongs to the craftsmen. */
export function guildOf(card: string): string {
  return card.replace(/_\d+$/, "");
}

export function spaceLines(words: GameWords, space: MarketSpace): string[] {
  const dice = space.dice.map((die) => words.text(`die-${die}`));
  return [...(dice.length ? [dice.join(", ")] : []), words.text("tip-space")];
}

export function tokenLines(
  words: GameWords,
  { token, amount }: MarketSpace,
  box: CathedralBox,
): string[] {
  if (!token) return [];
  return [
    words.text(`amount-${token}`, { n: amount }),
    words.text("tip-token"),
    ...notPrinted(words, box, `token_${token}`),
  ];
}

/** Numbers that no rulebook prints are marked as ours; whoever types in a card gets rid of the mark. */
function notPrinted(words: GameWords, box: CathedralBox, piece: string): string[] {
  return box.reconstructed.includes(piece) ? [words.text("tip-reconstructed")] : [];
}

export function influenceLines(
  words: GameWords,
  action: InfluenceAction,
  card: string,
  box: CathedralBox,
): string[] {
  const shown = action.kinds.map((good) => words.text(`good-${good}`));
  return [
    effectText(words, [{ pay: action.pay, gain: action.gain }]),
    ...(shown.length ? [shown.join(" / ")] : []),
    words.text(`term-${action.mode}`),
    words.text("tip-influence"),
    ...notPrinted(words, box, card),
  ];
}

export function tileLines(words: GameWords, gift: TilePrinted): string[] {
  if (gift.die) return [words.text("tip-tile-die", { die: words.text(`die-${gift.die}`) })];
  return [
    words.text(`amount-${gift.good ?? "rubles"}`, { n: gift.amount }),
    words.text("tip-tile"),
  ];
}

export function sectionLines(words: GameWords, section: Laid, box: CathedralBox): string[] {
  const said = (term: string, what: string) => `${words.text(`term-${term}`)}: ${what}`;
  const reward = { recognition: section.recognition, rubles: section.rubles };
  return [
    ...(section.finished
      ? [words.text("term-completed")]
      : [
          said("cost", amountsText(words, section.cost)),
          ...(any(section.pieces) ? [said("delivery", amountsText(words, section.pieces))] : []),
          said("reward", amountsText(words, reward)),
        ]),
    ...(section.tile ? [said("workshop_tile", words.text(`tile-${section.tile}`))] : []),
    ...(section.banner ? [said("banner", words.seat(section.banner))] : []),
    ...(section.ornament ? [said("ornament", words.seat(section.ornament))] : []),
    words.text(section.finished ? "tip-section-finished" : "tip-section"),
    ...notPrinted(words, box, section.section),
  ];
}

export function slotLines(words: GameWords, slot: SlotSeen, box: CathedralBox): string[] {
  return [
    ...(slot.tile ? [words.text(`tile-${slot.tile}`)] : []),
    ...(slot.tile && slot.face_up ? tileLines(words, box.tiles[slot.tile]) : []),
    ...(slot.ornament ? [words.text(`ornament-${slot.ornament}`)] : []),
    `${words.text("term-cost")}: ${words.text("amount-rubles", { n: slot.cost })}`,
    words.text("tip-slot"),
    // of the prices of slots only one is in a rulebook
    words.text("tip-reconstructed"),
  ];
}

function any(counts: Readonly<Record<string, number>>): boolean {
  return Object.values(counts).some((n) => n > 0);
}
