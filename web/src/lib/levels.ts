/** How bots are called at the table. The server knows them by number, older tables by recipe. */
import { t } from "./i18n.svelte";

export const LEVELS = Array.from({ length: 8 }, (_, level) => `level:${level + 1}`);
export const EASY_LEVEL = "level:2";
export const USUAL_LEVEL = "level:5";

const FORMER = ["random", "greedy", "search:50ms", "search:300ms", "search:1000ms"];

export function levelName(bot: string): string {
  if (LEVELS.includes(bot)) return t(bot.replace(":", "-"));
  return FORMER.includes(bot) ? t(`level-${bot.replace(":", "-")}`) : bot;
}

/** How it plays, in one sentence; nothing for whoever is no bot of a level. */
export function levelHint(bot: string): string {
  return LEVELS.includes(bot) ? t(`${bot.replace(":", "-")}-hint`) : "";
}
