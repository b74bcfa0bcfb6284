/** How somebody at the table is called: by name, else by bot, else by the seat's colour. */
import type { GameWords } from "../lib/gamewords";
import { levelName } from "../lib/levels";
import type { SeatInfo } from "../net/schema";

export function sitter(seat: SeatInfo, words: GameWords): string {
  if (seat.name) return seat.name;
  return seat.kind === "bot"
    ? `${words.seat(seat.word)} (${levelName(seat.bot)})`
    : words.seat(seat.word);
}
