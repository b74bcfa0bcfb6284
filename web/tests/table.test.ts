import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Digits } from "../src/lib/keys";
import { changes, pointsOf } from "../src/table/changes";
import { understood } from "../src/table/command";
import { digest } from "../src/table/digest";
import { sitter, withoutSeat } from "../src/table/sitter";
import { placesOf, tokens } from "../src/table/tokens";
import { choice, line, WORDS } from "./samples";

describe("a line of the log in pieces", () => {
  it("gives amounts their icon and names their place", () => {
    const event = { event: "built", seat: 0, card: 1, wood: 2, gold: 1, position: 7 };
    const pieces = tokens("Pays 2 wood and 1 gold and builds Market (7)", event, WORDS);
    expect(pieces).toEqual([
      { text: "Pays " },
      { text: "2 wood", icon: "wood" },
      { text: " and " },
      { text: "1 gold", icon: "gold" },
      { text: " and builds " },
      { text: "Market", place: "card:market" },
      { text: " (7)" },
    ]);
  });

  it("finds names in their cases, and goods by their number", () => {
    const event = { event: "taken", card: 0, good: 1, amount: 3 };
    const pieces = tokens("takes 3 gold from the Mill", event, WORDS);
    expect(pieces.map((piece) => piece.text)).toEqual(["takes ", "3 gold", " from ", "the Mill"]);
  });

  it("loses no letter, whatever is found", () => {
    const text = "Mill Mill 2 wood";
    const pieces = tokens(text, { event: "x", card: 0, wood: 2 }, WORDS);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  });

  it("knows where it happened", () => {
    const places = placesOf({ event: "built", seat: 0, card: 1, position: 7 }, WORDS);
    expect([...places].sort()).toEqual(["card:market", "position:7"]);
  });
});

describe("what a turn has changed", () => {
  const player = (wood: number, total: number) => ({
    players: [{ seat: "red", goods: { wood }, points: { goods: wood, total }, hand_count: 3 }],
  });

  it("tells every number that differs, and of the points only the total", () => {
    const found = changes(player(3, 5), player(1, 7), "red", WORDS);
    expect(found.map(({ key, icon, by }) => [key, icon, by])).toEqual([
      ["goods.wood", "wood", -2],
      ["points.total", "point", 2],
    ]);
  });

  it("tells nothing of a view without players", () => {
    expect(changes({}, {}, "red", WORDS)).toEqual([]);
    expect(pointsOf({ players: [{ seat: "red" }] }, "red")).toBeUndefined();
  });
});

describe("the digest", () => {
  it("puts what concerns me first and the others in order of their first deed", () => {
    const lines = [
      line("a", { seat: 2 }),
      line("b", { seat: 0 }),
      line("c", { seat: 1 }),
      line("d", { seat: 2 }),
      line("e"),
    ];
    const told = digest(lines, 0);
    expect(told.mine.map((one) => one.text)).toEqual(["b"]);
    expect(told.others.map((other) => [other.seat, other.lines.map((one) => one.text)])).toEqual([
      [2, ["a", "d"]],
      [1, ["c"]],
    ]);
  });
});

describe("the command line", () => {
  const options = [
    choice(1, "build", { card: "mill" }),
    choice(2, "build", { card: "market" }),
    choice(3, "pass"),
  ];

  it("takes a number, a notation, or the unmistakable beginning of one", () => {
    expect(understood("2", options)?.action).toBe(2);
    expect(understood("  Build   MILL ", options)?.action).toBe(1);
    expect(understood("p", options)?.action).toBe(3);
  });

  it("does not guess", () => {
    expect(understood("build m", options)).toBeUndefined();
    expect(understood("4", options)).toBeUndefined();
    expect(understood("0", options)).toBeUndefined();
    expect(understood("", options)).toBeUndefined();
  });
});

describe("digits", () => {
  let chosen: number[] = [];
  const digits = (count: number) =>
    new Digits(
      () => count,
      (number) => chosen.push(number),
    );
  beforeEach(() => {
    vi.useFakeTimers();
    chosen = [];
  });
  afterEach(() => vi.useRealTimers());

  it("choose at once where no other number begins like that", () => {
    const nine = digits(9);
    nine.press("7");
    expect(chosen).toEqual([7]);
    digits(25).press("3");
    expect(chosen).toEqual([7, 3]);
  });

  it("wait for a second one where it may follow", () => {
    const many = digits(25);
    many.press("1");
    expect(chosen).toEqual([]);
    many.press("4");
    expect(chosen).toEqual([14]);
    many.press("2");
    vi.advanceTimersByTime(1_000);
    expect(chosen).toEqual([14, 2]);
  });

  it("mean nothing beyond the list", () => {
    digits(3).press("9");
    digits(3).press("0");
    vi.advanceTimersByTime(1_000);
    expect(chosen).toEqual([]);
  });
});

describe("names at the table", () => {
  const seat = {
    seat: 1,
    word: "green",
    kind: "human" as const,
    name: "",
    bot: "",
    mine: false,
    here: true,
    left: false,
  };

  it("are the names people gave, else the colour", () => {
    expect(sitter({ ...seat, name: "Jana" }, WORDS)).toBe("Jana");
    expect(sitter(seat, WORDS)).toBe("Green");
  });

  it("have initials that tell them apart", () => {
    expect(["red", "green", "grey"].map((word) => WORDS.initial(word))).toEqual([
      "Red",
      "Gree",
      "Grey",
    ]);
  });

  it("are not said twice", () => {
    expect(withoutSeat("Red: pays 1 wood", "Red")).toBe("Pays 1 wood");
    expect(withoutSeat("Reduce it", "Red")).toBe("Reduce it");
  });
});
