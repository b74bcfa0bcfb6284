/** What this browser may do with the table and its seats, beside playing. */
import { WATCHER, type SeatInfo, type TableInfo } from "../net/schema";

export type Deed = "renew" | "resign" | "mute" | "unmute" | "kick" | "end";

export interface Power {
  deed: Deed;
  /** WATCHER where it concerns all who look on, or the whole table */
  seat: number;
  /** asked once more before it is done */
  grave: boolean;
}

const GRAVE: ReadonlySet<Deed> = new Set(["renew", "resign", "kick", "end"]);

export function powers(info: TableInfo): Power[] {
  if (info.state === "over") return [];
  const found = info.seats.flatMap((seat) =>
    ofSeat(info, seat).map((deed) => power(deed, seat.seat)),
  );
  if (!info.host) return found;
  const talk = power(info.watchers_muted ? "unmute" : "mute", WATCHER);
  return [...found, ...(info.watchers || info.watchers_muted ? [talk] : []), power("end", WATCHER)];
}

function ofSeat(info: TableInfo, seat: SeatInfo): Deed[] {
  if (seat.kind === "bot") return [];
  if (seat.mine) {
    return info.state === "playing" && !seat.resigned ? ["renew", "resign"] : ["renew"];
  }
  if (!info.host) return [];
  if (seat.kind === "open" || seat.vacant) return ["renew"];
  return [seat.muted ? "unmute" : "mute", "kick"];
}

function power(deed: Deed, seat: number): Power {
  return { deed, seat, grave: GRAVE.has(deed) };
}

/** The seat this browser talks from is asked to be quiet, or all who look on are. */
export function isMuted(info: TableInfo, viewpoint: number): boolean {
  const mine = info.seats.filter((seat) => seat.mine);
  const voice = mine.find((seat) => seat.seat === viewpoint) ?? mine[0];
  return voice ? voice.muted : info.watchers_muted;
}
