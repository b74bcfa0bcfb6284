import { describe, expect, it } from "vitest";
import { drawings } from "../../src/art/icons/drawings";
import { amountsText, effectText } from "../../src/kit/amounts";
import { castleParts, facade } from "../../src/games/caylus_magna_carta/facades";
import { box, catalogue } from "./given";

describe("drawings", () => {
  it("every card, the residence and every prestige building has a house of its own", () => {
    const houses = Object.keys({ ...box.cards, ...box.prestige }).map((id) =>
      JSON.stringify(facade(id)),
    );
    const meadow = JSON.stringify(facade("no such card"));
    expect(houses).toHaveLength(25);
    expect(new Set([...houses, meadow]).size).toBe(26);
  });

  it("every part of the castle is drawn", () => {
    expect(Object.keys(castleParts)).toEqual(box.parts.map((part) => part.id));
  });

  it("icons are few, and differ from each other", () => {
    const drawn = Object.values(drawings).map((drawing) => JSON.stringify(drawing));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.length).toBeLessThanOrEqual(45);
  });
});

describe("amounts in words", () => {
  it("leave out what is zero and list the rest", () => {
    expect(amountsText(catalogue, { food: 0, wood: 2 })).toBe("amount-wood 2");
    expect(amountsText(catalogue, {})).toBe("nothing");
    expect(amountsText(catalogue, { food: 1, wood: 1, gold: 3 })).toBe(
      "list-last list-more amount-food 1 amount-wood 1 amount-gold 3",
    );
  });

  it("name after their group what is no piece of its own", () => {
    expect(amountsText(catalogue, { any: 1 }, "cost")).toBe("cost-any 1");
  });

  it("say what is paid only where something is paid, and every alternative", () => {
    const bank = box.cards.bank.worker;
    expect(effectText(catalogue, bank)).toBe(
      "effect-or effect-option amount-denier 1 amount-gold 1 effect-option amount-denier 3 amount-gold 2",
    );
    expect(effectText(catalogue, [{ pay: {}, gain: { store: 1 } }])).toBe(
      "effect-free gain-store 1",
    );
  });
});
