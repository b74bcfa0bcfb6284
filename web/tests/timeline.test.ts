import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Motion } from "../src/lib/settings.svelte";
import { Timeline } from "../src/match/timeline";
import { line, update } from "./samples";

const A = line("a");
const B = line("b");
const STILL = line("phase_started");

let seen: string[] = [];
let motion: Motion = "normal";
let hidden = false;

function timeline(): Timeline {
  return new Timeline({
    play: (played, ms) => seen.push(`${played.event["event"]} ${ms}`),
    install: (installed) => seen.push(`table ${installed.version}`),
    motion: () => motion,
    motionless: () => new Set(["phase_started"]),
    hidden: () => hidden,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  motion = "normal";
  hidden = false;
});
afterEach(() => vi.useRealTimers());

describe("timeline", () => {
  it("plays the events in order, then installs the table", () => {
    timeline().add(update(1), [A, B]);
    expect(seen).toEqual(["a 300"]);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(["a 300", "b 300"]);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(["a 300", "b 300", "table 1"]);
  });

  it("shows updates one after the other, however fast they come", () => {
    const shown = timeline();
    shown.add(update(1), [A]);
    shown.add(update(2), [B]);
    expect(seen).toEqual(["a 300"]);
    vi.runAllTimers();
    expect(seen).toEqual(["a 300", "table 1", "b 300", "table 2"]);
    expect(shown.running).toBe(false);
  });

  it("needs at most 1.2 seconds for all events of one update", () => {
    timeline().add(
      update(1),
      Array.from({ length: 12 }, () => A),
    );
    vi.advanceTimersByTime(1_200);
    expect(seen.at(-1)).toBe("table 1");
    expect(seen[0]).toBe("a 100");
  });

  it("does not wait for events in which nothing moves", () => {
    timeline().add(update(1), [STILL]);
    expect(seen).toEqual(["table 1"]);
  });

  it("shows the newest table at once when somebody does not want to wait", () => {
    const shown = timeline();
    shown.add(update(1), [A, B]);
    shown.add(update(2), [B]);
    shown.finish();
    vi.runAllTimers();
    expect(seen).toEqual(["a 300", "table 2"]);
  });

  it("plays nothing without motion, or where nobody looks", () => {
    motion = "off";
    timeline().add(update(1), [A]);
    motion = "slow";
    hidden = true;
    timeline().add(update(2), [A]);
    expect(seen).toEqual(["table 1", "table 2"]);
  });

  it("catches up when it falls far behind", () => {
    const shown = timeline();
    for (let version = 1; version <= 13; version++) shown.add(update(version), [A]);
    expect(seen.at(-1)).toBe("table 13");
  });

  it("goes on with what comes after a finish", () => {
    const shown = timeline();
    shown.add(update(1), [A]);
    shown.finish();
    shown.add(update(2), [B]);
    vi.runAllTimers();
    expect(seen).toEqual(["a 300", "table 1", "b 300", "table 2"]);
  });
});
