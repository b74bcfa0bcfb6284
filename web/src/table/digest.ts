/** What happened since somebody's last turn: what concerns them first, then the others in order. */
import type { Line } from "../net/schema";

export interface Digest {
  mine: readonly Line[];
  others: readonly { seat: number; lines: readonly Line[] }[];
}

export function digest(lines: readonly Line[], me: number): Digest {
  const mine = lines.filter((line) => line.event["seat"] === me);
  const others: { seat: number; lines: Line[] }[] = [];
  for (const line of lines) {
    const seat = line.event["seat"];
    if (typeof seat !== "number" || seat === me) continue;
    const last = others.find((other) => other.seat === seat);
    if (last) last.lines.push(line);
    else others.push({ seat, lines: [line] });
  }
  return { mine, others };
}
