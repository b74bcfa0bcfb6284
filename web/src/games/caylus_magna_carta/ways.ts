/** Where an action is taken on the board, and where the reasons against it are told. */
import type { Told } from "../../kit/asked";
import { place } from "../../match/targets";
import type { CaylusView } from "./schema";

export const BRIDGE = "bridge";
export const PILE = "pile";
export const DISCARD = "discard";

export function along({ verb, args }: Told, seen: CaylusView): readonly string[] {
  const at = (argument: string) => place(argument, args[argument] as string | number);
  if (verb === "pass") return [BRIDGE];
  if (verb === "draw_card") return [PILE];
  if (verb === "exchange_hand") return [DISCARD];
  if (verb === "deliver") return [castlePart(seen) ?? place("act", verb)];
  if (verb === "move_provost")
    return [place("position", (seen.provost ?? 0) + Number(args["steps"]))];
  for (const argument of ["position", "card", "building"]) {
    if (argument in args) return [at(argument)];
  }
  return [place("act", verb)]; // cubes and gifts are chosen in the list
}

/** Where the next batch goes. */
export function castlePart(seen: CaylusView): string | null {
  const [part] = Object.entries(seen.castle).find(([, left]) => left > 0) ?? [];
  return part ? place("part", part) : null;
}

/** What looks different from before, as places. */
export function changed(before: CaylusView | null, now: CaylusView): ReadonlySet<string> {
  const found = new Set<string>();
  if (!before || before === now) return found;
  now.road.forEach(({ position, worker, card }, i) => {
    const was = before.road[i];
    if (was?.card !== card || (worker && was.worker !== worker)) {
      found.add(place("position", position));
    }
  });
  if (before.bridge.length !== now.bridge.length) found.add(BRIDGE);
  return found;
}
