/** From the view to what is drawn, without any drawing: the same view always gives the same scene. */
import { place } from "../../match/targets";
import type { Card, CatanDuelView, HandCard, Player, Region, Site, Terrain } from "./schema";
import { built, CACHE, DISCARD, far, near, opposite, ROLL } from "./ways";

export const RESOURCES = ["brick", "grain", "lumber", "ore", "wool", "gold"] as const;
export const ROWS = ["a", "b"] as const;
export type Row = (typeof ROWS)[number];

/** Tools for what is no piece: they lie beside your own goods, ending and declining last. */
export const TOOLS = [
  "rearrange_regions",
  "keep_regions",
  "defend",
  "pay_riots",
  "take_nothing",
  "decline",
  "enough",
  "skip",
  "pass_building",
  "end_actions",
] as const;

/** Which terrain a card makes more fertile (CD-6.4). */
const BOOSTS: Readonly<Record<string, Terrain>> = {
  brick_factory: "hills",
  iron_foundry: "mountains",
  grain_mill: "fields",
  lumber_camp: "forest",
  weavers_shop: "pasture",
};
/** Cards that keep brigands from counting what lies beside them (CD-7.2). */
const STOREHOUSES: readonly string[] = ["storehouse", "gold_storehouse"];

/** What lies in the middle row of a column. */
export type Middle =
  | { kind: "town"; town: string }
  | { kind: "road" }
  | { kind: "end"; side: "left" | "right"; awaits: "road" | "settlement" }
  | { kind: "nothing" };

export interface Column {
  x: number;
  /** Regions in odd columns, sites in even ones; nothing beyond the last road. */
  holds: "regions" | "sites" | "nothing";
  middle: Middle;
}

/** A principality from left to right, as its owner sees it (CD-3.1). */
export function columns(player: Player): Column[] {
  const towns = Object.keys(player.towns).map(Number);
  const [first, last] = [Math.min(...towns), Math.max(...towns)];
  const from = first - (player.roads.includes("left") ? 2 : 1);
  const to = last + (player.roads.includes("right") ? 2 : 1);
  return Array.from({ length: to - from + 1 }, (_, i) => column(player, from + i, first, last));
}

function column(player: Player, x: number, first: number, last: number): Column {
  const side = x < first ? "left" : "right";
  if (x < first - 1 || x > last + 1) {
    return { x, holds: "nothing", middle: { kind: "end", side, awaits: "settlement" } };
  }
  if (x % 2 === 0) return { x, holds: "sites", middle: { kind: "town", town: String(x) } };
  const outside = x < first || x > last;
  const road = !outside || player.roads.includes(side);
  const middle: Middle = road ? { kind: "road" } : { kind: "end", side, awaits: "road" };
  return { x, holds: "regions", middle };
}

/** Building sites of a settlement or city in one row (CD-3.4). */
export function capacity(player: Player, x: number): number {
  return player.towns[String(x) as "0"] === "city" ? 2 : 1;
}

/** How much room the cards beyond the towns of one side need. */
export type Depth = "row" | "strip" | "rows";

/**
 * One row of cards; with a strip beyond it for the second sites of cities; or two rows, as soon as
 * somewhere two cards lie one above the other, or the second one could be laid.
 */
export function depth(player: Player, row: Row): Depth {
  const sites = Object.entries(player.sites) as [string, readonly string[]][];
  const second = sites.some(([site, cards]) => {
    return site.endsWith(row) && cards.length > 0 && capacity(player, Number.parseInt(site)) > 1;
  });
  if (second || player.cache?.place.endsWith(row)) return "rows";
  return Object.values(player.towns).includes("city") ? "strip" : "row";
}

export interface Neighbour {
  card: string;
  side: "left" | "right";
}

/** The cards beside a region that make it more fertile, or keep what lies on it. */
export function neighbours(
  player: Player,
  x: number,
  row: Row,
  region: Region,
): { boosters: Neighbour[]; storehouses: Neighbour[] } {
  const beside = (["left", "right"] as const).flatMap((side) => {
    const site = `${x + (side === "left" ? -1 : 1)}${row}` as Site;
    return (player.sites[site] ?? []).map((card) => ({ card, side }));
  });
  return {
    boosters: beside.filter(({ card }) => BOOSTS[card] === region.terrain),
    storehouses: beside.filter(({ card }) => STOREHOUSES.includes(card)),
  };
}

