import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import Amounts from "../../src/kit/Amounts.svelte";
import Banner from "../../src/kit/Banner.svelte";
import CardBack from "../../src/kit/CardBack.svelte";
import { coins } from "../../src/kit/coins";
import Coins from "../../src/kit/Coins.svelte";
import Counted from "../../src/kit/Counted.svelte";
import Die from "../../src/kit/Die.svelte";
import Figure from "../../src/kit/Figure.svelte";
import { figures } from "../../src/kit/figures";
import Good from "../../src/kit/Good.svelte";
import { goods } from "../../src/kit/goods";
import Mark from "../../src/kit/Mark.svelte";
import Moved from "../../src/kit/Moved.svelte";
import Own from "../../src/kit/Own.svelte";
import Pile from "../../src/kit/Pile.svelte";
import Spot from "../../src/kit/Spot.svelte";
import Stage from "../../src/kit/Stage.svelte";
import Strip from "../../src/kit/Strip.svelte";
import Tools from "../../src/kit/Tools.svelte";
import Track from "../../src/kit/Track.svelte";
import Zoom from "../../src/kit/Zoom.svelte";
import { GameWords } from "../../src/lib/gamewords";
import { drawn, game, option, said } from "./around";

describe("a place to touch", () => {
  const label = "The market";
  const children = said("M");

  it("is lit while an option leads there, and says so to whoever does not see it", async () => {
    const { at, touch } = await drawn(Spot, { place: "space:1", label, children }, [
      option(1, "space:1"),
    ]);
    const spot = at("space:1");
    expect(spot?.classList.contains("open")).toBe(true);
    expect(spot?.getAttribute("aria-label")).toBe("option 1. The market");
    if (spot) await fireEvent.click(spot);
    expect(touch).toHaveBeenCalledWith("space:1", spot);
  });

  it("is held once it was taken up, and a second piece can be taken instead", async () => {
    const ways = [option(1, "die:red", "space:1"), option(2, "die:red", "space:2"), option(3, "x")];
    const { at, hold } = await drawn(Spot, { place: "die:red", label, children }, ways);
    hold.touch("die:red");
    await tick();
    expect(at("die:red")?.getAttribute("aria-pressed")).toBe("true");
    const other = await drawn(Spot, { place: "x", label, children }, ways);
    other.hold.touch("die:red");
    await tick();
    expect(other.at("x")?.getAttribute("aria-disabled")).toBe("false");
  });

  it("does nothing where nothing leads, but stays in reach", async () => {
    const { at, touch } = await drawn(Spot, { place: "space:1", label, children });
    const spot = at("space:1");
    expect(spot?.getAttribute("aria-disabled")).toBe("true");
    if (spot) await fireEvent.click(spot);
    expect(touch).not.toHaveBeenCalled();
    expect(spot?.hasAttribute("disabled")).toBe(false);
  });

  it("shows what the log points at, and what is new", async () => {
    const lit = await drawn(Spot, { place: "place:lit", label, children });
    expect(lit.at("place:lit")?.classList.contains("lit")).toBe(true);
    const fresh = await drawn(Spot, { place: "place:fresh", label, children });
    expect(fresh.at("place:fresh")?.classList.contains("fresh")).toBe(true);
  });
});

