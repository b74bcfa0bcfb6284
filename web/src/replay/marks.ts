/**
 * Which turning points the graph marks: the gravest, as many as have room; the list has all of
 * them. Its twin for the page of `stavitel analyse` is `analysis/marking.py`.
 */
import type { Analysed } from "../net/schema";
import { across, down, shareAt, type Frame } from "./curve";

/** More marks tell nobody where a game turned. */
const MOST = 12;
/** How high a mark is, how wide a letter of it, and how far apart two of them are, in pixels. */
const HEIGHT = 13;
const LETTER = 9;
const GAP = 4;

export interface Mark {
  move: number;
  seat: number;
  text: string;
  /** on the curve of whoever erred */
  x: number;
  y: number;
  /** the foot of the text: above the curve, or below it where it would be cut off */
  foot: number;
}

export function marks(found: Analysed, frame: Frame): Mark[] {
  const gravest = found.errors.toSorted((a, b) => b.loss - a.loss || a.move - b.move);
  const placed: Mark[] = [];
  for (const { move, seat, mark: text } of gravest) {
    if (placed.length === MOST) break;
    const share = shareAt(found.moves, found.shares[seat] ?? [], move) ?? 0;
    const [x, y] = [across(move, frame), down(share, frame)];
    const foot = y > HEIGHT + 2 * GAP ? y - 2 * GAP : y + HEIGHT + GAP;
    const mark = { move, seat, text, x, y, foot };
    if (!placed.some((other) => overlap(mark, other))) placed.push(mark);
  }
  return placed;
}

function overlap(one: Mark, other: Mark): boolean {
  const width = ((one.text.length + other.text.length) / 2) * LETTER + GAP;
  return Math.abs(one.x - other.x) < width && Math.abs(one.foot - other.foot) < HEIGHT + GAP;
}
