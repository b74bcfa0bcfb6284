/** The words of one game: its catalogue, and how keys and values of a view are said. */
import { fetchTexts } from "../net/api";
import type { GameInfo, Language } from "../net/schema";
import { Words } from "./i18n.svelte";
import { once } from "./once";

const TITLES = ["view", "term", "points", "switch"];
/** What the head of a grid is the value of. */
export const COLUMN = "column";

export class GameWords extends Words {
  constructor(
    lang: Language,
    readonly game: GameInfo,
    source: string,
  ) {
    super(lang, source);
  }

  /** The word for a key of the view, if the catalogue has one; `of` is what the key is a part of:
   *  `gold` of `backs` is no resource. */
  title(key: string, of = ""): string {
    for (const domain of [one(of), ...TITLES, ...Object.keys(this.game.words)]) {
      if (this.has(`${domain}-${key}`)) return this.text(`${domain}-${key}`);
    }
    return key.replaceAll("_", " ");
  }

  /** A value of the view as a word of the game, or as it is; `key` is what it is the value of. */
  value(value: unknown, key = ""): string {
    if (value === null || value === undefined) return "–";
    if (key === COLUMN && this.has(`${key}-${value as string}`)) {
      return this.text(`${key}-${value as string}`);
    }
    if (typeof value === "number" && this.game.counted.includes(key)) return String(value + 1);
    if (typeof value !== "string") return String(value).replace("-", "−");
    const words = Object.keys(this.game.words);
    const domains = [key, one(key), ...words, `switch-${key}`, "variant", "term"];
    const ids = domains.map((domain) => `${domain}-${value}${key === "effect" ? "-hint" : ""}`);
    const id = ids.find((id) => this.has(id));
    return id ? this.text(id) : value.replaceAll("_", " ");
  }

  /** Whether a value has a name under this very key. */
  named(value: unknown, key: string): boolean {
    return typeof value === "string" && this.has(`${key}-${value}`);
  }

  seat(word: string): string {
    return this.has(`seat-${word}`) ? this.text(`seat-${word}`) : word;
  }

  /** The first letters of the seats' names, as many as tell all of them apart. */
  initial(word: string): string {
    const names = this.game.seat_words.map((other) => this.seat(other));
    for (let length = 1; length < 8; length++) {
      const initials = new Set(names.map((name) => name.slice(0, length)));
      if (initials.size === names.length) return this.seat(word).slice(0, length);
    }
    return this.seat(word);
  }
}

/** Several things of a kind have the words of one. */
function one(key: string): string {
  return key.replace(/s$/, "");
}

const loaded = new Map<string, Promise<GameWords>>();

/** The words of a game in a language, fetched once. */
export function gameWords(game: GameInfo, lang: Language): Promise<GameWords> {
  return once(loaded, `${game.id}/${lang}`, async () => {
    return new GameWords(lang, game, await fetchTexts(game.id, lang));
  });
}
