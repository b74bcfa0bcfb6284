import { describe, expect, it } from "vitest";
import { place, Targets } from "../src/match/targets";
import { choice } from "./samples";

const HERE = choice(7, "place_worker", { position: 3 });
const TURN_FOOD = choice(8, "turn_over", { position: 3, good: "food" });
const TURN_GOLD = choice(9, "turn_over", { position: 3, good: "gold" });
const BUILD = choice(10, "build", { card: "market" });
const PASS = choice(11, "pass");
const targets = new Targets([HERE, TURN_FOOD, TURN_GOLD, BUILD, PASS]);

describe("targets", () => {
  it("finds all options that name a place, in the order they are offered", () => {
    expect(targets.of("position", 3)).toEqual([HERE, TURN_FOOD, TURN_GOLD]);
    expect(targets.of("position", 4)).toEqual([]);
    expect(targets.of("card", "market")).toEqual([BUILD]);
  });

  it("does not take position 3 for card 3", () => {
    expect(targets.of("card", 3)).toEqual([]);
    expect(place("position", 3)).not.toBe(place("card", 3));
  });

  it("finds those of one verb at a place, and those of a verb anywhere", () => {
    expect(targets.of("position", 3, "turn_over")).toEqual([TURN_FOOD, TURN_GOLD]);
    expect(targets.verb("pass")).toEqual([PASS]);
    expect(targets.verb("exchange_hand")).toEqual([]);
  });

  it("finds the one option with all given arguments", () => {
    expect(targets.find("turn_over", { position: 3, good: "gold" })).toBe(TURN_GOLD);
    expect(targets.find("turn_over", { position: 3, good: "wood" })).toBeUndefined();
  });
});
