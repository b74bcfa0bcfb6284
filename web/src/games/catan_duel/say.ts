/** What the pieces of the board are called, and what is told beside them. */
import type { GameWords } from "../../lib/gamewords";
import { amountsText } from "../../kit/amounts";
import type { Choice } from "../../net/schema";
import type { Card, CatanDuelView, Face, Region, Stack } from "./schema";
import type { Neighbour } from "./scene";

/** The rule that explains each card, as the rules list them (section 18). */
const RULES: readonly (readonly string[])[] = [
  ["brigitta", "progress_brigitta"],
  ["goldsmith", "gold_goldsmith"],
  ["merchant_caravan"],
  ["scout"],
  ["relocation", "progress_relocation"],
  ["brick_factory", "iron_foundry", "grain_mill", "lumber_camp", "weavers_shop"],
  [
    "parish_hall",
    "abbey",
    "storehouse",
    "gold_storehouse",
    "marketplace",
    "toll_bridge",
    "gold_toll_bridge",
  ],
  [], // trade ships and heroes: all that have no rule of their own
  ["gudrun", "trade_master", "merchant", "brigands", "turmoil_brigands"],
  ["reiner"],
  ["pirate_ship"],
  ["merchant_guild"],
  ["gold_cache"],
  ["moneylender"],
  ["harbor"],
  ["trading_base"],
  ["mint"],
  ["salt_silo"],
  ["staple_house"],
  ["voyage_of_plunder", "archer", "arsonist", "traitor", "sebastian"],
  ["lookout_tower", "heinrich"],
  ["drill_ground"],
  ["irmgard"],
  ["fairgrounds"],
  ["fire_brigade"],
  ["large_festival_hall"],
  ["chapel_low", "chapel_high"],
  ["hedge_tavern"],
  ["tithe_barn"],
  ["benjamin", "three_field_system", "mineral_mining", "guido", "gustav", "doctor"],
  ["chief_cannoneer"],
  ["pharmacy", "bath_house", "building_crane"],
  ["library"],
  ["town_hall"],
  ["university"],
  ["parliament"],
];
const WITHOUT_OWN = 8;

/** `CD-18.7` for the Abbey. */
export function ruleOf(card: string): string {
  const found = RULES.findIndex((cards) => cards.includes(card)) + 1;
  return `CD-18.${found || WITHOUT_OWN}`;
}

/** What a card does, what it costs and what it is worth. */
export function cardLines(words: GameWords, card: Card, face: Face): string[] {
  const worth = Object.entries(face.points).map(
    ([name, n]) => `${words.text(name === "victory" ? "term-points" : `term-${name}`)} ${n}`,
  );
  return [
    `${words.text(`card-${card}-hint`)} (${ruleOf(card)})`,
    ...(Object.keys(face.cost).length
      ? [`${words.text("term-cost")}: ${amountsText(words, face.cost)}`]
      : []),
    ...(worth.length ? [worth.join(", ")] : []),
  ];
}

/** Where a region lies, and what stands beside it. */
export function regionLines(
  words: GameWords,
  where: string,
  region: Region,
  beside: { boosters: readonly Neighbour[]; storehouses: readonly Neighbour[] },
): string[] {
  const named = (id: string, cards: readonly Neighbour[]) =>
    [...new Set(cards.map(({ card }) => card))].map((card) =>
      words.text(id, { card: words.text(`card-${card}`) }),
    );
  return [
    `${words.text(`place-${where}`)}: ${words.text(`amount-${region.resource}`, { n: region.stock })}`,
    ...named("tip-booster", beside.boosters),
    ...named("tip-storehouse", beside.storehouses),
    words.text("tip-region"),
  ];
}

/** The backs that show in a stack from the top, equal ones that lie together counted. */
export function backRuns({ backs = [] }: Stack): { back: string; n: number }[] {
  const runs: { back: string; n: number }[] = [];
  for (const back of backs) {
    const last = runs.at(-1);
    if (last?.back === back) last.n += 1;
    else runs.push({ back, n: 1 });
  }
  return runs;
}

/** What the viewer knows of a stack, from the top. */
export function stackLines(words: GameWords, stack: Stack, does: string): string[] {
  const known = stack.cards.flatMap((card, i) =>
    card ? [`${i + 1}. ${words.text(`card-${card}`)}`] : [],
  );
  const row = stack.row.map((card) => words.text(`card-${card}`)).join(", ");
  const backs = backRuns(stack).map(({ back, n }) => `${n} × ${words.text(`back-${back}`)}`);
  return [
    `${words.text(`back-${stack.back}`)}, ${words.text("count-card", { n: stack.size })}`,
    ...(backs.length > 1 ? [backs.join(", ")] : []),
    ...(known.length ? [`${words.text("term-known")}: ${known.join(", ")}`] : []),
    ...(stack.fogged.length
      ? [`${words.text("term-fogged")}: ${stack.fogged.map((n) => `${n}.`).join(" ")}`]
      : []),
    ...(row ? [`${words.text("term-row")}: ${row}`] : []),
    words.text(does),
  ];
}

/** What has come of the event stack since it was built, and what may still come. */
export function eventLines(words: GameWords, { events }: CatanDuelView): string[] {
  const listed = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([id, n]) => `${words.text(`happening-${id}`)}${n > 1 ? ` ×${n}` : ""}`)
      .join(", ");
  const [drawn, known] = [listed(events.drawn), listed(events.known)];
  return [
    words.text("count-card", { n: events.left }),
    ...(drawn ? [`${words.text("term-drawn")}: ${drawn}`] : []),
    ...(known ? [`${words.text("term-known")}: ${known}`] : []),
    words.text("tip-events"),
  ];
}

/** The goods an option costs, as its sentence counts them. */
export function price({ text }: Choice): { good: string; n: number }[] {
  return text.flatMap((part) =>
    typeof part === "object" && part.piece && /^\d/.test(part.text)
      ? [{ good: part.piece, n: Number.parseInt(part.text) }]
      : [],
  );
}

/** The rate of a trade, as its sentence counts it: `3 : 1`. Numbers of regions are no part of it. */
export function rate({ text }: Choice): string {
  const said = text.filter((part) => typeof part === "string").join(" ");
  return (said.match(/\d+/g) ?? []).join(" : ");
}

/** What a touch changes at a store. */
const STEPS: Readonly<Record<string, string>> = { gain: "+1", buy: "+1", pay: "−1", give: "−1" };

export function step(choices: readonly Choice[]): string {
  const [only, another] = choices;
  return only && !another ? (STEPS[only.verb] ?? "") : "";
}
