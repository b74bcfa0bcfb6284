import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Board from "../../src/games/pillars/Board.svelte";
import type { PillarsBox, PillarsView } from "../../src/games/pillars/schema";
import { along } from "../../src/games/pillars/ways";
import { GameWords } from "../../src/lib/gamewords";
import { Targets } from "../../src/match/targets";
import { Reasons } from "../../src/match/why.svelte";
import type { Choice, GameInfo, TableInfo, Update } from "../../src/net/schema";
import { decisions, type Decision } from "../decisions";
import told from "./box.json";

const box = told.box as unknown as PillarsBox;
const words: Record<string, string[]> = told.words;
const game = {
  id: "pillars",
  seat_words: words["seat"] ?? [],
  words,
} as unknown as GameInfo;

function board({ seat, view, options, prompt }: Decision<PillarsView>) {
  const onchoose = vi.fn<(choice: Choice | readonly Choice[]) => void>();
  const { container, unmount } = render(Board, {
    view,
    update: { seat, view, ask: { prompt } } as unknown as Update,
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
  return { container, onchoose, at, unmount };
}

/** Decisions that differ in what can be done, from one game of each table. */
function different(): Decision<PillarsView>[] {
  const found = new Map<string, Decision<PillarsView>>();
  for (const seats of [2, 4]) {
    for (const decision of decisions<PillarsView>("pillars", "standard", seats, 3)) {
      const verbs = new Set(decision.options.map(({ verb }) => verb));
      const key = [...verbs].sort().join(" ");
      if (!found.has(key)) found.set(key, decision);
    }
  }
  return [...found.values()];
}

// drawing whole tables takes a busy machine minutes
describe("the board of The Pillars of the Earth", { timeout: 600_000 }, () => {
  it("takes every option by touching its places, one after the other", async () => {
    const asked = different();
    expect(asked.length).toBeGreaterThan(8);
    for (const decision of asked) {
      const { at, onchoose, unmount } = board(decision);
      for (const option of decision.options) {
        onchoose.mockClear();
        for (const place of along(option, decision.view)) {
          if (onchoose.mock.calls.length) break; // a single target needs no second touch
          const there = at(place);
          expect(there, `${option.words} at ${place}`).not.toBeNull();
          if (there) await fireEvent.click(there);
        }
        const [chosen] = onchoose.mock.calls[0] ?? [];
        const all = Array.isArray(chosen) ? (chosen as Choice[]) : [chosen as Choice];
        expect(all, option.words).toContainEqual(option);
      }
      unmount();
    }
  });

  it("says of every piece what it is", () => {
    const [first] = different();
    const { container } = board(first as Decision<PillarsView>);
    for (const button of container.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label")).toBeTruthy();
    }
  });
});
