// Written by `stavitel schema` from src/stavitel/games/pillars/views.py. Change that file, not this one.

export type Seat = "blue" | "red" | "green" | "yellow";

export type Good = "wood" | "stone" | "sand" | "metal";

export type Craftsman =
  | "start_mortar_mixer"
  | "start_woodworker"
  | "start_stonecutter"
  | "r1_mason"
  | "r1_toolmaker"
  | "r1_mortar_mixer"
  | "r1_master_woodworker"
  | "r2_potter"
  | "r2_architect"
  | "r2_mason"
  | "r2_carpenter"
  | "r3_potter"
  | "r3_sculptor"
  | "r3_carpenter"
  | "r3_mason"
  | "r4_mason"
  | "r4_sculptor"
  | "r4_carpenter"
  | "r4_glassblower"
  | "r5_carpenter"
  | "r5_goldsmith"
  | "r5_sculptor"
  | "r5_glassblower"
  | "r6_bell_maker"
  | "r6_organ_builder"
  | "r6_sculptor"
  | "r6_goldsmith";

export type Advantage =
  | "toledo_studies"
  | "weeping_madonna"
  | "brother_remigius"
  | "otto_blackface"
  | "archbishop_thomas"
  | "loyalty_rewarded"
  | "near_completion"
  | "wool_fair"
  | "king_at_the_festivities"
  | "aliena"
  | "ellen"
  | "jack"
  | "richard_outlaws"
  | "tom_builder"
  | "brother_francis"
  | "prior_philip";

export type Happening =
  | "kings_victory"
  | "richard_takes_the_castle"
  | "monastery_goods"
  | "madonna_statue"
  | "volunteers"
  | "cathedral_collapse"
  | "prior_against_bishop"
  | "hard_winter"
  | "city_wall"
  | "hamleigh_levy";

export type Resource =
  | "wood_2"
  | "wood_3"
  | "wood_4"
  | "stone_2"
  | "stone_3"
  | "stone_4"
  | "sand_2"
  | "sand_3"
  | "sand_4";

export type Area =
  | "none"
  | "event"
  | "bishop"
  | "wool_mill"
  | "kingsbridge"
  | "priory"
  | "forest"
  | "quarry"
  | "gravel_pit"
  | "court"
  | "shiring"
  | "castle"
  | "market"
  | "cathedral"
  | "start_player";

export type Phase = "setup" | "round_start" | "offer" | "builders" | "resolution" | "game_end";

export type Variant = "standard";

export type OnMarket = "wood" | "stone" | "sand";

/** Who must decide, and what; nobody where chance does. */
export interface Waiting {
  seat: Seat | null;
  decision: string;
}

/** The cards to choose from in phase I. */
export interface Offer {
  resources: Resource[];
  craftsmen: Craftsman[];
}

/** Whose builder stands where; at court and market all of them, in order of arrival. */
export interface Builders {
  bishop: Seat | null;
  kingsbridge_1: Seat | null;
  kingsbridge_2: Seat | null;
  priory_1: Seat | null;
  priory_2: Seat | null;
  court: Seat[];
  shiring_1: Seat | null;
  shiring_2: Seat | null;
  castle: Seat | null;
  market: Seat[];
  start_player: Seat | null;
}

/** What one use of a craftsman takes, only needs to show, and gives. */
export interface Work {
  pay: Record<string, number>;
  shows: Record<string, number>;
  gain: Record<string, number>;
  /** in a round */
  uses: number;
  /** while the seat converts */
  used: number;
}

/** All that lies before a player is open. */
export interface Player {
  seat: Seat;
  points: number;
  gold: number;
  goods: Record<Good, number>;
  craftsmen: Craftsman[];
  craftsman_limit: number;
  /** of the craftsmen above */
  work: Record<Craftsman, Work>;
  advantages: Advantage[];
  resources: Resource[];
  /** not placed yet */
  workers: number;
  mill_workers: number;
  all_workers: number;
  /** builders in the bag */
  bag: number;
  /** builders kept from the board by the city wall */
  aside: number;
  /** in phase I */
  passed: boolean;
  /** in this round's market */
  bought: Good[];
  converted: boolean;
}

/** How many cards are still to come. */
export interface Decks {
  events: number;
  advantages: number;
}

/** Everything open, and the coming event for the seat that has foreseen it. */
export interface PillarsView {
  variant: Variant;
  /** the house rules, each with its choice */
  switches: Record<string, string>;
  round: number;
  phase: Phase;
  /** being resolved; null outside phase III */
  area: Area | null;
  starting_player: Seat | null;
  offer: Offer;
  /** of this round, once it is revealed */
  event: Happening | null;
  /** from this event */
  protected: Seat[];
  past_events: Happening[];
  /** the card at each of the two spaces */
  kingsbridge: (Advantage | null)[];
  shiring: (Craftsman | null)[];
  builders: Builders;
  /** of the next builder */
  price: number;
  /** who waits at which price */
  cost_track: Record<string, Seat | null>;
  /** whose builder is in hand */
  drawn: Seat | null;
  /** the one return of this phase has been used */
  returned: boolean;
  /** who may use fewer builders in the next phase II */
  city_wall: Seat[];
  /** once it is rolled */
  tax: number | null;
  market: Record<OnMarket, number>;
  court_metal: number;
  supply: Record<Good, number>;
  /** who has them in this round */
  grey_workers: Seat | null;
  next_grey_workers: Seat | null;
  black_worker: Seat | null;
  players: Player[];
  decks: Decks;
  /** those no longer in the game */
  past_advantages: Advantage[];
  /** Ellen's owner knows the coming event */
  looked: boolean;
  waiting: Waiting | null;
  /** for whoever has foreseen it */
  foreseen?: Happening;
}

