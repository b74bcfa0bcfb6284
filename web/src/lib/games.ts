/** The games of the house, asked once for each language. */
import { fetchGames } from "../net/api";
import type { GameInfo, Language } from "../net/schema";

const asked = new Map<Language, Promise<GameInfo[]>>();

export function games(lang: Language): Promise<GameInfo[]> {
  let answer = asked.get(lang);
  if (!answer) {
    answer = fetchGames(lang);
    answer.catch(() => asked.delete(lang));
    asked.set(lang, answer);
  }
  return answer;
}

export async function gameCalled(id: string, lang: Language): Promise<GameInfo> {
  const game = (await games(lang)).find((game) => game.id === id);
  if (!game) throw new Error(`game: expected one of this house; got '${id}'`);
  return game;
}
