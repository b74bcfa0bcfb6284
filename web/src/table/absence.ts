/** About whom the table may decide: people who are away, and those for whom a bot plays. */
import type { SeatInfo, TableInfo } from "../net/schema";

/** This browser has a say: it plays here, or set up the table. */
function hasVoice(info: TableInfo): boolean {
  const plays = info.seats.some((seat) => seat.mine && !seat.resigned);
  return info.state === "playing" && !info.replay_only && (info.host || plays);
}

/** Those about whom one may decide. */
export function settleable(info: TableInfo): SeatInfo[] {
  if (!hasVoice(info)) return [];
  return info.seats.filter(
    (seat) =>
      seat.kind === "human" &&
      !seat.mine &&
      !seat.resigned &&
      (seat.away || (!seat.here && (seat.absent || info.host))),
  );
}

/** Those about whom nobody has decided yet: the table asks by itself. */
export function undecided(info: TableInfo): SeatInfo[] {
  return settleable(info).filter((seat) => {
    if (seat.waited) return false;
    if (!seat.away) return seat.absent;
    const last = info.notes.findLast((note) => note.seat === seat.seat);
    return last?.what === "time";
  });
}
