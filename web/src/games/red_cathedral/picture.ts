/** The cathedral as it stands, as a picture one can keep. */
import { body, flat, rect } from "../../art/scenery/shapes";
import type { Picture } from "../../kit/picture";
import { isLaid } from "./scene";
import type { CathedralView } from "./schema";
import { finished, HEIGHTS, outline, scaffold, WIDTH } from "./sections";

const MARGIN = 24;
const GAP = 10;
const GROUND = 30;

export function picture({ towers }: CathedralView): Picture {
  const tall = towers.map(({ floors }) =>
    floors.reduce((sum, { type }) => sum + (HEIGHTS[type ?? "middle"] ?? 0), 0),
  );
  const width = 2 * MARGIN + towers.length * (WIDTH + GAP) - GAP;
  const height = 2 * MARGIN + Math.max(...tall) + GROUND;
  const foot = height - GROUND;
  const parts = towers.flatMap(({ floors }, i) => {
    let y = foot;
    return floors.filter(isLaid).map((floor) => {
      y -= HEIGHTS[floor.type] ?? 0;
      const shapes = floor.finished
        ? finished(floor.section, floor.type)
        : [...outline(floor.type), ...(floor.banner ? scaffold(floor.type) : [])];
      return { shapes, x: MARGIN + i * (WIDTH + GAP), y };
    });
  });
  const ground = [
    flat(rect(0, 0, width, height), "sky"),
    body(rect(-2, foot - 2, width + 4, GROUND + 4), "hill"),
  ];
  return { width, height, parts: [{ shapes: ground, x: 0, y: 0 }, ...parts] };
}
