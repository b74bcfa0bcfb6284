import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GameWords } from "../src/lib/gamewords";
import { Digits } from "../src/lib/keys";
import { changes, pointsByEvents, pointsOf } from "../src/table/changes";
import { understood } from "../src/table/command";
import Said from "../src/lib/Said.svelte";
import { plain, said, speaker, type Sentence } from "../src/lib/sentence";
import { placesOf } from "../src/match/targets";
import { sitter } from "../src/table/sitter";
import { choice, seat, WORDS } from "./samples";

describe("a sentence in parts", () => {
  const about: Sentence = [
    { text: "Red ", place: "seat:red", speaker: true },
    "pays ",
    { text: "2 wood", piece: "wood" },
    " and builds ",
    { text: "the Market", place: "card:market" },
  ];

  it("is a text, about somebody or nobody", () => {
    expect(plain(about)).toBe("Red pays 2 wood and builds the Market");
    expect(speaker(about)).toBe("red");
    expect(speaker(["A round ends"])).toBe("");
    expect(speaker([])).toBe("");
  });

  it("begins anew where its speaker is shown beside it", () => {
    expect(plain(said(about))).toBe("Pays 2 wood and builds the Market");
    expect(said(["A round ends"])).toEqual(["A round ends"]);
  });

  it("lets Czech words lean on the verb where the name is gone", () => {
    const red = { text: "Červený ", place: "seat:red", speaker: true };
    expect(said([red, "si dobírá ", "kartu"])).toEqual(["Dobírá si ", "kartu"]);
    expect(said([red, "sice platí"])).toEqual(["Sice platí"]);
  });

  it("has an icon beside every amount", () => {
    const { container } = render(Said, { sentence: said(about) });
    expect(container.textContent?.replace(/\s+/g, " ")).toContain("Pays 2 wood and builds");
    expect(container.querySelectorAll("svg")).toHaveLength(1);
  });

  it("has an icon for a good that another game calls otherwise", () => {
    const { container } = render(Said, { sentence: [{ text: "1 lumber", piece: "lumber" }] });
    expect(container.querySelectorAll("svg")).toHaveLength(1);
  });

  it("knows where it happened", () => {
    const event = { event: "built", seat: "red", card: "market", position: 7, owner: null };
    expect([...placesOf(event)].sort()).toEqual(["card:market", "position:7"]);
    expect([...placesOf({ seat: "red" })]).toEqual(["seat:red"]);
  });
});

describe("what a turn has changed", () => {
  const player = (wood: number, total: number) => ({
    players: [{ seat: "red", goods: { wood }, points: { goods: wood, total }, hand_count: 3 }],
  });

  it("tells every number that differs, and of the points only the total", () => {
    const found = changes(player(3, 5), player(1, 7), "red", WORDS);
    expect(found.map(({ key, word, by }) => [key, word, by])).toEqual([
      ["goods.wood", "wood", -2],
      ["points.total", "point", 2],
    ]);
  });

  it("of points tells only how many, wherever they come from", () => {
    const seen = (points: number) => ({
      players: [{ seat: "red", points, sources: { houses: points } }],
    });
    const found = changes(seen(3), seen(4), "red", WORDS);
    expect(found.map(({ key, word, by }) => [key, word, by])).toEqual([["points", "victory", 1]]);
  });

  it("counts a thing in the words of its game, and calls a banner a banner wherever it was", () => {
    const words = new GameWords(
      "en",
      WORDS.game,
      `amount-rubles = { $n } { $n ->
    [one] ruble
   *[other] rubles
}
count-banner = { $n } banner`,
    );
    const seen = (rubles: number, outside: number) => ({
      players: [{ seat: "red", rubles, banners: { outside } }],
    });
    const found = changes(seen(0, 1), seen(1, 0), "red", words);
    expect(found.map(({ said, counted }) => [said.replace(/\s/gu, " "), counted])).toEqual([
      ["1 ruble", true],
      ["1 banner", true],
    ]);
  });

  it("tells nothing of a view without players", () => {
    expect(changes({}, {}, "red", WORDS)).toEqual([]);
    expect(pointsOf({ players: [{ seat: "red" }] }, "red")).toBeUndefined();
  });

  it("tells where points come from, by the view or by the events", () => {
    const told = { players: [{ seat: "red", points: 3, sources: { houses: 3 } }] };
    expect(pointsOf(told, "red")).toEqual({ houses: 3, total: 3 });
    const happened = [
      { event: { event: "worked", seat: "red", points: 4 } },
      { event: { event: "worked", seat: "green", points: 9 } },
      { event: { event: "robbed", seat: "red", points: 1 } },
      { event: { event: "rained" } },
    ];
    const points = pointsByEvents(happened, WORDS.game.scored, "red", 5);
    expect(points).toEqual({ start: 2, craft: 4, lost: -1, total: 5 });
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
  const green = seat(1);

  it("are the names people gave, else the colour", () => {
    expect(sitter({ ...green, name: "Jana" }, WORDS)).toBe("Jana");
    expect(sitter(green, WORDS)).toBe("Green");
  });

  it("have initials that tell them apart", () => {
    expect(["red", "green", "grey"].map((word) => WORDS.initial(word))).toEqual([
      "Red",
      "Gree",
      "Grey",
    ]);
  });
});
