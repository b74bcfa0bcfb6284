/** What the pictures of cards share: the land, the sea, houses, ships and things. A field of 64 by 48, the ground at y = 44. */
import { goodShape } from "../../../kit/goods";
import {
  body,
  disc,
  door,
  flat,
  hatch,
  line,
  put,
  rect,
  roof,
  wall,
  windows,
  type Shape,
  type Wash,
} from "../../../art/scenery/shapes";

export const BOX = "0 0 64 48";
export const GROUND = 44;

/** A picture is drawn when it is first looked at. */
export type Pictures<Id extends string = string> = Readonly<Record<Id, () => Shape[]>>;

/** The sky of the era over a hill. */
export function land(): Shape[] {
  return [
    flat(rect(-64, -48, 192, 144), "era"),
    flat("M-64 34q20-8 44-3t40-2q14-6 30-2t30 1 48 4v80h-192z", "hill"),
    hatch("M3 6h7m3 0h4M50 9h6m3 0h3"),
  ];
}

export function sea(): Shape[] {
  return [
    flat(rect(-64, -48, 192, 144), "era"),
    flat(rect(-64, 38, 192, 60), "water"),
    hatch("M1 41h8m4 0h6M46 42h9m3 0h5M3 45.500h12M24 46h10M48 46h12"),
  ];
}

/** Behind people and things: the tint of the era, with a few strokes of shadow. */
export function room(): Shape[] {
  return [
    flat(rect(-64, -48, 192, 144), "era"),
    hatch("M56 3h8M53 6h9M55 9h7M57 12h6M1 3h6M2 6h8"),
  ];
}

/** A house with a gable to the street. */
export function gable(x: number, w: number, h: number, wash: Wash, cover: Wash): Shape[] {
  const top = GROUND - h;
  return [...wall(x, top, w, h, wash), ...roof(x, top, w, w * 0.55, cover, 0, 2)];
}

/** A house along the street, with a long ridge. */
export function hall(x: number, w: number, h: number, wash: Wash, cover: Wash, high = 10): Shape[] {
  const top = GROUND - h;
  return [...wall(x, top, w, h, wash), ...roof(x, top, w, high, cover, w * 0.72, 2.5)];
}

export function front(x: number, w: number, h: number, wash: Wash, cover: Wash): Shape[] {
  return [
    ...gable(x, w, h, wash, cover),
    ...door(x + w / 2 - 3, GROUND, 6, 9),
    ...windows(GROUND - h + 3, 3.5, 4, x + 3, x + w - 6.5),
  ];
}

/** A resource, as it lies on a region: drawn on a grid of 24. */
export function good(name: string, x: number, y: number, scale = 0.5): Shape[] {
  const { body: outline, lines } = goodShape(name);
  const wash = (name === "lumber" ? "wood" : name) as Wash;
  return put(
    [{ d: outline, as: "piece", wash }, ...(lines ? [{ d: lines, as: "cut" } as const] : [])],
    x,
    y,
    scale,
  );
}

/** A hull with one mast; what is on the sail is drawn by whoever sails it. */
export function ship(sail: Wash, hull: Wash = "timber"): Shape[] {
  return [
    line("M32 34V3M32 4l-20 26M32 4l21 26"),
    body("M17 8q15-4 30 0q5 10 0 21q-15 4-30 0q5-10 0-21z", sail),
    hatch("M44 10q4 9 0 17M41 9.500q4 9 0 18M38 9q3 4 3 6"),
    body("M6 27l8 5h38l7-6q1 12-6 17H15Q7 39 6 27z", hull),
    hatch("M9 35h46M12 39h41"),
    flat(rect(-64, 42, 192, 60), "water"),
    hatch("M2 43q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0"),
  ];
}

/** Coins in a pile, from the foot up. */
export function coins(x: number, base: number, count: number, r = 5): Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const y = base - i * r * 0.62;
    return body(
      `M${x - r} ${y - r * 0.4}v${-r * 0.5}a${r} ${r * 0.45} 0 0 1 ${2 * r} 0v${r * 0.5}a${r} ${r * 0.45} 0 0 1 ${-2 * r} 0z`,
      "gold",
    );
  });
}

