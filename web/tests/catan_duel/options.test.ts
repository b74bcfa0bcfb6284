/** Every option of every decision can be taken at a piece (boards.md, section 7). */
import { describe, expect, it } from "vitest";
import { places } from "../../src/games/catan_duel/scene";
import type { CatanDuelView } from "../../src/games/catan_duel/schema";
import { along } from "../../src/games/catan_duel/ways";
import { eachDecision, games } from "../decisions";

/** What is laid out to be chosen is drawn from the options themselves. */
const OFFERED = /^(offer|region|number):/;
const VARIANTS = ["intro", "gold", "turmoil", "progress", "duel", "tournament"];
const MOST_TOUCHES = 2;

describe("every option has its place", { timeout: 3_600_000 }, () => {
  it.each(VARIANTS)("%s", (variant) => {
    const count = games(1, 200);
    const lost = new Set<string>();
    const doubled = new Set<string>();
    let asked = 0;
    let offered = 0;
    for (const { view, options } of eachDecision<CatanDuelView>("catan_duel", variant, 2, count)) {
      asked += 1;
      offered += options.length;
      const there = places(view);
      const ways = options.map((option) => along(option, view));
      ways.forEach((way, i) => {
        const drawn = way.every((place) => there.has(place) || OFFERED.test(place));
        if (!drawn || way.length > MOST_TOUCHES) {
          lost.add(`${options[i]?.words} at ${way.join(" > ")}`);
        }
      });
      if (new Set(ways.map((way) => way.join(" > "))).size < ways.length) {
        doubled.add(options.map(({ words }) => words).join(", "));
      }
    }
    console.info(`${variant}: ${count} games, ${asked} decisions, ${offered} options`);
    expect(asked).toBeGreaterThan(200);
    expect([...lost]).toEqual([]);
    expect([...doubled]).toEqual([]);
  });
});
