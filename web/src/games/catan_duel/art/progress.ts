/** The Era of Progress: scholars, craft and the houses of learning. */
import {
  block,
  body,
  disc,
  dome,
  door,
  flat,
  hatch,
  lancets,
  line,
  pennant,
  rect,
  roof,
  wall,
  wheel,
} from "../../../art/scenery/shapes";
import { book, GROUND, land, room, turned, type Pictures } from "./parts";
import { person } from "./people";

export const progressActions = {
  benjamin: () => [
    ...room(),
    ...person({
      coat: "azure",
      hat: "cap",
      hue: "night",
      hair: "long",
      tint: "masonry",
      beard: "long",
    }),
    line(disc(28, 21, 3) + disc(36, 21, 3)),
    ...book(40, 31, "jade", 1),
    line("M9 48V12"),
    body("M9 12q-6-2-4-7t7-1q3 3-1 6z", "timber"),
  ],
  // winter grain, summer grain, and rest
  three_field_system: () => [
    ...land(),
    body(disc(52, 9, 5), "gilding"),
    body("M-2 30L24 18l-10 30H-2z", "thatch"),
    body("M24 18h16l10 30H14z", "leaf"),
    body("M40 18l26 12v18H50z", "timber"),
    hatch("M2 34l3-4M8 38l3-4M3 43l3-4M14 30l3-4M12 44l2-4M16 38l2-4M20 26l2-4"),
    hatch("M26 44l3-24M32 46V20M38 44l-3-24"),
    hatch("M44 24l16 22M48 24l16 16M52 26l12 10"),
    line("M24 18L14 48M40 18l10 30"),
  ],
  mineral_mining: () => [
    ...land(),
    body("M-2 48Q4 14 28 8q24 2 38 40z", "slate"),
    hatch("M50 24l9 20M45 20l8 24M40 17l4 12"),
    body("M16 46V28q0-7 12-7t12 7v18z", "night"),
    body("M14 46V26h4v20zM38 46V26h4v20zM12 22h32v5H12z", "timber"),
    body("M24 46l3-11 4 5 4-9 4 15z", "ore"),
    body("M46 46l3-7 4 3 3-5 4 9z", "ore"),
    ...turned(
      [
        body("M-1.200 0h2.400V-22h-2.400z", "timber"),
        body("M-12-18q12-9 24 0q-12-4-24 0z", "slate"),
      ],
      53,
      36,
      0.9,
      18,
    ),
  ],
  // an ambassador with a sealed letter
  guido: () => [
    ...room(),
    ...person({ coat: "crimson", hat: "plume", hue: "azure", beard: "goatee" }),
    body("M42 26h18v18H42z", "marble"),
    hatch("M45 30h12M45 33h12M45 36h8"),
    body("M40 24h22v4H40z", "marble"),
    body("M51 44l-2 6 4-1 4 1-2-6z", "crimson"),
    body(disc(53, 42, 4), "crimson"),
  ],
  gustav: () => [
    ...room(),
    ...person({ coat: "timber", hat: "none", hair: "bald", beard: "full", tint: "marble" }),
    line(disc(28, 21, 3) + disc(36, 21, 3)),
    body(rect(43, 40, 20, 6), "crimson"),
    body(rect(45, 34, 17, 6), "azure"),
    body(rect(43, 28, 19, 6), "jade"),
    body(rect(46, 22, 15, 6), "gilding"),
    hatch("M47 40v6M49 34v6M47 28v6M50 22v6"),
    body("M6 30h6v16H6z", "marble"),
    body("M9 30q-4-4 0-9q4 5 0 9z", "gold"),
  ],
  // a doctor in a mask with a beak
  doctor: () => [
    ...room(),
    ...person({ coat: "night", hat: "wide", hue: "night", hair: "bald" }),
    body("M25 19q7-4 14 0q1 6-2 9q-8 4-24 7q7-9 12-11z", "thatch"),
    body(disc(29, 22, 2.6) + disc(36, 22, 2.6), "window"),
    body("M47 46q-4-9 2-12v-6h8v6q6 3 2 12z", "jade"),
    body(rect(48, 25, 10, 4), "timber"),
    hatch("M48 38h10"),
  ],
} satisfies Pictures;

export const progressUnits = {
  chief_cannoneer: () => [
    ...land(),
    body("M13 46q0-16 9-16t9 16z", "crimson"),
    body(disc(22, 23, 6), "plaster"),
    body("M12 19q10-5 20 0l-2 2q-8-3-16 0z", "slate"),
    body("M16 18q1-6 6-6t6 6z", "slate"),
    body("M24 40l2-8 31-13 4 10-30 13z", "slate"),
    hatch("M36 28l4 9M48 23l4 9"),
    body("M55 17l8 14-3 1-8-14z", "slate"),
    ...wheel(36, 40, 7),
    body(disc(52, 42, 3) + disc(58, 42, 3) + disc(55, 37, 3), "night"),
  ],
} satisfies Pictures;

