/** How bots are called at the table. The server knows them by their recipe. */
import { t } from "./i18n.svelte";

export const LEVELS = ["random", "greedy", "search:50ms", "search:300ms", "search:1000ms"];
export const EASY_LEVEL = "search:50ms";
export const USUAL_LEVEL = "search:300ms";

export function levelName(bot: string): string {
  return LEVELS.includes(bot) ? t(`level-${bot.replace(":", "-")}`) : bot;
}
