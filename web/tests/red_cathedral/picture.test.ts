import { describe, expect, it } from "vitest";
import { picture } from "../../src/games/red_cathedral/picture";
import type { CathedralView } from "../../src/games/red_cathedral/schema";
import { decisions } from "../decisions";

const played = decisions<CathedralView>("red_cathedral", "basic", 2, 1);
const view = (played.at(-1) as NonNullable<(typeof played)[0]>).view;

describe("the picture of the cathedral", () => {
  it("has every section of every tower, standing on the ground", () => {
    const { parts, height } = picture(view);
    const sections = view.towers.flatMap(({ floors }) => floors);
    expect(parts.length).toBe(1 + sections.length);
    for (const { y } of parts) expect(y).toBeLessThan(height);
  });

  it("draws what is finished in colour, and the rest as a promise", () => {
    const colours = picture(view)
      .parts.slice(1)
      .map(({ shapes }) => shapes.some(({ wash }) => wash && wash !== "wood"));
    const finished = view.towers.flatMap(({ floors }) => floors.map((floor) => floor.finished));
    expect(colours).toEqual(finished);
  });
});
