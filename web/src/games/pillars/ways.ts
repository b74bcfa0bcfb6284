/**
 * Where an action is taken on the board: the piece first, then the place it goes to. Also where the
 * reasons against an action are told. No rule is known here, only where things lie.
 */
import type { Told } from "../../kit/asked";
import { place } from "../../match/targets";
import type { PillarsView } from "./schema";

/** The builder in the hand of whoever draws, and the bag it came from. */
export const DRAWN = "drawn:builder";
export const BAG = "bag:builders";
/** The cards of phase I. */
export const OFFER = "offer:cards";
/** The event cards still to come. */
export const EVENTS = "deck:events";

export function along({ verb, args }: Told, seen: PillarsView): readonly string[] {
  const at = (argument: string) => place(argument, args[argument] as string | number);
  const stall = place("stall", args["good"] as string);
  switch (verb) {
    case "look":
      return [EVENTS];
    case "take_resource":
      return [at("resource")];
    case "hire":
    case "dismiss":
    case "strengthen":
    case "use_craftsman":
      return [at("craftsman")];
    case "keep_builder":
      return [DRAWN];
    case "return_builder":
      return [BAG];
    case "wait":
      return [place("cost", seen.price)];
    case "place":
      return [at("place")];
    case "place_with_remigius":
      return [place("advantage", "brother_remigius"), at("place")];
    case "protect":
      return [place("place", "bishop")];
    case "take_cube":
      return [stall];
    case "use_card":
      return [at("advantage")];
    case "buy":
      return [stall, at("amount")];
    case "sell":
      return [at("good"), at("amount")];
    case "return_cube":
      return [at("good")];
    default:
      return [place("act", verb)]; // passing, keeping a card, leaving, ending: tools beside your own row
  }
}
