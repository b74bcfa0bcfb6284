/** What decks are built from, fetched once for each language. */
import { fetchDeckKit } from "../net/api";
import type { DeckKit, Language } from "../net/schema";

const known = new Map<Language, Promise<DeckKit>>();

export function deckKit(lang: Language): Promise<DeckKit> {
  const found = known.get(lang) ?? fetchDeckKit(lang);
  known.set(lang, found);
  found.catch(() => known.delete(lang)); // it is asked for again
  return found;
}
