/** The backs of cards: a frame, and the sign of the set in the middle. */
import {
  body,
  disc,
  door,
  hatch,
  line,
  merlons,
  rect,
  roof,
  wall,
  type Shape,
} from "../../../art/scenery/shapes";
import { book, coin, flame, mirrored, scales, sword, type Pictures } from "./parts";

const frame: readonly Shape[] = [
  { d: rect(-64, -48, 192, 144), as: "flat", wash: "era" },
  line("M4 4h56v40H4z"),
  hatch("M6.500 6.500h51v35h-51z"),
  hatch("M4 4l7 7M60 4l-7 7M4 44l7-7M60 44l-7-7"),
];

const signs: Pictures = {
  basic: () => [
    ...wall(22, 20, 20, 18, "masonry"),
    ...merlons(21, 20, 22, 4, "masonry"),
    ...wall(16, 14, 8, 24, "masonry"),
    ...roof(16, 14, 8, 7, "roof", 0, 1.5),
    ...wall(40, 14, 8, 24, "masonry"),
    ...roof(40, 14, 8, 7, "roof", 0, 1.5),
    ...door(28, 38, 8, 11),
  ],
  gold: () => [...coin(32, 24, 14), ...scales(32, 17, 0.55)],
  turmoil: () => [
    ...sword(18, 37, 1.05, 42),
    ...mirrored(sword(18, 37, 1.05, 42)),
    ...flame(32, 40, 0.8),
  ],
  progress: () => [
    body(disc(32, 14, 6), "gold"),
    hatch("M32 3v3M21 14h3M40 14h3M24 6l2 2M40 6l-2 2"),
    ...book(15, 19, "jade", 1.55),
  ],
  event: () => [
    body("M23 18q0-11 9-11t9 10q0 7-6 9v5h-6v-8q6-1 6-6q0-4-3-4t-3 5zM29 34h6v6h-6z", "gilding"),
  ],
  region: () => [
    body("M12 38l14-22 8 12 6-8 12 18z", "slate"),
    body(disc(44, 14, 4), "gilding"),
    line("M10 38h44"),
  ],
};

export function back(name: string): Shape[] {
  return [...frame, ...(signs[name] ?? (signs["basic"] as () => Shape[]))()];
}
