/** Where the shares of the win are drawn. */

/** The size of the drawing in pixels, and how many moves it holds. */
export interface Frame {
  wide: number;
  high: number;
  moves: number;
}

/** As large as a screen shows it, so that letters keep their size. */
export function framed(wide: number, moves: number): Frame {
  return { wide, high: Math.max(LOW, Math.min(HIGH, wide / 4)), moves };
}

const LOW = 160;
const HIGH = 240;
const EDGE = 6;
/** Seats are told apart by more than their colour. */
export const DASHES = ["", "8 4", "2 3", "10 3 2 3"] as const;

export function across(move: number, { wide, moves }: Frame): number {
  return EDGE + ((wide - 2 * EDGE) * move) / Math.max(1, moves);
}

/** A share in points of a hundred. */
export function down(share: number, { high }: Frame): number {
  return EDGE + (high - 2 * EDGE) * (1 - share / 100);
}

/** The curve of one seat. A share holds until somebody chooses or chance comes in. */
export function curve(moves: readonly number[], shares: readonly number[], frame: Frame): string {
  return moves
    .map((move, i) => `${across(move, frame).toFixed(1)},${down(shares[i] ?? 0, frame).toFixed(1)}`)
    .join(" ");
}

/** The move at a place across the drawing. */
export function moveAt(x: number, { wide, moves }: Frame): number {
  const inside = (x - EDGE) / (wide - 2 * EDGE);
  return Math.round(Math.max(0, Math.min(1, inside)) * moves);
}

/** The share after so many moves. */
export function shareAt(
  moves: readonly number[],
  shares: readonly number[],
  move: number,
): number | undefined {
  return shares[moves.findLastIndex((one) => one <= move)];
}
