// Written by `stavitel schema` from src/stavitel/games/catan_duel/views.py. Change that file, not this one.

export type Seat = "red" | "blue";

export type Variant = "intro" | "gold" | "turmoil" | "progress" | "duel" | "tournament";

export type Phase =
  | "setup"
  | "pre_roll"
  | "roll"
  | "action"
  | "replenish"
  | "exchange"
  | "game_end";

export type Resource = "brick" | "grain" | "lumber" | "ore" | "wool" | "gold";

export type Terrain = "hills" | "fields" | "forest" | "mountains" | "pasture" | "gold_river";

export type RegionCard =
  | "red_forest"
  | "red_gold_river"
  | "red_fields"
  | "red_hills"
  | "red_pasture"
  | "red_mountains"
  | "blue_forest"
  | "blue_gold_river"
  | "blue_fields"
  | "blue_hills"
  | "blue_pasture"
  | "blue_mountains"
  | "stack_forest_1"
  | "stack_forest_2"
  | "stack_gold_river_1"
  | "stack_gold_river_2"
  | "stack_fields_1"
  | "stack_fields_2"
  | "stack_hills_1"
  | "stack_hills_2"
  | "stack_pasture_1"
  | "stack_pasture_2"
  | "stack_mountains_1"
  | "stack_mountains_2";

export type Place =
  | "-11a"
  | "-11b"
  | "-9a"
  | "-9b"
  | "-7a"
  | "-7b"
  | "-5a"
  | "-5b"
  | "-3a"
  | "-3b"
  | "-1a"
  | "-1b"
  | "1a"
  | "1b"
  | "3a"
  | "3b"
  | "5a"
  | "5b"
  | "7a"
  | "7b"
  | "9a"
  | "9b"
  | "11a"
  | "11b"
  | "13a"
  | "13b";

export type Town = "-10" | "-8" | "-6" | "-4" | "-2" | "0" | "2" | "4" | "6" | "8" | "10" | "12";

export type Site =
  | "-10a"
  | "-10b"
  | "-8a"
  | "-8b"
  | "-6a"
  | "-6b"
  | "-4a"
  | "-4b"
  | "-2a"
  | "-2b"
  | "0a"
  | "0b"
  | "2a"
  | "2b"
  | "4a"
  | "4b"
  | "6a"
  | "6b"
  | "8a"
  | "8b"
  | "10a"
  | "10b"
  | "12a"
  | "12b";

export type Side = "left" | "right";

export type Card =
  | "brigitta"
  | "goldsmith"
  | "merchant_caravan"
  | "scout"
  | "relocation"
  | "brick_factory"
  | "iron_foundry"
  | "grain_mill"
  | "lumber_camp"
  | "weavers_shop"
  | "parish_hall"
  | "abbey"
  | "storehouse"
  | "marketplace"
  | "toll_bridge"
  | "brick_ship"
  | "grain_ship"
  | "ore_ship"
  | "wool_ship"
  | "lumber_ship"
  | "gold_ship"
  | "austin"
  | "candamir"
  | "harald"
  | "inga"
  | "osmund"
  | "siglind"
  | "large_trade_ship"
  | "gudrun"
  | "trade_master"
  | "merchant"
  | "brigands"
  | "reiner"
  | "gold_cache"
  | "pirate_ship"
  | "moneylender"
  | "harbor"
  | "trading_base"
  | "merchant_guild"
  | "mint"
  | "salt_silo"
  | "staple_house"
  | "voyage_of_plunder"
  | "archer"
  | "arsonist"
  | "sebastian"
  | "traitor"
  | "lookout_tower"
  | "drill_ground"
  | "carl_forkbeard"
  | "heinrich"
  | "irmgard"
  | "fairgrounds"
  | "fire_brigade"
  | "large_festival_hall"
  | "chapel_low"
  | "chapel_high"
  | "hedge_tavern"
  | "tithe_barn"
  | "benjamin"
  | "three_field_system"
  | "mineral_mining"
  | "guido"
  | "gustav"
  | "doctor"
  | "chief_cannoneer"
  | "pharmacy"
  | "bath_house"
  | "building_crane"
  | "library"
  | "parliament"
  | "town_hall"
  | "university"
  | "gold_goldsmith"
  | "gold_storehouse"
  | "gold_toll_bridge"
  | "gold_large_trade_ship"
  | "turmoil_brigands"
  | "progress_brigitta"
  | "progress_relocation";

export type Back = "basic" | "gold" | "turmoil" | "progress" | "own";

export type StackNumber =
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "10"
  | "11"
  | "12"
  | "13"
  | "14";

export type Happening =
  | "fraternal_feuds"
  | "invention"
  | "year_of_plenty"
  | "traveling_merchant"
  | "feud"
  | "yule"
  | "trade_ships_race"
  | "gift_for_the_prince"
  | "riots"
  | "plague";

export type EventSymbol =
  | "brigand_attack"
  | "trade"
  | "celebration"
  | "plentiful_harvest"
  | "event_card";

export type TownKind = "settlement" | "city";

export type Die = "production" | "event";

export type Central = "roads" | "settlements" | "cities";

