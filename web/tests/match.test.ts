import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { plain } from "../src/lib/sentence";
import { Match } from "../src/match/match.svelte";
import type { FromServer, Update } from "../src/net/schema";
import { choice, info, line, seat, update } from "./samples";

/** A server one can put words into the mouth of. */
class Server {
  readyState: number = WebSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get last(): Record<string, unknown> {
    return this.sent.at(-1) ?? {};
  }
}

const PASS = choice(5, "pass");
const asking = (version: number, more: Partial<Update> = {}) =>
  update(version, { ask: { name: "turn", prompt: ["?"], options: [PASS] }, ...more });

let server: Server;
let match: Match;

beforeEach(() => {
  localStorage.clear();
  settings.motion = "off";
  server = new Server();
  match = new Match("t1", () => server as unknown as WebSocket);
  server.onopen?.();
});
afterEach(() => match.close());

describe("a table in the browser", () => {
  it("keeps the lines that still hold and adds the newer ones", () => {
    const [a, b, c] = [line("a"), line("b"), line("c")];
    server.says(update(1, { lines: [a, b] }));
    server.says(update(2, { keep: 1, lines: [c] }));
    expect(match.lines.map((one) => plain(one.text))).toEqual(["a", "c"]);
  });

  it("rests between moves, not in the middle of a turn", () => {
    server.says(asking(1));
    expect(match.rests).toBe(true);
    server.says(asking(2, { undo: true }));
    expect(match.rests).toBe(false);
    server.says(update(3, { asked: 1, undo: true }));
    expect(match.rests).toBe(true);
    server.says(update(4, { unconfirmed: true }));
    expect(match.rests).toBe(false);
    server.says(asking(5));
    match.choose(PASS);
    expect(match.rests).toBe(false);
  });

  it("offers nothing more while an action is on its way", async () => {
    server.says(asking(1));
    match.choose(PASS);
    expect(server.last).toMatchObject({ type: "act", version: 1, action: 5, hold: "needed" });
    expect(match.targets.options).toEqual([]);
    match.choose(PASS);
    expect(server.sent.length).toBe(1);
    server.says({ type: "done", id: String(server.last["id"]), version: 2 });
    await vi.waitFor(() => expect(match.targets.options.length).toBe(1));
  });

  it("confirms every turn, or none, where that was chosen", () => {
    settings.confirm = "ask";
    server.says(asking(1));
    match.choose(PASS);
    expect(server.last).toMatchObject({ hold: true });
    settings.confirm = "needed";
  });

  it("confirms by itself where that was chosen", () => {
    settings.confirm = "automatic";
    server.says(asking(1));
    match.choose(PASS);
    expect(server.last).toMatchObject({ hold: false });
    settings.confirm = "ask";
  });

  it("tells once what the server refused", async () => {
    server.says(asking(1));
    match.choose(PASS);
    const id = String(server.last["id"]);
    const text = ["Not now."];
    server.says({ type: "refused", id, code: "illegal", text, rule: "V-1", version: 1 });
    await vi.waitFor(() => expect(match.trouble).toEqual({ text, rule: "V-1" }));
    expect(match.busy).toBe(false);
  });

  it("plays what goes on, and shows at once what was taken back", () => {
    settings.motion = "normal";
    server.says(update(1, { lines: [line("a")] }));
    expect(match.shown?.version).toBe(1);
    server.says(update(2, { keep: 1, lines: [line("b")] }));
    expect(match.latest?.version).toBe(2);
    expect(match.shown?.version).toBe(1);
    expect(match.playing?.line.text).toEqual(["b"]);
    server.says(update(3, { keep: 1 }));
    expect(match.shown?.version).toBe(3);
    expect(match.playing).toBeNull();
  });

  it("knows whose turn it is", () => {
    server.says(asking(1));
    expect(match.myTurn).toBe(true);
    server.says(update(2, { asked: 1 }));
    expect(match.myTurn).toBe(false);
    server.says(update(3, { unconfirmed: true, undo: true }));
    expect(match.myTurn).toBe(true);
    server.says(update(4, { seat: -1, asked: 0 }));
    expect(match.myTurn).toBe(false);
  });

  it("remembers how far the log was at the last turn, also for the next visit", async () => {
    server.says(asking(1, { lines: [line("a"), line("b")] }));
    match.choose(PASS);
    server.says(update(2, { asked: 1, keep: 2, lines: [line("c")] }));
    server.says({ type: "done", id: String(server.last["id"]), version: 2 });
    await vi.waitFor(() => expect(match.turn).toBe(3));
    expect(new Match("t1", () => new Server() as unknown as WebSocket).turn).toBe(3);
  });

  it("asks why only when somebody wants to know", async () => {
    server.says(asking(1));
    const { why } = match;
    expect(server.sent).toEqual([]);
    expect(why.of("position", 3)).toEqual([]);
    expect(server.last).toMatchObject({ type: "why", version: 1 });
    const refused = [
      {
        ...choice(9, "build", { position: 3 }),
        reason: "r",
        why: ["No."],
        rule: "V-2",
        unlikely: false,
      },
    ];
    server.says({ type: "why", id: String(server.last["id"]), version: 1, refused } as FromServer);
    await vi.waitFor(() =>
      expect(why.of("position", 3).map((one) => plain(one.why))).toEqual(["No."]),
    );
    expect(why.of("position", 4)).toEqual([]);
    expect(server.sent.length).toBe(1);
  });

  it("hears every line of the talk once", () => {
    const said = (number: number) => ({ number, seat: 0, name: "A", text: `${number}`, at: 0 });
    server.says({ type: "chat", lines: [said(1), said(2)] });
    server.says({ type: "chat", lines: [said(2), said(3)] });
    expect(match.talk.map((one) => one.number)).toEqual([1, 2, 3]);
  });
});

