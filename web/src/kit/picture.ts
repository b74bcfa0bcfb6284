/** A drawing as a picture file: painted on a canvas, in the colours of the page. */
import type { Shape } from "../art/scenery/shapes";

export interface Picture {
  width: number;
  height: number;
  parts: readonly { shapes: readonly Shape[]; x: number; y: number }[];
}

/** Pixels for one unit of the drawing. */
const SCALE = 4;
/** How strokes are drawn, as in art/scenery/Drawing.svelte. */
const STROKES = { body: 1.3, line: 1.5, hatch: 0.7, flat: 0, piece: 1.5, cut: 1.3 } as const;
const FAINT = 0.75;

/** Paint it and give it to the browser to keep. */
export async function savePicture(picture: Picture, name: string): Promise<void> {
  const blob = await paint(picture);
  if (!blob) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function paint({ width, height, parts }: Picture): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => style.getPropertyValue(`--${token}`).trim();
  pen.fillStyle = colour("surface");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.lineJoin = pen.lineCap = "round";
  for (const { shapes, x, y } of parts) {
    pen.setTransform(SCALE, 0, 0, SCALE, x * SCALE, y * SCALE);
    for (const shape of shapes) draw(pen, shape, colour);
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function draw(
  pen: CanvasRenderingContext2D,
  { d, as, wash, at }: Shape,
  colour: (token: string) => string,
): void {
  const path = new Path2D();
  path.addPath(new Path2D(d), at ? new DOMMatrix(at) : undefined);
  pen.globalAlpha = as === "hatch" ? FAINT : 1;
  if (wash) {
    pen.fillStyle = colour(GOODS.includes(wash) ? `good-${wash}` : wash);
    pen.fill(path);
  }
  if (!STROKES[as]) return;
  pen.strokeStyle = colour(as === "piece" || as === "cut" ? "on-piece" : "ink");
  pen.lineWidth = STROKES[as];
  pen.stroke(path);
}

/** Washes that are colours of goods. */
const GOODS: readonly string[] = ["food", "wood", "stone", "gold"];
