/** From the view to what is drawn, without any drawing: the same view always gives the same scene. */
import { STOCK } from "../../kit/moves";
import { place } from "../../match/targets";
import { BAG, DRAWN, EVENTS, OFFER } from "./ways";
import type { Area, Craftsman, PillarsView, Player, Resource, Seat } from "./schema";

export const GOODS = ["wood", "stone", "sand", "metal"] as const;
/** What has a stall at the market. */
export const STALLS = ["wood", "stone", "sand"] as const;
export const SOURCE = { forest: "wood", quarry: "stone", gravel_pit: "sand" } as const;
/** The areas in the order in which they are resolved. */
export const AREAS = [
  "event",
  "bishop",
  "wool_mill",
  "kingsbridge",
  "priory",
  "forest",
  "quarry",
  "gravel_pit",
  "court",
  "shiring",
  "castle",
  "market",
  "cathedral",
  "start_player",
] as const satisfies readonly Area[];
export const PLACES = [
  "bishop",
  "kingsbridge_1",
  "kingsbridge_2",
  "priory_1",
  "priory_2",
  "court",
  "shiring_1",
  "shiring_2",
  "castle",
  "market",
  "start_player",
] as const;
/** Tools for what is no piece: they lie beside your own row, ending and passing last. */
export const TOOLS = [
  "best_conversion",
  "strengthen_nobody",
  "keep_card",
  "do_not_look",
  "end_conversion",
  "leave_market",
  "pass",
] as const;

export type Place = (typeof PLACES)[number];

/** Whose builders stand at a place, in order of arrival. */
export function standing(seen: PillarsView, where: Place): Seat[] {
  const there = seen.builders[where];
  if (Array.isArray(there)) return there;
  return there ? [there] : [];
}

/** How many parts of the cathedral stand. The part of a round is added at the end of area 13. */
export function built(seen: PillarsView): number {
  if (seen.phase === "game_end") return seen.round;
  return Math.max(0, seen.round - 1) + (seen.area === "start_player" ? 1 : 0);
}

/** `r4_glassblower` and `start_woodworker` are of the trades `glassblower` and `woodworker`. */
export function trade(craftsman: string): string {
  return craftsman.replace(/^(r\d|start)_/, "");
}

/** What a resource card is of: `wood_3` is of wood. */
export function goodOf(resource: Resource): string {
  return resource.split("_")[0] ?? "";
}

/** Who sent workers for a resource card. */
export function takenBy(seen: PillarsView, resource: Resource): Seat | null {
  return seen.players.find(({ resources }) => resources.includes(resource))?.seat ?? null;
}

/** Every place of the scene that can be touched, for the seat whose row lies open. */
export function places(
  seen: PillarsView,
  me: Player | undefined,
  resources: readonly string[],
): Set<string> {
  const craftsmen: Craftsman[] = [...seen.offer.craftsmen, ...(me?.craftsmen ?? [])];
  return new Set([
    EVENTS,
    BAG,
    ...(seen.drawn ? [DRAWN] : []),
    ...resources.map((card) => place("resource", card)),
    ...craftsmen.map((card) => place("craftsman", card)),
    ...PLACES.map((where) => place("place", where)),
    ...Object.keys(seen.cost_track).map((price) => place("cost", price)),
    ...STALLS.map((good) => place("stall", good)),
    ...TOOLS.map((tool) => place("act", tool)),
    ...(me?.advantages ?? []).map((card) => place("advantage", card)),
    ...(me ? GOODS.map((good) => place("good", good)) : []),
  ]);
}

/** Every place a piece can come from or go to: those to touch, seats and areas. */
export function stops(
  seen: PillarsView,
  me: Player | undefined,
  resources: readonly string[],
): Set<string> {
  return new Set([
    STOCK,
    OFFER,
    DRAWN,
    ...places(seen, me, resources),
    ...seen.players.map(({ seat }) => place("seat", seat)),
    ...AREAS.map((area) => place("area", area)),
  ]);
}

/** What looks different from before, as places. */
export function changed(before: PillarsView | null, now: PillarsView): ReadonlySet<string> {
  const found = new Set<string>();
  if (!before || before === now) return found;
  for (const where of PLACES) {
    if (standing(now, where).length > standing(before, where).length) {
      found.add(place("place", where));
    }
  }
  for (const good of STALLS) {
    if (before.market[good] !== now.market[good]) found.add(place("stall", good));
  }
  for (const [price, seat] of Object.entries(now.cost_track)) {
    if (seat && before.cost_track[price] !== seat) found.add(place("cost", price));
  }
  for (const card of before.offer.resources) {
    if (!now.offer.resources.includes(card)) found.add(place("resource", card));
  }
  if (now.event && before.event !== now.event) found.add(place("area", "event"));
  return found;
}
