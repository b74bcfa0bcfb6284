/** The blocks all our drawings are composed of: washed bodies with bold outlines, shaded by hatching from the right. */

export type Wash =
  | "sky"
  | "hill"
  | "leaf"
  | "roof"
  | "slate"
  | "thatch"
  | "plaster"
  | "masonry"
  | "timber"
  | "marble"
  | "gilding"
  | "water"
  | "window"
  | "crimson"
  | "azure"
  | "jade"
  | "ink"
  | "food"
  | "wood"
  | "stone"
  | "gold"
  | "brick"
  | "grain"
  | "ore"
  | "wool"
  | "era"
  | "night";

export interface Shape {
  d: string;
  /** `body` is filled and outlined, `flat` only filled; `line` is a bold stroke and `hatch` a fine one.
   * `piece` and `cut` are a body and a stroke of pieces, whose ink is dark by night, too. */
  as: "body" | "flat" | "line" | "hatch" | "piece" | "cut";
  wash?: Wash;
  /** Where it is put and how large, as a transform of SVG. */
  at?: string;
}

export type Point = readonly [x: number, y: number];

/** How far the strokes of a shadow reach, one after another: even lengths would look printed, not cut. */
const RAGGED = [1, 0.72, 0.9, 0.6, 0.82];

export function body(d: string, wash: Wash): Shape {
  return { d, as: "body", wash };
}

export function flat(d: string, wash: Wash): Shape {
  return { d, as: "flat", wash };
}

export function line(d: string): Shape {
  return { d, as: "line" };
}

export function hatch(d: string): Shape {
  return { d, as: "hatch" };
}

/** The same shapes elsewhere, smaller or larger. */
export function put(shapes: readonly Shape[], x: number, y: number, scale = 1): Shape[] {
  const at = `translate(${n(x)} ${n(y)})${scale === 1 ? "" : ` scale(${scale})`}`;
  return shapes.map((shape) => ({ ...shape, at: shape.at ? `${at} ${shape.at}` : at }));
}

export function rect(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
}

