import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import { sound } from "../src/lib/sounds";
import AskBack from "../src/table/AskBack.svelte";
import { pitches, Room } from "./loudspeaker";
import { choice } from "./samples";

beforeEach(() => speak("en"));

describe("a question before a probable slip", () => {
  it("has the safe answer as its primary button, and first", () => {
    const [onchoose, onclose] = [vi.fn(), vi.fn()];
    const slip = { ...choice(7, "pass"), warning: "You could still build." };
    const { container } = render(AskBack, { choices: [slip], onchoose, onclose });
    const [first, second] = container.querySelectorAll<HTMLElement>(".buttons button");
    expect(first?.className).toContain("primary");
    first?.click();
    expect(onclose).toHaveBeenCalled();
    expect(onchoose).not.toHaveBeenCalled();
    expect(second?.className).not.toContain("primary");
    second?.click();
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(slip);
  });
});

describe("sounds", () => {
  beforeEach(() => {
    pitches.length = 0;
    vi.stubGlobal("AudioContext", Room);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are off until somebody asks for them, and can be muted again", () => {
    expect(settings.sound).toBe(false);
    sound("turn");
    expect(pitches).toEqual([]);
    settings.choose("sound", true);
    sound("turn");
    expect(pitches).toHaveLength(2);
    settings.choose("sound", false);
    sound("end");
    expect(pitches).toHaveLength(2);
  });
});
