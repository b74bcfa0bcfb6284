/** From the view to what is drawn, without any drawing: the same view always gives the same scene. */
import { faceOf } from "./box";
import type * as seen from "./schema";
import type { CaylusBox, CaylusView, Face, Slot } from "./schema";

/** A house at the road: what its top shows now, and all that stands and lies on it. */
export interface House {
  position: number;
  face: Face;
  /** What lies under a residence or prestige building. */
  once: string | null;
  owner: string | null;
  worker: string | null;
  store: { good: string; left: number } | null;
  provost: boolean;
  /** The provost does not come here: the house does nothing this round. */
  beyond: boolean;
}

export type Token = "left" | "taken" | "removed";

export interface CastlePart {
  id: string;
  points: number;
  left: number;
  tokens: Token[];
  /** Where the next batch goes. */
  building: boolean;
}

export interface Space {
  number: number;
  seat: string | null;
  batches: number;
  bonus: number;
}

export interface Player extends seen.Player {
  number: number;
  asked: boolean;
  first: boolean;
  /** One for each worker: whether it is still at home. */
  home: boolean[];
  /** Sources of points that count something. */
  sources: [source: string, points: number][];
}

export interface Scene {
  round: number;
  phases: { id: string; now: boolean }[];
  houses: House[];
  castle: CastlePart[];
  bridge: Space[];
  prestige: Face[];
  players: Player[];
  hand: Face[] | null;
}

/** Before these phases the view still counts the batches of the last round. */
const DELIVERING = ["castle", "end_round", "game_end"];
const OUTSIDE_ROUNDS = ["setup", "game_end"];

/** `asked` is the seat whose turn it is. */
export function scene(
  view: CaylusView,
  asked: string | null,
  box: CaylusBox,
  phases: readonly string[],
): Scene {
  return {
    round: view.round,
    phases: ribbon(view.phase, phases),
    houses: view.road.map((slot) => house(slot, view, box)),
    castle: castle(view, box),
    bridge: bridge(view, box),
    prestige: view.prestige.map((id) => faceOf(box, id)),
    players: view.players.map((player, number) => seated(player, number, asked, view, box)),
    hand: view.hand?.map((id) => faceOf(box, id)) ?? null,
  };
}

/** The phases of a round; before the first and after the last there is only one. */
function ribbon(now: string, phases: readonly string[]): Scene["phases"] {
  const shown = OUTSIDE_ROUNDS.includes(now)
    ? [now]
    : phases.filter((phase) => !OUTSIDE_ROUNDS.includes(phase));
  return shown.map((id) => ({ id, now: id === now }));
}

function house(slot: Slot, view: CaylusView, box: CaylusBox): House {
  const { position, owner, worker } = slot;
  const card = faceOf(box, slot.card);
  const top = slot.prestige ?? (slot.residence ? "residence" : slot.card);
  const stored = slot.store !== null && card.store && top === slot.card;
  return {
    position,
    face: faceOf(box, top),
    once: top === slot.card ? null : slot.card,
    owner,
    worker,
    store: stored ? { good: card.store?.good ?? "", left: slot.store ?? 0 } : null,
    provost: view.provost === position,
    beyond: view.provost !== null && position > view.provost,
  };
}

function castle(view: CaylusView, box: CaylusBox): CastlePart[] {
  const seats = String(view.players.length);
  const next = box.parts.find((part) => (view.castle[part.id] ?? 0) > 0)?.id;
  return box.parts.map(({ id, points, tokens }) => {
    const left = view.castle[id] ?? 0;
    const removed = view.removed[id] ?? 0;
    const full = tokens[seats] ?? left;
    const kinds: Token[] = Array.from({ length: full }, (_, i) =>
      i < left ? "left" : i < full - removed ? "taken" : "removed",
    );
    return { id, points, left, tokens: kinds, building: id === next };
  });
}

function bridge(view: CaylusView, box: CaylusBox): Space[] {
  return view.players.map((_, i) => {
    const seat = view.bridge[i] ?? null;
    const passed = view.players.find((player) => player.seat === seat);
    const batches = DELIVERING.includes(view.phase) ? (passed?.batches ?? 0) : 0;
    return { number: i + 1, seat, batches, bonus: i === 0 ? box.pass_bonus : 0 };
  });
}

function seated(
  player: seen.Player,
  number: number,
  asked: string | null,
  view: CaylusView,
  box: CaylusBox,
): Player {
  const sources = Object.entries(player.points);
  return {
    ...player,
    number,
    asked: asked === player.seat,
    first: view.first_player === player.seat,
    home: Array.from({ length: box.workers }, (_, i) => i < player.workers),
    sources: sources.filter(([source, points]) => source !== "total" && points > 0),
  };
}

/** Houses are never narrower than this, nor wider than need be. */
const NARROWEST = 86;
const WIDEST = 128;
/** Width to height of a house with its piece of street. */
const HEIGHT = 1.52;

/** How many houses stand side by side: as large as fits into the room, else as small as reads. */
export function columns(width: number, houses: number, room: number): number {
  const most = Math.max(1, Math.floor(width / NARROWEST));
  const least = Math.min(most, Math.ceil(width / WIDEST));
  for (let across = least; across < most; across++) {
    const rows = Math.ceil(houses / across);
    if (rows * ((width / across) * HEIGHT) <= room) return across;
  }
  return most;
}
