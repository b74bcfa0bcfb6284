/** The Era of Gold: merchants, pirates and the houses of money. */
import {
  barrel,
  block,
  body,
  disc,
  door,
  dome,
  flat,
  hatch,
  line,
  merlons,
  pennant,
  put,
  rect,
  roof,
  wall,
  windows,
} from "../../../art/scenery/shapes";
import { coin, coins, good, GROUND, hall, land, room, scales, sea, type Pictures } from "./parts";
import { person } from "./people";

export const goldActions = {
  gudrun: () => [
    ...room(),
    ...person({ coat: "crimson", hat: "scarf", hue: "crimson", hair: "long", tint: "night" }),
    flat(disc(28, 20.5, 2.6), "night"),
    line("M22 16l20 8"),
    body("M50 46q12-14 8-34q-2 16-12 30z", "slate"),
    body("M43 40l9 6-2 3-9-6z", "gilding"),
    ...coins(9, 46, 3, 6),
  ],
  trade_master: () => [
    ...room(),
    ...person({ coat: "azure", hat: "cap", hue: "azure", beard: "goatee", tint: "slate" }),
    body("M20 40q12 8 24 0l-1 4q-11 6-22 0z", "gilding"),
    ...scales(52, 17, 0.8),
  ],
  // a pack on his back, and a coin in hand
  merchant: () => [
    ...room(),
    body("M1 46q-2-22 12-24q12 2 10 24z", "thatch"),
    hatch("M4 32q9 4 18 0M5 39h18"),
    line("M7 24q6-6 12 0"),
    ...person({ coat: "leaf", hat: "wide", hue: "timber", beard: "moustache" }),
    ...coin(53, 34, 7),
    body("M46 43q6-4 12-1l-3 8H45z", "plaster"),
  ],
  brigands: () => [
    ...land(),
    line("M21 40L14 12M43 40l7-28"),
    body("M11 14q-1-9 2-11q5 1 5 10zM53 14q1-9-2-11q-5 1-5 10z", "timber"),
    ...put(brigandHead(), 11, 22, 0.9),
    ...put(brigandHead(), 53, 22, 0.9),
    ...put(brigandHead(), 32, 16, 1.1),
  ],
  reiner: () => [
    ...room(),
    ...person({ coat: "azure", hat: "plume", hue: "crimson", hair: "long", tint: "thatch" }),
    body("M34 28L60 14l3 8-26 9z", "gilding"),
    body("M46 24l12-6 1 18q-3-2-6 1q-3-3-6 0z", "crimson"),
    hatch("M49 26v8M52 25v9M56 23v10"),
  ],
} satisfies Pictures;

/** A hood, a mask and eyes. */
function brigandHead() {
  return [
    body("M-14 30q0-14 14-14t14 14z", "timber"),
    body("M-9 18q-3-22 9-24q12 2 9 24z", "slate"),
    body("M-6 17q-2-15 6-16q8 1 6 16z", "plaster"),
    body("M-6.500 9q6.500 3 13 0v9h-13z", "crimson"),
    line("M-3 5.500v1.500M3 5.500v1.500"),
  ];
}

export const goldRegion = {
  gold_cache: () => [
    ...land(),
    body("M2 48Q8 16 32 12q24 4 30 36z", "masonry"),
    hatch("M52 26q6 8 7 20M47 24q5 8 6 20"),
    body("M14 46q0-22 18-22t18 22z", "night"),
    body("M18 46V36h28v10z", "timber"),
    body("M18 36q0-9 6-9h16q6 0 6 9z", "timber"),
    body("M20 36q3-8 12-8t12 8z", "gold"),
    line("M18 36h28M25 36v10M39 36v10"),
    body(rect(29.5, 35, 5, 6), "gilding"),
  ],
} satisfies Pictures;

