/**
 * Where an action is taken on the board: the piece first, then the place it goes to. Also where the
 * reasons against an action are told. No rule is known here, only where things lie.
 *
 * The principality before the viewer has places with the names of arguments (`place:1a`, `site:0a`);
 * those of the one opposite begin with its seat (`blue.site:0a`).
 */
import type { Told } from "../../kit/asked";
import { place } from "../../match/targets";
import type { CatanDuelView, Player } from "./schema";

/** Questions about what the opponent has. */
const ABOUT_OTHER: readonly string[] = [
  "designation",
  "arsonist_target",
  "take_choice",
  "trade_event",
];
/** Questions about cards that are laid out for the viewer: of a stack, of the pile, of a hand. */
const LAID_OUT: readonly string[] = [
  "searched_card",
  "discarded_card",
  "traitors_card",
  "feud_card",
  "start_card",
];
/** The discard pile, or that of whoever sits here. */
export const DISCARD = "discard:pile";
export const CACHE = "store:cache";
export const ROLL = "act:roll";

export function along({ verb, args }: Told, seen: CatanDuelView): readonly string[] {
  const arg = (name: string) => String(args[name]);
  const at = (argument: string) => place(argument, arg(argument));
  const asked = seen.waiting?.decision ?? "";
  const other = (name: string) =>
    ABOUT_OTHER.includes(asked) ? far(opposite(seen)?.seat ?? "", name) : name;
  switch (verb) {
    case "put_region":
      return [regionPlace(seen, arg("region"))];
    case "fix_production":
      return [at("card"), at("number")];
    case "fix_celebration":
      return [inHand("reiner")];
    case "build_road":
    case "build_settlement":
      return [at("side")];
    case "scout_settlement":
      return [inHand("scout"), at("side")];
    case "build_city":
      return [at("town")];
    case "build":
      return [at("card"), siteFor(seen, arg("card"), arg("site"))];
    case "place_cache":
      return [inHand("gold_cache"), at("place")];
    case "remove":
      return [DISCARD, built(arg("site"), arg("card"))];
    case "trade_bank":
      return [good(arg("give")), good(arg("take"))];
    case "trade_ship":
      return [standing(seen, `${arg("give")}_ship`), good(arg("take"))];
    case "trade_large_ship":
      return [at("place"), good(arg("take"))];
    case "trade_mint":
      return [standing(seen, "mint"), good(arg("take"))];
    case "pay":
    case "gain":
    case "give":
    case "buy":
      return [storePlace(arg("store"))];
    case "waive":
      return [good(arg("resource"))];
    case "name":
      return [other(good(arg("resource")))];
    case "choose":
      return [other(built(arg("site"), arg("card")))];
    case "choose_region":
      return [at("place")];
    case "swap_regions":
      return [at("place"), place("place", arg("other_place"))];
    case "play_sebastian":
      return [inHand("sebastian")];
    case "take":
    case "hide":
      return [LAID_OUT.includes(asked) ? place("offer", arg("card")) : at("card")];
    case "play":
    case "exchange_card":
      return [at("card")];
    case "choose_stack":
    case "put_under":
    case "draw":
      return [at("stack")];
    case "search":
      return [place("search", arg("stack"))];
    default:
      return [place("act", verb)]; // rolling at the dice; ending and declining: tools beside your own goods
  }
}

/** Two regions change places in whichever order they are touched. */
export function also({ verb, args }: Told): readonly string[] | null {
  if (verb !== "swap_regions") return null;
  return [place("place", String(args["other_place"])), place("place", String(args["place"]))];
}

/** A card is removed by two touches, even if there is no other. */
export function careful({ verb }: Told): boolean {
  return verb === "remove";
}

/** The principality before the viewer; whoever only looks on sits with the first seat. */
export function near(seen: CatanDuelView): Player | undefined {
  return seen.players.find(({ seat }) => seat === seen.viewer) ?? seen.players[0];
}

export function opposite(seen: CatanDuelView): Player | undefined {
  return seen.players.find((player) => player !== near(seen));
}

/** The pile a seat's cards go to: in the tournament game each has one. */
export function pileOf(seen: CatanDuelView, seat: string): string {
  return seen.discard || seat === near(seen)?.seat ? DISCARD : far(seat, DISCARD);
}

/** A place in the principality opposite. */
export function far(seat: string, name: string): string {
  return `${seat}.${name}`;
}

/** A card that stands on a site. */
export function built(site: string, card: string): string {
  return `site:${site}.${card}`;
}

/** Where resources lie: a region, or the Gold Cache. */
export function storePlace(store: string): string {
  return store === "cache" ? CACHE : place("place", store);
}

function good(resource: string): string {
  return place("good", resource);
}

function inHand(card: string): string {
  return place("card", card);
}

/** A Town Hall goes onto the Parish Hall, everything else onto a free site. */
function siteFor(seen: CatanDuelView, card: string, site: string): string {
  const there: readonly string[] = near(seen)?.sites[site as "0a"] ?? [];
  if (card !== "town_hall" || !there.includes("parish_hall")) return place("site", site);
  return built(site, "parish_hall");
}

/** Where a card of the viewer stands; the first, if there are several. */
function standing(seen: CatanDuelView, card: string): string {
  const sites: [string, readonly string[]][] = Object.entries(near(seen)?.sites ?? {});
  const found = sites.find(([, cards]) => cards.includes(card));
  return found ? built(found[0], card) : place("card", card);
}

/** Where a region lies, or is laid out to be chosen. */
function regionPlace(seen: CatanDuelView, region: string): string {
  const found = Object.entries(near(seen)?.regions ?? {}).find(([, one]) => one.region === region);
  return found ? place("place", found[0]) : place("region", region);
}
