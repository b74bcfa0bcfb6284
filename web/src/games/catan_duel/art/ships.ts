/** Ships: what they carry is on their sails. */
import { body, disc, flat, hatch, line, put, rect } from "../../../art/scenery/shapes";
import { good, sea, ship, type Pictures } from "./parts";

function carrier(load: string) {
  return () => [...sea(), ...ship("marble"), ...good(load, 21.5, 8, 0.85)];
}

export const ships = {
  brick_ship: carrier("brick"),
  grain_ship: carrier("grain"),
  ore_ship: carrier("ore"),
  wool_ship: carrier("wool"),
  lumber_ship: carrier("lumber"),
  gold_ship: carrier("gold"),
  // three masts, and a cargo of anything
  large_trade_ship: () => [
    ...sea(),
    line("M14 34V8M32 34V2M50 34V8M62 20L50 10"),
    body("M6 11q8-2 16 0q3 8 0 16q-8 2-16 0q3-8 0-16z", "azure"),
    body("M22 4q10-3 20 0q4 11 0 22q-10 3-20 0q4-11 0-22z", "marble"),
    body("M43 11q7-2 14 0q3 8 0 16q-7 2-14 0q3-8 0-16z", "azure"),
    hatch("M39 6q3 9 0 18M36 5q3 9 0 19M19 13q2 6 0 12M54 13q2 6 0 12"),
    body("M1 24l7 6h48l7-8q1 16-8 21H12Q2 39 1 24z", "timber"),
    hatch("M6 34h53M10 39h46"),
    body(
      disc(18, 36.5, 1.5) + disc(28, 36.5, 1.5) + disc(38, 36.5, 1.5) + disc(48, 36.5, 1.5),
      "gilding",
    ),
    flat(rect(-64, 42, 192, 60), "water"),
    hatch("M2 43q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0"),
  ],
  pirate_ship: () => [
    ...sea(),
    ...ship("night", "timber"),
    ...put(
      [
        body("M0-6a6 6 0 0 1 4 10v4h-8v-4a6 6 0 0 1 4-10z", "marble"),
        flat(disc(-2.2, 0, 1.5) + disc(2.2, 0, 1.5), "night"),
      ],
      32,
      16,
    ),
    line("M22 26l20-6M22 20l20 6"),
    body("M32 3h8l-3 2 3 2h-8z", "crimson"),
  ],
  voyage_of_plunder: () => [
    ...sea(),
    line("M32 32V4"),
    body("M14 6q18-3 36 0q3 9 0 17q-18 3-36 0q3-9 0-17z", "marble"),
    flat("M21 5.500h6q2 9 0 18.500h-6q2-9 0-18.500zM34 5h6q2 9 0 19h-6q2-9 0-19z", "crimson"),
    hatch("M47 7q2 8 0 15"),
    body(
      "M2 12q7 0 7 8q0 9 6 12h34q6-3 6-12q0-8 7-8q-4 3-3 9q1 16-11 22H16Q4 37 5 21q1-6-3-9z",
      "timber",
    ),
    body(disc(18, 33, 4) + disc(37, 33, 4), "crimson"),
    body(disc(27.5, 33, 4) + disc(46.5, 33, 4), "gilding"),
    line("M16 37l-7 8M26 37l-6 9M36 37l-5 9"),
    flat("M-64 44q40-2 64-1t64 0 64 1v52h-192z", "water"),
  ],
} satisfies Pictures;