export type Source = "settlements" | "cities" | "cards" | "strength" | "trade";

export type Worth = "points" | "strength" | "skill" | "commerce" | "progress";

export type Points = "strength" | "skill" | "commerce" | "progress" | "victory";

/** Who must decide, and what; nobody where chance does. */
export interface Waiting {
  seat: Seat | null;
  decision: string;
}

/** Who has the tokens, if anybody (CD-13.6). */
export interface Tokens {
  strength: Seat | null;
  trade: Seat | null;
}

/** A card as its owner reads it. */
export interface HandCard {
  card: Card;
  cost: Record<Resource, number>;
  worth: Record<Worth, number>;
  /** the card whose effect it has: card-abbey-hint */
  effect: Card;
}

/** A region on its place, and what lies on it. */
export interface Region {
  region: RegionCard;
  terrain: Terrain;
  resource: Resource;
  /** of the production die */
  number: number;
  stock: number;
}

/** The Gold Cache: beyond which region it lies, and what it holds (CD-18.13). */
export interface Cache {
  place: Place;
  stock: number;
}

/** A region where the principality is told row by row. */
export interface GridRegion {
  region: RegionCard;
  stock: number;
}

/** A hand by its backs, and what the viewer knows of it. */
export interface HandSeen {
  cards: number;
  backs: Record<Back, number>;
  /** of the opponent's */
  known: Card[];
  /** cards the viewer has lost track of among these */
  fogged: Record<Back, number>;
}

/** Of the discard pile only the top card is seen (CD-15.4). */
export interface DiscardPile {
  cards: number;
  top: Card | null;
}

/** A principality on its grid: places, towns and sites are named by column and row. */
export interface Player {
  seat: Seat;
  points: number;
  sources: Record<Source, number>;
  strength: number;
  skill: number;
  commerce: number;
  progress: number;
  goods: Record<Resource, number>;
  regions: Record<Place, Region>;
  towns: Record<Town, TownKind>;
  sites: Record<Site, Card[]>;
  /** that wait for a settlement at their outer ends */
  roads: Side[];
  cache: Cache | null;
  /** the same as its owner sees it, row by row */
  principality: ((string | number | GridRegion | Card[] | null)[])[];
  hand: HandSeen;
  hand_limit: number;
  discard?: DiscardPile;
  deck?: Record<Card, number>;
  chosen?: Record<Happening, number>;
}

/** A draw stack from the top, as the viewer knows it. */
export interface Stack {
  stack: StackNumber;
  back: Back;
  size: number;
  /** null where the viewer does not know the card */
  cards: (Card | null)[];
  /** places, from 1, where something may lie that the viewer has lost track of */
  fogged: number[];
  /** seen in this order; some are missing now, and the others lie on top */
  row: Card[];
  /** in the tournament game */
  owner?: Seat;
  /** of the cards from the top, where they show there */
  backs?: Back[];
}

/** The card that lies open beside the stacks, and how many of it (CD-14.3). */
export interface FaceUp {
  card: Card;
  left: number;
}

/** The event stack; in the Duel some events are unknown (CD-16.3). */
export interface Events {
  left: number;
  /** since the stack was built */
  drawn: Record<Happening, number>;
  /** known to be in the game */
  known: Record<Happening, number>;
}

/** Everything open, and of hidden cards what the seat has seen and remembers (CD-20). */
export interface CatanDuelView {
  variant: Variant;
  /** the house rules, each with its choice */
  switches: Record<string, string>;
  phase: Phase;
  turn: number;
  active: Seat | null;
  starter: Seat | null;
  /** victory points to win */
  target: number;
  production: number | null;
  symbol: EventSymbol | null;
  happening: Happening | null;
  fixed: Die[];
  tokens: Tokens;
  /** left out for spectators */
  hand?: HandCard[];
  players: Player[];
  /** cards left */
  central: Record<Central, number>;
  regions_left: RegionCard[];
  stacks: Stack[];
  face_up: FaceUp | null;
  events: Events;
  waiting: Waiting | null;
  viewer: Seat | null;
  /** left out where each has one */
  discard?: DiscardPile;
  /** seen and lost track of; left out for spectators */
  somewhere?: Card[];
  to_come?: Record<Card, number>;
}

/** A draw card: what it costs, and its points, zeros left out. */
export interface Face {
  cost: Record<Resource, number>;
  points: Record<Points, number>;
}

/** Everything that is printed in Catan Duel. */
export interface CatanDuelBox {
  cards: Record<Card, Face>;
  /** resources that fit on a region */
  storage: number;
}

