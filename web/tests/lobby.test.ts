import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../src/lib/i18n.svelte";
import GameCard from "../src/lobby/GameCard.svelte";
import { GAME } from "./samples";

const LESSONS = [{ id: "1-mill", name: "The mill", hint: "" }];

beforeEach(() => speak("en"));

function card(more: object) {
  const asked = { onplay: vi.fn(), onset: vi.fn() };
  const props = { game: { ...GAME, lessons: LESSONS }, busy: false, ...asked, ...more };
  const { container } = render(GameCard, props);
  return { container, ...asked };
}

describe("a game on the front page", () => {
  it("says what it is about, how many play, how long, how hard, and that it can be learnt", () => {
    const { container } = card({});
    expect(container.querySelector(".about")?.textContent).toBe("A village grows.");
    const facts = [...container.querySelectorAll(".facts li")].map((one) =>
      one.textContent?.trim().replaceAll("\u00a0", " "),
    );
    expect(facts).toEqual(["2 to 3 players", "about 30 min", "Easy to learn", "With lessons"]);
  });

  it("is played at once by whoever has played it before", () => {
    const { container, onplay } = card({});
    const primary = container.querySelectorAll(".primary");
    expect([...primary].map((one) => one.textContent?.trim())).toEqual(["Play now: Village"]);
    (primary[0] as HTMLElement).click();
    expect(onplay).toHaveBeenCalledOnce();
  });

  it("offers a newcomer the lesson first, and an easy bot beside it", () => {
    const { container } = card({ newcomer: true });
    const primary = container.querySelectorAll(".primary");
    expect(primary).toHaveLength(1);
    expect(primary[0]?.getAttribute("href")).toBe("/learn/village/1-mill");
    expect(container.textContent).toContain("Play against an easy bot");
    expect(container.textContent).not.toContain("Play now");
  });

  it("offers a newcomer the easy bot where there is no lesson", () => {
    const { container } = card({ newcomer: true, game: GAME });
    expect(container.querySelector(".primary")?.textContent).toContain("Play against an easy bot");
  });
});

describe("whoever comes", () => {
  const KEY = "stavitel.played";

  /** As in a browser that remembers this. */
  async function visitor(kept: string | null) {
    localStorage.clear();
    if (kept !== null) localStorage.setItem(KEY, kept);
    vi.resetModules();
    return (await import("../src/lobby/newcomer.svelte")).newcomer;
  }

  it("is new until something was played in this browser", async () => {
    const newcomer = await visitor(null);
    expect(newcomer.here).toBe(true);
    newcomer.played();
    expect(newcomer.here).toBe(true);
    newcomer.played("village");
    flushSync();
    expect(newcomer.here).toBe(false);
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  it("is new to every other game after one of them, also with the next visit", async () => {
    const first = await visitor(null);
    first.played("village");
    expect([first.to("village"), first.to("harbour")]).toEqual([false, true]);
    const next = await visitor(localStorage.getItem(KEY));
    expect([next.here, next.to("village"), next.to("harbour")]).toEqual([false, false, true]);
    next.played("harbour");
    const last = await visitor(localStorage.getItem(KEY));
    expect([last.to("village"), last.to("harbour"), last.to("mine")]).toEqual([false, false, true]);
  });

  it.each(["yes", "7", '{"village": 1}'])(
    "has been here before where %s was kept, and is offered every lesson",
    async (kept) => {
      const newcomer = await visitor(kept);
      expect([newcomer.here, newcomer.to("village")]).toEqual([false, true]);
    },
  );
});
