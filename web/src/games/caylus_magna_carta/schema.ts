// Written by `stavitel schema` from src/stavitel/games/caylus_magna_carta/views.py. Change that file, not this one.

export type Seat = "red" | "green" | "orange" | "blue";

export type Card =
  | "small_farm"
  | "small_sawmill"
  | "small_quarry"
  | "peddler"
  | "market"
  | "lawyer"
  | "large_farm"
  | "large_sawmill"
  | "large_quarry"
  | "gold_mine"
  | "bank"
  | "church"
  | "neutral_peddler"
  | "park"
  | "forest"
  | "neutral_quarry"
  | "trading_post"
  | "residence";

export type Building =
  | "theatre"
  | "statue"
  | "hotel"
  | "stables"
  | "town_hall"
  | "monument"
  | "cathedral";

export type Good = "food" | "wood" | "stone" | "gold";

export type Part = "palace" | "walls" | "towers";

export type Phase =
  | "setup"
  | "income"
  | "actions"
  | "provost"
  | "buildings"
  | "castle"
  | "end_round"
  | "game_end";

export type Variant = "standard" | "beginner";

export type Source =
  | "tokens"
  | "buildings"
  | "residences"
  | "prestige"
  | "gold"
  | "goods"
  | "deniers"
  | "total";

export type Domain = "card" | "building";

/** Who must decide, and what; nobody where chance does. */
export interface Waiting {
  seat: Seat | null;
  decision: string;
}

/** One card of the road with all that lies on it. */
export interface Slot {
  position: number;
  card: Card;
  owner: Seat | null;
  worker: Seat | null;
  /** the card shows its back */
  residence: boolean;
  /** what stands on the residence */
  prestige: Building | null;
  /** cubes left; null for a card without one */
  store: number | null;
}

/** What everybody sees of a player: all but the faces of hand and pile (CMC-3.7). */
export interface Player {
  seat: Seat;
  goods: Record<Good, number>;
  deniers: number;
  /** in the supply */
  workers: number;
  hand_count: number;
  pile_count: number;
  discard: Card[];
  /** hand cards everybody can name by counting */
  known_hand: Card[];
  tokens: Record<Part, number>;
  /** delivered in this phase, until the next one of its kind */
  batches: number;
  /** in front of the player, beginner game only */
  prestige: Building[];
  income: number;
  /** as if the game ended now */
  points: Record<Source, number>;
}

/** Everything open, and the hand of the seat that looks. */
export interface CaylusView {
  variant: Variant;
  /** the house rules, each with its choice */
  switches: Record<string, string>;
  round: number;
  phase: Phase;
  first_player: Seat | null;
  /** his position; null in the beginner game */
  provost: number | null;
  /** in the order of passing */
  bridge: Seat[];
  /** tokens still available */
  castle: Record<Part, number>;
  /** tokens out of the game */
  removed: Record<Part, number>;
  /** still available */
  prestige: Building[];
  road: Slot[];
  players: Player[];
  waiting: Waiting | null;
  /** left out for spectators */
  hand?: Card[];
}

/** One of the alternatives of an effect; nothing is paid where `pay` is empty. */
export interface Trade {
  pay: Record<string, number>;
  gain: Record<string, number>;
}

/** The cubes a card has for its owner. */
export interface StorePrinted {
  good: Good;
  /** by the number of players */
  amount: Record<string, number>;
}

/** One side of a card: what it costs, what it is worth and what it does. */
export interface Face {
  id: string;
  /** of its name in the catalogue: building-theatre */
  domain: Domain;
  points: number;
  cost: Record<string, number>;
  worker: Trade[];
  owner: Trade[];
  store: StorePrinted | null;
  income: number;
}

/** A part of the castle and its tokens. */
export interface CastlePart {
  id: Part;
  /** of one token */
  points: number;
  /** at the beginning, by the number of players */
  tokens: Record<string, number>;
}

/** Everything that is printed in Caylus Magna Carta. */
export interface CaylusBox {
  /** all that can lie on the road, the residence last */
  cards: Record<Card, Face>;
  prestige: Record<Building, Face>;
  parts: CastlePart[];
  /** of each player */
  workers: number;
  /** deniers for whoever passes first */
  pass_bonus: number;
}

/** What can happen, with all that is told of it. */
export type Told =
  | { event: "neutral_laid"; card: Card | null; position: number }
  | { event: "card_drawn"; seat: Seat | null; card?: Card | null }
  | { event: "hand_kept"; seat: Seat | null }
  | { event: "card_discarded"; seat: Seat | null; card: Card | null }
  | { event: "pile_renewed"; seat: Seat | null; cards: number }
  | { event: "first_player_chosen"; seat: Seat | null }
  | { event: "round_started"; round: number }
  | { event: "phase_started"; phase: Phase | null }
  | { event: "income_taken"; seat: Seat | null; denier: number }
  | { event: "draw_bought"; seat: Seat | null; denier: number }
  | { event: "exchange_bought"; seat: Seat | null; denier: number; cards: number }
  | {
      event: "worker_placed";
      seat: Seat | null;
      position: number;
      card: Card | null;
      denier: number;
    }
  | {
      event: "cost_paid";
      seat: Seat | null;
      food: number;
      wood: number;
      stone: number;
      gold: number;
    }
  | { event: "building_built"; seat: Seat | null; card: Card | null; position: number }
  | {
      event: "store_filled";
      card: Card | null;
      position: number;
      good: Good | null;
      amount: number;
    }
  | { event: "prestige_built"; seat: Seat | null; building: Building | null; position: number }
  | { event: "prestige_built_in_front"; seat: Seat | null; building: Building | null }
  | { event: "passed"; seat: Seat | null; space: number; denier: number }
  | { event: "provost_moved"; seat: Seat | null; steps: number; position: number; denier: number }
  | {
      event: "effect_declined";
      seat: Seat | null;
      position: number;
      card: Card | null;
      role: string | null;
    }
  | { event: "cubes_given"; seat: Seat | null; good: Good | null; amount: number }
  | { event: "deniers_paid"; seat: Seat | null; denier: number }
  | {
      event: "cubes_taken";
      seat: Seat | null;
      good: Good | null;
      amount: number;
      card: Card | null;
    }
  | { event: "deniers_taken"; seat: Seat | null; denier: number; card: Card | null }
  | {
      event: "store_cubes_taken";
      seat: Seat | null;
      good: Good | null;
      amount: number;
      card: Card | null;
    }
  | { event: "card_turned"; seat: Seat | null; position: number; card: Card | null }
  | { event: "worker_returned"; seat: Seat | null; position: number }
  | {
      event: "batch_delivered";
      seat: Seat | null;
      food: number;
      wood: number;
      stone: number;
      gold: number;
    }
  | { event: "token_taken"; seat: Seat | null; part: Part | null }
  | { event: "delivery_ended"; seat: Seat | null; batches: number }
  | { event: "most_batches_rewarded"; seat: Seat | null; gold: number }
  | { event: "token_removed"; part: Part | null }
  | { event: "provost_advanced"; steps: number; position: number }
  | { event: "first_player_passed_on"; seat: Seat | null }
  | { event: "game_ended"; round: number };
