/** What a game brings to a table. Drawn tables: every folder beside this file with a Board.svelte. */
import { gameWords, type GameWords } from "../lib/gamewords";
import { once } from "../lib/once";
import { fetchComponents } from "../net/api";
import type { GameInfo, Language } from "../net/schema";
import type { BoardModule } from "./board";

export interface Brought {
  words: GameWords;
  board: BoardModule | null;
  components: Record<string, unknown>;
}

const boards = import.meta.glob<BoardModule>("./*/Board.svelte");
const known = new Map<string, Promise<Brought["components"]>>();

export async function bring(game: GameInfo, lang: Language): Promise<Brought> {
  const [words, board, components] = await Promise.all([
    gameWords(game, lang),
    boards[`./${game.id}/Board.svelte`]?.() ?? null,
    once(known, game.id, () => fetchComponents(game.id)),
  ]);
  return { words, board, components };
}
