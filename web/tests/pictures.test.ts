/** The pieces a guide names, and the drawings that every game has for its own. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nameOf, pictured } from "../src/rules/pictures";

const GAMES = ["catan_duel", "caylus_magna_carta", "pillars", "red_cathedral"];

describe("pictures of a guide", () => {
  it("are told apart by domain, word and number", () => {
    expect(pictured("card:market good:wood*2")).toEqual([
      { kind: "card", word: "market", n: 0 },
      { kind: "good", word: "wood", n: 2 },
    ]);
  });

  it("leave out what is none", () => {
    expect(pictured("market good: *2")).toEqual([]);
  });

  it("have their names in the catalogue, as amounts where they are counted", () => {
    const [card, wood] = pictured("card:market good:wood*2");
    expect(card && nameOf(card)).toEqual(["card-market", { n: 0 }]);
    expect(wood && nameOf(wood)).toEqual(["amount-wood", { n: 2 }]);
  });

  it.each(GAMES)("%s: a mark on a line of its own in every chapter that has some", (game) => {
    const guide = readFileSync(`../src/stavitel/games/${game}/guide/en.md`, "utf-8");
    const marks = [...guide.matchAll(/^<!-- pictures: (.+) -->$/gm)].map((found) => found[1] ?? "");
    expect(marks.length).toBeGreaterThan(3);
    for (const line of marks) expect(pictured(line).length).toBe(line.split(" ").length);
  });
});
