/** Onion domes: one outline, and patterns that follow its curve. */
import {
  body,
  flat,
  hatch,
  line,
  n,
  type Point,
  type Shape,
  type Wash,
} from "../../art/scenery/shapes";

export interface Onion {
  x: number;
  /** Where it sits on its drum. */
  base: number;
  /** Half its greatest width. */
  r: number;
}

/** How wide an onion is from its neck to its tip, as a part of its greatest width. */
const PROFILE = [0.66, 0.86, 0.97, 1, 0.97, 0.89, 0.77, 0.61, 0.44, 0.29, 0.17, 0.09, 0.04, 0];
const HEIGHT = 2.25;
const STEPS = 26;

export type Pattern = "ribs" | "stripes" | "swirl" | "zigzag" | "scales" | "diamonds" | "bands";

export function onion(at: Onion, wash: Wash, pattern: Pattern, second: Wash): Shape[] {
  const outline = edge(at, () => -1).concat(edge(at, () => 1).reverse());
  return [
    body(closed(outline), wash),
    ...PATTERNS[pattern](at, second),
    line(`${closed(outline)}`),
    hatch(open(edge(at, () => 0.78, 0.06, 0.62))),
    ...cross(at.x, at.base - HEIGHT * at.r),
  ];
}

/** The cross on top, with the slanting bar of the East. */
function cross(x: number, top: number): Shape[] {
  return [
    line(
      `M${n(x)} ${n(top + 1)}v-8M${n(x - 2.4)} ${n(top - 4.6)}h4.800M${n(x - 1.6)} ${n(top - 1.4)}l3.200 -1`,
    ),
  ];
}

const PATTERNS: Record<Pattern, (at: Onion, wash: Wash) => Shape[]> = {
  ribs: (at) => [-0.6, -0.2, 0.2, 0.6].map((k) => hatch(open(edge(at, () => k)))),
  stripes: (at, wash) =>
    [-0.75, -0.15, 0.45].map((k) =>
      flat(closed(edge(at, () => k).concat(edge(at, () => k + 0.3).reverse())), wash),
    ),
  swirl: (at, wash) => [-1.9, -1.1, -0.3, 0.5].map((k) => flat(closed(twisted(at, k)), wash)),
  zigzag: (at, wash) =>
    [0.1, 0.34, 0.58].map((from) => flat(closed(wave(at, from, 0.11, 8)), wash)),
  scales: (at, wash) =>
    [0.06, 0.2, 0.34, 0.48, 0.62].flatMap((t, row) => scales(at, t, row % 2 ? 4 : 5, wash)),
  diamonds: (at, wash) =>
    [0.14, 0.36, 0.58].flatMap((t, row) => diamonds(at, t, row % 2 ? 3 : 4, wash)),
  bands: (at, wash) => [0.05, 0.3, 0.55].map((t) => flat(closed(band(at, t, t + 0.12)), wash)),
};

/** A line from the neck to the tip at a part of the width, which may change on the way. */
function edge(at: Onion, part: (t: number) => number, from = 0, to = 1): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = from + ((to - from) * i) / STEPS;
    return [at.x + part(t) * width(t) * at.r, height(at, t)] as const;
  });
}

function twisted(at: Onion, from: number): Point[] {
  const TWIST = 1.7;
  const inside = (k: number) => Math.max(-1, Math.min(1, k));
  return edge(at, (t) => inside(from + t * TWIST)).concat(
    edge(at, (t) => inside(from + 0.38 + t * TWIST)).reverse(),
  );
}

/** A band round the onion whose edges go up and down. */
function wave(at: Onion, from: number, thick: number, turns: number): Point[] {
  const row = (lift: number) =>
    Array.from({ length: turns + 1 }, (_, i) => {
      const t = from + lift + (i % 2 ? 0.08 : 0);
      return [at.x + (-1 + (2 * i) / turns) * width(t) * at.r, height(at, t)] as const;
    });
  return row(0).concat(row(thick).reverse());
}

function band(at: Onion, from: number, to: number): Point[] {
  return edge(at, () => -1, from, to).concat(edge(at, () => 1, from, to).reverse());
}

function scales(at: Onion, t: number, count: number, wash: Wash): Shape[] {
  const w = (2 * width(t) * at.r) / count;
  const y = height(at, t);
  return Array.from({ length: count }, (_, i) => {
    const x = at.x - width(t) * at.r + i * w;
    const d = `M${n(x)} ${n(y)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0`;
    return i % 2 ? flat(`${d}z`, wash) : hatch(d);
  });
}

function diamonds(at: Onion, t: number, count: number, wash: Wash): Shape[] {
  const step = (2 * width(t) * at.r) / count;
  const [w, h] = [step * 0.36, at.r * 0.22];
  return Array.from({ length: count }, (_, i) => {
    const x = at.x - width(t) * at.r + (i + 0.5) * step;
    const y = height(at, t);
    return flat(`M${n(x)} ${n(y - h)}l${n(w)} ${n(h)} ${n(-w)} ${n(h)} ${n(-w)} ${n(-h)}z`, wash);
  });
}

function width(t: number): number {
  const at = Math.max(0, Math.min(1, t)) * (PROFILE.length - 1);
  const i = Math.min(PROFILE.length - 2, Math.floor(at));
  const [here, next] = [PROFILE[i] ?? 0, PROFILE[i + 1] ?? 0];
  return here + (next - here) * (at - i);
}

function height(at: Onion, t: number): number {
  return at.base - t * HEIGHT * at.r;
}

function open(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
}

function closed(points: readonly Point[]): string {
  return `${open(points)}z`;
}
