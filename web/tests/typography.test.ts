import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Words } from "../src/lib/i18n.svelte";
import { typeset } from "../src/lib/typography";
import type { Language } from "../src/net/schema";

const path = join(import.meta.dirname, "typography.json");
const cases = JSON.parse(readFileSync(path, "utf-8")) as [Language, string, string][];

it.each(cases)("sets %s: %s", (lang, written, expected) => {
  const set = typeset(written, lang);
  expect(set.replaceAll("\u00a0", "~")).toBe(expected);
  if (!written.includes("\ue002")) expect(typeset(set, lang)).toBe(set);
});

it("sets what a catalogue says, and leaves alone what was typed", () => {
  const words = new Words("cs", "karty = { $n } karty v ruce\nnic = „{ $input }“ v { $n } řádcích");
  expect(words.text("karty", { n: 2 })).toBe("2\u00a0karty v\u00a0ruce");
  expect(words.text("nic", { input: "place 2 a b", n: 3 })).toBe(
    "„place 2 a b“ v\u00a03\u00a0řádcích",
  );
});
