/** The pieces a guide names. */
import { describe, expect, it } from "vitest";
import { nameOf, pictured } from "../src/rules/pictures";

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
});
