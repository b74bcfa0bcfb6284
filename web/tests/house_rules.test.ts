import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../src/lib/i18n.svelte";
import HouseRules from "../src/lobby/HouseRules.svelte";
import { asked, otherReadings } from "../src/lobby/readings";
import { GAME } from "./samples";

const game = {
  ...GAME,
  switches: [
    {
      id: "mill",
      name: "The mill",
      hint: "Who grinds first.",
      rules: ["VI-4.2", "R3"],
      choices: [
        { id: "owner", name: "Its owner", hint: "The owner goes first." },
        { id: "guest", name: "A guest", hint: "Guests go first." },
      ],
      variants: [],
    },
    {
      id: "flood",
      name: "The flood",
      hint: "When the river rises.",
      rules: ["R9"],
      choices: [
        { id: "spring", name: "In spring", hint: "Once a year." },
        { id: "always", name: "Always", hint: "Every day." },
      ],
      variants: ["river"],
    },
  ],
};

beforeEach(() => speak("en"));

describe("house rules at set-up", () => {
  it("are shown with both readings, the usual one marked, and the rules they touch", () => {
    const { container } = render(HouseRules, {
      game,
      variant: "standard",
      chosen: { mill: "owner" },
    });
    const readings = [...container.querySelectorAll("label")].map((one) => one.textContent);
    expect(readings[0]).toContain("Its owner");
    expect(readings[0]).toContain("(standard)");
    expect(readings[0]).toContain("The owner goes first.");
    expect(readings[1]).toContain("Guests go first.");
    expect(readings[1]).not.toContain("(standard)");
    const links = [...container.querySelectorAll("a")].map((one) => one.getAttribute("href"));
    expect(links).toEqual(["/rules/village#VI-4.2", "/rules/village#R3"]);
    expect(container.querySelector("summary")?.textContent).toContain("All standard");
  });

  it("name what is not usual where they are folded", () => {
    const { container } = render(HouseRules, {
      game,
      variant: "standard",
      chosen: { mill: "owner" },
    });
    container.querySelectorAll("input")[1]?.click();
    flushSync();
    expect(container.querySelector("summary")?.textContent).toContain("The mill");
  });
});

describe("house rules of one variant", () => {
  it("are shown for that variant alone, and count for it alone", () => {
    const chosen = { mill: "guest", flood: "always" };
    const legends = (variant: string) => {
      const { container } = render(HouseRules, { game, variant, chosen });
      return [...container.querySelectorAll("legend")].map((one) => one.textContent);
    };
    expect(legends("standard")).toEqual(["The mill"]);
    expect(legends("river")).toEqual(["The mill", "The flood"]);
    expect(asked(game, "standard", chosen)).toEqual({ mill: "guest" });
    expect(asked(game, "river", chosen)).toEqual(chosen);
  });
});

describe("other readings", () => {
  it("are those that are not the usual ones", () => {
    expect(otherReadings(game, { mill: "owner" })).toEqual([]);
    expect(otherReadings(game, {})).toEqual([]);
    expect(otherReadings(game, { mill: "guest" }).map((one) => one.choice.name)).toEqual([
      "A guest",
    ]);
  });
});
