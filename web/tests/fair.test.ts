import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  chanceLines,
  commitment,
  fromHex,
  judged,
  mark,
  stream,
  toHex,
  verify,
} from "../src/lib/fair";
import { hmac, sha256 } from "../src/lib/sha256";
import type { Fair } from "../src/net/schema";

// numbers worked out by the server's own code, tests/test_fair.py has the same recipe
const SECRET = "00112233445566778899aabbccddeeff".repeat(2);
const NUMBERS = ["ab12", "", "xř"];
const BELOW = [2, 6, 12, 1000, 3, 7];
const VALUES = [1, 5, 10, 658, 2, 1];

const FAIR: Fair = {
  table: "t1",
  rules: "caylus_magna_carta/1/abc",
  promise: 2,
  commitment: "f8cba39c529a2d0d93b954773c22a16162f46c2fd6161f789677c29c452cc184",
  secret: SECRET,
  numbers: NUMBERS,
  shares: ["given", "bot", "given"],
  draws: BELOW.map((below, number) => ({
    number,
    below,
    value: VALUES[number] ?? -1,
    words: `deal_card card${number}`,
  })),
};

/** What the browser of the first seat stored before it showed its number. */
const KEPT = {
  commitment: FAIR.commitment,
  number: "ab12",
  seats: [0],
  marks: [mark("ab12"), "", mark("xř")],
};

const RECORD = [
  "stavitel record 1",
  "game: caylus_magna_carta",
  "",
  ...FAIR.draws.flatMap((draw) => [`chance: ${draw.words}`, "red: pass"]),
  "end: 0123456789abcdef",
].join("\n");

describe("fair chance", () => {
  it("draws as the server does", () => {
    const draw = stream(fromHex(SECRET), NUMBERS);
    expect(BELOW.map((n) => draw(n))).toEqual(VALUES);
  });

  it("skips tries that would favour low numbers", () => {
    // just above half of the range nearly every second try is skipped
    const draw = stream(fromHex(SECRET), NUMBERS);
    const drawn = [1, 2, 3, 4].map(() => draw(2 ** 63 + 2048));
    const expected = [
      536395949340042827n,
      3826586641439041138n,
      4393533930408633401n,
      1667024417706352300n,
    ];
    expect(drawn).toEqual(expected.map(Number));
  });

  it("knows the promise", () => {
    expect(commitment(FAIR)).toBe(FAIR.commitment);
    expect(commitment({ ...FAIR, table: "t2" })).not.toBe(FAIR.commitment);
  });

  it("finds an honest game right", () => {
    expect(verify(FAIR, RECORD, KEPT)).toEqual({
      promise: "kept",
      older: false,
      mine: "used",
      changed: [],
      withheld: [],
      wrong: null,
      recorded: true,
      draws: 6,
    });
  });

  it("names the first draw that somebody changed", () => {
    const draws = FAIR.draws.map((draw, i) => (i === 3 ? { ...draw, value: 659 } : draw));
    expect(verify({ ...FAIR, draws }, RECORD, KEPT).wrong?.number).toBe(3);
  });

  it("notices another secret, another number of a player and another promise", () => {
    const secret = "11" + SECRET.slice(2);
    expect(verify({ ...FAIR, secret }, RECORD, KEPT).promise).toBe("broken");
    expect(verify({ ...FAIR, numbers: ["ab13", "", "xř"] }, RECORD, KEPT).wrong).not.toBeNull();
    const commitment = "00".repeat(32);
    expect(verify({ ...FAIR, commitment }, RECORD, KEPT).promise).toBe("broken");
  });

  it("notices a record that tells other draws, or one more", () => {
    const other = RECORD.replace("deal_card card2", "deal_card card9");
    expect(verify(FAIR, other, KEPT).recorded).toBe(false);
    const more = RECORD.replace("red: pass", "chance: deal_card bank");
    expect(verify(FAIR, more, KEPT).recorded).toBe(false);
  });

  it("reads what chance did, without remarks and without the header", () => {
    const record = "chance: header\n\nchance: deal_card bank # lucky\nred: pass\nchance:  x  \n";
    expect(chanceLines(record)).toEqual(["deal_card bank", "x"]);
  });
});

describe("what this browser stored itself", () => {
  it("catches a secret that was chosen when the numbers were known", () => {
    // all the server says now fits together, but it is not what it said before
    const kept = { ...KEPT, commitment: "11".repeat(32) };
    const verdict = verify(FAIR, RECORD, kept);
    expect(verdict).toMatchObject({ promise: "broken", wrong: null, recorded: true });
    expect(judged(verdict)).toBe("bad");
  });

  it("catches a number of somebody else that was chosen to fit", () => {
    const kept = { ...KEPT, marks: [mark("ab12"), "", mark("another")] };
    const verdict = verify(FAIR, RECORD, kept);
    expect(verdict.changed).toEqual([2]);
    expect(judged(verdict)).toBe("bad");
  });

  it("catches a bot that was given a number, and a number of our own left out", () => {
    const helped = { ...FAIR, numbers: ["ab12", "luck", "xř"] };
    expect(verify(helped, RECORD, KEPT).changed).toEqual([1]);
    const verdict = verify({ ...FAIR, numbers: ["", "", "xř"] }, RECORD, KEPT);
    expect(verdict.mine).toBe("unused");
    expect(judged(verdict)).toBe("bad");
  });

  it("is told apart from what the server only says now", () => {
    expect(judged(verify(FAIR, RECORD, KEPT))).toBe("good");
    const late = verify(FAIR, RECORD, null);
    expect([late.promise, late.mine, judged(late)]).toEqual(["told", "none", "partly"]);
  });

  it("says what an older promise does not show", () => {
    const verdict = verify({ ...FAIR, promise: 1 }, RECORD, null);
    expect([verdict.older, judged(verdict)]).toEqual([true, "partly"]);
  });

  it("names numbers that were promised and not shown", () => {
    const shares: Fair["shares"] = ["given", "bot", "withheld"];
    const verdict = verify({ ...FAIR, shares, numbers: ["ab12", "", ""] }, RECORD, KEPT);
    expect([verdict.withheld, verdict.changed]).toEqual([[2], []]);
  });
});

describe("digests", () => {
  // lengths around the blocks of 64 bytes, where padding begins anew
  it.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])("of %i bytes are the known ones", (n) => {
    const message = Uint8Array.from({ length: n }, (_, i) => (i * 7 + 3) % 256);
    expect(toHex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    const key = message.slice(0, Math.max(1, n));
    expect(toHex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
  });
});
