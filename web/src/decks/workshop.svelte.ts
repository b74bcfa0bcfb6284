/** A deck on the workbench: what is in it, what the server says of it, and the shelf beside it. */
import { troubleOf } from "../lib/trouble";
import { checkDeck, readDeck, suggestDeck } from "../net/api";
import type { DeckKit, DeckReport, Language } from "../net/schema";
import { freeName, newKey, readShelf, writeShelf, type Kept } from "./shelf";
import { changed, EMPTY, marked, type Sheet } from "./sheet";

/** So long nothing is asked while somebody goes on clicking. */
const PAUSE = 120;

export type Place = "own" | "sample" | "link";

export class Workshop {
  shelf = $state.raw<readonly Kept[]>(readShelf());
  place = $state<Place>("sample");
  /** of the deck on the shelf, or of the sample */
  key = $state("");
  sheet = $state.raw<Sheet>(EMPTY);
  report = $state.raw<DeckReport | null>(null);
  trouble = $state("");
  /** what the browser could not store lasts until the page is left */
  forgetful = $state(false);
  #timer = 0;
  #asked = 0;

  constructor(
    readonly kit: DeckKit,
    readonly lang: Language,
  ) {
    const [first] = this.shelf;
    if (first) this.open(first.key);
    else this.openSample(kit.samples.find(({ id }) => id === "golden_mean")?.id ?? "");
  }

  get locked(): boolean {
    return this.place !== "own";
  }

  open(key: string): void {
    const kept = this.shelf.find((one) => one.key === key);
    if (kept) this.#show("own", key, kept.sheet);
  }

  openSample(id: string): void {
    const sample = this.kit.samples.find((one) => one.id === id);
    if (sample) this.#show("sample", id, sample.sheet);
  }

  openLinked(sheet: Sheet): void {
    this.#show("link", "", sheet);
  }

  /** A new deck on the shelf, with these cards. */
  keep(sheet: Sheet): void {
    const key = newKey(this.shelf);
    this.#store([...this.shelf, { key, sheet }]);
    this.#show("own", key, sheet);
  }

  /** The open deck once more, under a name that is free. */
  duplicate(): void {
    this.keep({ ...this.sheet, name: freeName(this.sheet.name, this.shelf) });
  }

  change(sheet: Sheet): void {
    if (this.locked) return;
    this.sheet = sheet;
    this.#store(this.shelf.map((one) => (one.key === this.key ? { ...one, sheet } : one)));
    this.#ask(PAUSE);
  }

  add(id: string, event: boolean, by: number): void {
    if (by > 0 && this.report && id in this.report.closed) return;
    // what stood against another card may be gone: until the server has answered, nothing does
    if (by < 0 && this.report) this.report = { ...this.report, closed: {} };
    this.change(changed(this.sheet, id, event, by));
  }

  mark(id: string): void {
    this.change(marked(this.sheet, id));
  }

  remove(): void {
    this.#store(this.shelf.filter((one) => one.key !== this.key));
    const last = this.shelf.at(-1);
    if (last) this.open(last.key);
    else this.openSample(this.kit.samples[0]?.id ?? "");
  }

  /** The open deck made whole and legal. */
  async suggest(): Promise<void> {
    this.trouble = "";
    const { key } = this;
    try {
      const whole = await suggestDeck(this.sheet, this.lang);
      if (key === this.key) this.change(whole);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** A deck file, taken to the shelf. */
  async read(text: string): Promise<void> {
    this.trouble = "";
    try {
      this.keep((await readDeck(text, this.lang)).sheet);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }

  /** The open deck as a file. It is asked for anew: the last report may be older than the last change. */
  async file(): Promise<string | null> {
    this.trouble = "";
    try {
      return (await checkDeck(this.sheet, this.lang)).file;
    } catch (error) {
      this.trouble = troubleOf(error);
      return null;
    }
  }

  #show(place: Place, key: string, sheet: Sheet): void {
    [this.place, this.key, this.sheet, this.trouble] = [place, key, sheet, ""];
    this.report = null;
    this.#ask(0);
  }

  #store(decks: readonly Kept[]): void {
    this.shelf = decks;
    this.forgetful = !writeShelf(decks);
  }

  #ask(wait: number): void {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.#timer = window.setTimeout(() => void this.#check(asked), wait);
  }

  async #check(asked: number): Promise<void> {
    try {
      const report = await checkDeck(this.sheet, this.lang);
      if (asked === this.#asked) this.report = report;
    } catch (error) {
      if (asked === this.#asked) this.trouble = troubleOf(error);
    }
  }
}
