/** What a table to learn at needs before it can be shown. */
import { bring } from "../games";
import { gameCalled } from "../lib/games";
import { onTable } from "../lib/rules.svelte";
import type { Language } from "../net/schema";

export async function openGame(id: string, lang: Language) {
  const game = await gameCalled(id, lang);
  onTable.game = game.id;
  return { game, ...(await bring(game, lang)) };
}