export const goldCity = {
  // a bench, scales and heaps of coins
  moneylender: () => [
    ...room(),
    ...person({ coat: "night", hat: "veil", hue: "night", beard: "long", tint: "masonry" }).map(
      (shape) => ({ ...shape, at: "translate(8 -2) scale(.75)" }),
    ),
    body(rect(-2, 34, 68, 14), "timber"),
    hatch("M-2 39h68M-2 43h68"),
    ...coins(11, 36, 4, 6),
    ...coins(24, 36, 2, 6),
    ...scales(52, 12, 0.75),
  ],
  harbor: () => [
    ...sea(),
    ...wall(2, 22, 16, 20, "masonry"),
    ...merlons(1, 22, 18, 3, "masonry"),
    body("M4 18q1-6 6-9q5 3 6 9z", "gold"),
    line("M28 38V12M48 38V16"),
    body("M29 13q9 1 11 12q-6 2-11 1zM49 17q7 1 9 10q-5 2-9 1z", "marble"),
    body("M19 34h22l-3 8H23zM43 35h19l-3 7H46z", "timber"),
    body("M-2 40h30v4H-2z", "timber"),
    line("M4 44v4M14 44v4M24 44v4"),
  ],
  trading_base: () => [
    ...land(),
    ...wall(6, 20, 34, 24, "plaster"),
    ...roof(6, 20, 34, 12, "roof", 20, 3),
    ...pennant(23, 0, "gilding"),
    ...door(17, GROUND, 12, 15, "night"),
    ...windows(24, 4, 5, 10, 32),
    body("M4 33h18l-2-5H6zM24 33h18l-2-5H26z", "gilding"),
    ...barrel(42, GROUND, 1.1),
    ...barrel(50, GROUND, 1.1),
    ...barrel(46, GROUND - 9, 1.1),
    body(rect(56, 35, 9, 9), "wood"),
    hatch("M56 35l9 9M65 35l-9 9"),
  ],
  // a guild house with a stepped gable and scales for a sign
  merchant_guild: () => [
    ...land(),
    body("M4 44V20h4v-5h4v-5h5V5h16v5h5v5h4v5h4v24z", "roof"),
    hatch("M46 24h-8M46 28h-6M46 32h-9M46 36h-6M46 40h-8"),
    ...windows(14, 5, 6, 16, 28),
    ...windows(26, 5, 6, 9, 18, 27, 36),
    ...door(20, GROUND, 10, 12),
    body(disc(25, 10, 3), "gilding"),
    ...scales(56, 24, 0.5),
  ],
  mint: () => [
    ...land(),
    ...hall(4, 36, 22, "masonry", "slate", 11),
    ...windows(26, 4, 6, 8, 32),
    hatch("M10 26v6M34 26v6"),
    ...door(17, GROUND, 10, 14),
    line("M41 20h22M52 20v6"),
    body(rect(42, 17, 20, 4), "timber"),
    body(rect(48, 24, 8, 6), "slate"),
    ...coin(52, 34, 5),
    body(rect(45, 38, 14, 6), "slate"),
  ],
  salt_silo: () => [
    ...land(),
    ...wall(10, 16, 20, 28, "wood"),
    ...dome(20, 16, 11, "thatch"),
    line("M10 24h20M10 34h20"),
    ...wall(33, 20, 18, 24, "wood"),
    ...dome(42, 20, 10, "thatch"),
    line("M33 27h18M33 36h18"),
    body("M44 44q4-13 10-13t11 13z", "marble"),
    hatch("M52 36h.500M56 39h.500M50 41h.500M58 42h.500M54 33h.500"),
    ...door(16, GROUND, 8, 9, "night"),
  ],
  staple_house: () => [
    ...land(),
    ...hall(6, 52, 26, "plaster", "roof", 12),
    line("M6 30h52M22 18v26M42 18v26"),
    ...windows(21, 4, 6, 10, 16, 26, 34, 46, 52),
    ...door(26, GROUND, 12, 12, "night"),
    ...good("wool", 8, 32, 0.5),
    ...good("lumber", 44, 32, 0.5),
    ...good("brick", 50, 33, 0.45),
    ...block(15, GROUND, 5, 4),
    line("M32 10v5"),
  ],
} satisfies Pictures;
