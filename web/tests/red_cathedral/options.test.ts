/** Every option of every decision can be taken at a piece (boards.md, section 7). */
import { describe, expect, it } from "vitest";
import { along } from "../../src/games/red_cathedral/ways";
import { named } from "../../src/kit/asked";
import { places } from "../../src/games/red_cathedral/scene";
import type { CathedralView } from "../../src/games/red_cathedral/schema";
import { eachDecision, games, tell } from "../decisions";

/** Places that are drawn from the options themselves. */
const OFFERED = /^(amount|jewels|side|up|down):/;

const ROUND = 8;

const TABLES: [variant: string, seats: number][] = [
  ["basic", 1],
  ["basic", 2],
  ["advanced", 3],
  ["basic", 4],
];

describe("every option has its place", { timeout: 1_800_000 }, () => {
  it.each(TABLES)("%s side, %i at the table", (variant, seats) => {
    const played = eachDecision<CathedralView>("red_cathedral", variant, seats, games(2, 50));
    let asked = 0;
    const lost = new Set<string>();
    const doubled = new Set<string>();
    for (const { seat, view, options, prompt } of played) {
      asked += 1;
      const there = places(view, view.players[seat]);
      const ways = options.map((option) => along(option, view, named(prompt)));
      ways.forEach((way, i) => {
        if (!way.every((place) => there.has(place) || OFFERED.test(place))) {
          lost.add(`${options[i]?.words} at ${way.join(" > ")}`);
        }
      });
      // with eight rubles a die may go once round and end where it would for nothing
      const told = ways.filter((_, i) => Number(options[i]?.args["steps"] ?? 0) < ROUND);
      if (new Set(told.map((way) => way.join(" > "))).size < told.length) {
        doubled.add(options.map(({ words }) => words).join(", "));
      }
    }
    tell(`${variant} side, ${seats} at the table: ${asked} decisions`);
    expect(asked).toBeGreaterThan(100);
    expect([...lost]).toEqual([]);
    expect([...doubled]).toEqual([]);
  });
});
