import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { inHand } from "../src/kit/inhand.svelte";
import { pointed } from "../src/kit/pointed.svelte";
import { Match } from "../src/match/match.svelte";
import type { TableInfo, Update } from "../src/net/schema";
import PromptBar from "../src/table/PromptBar.svelte";
import { choice, info, seat, update, WORDS } from "./samples";

const TABLE = info([seat(0, { mine: true }), seat(1, { name: "Anna" })]);

/** The bar at a moment of a table. */
function shown(latest: Update, table = TABLE): HTMLElement {
  const match = new Match("t1", () => ({ close() {} }) as unknown as WebSocket);
  match.info = table;
  match.latest = latest;
  const onhint = latest.ask ? () => undefined : undefined;
  const { container } = render(PromptBar, { match, info: table, latest, words: WORDS, onhint });
  match.close();
  return container;
}

/** As text. */
function bar(latest: Update, table = TABLE): string {
  return (shown(latest, table).textContent ?? "").replace(/\s+/gu, " ");
}

const asking = (more: Partial<Update> = {}) =>
  update(1, {
    ask: { name: "turn", prompt: ["Choose an action."], options: [choice(1, "pass")] },
    ...more,
  });

afterEach(() => {
  inHand.targets = 0;
  pointed.option = null;
});

describe("the bar above the table", () => {
  it("says what somebody else is deciding", () => {
    const said = bar(update(1, { asked: 1, asks: ["Which building?"] }));
    expect(said).toContain("turn-of asked-what Which building?");
  });

  it("says at once that whoever is asked is not there", () => {
    const gone = info([seat(0, { mine: true }), seat(1, { name: "Anna", here: false })]);
    const said = bar(update(1, { asked: 1, asks: ["Which building?"] }), gone);
    expect(said).toContain("waits-for");
    expect(said).not.toContain("turn-of");
  });

  it("shows the clock of whoever is asked", () => {
    const clocks = [0, 1].map((n) => ({ left: 60_000 * (n + 1), running: false }));
    expect(bar(update(1, { asked: 1, clocks }))).toContain("02:00");
    expect(bar(update(1, { asked: 1 }))).not.toContain("02:00");
  });

  it("says only whose turn it is where the question is a secret", () => {
    const said = bar(update(1, { asked: 1, asks: [] }));
    expect(said).toContain("turn-of");
    expect(said).not.toContain("asked-what");
  });

  it("asks your own question, and says where a piece in hand may go", () => {
    expect(bar(asking())).toContain("Choose an action.");
    inHand.targets = 3;
    const said = bar(asking());
    expect(said).toContain("in-hand");
    expect(said).not.toContain("Choose an action.");
  });

  it("offers Confirm only for a turn that waits for it", () => {
    expect(bar(asking())).not.toContain("undo confirm");
    expect(bar(update(1, { unconfirmed: true, undo: true }))).toContain("undo confirm");
  });

  it("tells what the option would change that somebody points at", () => {
    const sale = { ...choice(1, "sell"), brings: { gold: 4, "goods.stone": -1 } };
    const latest = update(1, { ask: { name: "market", prompt: ["Trade."], options: [sale] } });
    expect(bar(latest)).not.toContain("+4");
    pointed.option = sale;
    expect(bar(latest)).toMatch(/\+4.*−1/u);
    pointed.option = { ...sale }; // of another moment
    expect(bar(latest)).not.toContain("+4");
  });

  it("has a hint where hints are allowed, for whoever is asked", () => {
    const hint = (latest: Update, table = TABLE) =>
      [...shown(latest, table).querySelectorAll("button")].find(
        (button) => button.textContent?.trim() === "hint",
      );
    const allowed: TableInfo = { ...TABLE, state: "playing", hints: true };
    expect(hint(asking(), { ...allowed, hints: false })).toBeUndefined();
    expect(hint(asking(), allowed)?.disabled).toBe(false);
    expect(hint(update(1, { asked: 1 }), allowed)?.disabled).toBe(true);
    const watched = { ...allowed, seats: allowed.seats.map((one) => ({ ...one, mine: false })) };
    expect(hint(update(1, { asked: 1 }), watched)).toBeUndefined();
  });
});
