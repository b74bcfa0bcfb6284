/**
 * Where an action is taken on the board: the piece first, then the place it goes to. Also where the
 * reasons against an action are told. No rule is known here, only where things lie.
 */
import type { Told } from "../../kit/asked";
import { place } from "../../match/targets";
import type { CathedralView, Die, Floor, Tower } from "./schema";

export const ORNAMENT_OF = { base: "door", middle: "arch", dome: "cross" } as const;

/** The place of a section, as the log names it too: `section:base_04`. */
export function sectionPlace(seen: CathedralView, tower: unknown, floor: unknown): string {
  return place("section", sectionAt(seen.towers, Number(tower), Number(floor))?.section ?? "");
}

/** `about` are the places the question names: the die that was moved, for one. */
export function along(
  { verb, args }: Told,
  seen: CathedralView,
  about: ReadonlySet<string>,
): readonly string[] {
  const at = (argument: string) => place(argument, args[argument] as string | number);
  const section = sectionPlace(seen, args["tower"], args["floor"]);
  switch (verb) {
    case "choose_side":
      return [at("side")];
    case "reroll_space":
      return [at("space")];
    case "take_banner":
      return [at("place")];
    case "move_die":
      return [at("die"), place("space", landing(seen, args))];
    case "claim":
    case "ivan_claim":
    case "ivan_decorate":
      return [section];
    case "lay_face_up":
      return [place("up", args["slot"] as string)];
    case "lay_face_down":
      return [place("down", args["slot"] as string)];
    case "deliver":
      return [at("good"), section];
    case "decorate":
      return [place("ornament", ornamentFor(seen, args)), section, at("jewels")];
    case "take_resources":
      return [place("token", movedTo(seen, about))];
    case "take":
      return [at("amount")];
    case "use_influence":
      return [at("influence")];
    case "activate":
      return [at("slot")];
    case "give":
      return [at("good")];
    case "get":
      return [place("supply", args["good"] as string)];
    case "swap_token":
      return [place("token", 1 + seen.market.findIndex(({ token }) => token === args["good"]))];
    default:
      return [place("act", verb)]; // build, reroll, ending and stopping: tools beside the workshop
  }
}

/** The space a die comes to with so many paid steps more than it shows. */
function landing(seen: CathedralView, args: Told["args"]): number {
  const die = seen.dice[args["die"] as Die];
  const steps = (die?.value ?? 0) + Number(args["steps"]);
  return (((die?.space ?? 1) - 1 + steps) % seen.market.length) + 1;
}

/** The space of the die the question is about. */
function movedTo(seen: CathedralView, about: ReadonlySet<string>): number {
  const moved = Object.entries(seen.dice).find(([die]) => about.has(place("die", die)));
  return moved?.[1].space ?? 1;
}

function ornamentFor(seen: CathedralView, args: Told["args"]): string {
  const found = sectionAt(seen.towers, Number(args["tower"]), Number(args["floor"]));
  return found?.type ? ORNAMENT_OF[found.type] : "";
}

/** What lies on a floor of a tower, both counted from 1. */
export function sectionAt(
  towers: readonly Tower[],
  tower: number,
  floor: number,
): Floor | undefined {
  return towers[tower - 1]?.floors[floor - 1];
}
