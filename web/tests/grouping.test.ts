import { describe, expect, it } from "vitest";
import { merged } from "../src/lib/reasons";
import { plain, rest } from "../src/lib/sentence";
import type { Choice } from "../src/net/schema";
import { byPiece } from "../src/table/grouping";
import { choice } from "./samples";

function option(action: number, verb: string, args: Choice["args"], text: string): Choice {
  return { ...choice(action, verb), args, text: [text] };
}

describe("options by piece", () => {
  const dice = [
    option(0, "move", { die: "yellow", space: 3 }, "Move the yellow die to space 3 free"),
    option(1, "move", { die: "yellow", space: 4 }, "Move the yellow die to space 4 for 1 ruble"),
    option(2, "move", { die: "yellow", space: 5 }, "Move the yellow die to space 5 for 2 rubles"),
    option(3, "move", { die: "green", space: 1 }, "Move the green die to space 1 free"),
    option(4, "pass", {}, "Pass"),
  ];

  it("says once what all options of a piece begin with, and keeps their order", () => {
    const rows = byPiece(dice);
    expect(rows.map(({ option }) => option.action)).toEqual([0, 1, 2, 3, 4]);
    expect(rows.map(({ first }) => first)).toEqual([true, false, false, false, false]);
    expect(rows[0]?.shared).toBe("Move the yellow die to space ");
    expect(rows.slice(3).map(({ shared }) => shared)).toEqual(["", ""]);
    const own = rows.slice(0, 3).map((row) => plain(rest(row.option.text, row.shared.length)));
    expect(own).toEqual(["3 free", "4 for 1 ruble", "5 for 2 rubles"]);
  });

  it("leaves alone what shares only a word", () => {
    const rows = byPiece(
      ["Mill", "Bank", "Park"].map((to, n) => option(n, "b", {}, `Build ${to}`)),
    );
    expect(rows.map(({ shared }) => shared)).toEqual(["", "", ""]);
  });

  it("does not cut within brackets", () => {
    const rows = byPiece(
      ["(right 1, above)", "(right 1, below)", "(right 2, above)"].map((site, n) =>
        option(n, "build", { card: "university", site }, `Build the University ${site} for 1 ore`),
      ),
    );
    expect(rows[0]?.shared).toBe("Build the University ");
  });

  it("cuts a sentence within a part, and keeps what the part means", () => {
    const sentence = ["Pay ", { text: "2 wood", piece: "wood" }, " now"];
    expect(rest(sentence, 6)).toEqual([{ text: "wood", piece: "wood" }, " now"]);
    expect(rest(sentence, 0)).toEqual(sentence);
  });
});

describe("reasons beside a piece", () => {
  it("says a kind of reason once, not for every die", () => {
    const no = (n: number, why: string, reason: string) => ({
      ...choice(n, "move"),
      reason,
      why: [why],
      rule: "V-3",
      unlikely: false,
    });
    const told = merged([
      no(1, "The yellow die is too far.", "far"),
      no(2, "The green die is too far.", "far"),
      no(3, "You have no rubles.", "poor"),
    ]);
    expect(told.map(({ why }) => why)).toEqual([
      "The yellow die is too far; green die is too far.",
      "You have no rubles.",
    ]);
  });
});
