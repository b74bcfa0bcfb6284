/** What is asked of the browser, which in tests has no loudspeaker. */
import { expect } from "vitest";

export const pitches: number[] = [];

export class Room {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({
    gain: {
      setValueAtTime: () => {},
      linearRampToValueAtTime: (loud: number) => expect(loud).toBeLessThan(0.1),
      exponentialRampToValueAtTime: () => {},
    },
    connect: (next: unknown) => next,
  });
  createOscillator = () => ({
    type: "",
    frequency: {
      set value(pitch: number) {
        pitches.push(pitch);
      },
    },
    connect: (next: unknown) => next,
    start: () => {},
    stop: () => {},
  });
}