export const progressCity = {
  pharmacy: () => [
    ...room(),
    body(rect(2, 6, 60, 40), "timber"),
    body(rect(5, 9, 54, 15) + rect(5, 28, 54, 15), "night"),
    body("M9 24q-2-7 2-8v-4h5v4q4 1 2 8z", "jade"),
    body("M24 24V14h9v10z", "crimson"),
    body("M40 24q-4-4 0-8v-4h4v4q4 4 0 8z", "azure"),
    body("M50 24V15h7v9z", "marble"),
    body("M10 43v-9h8v9z", "azure"),
    body("M44 43q-3-5 1-8v-4h5v4q4 3 1 8z", "gilding"),
    body("M24 33h16q0 8-5 9v2h4H25h4v-2q-5-1-5-9z", "marble"),
    line("M36 33l6-9"),
    hatch("M24 17h9M50 18h7M10 37h8"),
  ],
  bath_house: () => [
    ...land(),
    ...wall(5, 20, 54, 16, "masonry"),
    ...dome(18, 20, 10, "azure"),
    ...dome(46, 20, 10, "azure"),
    ...wall(26, 14, 12, 22, "masonry"),
    ...dome(32, 14, 7, "azure"),
    ...lancets(19, 5, 8, 29.5),
    ...lancets(25, 5, 11, 10, 19, 40, 49),
    body("M-2 36h68v4H-2z", "marble"),
    flat(rect(-64, 40, 192, 60), "water"),
    hatch("M4 43h10M22 44h12M44 43h12"),
    line("M8 11q-3-3 0-5t0-5M56 11q3-3 0-5t0-5"),
  ],
  building_crane: () => [
    ...land(),
    body("M2 44V30h10v-6h8v20z", "masonry"),
    hatch("M2 37h18M12 30h8M8 30v7M14 37v7"),
    line("M38 44V8M38 14l-8 30M38 14l8 30M33 32h10M38 8L10 5M38 8l22 10M38 8l4-6M60 18l-16 16"),
    line("M12 5v8"),
    ...block(6, 21, 10, 6),
    ...wheel(38, 32, 7),
    body("M36 3h5v6h-5z", "timber"),
  ],
  library: () => [
    ...room(),
    body(rect(4, 2, 56, 44), "timber"),
    flat(rect(7, 5, 50, 11) + rect(7, 19, 50, 11) + rect(7, 33, 50, 11), "night"),
    body(
      rect(9, 6, 4, 10) +
        rect(23, 7, 5, 9) +
        rect(46, 6, 5, 10) +
        rect(14, 21, 4, 9) +
        rect(38, 20, 5, 10),
      "crimson",
    ),
    body(
      rect(13, 7, 5, 9) +
        rect(28, 6, 4, 10) +
        rect(9, 20, 5, 10) +
        rect(28, 21, 5, 9) +
        rect(51, 20, 4, 10),
      "azure",
    ),
    body(
      rect(18, 6, 5, 10) + rect(35, 6, 5, 10) + rect(22, 20, 6, 10) + rect(46, 21, 5, 9),
      "jade",
    ),
    body(rect(40, 7, 5, 9) + rect(51, 7, 4, 9) + rect(33, 20, 5, 10), "gilding"),
    ...book(20, 29, "crimson", 1.1),
  ],
  parliament: () => [
    ...land(),
    ...wall(6, 24, 52, 20, "marble"),
    body("M2 24L32 8l30 16z", "marble"),
    body(disc(32, 18, 3.5), "gilding"),
    body(
      rect(10, 26, 4, 15) + rect(19, 26, 4, 15) + rect(41, 26, 4, 15) + rect(50, 26, 4, 15),
      "marble",
    ),
    hatch("M13 27v13M22 27v13M44 27v13M53 27v13"),
    ...door(27, GROUND - 2, 10, 14),
    body(rect(2, 41, 60, 4), "marble"),
    ...pennant(32, 1, "azure"),
    body(rect(2, 23, 60, 3), "marble"),
  ],
  town_hall: () => [
    ...land(),
    ...wall(6, 24, 52, 20, "plaster"),
    ...roof(6, 24, 52, 10, "roof", 38, 3),
    ...wall(25, 10, 14, 34, "plaster"),
    ...roof(25, 10, 14, 11, "slate", 0, 2),
    body(disc(32, 17, 4), "gilding"),
    line("M32 17v-2.500M32 17l2 1"),
    ...lancets(29, 4, 8, 10, 17, 43, 50),
    ...door(28, GROUND, 8, 12),
    line("M27 26h10M27 29h10M29 26v3M32 26v3M35 26v3"),
  ],
  university: () => [
    ...land(),
    ...wall(4, 26, 56, 18, "brick"),
    ...roof(4, 26, 56, 8, "slate", 46, 2),
    ...wall(22, 16, 20, 28, "masonry"),
    ...dome(32, 16, 11, "jade"),
    line("M32 4V-1"),
    body("M20 14h24v4H20z", "marble"),
    ...lancets(30, 4, 9, 8, 15, 45, 52),
    ...door(27, GROUND, 10, 14),
    body(disc(32, 24, 3), "gilding"),
  ],
} satisfies Pictures;
