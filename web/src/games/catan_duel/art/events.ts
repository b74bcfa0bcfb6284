/** The event cards. */
import {
  barrel,
  body,
  disc,
  fir,
  flat,
  hatch,
  line,
  poly,
  put,
  rect,
  roof,
  wall,
  wheel,
  windows,
} from "../../../art/scenery/shapes";
import {
  coin,
  flame,
  good,
  land,
  mirrored,
  room,
  sea,
  ship,
  spear,
  sword,
  type Pictures,
} from "./parts";

/** A face in profile, looking to the right. */
function profile() {
  return [
    body(
      "M0 48q0-12 10-13v-4q-8-5-7-15Q4 4 15 4q10 0 10 9l4 8-4 1v6q-1 3-6 2v5q9 2 9 13z",
      "plaster",
    ),
    body("M3 20Q0 3 15 2q11 1 11 9q-8-1-11 2q-1 5-5 6q-2 8-4 9q-3-3-3-8z", "timber"),
    line("M20 16l3-.500M21 26h4"),
  ];
}

export const events = {
  // two brothers who no longer look at each other kindly
  fraternal_feuds: () => [
    ...room(),
    ...put(profile(), -3, 0, 0.95),
    ...mirrored(put(profile(), -3, 0, 0.95)),
    body("M33 2l-6 13h5l-4 13 11-16h-6l5-10z", "gilding"),
  ],
  invention: () => [
    ...room(),
    body(gear(24, 26, 12, 17, 9), "gilding"),
    body(disc(24, 26, 5), "era"),
    body(gear(47, 16, 7, 10.5, 7), "slate"),
    body(disc(47, 16, 3), "era"),
    body("M40 46l8-22 3 1-7 21zM58 46l-8-22-3 1 7 21z", "timber"),
    body(disc(49, 24, 2.5), "timber"),
    hatch("M30 33q4-4 3-9M33 36q5-6 4-12"),
  ],
  year_of_plenty: () => [
    ...land(),
    body("M2 22Q22 10 40 20q14 8 20 22q-2 6-10 4Q30 46 22 34Q16 26 2 22z", "thatch"),
    hatch("M14 20q8 4 10 12M24 16q10 6 12 20M36 18q10 8 10 22"),
    ...good("grain", 30, 6, 0.8),
    body(disc(54, 28, 5) + disc(60, 36, 5) + disc(50, 36, 5), "food"),
    body(disc(56, 44, 5), "jade"),
    body(disc(12, 8, 5), "gilding"),
    ...good("wool", 40, 26, 0.5),
  ],
  traveling_merchant: () => [
    ...land(),
    body("M8 32q0-24 22-24t22 24z", "marble"),
    hatch("M18 32q0-16 7-23M30 32V8M42 32q0-16-7-23"),
    body(rect(5, 31, 50, 6), "timber"),
    ...wheel(16, 38, 7.5),
    ...wheel(44, 38, 7.5),
    line("M55 34l9 4"),
    body("M24 31q0-12 6-12t6 12z", "night"),
    ...coin(30, 26, 3.5),
    ...barrel(54, 32, 0.8),
  ],
  feud: () => [
    ...land(),
    ...wall(18, 30, 28, 14, "plaster"),
    ...roof(18, 30, 28, 12, "roof", 10, 3),
    ...windows(33, 4, 5, 21, 39),
    line("M33 18l-4 7 6 4-5 6 4 4-2 5"),
    ...sword(14, 26, 0.95, 48),
    ...mirrored(sword(14, 26, 0.95, 48)),
  ],
  yule: () => [
    ...room(),
    flat("M-64 40q40-5 64-2t64 0 64 2v60h-192z", "marble"),
    ...fir(32, 43, 34, 42),
    body(star(32, 5, 5), "gold"),
    body(
      disc(24, 33, 1.8) +
        disc(39, 34, 1.8) +
        disc(32, 27, 1.8) +
        disc(28, 20, 1.8) +
        disc(36, 18, 1.8),
      "crimson",
    ),
    flat(
      disc(8, 10, 1) +
        disc(14, 24, 1) +
        disc(54, 8, 1) +
        disc(58, 22, 1) +
        disc(48, 16, 1) +
        disc(6, 32, 1) +
        disc(56, 34, 1),
      "marble",
    ),
    ...good("lumber", 4, 37, 0.45),
  ],
  trade_ships_race: () => [
    ...sea(),
    ...put(ship("azure").slice(0, -2), 26, 4, 0.55),
    ...put(ship("marble").slice(0, -2), -3, 12, 0.7),
    flat(rect(-64, 42, 192, 60), "water"),
    hatch("M0 43q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0M36 30h10M42 34h14"),
    line("M60 40V12"),
    body("M60 12h-9l3 3-3 3h9z", "crimson"),
  ],
  gift_for_the_prince: () => [
    ...room(),
    body("M12 46V26h40v20z", "timber"),
    body("M9 20h46v8H9z", "timber"),
    body("M28 20h8v26h-8z", "crimson"),
    body("M16 20l-3-13 10 7 9-11 9 11 10-7-3 13z", "gold"),
    body(disc(32, 14, 2) + disc(22, 16, 1.5) + disc(42, 16, 1.5), "crimson"),
    hatch("M44 30v14M48 30v14M9 24h46"),
  ],
  riots: () => [
    ...land(),
    ...spear(8, 40, 0.85, -6),
    line("M54 40L58 6M52 4v7q6 3 11 1V5"),
    line("M32 36V14"),
    ...flame(32, 16, 0.75),
    body("M-2 50V36q5-9 11-1q4-9 11-2q5-9 12 0q6-8 12 0q6-8 11 1q5-7 11 2v14z", "night"),
    body(disc(9, 30, 5) + disc(21, 28, 5) + disc(44, 28, 5) + disc(56, 30, 5), "plaster"),
    body(disc(33, 31, 5.5), "plaster"),
    line("M31 30v1M35 30v1M31 34h4M19 27v1M23 27v1M42 27v1M46 27v1M7 29v1M11 29v1M54 29v1M58 29v1"),
  ],
  plague: () => [
    ...room(),
    body("M4 40q-1-12 12-14q14-4 24 4q6-5 14 2q6 2 8 7q-4 4-12 3H10q-5 0-6-2z", "slate"),
    hatch("M20 28q-2 8 4 13M28 27q0 8 4 14M14 30q-4 5-2 10"),
    line("M5 40Q-4 30 4 18q6-8 14-6"),
    body("M46 31q-2-7 3-8q5 2 4 9z", "food"),
    flat(disc(55, 35, 1.3), "night"),
    line("M62 39l3-2M62 40l4 1M16 43v3M36 43v3M46 42v4"),
    ...put(
      [
        body("M0-7a7 7 0 0 1 5 12v4H-5V5a7 7 0 0 1 5-12z", "marble"),
        flat(disc(-2.5, 0, 1.7) + disc(2.5, 0, 1.7), "night"),
        hatch("M-2 6v3M2 6v3"),
      ],
      32,
      12,
    ),
  ],
} satisfies Pictures;

function gear(x: number, y: number, inner: number, outer: number, teeth: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i - 0.5) * Math.PI) / (teeth * 2);
    const r = i % 4 < 2 ? outer : inner;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const;
  });
  return poly(...points);
}

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = ((i - 2.5) * Math.PI) / 5;
    const reach = i % 2 ? r * 0.45 : r;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
  return poly(...points);
}
