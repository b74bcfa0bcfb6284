/** A table of the tournament game with a deck, at once: against a bot, or with a friend. */
import { USUAL_LEVEL } from "../lib/levels";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { newcomer } from "../lobby/newcomer.svelte";
import { layTable } from "../net/api";
import type { DeckChoice } from "../net/schema";

export const GAME = "catan_duel";
export const VARIANT = "tournament";
export type Against = "bot" | "friend";

export async function playWith(deck: DeckChoice, against: Against): Promise<void> {
  const other = against === "bot" ? { kind: "bot", bot: USUAL_LEVEL } : { kind: "open" };
  const { table } = await layTable({
    game: GAME,
    variant: VARIANT,
    seats: [{ kind: "me", name: settings.name, deck }, other as { kind: "bot" | "open" }],
  });
  newcomer.played(GAME);
  router.go(`/t/${table}`);
}
