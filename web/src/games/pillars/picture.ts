/** The cathedral as far as it stands, as a picture one can keep. */
import { flat, rect } from "../../art/scenery/shapes";
import type { Picture } from "../../kit/picture";
import { built } from "./scene";
import type { PillarsView } from "./schema";
import { cathedral, HEIGHT, WIDTH } from "./stages";

const MARGIN = 14;

export function picture(seen: PillarsView): Picture {
  const [width, height] = [WIDTH + 2 * MARGIN, HEIGHT + MARGIN];
  const country = [
    flat(rect(0, 0, width, height), "sky"),
    flat(rect(0, height - 24, width, 24), "hill"),
  ];
  return {
    width,
    height,
    parts: [
      { shapes: country, x: 0, y: 0 },
      { shapes: cathedral(built(seen)), x: MARGIN, y: MARGIN },
    ],
  };
}
