import { expect, it } from "vitest";
import { box, view } from "./given";

/** What is marked here must be refused by `npm run check`: then a key that changes is found there. */
it("a key the view or the box does not have is refused", () => {
  const seen = view();
  // @ts-expect-error the view has `round`
  expect(seen.rounds).toBeUndefined();
  // @ts-expect-error a card has `owner`
  expect(seen.road[0]?.owned_by).toBeUndefined();
  // @ts-expect-error points come from `tokens`
  expect(seen.players[0]?.points.castle).toBeUndefined();
  // @ts-expect-error no building has this name
  expect(box.cards.alchemist).toBeUndefined();
  // @ts-expect-error red is a seat, violet is none
  expect(seen.first_player === "violet").toBe(false);
});