export function coin(x: number, y: number, r = 4): Shape[] {
  return [body(disc(x, y, r), "gold"), hatch(disc(x, y, r * 0.55))];
}

/** A pair of scales, from the middle of the beam. */
export function scales(x: number, y: number, scale = 1): Shape[] {
  return put(
    [
      line("M0-3V29M-9 0H9M-9 0l-4 9M-9 0l4 9M9 0L5 9M9 0l4 9M-5 29H5"),
      body("M-14 9h10q-1 5-5 5t-5-5zM4 9h10q-1 5-5 5t-5-5z", "gold"),
    ],
    x,
    y,
    scale,
  );
}

/** Fire, from its foot. */
export function flame(x: number, base: number, scale = 1): Shape[] {
  return put(
    [
      body(
        "M0 0c-6 0-9-4-8-9 1-4 4-5 4-11 4 2 5 5 5 8 1-1 2-2 2-4 4 4 5 7 4 11-1 3-3 5-7 5z",
        "roof",
      ),
      body("M0 0c-3 0-5-2-4-5 0-2 3-3 3-6 3 3 5 5 4 8 0 2-1 3-3 3z", "gold"),
    ],
    x,
    base,
    scale,
  );
}

export function book(x: number, y: number, wash: Wash, scale = 1): Shape[] {
  return put(
    [
      body("M0 3q6-3 11 0q5-3 11 0v14q-6-2-11 1q-5-3-11-1z", wash),
      body("M2 2q5-2 9 1q4-3 9-1v12q-5-2-9 1q-4-3-9-1z", "marble"),
      hatch(
        "M11 3v12M4 5q3-1 5 1M4 8q3-1 5 1M4 11q3-1 5 1M13 6q3-2 5-1M13 9q3-2 5-1M13 12q3-2 5-1",
      ),
    ],
    x,
    y,
    scale,
  );
}

/** A sword, its point up, from the pommel at 0 0. */
export function sword(x: number, y: number, scale = 1, turn = 0): Shape[] {
  const shapes = [
    body("M-2-7V-26L0-30 2-26V-7z", "slate"),
    hatch("M0-9V-26"),
    body("M-6-8h12v2.500H-6z", "gilding"),
    body("M-1.300-5.500h2.600V0h-2.600z", "timber"),
    body(disc(0, 1, 2), "gilding"),
  ];
  return turned(shapes, x, y, scale, turn);
}

export function axe(x: number, y: number, scale = 1, turn = 0): Shape[] {
  const shapes = [
    body("M-1.300 0h2.600V-30h-2.600z", "timber"),
    body("M1.300-28q6-3 11-3q2 8-1 15q-5-3-10-3z", "slate"),
    hatch("M11-29q1 6-1 11"),
  ];
  return turned(shapes, x, y, scale, turn);
}

export function spear(x: number, y: number, scale = 1, turn = 0): Shape[] {
  return turned(
    [body("M-1 0h2V-34h-2z", "timber"), body("M0-44l3.500 7L0-33l-3.500-4z", "slate")],
    x,
    y,
    scale,
    turn,
  );
}

/** A round shield. */
export function shield(x: number, y: number, r: number, wash: Wash): Shape[] {
  return [
    body(disc(x, y, r), wash),
    hatch(disc(x, y, r * 0.72)),
    body(disc(x, y, r * 0.3), "gilding"),
  ];
}

/** Shapes drawn round 0 0, turned by some degrees and put down. */
export function turned(
  shapes: readonly Shape[],
  x: number,
  y: number,
  scale: number,
  turn: number,
): Shape[] {
  const at = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
  return shapes.map((shape) => ({ ...shape, at: shape.at ? `${at} ${shape.at}` : at }));
}

/** The same on the other side of the field. */
export function mirrored(shapes: readonly Shape[]): Shape[] {
  const at = "matrix(-1 0 0 1 64 0)";
  return shapes.map((shape) => ({ ...shape, at: shape.at ? `${at} ${shape.at}` : at }));
}
