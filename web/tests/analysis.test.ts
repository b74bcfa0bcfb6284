import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { across, curve, down, framed, moveAt, shareAt } from "../src/replay/curve";
import { marks } from "../src/replay/marks";
import LuckAndSkill from "../src/replay/LuckAndSkill.svelte";
import type { Analysed, TableInfo } from "../src/net/schema";
import type { GameWords } from "../src/lib/gamewords";

describe("shares of the win as a curve", () => {
  it("goes from side to side and has everything in between", () => {
    const frame = framed(600, 10);
    expect(curve([0, 10], [0, 100], frame).split(" ")).toHaveLength(2);
    expect(across(5, frame)).toBe(300);
    expect(down(100, frame)).toBeLessThan(down(0, frame));
  });

  it("leads back from a place to its move", () => {
    const frame = framed(330, 10);
    for (const move of [0, 3, 7, 10]) expect(moveAt(across(move, frame), frame)).toBe(move);
    expect(moveAt(-1, frame)).toBe(0);
    expect(moveAt(331, frame)).toBe(10);
  });

  it("holds a share until the next one", () => {
    expect(shareAt([0, 4, 9], [50, 60, 70], 8)).toBe(60);
    expect(shareAt([0, 4, 9], [50, 60, 70], 9)).toBe(70);
    expect(shareAt([], [], 3)).toBeUndefined();
  });
});

describe("turning points on the graph", () => {
  const MOVES = 174;
  const LETTER = 9;
  const LINE = 13;

  /** A weak game of two: so many errors, and every tenth costs the most. */
  function weak(errors: number): Analysed {
    const moves = Array.from({ length: MOVES + 1 }, (_, move) => move);
    const first = moves.map((move) => 50 + 45 * Math.sin(move / 20));
    const made = Array.from({ length: errors }, (_, i) => ({
      move: 4 + Math.floor((i * (MOVES - 8)) / errors),
      seat: i % 2,
      mark: i % 10 === 0 ? "??" : "?!",
      loss: i % 10 === 0 ? 60 - i / 10 : 6,
    }));
    const shares = [first, first.map((share) => 100 - share)];
    return { moves, shares, errors: made } as unknown as Analysed;
  }

  it("are all there where there is room", () => {
    const found = weak(5);
    const moves = marks(found, framed(600, MOVES)).map(({ move }) => move);
    expect(moves.toSorted((a, b) => a - b)).toEqual(found.errors.map(({ move }) => move));
  });

  it.each([330, 600, 900])("never overlap in a weak game, %i pixels wide", (wide) => {
    const placed = marks(weak(80), framed(wide, MOVES));
    expect(placed.length).toBeGreaterThan(5);
    for (const [i, one] of placed.entries())
      for (const other of placed.slice(i + 1)) {
        const width = ((one.text.length + other.text.length) / 2) * LETTER;
        const apart = Math.abs(one.x - other.x) >= width || Math.abs(one.foot - other.foot) >= LINE;
        expect(apart, `${one.move} and ${other.move}`).toBe(true);
      }
  });

  it("are few, and the gravest are among them", () => {
    const placed = marks(weak(80), framed(900, MOVES));
    expect(placed.length).toBeLessThanOrEqual(12);
    expect(placed.filter(({ text }) => text === "??")).toHaveLength(8);
    expect(placed[0]?.move).toBe(4);
  });

  it("are not cut off at the upper edge", () => {
    const found = { ...weak(1), shares: [[100], [0]], moves: [0] } as unknown as Analysed;
    const [mark] = marks(found, framed(600, MOVES));
    expect(mark?.foot).toBeGreaterThanOrEqual(LINE);
  });
});

describe("luck and skill", () => {
  it("are said with their sign for every seat, and drawn to their side", () => {
    const account = { start: 50, end: 100, luck: -12.4, own: 40.2, others: 22.2, result: 50 };
    const found = { seats: [account] } as unknown as Analysed;
    const seat = { seat: 0, word: "red", kind: "human", name: "Ada", mine: true, bot: "" };
    const info = { seats: [seat] } as unknown as TableInfo;
    const words = { initial: () => "R", seat: () => "Red" } as unknown as GameWords;
    const shown = mount(LuckAndSkill, { target: document.body, props: { found, info, words } });
    flushSync();
    const said = [...document.querySelectorAll("dd .numbers")].map((one) => one.textContent);
    expect(said).toEqual(["−12", "+40", "+22", "+50"]);
    const bars = [...document.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("x")));
    expect(bars.map((x) => x < 50)).toEqual([true, false, false, false]);
    void unmount(shown);
  });
});
