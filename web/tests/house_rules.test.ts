import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../src/lib/i18n.svelte";
import HouseRules from "../src/lobby/HouseRules.svelte";
import { otherReadings } from "../src/lobby/readings";
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
    },
  ],
};

beforeEach(() => speak("en"));

describe("house rules at set-up", () => {
  it("are shown with both readings, the usual one marked, and the rules they touch", () => {
    const { container } = render(HouseRules, { game, chosen: { mill: "owner" } });
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
    const { container } = render(HouseRules, { game, chosen: { mill: "owner" } });
    container.querySelectorAll("input")[1]?.click();
    flushSync();
    expect(container.querySelector("summary")?.textContent).toContain("The mill");
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
