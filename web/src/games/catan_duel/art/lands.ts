/** Regions as landscapes, with what lies on them along the foot; roads, settlements and cities. */
import { goodShape } from "../../../kit/goods";
import {
  body,
  disc,
  door,
  fir,
  flat,
  hatch,
  lancets,
  line,
  merlons,
  put,
  rect,
  roof,
  tree,
  wall,
  windows,
  type Shape,
} from "../../../art/scenery/shapes";
import { front, good, GROUND, land, type Pictures } from "./parts";

/** How many resources a region has room for. */
const ROOM = 3;

export const RESOURCES: Readonly<Record<string, string>> = {
  forest: "lumber",
  hills: "brick",
  fields: "grain",
  mountains: "ore",
  pasture: "wool",
  gold_river: "gold",
};

const SKY = flat(rect(-64, -48, 192, 144), "sky");

const lands: Pictures = {
  forest: () => [
    SKY,
    flat("M-64 22q60-6 96-3t96 3v90h-192z", "hill"),
    ...[-4, 12, 28, 44, 60].flatMap((x) => fir(x + 4, 25, 16, 22)),
    ...[6, 22, 38, 54].flatMap((x) => fir(x + 2, 32, 18, 25)),
    flat("M-64 31h192v80h-192z", "plaster"),
  ],
  hills: () => [
    SKY,
    body("M-20 50V20q14-16 30-6q8-10 20-4q12-8 22 2q14-4 34 10v40z", "thatch"),
    body("M14 31l4-15q10-6 18 0l4 15z", "brick"),
    hatch(
      "M16 24h22M15 28h24M21 15v5M28 14v6M34 16v4M24 20v4M31 20v4M44 20q8 0 12 8M50 16q8 2 12 10",
    ),
    flat("M-64 31h192v80h-192z", "plaster"),
  ],
  fields: () => [
    SKY,
    body(disc(50, 8, 6), "gilding"),
    flat("M-64 16q40-8 96-2t96 2v90h-192z", "thatch"),
    line("M-4 18q30-8 72-1"),
    hatch("M4 30l8-14M14 30l6-14M24 30l4-15M34 30V15M44 30l-4-14M54 30l-7-14M63 30l-9-13"),
    ...tree(9, 18, 5),
    flat("M-64 31h192v80h-192z", "plaster"),
  ],
  pasture: () => [
    SKY,
    flat("M-64 18q40-14 80-5t60-3q30 2 52 8v90h-192z", "leaf"),
    line("M-4 14q24-8 36-1t32-3"),
    ...put(sheep(), 6, 13, 1.1),
    ...put(sheep(), 34, 10, 1.1),
    line("M-2 28h68M4 31v-7M16 31v-7M28 31v-7M40 31v-7M52 31v-7M63 31v-7"),
    flat("M-64 31h192v80h-192z", "hill"),
  ],
  mountains: () => [
    SKY,
    body("M-14 36L12 4l14 22L44 0l34 36z", "slate"),
    flat("M12 4l6 10-4-2-3 4-4-5zM44 0l9 10-5-1-4 4-4-4-3 2z", "marble"),
    hatch("M16 16l6 14M20 20l4 10M50 14l8 18M55 16l9 18M46 16l5 14"),
    line("M12 4l14 22L44 0"),
    flat("M-64 31h192v80h-192z", "plaster"),
  ],
  gold_river: () => [
    SKY,
    flat("M-64 16q50-10 96-3t96 2v90h-192z", "hill"),
    body("M20 10q16 2 10 9T12 31h42q4-6-4-11t4-10z", "water"),
    hatch("M34 13h8M28 19h10M36 22h8M24 26h12M40 28h8"),
    body(disc(26, 29, 1.5) + disc(33, 25, 1.5) + disc(44, 25, 1.5) + disc(39, 17, 1.3), "gold"),
    ...tree(8, 22, 5),
    ...tree(58, 20, 4.5),
    flat("M-64 31h192v80h-192z", "plaster"),
  ],
};

function sheep(): Shape[] {
  return [
    line("M6 13v3M16 13v3"),
    {
      d: "M4 14a4 4 0 0 1 0-8 5 5 0 0 1 8-2 5 5 0 0 1 8 3 4 4 0 0 1-1 7z",
      as: "piece",
      wash: "wool",
    },
    body("M18 5q5-1 6 3q-2 4-6 3z", "night"),
    { d: "M8 8a2 2 0 1 1 2 2M14 9a2 2 0 1 1 2 2", as: "cut" },
  ];
}

/** A region with so many resources; where there is room for more, only the outline is seen. */
export function region(terrain: string, stock: number): Shape[] {
  const load = RESOURCES[terrain] ?? "any";
  const places = Array.from({ length: ROOM }, (_, i) => 3.5 + i * 19.5);
  return [
    ...(lands[terrain] ?? land)(),
    line("M-64 31h192"),
    ...places.flatMap((x, i) =>
      i < stock
        ? good(load, x, 29.5, 0.75)
        : put([{ d: goodShape(load).body, as: "hatch" }], x, 29.5, 0.75),
    ),
  ];
}

export const towns: Pictures<"road" | "settlement" | "city"> = {
  road: () => [
    ...land(),
    body("M16 50q14-9 8-16t14-14l6 1q-14 8-6 14t14 15z", "masonry"),
    hatch("M26 46l3-2M33 42l3-2M30 35l3-2M32 28l3-2M38 23l2-2"),
    body("M48 44V33q0-3 3-3t3 3v11z", "stone"),
    ...tree(9, GROUND, 6),
  ],
  settlement: () => [
    ...land(),
    ...front(3, 18, 13, "plaster", "thatch"),
    ...front(43, 18, 13, "plaster", "thatch"),
    ...front(21, 22, 19, "plaster", "roof"),
  ],
  city: () => [
    ...land(),
    ...wall(24, 12, 16, 24, "plaster"),
    ...roof(24, 12, 16, 11, "roof", 0, 2),
    ...lancets(17, 4, 7, 27, 33),
    ...wall(9, 20, 13, 18, "plaster"),
    ...roof(9, 20, 13, 8, "slate", 0, 2),
    ...wall(42, 20, 13, 18, "plaster"),
    ...roof(42, 20, 13, 8, "slate", 0, 2),
    ...windows(23, 3, 4, 14, 47),
    ...wall(2, 32, 60, 12, "masonry"),
    ...merlons(2, 32, 60, 10, "masonry"),
    ...door(26, GROUND, 12, 11, "timber"),
  ],
};
