import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render, screen } from "@testing-library/svelte";
import { speak } from "../src/lib/i18n.svelte";
import type { Choice, PuzzleShown } from "../src/net/schema";
import { Puzzle } from "../src/puzzles/puzzle.svelte";
import PuzzleNumbers from "../src/puzzles/PuzzleNumbers.svelte";
import { following, remember, solved } from "../src/puzzles/solved";
import { GAME } from "./samples";

const COUNT = 4;
const OPTIONS = [7, 8, 9].map((action) => ({ action, args: {} }) as Choice);
const choice = (action: number) => OPTIONS.find((one) => one.action === action) as Choice;

/** A server whose puzzles have three options, of which the second is the best. */
function answer(address: string): Response {
  const found = /\/api\/puzzles\/village\/(\d+)\?lang=(\w+)/.exec(address);
  const number = Number(found?.[1]);
  if (number > COUNT) return Response.json({ error: "there is no such puzzle" }, { status: 404 });
  return Response.json({
    number,
    count: COUNT,
    seat: 0,
    answers: [8, 7, 9].map((action, place) => ({
      action,
      text: [`${found?.[2]} ${action}`],
      share: 60 - 10 * place,
    })),
    why: "2 wood more",
    refused: [],
    update: { ask: { name: "", prompt: [], options: OPTIONS }, lines: [], view: {} },
  } as unknown as PuzzleShown);
}

beforeEach(async () => {
  await speak("en");
  localStorage.clear();
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(answer(address)));
});
afterEach(() => vi.unstubAllGlobals());

async function opened(number = 1): Promise<Puzzle> {
  const puzzle = new Puzzle("village", number, "en");
  await puzzle.load();
  return puzzle;
}

describe("a puzzle", () => {
  it("tells what another answer is worth, and may be tried again", async () => {
    const puzzle = await opened();
    puzzle.choose(choice(9));
    expect([puzzle.right, puzzle.open, puzzle.given?.share]).toEqual([false, false, 40]);
    expect(puzzle.targets.options).toHaveLength(3);
    expect(solved("village").size).toBe(0);
  });

  it("is solved by the best answer, and that is kept", async () => {
    const puzzle = await opened(2);
    puzzle.choose(choice(8));
    expect([puzzle.right, puzzle.open]).toEqual([true, true]);
    expect(puzzle.targets.options).toHaveLength(0);
    expect([...puzzle.done]).toEqual([2]);
    expect([...solved("village")]).toEqual([2]);
    puzzle.again();
    expect([puzzle.given, puzzle.open]).toEqual([null, false]);
    expect([...puzzle.done]).toEqual([2]);
  });

  it("whose solution was looked at is not solved", async () => {
    const puzzle = await opened();
    puzzle.reveal();
    expect([puzzle.open, puzzle.right]).toEqual([true, false]);
    expect(solved("village").size).toBe(0);
  });

  it("keeps the answer in another language", async () => {
    const puzzle = await opened();
    puzzle.choose(choice(9));
    await puzzle.speak("cs");
    expect(puzzle.given?.text).toEqual(["cs 9"]);
  });

  it("that is not there says so in the language of the page, and in another one as well", async () => {
    const puzzle = await opened(COUNT + 1);
    expect(puzzle.trouble).toMatch(/^The server knows nothing of this/u);
    await speak("cs");
    expect(puzzle.trouble).toMatch(/takovém server neví/u);
  });
});

describe("progress", () => {
  it("leads to the next puzzle that is not solved, and round again", () => {
    remember("village", 2);
    remember("village", 4);
    remember("village", 2);
    expect([...solved("village")]).toEqual([2, 4]);
    expect(following("village", 0, COUNT)).toBe(1);
    expect(following("village", 1, COUNT)).toBe(3);
    expect(following("village", 3, COUNT)).toBe(1);
    for (const number of [1, 3]) remember("village", number);
    expect(following("village", 4, COUNT)).toBe(1);
  });

  it("survives nonsense in the storage", () => {
    localStorage.setItem("stavitel.puzzles.village", "{");
    expect(solved("village").size).toBe(0);
    localStorage.setItem("stavitel.puzzles.village", '["x", 3]');
    expect([...solved("village")]).toEqual([3]);
  });

  it("is shown on the list of numbers", () => {
    const done = new Set([2]);
    const { container } = render(PuzzleNumbers, { game: GAME, number: 1, count: COUNT, done });
    expect(screen.getAllByRole("link")).toHaveLength(COUNT);
    const said = container.querySelector("p")?.textContent?.replaceAll("\u00a0", " ");
    expect(said).toContain("Solved in this browser: 1 of 4.");
    expect(screen.getByRole("link", { current: "page" }).textContent).toContain("1");
    expect(screen.getAllByRole("link")[1]?.textContent).toContain("solved");
  });
});
