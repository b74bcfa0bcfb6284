/** The words of one game: its catalogue, and how keys and values of a view are said. */
import { amountsText, present, type Counts } from "../kit/amounts";
import { fetchTexts } from "../net/api";
import type { GameInfo, Language } from "../net/schema";
import { Words } from "./i18n.svelte";
import { once } from "./once";

const TITLES = ["view", "term", "points", "switch"];
/** What the head of a grid is the value of. */
export const COLUMN = "column";
/** The domains of what is counted in amounts. */
const GOODS = ["good", "resource"];
/** What an argument is called after its part in the sentence, and what it is. */
const SAME = new Map([
  ["owner", "seat"],
  ["holder", "seat"],
  ["winner", "seat"],
]);

export class GameWords extends Words {
  constructor(
    lang: Language,
    readonly game: GameInfo,
    readonly source: string,
  ) {
    super(lang, source);
  }

  readonly #painted = new Map<string, GameWords>();

  /** The same words where seats are called by other colours, each made once. */
  painted(shown: ReadonlyMap<string, string>): GameWords {
    const key = [...shown.values()].join();
    const known = this.#painted.get(key);
    if (known) return known;
    const words = new Map([...shown].map(([word, colour]) => [colour, word]));
    const source = this.source.replace(
      /^seat-(\w+)(?= =)/gm,
      (_, colour: string) => `seat-${words.get(colour) ?? colour}`,
    );
    const made = new GameWords(this.lang, this.game, source);
    this.#painted.set(key, made);
    return made;
  }

  /** The word for a key of the view; `of` is what the key is a part of: `gold` of `backs` is no
   *  resource, and `yellow` of `dice` is no player. */
  title(key: string, of = "view"): string {
    const id = this.#found(key, [...this.#domains(of), ...TITLES]);
    return id ? this.text(id) : key.replaceAll("_", " ");
  }

  /** A title inside a line: only names begin with a capital there, and nouns in German. */
  label(key: string, of: string): string {
    const title = this.title(key, of);
    const words = this.#domains(of).filter((domain) => domain in this.game.words);
    const rest = title.slice(1);
    if (this.lang === "de" || this.#found(key, words) || rest !== rest.toLowerCase()) return title;
    return title.charAt(0).toLowerCase() + rest;
  }

  /** A value of the view as a word of the game, or as it is; `key` is what it is the value of. */
  value(value: unknown, key = ""): string {
    if (value === null || value === undefined) return "–";
    if (typeof value === "boolean") return this.text(value ? "yes" : "no");
    if (key === COLUMN && this.has(`${key}-${value as string}`)) {
      return this.text(`${key}-${value as string}`);
    }
    if (typeof value !== "string") return String(value).replace("-", "−");
    const word = key === "effect" ? `${value}-hint` : value;
    const id = this.#found(word, [...this.#domains(key), `switch-${key}`]);
    return id ? this.text(id) : value.replaceAll("_", " ");
  }

  /** Counted pieces in words, if that is all the table under the key holds: "2 bricks and
   *  1 wool". Gold of `backs` is none. */
  amounts(table: Readonly<Record<string, unknown>>, key: string): string {
    const entries = Object.entries(table);
    const others = this.#domains(key).filter((domain) => !GOODS.includes(domain));
    const { amounts } = this.game;
    const pieces = entries.every(
      ([name, n]) => amounts.includes(name) && typeof n === "number" && !this.#found(name, others),
    );
    const counts = Object.fromEntries(entries) as Counts;
    return pieces && present(counts).length ? amountsText(this, counts) : "";
  }

  /** What the words of a key are: those of its own name, or what the game says. */
  #domains(key: string): string[] {
    return [key, one(key), SAME.get(key) ?? key, ...(this.game.domains[key] ?? [])];
  }

  #found(word: string, domains: readonly string[]): string | undefined {
    return domains.map((domain) => `${domain}-${word}`).find((id) => this.has(id));
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