describe("pieces", () => {
  it("goods have outlines of their own, so that none is told by its colour alone", () => {
    // what is cut into a cube or a coin differs by its sign
    const shapes = Object.values(goods).map(({ body, sign, bands }) => [body, sign, bands].join());
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it("a good that is missing is an empty socket, and coins have their number on them", async () => {
    const missing = await drawn(Good, { name: "wood", missing: true });
    expect(missing.container.querySelector(".good.missing")).not.toBeNull();
    const seven = await drawn(Good, { name: "denier", number: 7 });
    expect(seven.container.textContent).toBe("7");
  });

  it("money lies there in as few coins of the box as can be", async () => {
    expect(coins(8, [1, 3])).toEqual([3, 3, 1, 1]);
    expect(coins(0, [1, 3])).toEqual([]);
    const purse = await drawn(Coins, { name: "rubles", amount: 7, values: [1, 3] });
    const sizes = [...purse.container.querySelectorAll(".good")].map((one) =>
      Number.parseFloat(one.getAttribute("width") ?? ""),
    );
    expect(sizes).toHaveLength(3);
    expect(sizes[0]).toBe(sizes[1]);
    expect(sizes[2]).toBeLessThan(sizes[0] ?? 0);
    // their sum stands beside them: no other number may be taken for it
    expect(purse.container.textContent?.trim()).toBe("");
    const none = await drawn(Coins, { name: "rubles", amount: 0, values: [1, 3] });
    expect(none.container.querySelector(".good.missing")).not.toBeNull();
  });

  it("a die has as many pips as it shows", async () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const { container } = await drawn(Die, { colour: "red", value });
      expect(container.querySelectorAll("circle")).toHaveLength(value);
    }
  });

  it("figures, banners and marks carry the initial of their player", async () => {
    const words = new GameWords("en", game, "seat-red = Red\nseat-blue = Blue");
    const banner = await drawn(Banner, { seat: "blue", words });
    expect(banner.container.textContent).toContain("B");
    const builder = await drawn(Figure, { kind: "builder", seat: "red" });
    expect(builder.container.textContent).toContain("R");
    const mark = await drawn(Mark, { seat: "red", named: true });
    expect(mark.container.querySelector("svg")?.getAttribute("aria-label")).toBe("Red");
  });

  it("nobody's figure has no initial, nor has one that is away", async () => {
    for (const given of [{ seat: "grey" }, { seat: "red", missing: true }]) {
      const { container } = await drawn(Figure, { kind: "builder", ...given });
      expect(container.querySelector("text")).toBeNull();
    }
    expect(new Set(Object.values(figures).map(({ body }) => body)).size).toBe(4);
  });

  it("a stack of cards shows how many lie there, and an empty one that none does", async () => {
    const stack = await drawn(CardBack, { count: 3 });
    expect(stack.container.querySelector(".stack")?.textContent).toContain("3");
    const empty = await drawn(CardBack, { count: 0 });
    expect(empty.container.querySelector(".none")).not.toBeNull();
  });

  it.each([
    [{ kind: "good", good: "wood" }, ".good"],
    [{ kind: "die", die: "white", value: 3 }, ".die"],
    [{ kind: "banner", seat: "red" }, ".banner"],
    [{ kind: "mark", seat: "red" }, ".mark"],
    [{ kind: "worker", seat: "red" }, ".figure.worker"],
    [{ kind: "back" }, ".back"],
  ])("on their way they look as they lie: %j", async (thing, drawing) => {
    const { container } = await drawn(Moved, { thing });
    expect(container.querySelector(drawing)).not.toBeNull();
  });
});

