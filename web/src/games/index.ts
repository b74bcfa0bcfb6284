/** The drawn tables: every folder beside this file that has a Board.svelte. */
import type { BoardModule } from "./board";

const boards = import.meta.glob<BoardModule>("./*/Board.svelte");

export async function loadBoard(game: string): Promise<BoardModule | null> {
  return (await boards[`./${game}/Board.svelte`]?.()) ?? null;
}
