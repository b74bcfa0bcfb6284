import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Motions from "../../src/kit/Motions.svelte";
import { above } from "../../src/kit/room";
import Scene from "../../src/kit/Scene.svelte";
import { heard } from "../../src/kit/heard";
import { Hold } from "../../src/kit/hold.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { pitches, Room } from "../loudspeaker";
import { drawn, option, said } from "./around";

/** A board with places at these points, ten pixels wide. */
function boardOf(places: Readonly<Record<string, readonly [number, number]>>): HTMLElement {
  const board = document.createElement("div");
  board.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  for (const [name, [x, y]] of Object.entries(places)) {
    const place = document.createElement("i");
    place.dataset["place"] = name;
    place.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
    board.append(place);
  }
  return board;
}

describe("pieces on their way", () => {
  const board = boardOf({ "space:1": [10, 50], "space:2": [40, 50], "space:3": [40, 90] });
  const animate = vi.spyOn(Element.prototype, "animate");
  const ways = () =>
    animate.mock.calls.map(([frames]) =>
      (frames as { transform: string }[]).map(({ transform }) =>
        (/translate\((.*?)\)/.exec(transform)?.[1] ?? "").replace(/px/g, ""),
      ),
    );
  afterEach(() => animate.mockClear());

  it("walk from place to place, however many there are", async () => {
    const along = ["space:1", "space:2", "space:3"];
    const moving = [{ thing: "die", along, count: 1, walks: true }];
    await drawn(Motions, { board, moving, ms: 400, draw: said("die") });
    expect(ways()).toEqual([["10, 50", "40, 50", "40, 90"]]);
  });

  it("fly in a bow between two places, each piece by itself but never a swarm", async () => {
    const moving = [{ thing: "cube", along: ["space:1", "space:2"], count: 9 }];
    const { container } = await drawn(Motions, { board, moving, ms: 400, draw: said("cube") });
    expect(container.querySelectorAll(".piece")).toHaveLength(5);
    expect(ways()[0]).toEqual(["10, 50", "25, 45", "40, 50"]);
  });

  it("come from above the board where a place is not drawn", async () => {
    const moving = [{ thing: "coin", along: ["stock", "space:1"], count: 1 }];
    await drawn(Motions, { board, moving, ms: 400, draw: said("coin") });
    expect(ways()[0]?.[0]).toBe("100, -20");
  });
});

describe("a scene", () => {
  const given = {
    desk: [90, 60],
    phone: 33,
    money: "gold",
    draw: said("piece"),
    children: said("board"),
  };

  it("shows what moves only while an event is being shown", async () => {
    const play = { hold: new Hold(() => []), about: new Set<string>() };
    const moving = [{ thing: "die", along: ["a", "b"], count: 1 }];
    const still = await drawn(Scene, { ...given, play, playing: null, moving });
    expect(still.container.querySelector(".motions")).toBeNull();
    const playing = { line: {}, ms: 100, key: 1 };
    const moved = await drawn(Scene, { ...given, play, playing, moving });
    await tick();
    expect(moved.container.querySelector(".motions")?.textContent).toBe("piece");
  });

  it("is heard: dice rattle, and what is paid with rings", async () => {
    const way = { along: ["a", "b"], count: 1 };
    const coin = { ...way, thing: { kind: "good", good: "rubles" } };
    const wood = { ...way, thing: { kind: "good", good: "wood" } };
    expect(heard([wood, { ...way, thing: { kind: "die" } }, coin], "rubles")).toBe("die");
    expect(heard([wood, coin], "rubles")).toBe("coin");
    expect(heard([wood, coin], "gold")).toBeNull();
    const play = { hold: new Hold(() => []), about: new Set<string>() };
    const playing = { line: {}, ms: 100, key: 2 };
    vi.stubGlobal("AudioContext", Room);
    settings.choose("sound", true);
    await drawn(Scene, { ...given, play, playing, moving: [coin], money: "rubles" });
    expect(pitches).toEqual([1319, 1760]);
    settings.choose("sound", false);
    vi.unstubAllGlobals();
  });

  it("stays outside of what is magnified as a whole", async () => {
    const play = { hold: new Hold(() => []), about: new Set<string>() };
    const moving = [{ thing: { kind: "mark" }, along: ["a", "b"], count: 1 }];
    const { desk, money, draw, children } = given;
    const playing = { line: {}, ms: 100, key: 3 };
    const { container } = await drawn(Scene, {
      desk,
      money,
      draw,
      children,
      play,
      playing,
      moving,
    });
    await tick();
    expect(container.querySelector(".magnified > .motions")?.textContent).toBe("piece");
    expect(container.querySelector(".scene")?.textContent).toBe("board");
  });

  it("puts back what is in hand at Escape", async () => {
    const ways = [option(1, "die:red", "space:1"), option(2, "die:red", "space:2")];
    const hold = new Hold(() => ways);
    await drawn(Scene, { ...given, play: { hold, about: new Set() }, playing: null, moving: [] });
    hold.touch("die:red");
    expect(hold.path).toEqual(["die:red"]);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(hold.path).toEqual([]);
  });
});

describe("what stands above the stage", () => {
  it("is everything before it on the page, at every depth, and nothing after it", () => {
    document.body.innerHTML =
      "<header></header><main><nav></nav><div><p id='stage'></p><b></b></div><aside></aside></main>";
    const stage = document.querySelector("#stage") as Element;
    expect(above(stage).map(({ tagName }) => tagName)).toEqual(["NAV", "HEADER", "HEAD"]);
  });
});
