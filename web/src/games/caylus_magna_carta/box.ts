/** What is printed on the cards, read from the components. */
import type { Counts, Trade } from "../../art/pieces/amounts";

/** One card: what it costs, what it is worth and what it does. */
export interface Face {
  id: string;
  /** Where its name is in the catalogue: `card-market`, `building-theatre`. */
  domain: "card" | "building";
  points: number;
  cost: Counts;
  worker: readonly Trade[];
  owner: readonly Trade[];
  store: { good: string; amount: Counts } | null;
  income: number;
}

export interface Part {
  id: string;
  points: number;
  /** How many tokens it starts with, by the number of players. */
  tokens: Counts;
}

export interface Box {
  faces: ReadonlyMap<string, Face>;
  parts: readonly Part[];
  workers: number;
  passBonus: number;
}

interface Row {
  id: string;
  points: number;
  cost?: Counts;
  worker_effect?: Trade[];
  owner_effect?: Trade[];
  store?: { good: string; amount: Counts };
  income_denier?: number;
}

interface Components {
  neutral_building: Row[];
  player_building: Row[];
  prestige_building: Row[];
  residence: Row;
  castle_part: Part[];
  players: { workers_each: number };
  bridge: { first_pass_bonus_denier: number };
}

export function openBox(components: Record<string, unknown>): Box {
  const printed = components as unknown as Components;
  const cards = [...printed.neutral_building, ...printed.player_building, printed.residence];
  const faces = [
    ...cards.map((row) => face(row, "card")),
    ...printed.prestige_building.map((row) => face(row, "building")),
  ];
  return {
    faces: new Map(faces.map((one) => [one.id, one])),
    parts: printed.castle_part,
    workers: printed.players.workers_each,
    passBonus: printed.bridge.first_pass_bonus_denier,
  };
}

export function faceOf(box: Box, id: string): Face {
  const found = box.faces.get(id);
  if (!found) throw new Error(`expected a card of the box; got '${id}'`);
  return found;
}

function face(row: Row, domain: Face["domain"]): Face {
  return {
    id: row.id,
    domain,
    points: row.points,
    cost: row.cost ?? {},
    worker: row.worker_effect ?? [],
    owner: row.owner_effect ?? [],
    store: row.store ?? null,
    income: row.income_denier ?? 0,
  };
}
