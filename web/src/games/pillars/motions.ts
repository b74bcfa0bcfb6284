/** From an event to the pieces that move, and the places they move along. */
import * as kit from "../../kit/moves";
import { move, name, number, STOCK, told } from "../../kit/moves";
import { place } from "../../match/targets";
import { goodOf, SOURCE } from "./scene";
import type { Craftsman, PillarsView, Resource, Told } from "./schema";
import { BAG, DRAWN, EVENTS, OFFER } from "./ways";

export type Thing = kit.Piece | { kind: "craftsman"; craftsman: Craftsman } | { kind: "lantern" };

export type Move = kit.Move<Thing>;

export interface Happened {
  event: kit.Happening;
  view: PillarsView;
}

/** Kinds of events that move nothing. */
export const motionless: ReadonlySet<string> = new Set<Told["event"]>([
  "starting_player_chosen",
  "round_started",
  "resource_left_out",
  "look_declined",
  "phase_started",
  "passed",
  "builders_limited",
  "protected_by_bishop",
  "card_kept",
  "market_left",
  "craftsman_strengthened",
  "conversion_ended",
  "starting_player_changed",
  "game_ended",
]);

export function moves({ event: happened, view }: Happened): Move[] {
  const event = told<Told>(happened);
  const seat = name(event, "seat");
  const home = `seat:${seat}`;
  const at = (argument: "craftsman" | "place") => place(argument, name(event, argument));
  const gold = (from: string, to: string, n = number(event, "gold")) => goods("gold", n, from, to);
  const points = (from: string, to: string) => goods("points", number(event, "points"), from, to);
  const cubes = (from: string, to: string) =>
    goods(name(event, "good"), number(event, "amount"), from, to);
  const craftsman = (from: string, to: string) => [
    move<Thing>({ kind: "craftsman", craftsman: name(event, "craftsman") as Craftsman }, from, to),
  ];
  const builder = (from: string, to: string, whose = seat) => [
    move<Thing>({ kind: "builder", seat: whose }, from, to),
  ];
  const workers = (from: string, to: string) =>
    number(event, "workers") > 0
      ? [move<Thing>({ kind: "worker", seat }, from, to, number(event, "workers"))]
      : [];
  const card = (from: string, to: string) => [move<Thing>({ kind: "back" }, from, to)];
  switch (event.event) {
    case "area_reached":
      return lantern(view, name(event, "area"));
    case "start_gold_received":
    case "gold_gained":
      return gold(STOCK, home);
    case "advantage_revealed":
      return card(STOCK, at("place"));
    case "craftsman_came_to_shiring":
      return craftsman(STOCK, at("place"));
    case "craftsman_offered":
      return craftsman(STOCK, OFFER);
    case "event_foreseen":
      return card(EVENTS, home);
    case "event_revealed":
      return card(EVENTS, "area:event");
    case "resource_taken":
      return workers(home, sourceOf(name(event, "resource") as Resource));
    case "workers_sent_to_mill":
      return workers(home, "area:wool_mill");
    case "craftsman_hired":
      return [...craftsman(at("craftsman"), home), ...gold(home, STOCK)];
    case "craftsman_recruited":
      return craftsman("area:shiring", home);
    case "craftsman_dismissed":
      return craftsman(home, STOCK);
    case "craftsman_removed":
      return craftsman(view.phase === "resolution" ? "area:shiring" : at("craftsman"), STOCK);
    case "builder_drawn":
      return builder(BAG, DRAWN);
    case "builder_returned":
      return builder(DRAWN, BAG, name(event, "owner"));
    case "builder_laid_aside":
      return builder(DRAWN, home);
    case "builder_placed":
      return [...builder(DRAWN, at("place")), ...gold(home, STOCK)];
    case "builder_waits":
      return builder(DRAWN, place("cost", number(event, "price")));
    case "points_gained":
      return points(STOCK, home);
    case "points_lost":
      return points(home, STOCK);
    case "levy_paid":
    case "tax_paid":
      return [...gold(home, STOCK), ...points(home, STOCK)];
    case "wages_paid":
      return gold("area:wool_mill", home);
    case "advantage_gained":
      return card("area:kingsbridge", home);
    case "advantage_removed":
      return card("area:kingsbridge", STOCK);
    case "card_spent":
      return card(home, STOCK);
    case "black_worker_joined":
      return [move<Thing>({ kind: "worker", seat: "black" }, STOCK, home)];
    case "grey_workers_taken":
      return workers("area:castle", home);
    case "priory_scored":
      return points("area:priory", home);
    case "cubes_produced":
      return cubes(areaOf(name(event, "good")), home);
    case "income_received":
    case "cubes_gained":
      return cubes(STOCK, home);
    case "market_cube_taken":
      return cubes(place("stall", name(event, "good")), home);
    case "cubes_bought":
      return [
        ...cubes(place("stall", name(event, "good")), home),
        ...gold(home, "area:market", number(event, "price")),
      ];
    case "cubes_sold":
      return [...cubes(home, "area:market"), ...gold("area:market", home, number(event, "price"))];
    case "cube_returned":
      return cubes(home, STOCK);
    case "tax_rolled":
      return [
        move<Thing>(
          { kind: "die", die: "white", value: number(event, "tax") },
          STOCK,
          "area:court",
        ),
      ];
    case "court_metal_taken":
      return goods("metal", number(event, "metal"), "area:court", home);
    case "craftsman_used":
      return [...used(event, view, home), ...points("area:cathedral", home), ...gold(STOCK, home)];
    case "cathedral_grew":
      return goods("stone", 4, STOCK, "area:cathedral");
    default:
      return [];
  }
}

function goods(good: string, n: number, from: string, to: string): Move[] {
  return n > 0 ? [move<Thing>({ kind: "good", good }, from, to, n)] : [];
}

/** The lantern goes on from the area before; into the first one it comes with the bag. */
function lantern(view: PillarsView, area: string): Move[] {
  const from = view.area ? place("area", view.area) : BAG;
  return [move<Thing>({ kind: "lantern" }, from, place("area", area))];
}

/** What a craftsman takes goes into the cathedral. */
function used(event: Told, view: PillarsView, home: string): Move[] {
  const player = view.players.find(({ seat }) => seat === name(event, "seat"));
  const pay = player?.work[name(event, "craftsman") as Craftsman]?.pay ?? {};
  return Object.entries(pay).flatMap(([good, n]) => goods(good, n, home, "area:cathedral"));
}

function sourceOf(resource: Resource): string {
  return areaOf(goodOf(resource));
}

/** Where the workers for a good are. */
function areaOf(good: string): string {
  const found = Object.entries(SOURCE).find(([, there]) => there === good);
  return found ? place("area", found[0]) : STOCK;
}
