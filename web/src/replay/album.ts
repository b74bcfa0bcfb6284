/** The moments of a game as one viewpoint sees them, each asked for once. */
import { fetchMoment } from "../net/api";
import type { Language, Moment } from "../net/schema";

export class Album {
  readonly #kept = new Map<number, Promise<Moment>>();

  constructor(
    readonly table: string,
    readonly seat: number,
    readonly lang: Language,
  ) {}

  at(move: number): Promise<Moment> {
    let moment = this.#kept.get(move);
    if (!moment) {
      moment = fetchMoment(this.table, move, this.seat, this.lang);
      moment.catch(() => this.#kept.delete(move));
      this.#kept.set(move, moment);
    }
    return moment;
  }
}
