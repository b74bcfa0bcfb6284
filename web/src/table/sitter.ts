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

/** A sentence of the server begins with the seat's colour; the mark beside it says that already. */
export function withoutSeat(text: string, seat: string): string {
  if (!seat || !text.startsWith(`${seat}: `)) return text;
  const rest = text.slice(seat.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
