import { describe, expect, it } from "vitest";
import type { RuleBlock } from "../src/net/schema";
import { count, folded, search, sections } from "../src/rules/search";

const block = (kind: RuleBlock["kind"], text: string, number = "", level = 0): RuleBlock => ({
  kind,
  layer: "rules",
  level,
  number,
  text,
});

const PAGE = sections([
  block("heading", "Hra", "", 1),
  block("paragraph", "Úvodní slovo o *dělnících*."),
  block("heading", "5. Akce", "", 2),
  block("rule", "Výhoda **majitele** karty.", "CMC-5.2"),
  block("rule", "Na kartu se vejde jeden dělník.", "CMC-5.20"),
  block("heading", "8. Budovy", "", 2),
  block("columns", "budova | cena"),
  block("row", "Kramář | 1 dřevo"),
  block("row", "Tržiště | 1 zlato"),
  block("columns", "pole | dělník"),
  block("row", "Park | 1 jídlo"),
  block("rule", "Kostky, Straße, łódka.", "CMC-15.2"),
]);

const found = (asked: string) =>
  search(PAGE, asked).flatMap((section) => section.places.map((place) => place.block.text));

describe("the page by its headings", () => {
  it("keeps every block under its heading, in order", () => {
    expect(PAGE.map((section) => [section.title, section.places.length])).toEqual([
      ["Hra", 1],
      ["5. Akce", 2],
      ["8. Budovy", 6],
    ]);
    expect(new Set(PAGE.map((section) => section.id)).size).toBe(3);
  });

  it("tells every row the columns it stands under", () => {
    const rows = PAGE[2]?.places.filter((place) => place.block.kind === "row") ?? [];
    expect(rows.map((row) => row.columns[1])).toEqual(["cena", "cena", "dělník"]);
  });
});

describe("the layers of the page", () => {
  it("tells what is to be read, to be looked up, and about the project", () => {
    const page = sections([
      { ...block("heading", "Hra", "", 1), layer: "guide" },
      { ...block("heading", "A. Cíl", "", 2), layer: "guide" },
      block("heading", "5. Akce", "", 2),
      { ...block("heading", "15. Výklady", "", 2), layer: "details" },
    ]);
    expect(page.map((section) => section.layer)).toEqual(["guide", "guide", "rules", "details"]);
  });
});

describe("search", () => {
  it("takes letters without their accents", () => {
    expect(folded("Výhoda MAJITELE")).toBe("vyhoda majitele");
    expect(folded("Straße łódka")).toBe("strasse lodka");
    expect(found("VYHODA")).toEqual(["Výhoda **majitele** karty."]);
    expect(found("strasse lodka")).toHaveLength(1);
  });

  it("shows everything while nothing is asked for", () => {
    expect(search(PAGE, "   ")).toBe(PAGE);
  });

  it("wants every word, wherever it stands", () => {
    expect(found("delnik karta")).toEqual([]);
    expect(found("dělník kartu")).toEqual(["Na kartu se vejde jeden dělník."]);
  });

  it("reads through marks", () => {
    expect(found("majitele karty")).toEqual(["Výhoda **majitele** karty."]);
  });

  it.each(["CMC-5.20", "cmc-5.20", "5.20"])("finds the rule called %s", (number) => {
    expect(found(number)).toEqual(["Na kartu se vejde jeden dělník."]);
  });

  it("finds a number from its beginning, but not in the middle of another", () => {
    expect(found("5.2")).toHaveLength(2);
    expect(found("15")).toEqual(["Kostky, Straße, łódka."]);
  });

  it("brings the columns of a row along, but no other columns, and counts them not", () => {
    expect(found("dřevo")).toEqual(["budova | cena", "Kramář | 1 dřevo"]);
    expect(found("cena")).toEqual([]);
    expect(count(search(PAGE, "dřevo"))).toBe(1);
  });
});
