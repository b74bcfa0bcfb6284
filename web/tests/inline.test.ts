import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { inline, plain, references } from "../src/lib/inline";
import Inline from "../src/lib/Inline.svelte";

const shown = (text: string) => inline(text).map((piece) => [piece.mark, piece.text]);

describe("marks in a sentence", () => {
  it.each([
    ["nothing at all", [["", "nothing at all"]]],
    ["", []],
    [
      "a **bold** word",
      [
        ["", "a "],
        ["strong", "bold"],
        ["", " word"],
      ],
    ],
    ["*(ruling R8)*", [["em", "(ruling R8)"]]],
    [
      "Now [play it](/learn/tower/1-first).",
      [
        ["", "Now "],
        ["lesson", "play it"],
        ["", "."],
      ],
    ],
    ["[elsewhere](https://example.org)", [["", "[elsewhere](https://example.org)"]]],
    [
      "the switch `lawyer_occupied`",
      [
        ["", "the switch "],
        ["code", "lawyer_occupied"],
      ],
    ],
    [
      "**a***b*`c`",
      [
        ["strong", "a"],
        ["em", "b"],
        ["code", "c"],
      ],
    ],
    [
      "`2 * 3 * 4` and **so**",
      [
        ["code", "2 * 3 * 4"],
        ["", " and "],
        ["strong", "so"],
      ],
    ],
  ])("%s", (text, pieces) => {
    expect(shown(text)).toEqual(pieces);
  });

  it.each(["2 * 3 * 4", "one * alone", "** **", "an open **bold", "a `tick", "<b>&amp;</b>"])(
    "leaves %s as it is",
    (text) => {
      expect(shown(text)).toEqual([["", text]]);
    },
  );

  it("can be taken away", () => {
    expect(plain("**Lawyer:** the *owner* of `x`")).toBe("Lawyer: the owner of x");
  });

  it("links rules that are on the page, and only those", () => {
    const known = new Set(["CMC-5.20", "R8"]);
    const parts = references("see CMC-5.20, CMC-9.9 and R8† (R88)", known);
    expect(parts.map((part) => part.rule || part.text)).toEqual([
      "see ",
      "CMC-5.20",
      ", CMC-9.9 and ",
      "R8",
      "†",
      " (R88)",
    ]);
    expect(parts.filter((part) => part.dagger)).toHaveLength(1);
  });

  it("knows a rule by its whole number, letter included", () => {
    const known = new Set(["RC-8.4a", "PE-7.13", "PE-7.13.4"]);
    const parts = references("RC-8.4a a PE-7.13.4, PE-7.13.", known);
    expect(parts.map((part) => part.rule).filter(Boolean)).toEqual([
      "RC-8.4a",
      "PE-7.13.4",
      "PE-7.13",
    ]);
  });

  it("is shown as text, whatever it says", () => {
    const { container } = render(Inline, { text: "**<img src=x onerror=alert(1)>** <script>" });
    expect(container.querySelector("img, script")).toBeNull();
    expect(container.querySelector("strong")?.textContent).toBe("<img src=x onerror=alert(1)>");
    expect(container.textContent).toContain("<script>");
  });
});
