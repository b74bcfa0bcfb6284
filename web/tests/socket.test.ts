import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer } from "../src/net/schema";
import { Refusal, Socket, type Link } from "../src/net/socket";

/** The other end of the wire: keeps what was sent and answers when told to. */
class Wire {
  static all: Wire[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  up(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  down(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let has: { version: number; lines: number } | null = null;
let links: Link[] = [];
const wire = () => Wire.all.at(-1) as Wire;

function connect(hidden = () => false): Socket {
  const listener = {
    has: () => has,
    heard: () => {},
    linked: (state: Link) => links.push(state),
    lang: () => "cs" as const,
  };
  return new Socket("t1", listener, (address) => new Wire(address) as unknown as WebSocket, hidden);
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  links = [];
  has = null;
});
afterEach(() => vi.useRealTimers());

describe("socket", () => {
  it("asks for the table in the language of the page", () => {
    connect();
    expect(wire().address).toMatch(/^ws:.*\/api\/tables\/t1\/socket\?lang=cs$/);
  });

  it("gives every message an id of its own and hands back its answer", async () => {
    const socket = connect();
    wire().up();
    const first = socket.ask({ type: "undo", version: 3 });
    const second = socket.ask({ type: "confirm", version: 3 });
    const [a, b] = wire().sent.map((message) => message["id"] as string);
    expect(a).not.toBe(b);
    wire().says({ type: "done", id: b as string, version: 5 });
    wire().says({ type: "done", id: a as string, version: 4 });
    expect((await first).version).toBe(4);
    expect((await second).version).toBe(5);
  });

  it("sends what was not answered once more under the same id, and only that", async () => {
    const socket = connect();
    wire().up();
    const answered = socket.ask({ type: "undo", version: 1 });
    wire().says({ type: "done", id: wire().sent[0]?.["id"] as string, version: 2 });
    await answered;
    const open = socket.ask({ type: "act", version: 2, action: 7, hold: true });
    const sent = wire().sent[1];
    wire().down();
    vi.advanceTimersByTime(300);
    expect(Wire.all.length).toBe(2);
    wire().up();
    expect(wire().sent).toEqual([sent]);
    wire().says({ type: "done", id: sent?.["id"] as string, version: 3 });
    expect((await open).version).toBe(3);
  });

  it("keeps what is said without a connection until there is one", () => {
    const socket = connect();
    void socket.ask({ type: "say", text: "ahoj" });
    expect(wire().sent).toEqual([]);
    wire().up();
    expect(wire().sent[0]).toMatchObject({ type: "say", text: "ahoj" });
  });

  it("says what it still has when it comes back", () => {
    connect();
    wire().up();
    has = { version: 17, lines: 120 };
    wire().down();
    vi.advanceTimersByTime(300);
    expect(wire().address).toContain("version=17&lines=120");
    expect(links).toEqual(["connecting", "open", "lost", "lost"]);
  });

  it("tells a server that restarts from a lost connection, until it is back or too long away", () => {
    connect();
    wire().up();
    wire().down(1012);
    vi.advanceTimersByTime(300);
    wire().down();
    expect(links.slice(2)).toEqual(["restarting", "restarting", "restarting"]);
    vi.advanceTimersByTime(600);
    wire().up();
    wire().says({ type: "pong" });
    wire().down();
    expect(links.slice(-2)).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(300);
    wire().up();
    wire().says({ type: "pong" });
    for (let i = 0; i < 11; i++) {
      wire().down(1012);
      vi.advanceTimersByTime(5_000);
    }
    expect(links.at(-1)).toBe("lost");
  });

  it("tries again and again, less and less often, but at least every five seconds", () => {
    connect();
    for (let i = 0; i < 10; i++) {
      wire().down();
      vi.advanceTimersByTime(5_000);
      expect(Wire.all.length).toBe(i + 2);
    }
  });

  it("waits longer and longer where the door opens and shuts again, until it is told something", () => {
    connect();
    for (let i = 0; i < 6; i++) {
      wire().up();
      wire().down(1013);
      vi.advanceTimersByTime(5_000);
    }
    const knocked = Wire.all.length;
    wire().up();
    wire().down(1013);
    vi.advanceTimersByTime(2_000);
    expect(Wire.all.length).toBe(knocked);
    vi.advanceTimersByTime(3_000);
    wire().up();
    wire().says({ type: "pong" });
    wire().down(1013);
    vi.advanceTimersByTime(300);
    expect(Wire.all.length).toBe(knocked + 2);
  });

  it.each([
    [4404, "gone"],
    [4410, "gone"],
    [4429, "full"],
  ])("knocks no more after %i, unless somebody tries again", (code, link) => {
    const socket = connect();
    wire().up();
    const asked = socket.ask({ type: "undo", version: 1 });
    const [sent] = wire().sent;
    wire().down(code);
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(600_000);
    expect(Wire.all.length).toBe(1);
    expect(links.at(-1)).toBe(link);
    socket.tryAgain();
    socket.tryAgain();
    expect(Wire.all.length).toBe(2);
    wire().up();
    expect(wire().sent).toEqual([sent]);
    wire().says({ type: "done", id: sent?.["id"] as string, version: 2 });
    return expect(asked).resolves.toMatchObject({ version: 2 });
  });

  it("passes a refusal on with its words", async () => {
    const socket = connect();
    wire().up();
    const asked = socket.ask({ type: "undo", version: 1 });
    const id = wire().sent[0]?.["id"] as string;
    wire().says({ type: "refused", id, code: "stale", text: ["too late"], rule: "", version: 2 });
    await expect(asked).rejects.toThrow(Refusal);
  });

  it("gives up a connection that has gone silent", () => {
    connect();
    wire().up();
    vi.advanceTimersByTime(3_000);
    expect(wire().sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(2_000);
    expect(links.at(-1)).toBe("lost"); // within five seconds
    vi.advanceTimersByTime(1_000);
    expect(Wire.all.length).toBe(2);
  });

  it("asks seldom on behalf of a page nobody looks at", () => {
    connect(() => true);
    wire().up();
    vi.advanceTimersByTime(20_000);
    expect(wire().sent).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(wire().sent).toEqual([{ type: "ping" }]);
  });

  it("notices at once that the whole machine is offline", () => {
    connect();
    wire().up();
    globalThis.dispatchEvent(new Event("offline"));
    expect(links.at(-1)).toBe("lost");
  });

  it("stays closed once it is closed", () => {
    const socket = connect();
    wire().up();
    socket.close();
    wire().down();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(1);
  });
});
