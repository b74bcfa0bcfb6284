/** How large the cards of both principalities are: as large as what surrounds them leaves room for. */
import { columns, depth, ROWS, type Depth } from "./scene";
import type { Player } from "./schema";

/** A desk, in em, for which a window of 1280 x 800 has room; there one em is about ten pixels. */
export const DESK = [86, 68] as const;
/** What both share lies beside the principalities, or above them where their rows are long. */
export const BESIDE = 17;
const ABOVE = 9.6;
const GAP = 1;
/** Both bars, the hand, and the gaps between. */
const REST = 19.4;

// what follows is measured in the em of a principality: a card is 7.2 wide, a gap 0.3
const COLUMN = 7.5;
const ROW = 5.7;
const STRIP = 1.3;
const EDGE = 1.2;
/** Larger they would only be coarse. */
const MOST = 1.5;
const SIDE: Readonly<Record<Depth, number>> = { row: ROW, strip: ROW + STRIP, rows: 2 * ROW };

export interface Sizes {
  /** How wide the longest row is, in its own em. */
  across: number;
  /** The em of a principality in that of the desk, as the height of the window allows. */
  share: number;
  /** Whether what both share lies above. */
  above: boolean;
}

export function sizes(players: readonly Player[]): Sizes {
  const most = Math.max(...players.map((player) => columns(player).length));
  const across = most * COLUMN + EDGE;
  const high = players.reduce((sum, player) => sum + height(player), 0);
  const [width, tall] = DESK;
  const share = (taken: number) => Math.min(MOST, (tall - REST - taken) / high);
  const beside = Math.min(share(0), (width - BESIDE - GAP) / across);
  const above = Math.min(share(ABOVE), width / across);
  return {
    across,
    share: share(above > beside ? ABOVE : 0),
    above: above > beside,
  };
}

/** The sites above and below the towns, and the towns themselves. */
function height(player: Player): number {
  return ROWS.reduce((sum, row) => sum + SIDE[depth(player, row)], ROW + EDGE);
}
