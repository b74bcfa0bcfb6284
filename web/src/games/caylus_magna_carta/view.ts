/** The view of Caylus Magna Carta as the server sends it. */

export interface Slot {
  position: number;
  card: string;
  owner: string | null;
  worker: string | null;
  residence: boolean;
  prestige: string | null;
  store: number | null;
}

export interface PlayerSeen {
  seat: string;
  goods: Record<string, number>;
  deniers: number;
  workers: number;
  hand_count: number;
  pile_count: number;
  discard: string[];
  known_hand: string[];
  tokens: Record<string, number>;
  batches: number;
  prestige: string[];
  income: number;
  points: Record<string, number>;
}

export interface CaylusView {
  variant: string;
  round: number;
  phase: string;
  first_player: string | null;
  provost: number | null;
  bridge: string[];
  castle: Record<string, number>;
  removed: Record<string, number>;
  prestige: string[];
  road: Slot[];
  players: PlayerSeen[];
  waiting: { seat: string | null; decision: string } | null;
  hand?: string[];
}
