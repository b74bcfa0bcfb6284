import { describe, expect, it } from "vitest";
import { Hold, type Way } from "../../src/kit/hold.svelte";
import type { Choice } from "../../src/net/schema";

function way(action: number, ...along: string[]): Way {
  const choice = {
    action,
    words: "",
    verb: "move",
    args: {},
    text: [],
    warning: "",
    gift: false,
    brings: {},
  } as Choice;
  return { choice, along };
}

function actions(choices: readonly Choice[]): number[] {
  return choices.map(({ action }) => action);
}

const ways = [
  way(1, "die:red", "space:1"),
  way(2, "die:white", "space:1"),
  way(3, "die:white", "space:2"),
  way(4, "pass"),
  way(5, "cube", "section", "jewel:none"),
  way(6, "cube", "section", "jewel:one"),
  way(7, "cube", "other"),
];

describe("choosing by touch", () => {
  it("lights the pieces first, and nothing they could be put on", () => {
    const hold = new Hold(() => ways);
    expect(actions(hold.reach("die:white"))).toEqual([2, 3]);
    expect(hold.reach("space:1")).toEqual([]);
  });

  it("takes a piece with a single target in one touch", () => {
    const hold = new Hold(() => ways);
    expect(actions(hold.touch("die:red"))).toEqual([1]);
    expect(actions(hold.touch("pass"))).toEqual([4]);
  });

  it("takes a piece in hand, lights its targets and puts it down", () => {
    const hold = new Hold(() => ways);
    expect(hold.touch("die:white")).toEqual([]);
    expect(hold.holds("die:white")).toBe(true);
    expect(actions(hold.reach("space:2"))).toEqual([3]);
    expect(actions(hold.touch("space:1"))).toEqual([2]);
    expect(hold.path).toEqual([]);
  });

  it("goes on for as many touches as it takes", () => {
    const hold = new Hold(() => ways);
    hold.touch("cube");
    expect(hold.touch("section")).toEqual([]);
    expect(actions(hold.touch("jewel:one"))).toEqual([6]);
  });

  it("lets go of a piece that is touched again, and takes another instead", () => {
    const hold = new Hold(() => ways);
    hold.touch("die:white");
    hold.touch("die:white");
    expect(hold.path).toEqual([]);
    hold.touch("die:white");
    expect(hold.instead("cube")).toBe(true);
    hold.touch("cube");
    expect(hold.path).toEqual(["cube"]);
  });

  it("empties the hand when the question is another", () => {
    let now: readonly Way[] = ways;
    const hold = new Hold(() => now);
    hold.touch("die:white");
    now = [...ways];
    expect(hold.path).toEqual([]);
  });

  it("gives all options of one place where touch cannot tell them apart", () => {
    const hold = new Hold(() => [way(1, "slot"), way(2, "slot")]);
    expect(actions(hold.touch("slot"))).toEqual([1, 2]);
  });
});
