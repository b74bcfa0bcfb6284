import { describe, expect, it } from "vitest";
import { command, roundAfter, roundBefore, stepAfter, stepBefore } from "../src/replay/keys";

const key = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: document.body,
  ...more,
});

describe("keys of the replay", () => {
  it.each([
    ["ArrowLeft", "back"],
    ["ArrowRight", "next"],
    ["[", "round-back"],
    ["]", "round-next"],
    ["Home", "first"],
    ["End", "last"],
    ["p", "play"],
    ["Tab", null],
    ["x", null],
  ])("%s asks for %s", (pressed, asked) => {
    expect(command(key(pressed), false)).toBe(asked);
  });

  it("leaves combinations to the browser, where Alt and an arrow goes back a page", () => {
    for (const held of ["ctrlKey", "metaKey", "altKey"]) {
      expect(command(key("ArrowLeft", { [held]: true }), false)).toBeNull();
    }
  });

  it("leaves arrows to the slider and letters to fields", () => {
    const slider = Object.assign(document.createElement("input"), { type: "range" });
    expect(command(key("ArrowRight", { target: slider }), false)).toBeNull();
    const field = document.createElement("input");
    expect(command(key("p", { target: field }), false)).toBeNull();
    expect(command(key("p", { target: document.createElement("button") }), false)).toBe("play");
  });

  it("does not jump ahead where nothing may be given away", () => {
    expect(command(key("End"), true)).toBeNull();
    expect(command(key("]"), true)).toBeNull();
    expect(command(key("ArrowRight"), true)).toBe("next");
    expect(command(key("Home"), true)).toBe("first");
  });
});

describe("rounds", () => {
  const rounds = [0, 9, 30, 52];

  it("goes back to the beginning of a round, then to that of the one before", () => {
    expect(roundBefore(rounds, 40)).toBe(30);
    expect(roundBefore(rounds, 30)).toBe(9);
    expect(roundBefore(rounds, 0)).toBe(0);
  });

  it("goes ahead to the next round, and from the last one to the end", () => {
    expect(roundAfter(rounds, 0, 70)).toBe(9);
    expect(roundAfter(rounds, 30, 70)).toBe(52);
    expect(roundAfter(rounds, 60, 70)).toBe(70);
  });
});

describe("one step of a replay", () => {
  const rounds = [0, 14, 60];

  it("is laying out the table, as a whole", () => {
    expect(stepAfter(rounds, 0, 90)).toBe(14);
    expect(stepAfter(rounds, 5, 90)).toBe(14);
    expect(stepBefore(rounds, 14)).toBe(0);
    expect(stepAfter(rounds, 0, 6)).toBe(6); // a game that was left before it began
  });

  it("is a move ever after, and also where nothing is laid out", () => {
    expect(stepAfter(rounds, 14, 90)).toBe(15);
    expect(stepBefore(rounds, 15)).toBe(14);
    expect(stepAfter([0], 0, 90)).toBe(1);
    expect(stepAfter(rounds, 90, 90)).toBe(90);
  });
});
