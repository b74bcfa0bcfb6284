/** From an event to the pieces that move, and the places they move along. */
import * as kit from "../../kit/moves";
import { move, name, number, STOCK, told } from "../../kit/moves";
import { place } from "../../match/targets";
import type { CathedralView, Die, Tile, Told } from "./schema";
import { sectionPlace } from "./ways";

export type Thing =
  | kit.Piece
  | { kind: "ornament"; ornament: string; seat: string }
  | { kind: "tile"; tile: Tile | null };

export type Move = kit.Move<Thing>;

export interface Happened<Event = kit.Happening> {
  event: Event;
  view: CathedralView;
  /** Whose workshop lies open on the board. */
  me: string | null;
  /** The last space of the score track; beyond it one starts anew. */
  last: number;
}

/** Kinds of events that move nothing. */
export const motionless: ReadonlySet<string> = new Set<Told["event"]>([
  "token_laid",
  "influence_laid",
  "plan_drawn",
  "section_laid",
  "tile_laid",
  "solo_card_laid",
  "solo_tile_laid",
  "solo_tiles_collected",
  "side_chosen",
  "first_player_chosen",
  "turn_started",
  "reroll_bought",
  "influence_used",
  "tile_activated",
  "ornament_lost",
  "ivan_card_turn",
  "ivan_blocked",
  "ivan_transported",
  "ivan_ornament_skipped",
  "end_triggered",
  "leftovers_scored",
  "tower_scored",
  "final_score",
  "game_ended",
]);

export function moves(given: Happened): Move[] {
  const happened = { ...given, event: told<Told>(given.event) };
  const { event, view, me } = happened;
  const seat = name(event, "seat") || "ivan";
  const home = `seat:${seat}`;
  const section = sectionPlace(view, number(event, "tower"), number(event, "floor"));
  const good = (from: string, to: string, n: number) =>
    n > 0 ? [move<Thing>({ kind: "good", good: name(event, "good") }, from, to, n)] : [];
  const rubles = (from: string, to: string) => coins(number(event, "rubles"), from, to);
  switch (event.event) {
    case "die_moved":
      return [...walk(happened), ...rubles(home, STOCK)];
    case "die_rolled":
      return rolled(happened);
    case "start_money_received":
    case "rubles_gained":
      return rubles(STOCK, home);
    case "prestige_exchanged":
      return [...marker(happened, seat), ...rubles(STOCK, home)];
    case "rubles_paid":
      return rubles(home, STOCK);
    case "resources_taken":
      return good(tokenOf(view, name(event, "good")), home, number(event, "amount"));
    case "material_received":
      return good(`supply:${name(event, "good")}`, home, number(event, "amount"));
    case "materials_given":
      return good(home, `supply:${name(event, "good")}`, number(event, "amount"));
    case "banner_taken":
      return [
        move<Thing>(
          { kind: "banner", seat },
          seat === me ? place("place", name(event, "place")) : home,
          home,
        ),
      ];
    case "section_claimed":
    case "ivan_claimed":
      return [move<Thing>({ kind: "banner", seat }, home, section)];
    case "tile_face_up":
    case "tile_face_down":
      return [
        move<Thing>(
          {
            kind: "tile",
            tile: event.event === "tile_face_up" ? (name(event, "tile") as Tile) : null,
          },
          home,
          seat === me ? place("slot", name(event, "slot")) : home,
        ),
        ...rubles(home, STOCK),
      ];
    case "ornament_unlocked":
    case "ornament_placed":
      return [
        move<Thing>(
          { kind: "ornament", ornament: name(event, "ornament"), seat },
          seat === me ? place("ornament", name(event, "ornament")) : home,
          event.event === "ornament_placed" ? section : home,
        ),
      ];
    case "material_delivered":
      return good(seat === me ? place("good", name(event, "good")) : home, section, 1);
    case "ivan_delivered":
      return [move<Thing>({ kind: "good", good: "any" }, home, section, number(event, "amount"))];
    case "ivan_stocked":
      return good(`supply:${name(event, "good")}`, home, number(event, "amount"));
    case "section_finished":
      return [move<Thing>({ kind: "good", good: "recognition" }, section, home, 3)];
    case "recognition_gained":
    case "prestige_gained":
    case "penalty_suffered":
      return marker(happened, seat);
    case "token_moved":
      return good(tokenOf(view, name(event, "good")), place("token", number(event, "space")), 1);
    default:
      return [];
  }
}

/** Dice that have left their place while they are on their way. */
export function leftBehind(moving: readonly Move[]): ReadonlySet<string> {
  return new Set(
    moving.flatMap(({ thing }) => (thing.kind === "die" ? [place("die", thing.die)] : [])),
  );
}

/** A die goes from space to space round the ring. */
function walk({ event, view }: Happened<Told>): Move[] {
  const die = name(event, "die");
  const from = view.dice[die as Die]?.space ?? 1;
  const steps = number(event, "steps");
  const along = Array.from({ length: steps + 1 }, (_, i) =>
    place("space", ((from - 1 + i) % view.market.length) + 1),
  );
  const thing = { kind: "die" as const, die, value: view.dice[die as Die]?.value ?? 1 };
  return along.length > 1 ? [{ thing, along, count: 1 }] : [];
}

/** A thrown die leaps where it lies. */
function rolled({ event, view }: Happened<Told>): Move[] {
  const die = name(event, "die");
  const there = view.dice[die as Die]?.space ?? 0;
  const space = there < 1 ? STOCK : place("space", there); // before the first throw it lies nowhere
  return [move<Thing>({ kind: "die", die, value: number(event, "value") }, space, space)];
}

function marker({ event, view, last }: Happened<Told>, seat: string): Move[] {
  const from = (seat === "ivan" ? view.ivan : view.players.find((one) => one.seat === seat))?.track;
  const to = number(event, "track");
  if (from === undefined || from === to) return [];
  return [move<Thing>({ kind: "mark", seat }, onTrack(from, last), onTrack(to, last))];
}

/** The space of the track on which a marker lies. */
function onTrack(space: number, last: number): string {
  return place("track", space > last ? space - last : space);
}

function coins(n: number, from: string, to: string): Move[] {
  return n > 0 ? [move<Thing>({ kind: "good", good: "rubles" }, from, to, n)] : [];
}

function tokenOf(view: CathedralView, good: string): string {
  return place("token", 1 + view.market.findIndex(({ token }) => token === good));
}
