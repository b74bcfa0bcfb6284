import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ANY_SAMPLE, choiceOf, isDeckFile, LATER, RANDOM, usualDeck } from "../src/decks/choice";
import Notes from "../src/decks/Notes.svelte";
import { differences, shared } from "../src/decks/compare";
import { ANYTHING, found } from "../src/decks/find";
import { packed, unpacked } from "../src/decks/link";
import { dealt } from "../src/decks/practice";
import { changed, EMPTY, marked, marks, sheetIn, total, type Sheet } from "../src/decks/sheet";
import { freeName, newKey, readShelf, writeShelf } from "../src/decks/shelf";
import { Workshop } from "../src/decks/workshop.svelte";
import { speak } from "../src/lib/i18n.svelte";
import type { DeckCard, DeckKit, DeckReport } from "../src/net/schema";

const SHEET: Sheet = {
  ...EMPTY,
  name: "Žluťoučký",
  author: "Anna",
  start: ["basic_abbey", "basic_scout"],
  cards: { basic_abbey: 1, basic_scout: 2 },
};
const NONE: DeckReport = {
  errors: [],
  warnings: [],
  closed: {},
  totals: { types: {}, sets: {}, costs: {}, points: {}, curve: [] },
  file: "",
};

const card = (id: string, more: Partial<DeckCard> = {}): DeckCard => ({
  id,
  word: id.slice(id.indexOf("_") + 1),
  event: false,
  back: "basic",
  type: "settlement",
  cost: {},
  points: {},
  needs: false,
  once: false,
  copies: 2,
  marked: 0,
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  return speak("en");
});

describe("a deck as a list", () => {
  it("gets and loses copies", () => {
    const more = changed(SHEET, "basic_abbey", false, 1);
    expect(more.cards).toEqual({ basic_abbey: 2, basic_scout: 2 });
    expect(changed(more, "basic_feud", true, 1).events).toEqual({ basic_feud: 1 });
    expect(changed(SHEET, "basic_scout", false, -2).cards).toEqual({ basic_abbey: 1 });
    expect(total(more.cards)).toBe(4);
  });

  it("marks as many copies as there are, then none", () => {
    const once = marked(SHEET, "basic_scout");
    expect([marks(once, "basic_scout"), marks(marked(once, "basic_scout"), "basic_scout")]).toEqual(
      [2, 0],
    );
    expect(marked({ ...SHEET, start: ["basic_abbey"] }, "basic_abbey").start).toBeNull();
  });

  it("does not start with a card that has left", () => {
    expect(changed(SHEET, "basic_abbey", false, -1).start).toEqual(["basic_scout"]);
  });

  it("is taken from elsewhere only if it is one", () => {
    expect(sheetIn({ ...SHEET, more: 1 })).toEqual(SHEET);
    for (const wrong of [null, 1, {}, { ...SHEET, cards: [] }, { ...SHEET, start: [1] }]) {
      expect(sheetIn(wrong)).toBeNull();
    }
    expect(sheetIn({ ...SHEET, cards: { basic_abbey: "2" } })).toBeNull();
  });
});

describe("a link", () => {
  it("carries a deck there and back in letters that any address may hold", async () => {
    const text = await packed(SHEET);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await unpacked(text)).toEqual(SHEET);
  });

  it("that is damaged holds none", async () => {
    const text = await packed(SHEET);
    for (const wrong of ["", "%%%", text.slice(4), "e30", btoa("hello")]) {
      expect(await unpacked(wrong)).toBeNull();
    }
  });
});

describe("the shelf", () => {
  it("keeps decks in this browser", () => {
    const decks = [{ key: "1", sheet: SHEET }];
    expect(writeShelf(decks)).toBe(true);
    expect(readShelf()).toEqual(decks);
    expect(newKey(decks)).toBe("2");
    expect(freeName("Žluťoučký", decks)).toBe("Žluťoučký 2");
    expect(freeName("Other", decks)).toBe("Other");
  });

  it("is empty where something else was stored", () => {
    for (const wrong of ["{", "7", '[null, {"key": 1}]', '[{"key": "1", "sheet": {}}]']) {
      localStorage.setItem("stavitel.decks", wrong);
      expect(readShelf()).toEqual([]);
    }
  });
});

describe("finding cards", () => {
  const cards = [
    card("basic_abbey", { cost: { brick: 1 }, points: { progress: 1 } }),
    card("gold_mint", { back: "gold", type: "city", needs: true }),
    card("basic_feud", { event: true, type: "event" }),
  ];
  const names: Record<string, string> = { abbey: "Klášter", mint: "Mincovna", feud: "Svár" };
  const ids = (wanted: Partial<typeof ANYTHING>) =>
    found(cards, { ...ANYTHING, ...wanted }, ({ word }) => names[word] ?? "").map(({ id }) => id);

  it("goes by set, type, cost, symbol and requirement", () => {
    expect(ids({})).toHaveLength(3);
    expect(ids({ back: "gold" })).toEqual(["gold_mint"]);
    expect(ids({ type: "event" })).toEqual(["basic_feud"]);
    expect(ids({ resource: "brick" })).toEqual(["basic_abbey"]);
    expect(ids({ symbol: "progress" })).toEqual(["basic_abbey"]);
    expect(ids({ needs: "yes" })).toEqual(["gold_mint"]);
    expect(ids({ needs: "no", type: "city" })).toEqual([]);
  });

  it("goes by name without accents, and by the name in files", () => {
    expect(ids({ name: "klas" })).toEqual(["basic_abbey"]);
    expect(ids({ name: "mint" })).toEqual(["gold_mint"]);
  });
});

