import { beforeEach, describe, expect, it } from "vitest";
import { mark } from "../src/lib/fair";
import { keptPromise, nextShare } from "../src/match/promise";
import { info, seat } from "./samples";

const BOT = { kind: "bot", bot: "greedy", share: "bot" } as const;
let table = 0;
let id = "";

beforeEach(() => {
  localStorage.clear();
  id = `t${++table}`;
});

const number = () => keptPromise(id)?.number ?? "";

describe("a browser's share in the draws", () => {
  it("is given in one request to whoever is alone with bots, after the promise was stored", () => {
    const share = nextShare(info([seat(0, { mine: true }), seat(1, BOT)], { table: id }));
    expect(keptPromise(id)?.commitment).toBe("c0".repeat(32));
    expect(share).toEqual({
      commitment: "c0".repeat(32),
      mark: mark(number()),
      number: number(),
    });
    expect(number()).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is kept back while a deck is awaited: nobody chooses one to fit the draws", () => {
    const me = seat(0, { mine: true, brings: "awaited" });
    expect(nextShare(info([me, seat(1, BOT)], { table: id }))).toBeNull();
    const brought = seat(0, { mine: true, brings: "brought" });
    expect(nextShare(info([brought, seat(1, BOT)], { table: id }))?.number).toBe(number());
  });

  it("is only promised while somebody else has not promised theirs", () => {
    const open = info([seat(0, { mine: true }), seat(1, { kind: "open" })], { table: id });
    expect(nextShare(open)).toEqual({ commitment: open.commitment, mark: mark(number()) });
    const waits = info([seat(0, { mine: true, share: "marked", mark: mark(number()) }), seat(1)], {
      table: id,
    });
    expect(nextShare(waits)).toBeNull();
  });

  it("is shown when all are promised, and their marks are stored before", () => {
    const mine = { mine: true, share: "awaited" } as const;
    nextShare(info([seat(0, mine), seat(1)], { table: id }));
    const own = { mine: true, share: "marked", mark: mark(number()) } as const;
    const other = { share: "marked", mark: mark("b") } as const;
    const all = info([seat(0, own), seat(1, other)], { table: id });
    expect(nextShare(all)).toEqual({ commitment: all.commitment, number: number() });
    expect(keptPromise(id)).toMatchObject({ seats: [0], marks: [mark(number()), mark("b")] });
    expect(nextShare(all)).not.toBeNull(); // the answer may have been lost
    const changed = info([seat(0, own), seat(1, { ...other, mark: mark("c") })], { table: id });
    expect(nextShare(changed)).toBeNull(); // never once more for other marks
  });

  it("is not given to a server that has changed its promise", () => {
    const seats = [seat(0, { mine: true }), seat(1, { kind: "open" })];
    nextShare(info(seats, { table: id }));
    expect(nextShare(info(seats, { table: id, commitment: "11".repeat(32) }))).toBeNull();
    expect(keptPromise(id)?.commitment).toBe("c0".repeat(32));
  });

  it("is nobody's who only watches, but the promise is stored anyway", () => {
    expect(nextShare(info([seat(0), seat(1, BOT)], { table: id }))).toBeNull();
    expect(keptPromise(id)).toMatchObject({ commitment: "c0".repeat(32), seats: [] });
  });

  it("is not asked for at older tables and in games that have begun", () => {
    const seats = [seat(0, { mine: true }), seat(1, BOT)];
    expect(nextShare(info(seats, { table: id, promise: 1 }))).toBeNull();
    expect(nextShare(info(seats, { table: id, state: "playing" }))).toBeNull();
    expect(keptPromise(id)).toBeNull();
  });
});
