/** Goods in shapes of their own, so that none is told by its colour alone. One grid of 24. */

import { drawings } from "../art/icons/drawings";

export interface GoodShape {
  /** The outline, filled with the good's colour. */
  body: string;
  /** Lines on it. */
  lines?: string;
  /** A dark sign cut into it. */
  sign?: string;
  /** Goods it may be, side by side. */
  bands?: readonly string[];
  /** Lighter faces, where it has depth. */
  light?: string;
  /** The colour of its fill, a token of art/palette.css; without one, that of its name. */
  wash?: string;
}

/** Shapes cut like the icons of the house, smaller, on a cube. */
function onCube(icon: string): GoodShape {
  return { body: CUBE, sign: icon };
}

const CUBE = "M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z";

export const goods: Readonly<Record<string, GoodShape>> = {
  // a log, seen from its end
  wood: {
    body: "M3 8.500a4 5.500 0 0 0 0 9.500h13a5 5.500 0 1 0 0 -11h-13z",
    light: "M16 7a5 5.500 0 1 1 0 11a5 5.500 0 1 1 0 -11z",
    lines: "M16 10a2.300 2.500 0 1 1 0 5a2.300 2.500 0 1 1 0 -5zM4.500 11h6M3.500 14.500h5",
  },
  brick: {
    body: "M2 9l6-4.500h14v9L16 19H2z",
    light: "M2 9l6-4.500h14L16 9z",
    lines: "M16 9v10M16 9l6-4.500M5.500 13.500h6",
  },
  stone: {
    body: "M4 18.500L2 12l4.500-6.500L14 3.500l6.500 4L22 15l-5 5.500H8z",
    light: "M6.500 5.500L14 3.500l6.500 4-7 3z",
    lines: "M13.500 10.500L20.500 7.500M13.500 10.500l-7-5M13.500 10.500L12 20.500",
  },
  gold: {
    body: "M1.500 18l4-9.500h13l4 9.500z",
    light: "M5.500 8.500L8 5.500h8l2.500 3z",
    lines: "M5.500 8.500h13M6 14.500h12",
  },
  emerald: {
    body: "M7.500 2.500h9l5 5v9l-5 5h-9l-5-5v-9z",
    light: "M7.500 2.500h9l-2.500 5h-4z",
    lines:
      "M9.500 7.500h5l3 3v4l-3 3h-5l-3-3v-4zM7.500 2.500l2 5M16.500 2.500l-2 5M21.500 7.500l-4 3M21.500 16.500l-4-2",
  },
  amethyst: {
    body: "M12 1.500l8 7.500-3 9-5 4.500-5-4.500-3-9z",
    light: "M12 1.500l8 7.500h-16z",
    lines: "M4 9h16M12 1.500L9 9l3 13.500L15 9z",
  },
  rubles: {
    body: "M12 1.500a10.500 10.500 0 1 1 0 21a10.500 10.500 0 1 1 0-21z",
    lines: "M9 19V6h4.200a3.700 3.700 0 0 1 0 7.400H7M7 16h6",
    wash: "--good-coin",
  },
  recognition: {
    body: "M12 1.500l3 6.600 7.200.8-5.300 4.900 1.500 7.100L12 17.300l-6.400 3.600 1.500-7.100L1.800 8.900 9 8.100z",
    wash: "--good-recognition",
  },
  // a lily, as everywhere where points of prestige are meant
  prestige: {
    body: "M12 1.100a10.900 10.900 0 1 1 0 21.800a10.900 10.900 0 1 1 0-21.800z",
    sign: drawings.point.solid,
    wash: "--good-prestige",
  },
  // a heap
  sand: {
    body: "M1.500 20c2-7 6-14 10.500-14.500S20 12 22.500 20z",
    light: "M5 15c2-5 4-9 7-9.500c1.500 2-1.500 5-2 9.500z",
    lines: "M13 11h.600M16 15h.600M12.500 16h.600M9 18h.600M17 18.300h.600",
  },
  // a horseshoe of iron
  metal: {
    body: "M4 4.500h4.500v8a3.500 3.500 0 0 0 7 0v-8H20v8.500a8 8 0 0 1-16 0z",
    lines:
      "M6.200 8v.500M6.500 13v.500M9 17.500l.300.400M17.800 8v.500M17.500 13v.500M15 17.500l-.300.400",
  },
  // a sheaf
  grain: {
    body: "M8.500 12.500C4 10 2 6 3 2.500c2.500.500 4 2 5 4C8 4 9 2 12 1c3 1 4 3 4 5.500c1-2 2.500-3.500 5-4c1 3.500-1 7.500-5.500 10l4.500 10.500H4z",
    lines:
      "M8 12.500h8M12 2v8M8 6.500l2.500 4.500M16 6.500L13.500 11M10 15.500L8 23M14 15.500l2 7.500M12 15.500V23",
  },
  ore: {
    body: "M1.500 20L5 9.500l6-5 3.500 4 5-2L22.500 20z",
    light: "M5 9.500l6-5 3.500 4-5.500 5z",
    lines: "M14.500 8.500L13 20M5 9.500l4 4L7 20M19.500 6.500L17 13l2 7M9 13.500l5.500-5",
  },
  // a fleece
  wool: {
    body: "M6 19a4 4 0 0 1-2.500-7A4.200 4.200 0 0 1 6.500 5a5.200 5.200 0 0 1 9.500-1 4.600 4.600 0 0 1 5 6.500 4.200 4.200 0 0 1-1.500 7.500 4.700 4.700 0 0 1-7 2.500A4.800 4.800 0 0 1 6 19z",
    lines:
      "M7.500 9.500a2.200 2.200 0 1 1 2.800 2.200M14 8a2.200 2.200 0 1 1 2.800 2.500M10.500 16a2.200 2.200 0 1 1 3 1.500",
  },
  // a pillar
  points: {
    body: "M3 2.500h18v4h-3V18h3v4H3v-4h3V6.500H3z",
    lines: "M6 6.500h12M6 18h12M10 9v6.500M14 9v6.500",
    wash: "--good-prestige",
  },
  food: onCube(drawings.food.solid),
  denier: {
    body: "M12 1.100a10.900 10.900 0 1 1 0 21.800a10.900 10.900 0 1 1 0-21.800z",
    sign: drawings.denier.solid,
    wash: "--coin",
  },
  castle_token: { ...onCube(drawings.castle.solid), wash: "--part-walls" },
  residence: { ...onCube(drawings.residence.solid), wash: "--good-residence" },
  point: { ...onCube(drawings.point.solid), wash: "--good-recognition" },
  card: { ...onCube(drawings.card.solid), wash: "--good-any" },
  // food, wood or stone
  basic: {
    body: CUBE,
    bands: ["food", "wood", "stone"],
  },
  any: {
    body: "M3 3h18v18H3z",
    lines: "M9 9.500a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.600",
    wash: "--good-any",
  },
  delivery: {
    body: "M1.200 6.500h13.600l-1.800 9h-10zM14.200 7.200l6.900-4.300 1.900 3-6.900 4.300zM8 15.500a3.600 3.600 0 1 1 0 7.200a3.600 3.600 0 1 1 0-7.200z",
    wash: "--good-any",
  },
};

/** Goods that another box calls by another name. */
const OTHERWISE: Readonly<Record<string, string>> = { lumber: "wood" };

/** Whether a word has a shape of its own. */
export function isGood(name: string): boolean {
  return (OTHERWISE[name] ?? name) in goods;
}

export function goodShape(name: string): GoodShape {
  return goods[OTHERWISE[name] ?? name] ?? (goods["any"] as GoodShape);
}
