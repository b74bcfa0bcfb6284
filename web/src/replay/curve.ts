/** Where the shares of the win are drawn. */

export const WIDE = 600;
export const HIGH = 160;
const EDGE = 6;
/** Seats are told apart by more than their colour. */
export const DASHES = ["", "8 4", "2 3", "10 3 2 3"] as const;

export function across(move: number, moves: number): number {
  return EDGE + ((WIDE - 2 * EDGE) * move) / Math.max(1, moves);
}

/** A share in points of a hundred. */
export function down(share: number): number {
  return EDGE + (HIGH - 2 * EDGE) * (1 - share / 100);
}

/** The curve of one seat. A share holds until somebody chooses or chance comes in. */
export function curve(moves: readonly number[], shares: readonly number[], last: number): string {
  return moves
    .map((move, i) => `${across(move, last).toFixed(1)},${down(shares[i] ?? 0).toFixed(1)}`)
    .join(" ");
}

/** The move under a part of the width, from 0 to 1. */
export function moveAt(part: number, moves: number): number {
  const inside = (part * WIDE - EDGE) / (WIDE - 2 * EDGE);
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
