/** A drawn board at one decision, as the page shows it to the seat that decides. */
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { vi } from "vitest";
import type { BoardProps } from "../src/games/board";
import { GameWords } from "../src/lib/gamewords";
import { Targets } from "../src/match/targets";
import { Reasons } from "../src/match/why.svelte";
import type { Choice, GameInfo, TableInfo, Update, WhyNot } from "../src/net/schema";
import type { Decision } from "./decisions";

/** What `make.py` wrote down of a game: its printed box, and the words of its arguments. */
interface Told {
  box: unknown;
  words: Record<string, string[]>;
}

export function drawn<View, Box>(
  Board: Component<BoardProps<View, Box>>,
  id: string,
  { box, words }: Told,
  { seat, view, options, prompt }: Decision<View>,
  refused: readonly WhyNot[] = [],
) {
  const game = { id, seat_words: words["seat"] ?? [], words } as unknown as GameInfo;
  const onchoose = vi.fn<(choice: Choice | readonly Choice[]) => void>();
  const props: BoardProps<View, Box> = {
    view,
    update: { seat, view, ask: { prompt } } as unknown as Update,
    info: { seats: [] } as unknown as TableInfo,
    game,
    box: box as Box,
    targets: new Targets(options),
    why: new Reasons(() => Promise.resolve([...refused])),
    words: new GameWords("en", game, ""),
    motion: "off",
    playing: null,
    lit: new Set<string>(),
    onchoose,
  };
  const { container, unmount, rerender } = render(Board as Component<object>, props as object);
  const at = (place: string) => container.querySelector<HTMLElement>(`[data-place="${place}"]`);
  return {
    container,
    onchoose,
    at,
    unmount,
    rerender: (changed: Partial<BoardProps<View, Box>>) => rerender(changed),
  };
}
