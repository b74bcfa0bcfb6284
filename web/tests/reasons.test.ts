import { describe, expect, it } from "vitest";
import { abridged, grouped, meant } from "../src/lib/reasons";
import { choice } from "./samples";

function refused(action: number, verb: string, text: string, why: string) {
  const told = { reason: "r", why: [why], rule: "V-2", unlikely: false };
  return { ...choice(action, verb), text: [text], ...told };
}

describe("what cannot be done, and why", () => {
  it("says a reason once, with all it refuses", () => {
    const list = [
      refused(1, "build", "Build the Mill on A for 2 wood", "Takes 2 wood; you have 1."),
      refused(2, "build", "Build the Mill on B for 2 wood", "Takes 2 wood; you have 1."),
      refused(3, "sell", "Sell 2 wood", "Takes 2 wood; you have 1."),
      refused(4, "build", "Build the Market on A for 1 gold", "Takes 1 gold; you have 0."),
    ];
    expect(grouped(list)).toEqual([
      {
        why: "Takes 2 wood; you have 1.",
        rule: "V-2",
        actions: "Build the Mill on A for 2 wood; B for 2 wood; Sell 2 wood",
        first: 1,
      },
      {
        why: "Takes 1 gold; you have 0.",
        rule: "V-2",
        actions: "Build the Market on A for 1 gold",
        first: 4,
      },
    ]);
  });

  it("leaves each action a word of its own", () => {
    expect(abridged(["Pay wood", "Pay gold"])).toBe("Pay wood; gold");
    expect(abridged(["Pass", "Pass"])).toBe("Pass; Pass");
    expect(abridged(["Pass", "Build"])).toBe("Pass; Build");
    expect(abridged(["Pass"])).toBe("Pass");
    expect(abridged([])).toBe("");
  });

  it("breaks no bracket apart", () => {
    expect(abridged(["Move A (2 + 1) on", "Move A (2 + 2) on"])).toBe(
      "Move A (2 + 1) on; (2 + 2) on",
    );
  });

  it("leaves out what nobody means to do, unless that is all", () => {
    const likely = refused(1, "build", "Build the Mill", "Takes 2 wood; you have 1.");
    const unlikely = { ...refused(2, "build", "Build the Inn", "Not yours."), unlikely: true };
    expect(meant([likely, unlikely])).toEqual([likely]);
    expect(meant([unlikely])).toEqual([unlikely]);
  });
});
