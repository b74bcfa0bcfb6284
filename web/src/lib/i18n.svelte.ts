/** The page's own words, from one Fluent catalogue for each language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../net/schema";
import { typeset, verbatim } from "./typography";

export type Args = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>("../locale/*.ftl", {
  query: "?raw",
  import: "default",
});

/**
 * A whole number below a thousand, which all our languages write alike. `Intl` would write it as
 * well, but getting it ready for its first number takes a phone a tenth of a second.
 */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function isSmall(value: FluentVariable): value is number {
  return Number.isInteger(value) && Math.abs(value as number) < 1000;
}

/** Arguments that people type or copy: they are left as they are. */
const COPIED = new Set(["address", "command", "example", "file", "input", "words"]);

/** A catalogue ready to be asked. What it lacks is said by its id, so that a gap is seen. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  text(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const given: Args = {};
    for (const [name, value] of Object.entries(args)) {
      if (isSmall(value)) given[name] = new Small(value);
      else given[name] = COPIED.has(name) ? verbatim(String(value)) : value;
    }
    return typeset(this.#bundle.formatPattern(pattern, given, []), this.lang);
  }
}

let words = $state.raw(new Words("en"));

/** Say it in the present language. Read in a template it follows a change of language. */
export function t(id: string, args: Args = {}): string {
  return words.text(id, args);
}

export function language(): Language {
  return words.lang;
}

/** Fetch a catalogue and speak it from now on. */
export async function speak(lang: Language): Promise<void> {
  const load = catalogues[`../locale/${lang}.ftl`];
  if (!load) throw new Error(`language: expected one with a catalogue; got '${lang}'`);
  words = new Words(lang, await load());
  document.documentElement.lang = lang;
}
