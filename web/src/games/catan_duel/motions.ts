/** From an event to the pieces that move, and the places they move along. */
import * as kit from "../../kit/moves";
import { move, name, number, STOCK, told } from "../../kit/moves";
import { place } from "../../match/targets";
import type { CatanDuelView, Player, Told } from "./schema";
import { built, far, near, pileOf, storePlace } from "./ways";

export type Thing =
  | { kind: "good"; good: string }
  | { kind: "card"; card: string }
  | { kind: "back"; back: string }
  | { kind: "die"; value: number }
  | { kind: "symbol"; symbol: string }
  | { kind: "token"; token: "strength" | "trade" }
  | { kind: "town"; town: "road" | "settlement" | "city" }
  | { kind: "brigands" };

export type Move = kit.Move<Thing>;

export interface Happened {
  event: kit.Happening;
  view: CatanDuelView;
}

const EVENTS = "events:stack";
const OPEN = "events:open";
const REGIONS = "central:regions";
const PRODUCTION = "die:production";
const EVENT_DIE = "die:event";

/** Kinds of events that move nothing. */
export const motionless: ReadonlySet<string> = new Set<Told["event"]>([
  "starter_drawn",
  "regions_kept",
  "turn_started",
  "event_without_effect",
  "actions_ended",
  "game_ended",
  "overflowed",
  "waived",
  "named",
  "trade_declined",
  "purchases_ended",
  "traded",
  "defence_declined",
  "attack_repelled",
  "building_designated",
  "sebastian_declined",
  "not_affected",
  "nothing_taken",
  "hand_card_missed",
  "stack_searched",
  "hand_shown",
  "exchange_skipped",
  "deck_card_dealt",
  "deck_card_shown",
  "deck_event_dealt",
  "deck_event_shown",
  "start_card_chosen",
  "building_asked",
  "building_passed",
  "back_seen",
]);

