import { afterEach, describe, expect, it } from "vitest";
import { GameWords } from "../src/lib/gamewords";
import { paint, paintedWords, shownAs } from "../src/lib/paint";
import { seat, WORDS } from "./samples";

const SOURCE = "seat-red = Red\n    .gen = of Red\nseat-green = Green\nseat-grey = Grey";
const words = new GameWords("en", WORDS.game, SOURCE);
const seats = [seat(0, { colour: "grey" }), seat(1, { colour: "red" })];
const root = document.documentElement;

afterEach(() => root.removeAttribute("style"));

describe("seats with colours of their own choice", () => {
  it("are called by them, and nobody shares a colour", () => {
    expect(Object.fromEntries(shownAs(seats, WORDS.game.seat_words))).toEqual({
      red: "grey",
      green: "red",
      grey: "green",
    });
    const painted = paintedWords(words, seats);
    expect(["red", "green", "grey"].map((word) => painted.seat(word))).toEqual([
      "Grey",
      "Red",
      "Green",
    ]);
    expect(painted.initial("red")).not.toBe(painted.initial("grey"));
    expect(paintedWords(words, seats)).toBe(painted);
  });

  it("keep their usual words where nobody has chosen", () => {
    expect(paintedWords(words, [seat(0), seat(1)])).toBe(words);
  });

  it("are drawn in them, until the table is left", () => {
    const away = paint(seats, WORDS.game.seat_words);
    const drawn = (word: string) => root.style.getPropertyValue(`--seat-${word}`);
    expect(["red", "green", "grey"].map(drawn)).toEqual(
      ["grey", "red", "green"].map((colour) => `var(--dye-${colour})`),
    );
    away();
    expect(drawn("red")).toBe("");
  });
});
