import { describe, expect, it } from "vitest";
import { back } from "../../src/games/catan_duel/art/backs";
import { backOf, isDrawn, kindOf, pictureOf } from "../../src/games/catan_duel/art/cards";
import { region, RESOURCES, towns } from "../../src/games/catan_duel/art/lands";
import { marks } from "../../src/games/catan_duel/art/marks";
import type { Card } from "../../src/games/catan_duel/schema";
import { cards } from "./cards";

/** What is seen: the shapes, in the tint of the era, on a foot in the colour of the kind. */
function seen(card: string): string {
  return JSON.stringify([backOf(card), kindOf(card), pictureOf(card)]);
}

describe("drawings of Catan Duel", () => {
  it("every card and every event is drawn", () => {
    expect(cards()).toHaveLength(90);
    expect(cards().filter((card) => !isDrawn(card as Card))).toEqual([]);
  });

  it("no two cards look alike", () => {
    expect(new Set([...cards(), "no such card"].map(seen)).size).toBe(91);
  });

  it("cards of one kind are told apart by their shapes, those of several eras by their tint", () => {
    const again =
      /^(gold|turmoil|progress)_(goldsmith|storehouse|toll_bridge|large_trade_ship|brigands|brigitta|relocation)$/;
    const shapes = cards()
      .filter((card) => !again.test(card))
      .map((card) => JSON.stringify(pictureOf(card)));
    expect(shapes).toHaveLength(83);
    expect(new Set(shapes).size).toBe(83);
    expect(backOf("gold_goldsmith")).toBe("gold");
    expect(backOf("goldsmith")).toBe("basic");
  });

  it("every number drawn is a number", () => {
    const all = [...cards().flatMap(pictureOf), ...Object.values(towns).flatMap((draw) => draw())];
    expect(all.filter(({ d }) => d.includes("NaN") || d.includes("undefined"))).toEqual([]);
  });

  it("every back, town and region has a drawing of its own, and every stock is seen", () => {
    const backs = ["basic", "gold", "turmoil", "progress", "event", "region"].map(back);
    const lands = Object.keys(RESOURCES).flatMap((kind) =>
      [0, 1, 2, 3].map((n) => region(kind, n)),
    );
    const drawn = [...backs, ...lands, ...Object.values(towns).map((draw) => draw())];
    expect(new Set(drawn.map((shapes) => JSON.stringify(shapes))).size).toBe(6 + 24 + 3);
  });

  it("marks are few; trade is drawn as commerce is", () => {
    expect(new Set(Object.values(marks)).size).toBe(Object.keys(marks).length - 1);
  });
});
