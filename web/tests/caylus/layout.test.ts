import { describe, expect, it } from "vitest";
import { columns, scene } from "../../src/games/caylus_magna_carta/layout";
import type { CaylusView, Phase, Waiting } from "../../src/games/caylus_magna_carta/schema";
import { box, road, view, words } from "./given";

const drawn = (changes: Partial<CaylusView> = {}) =>
  scene(view(changes), changes.waiting?.seat ?? null, box, words["phase"] ?? []);

describe("the road", () => {
  it("shows what lies on top: the building, a residence, or a prestige building on it", () => {
    const { houses } = drawn({
      road: road(
        { card: "market", owner: "red" },
        { card: "bank", owner: "green", residence: true },
        { card: "peddler", owner: "orange", residence: true, prestige: "hotel" },
      ),
    });
    expect(houses.map(({ face, once }) => [face.id, once])).toEqual([
      ["market", null],
      ["residence", "bank"],
      ["hotel", "peddler"],
    ]);
  });

  it("keeps the cubes of a store on the card as long as the card is a building", () => {
    const { houses } = drawn({
      road: road(
        { card: "small_farm", store: 3 },
        { card: "small_farm", store: 3, residence: true },
        { card: "market" },
      ),
    });
    expect(houses.map(({ store }) => store)).toEqual([{ good: "food", left: 3 }, null, null]);
  });

  it("lets houses sleep to which the provost does not come", () => {
    const cards = road({ card: "park" }, { card: "neutral_peddler" }, { card: "market" });
    const standard = drawn({ road: cards, provost: 2 }).houses;
    expect(standard.map(({ provost, beyond }) => [provost, beyond])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    const beginner = drawn({ road: cards, provost: null }).houses;
    expect(beginner.some(({ provost, beyond }) => provost || beyond)).toBe(false);
  });
});

describe("the castle", () => {
  it("has a merlon for every token, and says which were taken and which went away", () => {
    const castle = drawn({
      castle: { palace: 0, walls: 4, towers: 8 },
      removed: { palace: 2, walls: 1, towers: 0 },
    }).castle;
    const tokens = castle.map((part) => part.tokens.map((token) => token[0]).join(""));
    expect(tokens).toEqual(["ttttrr", "llllttr", "llllllll"]);
    expect(castle.filter((part) => part.building).map((part) => part.id)).toEqual(["walls"]);
  });
});

describe("the bridge", () => {
  it("shows who passed in order, and the bonus of the first space", () => {
    const { bridge } = drawn({ bridge: ["orange"] });
    expect(bridge.map(({ number, seat, bonus }) => [number, seat, bonus])).toEqual([
      [1, "orange", 1],
      [2, null, 0],
      [3, null, 0],
    ]);
  });

  it("counts batches only once deliveries have begun", () => {
    const players = view().players.map((player) => ({ ...player, batches: 2 }));
    const batches = (phase: Phase) =>
      drawn({ phase, players, bridge: ["red"] }).bridge.map((space) => space.batches);
    expect(batches("actions")).toEqual([0, 0, 0]);
    expect(batches("castle")).toEqual([2, 0, 0]);
  });
});

describe("players", () => {
  it("are marked when they are asked or begin, and workers are at home or not", () => {
    const players = view().players.map((player) => ({ ...player, workers: 1 }));
    const waiting: Waiting = { seat: "green", decision: "player_turn" };
    const seated = drawn({ players, waiting, first_player: "orange" }).players;
    expect(seated.map(({ asked }) => asked)).toEqual([false, true, false]);
    expect(seated.map(({ first }) => first)).toEqual([false, false, true]);
    expect(seated[0]?.home).toEqual([true, false, false, false]);
  });
});

describe("the ribbon", () => {
  it("has six phases within a round, and one before and after", () => {
    const ids = (phase: Phase) => drawn({ phase }).phases.map(({ id }) => id);
    expect(ids("setup")).toEqual(["setup"]);
    expect(ids("game_end")).toEqual(["game_end"]);
    expect(ids("castle")).toHaveLength(6);
    expect(drawn({ phase: "castle" }).phases.find(({ now }) => now)?.id).toBe("castle");
  });
});

describe("columns", () => {
  it("never makes houses too narrow to read or wider than need be", () => {
    for (const width of [320, 348, 600, 918, 1400]) {
      for (const houses of [2, 9, 19, 40]) {
        const across = width / columns(width, houses, 300);
        expect(across).toBeGreaterThanOrEqual(86);
        expect(across).toBeLessThanOrEqual(130);
      }
    }
  });

  it("draws houses smaller as the road grows", () => {
    expect(columns(918, 4, 300)).toBe(8);
    expect(columns(918, 20, 300)).toBe(10);
  });

  it("holds four houses side by side on a phone when there are many", () => {
    expect(columns(347, 3, 300)).toBe(3);
    expect(columns(347, 16, 300)).toBe(4);
  });
});
