/** Every option of every decision can be taken at a piece (boards.md, section 7). */
import { describe, expect, it } from "vitest";
import { places } from "../../src/games/catan_duel/scene";
import type { CatanDuelView } from "../../src/games/catan_duel/schema";
import { along } from "../../src/games/catan_duel/ways";
import { decisions, games } from "../decisions";

/** What is laid out to be chosen is drawn from the options themselves. */
const OFFERED = /^(offer|region|number):/;
const VARIANTS = ["intro", "gold", "turmoil", "progress", "duel"];
const MOST_TOUCHES = 2;
/** Whole games are long: so many are held in memory at a time. */
const AT_ONCE = 2;

describe("every option has its place", { timeout: 3_600_000 }, () => {
  it.each(VARIANTS)("%s", (variant) => {
    const lost = new Set<string>();
    const doubled = new Set<string>();
    let asked = 0;
    for (let first = 1; first <= games(1, 200); first += AT_ONCE) {
      const count = Math.min(AT_ONCE, games(1, 200) - first + 1);
      for (const decision of decisions<CatanDuelView>("catan_duel", variant, 2, count, first)) {
        const { view, options } = decision;
        asked++;
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
    }
    expect(asked).toBeGreaterThan(200);
    expect([...lost]).toEqual([]);
    expect([...doubled]).toEqual([]);
  });
});
