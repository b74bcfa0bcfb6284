import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Board from "../../src/games/catan_duel/Board.svelte";
import type { CatanDuelBox, CatanDuelView } from "../../src/games/catan_duel/schema";
import { along } from "../../src/games/catan_duel/ways";
import { GameWords } from "../../src/lib/gamewords";
import { Targets } from "../../src/match/targets";
import { Reasons } from "../../src/match/why.svelte";
import type { Choice, GameInfo, TableInfo, Update } from "../../src/net/schema";
import { decisions, type Decision } from "../decisions";
import told from "./box.json";

const box = told.box as unknown as CatanDuelBox;
const words: Record<string, string[]> = told.words;
const game = {
  id: "catan_duel",
  seat_words: words["seat"] ?? [],
  words,
} as unknown as GameInfo;

function board({ seat, view, options, prompt }: Decision<CatanDuelView>) {
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

/** Decisions from one game of each variant in which, together, every question can be answered in every way. */
function different(): Decision<CatanDuelView>[] {
  const found: Decision<CatanDuelView>[] = [];
  const known = new Set<string>();
  for (const variant of ["intro", "gold", "turmoil", "progress", "duel"]) {
    for (const decision of decisions<CatanDuelView>("catan_duel", variant, 2, 1)) {
      const name = decision.view.waiting?.decision ?? "";
      const ways = decision.options.map(({ verb }) => `${name} ${verb}`);
      if (ways.some((way) => !known.has(way))) found.push(decision);
      for (const way of ways) known.add(way);
    }
  }
  return found;
}

const asked = different();

// drawing whole tables takes a busy machine minutes
describe("the board of Catan Duel", { timeout: 600_000 }, () => {
  it("takes every option by touching its places, one after the other", async () => {
    expect(asked.length).toBeGreaterThan(30);
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
        expect(all, option.words).toEqual([option]);
      }
      unmount();
    }
  });

  it("removes a card only by two touches, even if there is no other", async () => {
    const decision = asked.find(({ options }) => options.some(({ verb }) => verb === "remove"));
    const option = decision?.options.find(({ verb }) => verb === "remove") as Choice;
    const { at, onchoose } = board({ ...(decision as (typeof asked)[0]), options: [option] });
    await fireEvent.click(at("discard:pile") as HTMLElement);
    expect(onchoose).not.toHaveBeenCalled();
    const [, card] = along(option, (decision as (typeof asked)[0]).view);
    await fireEvent.click(at(card ?? "") as HTMLElement);
    expect(onchoose.mock.calls[0]?.[0]).toEqual(option);
  });

  it("says of every piece what it is", () => {
    const [first] = asked;
    const { container } = board(first as Decision<CatanDuelView>);
    for (const button of container.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label")).toBeTruthy();
    }
  });
});
