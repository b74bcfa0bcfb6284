/** Parts of the kit as they lie on a table. */
import { render } from "@testing-library/svelte";
import { createRawSnippet, type Component, type Snippet } from "svelte";
import { vi } from "vitest";
import { Hold, type Way } from "../../src/kit/hold.svelte";
import type { Touched } from "../../src/kit/touched";
import { GameWords } from "../../src/lib/gamewords";
import type { Choice, GameInfo } from "../../src/net/schema";

export const game = {
  id: "test",
  seat_words: ["red", "blue"],
  words: { seat: ["red", "blue"] },
} as unknown as GameInfo;

export function option(action: number, ...along: string[]): Way {
  const text = [`option ${action}`];
  const choice = {
    action,
    words: "",
    verb: "move",
    args: {},
    text,
    warning: "",
    gift: false,
    brings: {},
  } as Choice;
  return { choice, along };
}

export function said(text: string): Snippet {
  return createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
}

/** Draws a part with these options; `touch` is told what was touched. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function drawn(part: Component<any>, given: object, ways: readonly Way[] = []) {
  const Around = (await import("./Around.svelte")).default;
  const hold = new Hold(() => ways);
  const touch = vi.fn((place: string) => void hold.touch(place));
  const touched: Touched = {
    hold,
    touch,
    follow: vi.fn(),
    words: new GameWords("en", game, "amount-wood = { $n } wood\nseat-red = Red\nseat-blue = Blue"),
    lit: new Set(["place:lit"]),
    fresh: new Set(["place:fresh"]),
    reasons: () => [],
  };
  const { container } = render(Around, { touched, part, given });
  const at = (place: string) => container.querySelector<HTMLElement>(`[data-place="${place}"]`);
  return { container, at, touch, hold };
}