/** What can happen, with all that is told of it. */
export type Told =
  | { event: "starter_drawn"; seat: Seat | null }
  | { event: "stack_chosen"; seat: Seat | null; stack: StackNumber | null }
  | { event: "start_card_chosen"; seat: Seat | null; card?: Card | null }
  | { event: "deck_card_dealt"; seat: Seat | null; card?: Card | null }
  | { event: "deck_event_dealt"; seat: Seat | null; happening?: Happening | null }
  | { event: "deck_card_shown"; seat: Seat | null; card: Card | null }
  | { event: "deck_event_shown"; seat: Seat | null; happening: Happening | null }
  | { event: "building_asked"; seat: Seat | null }
  | { event: "building_passed"; seat: Seat | null }
  | { event: "regions_kept"; seat: Seat | null }
  | { event: "region_placed"; seat: Seat | null; region: RegionCard | null; place: Place | null }
  | { event: "turn_started"; seat: Seat | null; turn: number }
  | { event: "production_fixed"; seat: Seat | null; number: number }
  | { event: "celebration_fixed"; seat: Seat | null }
  | { event: "production_rolled"; number: number }
  | { event: "symbol_rolled"; symbol: EventSymbol | null }
  | { event: "event_drawn"; happening: Happening | null }
  | { event: "event_stack_rebuilt" }
  | { event: "event_without_effect"; happening: Happening | null }
  | { event: "actions_ended"; seat: Seat | null }
  | { event: "token_moved"; token: string | null; holder: Seat | null }
  | { event: "game_ended"; winner: Seat | null; turn: number }
  | {
      event: "produced";
      seat: Seat | null;
      store: string | null;
      amount: number;
      resource: Resource | null;
      region: RegionCard | null;
    }
  | {
      event: "gained";
      seat: Seat | null;
      store: string | null;
      amount: number;
      resource: Resource | null;
      region: RegionCard | null;
    }
  | {
      event: "lost";
      seat: Seat | null;
      store: string | null;
      amount: number;
      resource: Resource | null;
      region: RegionCard | null;
    }
  | { event: "overflowed"; seat: Seat | null; amount: number }
  | {
      event: "paid";
      seat: Seat | null;
      store: string | null;
      amount: number;
      resource: Resource | null;
      region: RegionCard | null;
    }
  | {
      event: "given";
      seat: Seat | null;
      store: string | null;
      amount: number;
      resource: Resource | null;
      region: RegionCard | null;
    }
  | { event: "waived"; seat: Seat | null; resource: Resource | null }
  | { event: "named"; seat: Seat | null; resource: Resource | null }
  | { event: "robbed"; seat: Seat | null; amount: number }
  | { event: "trade_declined"; seat: Seat | null }
  | { event: "purchases_ended"; seat: Seat | null }
  | { event: "road_built"; seat: Seat | null; side: Side | null }
  | { event: "settlement_built"; seat: Seat | null; town: Town | null }
  | { event: "region_drawn"; seat: Seat | null; region: RegionCard | null }
  | { event: "region_stack_shuffled"; seat: Seat | null }
  | { event: "city_built"; seat: Seat | null; town: Town | null }
  | { event: "card_built"; seat: Seat | null; card: Card | null; site: Site | null }
  | { event: "cache_placed"; seat: Seat | null; place: Place | null }
  | { event: "card_removed"; seat: Seat | null; card: Card | null; site: Site | null }
  | {
      event: "traded";
      seat: Seat | null;
      give: Resource | null;
      amount: number;
      take: Resource | null;
    }
  | { event: "card_played"; seat: Seat | null; card: Card | null }
  | { event: "regions_swapped"; seat: Seat | null; place: Place | null; other_place: Place | null }
  | {
      event: "cards_swapped";
      seat: Seat | null;
      card: Card | null;
      site: Site | null;
      other_card: Card | null;
      other_site: Site | null;
    }
  | { event: "defence_declined"; seat: Seat | null }
  | { event: "defence_rolled"; seat: Seat | null; number: number }
  | { event: "attack_repelled"; seat: Seat | null; card: Card | null }
  | { event: "building_designated"; seat: Seat | null; card: Card | null; site: Site | null }
  | { event: "sebastian_declined"; seat: Seat | null }
  | { event: "not_affected"; seat: Seat | null; happening: Happening | null }
  | { event: "card_lost"; seat: Seat | null; card: Card | null; site: Site | null }
  | { event: "laid_face_up"; seat: Seat | null; card: Card | null }
  | { event: "card_discarded"; seat: Seat | null; card: Card | null }
  | { event: "taken_from_discard"; seat: Seat | null; card: Card | null }
  | { event: "nothing_taken"; seat: Seat | null }
  | { event: "card_drawn"; seat: Seat | null; stack: StackNumber | null; card?: Card | null }
  | { event: "card_taken"; seat: Seat | null; stack: StackNumber | null; card?: Card | null }
  | { event: "card_hidden"; seat: Seat | null; stack: StackNumber | null; card?: Card | null }
  | {
      event: "hand_card_put_away";
      seat: Seat | null;
      stack: StackNumber | null;
      card?: Card | null;
    }
  | { event: "hand_card_stolen"; seat: Seat | null; card?: Card | null }
  | { event: "hand_card_missed"; seat: Seat | null; card?: Card | null }
  | { event: "card_under_stack"; seat: Seat | null; card: Card | null; stack: StackNumber | null }
  | { event: "stack_searched"; seat: Seat | null; stack: StackNumber | null }
  | { event: "hand_shown"; seat: Seat | null; to: Seat | null }
  | { event: "exchange_skipped"; seat: Seat | null }
  | { event: "back_seen"; seat: Seat | null; back: Back | null; number: number };
