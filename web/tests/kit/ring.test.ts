import { describe, expect, it } from "vitest";
import { angle, onRing, sector } from "../../src/kit/ring";

describe("a ring of places", () => {
  it("goes round once, clockwise, from the left over the top", () => {
    expect([1, 2, 3, 4].map((space) => angle(space, 4))).toEqual([-135, -45, 45, 135]);
    const [first, second] = [onRing(angle(1, 8), 40), onRing(angle(2, 8), 40)];
    expect(first.x).toBeLessThan(second.x);
    expect(second.y).toBeLessThan(first.y);
  });

  it("has all its places at the same distance from the middle", () => {
    for (const space of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { x, y } = onRing(angle(space, 8), 39.5);
      expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(39.5);
    }
  });

  it("has parts that begin and end at the outer edge and close along the inner one", () => {
    const path = sector(0, 90, 30, 50);
    expect(path).toMatch(/^M100 50A50 50 0 0 1 50 100L50 80A30 30 0 0 0 80 50z$/);
  });
});
