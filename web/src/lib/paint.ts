/** The colours that the seats of a table have chosen, where its game leaves them the choice. */
import type { SeatInfo } from "../net/schema";
import type { GameWords } from "./gamewords";

type Painted = Pick<SeatInfo, "word" | "colour">;

/** For the word of every seat the colour it is shown in; nobody's seats share what is left. */
export function shownAs(seats: readonly Painted[], words: readonly string[]): Map<string, string> {
  const chosen = seats.map(({ colour }) => colour);
  const left = words.filter((word) => !chosen.includes(word));
  const usual = seats.every(({ word, colour }) => word === colour);
  return new Map(
    words.map((word, i) => [word, usual ? word : (chosen[i] ?? left.shift() ?? word)]),
  );
}

/** The words of a game, with every seat called by its colour. */
export function paintedWords(words: GameWords, seats: readonly Painted[]): GameWords {
  const shown = shownAs(seats, words.game.seat_words);
  return [...shown].every(([word, colour]) => word === colour) ? words : words.painted(shown);
}

/** Let everything that is drawn in the colour of a seat have the chosen one, until it is taken back. */
export function paint(seats: readonly Painted[], words: readonly string[]): () => void {
  const root = document.documentElement;
  const changed = [...shownAs(seats, words)].filter(([word, colour]) => word !== colour);
  const tokens = changed.flatMap(([word, colour]) =>
    ["", "-ink"].map((part) => ({
      token: `--seat-${word}${part}`,
      value: `var(--dye-${colour}${part})`,
    })),
  );
  for (const { token, value } of tokens) root.style.setProperty(token, value);
  return () => {
    for (const { token } of tokens) root.style.removeProperty(token);
  };
}
