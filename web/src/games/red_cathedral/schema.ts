// Written by `stavitel schema` from src/stavitel/games/red_cathedral/views.py. Change that file, not this one.

export type Seat = "yellow" | "green" | "red" | "blue" | "ivan";

export type Good =
  | "wood"
  | "brick"
  | "stone"
  | "gold"
  | "emerald"
  | "amethyst"
  | "rubles"
  | "recognition";

export type Die = "yellow" | "green" | "red" | "blue" | "white";

export type Slot = "yellow" | "green" | "red" | "blue" | "white_1" | "white_2";

export type BannerPlace = "inventory" | "outside" | "white_1" | "white_2";

export type BoardSide = "basic" | "advanced";

export type Section =
  | "base_01"
  | "base_02"
  | "base_03"
  | "base_04"
  | "base_05"
  | "base_06"
  | "base_07"
  | "base_08"
  | "base_09"
  | "base_10"
  | "middle_01"
  | "middle_02"
  | "middle_03"
  | "middle_04"
  | "middle_05"
  | "middle_06"
  | "middle_07"
  | "middle_08"
  | "middle_09"
  | "middle_10"
  | "middle_11"
  | "middle_12"
  | "middle_13"
  | "middle_14"
  | "middle_15"
  | "middle_16"
  | "middle_17"
  | "middle_18"
  | "middle_19"
  | "middle_20"
  | "dome_01"
  | "dome_02"
  | "dome_03"
  | "dome_04"
  | "dome_05"
  | "dome_06"
  | "dome_07"
  | "dome_08"
  | "dome_09"
  | "dome_10";

export type Tile =
  | "wt_n_die_yellow"
  | "wt_n_die_green"
  | "wt_n_die_red"
  | "wt_n_die_blue"
  | "wt_n_die_white"
  | "wt_n_wood"
  | "wt_n_brick"
  | "wt_n_stone"
  | "wt_n_gold"
  | "wt_n_emerald"
  | "wt_n_amethyst"
  | "wt_n_rubles"
  | "wt_n_recognition_1"
  | "wt_n_recognition_2"
  | "wt_p_die_yellow"
  | "wt_p_die_green"
  | "wt_p_die_red"
  | "wt_p_die_blue"
  | "wt_p_die_white"
  | "wt_p_wood"
  | "wt_p_brick"
  | "wt_p_stone"
  | "wt_p_gold"
  | "wt_p_emerald"
  | "wt_p_amethyst"
  | "wt_p_rubles"
  | "wt_p_recognition_1"
  | "wt_p_recognition_2";

export type Card =
  | "craftsmen_1"
  | "craftsmen_2"
  | "craftsmen_3"
  | "teamsters_1"
  | "teamsters_2"
  | "teamsters_3"
  | "merchants_1"
  | "merchants_2"
  | "merchants_3"
  | "clergy_1"
  | "clergy_2"
  | "clergy_3";

export type Influence =
  | "sell_any"
  | "buy_any"
  | "buy_shown_1"
  | "sell_shown_1"
  | "buy_shown_2"
  | "sell_shown_2"
  | "deliver_1"
  | "deliver_2"
  | "swap_tokens"
  | "gain_ruble"
  | "exchange_2_1"
  | "exchange_1_ruble"
  | "exchange_4_2"
  | "activate_tile"
  | "gain_recognition"
  | "buy_prestige"
  | "offer_three"
  | "full_tower_kinds";

export type Plan =
  | "plan_2_1"
  | "plan_2_2"
  | "plan_2_3"
  | "plan_3_1"
  | "plan_3_2"
  | "plan_3_3"
  | "plan_4_1"
  | "plan_4_2"
  | "plan_4_3";

export type Task =
  | "solo_recognition"
  | "solo_inventory"
  | "solo_transport"
  | "solo_construction"
  | "solo_claim";

export type Ornament = "door" | "arch" | "cross";

export type Phase = "setup" | "play" | "game_end";

export type Variant = "basic" | "advanced";

export type SectionType = "base" | "middle" | "dome";

export type Mode = "lightning" | "infinity";

export type Source = "track" | "leftovers" | "towers" | "total";

/** Who must decide, and what; nobody where chance does. */
export interface Waiting {
  seat: Seat | null;
  decision: string;
}

