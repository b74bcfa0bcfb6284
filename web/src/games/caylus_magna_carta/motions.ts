/** From an event to the pieces that move, and the places they move along. */
import * as kit from "../../kit/moves";
import { move as one, name, number, STOCK, told } from "../../kit/moves";
import type { CaylusView, Told } from "./schema";
import { castlePart } from "./ways";

export type Thing = kit.Piece | { kind: "card"; face: string };

export type Move = kit.Move<Thing>;

export interface Happened<Event = kit.Happening> {
  event: Event;
  view: CaylusView;
  /** Whose hand lies open on the board. */
  me: string | null;
}

/** Kinds of events that move nothing. */
export const motionless: ReadonlySet<string> = new Set<Told["event"]>([
  "neutral_laid",
  "hand_kept",
  "pile_renewed",
  "first_player_chosen",
  "round_started",
  "phase_started",
  "store_filled",
  "effect_declined",
  "card_turned",
  "delivery_ended",
  "first_player_passed_on",
  "game_ended",
]);

const GOODS = ["food", "wood", "stone", "gold", "denier"] as const;

export function moves(given: Happened): Move[] {
  const happened = { ...given, event: told<Told>(given.event) };
  const { event, view, me } = happened;
  const seat = name(event, "seat");
  const home = `seat:${seat}`;
  const house = `position:${number(event, "position")}`;
  switch (event.event) {
    case "card_drawn":
      return seat === me ? [card(happened, "pile", "hand")] : [card(happened, STOCK, home)];
    case "card_discarded":
      return seat === me ? [card(happened, "hand", "discard")] : [];
    case "income_taken":
    case "most_batches_rewarded":
      return goods(event, STOCK, home);
    case "draw_bought":
    case "exchange_bought":
    case "deniers_paid":
    case "cost_paid":
      return goods(event, home, STOCK);
    case "cubes_given":
      return amount(happened, home, STOCK);
    case "worker_placed":
      return [one({ kind: "mason", seat }, home, house)];
    case "worker_returned":
      return [one({ kind: "mason", seat }, house, home)];
    case "building_built":
      return [card(happened, seat === me ? "hand" : home, "road:end")];
    case "prestige_built":
      return [card(happened, `building:${name(event, "building")}`, house)];
    case "prestige_built_in_front":
      return [card(happened, `building:${name(event, "building")}`, home)];
    case "passed":
      return [
        one({ kind: "mark", seat }, home, `space:${number(event, "space")}`),
        ...goods(event, STOCK, home),
      ];
    case "provost_moved":
    case "provost_advanced":
      return walk(view.provost, number(event, "position"));
    case "cubes_taken":
    case "store_cubes_taken":
      return amount(happened, houseOf(happened, seat), home);
    case "deniers_taken":
      return goods(event, houseOf(happened, seat), home);
    case "batch_delivered":
      return goods(event, home, castlePart(view) ?? STOCK);
    case "token_taken":
      return [one({ kind: "good", good: "castle_token" }, `part:${name(event, "part")}`, home)];
    case "token_removed":
      return [one({ kind: "good", good: "castle_token" }, `part:${name(event, "part")}`, STOCK)];
    default:
      return [];
  }
}

/** The places figures have left while they are on their way. */
export function leftBehind(moving: readonly Move[]): ReadonlySet<string> {
  const figures = moving.filter(({ thing }) => thing.kind === "mason" || thing.kind === "provost");
  return new Set(figures.map(({ along }) => along[0] ?? ""));
}

/** A card with its face, or its back where nobody sees the face. */
function card({ event }: Happened<Told>, from: string, to: string): Move {
  const face = name(event, "building") || name(event, "card");
  return one<Thing>(face ? { kind: "card", face } : { kind: "back" }, from, to);
}

/** Goods and coins named by arguments of their own. */
function goods(event: Told, from: string, to: string): Move[] {
  return GOODS.filter((good) => number(event, good) > 0).map((good) =>
    one({ kind: "good", good }, from, to, number(event, good)),
  );
}

/** A good and how many of it. */
function amount({ event }: Happened<Told>, from: string, to: string): Move[] {
  const thing = { kind: "good" as const, good: name(event, "good") };
  return [one(thing, from, to, number(event, "amount"))];
}

/** The provost walks from house to house. */
function walk(from: number | null, to: number): Move[] {
  if (from === null || from === to) return [];
  const way = to > from ? 1 : -1;
  const along = Array.from(
    { length: Math.abs(to - from) + 1 },
    (_, i) => `street:${from + i * way}`,
  );
  return [{ thing: { kind: "provost", seat: "white" }, along, count: 1, walks: true }];
}

/** Where goods came from: events name the card, and a player's worker or building is there. */
function houseOf({ event, view }: Happened<Told>, seat: string): string {
  const card = name(event, "card");
  const there = view.road.filter((slot) => slot.card === card && slot.worker !== null);
  const slot = there.find((one) => one.worker === seat) ?? there.find((one) => one.owner === seat);
  return slot ? `position:${slot.position}` : STOCK;
}
