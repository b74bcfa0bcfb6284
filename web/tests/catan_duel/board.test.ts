import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Board from "../../src/games/catan_duel/Board.svelte";
import type { CatanDuelBox, CatanDuelView } from "../../src/games/catan_duel/schema";
import { along } from "../../src/games/catan_duel/ways";
import type { Choice } from "../../src/net/schema";
import { decisions, type Decision } from "../decisions";
import { drawn } from "../drawn";
import told from "./box.json";

const board = (decision: Decision<CatanDuelView>) =>
  drawn<CatanDuelView, CatanDuelBox>(Board, "catan_duel", told, decision);

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