/** A space of the ring with its token and the dice on it. */
export interface MarketSpace {
  space: number;
  token: Good | null;
  /** for each die */
  amount: number;
  dice: Die[];
  /** at most, for the dice that lie here */
  gives: number;
  /** once another die has come */
  gives_next: number;
}

/** A season of the market and the influence card lying there. */
export interface Quadrant {
  card: Card | null;
  actions: Influence[];
}

/** Where a die lies and what it shows. */
export interface DieSeen {
  /** 0 until the setup has put it there */
  space: number;
  value: number;
}

/** A place for a section of a tower with all that lies there. */
export interface Floor {
  /** null until the setup has laid one */
  section: Section | null;
  type: SectionType | null;
  cost: Record<Good, number>;
  recognition: number;
  rubles: number;
  tile: Tile | null;
  banner: Seat | null;
  finished: boolean;
  ornament: Seat | null;
  /** delivered so far */
  pieces: Record<Good, number>;
}

/** A tower from its base to its dome, and what it is worth to whom. */
export interface Tower {
  tower: number;
  value: number;
  contributions: Record<Seat, number>;
  points: Record<Seat, number>;
  floors: Floor[];
}

/** A slot of a workshop board. */
export interface SlotSeen {
  tile: Tile | null;
  face_up: boolean;
  /** rubles for a tile laid face up */
  cost: number;
  /** locked here */
  ornament: Ornament | null;
}

/** A player with board, goods and points; all of it is open (RC-14.1). */
export interface Player {
  seat: Seat;
  /** and of this colour are board and banners */
  own_die: Die;
  board: BoardSide;
  rubles: number;
  inventory: Record<Good, number>;
  capacity: number;
  banners: Record<BannerPlace, number>;
  workshop: Record<Slot, SlotSeen>;
  track: number;
  prestige: number;
  ornaments: Record<Ornament, number>;
  finished: number;
  points: Record<Source, number>;
}

/** A card of Ivan's row with the tile of a die. */
export interface TaskSeen {
  card: Task | null;
  die: Die | null;
  face_up: boolean;
}

/** The opponent of the solo game (section 13). */
export interface Ivan {
  banners: number;
  row: TaskSeen[];
  inventory: Record<Good, number>;
  construction: Record<Good, number>;
  track: number;
  prestige: number;
  ornaments: Record<Ornament, number>;
  finished: number;
  points: Record<Source, number>;
}

/** The whole table; who looks makes no difference. */
export interface CathedralView {
  variant: Variant;
  /** the house rules, each with its choice */
  switches: Record<string, string>;
  phase: Phase;
  turn: number;
  first_player: Seat | null;
  ended_by: Seat | null;
  rerolled: boolean;
  /** the white slot whose tile has worked this turn */
  white_tile: Slot | null;
  /** where the table has it at one moment of a turn */
  exchange_over: boolean;
  plan: Plan | null;
  market: MarketSpace[];
  influence: Quadrant[];
  dice: Record<Die, DieSeen>;
  supply: Record<Good, number>;
  towers: Tower[];
  players: Player[];
  waiting: Waiting | null;
  /** only in the solo game */
  ivan?: Ivan;
}

/** A workshop tile: a resource with an amount, or a die. */
export interface TilePrinted {
  good: Good | null;
  amount: number;
  die: Die | null;
}

/** What an influence action takes and brings; keys are goods or what the catalogue calls so. */
export interface InfluenceAction {
  mode: Mode;
  pay: Record<string, number>;
  gain: Record<string, number>;
  /** only these, where the card pictures them */
  kinds: Good[];
  /** only with a base, a middle section and a dome finished */
  all_types: boolean;
}

/** What a section costs and brings. */
export interface SectionPrinted {
  cost: Record<Good, number>;
  recognition: number;
  rubles: number;
}

/** What is printed in The Red Cathedral and does not lie on the table as numbers. */
export interface CathedralBox {
  tiles: Record<Tile, TilePrinted>;
  influence: Record<Influence, InfluenceAction>;
  cards: Record<Card, Influence[]>;
  sections: Record<Section, SectionPrinted>;
  /** lowest first */
  prestige_spaces: number[];
  last_space: number;
  /** finishing this many triggers the end of the game */
  sections_to_end: number;
  /** what coins are worth, lowest first */
  denominations: number[];
  /** ids of pieces whose numbers no rulebook prints */
  reconstructed: string[];
}

