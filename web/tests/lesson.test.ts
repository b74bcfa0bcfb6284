import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Lesson } from "../src/learn/lesson.svelte";
import { speak } from "../src/lib/i18n.svelte";
import { progress, remember } from "../src/learn/progress";
import type { Choice, LessonStep } from "../src/net/schema";

const ID = "caylus_magna_carta/1-road";
const EXPECTED: Record<number, number[]> = { 1: [7, 8], 2: [9] };
const STEPS = 4;

/** A server with four steps, of which the second and third ask for something. */
function answer(address: string): Response {
  const found = /\/api\/lessons\/(.+)\/(\d+)\?lang=(\w+)&taken=(.*)/.exec(address);
  const step = Number(found?.[2]);
  asked.push(`${step}:${found?.[4]}`);
  if (step >= STEPS) return Response.json({ error: "there is no such step" }, { status: 404 });
  const expected = EXPECTED[step] ?? [];
  const options = [7, 8, 9, 10].map((action) => ({ action, args: {} }));
  const ask = expected.length ? { name: "", prompt: [], options } : null;
  const update = { step, ask, lines: [], view: {} };
  return Response.json({
    step,
    steps: STEPS,
    text: `step ${step}`,
    hint: expected.length ? "hint" : "",
    expected,
    highlight: ["position:0"],
    refused: [],
    update,
  } as unknown as LessonStep);
}

let asked: string[] = [];
const choice = (action: number) => ({ action, args: {} }) as Choice;

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(answer(address)));
});
afterEach(() => vi.unstubAllGlobals());

async function opened(): Promise<Lesson> {
  const lesson = new Lesson(ID, "en");
  await lesson.open();
  return lesson;
}

describe("a lesson", () => {
  it("goes on with what was chosen", async () => {
    const lesson = await opened();
    await lesson.next();
    lesson.choose(choice(8));
    await vi.waitFor(() => expect(lesson.step?.step).toBe(2));
    lesson.choose(choice(9));
    await vi.waitFor(() => expect(lesson.last).toBe(true));
    expect(asked).toEqual(["0:", "1:", "2:8", "3:8,9"]);
  });

  it("answers a wrong choice and stays", async () => {
    const lesson = await opened();
    await lesson.next();
    lesson.choose(choice(10));
    expect([lesson.wrong, lesson.step?.step]).toEqual([1, 1]);
    expect(asked).toEqual(["0:", "1:"]);
  });

  it("does what is expected for whoever skips a step", async () => {
    const lesson = await opened();
    for (let i = 0; i < 3; i++) await lesson.next();
    expect(asked.at(-1)).toBe("3:7,9");
  });

  it("asks again in a step one goes back to", async () => {
    const lesson = await opened();
    for (let i = 0; i < 3; i++) await lesson.next();
    await lesson.back();
    await lesson.back();
    lesson.choose(choice(8));
    await vi.waitFor(() => expect(lesson.step?.step).toBe(2));
    expect(asked.at(-1)).toBe("2:8");
  });

  it("goes on another day where it was left", async () => {
    const lesson = await opened();
    await lesson.next();
    await lesson.next(8);
    expect(progress(ID)).toEqual({ step: 2, taken: [8] });
    expect((await opened()).step?.step).toBe(2);
  });

  it("begins anew when what was kept no longer fits the lesson", async () => {
    remember(ID, { step: 9, taken: [] });
    const lesson = await opened();
    expect([lesson.step?.step, lesson.trouble]).toEqual([0, ""]);
  });

  it("tells anew in another language why it did not come", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status: 404 })));
    const lesson = await opened();
    await speak("cs");
    expect(lesson.trouble).toMatch(/takovém server neví/u);
    await speak("en");
    expect(lesson.trouble).toMatch(/^The server knows nothing of this/u);
  });

  it.each(["{", "7", '{"step": -1, "taken": []}', '{"step": 1, "taken": ["x"]}'])(
    "begins anew when %s was kept",
    (kept) => {
      localStorage.setItem(`stavitel.lesson.${ID}`, kept);
      expect(progress(ID)).toEqual({ step: 0, taken: [] });
    },
  );
});
