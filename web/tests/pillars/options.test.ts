/** Every option of every decision can be taken at a piece (boards.md, section 7). */
import { describe, expect, it } from "vitest";
import { places } from "../../src/games/pillars/scene";
import type { PillarsView } from "../../src/games/pillars/schema";
import { along } from "../../src/games/pillars/ways";
import { eachDecision, games, tell } from "../decisions";
import told from "./box.json";

/** Numbers to choose from are drawn from the options themselves. */
const OFFERED = /^amount:/;
const RESOURCES = Object.keys(told.box.resources);

describe("every option has its place", { timeout: 1_800_000 }, () => {
  it.each([2, 3, 4])("%i at the table", (seats) => {
    const played = eachDecision<PillarsView>("pillars", "standard", seats, games(3, 70));
    let asked = 0;
    const lost = new Set<string>();
    const doubled = new Set<string>();
    for (const { seat, view, options } of played) {
      asked += 1;
      const there = places(view, view.players[seat], RESOURCES);
      const ways = options.map((option) => along(option, view));
      ways.forEach((way, i) => {
        if (!way.every((place) => there.has(place) || OFFERED.test(place))) {
          lost.add(`${options[i]?.words} at ${way.join(" > ")}`);
        }
      });
      if (new Set(ways.map((way) => way.join(" > "))).size < ways.length) {
        doubled.add(options.map(({ words }) => words).join(", "));
      }
    }
    tell(`${seats} at the table: ${asked} decisions`);
    expect(asked).toBeGreaterThan(100);
    expect([...lost]).toEqual([]);
    expect([...doubled]).toEqual([]);
  });
});
