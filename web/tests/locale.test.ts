import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Words } from "../src/lib/i18n.svelte";
import type { Language } from "../src/net/schema";

const LANGUAGES: Language[] = ["en", "cs", "pl", "de"];
const SOURCE = join(import.meta.dirname, "../src");
const read = (lang: string) => readFileSync(join(SOURCE, "locale", `${lang}.ftl`), "utf-8");

/** Every message with the variables it mentions. */
function messages(lang: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, value } of new FluentResource(read(lang)).body) {
    const variables = new Set<string>();
    JSON.stringify(value, (_, part) => {
      if (part?.type === "var") variables.add(part.name);
      return part;
    });
    found.set(id, [...variables].sort().join(" "));
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf-8"));
}

const english = messages("en");

describe.each(LANGUAGES)("the catalogue %s", (lang) => {
  it("has every message, with the same variables", () => {
    expect(Object.fromEntries(messages(lang))).toEqual(Object.fromEntries(english));
  });

  it("holds nothing the parser had to leave out", () => {
    const written = read(lang).match(/^[a-z][\w-]*(?= =)/gm) ?? [];
    expect([...messages(lang).keys()]).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });

  it("says the number in every plural form", () => {
    const words = new Words(lang, read(lang));
    for (const [id, variables] of english) {
      if (variables !== "n") continue;
      for (const n of [2, 5, 22, 104]) expect(words.text(id, { n })).toContain(String(n));
    }
  });

  it("names the players of a game for two once", () => {
    const words = new Words(lang, read(lang));
    const told = (low: number, high: number) =>
      words.text("players-count", { low, high, more: high - low });
    expect(told(2, 2).match(/\d/g)).toEqual(["2"]);
    expect(told(2, 4).match(/\d/g)).toEqual(["2", "4"]);
    expect(told(1, 4)).toContain("4");
  });

  it("writes every number as the language does", () => {
    const words = new Words(lang, "points = { $n }");
    const usual = new Intl.NumberFormat(lang);
    const numbers = [...Array(1100).keys(), -7, -1000, 2.5, 12_345];
    expect(numbers.filter((n) => words.text("points", { n }) !== usual.format(n))).toEqual([]);
  });
});

it("a translation is not the English text", () => {
  const words = new Words("en", read("en"));
  for (const lang of ["cs", "pl", "de"] as const) {
    const other = new Words(lang, read(lang));
    const same = [...english.keys()].filter(
      (id) => !english.get(id) && other.text(id) === words.text(id) && /\s/.test(words.text(id)),
    );
    expect(same).toEqual([]);
  }
});

it("every word the page asks for is there", () => {
  const asked = new Set(
    sources(SOURCE).flatMap((text) =>
      [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1] ?? ""),
    ),
  );
  expect(asked.size).toBeGreaterThan(50);
  expect([...asked].filter((id) => !english.has(id))).toEqual([]);
});

it("no word is kept that nobody says", () => {
  const everything = sources(SOURCE).join("\n");
  const made = [...everything.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1] ?? "");
  const said = (["theme", "motion", "confirm", "table", "notify", "sound", "gifts"] as const).map(
    (group) => `${group}-`,
  );
  const unused = [...english.keys()].filter(
    (id) =>
      !everything.includes(`"${id}"`) &&
      ![...made, ...said].some((prefix) => id.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});
