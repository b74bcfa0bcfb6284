import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../src/lib/tokens.css"), "utf-8");
const [light = "", dark = ""] = css.split(':root[data-theme="dark"]');

function tokens(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

const THEMES: Record<string, Record<string, string>> = {
  light: tokens(light),
  dark: { ...tokens(light), ...tokens(dark) },
};

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["ground", "surface", "raised", "sunk", "glow-soft"];
const INKS = ["ink", "ink-soft", "link", "plus", "minus"];
const SEATS = ["red", "green", "orange", "blue", "yellow", "purple", "sky", "white", "black"];

describe.each(Object.keys(THEMES))("%s", (theme) => {
  const of = (name: string) => THEMES[theme]?.[name] ?? "missing";

  it.each(GROUNDS.flatMap((ground) => INKS.map((ink) => [ink, ground] as const)))(
    "%s reads on %s",
    (ink, ground) => expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5),
  );

  it("buttons and seats can be read", () => {
    expect(contrast(of("accent-ink"), of("accent"))).toBeGreaterThanOrEqual(4.5);
    for (const seat of SEATS) {
      expect(contrast(of(`dye-${seat}`), of(`dye-${seat}-ink`))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(GROUNDS)("edges, focus and glow are seen on %s", (ground) => {
    for (const mark of ["line-strong", "focus", "seat-edge", "glow"]) {
      expect(contrast(of(mark), of(ground)), mark).toBeGreaterThanOrEqual(3);
    }
  });
});
