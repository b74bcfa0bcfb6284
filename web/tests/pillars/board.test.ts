import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Board from "../../src/games/pillars/Board.svelte";
import type { PillarsBox, PillarsView } from "../../src/games/pillars/schema";
import { along } from "../../src/games/pillars/ways";
import { Targets } from "../../src/match/targets";
import { tips } from "../../src/lib/tips.svelte";
import type { Choice, WhyNot } from "../../src/net/schema";
import { decisions, eachDecision, type Decision } from "../decisions";
import { drawn } from "../drawn";
import told from "./box.json";

const board = (decision: Decision<PillarsView>, refused: readonly WhyNot[] = []) =>
  drawn<PillarsView, PillarsBox>(Board, "pillars", told, decision, refused);

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

  it.each([
    ["somebody has taken it", "Red has taken this card.", "PE-5.1"],
    ["it is left out this round", "This card is not used this round.", "PE-4.3"],
  ])("tells at the card itself that %s", async (_, text, rule) => {
    const played = decisions<PillarsView>("pillars", "standard", 2, 1);
    const owned = ({ players }: PillarsView) => players.flatMap(({ resources }) => resources);
    const decision = played.find(
      ({ options, view }) =>
        owned(view).length && options.some(({ verb }) => verb === "take_resource"),
    ) as Decision<PillarsView>;
    const taken = owned(decision.view);
    const gone = [...taken, ...decision.view.offer.resources];
    const left = (Object.keys(told.box.resources) as typeof taken).filter(
      (one) => !gone.includes(one),
    );
    const [resource] = rule === "PE-5.1" ? taken : left;
    const refused = {
      verb: "take_resource",
      args: { resource },
      words: `take_resource ${resource}`,
      text: [text],
      rule,
    } as unknown as WhyNot;
    const { at } = board(decision, [refused]);
    const card = at(`resource:${resource}`) as HTMLElement;
    expect(card.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(card);
    await vi.waitFor(() => expect(tips.shown?.tip()?.reasons).toEqual([refused]));
  });

  it("writes what a builder costs at each place, in the numbers it was told", () => {
    const decision = asked("place");
    const options = decision.options.map((option) => ({ ...option, brings: { gold: -13 } }));
    const { container } = board({ ...decision, options });
    const prices = [...container.querySelectorAll(".spot .price")].map((one) => one.textContent);
    expect(new Set(prices)).toEqual(new Set(["13"]));
  });

  it("gives cubes back as one choice of amounts, in any order", async () => {
    const decision = asked("return_cube");
    const [good] = decision.options.map(({ args }) => args["good"] as "wood");
    const held = decision.view.players[decision.seat]?.goods[good as "wood"] ?? 0;
    const { container, onchoose, rerender } = board(decision);
    const buttons = [...container.querySelectorAll<HTMLButtonElement>(".back button")];
    expect(buttons).toHaveLength(decision.options.length + 1);
    const [kind, give] = [buttons[0], buttons.at(-1)] as [HTMLElement, HTMLButtonElement];
    expect(give.disabled).toBe(true);
    for (let n = 0; n < Math.min(2, held); n++) await fireEvent.click(kind);
    await fireEvent.click(give);
    expect(onchoose).toHaveBeenCalledTimes(1);
    await rerender({ targets: new Targets([...decision.options]) });
    expect(onchoose).toHaveBeenCalledTimes(Math.min(2, held));
    await rerender({ targets: new Targets([...decision.options]) });
    expect(onchoose).toHaveBeenCalledTimes(Math.min(2, held)); // no more than was marked
  });

  it("lets a craftsman work as often as possible, and stops where he cannot any more", async () => {
    const decision = asked("use_craftsman", ({ view, seat, options }) =>
      options.some(({ args }) => {
        const work = view.players[seat]?.work[args["craftsman"] as "start_woodworker"];
        return work !== undefined && work.uses - work.used > 1;
      }),
    );
    const { container, onchoose, rerender } = board(decision);
    await fireEvent.click(container.querySelector(".often") as HTMLElement);
    await rerender({ targets: new Targets([...decision.options]) });
    expect(onchoose).toHaveBeenCalledTimes(2);
    expect(onchoose.mock.calls[0]).toEqual(onchoose.mock.calls[1]);
    await rerender({ targets: new Targets([]) });
    await rerender({ targets: new Targets([...decision.options]) });
    expect(onchoose).toHaveBeenCalledTimes(2);
  });
});

/** A decision of some game in which this can be done. */
function asked(
  verb: string,
  fits: (decision: Decision<PillarsView>) => boolean = () => true,
): Decision<PillarsView> {
  for (const decision of eachDecision<PillarsView>("pillars", "standard", 3, 12)) {
    if (decision.options.some((option) => option.verb === verb) && fits(decision)) return decision;
  }
  throw new Error(`nobody is ever asked to ${verb}`);
}
