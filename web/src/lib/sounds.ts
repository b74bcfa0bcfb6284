/** Quiet sounds of our own making, for whoever has asked for them. No file is fetched. */
import { settings } from "./settings.svelte";

/** Tones as [pitch in Hz, begin in s, length in s]. */
const TUNES = {
  turn: [
    [587, 0, 0.18],
    [880, 0.13, 0.32],
  ],
  talk: [[740, 0, 0.14]],
  die: [
    [196, 0, 0.05],
    [262, 0.06, 0.05],
    [220, 0.13, 0.07],
  ],
  coin: [
    [1319, 0, 0.09],
    [1760, 0.05, 0.22],
  ],
  end: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.5],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;

export type Tune = keyof typeof TUNES;

const LOUD = 0.06;
let room: AudioContext | null = null;

export function canSound(): boolean {
  return "AudioContext" in window;
}

/** Play a tune, unless sounds are off. */
export function sound(tune: Tune): void {
  if (!settings.sound || !canSound()) return;
  room ??= new AudioContext();
  void room.resume().catch(() => {}); // a browser may insist on a click first
  for (const [pitch, begin, length] of TUNES[tune])
    ring(room, pitch, room.currentTime + begin, length);
}

/** One tone, struck softly and fading like a small bell. */
function ring(room: AudioContext, pitch: number, at: number, length: number): void {
  const tone = room.createOscillator();
  const loud = room.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(LOUD, at + 0.015);
  loud.gain.exponentialRampToValueAtTime(0.0005, at + length);
  tone.connect(loud).connect(room.destination);
  tone.start(at);
  tone.stop(at + length);
}
