/** From the view to what is drawn, without any drawing: the same view always gives the same scene. */
import { STOCK } from "../../kit/moves";
import { place } from "../../match/targets";
import { sectionAt, sectionPlace } from "./ways";
import type {
  CathedralView,
  Die,
  Floor,
  Good,
  Ornament,
  Player,
  Section,
  SectionType,
  Slot,
} from "./schema";

export type Counts = Readonly<Partial<Record<string, number>>>;

export const MATERIALS = [
  "wood",
  "brick",
  "stone",
  "gold",
  "emerald",
  "amethyst",
] as const satisfies readonly Good[];
export const SLOTS = [
  "yellow",
  "green",
  "red",
  "blue",
  "white_1",
  "white_2",
] as const satisfies readonly Slot[];
export const ORNAMENTS = ["door", "arch", "cross"] as const satisfies readonly Ornament[];
export const DICE = ["yellow", "green", "red", "blue", "white"] as const satisfies readonly Die[];
/** What an ornament can be adorned with. */
export const JEWELS: Readonly<Record<string, readonly Good[]>> = {
  none: [],
  emerald: ["emerald"],
  amethyst: ["amethyst"],
  two_emeralds: ["emerald", "emerald"],
  two_amethysts: ["amethyst", "amethyst"],
  emerald_and_amethyst: ["emerald", "amethyst"],
};
export const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
/** Tools for what is no piece: they lie beside the workshop. */
export const TOOLS = [
  "build",
  "exchange_prestige",
  "reroll",
  "stop_delivering",
  "stop_trading",
  "end_market",
  "end_turn",
] as const;

/** A floor of a tower on which a section lies. */
export type Laid = Floor & { section: Section; type: SectionType };

export function isLaid(floor: Floor): floor is Laid {
  return floor.section !== null && floor.type !== null;
}

/** A section still lacks these. */
export function missing({ cost, pieces }: Floor): Counts {
  const held: Counts = pieces;
  return Object.fromEntries(Object.entries(cost).map(([good, n]) => [good, n - (held[good] ?? 0)]));
}

/** One entry for each piece, in the order of the counts: `wood wood stone`. */
export function each(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([good, n]) =>
    Array<string>(Math.max(0, n ?? 0)).fill(good),
  );
}

/** The spaces of an inventory: a banner blocks one, a material fills one, the rest is free. */
export function inventory(player: Player): ("banner" | "free" | (string & {}))[] {
  const held = each(player.inventory);
  const free = Math.max(0, player.capacity - held.length);
  const blocked = Array<string>(player.banners["inventory"] ?? 0).fill("banner");
  return [...held, ...Array<string>(free).fill("free"), ...blocked];
}

/** Every place of the scene that can be touched, for the seat whose workshop lies open. */
export function places(seen: CathedralView, me: Player | undefined): Set<string> {
  const floors = seen.towers.flatMap(({ tower, floors }) =>
    floors.map((_, floor) => sectionPlace(seen, tower, floor + 1)),
  );
  const own = me
    ? [
        ...Object.keys(me.banners).map((where) => place("place", where)),
        ...SLOTS.flatMap((slot) => [place("slot", slot), place("up", slot), place("down", slot)]),
        ...MATERIALS.map((good) => place("good", good)),
        ...ORNAMENTS.map((ornament) => place("ornament", ornament)),
      ]
    : [];
  return new Set([
    ...DICE.map((die) => place("die", die)),
    ...seen.market.flatMap(({ space }) => [place("space", space), place("token", space)]),
    ...seen.influence.flatMap(({ actions }) => actions.map((id) => place("influence", id))),
    ...MATERIALS.map((good) => place("supply", good)),
    ...TOOLS.map((tool) => place("act", tool)),
    ...floors,
    ...own,
  ]);
}

/** Every place a piece can come from or go to: those to touch, seats, and the spaces of the track. */
export function stops(seen: CathedralView, me: Player | undefined, last: number): Set<string> {
  const seats = [...seen.players.map(({ seat }) => seat), ...(seen.ivan ? ["ivan"] : [])];
  return new Set([
    STOCK,
    ...places(seen, me),
    ...seats.map((seat) => place("seat", seat)),
    ...Array.from({ length: last + 1 }, (_, space) => place("track", space)),
  ]);
}

/** What looks different from before, as places. */
export function changed(before: CathedralView | null, now: CathedralView): ReadonlySet<string> {
  const found = new Set<string>();
  if (!before || before === now) return found;
  for (const [die, { space, value }] of Object.entries(now.dice)) {
    const was = before.dice[die as Die];
    if (was?.space !== space || was.value !== value) found.add(place("die", die));
  }
  for (const { space, token } of now.market) {
    if (before.market[space - 1]?.token !== token) found.add(place("token", space));
  }
  for (const { tower, floors } of now.towers) {
    floors.forEach((_, i) => {
      const [was, is] = [before, now].map(({ towers }) => sectionAt(towers, tower, i + 1));
      if (JSON.stringify(was) !== JSON.stringify(is)) found.add(sectionPlace(now, tower, i + 1));
    });
  }
  return found;
}