describe("the workbench", () => {
  // what the server would be asked a moment later is not asked here
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const kit: DeckKit = {
    cards: [card("basic_abbey")],
    samples: [{ id: "golden_mean", sheet: SHEET }],
    size: 33,
    events: 4,
    start: 3,
  };

  it("leaves samples as they are and changes their copies", () => {
    const bench = new Workshop(kit, "en");
    bench.add("basic_abbey", false, 1);
    expect([bench.locked, bench.sheet]).toEqual([true, SHEET]);
    bench.duplicate();
    bench.add("basic_abbey", false, 1);
    expect([bench.locked, bench.sheet.cards["basic_abbey"]]).toEqual([false, 2]);
    expect(readShelf()[0]?.sheet.cards["basic_abbey"]).toBe(2);
    bench.report = { ...NONE, closed: { basic_abbey: "no more" } };
    bench.add("basic_abbey", false, 1);
    expect(bench.sheet.cards["basic_abbey"]).toBe(2);
    bench.add("basic_abbey", false, -1);
    expect(bench.report.closed).toEqual({});
    bench.remove();
    expect([bench.place, readShelf()]).toEqual(["sample", []]);
  });

  it("opens the deck of last time", () => {
    writeShelf([{ key: "5", sheet: SHEET }]);
    const bench = new Workshop(kit, "en");
    expect([bench.place, bench.key]).toEqual(["own", "5"]);
  });
});

describe("what the check says", () => {
  it("is told with its code, and leads to the card", () => {
    const errors = [{ code: "TD-04", about: "basic_abbey", text: "3 × Abbey" }];
    const { container } = render(Notes, { report: { ...NONE, errors } });
    flushSync();
    expect(container.textContent).toContain("TD-04");
    expect(container.querySelector("button")?.textContent).toBe("3 × Abbey");
    expect(container.textContent).not.toContain("This deck is legal");
  });
});

describe("a deck for a seat", () => {
  const shelf = [{ key: "3", sheet: { ...EMPTY, name: "Mine", cards: { basic_abbey: 2 } } }];

  it("is one of your own, a sample, or any", () => {
    expect(choiceOf("own:3", shelf)).toEqual({ kind: "own", sheet: shelf[0]?.sheet });
    expect(choiceOf("sample:gold_rush", shelf)).toEqual({ kind: "sample", sample: "gold_rush" });
    expect(choiceOf(ANY_SAMPLE, shelf)).toEqual({ kind: "any_sample" });
    expect(choiceOf(RANDOM, shelf)).toEqual({ kind: "random" });
  });

  it("is none where it is left for later, or no longer on the shelf", () => {
    expect(choiceOf(LATER, shelf)).toBeNull();
    expect(choiceOf("own:4", shelf)).toBeNull();
  });

  it("is a good first deck for people, and any sample for bots", () => {
    expect(choiceOf(usualDeck(false), [])).toEqual({ kind: "sample", sample: "golden_mean" });
    expect(choiceOf(usualDeck(true), [])).toEqual({ kind: "any_sample" });
  });

  it("is known in a file by its format", () => {
    expect(isDeckFile('name = "A"\nformat = "catan_duel.deck/1"\n')).toBe(true);
    expect(isDeckFile('format = "stavitel.position/1"\ngame = "catan_duel"\n')).toBe(false);
    expect(isDeckFile('note = "format = catan_duel.deck/1"\n')).toBe(false);
  });
});

describe("a practice draw", () => {
  it("has the starting cards in hand and all others in three stacks", () => {
    const cards = { basic_abbey: 2, basic_scout: 2, gold_mint: 2, basic_harald: 1 };
    const sheet = { ...EMPTY, cards, start: ["basic_abbey"] };
    const { hand, stacks } = dealt(sheet, (n) => n - 1);
    expect(hand).toEqual(["basic_abbey"]);
    expect(stacks.map((stack) => stack.length)).toEqual([2, 2, 2]);
    expect(stacks.flat().sort()).toEqual([
      "basic_abbey",
      "basic_harald",
      "basic_scout",
      "basic_scout",
      "gold_mint",
      "gold_mint",
    ]);
    expect(dealt(sheet, () => 0).stacks.flat()).not.toEqual(stacks.flat());
  });
});

describe("two decks", () => {
  const mine = { ...EMPTY, cards: { basic_abbey: 2, basic_scout: 1 }, events: { basic_feud: 1 } };
  const theirs = { ...EMPTY, cards: { basic_abbey: 1, gold_mint: 2 }, events: { basic_feud: 1 } };

  it("are told apart card by card", () => {
    expect(differences(mine, theirs)).toEqual([
      { id: "basic_abbey", mine: 2, theirs: 1 },
      { id: "basic_scout", mine: 1, theirs: 0 },
      { id: "gold_mint", mine: 0, theirs: 2 },
    ]);
    expect(shared(mine, theirs)).toBe(1);
    expect(differences(mine, mine)).toEqual([]);
  });
});