/** What a craftsman costs in the offer, and what he does. */
export interface CraftsmanCard {
  price: number;
  work: Work;
}

/** So many cubes of a kind for so many workers. */
export interface ResourceCard {
  good: Good;
  amount: number;
  workers: number;
}

/** Everything that is printed in The Pillars of the Earth. */
export interface PillarsBox {
  craftsmen: Record<Craftsman, CraftsmanCard>;
  resources: Record<Resource, ResourceCard>;
  /** points at its two spaces */
  priory: number[];
  /** spaces for builders at the court, and at the market */
  long_place: number;
  /** lent together; the castle has two such pairs */
  grey_workers: number;
  /** gold for a cube at the market */
  buying: Record<OnMarket, number>;
  selling: Record<Good, number>;
  rounds: number;
}

/** What can happen, with all that is told of it. */
export type Told =
  | { event: "starting_player_chosen"; seat: Seat | null }
  | { event: "start_gold_received"; seat: Seat | null; gold: number }
  | { event: "round_started"; round: number; seat: Seat | null }
  | { event: "advantage_revealed"; advantage: Advantage | null; place: string | null }
  | { event: "craftsman_came_to_shiring"; craftsman: Craftsman | null; place: string | null }
  | { event: "craftsman_offered"; craftsman: Craftsman | null }
  | { event: "resource_left_out"; resource: Resource | null }
  | { event: "event_foreseen"; seat: Seat | null; happening?: Happening | null }
  | { event: "look_declined"; seat: Seat | null }
  | { event: "phase_started"; phase: Phase | null }
  | { event: "resource_taken"; seat: Seat | null; resource: Resource | null; workers: number }
  | { event: "craftsman_hired"; seat: Seat | null; craftsman: Craftsman | null; gold: number }
  | { event: "craftsman_dismissed"; seat: Seat | null; craftsman: Craftsman | null }
  | { event: "passed"; seat: Seat | null }
  | { event: "craftsman_removed"; craftsman: Craftsman | null }
  | { event: "workers_sent_to_mill"; seat: Seat | null; workers: number }
  | { event: "builder_drawn"; seat: Seat | null; price: number }
  | { event: "builder_returned"; seat: Seat | null; owner: Seat | null }
  | { event: "builder_laid_aside"; seat: Seat | null }
  | { event: "builder_placed"; seat: Seat | null; place: string | null; gold: number }
  | { event: "builder_waits"; seat: Seat | null; price: number }
  | { event: "area_reached"; area: Area | null }
  | { event: "gold_gained"; seat: Seat | null; gold: number }
  | { event: "points_gained"; seat: Seat | null; points: number }
  | { event: "cubes_gained"; seat: Seat | null; good: Good | null; amount: number }
  | { event: "card_spent"; seat: Seat | null; advantage: Advantage | null }
  | { event: "card_kept"; seat: Seat | null; advantage: Advantage | null }
  | { event: "event_revealed"; happening: Happening | null }
  | { event: "protected_by_bishop"; seat: Seat | null }
  | { event: "market_cube_taken"; seat: Seat | null; good: Good | null; amount: number }
  | { event: "points_lost"; seat: Seat | null; points: number }
  | { event: "levy_paid"; seat: Seat | null; gold: number; points: number }
  | { event: "builders_limited"; seat: Seat | null; builders: number }
  | { event: "wages_paid"; seat: Seat | null; workers: number; gold: number }
  | { event: "advantage_gained"; seat: Seat | null; advantage: Advantage | null }
  | { event: "advantage_removed"; advantage: Advantage | null }
  | { event: "black_worker_joined"; seat: Seat | null }
  | { event: "priory_scored"; seat: Seat | null; place: string | null; points: number }
  | { event: "cubes_produced"; seat: Seat | null; good: Good | null; amount: number }
  | {
      event: "income_received";
      seat: Seat | null;
      advantage: Advantage | null;
      good: Good | null;
      amount: number;
    }
  | { event: "tax_rolled"; tax: number }
  | { event: "court_metal_taken"; seat: Seat | null; metal: number }
  | { event: "tax_paid"; seat: Seat | null; gold: number; points: number }
  | { event: "craftsman_recruited"; seat: Seat | null; craftsman: Craftsman | null }
  | { event: "grey_workers_taken"; seat: Seat | null; workers: number }
  | { event: "cubes_bought"; seat: Seat | null; good: Good | null; amount: number; price: number }
  | { event: "cubes_sold"; seat: Seat | null; good: Good | null; amount: number; price: number }
  | { event: "market_left"; seat: Seat | null }
  | { event: "craftsman_strengthened"; seat: Seat | null; craftsman: Craftsman | null }
  | {
      event: "craftsman_used";
      seat: Seat | null;
      craftsman: Craftsman | null;
      points: number;
      gold: number;
    }
  | { event: "conversion_ended"; seat: Seat | null }
  | { event: "cube_returned"; seat: Seat | null; good: Good | null; amount: number }
  | { event: "cathedral_grew"; round: number }
  | { event: "starting_player_changed"; seat: Seat | null }
  | { event: "game_ended"; round: number };
