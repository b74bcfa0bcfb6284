/** Where an explanation finds room: near its thing, on free space, over nothing one needs. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that is better not covered. */
export interface Taken extends Box {
  /** How bad one covered pixel of it is. */
  weight: number;
}

/** What must stay in sight: the thing itself, your own goods and hand, buttons one may need. */
export const KEEP = 1000;
/** What can be chosen on the table. */
export const CHOICE = 20;
/** What is only looked at. */
export const LOOK = 1;

const EDGE = 8;
const STEP = 16;
/** So much free space is worth one pixel of distance. */
const NEAR = 8;

/** The upper left corner of a box of this size, inside the window. */
export function dock(
  size: { width: number; height: number },
  anchor: Box,
  window: { width: number; height: number },
  taken: readonly Taken[],
): { left: number; top: number } {
  const all = [...taken, { ...grown(anchor, EDGE), weight: KEEP }];
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const left of steps(size.width, window.width, anchor.left, anchor.width)) {
    for (const top of steps(size.height, window.height, anchor.top, anchor.height)) {
      const there = { left, top, ...size };
      let cost = NEAR * between(there, anchor);
      for (const one of all) {
        if (cost >= least) break;
        cost += one.weight * shared(there, one);
      }
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
}

/** How many pixels two boxes share. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Places along one side of the window, among them those just before, beside and behind a thing. */
function steps(length: number, whole: number, from: number, size: number): number[] {
  const last = Math.max(EDGE, whole - length - EDGE);
  const beside = [from - length - EDGE, from + size + EDGE, from + size / 2 - length / 2];
  const found = beside.filter((at) => at >= EDGE && at <= last);
  for (let at = EDGE; at < last; at += STEP) found.push(at);
  return [...found, last];
}

function between(a: Box, b: Box): number {
  const across = a.left + a.width / 2 - (b.left + b.width / 2);
  const down = a.top + a.height / 2 - (b.top + b.height / 2);
  return Math.hypot(across, down);
}

function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}