export function poly(...points: Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`;
}

export function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;
}

/** A field with slanting sides, lit from the left: the shadow lies along its right edge. */
export function slab(
  topLeft: Point,
  topRight: Point,
  bottomRight: Point,
  bottomLeft: Point,
  wash: Wash,
  depth = 0.36,
): Shape[] {
  const strokes: string[] = [];
  const height = bottomRight[1] - topRight[1];
  const rows = Math.max(1, Math.floor(height / 2.4));
  for (let row = 1; row < rows; row++) {
    const t = row / rows;
    const left = mix(topLeft[0], bottomLeft[0], t);
    const right = mix(topRight[0], bottomRight[0], t);
    const length = (right - left) * depth * (RAGGED[row % RAGGED.length] ?? 1);
    strokes.push(`M${n(right)} ${n(mix(topRight[1], bottomRight[1], t))}h${n(-length)}`);
  }
  return [body(poly(topLeft, topRight, bottomRight, bottomLeft), wash), hatch(strokes.join(""))];
}

export function wall(x: number, y: number, w: number, h: number, wash: Wash): Shape[] {
  return slab([x, y], [x + w, y], [x + w, y + h], [x, y + h], wash);
}

/** A roof over `w`, with its eaves at `base`; `ridge` is how long its top is. */
export function roof(
  x: number,
  base: number,
  w: number,
  h: number,
  wash: Wash,
  ridge = 0,
  eaves = 2.5,
): Shape[] {
  const middle = x + w / 2;
  return slab(
    [middle - ridge / 2, base - h],
    [middle + ridge / 2, base - h],
    [x + w + eaves, base],
    [x - eaves, base],
    wash,
    0.5,
  );
}

export function dome(x: number, base: number, r: number, wash: Wash): Shape[] {
  const d = `M${n(x - r)} ${n(base)}c0 ${n(-r * 0.75)} ${n(r * 0.55)} ${n(-r * 1.05)} ${n(r)} ${n(-r * 1.15)}c${n(r * 0.45)} ${n(r * 0.1)} ${n(r)} ${n(r * 0.4)} ${n(r)} ${n(r * 1.15)}z`;
  const rib = (k: number) =>
    `M${n(x + r * k)} ${n(base)}c0 ${n(-r * 0.5)} ${n(-r * k * 0.4)} ${n(-r * 0.8)} ${n(-r * k * 0.7)} ${n(-r * 0.95)}`;
  return [body(d, wash), hatch(rib(0.35) + rib(0.65))];
}

export function door(
  x: number,
  base: number,
  w: number,
  h: number,
  wash: Wash = "timber",
): Shape[] {
  const r = w / 2;
  const d = `M${n(x)} ${n(base)}v${n(r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0v${n(h - r)}z`;
  return [body(d, wash), hatch(`M${n(x + r)} ${n(base)}v${n(-h)}`)];
}

export function windows(y: number, w: number, h: number, ...xs: number[]): Shape[] {
  return xs.map((x) => body(rect(x, y, w, h), "window"));
}

/** Narrow windows with round heads. */
export function lancets(y: number, w: number, h: number, ...xs: number[]): Shape[] {
  const r = w / 2;
  return xs.map((x) =>
    body(`M${n(x)} ${n(y + h)}v${n(r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0v${n(h - r)}z`, "window"),
  );
}

/** The merlons along the top of a wall. */
export function merlons(x: number, y: number, w: number, count: number, wash: Wash): Shape[] {
  const step = w / (2 * count - 1);
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < count; i++) {
    d += `v${n(-step)}h${n(step)}v${n(step)}`;
    if (i < count - 1) d += `h${n(step)}`;
  }
  return [body(`${d}z`, wash)];
}

export function pennant(x: number, y: number, wash: Wash = "roof"): Shape[] {
  return [line(`M${n(x)} ${n(y + 9)}V${n(y)}`), body(`M${n(x)} ${n(y)}h7l-2 2.2 2 2.2h-7z`, wash)];
}

export function tree(x: number, base: number, r: number): Shape[] {
  const y = base - r * 1.9;
  return [
    body(rect(x - 1.3, base - r * 1.2, 2.6, r * 1.2), "timber"),
    body(disc(x, y, r), "leaf"),
    hatch(
      `M${n(x + r * 0.2)} ${n(y + r * 0.75)}a${n(r * 0.8)} ${n(r * 0.8)} 0 0 0 ${n(r * 0.6)} ${n(-r)}M${n(x - r * 0.2)} ${n(y + r * 0.6)}a${n(r * 0.7)} ${n(r * 0.7)} 0 0 0 ${n(r * 0.65)} ${n(-r * 0.8)}`,
    ),
  ];
}

export function fir(x: number, base: number, w: number, h: number): Shape[] {
  const shapes = [body(rect(x - 1.2, base - 4, 2.4, 4), "timber")];
  for (let tier = 0; tier < 3; tier++) {
    const foot = base - 3 - tier * h * 0.26;
    const half = (w / 2) * (1 - tier * 0.24);
    shapes.push(
      ...slab(
        [x, foot - h * 0.42],
        [x, foot - h * 0.42],
        [x + half, foot],
        [x - half, foot],
        "leaf",
        0.4,
      ),
    );
  }
  return shapes;
}

export function barrel(x: number, base: number, s = 1): Shape[] {
  return [
    body(
      `M${n(x)} ${n(base)}q${n(-1.5 * s)} ${n(-4 * s)} 0 ${n(-8 * s)}h${n(6 * s)}q${n(1.5 * s)} ${n(4 * s)} 0 ${n(8 * s)}z`,
      "wood",
    ),
    hatch(
      `M${n(x - 0.6 * s)} ${n(base - 2.4 * s)}h${n(7.2 * s)}M${n(x - 0.6 * s)} ${n(base - 5.6 * s)}h${n(7.2 * s)}`,
    ),
  ];
}

/** Log ends, piled up. */
export function logs(x: number, base: number, r: number, rows: number): Shape[] {
  const shapes: Shape[] = [];
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < rows - row; i++) {
      const cx = x + r + (2 * i + row) * r;
      const cy = base - r - row * r * 1.75;
      shapes.push(body(disc(cx, cy, r), "wood"), hatch(disc(cx, cy, r * 0.45)));
    }
  }
  return shapes;
}

export function block(x: number, base: number, w: number, h: number): Shape[] {
  const d = Math.min(w, h) * 0.3;
  return [
    body(
      poly([x, base - h], [x + d, base - h - d], [x + w + d, base - h - d], [x + w, base - h]),
      "marble",
    ),
    ...wall(x, base - h, w, h, "stone"),
    body(
      poly([x + w, base - h], [x + w + d, base - h - d], [x + w + d, base - d], [x + w, base]),
      "slate",
    ),
  ];
}

export function wheel(x: number, y: number, r: number): Shape[] {
  const k = r * 0.7;
  return [
    body(disc(x, y, r), "timber"),
    body(disc(x, y, r * 0.68), "plaster"),
    hatch(`M${n(x - k)} ${n(y)}h${n(2 * k)}M${n(x)} ${n(y - k)}v${n(2 * k)}`),
    body(disc(x, y, r * 0.22), "timber"),
  ];
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** A number as short as it looks the same. */
export function n(x: number): string {
  return String(Math.round(x * 10) / 10);
}
