import { describe, expect, it } from "vitest";
import { motionless, moves } from "../../src/games/catan_duel/motions";
import type { CatanDuelView } from "../../src/games/catan_duel/schema";
import { decisions } from "../decisions";
import told from "./box.json";

const [decision] = decisions<CatanDuelView>("catan_duel", "gold", 2, 1);
const { view } = decision as NonNullable<typeof decision>;
const me = view.viewer ?? "red";
const other = me === "red" ? "blue" : "red";

/** Arguments that fit any event. */
const ARGS = {
  seat: me,
  stack: "1",
  card: "abbey",
  site: "0a",
  other_card: "toll_bridge",
  other_site: "2b",
  place: "1a",
  other_place: "3b",
  region: "red_forest",
  resource: "lumber",
  store: "-1a",
  amount: 1,
  number: 4,
  symbol: "trade",
  happening: "yule",
  token: "strength",
  holder: me,
  side: "left",
  town: "-2",
};

function moved(event: string, more: Record<string, unknown> = {}) {
  return moves({ event: { event, ...ARGS, ...more }, view });
}

describe("motions of Catan Duel", () => {
  it("moves something for every event, or passes without a pause", () => {
    const still = told.events.filter(
      (event) => !motionless.has(event) && moved(event).length === 0,
    );
    expect(still).toEqual([]);
    expect(told.events.filter((event) => motionless.has(event)).length).toBe(motionless.size);
  });

  it("fills the regions the die has chosen, each in its own principality", () => {
    expect(moved("produced", { amount: 2 })[0]).toMatchObject({
      thing: { good: "lumber" },
      along: ["die:production", "place:-1a"],
      count: 2,
    });
    expect(moved("produced", { seat: other })[0]?.along[1]).toBe(`${other}.place:-1a`);
    expect(moved("gained", { store: "cache" })[0]?.along[1]).toBe("store:cache");
  });

  it("flies cards between hand, stack, site and pile, hidden ones face down", () => {
    expect(moved("card_built")[0]).toMatchObject({
      thing: { card: "abbey" },
      along: [`hand:${me}`, "site:0a"],
    });
    expect(moved("card_built", { card: "merchant_guild" })[0]?.along[0]).toBe(
      "card:merchant_guild",
    );
    expect(moved("card_removed")[0]?.along).toEqual(["site:0a.abbey", "discard:pile"]);
    expect(moved("card_drawn", { card: null, stack: "4", seat: other })[0]).toMatchObject({
      thing: { kind: "back", back: "gold" },
      along: ["stack:4", `hand:${other}`],
    });
  });

  it("sends a token to whoever has the advantage, and back to the middle", () => {
    expect(moved("token_moved", { holder: other })[0]?.along).toEqual([
      "token:strength",
      `seat:${other}`,
    ]);
    expect(moved("token_moved", { holder: null })[0]?.along[1]).toBe("dice:both");
  });

  it("builds a settlement at the end of its road", () => {
    expect(moved("settlement_built")[0]?.along[1]).toBe("side:left");
    expect(moved("settlement_built", { town: "4" })[0]?.along[1]).toBe("side:right");
  });
});