describe("what lies beside the pieces", () => {
  it("amounts: a place for each number that may be chosen, with what it costs", async () => {
    const way = option(2, "amount:2");
    way.choice.text = [
      "Buy ",
      { text: "2 wood", piece: "wood" },
      { text: "6 gold", piece: "gold" },
    ];
    const { at, container } = await drawn(Amounts, { good: "wood" }, [option(1, "amount:1"), way]);
    expect(container.querySelectorAll("button")).toHaveLength(2);
    expect(at("amount:2")?.textContent?.replace(/\s/g, "")).toBe("26");
  });

  it("tools: in the words of the game, in the order given", async () => {
    const tools = ["pass", "end"].map((tool) => ({ tool, said: `To ${tool}` }));
    const { container, at } = await drawn(Tools, { tools }, [option(1, "act:end")]);
    expect(container.textContent?.replace(/\s+/g, " ")).toMatch(/To pass ?To end/);
    expect(at("act:end")?.classList.contains("open")).toBe(true);
  });

  it("a strip: whose it is, who is asked, who begins, and the score", async () => {
    const { container } = await drawn(Strip, {
      seat: "blue",
      asked: true,
      first: "First player",
      score: 12,
      children: said("goods"),
    });
    const strip = container.querySelector("article");
    expect(strip?.getAttribute("aria-label")).toBe("Blue");
    expect(strip?.getAttribute("aria-current")).toBe("true");
    expect(strip?.dataset["place"]).toBe("seat:blue");
    expect(strip?.textContent).toContain("12");
    expect(container.querySelector('[aria-label="First player"]')).not.toBeNull();
  });

  it("what is one's own: name, tools and totals in a line, and always kept in sight", async () => {
    const own = {
      seat: "red",
      asked: true,
      tools: said("Pass"),
      totals: said("9 points"),
      children: said("goods"),
    };
    const { container } = await drawn(Own, own);
    const area = container.querySelector("section");
    expect(area?.getAttribute("aria-label")).toBe("Red");
    expect(area?.hasAttribute("data-keep")).toBe(true);
    expect(area?.classList.contains("asked")).toBe(true);
    expect(area?.querySelector("header")?.textContent?.replace(/\s+/g, " ")).toMatch(
      /Red ?Pass ?9 points/,
    );
    const named = await drawn(Own, { ...own, asked: false, label: "Workshop" });
    expect(named.container.querySelector("section")?.getAttribute("aria-label")).toBe("Workshop");
  });

  it("a pile: at most four pieces and their number, or an empty socket", async () => {
    const many = await drawn(Pile, { good: "wood", n: 7 }, [option(1, "good:wood")]);
    expect(many.container.querySelectorAll(".good")).toHaveLength(4);
    expect(many.container.textContent?.trim()).toBe("7");
    expect(many.at("good:wood")?.classList.contains("open")).toBe(true);
    const none = await drawn(Pile, { good: "wood", n: 0 });
    expect(none.container.querySelectorAll(".good.missing")).toHaveLength(1);
    expect(none.container.textContent?.trim()).toBe("");
  });

  it("a track: spaces in rows, some of them marked, and places that pieces walk along", async () => {
    const { container, at } = await drawn(Track, {
      label: "Prestige",
      spaces: [0, 1, 2, 3, 4],
      rows: 2,
      marked: (space: number) => space === 3,
      place: (space: number) => `track:${space}`,
      children: said("marker"),
    });
    const track = container.querySelector("ol");
    expect(track?.getAttribute("aria-label")).toBe("Prestige");
    expect(track?.style.getPropertyValue("--across")).toBe("3");
    expect(track?.querySelectorAll("li")).toHaveLength(5);
    expect([...container.querySelectorAll(".marked")]).toEqual([at("track:3")]);
    expect(at("track:4")?.textContent).toBe("marker");
  });

  it("a zoom: a piece at full size, its name, and terms only where there are any", async () => {
    const zoom = await drawn(Zoom, {
      name: "Mason",
      terms: [["Cost", "2 wood"]],
      children: said("picture"),
    });
    expect(zoom.container.querySelector(".picture")?.textContent).toBe("picture");
    expect(zoom.container.querySelector("strong")?.textContent).toBe("Mason");
    expect(zoom.container.querySelector("dl")?.textContent).toMatch(/Cost\s*2 wood/);
    const bare = await drawn(Zoom, { name: "Mason", children: said("picture") });
    expect(bare.container.querySelector("dl")).toBeNull();
  });

  it("counted goods: a number and its sign, and the same in words", async () => {
    const words = new GameWords("en", game, "amount-wood = { $n } wood");
    const { container } = await drawn(Counted, { counts: { wood: 3, stone: 0 }, words });
    expect(container.querySelector(".unseen")?.textContent).toMatch(/^3\swood$/);
    expect(container.querySelectorAll(".good")).toHaveLength(1);
    const each = await drawn(Counted, { counts: { wood: 3 }, words, each: 4 });
    expect(each.container.querySelectorAll(".good")).toHaveLength(3);
  });

  it("a stage: everything is measured in em, or magnified as a whole", async () => {
    const em = await drawn(Stage, { desk: [90, 60], phone: 33, children: said("scene") });
    expect(em.container.querySelector<HTMLElement>(".scene")?.style.fontSize).toBe("10px");
    const magnified = await drawn(Stage, { desk: [1190, 800], children: said("scene") });
    const scene = magnified.container.querySelector<HTMLElement>(".scene");
    expect(scene?.style.fontSize).toBe("");
    expect(scene?.textContent).toBe("scene");
  });
});
