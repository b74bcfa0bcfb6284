/** The games of the house, asked once for each language. */
import { fetchGames, NOT_THERE, Refusal } from "../net/api";
import type { GameInfo, Language } from "../net/schema";
import { once } from "./once";

const asked = new Map<string, Promise<GameInfo[]>>();

export function games(lang: Language): Promise<GameInfo[]> {
  return once(asked, lang, () => fetchGames(lang));
}

export async function gameCalled(id: string, lang: Language): Promise<GameInfo> {
  const game = (await games(lang)).find((game) => game.id === id);
  if (!game) throw new Refusal(NOT_THERE, `game: expected one of this house; got '${id}'`);
  return game;
}
