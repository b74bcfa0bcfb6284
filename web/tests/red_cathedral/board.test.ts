import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Board from "../../src/games/red_cathedral/Board.svelte";
import type { CathedralBox, CathedralView } from "../../src/games/red_cathedral/schema";
import { along } from "../../src/games/red_cathedral/ways";
import { named } from "../../src/kit/asked";
import type { Choice } from "../../src/net/schema";
import { decisions, type Decision } from "../decisions";
import { drawn } from "../drawn";
import told from "./box.json";

const board = (decision: Decision<CathedralView>) =>
  drawn<CathedralView, CathedralBox>(Board, "red_cathedral", told, decision);

/** Decisions that differ in what can be done, from one game of each table. */
function different(): Decision<CathedralView>[] {
  const found = new Map<string, Decision<CathedralView>>();
  for (const [variant, seats] of [
    ["basic", 1],
    ["advanced", 3],
  ] as const) {
    for (const decision of decisions<CathedralView>("red_cathedral", variant, seats, 2)) {
      const verbs = new Set(decision.options.map(({ verb }) => verb));
      const key = [...verbs].sort().join(" ");
      if (!found.has(key)) found.set(key, decision);
    }
  }
  return [...found.values()];
}

const asked = different();

// drawing whole tables takes a busy machine minutes
describe("the board of The Red Cathedral", { timeout: 600_000 }, () => {
  it("takes every option by touching its places, one after the other", async () => {
    expect(asked.length).toBeGreaterThan(8);
    for (const decision of asked) {
      const { at, onchoose, unmount } = board(decision);
      for (const option of decision.options) {
        onchoose.mockClear();
        for (const place of along(option, decision.view, named(decision.prompt))) {
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

  it("promises what a die costs and the space gives, in the numbers it was told", async () => {
    const decision = asked.find(({ options }) =>
      options.some(({ verb, args }) => verb === "move_die" && Number(args["steps"]) > 0),
    ) as Decision<CathedralView>;
    const far = decision.options.find(
      ({ verb, args }) => verb === "move_die" && Number(args["steps"]) > 0,
    ) as Choice;
    const { args } = far;
    const options = decision.options.map((option) =>
      option === far ? { ...far, brings: { rubles: -13 } } : option,
    );
    const { at, container } = board({ ...decision, options });
    const die = args["die"] as "white";
    await fireEvent.click(at(`die:${die}`) as HTMLElement);
    const { space, value } = decision.view.dice[die];
    const there = decision.view.market[(space - 1 + value + Number(args["steps"])) % 8];
    const dice = new Set([...(there?.dice ?? []), die]);
    const shown = [...container.querySelectorAll(".price")].map((one) => one.textContent?.trim());
    expect(shown).toContainEqual(
      expect.stringMatching(new RegExp(`^−13\\s*\\+${(there?.amount ?? 0) * dice.size}$`)),
    );
  });

  it("says of every piece what it is", () => {
    const [first] = asked;
    const { container } = board(first as Decision<CathedralView>);
    for (const button of container.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label")).toBeTruthy();
    }
  });
});