/** Equal cards of a hand are one pile. */
export function piles(hand: readonly HandCard[]): { card: HandCard; count: number }[] {
  const found = new Map<Card, { card: HandCard; count: number }>();
  for (const card of hand) {
    const pile = found.get(card.card);
    if (pile) pile.count++;
    else found.set(card.card, { card, count: 1 });
  }
  return [...found.values()];
}

/** Every place of the scene that can be touched. What is laid out to be chosen comes with the question. */
export function places(seen: CatanDuelView): Set<string> {
  const other = opposite(seen);
  const stacks = seen.stacks.map(({ stack }) => stack);
  return new Set([
    ROLL,
    DISCARD,
    ...TOOLS.map((tool) => place("act", tool)),
    ...stacks.flatMap((stack) => [place("stack", stack), place("search", stack)]),
    ...(seen.hand ?? []).map(({ card }) => place("card", card)),
    ...(seen.face_up ? [place("card", seen.face_up.card)] : []),
    ...inPrincipality(near(seen)),
    ...inPrincipality(other).map((name) => far(other?.seat ?? "", name)),
  ]);
}

function inPrincipality(player: Player | undefined): string[] {
  if (!player) return [];
  const ends = columns(player).flatMap(({ middle }) =>
    middle.kind === "end" ? [place("side", middle.side)] : [],
  );
  const sites: [string, readonly string[]][] = Object.entries(player.sites);
  return [
    ...Object.keys(player.regions).map((name) => place("place", name)),
    ...Object.keys(player.towns).map((name) => place("town", name)),
    ...ends,
    ...sites.flatMap(([site, cards]) => cards.map((card) => built(site, card))),
    ...sites
      .filter(([site, cards]) => cards.length < capacity(player, Number.parseInt(site)))
      .map(([site]) => place("site", site)),
    ...(player.cache ? [CACHE] : []),
    ...RESOURCES.map((name) => place("good", name)),
  ];
}

/** What looks different from before, as places. */
export function changed(before: CatanDuelView | null, now: CatanDuelView): ReadonlySet<string> {
  const found = new Set<string>();
  if (!before || before === now) return found;
  for (const player of now.players) {
    const was = before.players.find(({ seat }) => seat === player.seat);
    const name = player === near(now) ? (id: string) => id : (id: string) => far(player.seat, id);
    if (was) for (const id of changedFor(was, player)) found.add(name(id));
  }
  return found;
}

function changedFor(was: Player, is: Player): string[] {
  const regions = Object.entries(is.regions).filter(([name, region]) => {
    const old = was.regions[name as "1a"] as Region | undefined;
    return old?.region !== region.region || old.stock !== region.stock;
  });
  const towns = Object.entries(is.towns).filter(([name, kind]) => was.towns[name as "0"] !== kind);
  const cards = Object.entries(is.sites).flatMap(([site, there]) =>
    there
      .filter((card) => !was.sites[site as Site]?.includes(card))
      .map((card) => built(site, card)),
  );
  return [
    ...regions.map(([name]) => place("place", name)),
    ...towns.map(([name]) => place("town", name)),
    ...cards,
    ...(is.cache && is.cache.stock !== was.cache?.stock ? [CACHE] : []),
  ];
}

/**
 * The places a line of the log or a lesson points at, as this board names them. Events name places
 * of either principality alike, so that a region or a card decides which one is meant.
 */
export function pointed(lit: ReadonlySet<string>, seen: CatanDuelView): ReadonlySet<string> {
  if (!lit.size) return lit;
  const found = new Set(lit);
  for (const player of seen.players) {
    const name = player === near(seen) ? (id: string) => id : (id: string) => far(player.seat, id);
    for (const [where, { region }] of Object.entries(player.regions)) {
      if (lit.has(place("region", region))) found.add(name(place("place", where)));
    }
    for (const [site, cards] of Object.entries(player.sites)) {
      for (const card of cards) {
        const here = !namesSite(lit) || lit.has(place("site", site));
        if (here && lit.has(place("card", card))) found.add(name(built(site, card)));
      }
    }
  }
  return found;
}

function namesSite(lit: ReadonlySet<string>): boolean {
  return [...lit].some((name) => name.startsWith("site:"));
}
