/** What somebody has played in this browser before; whoever is new to a game is led to a gentle start. */

const KEY = "stavitel.played";

class Newcomer {
  /** Nothing was ever played here, as far as this browser remembers. */
  here = $state(remembered() === null);
  #known = $state.raw<ReadonlySet<string>>(new Set(remembered() ?? []));

  /** This game was never played here. */
  to(game: string): boolean {
    return !this.#known.has(game);
  }

  /** Somebody has sat down at a table of these games, or is found to sit at one. */
  played(...games: readonly string[]): void {
    if (!games.length || (!this.here && games.every((game) => this.#known.has(game)))) return;
    this.here = false;
    this.#known = new Set([...this.#known, ...games]);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#known]));
    } catch {
      // without storage everybody is new with each visit
    }
  }
}

/** The games that were played; earlier versions remembered only that something was. */
function remembered(): string[] | null {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === null) return null;
    const games: unknown = kept === "yes" ? [] : JSON.parse(kept);
    return Array.isArray(games) ? games.filter((game) => typeof game === "string") : [];
  } catch {
    return null;
  }
}

export const newcomer = new Newcomer();
