/** The analysis of a finished game: asked for once, then until it is worked out. */
import { troubleOf } from "../lib/trouble";
import { fetchAnalysis } from "../net/api";
import type { Analysed, Language } from "../net/schema";

const PAUSE = 1_000;

export class AnalysisOf {
  found = $state.raw<Analysed | null>(null);
  trouble = $state("");
  asked = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly lang: Language,
  ) {}

  begin(): void {
    this.asked = true;
    void this.#look();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.asked = false;
  }

  async #look(): Promise<void> {
    try {
      this.found = await fetchAnalysis(this.table, this.lang);
      this.trouble = "";
    } catch (error) {
      this.trouble = troubleOf(error);
      this.asked = false;
      return;
    }
    if (this.asked && !this.found.ready) this.#timer = setTimeout(() => void this.#look(), PAUSE);
  }
}
