import { describe, expect, it } from "vitest";
import { motionless, moves } from "../../src/games/red_cathedral/motions";
import { stops } from "../../src/games/red_cathedral/scene";
import type { CathedralView } from "../../src/games/red_cathedral/schema";
import { decisions } from "../decisions";
import { happened, missing } from "../happened";
import told from "./box.json";

const [decision] = decisions<CathedralView>("red_cathedral", "basic", 1, 1);
const view = (decision as NonNullable<typeof decision>).view;

const LAST = told.box.last_space;

/** Arguments that fit any event; the marker walks on, the die goes two spaces. */
const ARGS = {
  seat: "yellow",
  die: "red",
  steps: 2,
  value: 3,
  space: 1,
  rubles: 2,
  good: "wood",
  amount: 2,
  tower: 1,
  floor: 1,
  tile: "wt_n_wood",
  slot: "red",
  ornament: "door",
  track: 30,
};

function moved(event: string, more: Record<string, unknown> = {}) {
  return moves({ event: { event, ...ARGS, ...more }, view, me: "yellow", last: LAST });
}

describe("motions of The Red Cathedral", () => {
  it("moves something for every event, or passes without a pause", () => {
    const still = told.events.filter(
      (event) => !motionless.has(event) && moved(event).length === 0,
    );
    expect(still).toEqual([]);
    expect(told.events.filter((event) => motionless.has(event)).length).toBe(motionless.size);
  });

  it("walks a die from space to space round the ring", () => {
    const from = view.dice.red.space;
    const [walk] = moved("die_moved", { rubles: 0, steps: 3 });
    expect(walk?.along).toEqual([0, 1, 2, 3].map((step) => `space:${((from - 1 + step) % 8) + 1}`));
  });

  it("brings goods from the token to the workshop, at most as many as were taken", () => {
    const [taken] = moved("resources_taken", { good: "stone", amount: 3 });
    const space = 1 + view.market.findIndex(({ token }) => token === "stone");
    expect(taken).toMatchObject({ along: [`token:${space}`, "seat:yellow"], count: 3 });
  });

  it("delivers from your own pile to the section", () => {
    expect(moved("material_delivered")[0]?.along).toEqual([
      "good:wood",
      `section:${view.towers[0]?.floors[0]?.section}`,
    ]);
  });

  it("moves the marker along the track", () => {
    const track = view.players[0]?.track ?? 0;
    expect(moved("recognition_gained")[0]?.along).toEqual([`track:${track}`, "track:30"]);
  });
});

describe("a whole game on the board", { timeout: 600_000 }, () => {
  it.each([
    ["basic", 1, "greedy"],
    ["advanced", 3, "greedy"],
    ["basic", 2, "random"],
  ] as const)(
    "%s side, %i at the table, %s: every event has its motion",
    (variant, seats, player) => {
      const told = missing<CathedralView>(
        happened("red_cathedral", variant, seats, player),
        motionless,
        (event, view) => moves({ event, view, me: view.players[0]?.seat ?? null, last: LAST }),
        (view) => stops(view, view.players[0], LAST),
      );
      expect(told.shown).toBeGreaterThan(100);
      expect(told.nowhere).toEqual([]);
      expect(told.still).toEqual([]);
    },
  );
});
