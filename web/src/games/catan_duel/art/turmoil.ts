/** The Era of Turmoil: attackers, those who guard against them, and the houses of a restless town. */
import {
  body,
  disc,
  door,
  flat,
  hatch,
  lancets,
  line,
  pennant,
  rect,
  roof,
  tree,
  wall,
  wheel,
  type Shape,
} from "../../../art/scenery/shapes";
import {
  book,
  flame,
  front,
  gable,
  good,
  GROUND,
  hall,
  land,
  room,
  turned,
  type Pictures,
} from "./parts";
import { person } from "./people";

export const turmoilActions = {
  archer: () => [
    ...room(),
    ...person({ coat: "leaf", hat: "hood", hue: "leaf", beard: "goatee" }),
    body("M44 3q22 20 4 42q12-21-4-42z", "timber"),
    hatch("M44 3L26 27l22 18"),
    line("M24 28l36-4"),
    body("M57 20l7 4-6 4z", "slate"),
  ],
  arsonist: () => [
    ...land(),
    ...gable(32, 26, 16, "timber", "thatch"),
    ...flame(38, 30, 0.85),
    ...flame(52, 28, 1),
    ...flame(45, 44, 0.7),
    body("M6 46q0-16 10-16t10 16z", "night"),
    body("M9 32q-3-16 7-18q10 2 7 18z", "night"),
    body("M12 30q-1-10 4-11q6 1 5 11z", "plaster"),
    line("M15 23.500v1.500M19 23.500v1.500M25 40l6-12"),
    ...flame(31, 29, 0.55),
  ],
  // a preacher with a staff and a book
  sebastian: () => [
    ...room(),
    ...person({ coat: "timber", hat: "tonsure", hair: "bald", tint: "timber" }),
    line("M9 48V6M4 13h10"),
    ...book(40, 30, "crimson", 1),
  ],
  // half a face is smiling
  traitor: () => [
    ...room(),
    ...person({ coat: "night", hat: "hood", hue: "slate", hair: "bald" }),
    body("M32 11q9 1 9 10q0 13-9 14z", "night"),
    flat("M34.500 20h3v2h-3z", "gilding"),
    ...turned(
      [
        body("M-2-6L0-20 2-6z", "slate"),
        body("M-5-6h10v2.500H-5z", "gilding"),
        body("M-1.500-3.500h3V5h-3z", "timber"),
      ],
      52,
      44,
      1.25,
      20,
    ),
    body("M4 30h14v18H4z", "marble"),
    body("M7 27h14v18H7z", "marble"),
    hatch("M10 31h8M10 34h8M10 37h5"),
  ],
} satisfies Pictures;

export const turmoilSettlement = {
  lookout_tower: () => [
    ...land(),
    line("M22 44l5-28M42 44l-5-28M23 38l17-10M41 38L24 28M20 44h24"),
    body(rect(20, 14, 24, 6), "timber"),
    hatch("M24 14v6M28 14v6M32 14v6M36 14v6M40 14v6"),
    line("M22 14V7M42 14V7"),
    ...roof(20, 8, 24, 8, "thatch", 0, 3),
    line("M47 44V20M51 44V20M47 25h4M47 30h4M47 35h4M47 40h4"),
    ...tree(8, GROUND, 5),
  ],
  drill_ground: () => [
    ...land(),
    line("M14 44V16M5 24h18"),
    body(disc(14, 12, 5), "thatch"),
    body("M8 20h12l2 14H6z", "thatch"),
    hatch("M10 22l8 10M18 22l-8 10"),
    body(disc(46, 26, 15), "marble"),
    body(disc(46, 26, 10), "crimson"),
    body(disc(46, 26, 5), "gilding"),
    line("M38 46l3-6M54 46l-3-6M46 26L60 12"),
    body("M58 10l5-2-2 6z", "azure"),
  ],
} satisfies Pictures;

