import { describe, expect, it } from "vitest";
import { leftBehind, motionless, moves } from "../../src/games/caylus_magna_carta/motions";
import type { CaylusView } from "../../src/games/caylus_magna_carta/schema";
import { road, view } from "./given";

function moved(event: Record<string, unknown>, seen: Partial<CaylusView> = {}, me = "red") {
  return moves({ event, view: view(seen), me });
}

describe("what moves", () => {
  it("a worker goes from the player to the house, and back", () => {
    const there = moved({
      event: "worker_placed",
      seat: "green",
      position: 2,
      card: "small_farm",
      denier: 1,
    });
    expect(there).toEqual([
      { thing: { kind: "mason", seat: "green" }, along: ["seat:green", "position:2"], count: 1 },
    ]);
    const back = moved({ event: "worker_returned", seat: "green", position: 2 });
    expect(back[0]?.along).toEqual(["position:2", "seat:green"]);
  });

  it("the provost walks from house to house, either way", () => {
    const back = moved(
      { event: "provost_moved", seat: "red", steps: -2, position: 1 },
      { provost: 3 },
    );
    expect(back[0]?.along).toEqual(["street:3", "street:2", "street:1"]);
    const ahead = moved({ event: "provost_advanced", steps: 1, position: 4 }, { provost: 3 });
    expect(ahead[0]?.along).toEqual(["street:3", "street:4"]);
    expect(moved({ event: "provost_moved", steps: 0, position: 3 }, { provost: 3 })).toEqual([]);
  });

  it("a batch flies to the part of the castle that is being built", () => {
    const castle = { palace: 0, walls: 3, towers: 8 };
    const batch = { event: "batch_delivered", seat: "red", food: 1, wood: 0, stone: 1, gold: 1 };
    expect(moved(batch, { castle }).map(({ thing, along }) => [thing, along])).toEqual(
      ["food", "stone", "gold"].map((good) => [{ kind: "good", good }, ["seat:red", "part:walls"]]),
    );
  });

  it("goods come from the house where the player's worker stands, else from your own building", () => {
    const cards = road(
      { card: "market", owner: "green", worker: "red" },
      { card: "market", owner: "red", worker: "green" },
    );
    const taken = { event: "deniers_taken", denier: 4, card: "market" };
    expect(moved({ ...taken, seat: "red" }, { road: cards })[0]?.along[0]).toBe("position:1");
    expect(moved({ ...taken, seat: "green" }, { road: cards })[0]?.along[0]).toBe("position:2");
    const bonus = road({ card: "market", owner: "green", worker: "red" });
    expect(moved({ ...taken, seat: "green" }, { road: bonus })[0]?.along[0]).toBe("position:1");
  });

  it("your own card comes from the pile with its face, another's from nowhere without", () => {
    expect(moved({ event: "card_drawn", seat: "red", card: "bank" })).toEqual([
      { thing: { kind: "card", face: "bank" }, along: ["pile", "hand"], count: 1 },
    ]);
    expect(moved({ event: "card_drawn", seat: "green" })).toEqual([
      { thing: { kind: "back" }, along: ["stock", "seat:green"], count: 1 },
    ]);
  });

  it("figures on their way are not at home as well", () => {
    const away = leftBehind(moved({ event: "provost_advanced", position: 4 }, { provost: 3 }));
    expect([...away]).toEqual(["street:3"]);
    expect(leftBehind(moved({ event: "income_taken", seat: "red", denier: 2 })).size).toBe(0);
  });

  it("nothing at all, where the board says so", () => {
    for (const event of motionless) {
      expect(moved({ event, seat: "red", position: 1, card: "market" })).toEqual([]);
    }
  });
});
