/** The picture of every card, and to which set and kind it belongs. */
import type { Shape } from "../../../art/scenery/shapes";
import type { Back, Card, Happening } from "../schema";
import { basicActions, basicBuildings } from "./basic";
import { events } from "./events";
import { goldActions, goldCity, goldRegion } from "./gold";
import { heroes } from "./heroes";
import { land, type Pictures } from "./parts";
import { progressActions, progressCity, progressUnits } from "./progress";
import { ships } from "./ships";
import { turmoilActions, turmoilCity, turmoilSettlement } from "./turmoil";

/** What the colour of a card's text box says (CD-1.8). */
export type Kind = "action" | "settlement" | "city" | "region" | "event";

const { voyage_of_plunder, pirate_ship, ...tradeShips } = ships;
const { carl_forkbeard, heinrich, irmgard, ...basicHeroes } = heroes;

const SETS = {
  basic: {
    action: basicActions,
    settlement: { ...basicBuildings, ...tradeShips, ...basicHeroes },
  },
  gold: {
    action: { ...goldActions, gold_goldsmith: basicActions.goldsmith },
    region: goldRegion,
    settlement: {
      pirate_ship,
      gold_storehouse: basicBuildings.storehouse,
      gold_toll_bridge: basicBuildings.toll_bridge,
      gold_large_trade_ship: tradeShips.large_trade_ship,
    },
    city: goldCity,
  },
  turmoil: {
    action: { voyage_of_plunder, ...turmoilActions, turmoil_brigands: goldActions.brigands },
    settlement: { ...turmoilSettlement, carl_forkbeard, heinrich, irmgard },
    city: turmoilCity,
  },
  progress: {
    action: {
      ...progressActions,
      progress_brigitta: basicActions.brigitta,
      progress_relocation: basicActions.relocation,
    },
    settlement: progressUnits,
    city: progressCity,
  },
} satisfies Record<Exclude<Back, "own">, Partial<Record<Kind, Pictures>>>;

interface Drawn {
  back: Back;
  kind: Kind;
  draw: () => Shape[];
}

const drawn = new Map<string, Drawn>();
for (const [back, kinds] of Object.entries(SETS)) {
  for (const [kind, pictures] of Object.entries(kinds)) {
    for (const [id, draw] of Object.entries(pictures as Pictures)) {
      drawn.set(id, { back: back as Back, kind: kind as Kind, draw });
    }
  }
}
/** Of the events only Yule and six others are of the Basic Set. */
const LATER: Readonly<Record<string, Back>> = {
  gift_for_the_prince: "gold",
  riots: "turmoil",
  plague: "progress",
};
for (const [id, draw] of Object.entries(events satisfies Pictures<Happening>)) {
  drawn.set(id, { back: LATER[id] ?? "basic", kind: "event", draw });
}

const NOTHING: Drawn = { back: "basic", kind: "action", draw: land };
const shapes = new Map<string, readonly Shape[]>();

export function isDrawn(card: Card | Happening): boolean {
  return drawn.has(card);
}

export function backOf(card: string): Back {
  return (drawn.get(card) ?? NOTHING).back;
}

export function kindOf(card: string): Kind {
  return (drawn.get(card) ?? NOTHING).kind;
}

/** The shapes of a card's picture, made once. */
export function pictureOf(card: string): readonly Shape[] {
  let known = shapes.get(card);
  if (!known) {
    known = (drawn.get(card) ?? NOTHING).draw();
    shapes.set(card, known);
  }
  return known;
}
