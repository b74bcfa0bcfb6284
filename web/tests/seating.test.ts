import { describe, expect, it } from "vitest";
import { gentle, order, resized, usual } from "../src/lobby/seating";
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
    expect(seats(GAME)).toEqual(["me", "search:50ms"]);
    expect(seats({ ...GAME, min_seats: 1 })).toEqual(["me", "search:50ms"]);
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
