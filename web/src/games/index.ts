/** What a game brings to a table. */
import { gameWords, type GameWords } from "../lib/gamewords";
import { once } from "../lib/once";
import { fetchBox } from "../net/api";
import type { GameInfo, Language } from "../net/schema";
import type { BoardModule, PieceModule } from "./board";
import type { Boxes, Views } from "./schema";

export interface Brought {
  words: GameWords;
  board: BoardModule | null;
  box: object;
}

/** Drawn tables. Each takes the view and the box of its game, as the server declares them. */
const boards: { [G in keyof Views]?: () => Promise<BoardModule<Views[G], Boxes[G]>> } = {
  catan_duel: () => import("./catan_duel/Board.svelte"),
  caylus_magna_carta: () => import("./caylus_magna_carta/Board.svelte"),
  pillars: () => import("./pillars/Board.svelte"),
  red_cathedral: () => import("./red_cathedral/Board.svelte"),
};
/** Pieces drawn one by one, for the guides. */
const pieces: { [G in keyof Boxes]?: () => Promise<PieceModule<Boxes[G]>> } = {
  catan_duel: () => import("./catan_duel/Piece.svelte"),
  caylus_magna_carta: () => import("./caylus_magna_carta/Piece.svelte"),
  pillars: () => import("./pillars/Piece.svelte"),
  red_cathedral: () => import("./red_cathedral/Piece.svelte"),
};
const known = new Map<string, Promise<object>>();

export async function bring(game: GameInfo, lang: Language): Promise<Brought> {
  const [words, board, box] = await Promise.all([
    gameWords(game, lang),
    boardOf(game.id),
    once(known, game.id, () => fetchBox(game.id)),
  ]);
  return { words, board, box };
}

export interface Pieces {
  words: GameWords;
  piece: PieceModule;
  box: object;
}

/** What draws the pieces of a game; null for a game that has no pictures. */
export async function bringPieces(game: GameInfo, lang: Language): Promise<Pieces | null> {
  const load = pieces[game.id as keyof Boxes];
  if (!load) return null;
  const [words, piece, box] = await Promise.all([
    gameWords(game, lang),
    load() as Promise<PieceModule>,
    once(known, game.id, () => fetchBox(game.id)),
  ]);
  return { words, piece, box };
}

/** The one place where the page takes the server at its word: a table's views are those of its game. */
function boardOf(id: string): Promise<BoardModule> | null {
  if (!(id in boards)) return null;
  return (boards[id as keyof Views]?.() as Promise<BoardModule> | undefined) ?? null;
}
