import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Board from "../../src/games/caylus_magna_carta/Board.svelte";
import { GameWords } from "../../src/lib/gamewords";
import { Targets } from "../../src/match/targets";
import { Reasons } from "../../src/match/why.svelte";
import type { Choice, GameInfo, TableInfo, Update } from "../../src/net/schema";
import { box, road, view, words } from "./given";

const seats = words["seat"] ?? [];
const game = {
  id: "caylus_magna_carta",
  seat_words: seats,
  words,
} as unknown as GameInfo;

function choice(action: number, verb: string, args: Record<string, unknown> = {}): Choice {
  return {
    action,
    verb,
    args,
    words: verb,
    text: [`${verb} ${action}`],
    warning: "",
    gift: false,
    brings: {},
  };
}

function board(options: Choice[], seen = view(), seat = 0) {
  const onchoose = vi.fn();
  const { container } = render(Board, {
    view: seen,
    update: { seat } as unknown as Update,
    info: { seats: [] } as unknown as TableInfo,
    game,
    box,
    targets: new Targets(options),
    why: new Reasons(() => Promise.resolve([])),
    words: new GameWords("en", game, ""),
    motion: "off",
    playing: null,
    lit: new Set<string>(),
    onchoose,
  });
  const at = (place: string) => container.querySelector<HTMLElement>(`[data-place="${place}"]`);
  const open = () =>
    [...container.querySelectorAll<HTMLElement>("button.open")].map((one) => one.dataset["place"]);
  return { container, onchoose, at, open };
}

// drawing the whole table takes a busy machine seconds
describe("the board", { timeout: 60_000 }, () => {
  it("opens exactly the places that occur in options", () => {
    const card = view().hand?.[0] ?? "";
    const { open } = board([
      choice(1, "place_worker", { position: 2 }),
      choice(2, "build", { card }),
      choice(3, "draw_card"),
      choice(4, "pass"),
    ]);
    expect(open().sort()).toEqual(["bridge", `card:${card}`, "pile", "position:2"]);
  });

  it("opens the houses the provost may be moved to", () => {
    const { open } = board([-2, -1, 0].map((steps) => choice(steps, "move_provost", { steps })));
    expect(open()).toEqual(["position:1", "position:2", "position:3"]);
  });

  it("gives the option that was clicked, or all of them where there are several", async () => {
    const [wood, gold] = ["wood", "gold"].map((good, i) =>
      choice(i, "turn_over", { position: 2, good }),
    );
    const alone = choice(9, "place_worker", { position: 1 });
    const { at, onchoose } = board([alone, wood, gold] as Choice[]);
    await fireEvent.click(at("position:1") as HTMLElement);
    expect(onchoose.mock.lastCall?.[0]).toEqual(alone);
    await fireEvent.click(at("position:2") as HTMLElement);
    expect(onchoose.mock.lastCall?.[0]).toEqual([wood, gold]);
  });

  it("does nothing where nothing can be done, and stays within reach of the keyboard", async () => {
    const { at, onchoose } = board([]);
    const house = at("position:1") as HTMLElement;
    expect(house.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(house);
    expect(onchoose).not.toHaveBeenCalled();
    house.focus();
    expect(document.activeElement).toBe(house);
  });

  it("is one Tab stop for the whole road, and arrows go along it", async () => {
    const { container, at } = board([]);
    const houses = [...container.querySelectorAll<HTMLElement>('[data-place^="position:"]')];
    expect(houses.map((house) => house.tabIndex)).toEqual([0, -1, -1]);
    at("position:1")?.focus();
    await fireEvent.keyDown(at("position:1") as HTMLElement, { key: "ArrowRight" });
    expect(houses.map((house) => house.tabIndex)).toEqual([-1, 0, -1]);
    await fireEvent.keyDown(at("position:2") as HTMLElement, { key: "End" });
    expect(document.activeElement).toBe(at("position:3"));
  });

  it("says of a house all that is drawn on it", () => {
    const seen = view({
      road: road({ card: "small_farm", owner: "green", worker: "red", store: 2 }),
      provost: 1,
    });
    const said = board([], seen).at("position:1")?.getAttribute("aria-label") ?? "";
    for (const word of [
      "card-small_farm",
      "seat-green",
      "seat-red",
      "amount-food",
      "term-provost",
    ]) {
      expect(said).toContain(word);
    }
  });

  it("shows a watcher everything but a hand", () => {
    const seen = view();
    delete seen.hand;
    const { container, at } = board([], seen, -1);
    expect(container.querySelectorAll("article.player")).toHaveLength(3);
    expect(at("hand")).toBeNull();
  });
});
