/** The forty sections of the cathedral: bases with portals, middle sections, domes. Each looks different. */
import {
  body,
  disc,
  door,
  hatch,
  lancets,
  line,
  merlons,
  n,
  poly,
  rect,
  wall,
  type Shape,
  type Wash,
} from "../../art/scenery/shapes";
import { onion, type Pattern } from "./onions";

export const WIDTH = 84;
export const HEIGHTS: Readonly<Record<string, number>> = { base: 56, middle: 50, dome: 82 };

export type Ornament = "door" | "arch" | "cross";

/** `middle_07` is the 7th of its kind. */
function numberOf(section: string): number {
  return Number(section.split("_").at(-1) ?? 1) - 1;
}

function pick<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T;
}

const WALLS: readonly Wash[] = ["roof", "plaster", "crimson", "masonry", "marble"];
const TRIMS: readonly Wash[] = ["plaster", "gilding", "marble", "jade", "azure"];
const CAPS: readonly (readonly [Wash, Pattern, Wash])[] = [
  ["jade", "stripes", "gilding"],
  ["azure", "swirl", "marble"],
  ["gilding", "ribs", "gilding"],
  ["crimson", "zigzag", "plaster"],
  ["leaf", "scales", "jade"],
  ["azure", "diamonds", "gilding"],
  ["roof", "swirl", "thatch"],
  ["marble", "bands", "azure"],
  ["jade", "zigzag", "marble"],
  ["gilding", "diamonds", "crimson"],
];

/** A finished section in full colour. */
export function finished(section: string, type: string): Shape[] {
  const i = numberOf(section);
  if (type === "base") return base(i);
  return type === "dome" ? dome(i) : middle(i);
}

/** The same as a pale promise: only where its edges will be. */
export function outline(type: string): Shape[] {
  const h = HEIGHTS[type] ?? 50;
  if (type !== "dome") return [hatch(rect(4, 0.6, WIDTH - 8, h - 1.2))];
  return [hatch(rect(20, h - 18, WIDTH - 40, 17.4)), hatch(ghost(h - 18))];
}

function ghost(neck: number): string {
  return `M24 ${n(neck)}C4 ${n(neck - 24)} 26 ${n(neck - 40)} 42 ${n(neck - 58)}C58 ${n(neck - 40)} 80 ${n(neck - 24)} 60 ${n(neck)}`;
}

/** Poles and planks in front of a section that is being built. */
export function scaffold(type: string): Shape[] {
  const h = HEIGHTS[type] ?? 50;
  const top = type === "dome" ? 22 : 0;
  const planks = [0.34, 0.68, 0.97].map((k) => rect(1, top + (h - top) * k - 1.5, WIDTH - 2, 2.6));
  const poles = [6, 30, 54, 78].map((x) => `M${x} ${top}V${h}`).join("");
  return [
    line(poles),
    line(`M6 ${h}L30 ${n(top + (h - top) * 0.68)}M54 ${h}L78 ${n(top + (h - top) * 0.68)}`),
    body(planks.join(""), "wood"),
  ];
}

function base(i: number): Shape[] {
  const h = HEIGHTS["base"] ?? 56;
  const wash = pick(WALLS, i);
  const trim = pick(TRIMS, i + 1);
  return [
    ...wall(4, 6, WIDTH - 8, h - 6, wash),
    ...cornice(i, trim),
    body(rect(2, h - 6, WIDTH - 4, 6), "masonry"),
    ...portal(i, h, trim),
    ...sideWindows(i),
  ];
}

function portal(i: number, h: number, trim: Wash): Shape[] {
  const forms = [
    () => [body(`M28 ${h}V34a14 14 0 0 1 28 0V${h}z`, trim), ...door(32, h, 20, 30)],
    () => [body(`M26 ${h}V36q0-10 16-20q16 10 16 20V${h}z`, trim), ...door(33, h, 18, 26)],
    () => [
      body(poly([24, 32], [42, 14], [60, 32]), trim),
      ...door(31, h, 10, 22),
      ...door(43, h, 10, 22),
    ],
    () => [
      body(rect(27, 20, 30, h - 20), trim),
      ...door(32, h, 20, 28),
      body(disc(42, 24, 2.6), "window"),
    ],
  ];
  return pick(forms, i)();
}

function sideWindows(i: number): Shape[] {
  const forms = [
    () => lancets(24, 7, 15, 11, 66),
    () => [body(disc(15, 30, 5.5), "window"), body(disc(69, 30, 5.5), "window")],
    () => lancets(24, 4.5, 16, 9, 16, 63.5, 70.5),
  ];
  return pick(forms, i >> 1)();
}

