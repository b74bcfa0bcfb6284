/** How large cards are in a window of 1280 x 800, from the first turn to the longest row. */
import { describe, expect, it } from "vitest";
import { BESIDE, DESK, sizes } from "../../src/games/catan_duel/layout";
import { columns, depth } from "../../src/games/catan_duel/scene";
import type { CatanDuelView, Player } from "../../src/games/catan_duel/schema";
import { decisions } from "../decisions";

const [WIDTH, HEIGHT] = [918, 666];
const EM = Math.min(WIDTH / DESK[0], HEIGHT / DESK[1]);
const CARD = 7.2;

/** The width of a card in pixels. */
function card(players: readonly Player[]): number {
  const { share, across, above } = sizes(players);
  const free = above ? WIDTH : WIDTH - (BESIDE + 1) * EM;
  return CARD * Math.min(share * EM, free / across);
}

/** A principality with so many towns, all of one kind. */
function withTowns(player: Player, count: number, kind: "settlement" | "city"): Player {
  const towns = Object.fromEntries(Array.from({ length: count }, (_, i) => [`${2 * i}`, kind]));
  const sites = Object.fromEntries(
    Object.keys(towns).flatMap((town) => [
      [`${town}a`, []],
      [`${town}b`, []],
    ]),
  );
  return { ...player, towns, sites, cache: null } as unknown as Player;
}

describe("cards of Catan Duel", () => {
  const [first] = decisions<CatanDuelView>("catan_duel", "intro", 2, 1);
  const [one, other] = first?.view.players as unknown as readonly [Player, Player];

  it("are large while there are few of them", () => {
    expect(columns(one)).toHaveLength(5);
    expect(card([one, other])).toBeGreaterThan(90);
  });

  it("stay readable where both have cities with cards one above the other", () => {
    const cities = withTowns(one, 4, "city");
    const full = { ...cities, sites: { ...cities.sites, "0a": ["abbey"], "0b": ["harald"] } };
    expect(depth(full as unknown as Player, "a")).toBe("rows");
    expect(card([full, full] as unknown as Player[])).toBeGreaterThan(54);
  });

  it("give second sites only a strip until one can be built on", () => {
    const cities = withTowns(one, 4, "city");
    expect(depth(cities, "a")).toBe("strip");
    expect(card([cities, cities])).toBeGreaterThan(70);
  });

  it("have what both share above them where a row is long", () => {
    const long = { ...withTowns(one, 7, "settlement"), roads: ["left", "right"] };
    expect(columns(long as Player)).toHaveLength(17);
    expect(sizes([long as Player, other]).above).toBe(true);
    expect(sizes([one, other]).above).toBe(false);
    expect(card([long as Player, other])).toBeGreaterThan(50);
  });
});