function chapel(pips: readonly (readonly [number, number])[], range: string): Shape[] {
  return [
    ...land(),
    ...hall(22, 28, 16, "plaster", "slate", 13),
    ...lancets(32, 4, 8, 27, 35, 43),
    ...wall(8, 20, 14, 24, "plaster"),
    ...roof(8, 20, 14, 14, "slate", 0, 2),
    line("M15 6V0M12.500 2.500h5"),
    ...door(11, GROUND, 8, 11),
    body(rect(45, 3, 16, 16), "marble"),
    flat(pips.map(([x, y]) => disc(x, y, 1.7)).join(""), "night"),
    line(range),
  ];
}

export const turmoilCity = {
  fairgrounds: () => [
    ...land(),
    body("M6 44l4-22h20l4 22z", "marble"),
    flat("M11 22h5l-2 22h-6zM21 22h4l4 22h-7z", "crimson"),
    body("M4 23L20 7l16 16z", "gilding"),
    ...pennant(20, 0, "azure"),
    body("M38 44l3-16h14l3 16z", "marble"),
    flat("M42 28h4l-1 16h-5zM50 28h3l3 16h-5z", "azure"),
    body("M36 29l12-12 12 12z", "crimson"),
    ...pennant(48, 8, "gilding"),
    ...door(17, GROUND, 7, 13, "night"),
  ],
  fire_brigade: () => [
    ...land(),
    ...hall(4, 30, 22, "brick", "slate", 10),
    ...door(8, GROUND, 10, 14, "night"),
    ...door(21, GROUND, 10, 14, "night"),
    body(rect(14, 4, 7, 9), "masonry"),
    body("M15 6h5l1 5h-7z", "gilding"),
    body("M36 28h24l-3 10H40z", "wood"),
    hatch("M38 31h21M39 34h19"),
    ...wheel(42, 40, 5),
    ...wheel(55, 40, 5),
    line("M48 28v-8M40 20h16"),
    body("M56 8q5 6 5 9t-5 3.500-5-3.500 5-9z", "water"),
  ],
  large_festival_hall: () => [
    ...land(),
    ...wall(4, 22, 56, 22, "marble"),
    ...roof(4, 22, 56, 16, "roof", 34, 3),
    body("M24 22V12l8-7 8 7v10z", "marble"),
    body(disc(32, 14, 3.5), "window"),
    ...lancets(26, 5, 10, 9, 18, 41, 50),
    ...door(26, GROUND, 12, 16),
    ...pennant(12, 1, "gilding"),
    ...pennant(52, 1, "gilding"),
    line("M5 24q6 5 12 0t12 0 12 0 12 0 6-2"),
    body(disc(11, 26, 1.5) + disc(23, 26, 1.5) + disc(41, 26, 1.5) + disc(53, 26, 1.5), "gilding"),
  ],
  chapel_low: () =>
    chapel(
      [
        [49, 7],
        [53, 11],
        [57, 15],
      ],
      "M45 22h16",
    ),
  chapel_high: () =>
    chapel(
      [
        [49, 7],
        [57, 7],
        [49, 11],
        [57, 11],
        [49, 15],
        [57, 15],
      ],
      "M45 22h16M45 25h16",
    ),
  hedge_tavern: () => [
    ...land(),
    ...front(10, 30, 20, "plaster", "thatch"),
    line("M10 33h30M10 24l8 9M40 24l-8 9"),
    line("M40 22h14M50 22v3"),
    body("M45 25h9v10h-9zM54 27h4v6h-4z", "gilding"),
    body("M44 25q2-5 5-3q4-2 6 3z", "marble"),
    body("M-2 44q0-7 5-7t5 4q3-3 6 3zM42 44q1-7 6-6q3-4 7 0q6-1 8 6z", "leaf"),
  ],
  tithe_barn: () => [
    ...land(),
    body("M6 44V26L32 6l26 20v18z", "timber"),
    hatch("M14 20v24M22 14v30M42 14v30M50 20v24"),
    body("M3 28L32 4l29 24-3 2L32 9 6 30z", "thatch"),
    body(rect(23, 26, 18, 18), "night"),
    ...good("grain", 25, 29, 0.6),
    ...good("grain", 44, 31, 0.55),
    ...good("wool", 6, 32, 0.5),
    line("M32 12v7M29 15h6"),
  ],
} satisfies Pictures;