/** What closes a wall at its top: round gables, keels, merlons, a band. */
function cornice(i: number, trim: Wash): Shape[] {
  const forms = [
    () => [body(gables(4, 8, 4, 19), trim)],
    () => [body(keels(4, 8, 4, 19), trim)],
    () => merlons(4, 6, WIDTH - 8, 7, trim),
    () => [body(rect(1, 2, WIDTH - 2, 6), trim), hatch(dots(8, 5, 12))],
  ];
  return pick(forms, i)();
}

function gables(x: number, y: number, count: number, w: number): string {
  return `M${x} ${y}${`a${n(w / 2)} 8 0 0 1 ${w} 0`.repeat(count)}z`;
}

function keels(x: number, y: number, count: number, w: number): string {
  return `M${x} ${y}${`q0-5 ${n(w / 2)}-9q${n(w / 2)} 4 ${n(w / 2)} 9`.repeat(count)}z`;
}

function dots(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, k) => `M${x + k * 6.2} ${y}h2`).join("");
}

function middle(i: number): Shape[] {
  const h = HEIGHTS["middle"] ?? 50;
  const inset = pick([6, 10, 8], i);
  const wash = pick(WALLS, i * 2 + 1 + (i >> 2));
  const trim = pick(TRIMS, i + (i >> 1));
  return [
    ...wall(inset, 6, WIDTH - 2 * inset, h - 6, wash),
    body(rect(inset - 3, h - 5, WIDTH - 2 * inset + 6, 5), trim),
    ...crown(i, inset, trim),
    ...openings(i, trim),
  ];
}

function crown(i: number, inset: number, trim: Wash): Shape[] {
  const w = WIDTH - 2 * inset;
  const forms = [
    () => [body(gables(inset, 8, 3, w / 3), trim)],
    () => [body(keels(inset, 8, 4, w / 4), trim), hatch(`M${inset} 11h${w}`)],
    () => [body(rect(inset - 3, 2, w + 6, 6), trim), hatch(dots(inset + 2, 5, 10))],
    () => merlons(inset, 6, w, 6, trim),
    () => [body(gables(inset, 8, 5, w / 5), trim)],
  ];
  return pick(forms, i)();
}

function openings(i: number, trim: Wash): Shape[] {
  const arch = (x: number) => body(`M${x} 42V24a7 7 0 0 1 14 0V42z`, trim);
  const forms = [
    () => [arch(19), arch(35), arch(51), ...lancets(20, 7, 18, 22.5, 38.5, 54.5)],
    () => [
      body(disc(42, 25, 11), trim),
      body(disc(42, 25, 7), "window"),
      line("M42 18v14M35 25h14"),
    ],
    () => [...lancets(15, 6, 24, 22, 39, 56), hatch("M16 42h52")],
    () => [body(rect(26, 14, 32, 28), trim), ...lancets(17, 9, 22, 30, 45)],
    () => [body(poly([28, 30], [42, 12], [56, 30]), trim), ...lancets(26, 8, 16, 25, 38, 51)],
    () => [
      ...lancets(16, 5, 12, 20, 31, 48, 59),
      body(rect(14, 33, 56, 5), trim),
      hatch(dots(16, 35.5, 9)),
    ],
  ];
  return pick(forms, i + (i >> 2))();
}

function dome(i: number): Shape[] {
  const h = HEIGHTS["dome"] ?? 82;
  const [wash, pattern, second] = pick(CAPS, i);
  const neck = h - 22;
  const drum = pick<Wash>(["plaster", "roof", "marble", "masonry"], i);
  return [
    ...wall(20, neck, WIDTH - 40, 22, drum),
    body(keels(20, neck + 4, 4, 11), pick(TRIMS, i)),
    ...lancets(neck + 7, 4.5, 11, 27, 39.8, 52.5),
    body(rect(17, h - 4, WIDTH - 34, 4), pick(TRIMS, i + 2)),
    ...onion({ x: 42, base: neck, r: 24 }, wash, pattern, second),
  ];
}

/** An ornament in place, in its player's colour where `mine` is drawn with it. */
export function ornamentShape(ornament: Ornament): string {
  if (ornament === "door") return "M5 22V11a7 7 0 0 1 14 0V22zM12 4.500V22M8 14h1.500M14.500 14H16";
  if (ornament === "arch") return "M3 22V12a9 9 0 0 1 18 0V22h-5V12a4 4 0 0 0-8 0V22z";
  return "M10.500 2h3v4.500H19v3h-5.500v4l4.500 1.500-1 2.500-3.500-1.200V22h-3v-7l-4.500-1.500 1-2.500 3.500 1.200V9.500H5v-3h5.500z";
}
