import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { across, curve, down, moveAt, shareAt, WIDE } from "../src/replay/curve";
import LuckAndSkill from "../src/replay/LuckAndSkill.svelte";
import type { Analysed, TableInfo } from "../src/net/schema";
import type { GameWords } from "../src/lib/gamewords";

describe("shares of the win as a curve", () => {
  it("goes from side to side and has everything in between", () => {
    expect(curve([0, 10], [0, 100], 10).split(" ")).toHaveLength(2);
    expect(across(5, 10)).toBe(WIDE / 2);
    expect(down(100)).toBeLessThan(down(0));
  });

  it("leads back from a place to its move", () => {
    for (const move of [0, 3, 7, 10]) expect(moveAt(across(move, 10) / WIDE, 10)).toBe(move);
    expect(moveAt(-1, 10)).toBe(0);
    expect(moveAt(2, 10)).toBe(10);
  });

  it("holds a share until the next one", () => {
    expect(shareAt([0, 4, 9], [50, 60, 70], 8)).toBe(60);
    expect(shareAt([0, 4, 9], [50, 60, 70], 9)).toBe(70);
    expect(shareAt([], [], 3)).toBeUndefined();
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
