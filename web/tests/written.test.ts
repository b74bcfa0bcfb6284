import { render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import TextTable from "../src/table/TextTable.svelte";
import { written } from "../src/table/written";
import { WORDS } from "./samples";

const say = {
  title: (key: string, of?: string) => WORDS.title(key, of),
  value: (value: unknown, key: string) => WORDS.value(value, key),
  label: (key: string, of: string) => WORDS.label(key, of),
  named: (value: unknown, key: string) => WORDS.named(value, key),
  amounts: (table: Record<string, unknown>, key: string) => WORDS.amounts(table, key),
};

describe("a view in words", () => {
  it("says single things as facts, in the game's words", () => {
    expect(written({ round: 3, first: "red", pace: "slow" }, say)).toEqual([
      {
        kind: "facts",
        facts: [
          { title: "round", text: "3" },
          { title: "first", text: "Red" },
          { title: "pace", text: "Slow and steady" },
        ],
      },
    ]);
  });

  it("leaves out what is empty, naught among counts, and what the prompt says", () => {
    const view = {
      hand: [],
      goods: { wood: 2, gold: 0 },
      none: null,
      no: false,
      waiting: { a: 1 },
    };
    expect(written(view, say)).toEqual([
      { kind: "facts", facts: [{ title: "goods", text: "2\u00a0wood" }] },
    ]);
  });

  it("keeps a naught that stands alone", () => {
    expect(written({ provost: 0 }, say)).toEqual([
      { kind: "facts", facts: [{ title: "provost", text: "0" }] },
    ]);
  });

  it("puts many things with little about each into rows", () => {
    const road = [
      { position: 0, card: "mill", owner: null },
      { position: 1, card: "market", owner: "red" },
      { position: 2, card: "mill", owner: null },
    ];
    expect(written({ road }, say)).toEqual([
      {
        kind: "grid",
        title: "road",
        columns: ["position", "card", "owner"],
        rows: [
          ["0", "Mill", "–"],
          ["1", "Market", "Red"],
          ["2", "Mill", "–"],
        ],
      },
    ]);
  });

  it("puts few things with much about each into columns", () => {
    const players = [
      { seat: "red", goods: { wood: 1 }, deniers: 4, workers: 2 },
      { seat: "green", goods: { gold: 1 }, deniers: 0, workers: 3 },
    ];
    expect(written({ players }, say)).toEqual([
      {
        kind: "grid",
        title: "Players",
        columns: ["Red", "Green"].reduce((all, name) => [...all, name], [WORDS.title("seat")]),
        rows: [
          ["goods", "1\u00a0wood", "1\u00a0gold"],
          ["deniers", "4", "0"],
          ["workers", "2", "3"],
        ],
      },
    ]);
  });

  it("makes a table of named things of one kind, their names first", () => {
    const work = { mill: { pay: { wood: 2 }, used: 1 }, market: { pay: { wood: 1 }, used: 2 } };
    const [block] = written({ work }, say);
    expect(block).toMatchObject({ kind: "grid", title: "work" });
    expect(block?.kind === "grid" && block.rows.map((row) => row.length)).toEqual([3, 3]);
  });

  it("shows a table as it lies, headed by its first row", () => {
    const land = [
      ["", -1, 0],
      ["above", { card: "mill", stock: 2 }, null],
      ["below", null, ["market", "mill"]],
    ];
    expect(written({ land }, say)).toEqual([
      {
        kind: "grid",
        title: "land",
        columns: ["", "−1", "0"],
        rows: [
          ["above", "Mill, stock 2", ""],
          ["below", "", "Market, Mill"],
        ],
      },
    ]);
  });

  it("says of cards what is printed on them", () => {
    const hand = [
      { card: "mill", cost: { wood: 2, gold: 0 }, effect: "mill" },
      { card: "market", cost: { wood: 0, gold: 0 }, effect: "mill" },
    ];
    const cards = [
      { name: "Mill", lines: ["cost: 2\u00a0wood", "grinds for everybody"] },
      { name: "Market", lines: ["grinds for everybody"] },
    ];
    expect(written({ hand }, say)).toEqual([{ kind: "cards", title: "Hand", cards }]);
  });

  it("says of a row with holes what is there, and where", () => {
    expect(written({ stack: [null, "mill", null, "market"] }, say)).toEqual([
      { kind: "facts", facts: [{ title: "stack", text: "2. Mill, 4. Market" }] },
    ]);
  });

  it("names parts after what they are parts of", () => {
    expect(written({ goods: { gold: 1 }, backs: { gold: 2 } }, say)).toEqual([
      {
        kind: "facts",
        facts: [
          { title: "goods", text: "1\u00a0gold" },
          { title: "backs", text: "Age of gold 2" },
        ],
      },
    ]);
  });

  it("never takes a word for one of another domain", () => {
    const view = { dice: ["gold"], seat: "gold", hand: ["red"] };
    expect(written(view, say)).toEqual([
      {
        kind: "facts",
        facts: [
          { title: "dice", text: "Gold" },
          { title: "seat", text: "gold" },
          { title: "Hand", text: "red" },
        ],
      },
    ]);
  });

  it("begins with a capital only what is a name", () => {
    const held = { card: "mill", hand: 2, backs: { gold: 1 }, total: 3 };
    const [block] = written({ stack: [[held]] }, say);
    expect(block).toMatchObject({ items: ["(Mill, hand 2, backs (Age of gold 1), total 3)"] });
  });

  it("does not repeat by place what a grid tells", () => {
    const land = [
      ["", "0"],
      ["above", "mill"],
    ];
    const blocks = written({ land, sites: { "0a": ["mill"], "-2b": [] }, seat: "red" }, say);
    expect(blocks.map((block) => block.kind)).toEqual(["grid", "facts"]);
  });

  it("makes sections of what is deeper", () => {
    const towers = [{ name: "west", floors: [{ card: "mill", built: true }] }];
    expect(written({ towers }, say)).toMatchObject([
      { kind: "section", title: "towers", blocks: [{ kind: "section", title: "west" }] },
    ]);
  });
});

describe("the text table", () => {
  it("is found by roles and names", () => {
    const view = {
      round: 2,
      road: [
        { position: 0, card: "mill" },
        { position: 1, card: "market" },
      ],
      hand: ["mill", "market"],
    };
    render(TextTable, { view, words: WORDS });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Village");
    const road = screen.getByRole("table", { name: "road" });
    expect(within(road).getAllByRole("row").length).toBe(3);
    expect(within(road).getByRole("rowheader", { name: "1" })).toBeTruthy();
    expect(screen.getByText("Mill, Market")).toBeTruthy();
  });
});
