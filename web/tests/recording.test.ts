import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { speak, t } from "../src/lib/i18n.svelte";
import type { TableInfo } from "../src/net/schema";
import Recording from "../src/replay/Recording.svelte";

const recording = { rules: 1, ours: 3, moves: 40, shown: 20, ended: false };

function shown(state: TableInfo["state"], mine: boolean, move: number, rest: string[] = []) {
  const info = { table: "abc", state, host: false, seats: [{ mine }], recording };
  const onclosed = vi.fn();
  const { container } = render(Recording, {
    info: info as unknown as TableInfo,
    recording,
    move,
    rest,
    lang: "cs",
    onclosed,
  });
  return { container, onclosed, button: container.querySelector("button") };
}

beforeAll(() => speak("cs"));
afterEach(() => vi.unstubAllGlobals());

describe("a recording", () => {
  it("says which rules it was played by and how far it is shown", () => {
    const { container, button } = shown("over", true, 20);
    expect(container.querySelector("h2")?.textContent).toBe(t("recording"));
    for (const number of [1, 3, 20, 40]) expect(container.textContent).toContain(String(number));
    expect(container.querySelector("[role=status]")).toBeNull();
    expect(button).toBeNull();
  });

  it("says that the table stays where it is once the game is only told", () => {
    const { container } = shown("over", false, 21, ["red: pass", "chance: roll 3"]);
    expect(container.querySelector("[role=status]")?.textContent).toContain("20");
    expect(container.querySelector("ol")?.getAttribute("start")).toBe("21");
    const told = [...container.querySelectorAll("li")].map((line) => line.textContent);
    expect(told).toEqual(["red: pass", "chance: roll 3"]);
  });

  it("is closed by those who play, and by nobody else", async () => {
    expect(shown("playing", false, 0).button).toBeNull();
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve(Response.json({}));
    });
    const { button, onclosed } = shown("playing", true, 0);
    if (button) await fireEvent.click(button);
    await vi.waitFor(() => expect(onclosed).toHaveBeenCalled());
    expect(asked).toEqual(["/api/tables/abc/close?lang=cs"]);
  });

  it("tells why it could not be closed", async () => {
    const refusal = Response.json({ problem: "no", error: "no" }, { status: 409 });
    vi.stubGlobal("fetch", () => Promise.resolve(refusal));
    const { container, button, onclosed } = shown("playing", true, 0);
    if (button) await fireEvent.click(button);
    await vi.waitFor(() => expect(container.querySelector("[role=alert]")).not.toBeNull());
    expect(onclosed).not.toHaveBeenCalled();
  });
});