describe("a gift", () => {
  const GIFT = { ...choice(7, "take"), gift: true };
  const offering = (version: number, more: Partial<Update> = {}) =>
    update(version, { ask: { name: "use", prompt: ["?"], options: [GIFT, PASS] }, ...more });
  const taken = () => server.sent.filter(({ type, action }) => type === "act" && action === 7);
  const done = () =>
    server.says({
      type: "done",
      id: String(server.last["id"]),
      version: match.latest?.version ?? 0,
    });

  it("is taken without a question, once", async () => {
    server.says(offering(1));
    expect(taken()).toHaveLength(1);
    done();
    await vi.waitFor(() => expect(match.busy).toBe(false));
    server.says(offering(1));
    expect(taken()).toHaveLength(1);
    server.says(offering(2));
    expect(taken()).toHaveLength(2);
  });

  it("is left to the bot that plays in this person's place", () => {
    server.says(info([seat(0, { mine: true, away: "left", bot: "level:3" }), seat(1)]));
    server.says(offering(1));
    expect(taken()).toHaveLength(0);
    expect(match.myTurn).toBe(false);
    server.says(info([seat(0, { mine: true }), seat(1)]));
    expect(match.myTurn).toBe(true);
  });

  it("is asked about by those who want to be asked", () => {
    settings.gifts = false;
    server.says(offering(1));
    settings.gifts = true;
    expect(taken()).toHaveLength(0);
    expect(match.targets.options).toHaveLength(2);
  });

  it("that was given back stays a question until something is chosen", async () => {
    server.says(update(1, { asked: 1, undo: true }));
    match.undo();
    server.says(offering(2));
    done();
    await vi.waitFor(() => expect(match.busy).toBe(false));
    expect(taken()).toHaveLength(0);
    match.choose(PASS);
    done();
    await vi.waitFor(() => expect(match.busy).toBe(false));
    server.says(offering(3));
    expect(taken()).toHaveLength(1);
  });

  it("for another seat at this screen waits behind the curtain", () => {
    server.says(offering(1, { curtain: true }));
    expect(taken()).toHaveLength(0);
  });
});
