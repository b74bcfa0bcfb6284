import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../src/lib/i18n.svelte";
import GameCard from "../src/lobby/GameCard.svelte";
import { newcomer } from "../src/lobby/newcomer.svelte";
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

  it("is played at once by whoever has played before", () => {
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
  it("is new until something was played in this browser", () => {
    expect(newcomer.here).toBe(true);
    newcomer.played();
    flushSync();
    expect(newcomer.here).toBe(false);
    expect(localStorage.getItem("stavitel.played")).not.toBeNull();
  });
});