/** What can happen, with all that is told of it. */
export type Told =
  | { event: "token_laid"; good: Good | null; space: number }
  | { event: "influence_laid"; card: Card | null; quadrant: number }
  | { event: "die_rolled"; die: Die | null; value: number; space: number }
  | { event: "plan_drawn"; plan: Plan | null }
  | { event: "section_laid"; section: Section | null; tower: number; floor: number }
  | { event: "tile_laid"; tile: Tile | null; tower: number; floor: number }
  | { event: "solo_card_laid"; task: Task | null; number: number }
  | { event: "solo_tile_laid"; die: Die | null; number: number }
  | { event: "side_chosen"; seat: Seat | null; side: BoardSide | null }
  | { event: "first_player_chosen"; seat: Seat | null }
  | { event: "start_money_received"; seat: Seat | null; rubles: number }
  | { event: "turn_started"; seat: Seat | null; turn: number }
  | { event: "recognition_gained"; seat: Seat | null; recognition: number; track: number }
  | { event: "prestige_gained"; seat: Seat | null; prestige: number; track: number }
  | { event: "prestige_exchanged"; seat: Seat | null; rubles: number; track: number }
  | { event: "reroll_bought"; seat: Seat | null; space: number; track: number }
  | { event: "banner_taken"; seat: Seat | null; place: BannerPlace | null }
  | {
      event: "section_claimed";
      seat: Seat | null;
      section: Section | null;
      tower: number;
      floor: number;
      tile: Tile | null;
    }
  | {
      event: "tile_face_up";
      seat: Seat | null;
      tile: Tile | null;
      slot: Slot | null;
      rubles: number;
    }
  | { event: "tile_face_down"; seat: Seat | null; tile: Tile | null; slot: Slot | null }
  | { event: "ornament_unlocked"; seat: Seat | null; ornament: Ornament | null }
  | { event: "ornament_lost"; seat: Seat | null; ornament: Ornament | null }
  | { event: "tile_activated"; seat: Seat | null; tile: Tile | null; slot: Slot | null }
  | {
      event: "material_delivered";
      seat: Seat | null;
      good: Good | null;
      section: Section | null;
      tower: number;
      floor: number;
    }
  | {
      event: "section_finished";
      seat: Seat | null;
      section: Section | null;
      tower: number;
      floor: number;
    }
  | {
      event: "penalty_suffered";
      seat: Seat | null;
      recognition: number;
      tower: number;
      floor: number;
      track: number;
    }
  | {
      event: "ornament_placed";
      seat: Seat | null;
      ornament: Ornament | null;
      tower: number;
      floor: number;
      jewels: string | null;
    }
  | {
      event: "die_moved";
      seat: Seat | null;
      die: Die | null;
      steps: number;
      space: number;
      rubles: number;
    }
  | { event: "resources_taken"; seat: Seat | null; good: Good | null; amount: number }
  | { event: "influence_used"; seat: Seat | null; influence: Influence | null }
  | { event: "rubles_paid"; seat: Seat | null; rubles: number }
  | { event: "rubles_gained"; seat: Seat | null; rubles: number }
  | { event: "materials_given"; seat: Seat | null; good: Good | null; amount: number }
  | { event: "material_received"; seat: Seat | null; good: Good | null; amount: number }
  | { event: "token_moved"; good: Good | null; space: number }
  | { event: "ivan_card_turn"; task: Task | null; number: number }
  | { event: "ivan_blocked"; die: Die | null }
  | { event: "ivan_stocked"; good: Good | null; amount: number }
  | { event: "ivan_transported"; amount: number }
  | {
      event: "ivan_delivered";
      section: Section | null;
      tower: number;
      floor: number;
      amount: number;
    }
  | {
      event: "ivan_claimed";
      section: Section | null;
      tower: number;
      floor: number;
      tile: Tile | null;
    }
  | { event: "ivan_ornament_skipped"; ornament: Ornament | null }
  | { event: "solo_tiles_collected" }
  | { event: "end_triggered"; seat: Seat | null }
  | { event: "leftovers_scored"; seat: Seat | null; pieces: number; prestige: number }
  | { event: "tower_scored"; seat: Seat | null; tower: number; prestige: number }
  | { event: "final_score"; seat: Seat | null; prestige: number }
  | { event: "game_ended"; turn: number };
