import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isLocal, qrCode } from "../src/lib/qr";

/** Texts with version, mask and mark of their code, as another program (python-qrcode) draws it. */
const KNOWN: [text: string, version: number, mask: number, mark: string][] = [
  ["A", 1, 4, "177b3a1897a152ae"],
  ["https://stavitel.example/t/abc123#secretsecret", 4, 6, "4d47b0dc2455948a"],
  [
    "http://192.168.1.20:8642/t/3f9a1c2b7d#Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4",
    5,
    6,
    "280efe72a8f01c65",
  ],
  ["x".repeat(100), 6, 0, "898a791db8daf879"],
  ["ž".repeat(60), 7, 3, "c52fe10e5d27a82d"],
  ["z".repeat(150), 8, 1, "dc814b4d22965968"],
  ["z".repeat(180), 9, 1, "b5b8a6ef7916e3ed"],
  ["y".repeat(213), 10, 1, "3bb4dc258df63cd7"],
];

const drawn = (grid: boolean[][]) => grid.map((row) => row.map(Number).join(""));
const mark = (grid: boolean[][]) =>
  createHash("sha256").update(drawn(grid).join("\n")).digest("hex").slice(0, 16);

describe("a QR code", () => {
  it.each(KNOWN)("of %s is what others draw", (text, version, mask, known) => {
    expect(mark(qrCode(text, mask))).toBe(known);
    expect(qrCode(text)).toHaveLength(17 + 4 * version);
  });

  it("is one of the eight that say the same, and easier to read than a bad one", () => {
    const masks = Array.from({ length: 8 }, (_, mask) => mark(qrCode("stavitel", mask)));
    expect(new Set(masks).size).toBe(8);
    expect(masks).toContain(mark(qrCode("stavitel")));
  });

  it("grows with its text, up to 213 bytes", () => {
    const sizes = [14, 15, 26, 27, 213].map((bytes) => qrCode("a".repeat(bytes)).length);
    expect(sizes).toEqual([21, 25, 25, 29, 57]);
    expect(() => qrCode("a".repeat(214))).toThrow("expected at most 213 bytes; got 214");
  });

  it("knows addresses that lead a phone to itself", () => {
    const local = ["http://localhost:8642/t/a#b", "http://127.0.0.1/t/a", "http://[::1]:80/t/a"];
    expect(local.map(isLocal)).toEqual([true, true, true]);
    const others = ["http://192.168.1.20:8642/t/a#b", "https://stavitel.example/t/localhost"];
    expect(others.map(isLocal)).toEqual([false, false]);
  });
});
