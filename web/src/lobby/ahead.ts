/** What comes next, fetched while somebody looks at the front page or waits for their table. */
import { bring } from "../games";
import { settings } from "../lib/settings.svelte";
import type { GameInfo } from "../net/schema";

/** The page of a table and, once it is known, what its game brings. */
export function fetchAhead(game?: GameInfo): void {
  const table = import("../table/TablePage.svelte");
  // what fails here is asked for again, and told, where it is needed
  void Promise.allSettled([table, game && bring(game, settings.lang)]);
}
