import { describe, expect, it } from "vitest";
import { motionless, moves } from "../../src/games/pillars/motions";
import { built, stops } from "../../src/games/pillars/scene";
import type { PillarsView } from "../../src/games/pillars/schema";
import { decisions } from "../decisions";
import { happened, missing } from "../happened";
import told from "./box.json";

const played = decisions<PillarsView>("pillars", "standard", 2, 1);
const [decision] = played;
const view = (decision as NonNullable<typeof decision>).view;

/** Arguments that fit any event. */
const ARGS = {
  seat: "blue",
  owner: "red",
  craftsman: "start_woodworker",
  advantage: "aliena",
  happening: "volunteers",
  resource: "stone_3",
  area: "forest",
  place: "bishop",
  good: "wood",
  amount: 2,
  workers: 3,
  gold: 2,
  points: 2,
  price: 5,
  tax: 3,
  metal: 1,
  round: 1,
};

function moved(event: string, more: Record<string, unknown> = {}, seen = view) {
  return moves({ event: { event, ...ARGS, ...more }, view: seen });
}

describe("motions of The Pillars of the Earth", () => {
  it("moves something for every event, or passes without a pause", () => {
    const still = told.events.filter(
      (event) => !motionless.has(event) && moved(event).length === 0,
    );
    expect(still).toEqual([]);
    expect(told.events.filter((event) => motionless.has(event)).length).toBe(motionless.size);
  });

  it("carries the lantern from the area that was resolved to the next", () => {
    const before = { ...view, area: "priory" as const };
    expect(moved("area_reached", {}, before)[0]).toMatchObject({
      thing: { kind: "lantern" },
      along: ["area:priory", "area:forest"],
    });
  });

  it("draws a builder from the bag, and leads it to its place for gold", () => {
    expect(moved("builder_drawn")[0]?.along).toEqual(["bag:builders", "drawn:builder"]);
    const [builder, gold] = moved("builder_placed");
    expect(builder?.along).toEqual(["drawn:builder", "place:bishop"]);
    expect(gold).toMatchObject({ thing: { good: "gold" }, count: 2 });
  });

  it("sends workers to where the cubes of their card come from", () => {
    expect(moved("resource_taken")[0]).toMatchObject({
      along: ["seat:blue", "area:quarry"],
      count: 3,
    });
  });

  it("turns cubes into points over the cathedral", () => {
    const [wood, points] = moved("craftsman_used", { gold: 0 });
    expect(wood).toMatchObject({ thing: { good: "wood" }, along: ["seat:blue", "area:cathedral"] });
    expect(points).toMatchObject({ along: ["area:cathedral", "seat:blue"], count: 2 });
  });
});

describe("the cathedral", () => {
  it("grows by one part a round, and never shrinks", () => {
    const stages = played.map((one) => built(one.view));
    expect(stages[0]).toBe(0);
    expect(Math.max(...stages)).toBe(5); // the sixth part is laid after the last decision
    stages.forEach((stage, i) => expect(stage).toBeGreaterThanOrEqual(stages[i - 1] ?? 0));
    expect(built({ ...view, round: 6, phase: "game_end" })).toBe(6);
  });
});

describe("a whole game on the board", { timeout: 600_000 }, () => {
  it.each([
    [2, "greedy"],
    [3, "random"],
    [4, "random"],
  ] as const)("%i at the table, %s: every event has its motion", (seats, player) => {
    const found = missing<PillarsView>(
      happened("pillars", "standard", seats, player),
      motionless,
      (event, seen) => moves({ event, view: seen }),
      (seen) => stops(seen, seen.players[0], Object.keys(told.box.resources)),
    );
    expect(found.shown).toBeGreaterThan(100);
    expect(found.nowhere).toEqual([]);
    expect(found.still).toEqual([]);
  });
});
