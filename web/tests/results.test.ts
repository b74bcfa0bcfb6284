import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { GameWords } from "../src/lib/gamewords";
import type { GameInfo, SeatInfo } from "../src/net/schema";
import Results from "../src/table/Results.svelte";
import { ranked, sourcesOf, type Line } from "../src/table/results";

const game = { id: "any", seat_words: ["red", "blue"], words: {} } as unknown as GameInfo;
const words = new GameWords("en", game, "seat-red = Red\nseat-blue = Blue");
const seats = [
  { seat: 0, word: "red", name: "Ada", kind: "human", bot: "" },
  { seat: 1, word: "blue", name: "", kind: "bot", bot: "greedy" },
] as unknown as SeatInfo[];
const lines: Line[] = [
  { key: "towers", title: "Towers", total: false, of: [3, 5] },
  { key: "total", title: "Total", total: true, of: [8, 9] },
];

function shown(width: number): string[][] {
  window.innerWidth = width;
  const { container } = render(Results, { seats: ranked(seats, [2, 1], words), lines });
  return [...container.querySelectorAll("tr")].map((row) =>
    [...row.cells].map(
      (cell) =>
        cell.querySelector(".who > span")?.firstChild?.textContent ?? cell.textContent.trim(),
    ),
  );
}

describe("the result", () => {
  it("names the best first, and bots without a name by how they play", () => {
    const [first, second] = ranked(seats, [2, 1], words);
    expect([first?.name, second?.name]).toEqual(["Blue", "Ada"]);
    expect(first?.level).toBeTruthy();
    expect(second?.level).toBe("");
  });

  it("has a row for each seat in a wide window, and a column on a phone", () => {
    expect(shown(1280)).toEqual([
      ["", "Towers", "Total"],
      ["Blue", "5", "9"],
      ["Ada", "3", "8"],
    ]);
    expect(shown(360)).toEqual([
      ["", "Blue", "Ada"],
      ["Towers", "5", "3"],
      ["Total", "9", "8"],
    ]);
  });

  it("leaves out sources that brought nobody anything", () => {
    expect(
      sourcesOf([
        { a: 0, b: 2, total: 2 },
        { a: 0, b: 0, total: 0 },
      ]),
    ).toEqual(["b"]);
  });
});