export function moves({ event: happened, view }: Happened): Move[] {
  const event = told<Told>(happened);
  const seat = name(event, "seat");
  const other = view.players.find((player) => player.seat !== seat)?.seat ?? "";
  const player = view.players.find((one) => one.seat === seat);
  const hand = place("hand", seat);
  const pile = pileOf(view, seat);
  const faceUp = place("card", view.face_up?.card ?? "");
  const here = (id: string) => (seat === near(view)?.seat ? id : far(seat, id));
  const at = (argument: "place" | "side" | "site" | "town") =>
    here(place(argument, name(event, argument)));
  const stack = place("stack", name(event, "stack"));
  const goods = (from: string, to: string) =>
    number(event, "amount") > 0
      ? [
          move<Thing>(
            { kind: "good", good: name(event, "resource") },
            from,
            to,
            number(event, "amount"),
          ),
        ]
      : [];
  const store = here(storePlace(name(event, "store")));
  const card = (from: string, to: string) => [move<Thing>(faceOf(event, view), from, to)];
  const town = (kind: "road" | "settlement" | "city", from: string, to: string) => [
    move<Thing>({ kind: "town", town: kind }, from, to),
  ];
  const site = (argument: "site" | "other_site", what: "card" | "other_card") =>
    here(built(name(event, argument), name(event, what)));
  switch (event.event) {
    case "stack_chosen":
    case "card_drawn":
    case "card_taken":
      return card(stack, hand);
    case "card_hidden":
      return card(hand, stack);
    case "hand_card_put_away":
      return card(place("hand", other), stack);
    case "hand_card_stolen":
      return card(place("hand", other), hand);
    case "card_under_stack":
      return card(place("seat", seat), stack);
    case "region_placed":
      return [move<Thing>({ kind: "back", back: "region" }, REGIONS, at("place"))];
    case "region_drawn":
    case "region_stack_shuffled":
      return [move<Thing>({ kind: "back", back: "region" }, REGIONS, place("seat", seat))];
    case "production_fixed":
      return [move<Thing>({ kind: "die", value: number(event, "number") }, hand, PRODUCTION)];
    case "production_rolled":
    case "defence_rolled":
      return [move<Thing>({ kind: "die", value: number(event, "number") }, EVENTS, PRODUCTION)];
    case "celebration_fixed":
      return [move<Thing>({ kind: "symbol", symbol: "celebration" }, hand, EVENT_DIE)];
    case "symbol_rolled":
      return [move<Thing>({ kind: "symbol", symbol: name(event, "symbol") }, EVENTS, EVENT_DIE)];
    case "event_drawn":
      return [move<Thing>({ kind: "card", card: name(event, "happening") }, EVENTS, OPEN)];
    case "event_stack_rebuilt":
      return [move<Thing>({ kind: "back", back: "event" }, OPEN, EVENTS, 3)];
    case "token_moved":
      return token(event);
    case "robbed":
      return [move<Thing>({ kind: "brigands" }, EVENT_DIE, place("seat", seat))];
    case "produced":
      return goods(PRODUCTION, store);
    case "gained":
      return goods(STOCK, store);
    case "lost":
    case "paid":
      return goods(store, STOCK);
    case "given":
      return goods(store, place("seat", other));
    case "road_built":
      return town("road", "central:roads", at("side"));
    case "settlement_built":
      return town("settlement", "central:settlements", here(place("side", sideOf(player, event))));
    case "city_built":
      return town("city", "central:cities", at("town"));
    case "card_built":
      return card(name(event, "card") === view.face_up?.card ? faceUp : hand, at("site"));
    case "cache_placed":
      return [move<Thing>({ kind: "card", card: "gold_cache" }, hand, at("place"))];
    case "card_removed":
      return card(site("site", "card"), pile);
    case "card_lost":
      return card(site("site", "card"), place("seat", seat));
    case "laid_face_up":
      return card(place("seat", seat), faceUp);
    case "card_played":
    case "card_discarded":
      return card(hand, pile);
    case "taken_from_discard":
      return card(fetched(view, seat), hand);
    case "regions_swapped": {
      const [one, two] = [at("place"), here(place("place", name(event, "other_place")))];
      const region: Thing = { kind: "back", back: "region" };
      return [move(region, one, two), move(region, two, one)];
    }
    case "cards_swapped": {
      const [one, two] = [site("site", "card"), site("other_site", "other_card")];
      return [
        ...card(one, two),
        move<Thing>({ kind: "card", card: name(event, "other_card") }, two, one),
      ];
    }
    default:
      return [];
  }
}

/** The card of an event, or its back where the viewer may not see it. */
function faceOf(event: Told, view: CatanDuelView): Thing {
  const card = name(event, "card");
  if (card) return { kind: "card", card };
  const from = view.stacks.find(({ stack }) => stack === name(event, "stack"));
  return { kind: "back", back: from?.back ?? "basic" };
}

/** Where a card is fetched from: Guido lies uppermost on his player's pile and takes from the other's. */
function fetched(view: CatanDuelView, seat: string): string {
  const own = view.players.find((player) => player.seat === seat);
  const other = view.players.find((player) => player.seat !== seat);
  return pileOf(view, own?.discard?.top === "guido" && other ? other.seat : seat);
}

/** A token goes to whoever has the advantage now, or back to the middle. */
function token(event: Told): Move[] {
  const what = name(event, "token") === "trade" ? "trade" : "strength";
  const holder = name(event, "holder");
  const to = holder ? place("seat", holder) : "dice:both";
  return [move<Thing>({ kind: "token", token: what }, place("token", what), to)];
}

/** On which side of the towns that stand already a new one was built. */
function sideOf(player: Player | undefined, event: Told): "left" | "right" {
  const first = Math.min(...Object.keys(player?.towns ?? {}).map(Number));
  return Number(name(event, "town")) < first ? "left" : "right";
}
