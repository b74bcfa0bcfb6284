import { describe, expect, it } from "vitest";
import {
  CLOCKS,
  clockId,
  coloursOf,
  gentle,
  order,
  repainted,
  resized,
  usual,
} from "../src/lobby/seating";
import { GAME } from "./samples";

describe("a new table", () => {
  it("is me against bots unless somebody says otherwise", () => {
    const table = order(usual(GAME), "Anna");
    expect(table.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(table.seats[0]?.name).toBe("Anna");
    expect(table.clock?.kind).toBe("none");
  });

  it("is gentle for whoever is new: one easy bot, also where one can play alone", () => {
    const seats = (game: typeof GAME) =>
      order(gentle(game), "").seats.map((seat) => seat.bot ?? seat.kind);
    expect(seats(GAME)).toEqual(["me", "level:2"]);
    expect(seats({ ...GAME, min_seats: 1 })).toEqual(["me", "level:2"]);
  });

  it("never has more or fewer seats than the game", () => {
    expect(usual({ ...GAME, max_seats: 2 }).places.length).toBe(2);
    expect(usual({ ...GAME, min_seats: 4, max_seats: 5 }).places.length).toBe(4);
  });

  it("keeps who sits there when seats are added or taken away", () => {
    const places = [
      { who: "me", name: "" },
      { who: "here", name: "Jan" },
    ];
    const more = resized(places, 3);
    expect(more[1]).toEqual({ who: "here", name: "Jan" });
    expect(resized(more, 2)).toEqual(places);
  });

  it("seats friends at this device under their own names", () => {
    const wish = {
      ...usual(GAME),
      places: [
        { who: "me", name: "" },
        { who: "here", name: "Jan" },
        { who: "open", name: "" },
      ],
    };
    expect(order(wish, "Anna").seats).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "me", name: "Jan" },
      { kind: "open", name: "" },
    ]);
  });
});

describe("colours of the box", () => {
  const words = GAME.seat_words;
  const places = () => usual({ ...GAME, max_seats: 2 }).places;

  it("are the usual ones until somebody chooses", () => {
    expect(coloursOf(places(), words)).toEqual(["red", "green"]);
    expect(order({ ...usual(GAME), places: places() }, "").colours).toEqual([]);
  });

  it("can be any that nobody has, and are exchanged with whoever has them", () => {
    const grey = repainted(places(), words, 0, "grey");
    expect(coloursOf(grey, words)).toEqual(["grey", "green"]);
    expect(order({ ...usual(GAME), places: grey }, "").colours).toEqual(["grey", "green"]);
    expect(coloursOf(repainted(places(), words, 0, "green"), words)).toEqual(["green", "red"]);
  });

  it("stay different when seats are added", () => {
    const grey = resized(repainted(places(), words, 0, "grey"), 3);
    expect(new Set(coloursOf(grey, words)).size).toBe(3);
  });

  it("are no choice where the rules ask for them", () => {
    const wish = { ...usual(GAME), game: { ...GAME, free_colours: false } };
    expect(order({ ...wish, places: repainted(places(), words, 0, "grey") }, "").colours).toEqual(
      [],
    );
  });
});

describe("the clock of a table", () => {
  it("is known again by its times; one that the form does not offer has no name", () => {
    for (const [id, rules] of Object.entries(CLOCKS)) expect(clockId({ ...rules })).toBe(id);
    expect(clockId({ kind: "move", time: 7, more: 0 })).toBe("none");
  });
});

describe("decks", () => {
  const game = { ...GAME, decks: ["tournament"] };
  const places = [
    { who: "me", name: "", deck: "sample:gold_rush" },
    { who: "open", name: "" },
    { who: "level:3", name: "" },
  ];
  const decks = (variant: string) =>
    order({ ...usual(game), places, variant }, "Anna").seats.map(({ deck }) => deck);

  it("are brought where the rules have them, but for whoever comes by a link", () => {
    expect(decks("tournament")).toEqual([
      { kind: "sample", sample: "gold_rush" },
      undefined,
      { kind: "any_sample" },
    ]);
  });

  it("are left out of all other ways to play", () => {
    expect(decks("duel")).toEqual([undefined, undefined, undefined]);
  });
});
