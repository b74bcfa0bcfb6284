import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHOICE, dock, KEEP, LOOK, shared, type Box } from "../src/lib/dock";
import { surroundings } from "../src/lib/surroundings";
import { tip, tips } from "../src/lib/tips.svelte";

describe("an explanation", () => {
  let thing: HTMLElement;
  let away: () => void;

  const pointer = (kind: string, clientX: number, pointerType = "mouse") =>
    thing.dispatchEvent(
      new PointerEvent(kind, { clientX, clientY: 50, pointerType, bubbles: true }),
    );
  const elsewhere = (clientX: number) =>
    window.dispatchEvent(new PointerEvent("pointermove", { clientX, clientY: 50 }));

  beforeEach(() => {
    vi.useFakeTimers();
    thing = document.body.appendChild(document.createElement("button"));
    away = (tip(() => ({ title: "Market" }))(thing) ?? (() => {})) as () => void;
  });
  afterEach(() => {
    tips.hide();
    away();
    thing.remove();
    vi.useRealTimers();
  });

  it("comes after the pointer has moved onto the thing", () => {
    elsewhere(10);
    pointer("pointerenter", 40);
    pointer("pointermove", 40);
    vi.advanceTimersByTime(299);
    expect(tips.shown).toBeNull();
    vi.advanceTimersByTime(1);
    expect(tips.shown?.anchor).toBe(thing);
  });

  it("does not come because something was drawn under a pointer at rest", () => {
    elsewhere(40);
    pointer("pointerenter", 40); // what browsers tell after the page has changed
    pointer("pointermove", 41); // a hand is never quite still
    vi.advanceTimersByTime(5000);
    expect(tips.shown).toBeNull();
    pointer("pointermove", 46);
    vi.advanceTimersByTime(300);
    expect(tips.shown?.anchor).toBe(thing);
  });

  it("stays away after a press until the pointer comes anew", () => {
    elsewhere(10);
    pointer("pointerenter", 40);
    pointer("pointerdown", 40);
    pointer("pointermove", 60);
    vi.advanceTimersByTime(5000);
    expect(tips.shown).toBeNull();
  });

  it("comes by a long press on a screen one touches, not by a tap", () => {
    pointer("pointerdown", 40, "touch");
    pointer("pointerup", 40, "touch");
    vi.advanceTimersByTime(1000);
    expect(tips.shown).toBeNull();
    pointer("pointerdown", 40, "touch");
    vi.advanceTimersByTime(450);
    expect(tips.shown?.anchor).toBe(thing);
  });

  it("comes by Space at once", () => {
    thing.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
    vi.advanceTimersByTime(0);
    expect(tips.shown?.anchor).toBe(thing);
  });
});

describe("free space for an explanation", () => {
  const WINDOW = { width: 1280, height: 800 };
  const SIZE = { width: 300, height: 200 };
  const box = (left: number, top: number, width: number, height: number): Box => ({
    left,
    top,
    width,
    height,
  });

  it("is found close to the thing, and never over it", () => {
    const thing = box(600, 300, 80, 120);
    const found = { ...dock(SIZE, thing, WINDOW, []), ...SIZE };
    expect(shared(found, thing)).toBe(0);
    expect(Math.hypot(found.left + 150 - 640, found.top + 100 - 360)).toBeLessThan(280);
  });

  it.each([360, 1280, 1920])("is not the hand, your own goods or a button (%i px)", (width) => {
    const window = { width, height: 740 };
    const size = { width: Math.min(300, width - 16), height: 200 };
    const hand = { ...box(0, 520, width, 220), weight: KEEP };
    const button = { ...box(width - 200, 0, 200, 60), weight: KEEP };
    for (const left of [0, width / 2, width - 80]) {
      const card = box(left, 540, 80, 120);
      const found = { ...dock(size, card, window, [hand, button]), ...size };
      expect(shared(found, hand) + shared(found, button) + shared(found, card)).toBe(0);
      expect(found.left).toBeGreaterThanOrEqual(0);
      expect(found.left + found.width).toBeLessThanOrEqual(width);
      expect(found.top + found.height).toBeLessThanOrEqual(740);
    }
  });

  it("is rather where one only looks than where one chooses", () => {
    const choices = { ...box(0, 0, 640, 800), weight: CHOICE };
    const looks = { ...box(640, 0, 640, 800), weight: LOOK };
    const found = { ...dock(SIZE, box(600, 380, 30, 30), WINDOW, [choices, looks]), ...SIZE };
    expect(shared(found, choices)).toBe(0);
  });

  it("counts buttons by what they are for", () => {
    const page = document.createElement("div");
    page.innerHTML = `<section data-keep></section><article data-place="seat:blue"></article><button class="place"></button>
      <button class="place" aria-disabled="true"></button><button>Confirm</button>
      <div id="tip"><button>inside</button></div>`;
    for (const one of page.querySelectorAll("*")) {
      one.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    }
    expect(surroundings(page).map(({ weight }) => weight)).toEqual([
      KEEP,
      LOOK,
      CHOICE,
      LOOK,
      KEEP,
    ]);
  });
});
