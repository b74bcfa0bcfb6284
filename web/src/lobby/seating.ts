/** From what somebody picked in the form to the table the server lays. */
import { EASY_LEVEL, USUAL_LEVEL } from "../lib/levels";
import { choiceOf, usualDeck } from "../decks/choice";
import type { ClockRules, DeckChoice, GameInfo, NewSeat, NewTable } from "../net/schema";
import { asked } from "./readings";

const USUAL_SEATS = 3;

/** A seat in the form: "me", "here" for somebody else at this device, "open", or a bot. */
export interface Place {
  who: string;
  name: string;
  /** a colour of the box, or "" for whichever comes next */
  colour?: string;
  /** a line of the list of decks, where decks are brought */
  deck?: string;
}

export interface Wish {
  game: GameInfo;
  places: Place[];
  variant: string;
  switches: Record<string, string>;
  clock: string;
  hints: Hints;
}

export const HINTS = ["alone", "on", "off"] as const;
export type Hints = (typeof HINTS)[number];

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const CLOCKS: Record<string, ClockRules> = {
  none: { kind: "none", time: 0, more: 0 },
  "move-1": { kind: "move", time: MINUTE, more: 0 },
  "move-5": { kind: "move", time: 5 * MINUTE, more: 0 },
  "game-15": { kind: "game", time: 15 * MINUTE, more: 20 },
  "game-45": { kind: "game", time: 45 * MINUTE, more: 60 },
  "days-1": { kind: "days", time: DAY, more: 0 },
  "days-3": { kind: "days", time: 3 * DAY, more: 0 },
};

/** Which of them a table has; "none" also for times that the form does not offer. */
export function clockId({ kind, time, more }: ClockRules): string {
  const found = Object.entries(CLOCKS).find(
    ([, one]) => one.kind === kind && one.time === time && one.more === more,
  );
  return found?.[0] ?? "none";
}

/** What one click plays: me against as many bots as make a good table. */
export function usual(game: GameInfo): Wish {
  const seats = Math.max(game.min_seats, Math.min(USUAL_SEATS, game.max_seats));
  return {
    game,
    places: Array.from({ length: seats }, (_, seat) => usualPlace(seat)),
    variant: game.variants[0]?.id ?? "",
    switches: Object.fromEntries(game.switches.map((one) => [one.id, one.choices[0]?.id ?? ""])),
    clock: "none",
    hints: "alone",
  };
}

/** A gentle start: me against one easy bot. */
export function gentle(game: GameInfo): Wish {
  const seats = Math.max(2, game.min_seats);
  const places = Array.from({ length: seats }, (_, seat) => ({
    who: seat === 0 ? "me" : EASY_LEVEL,
    name: "",
  }));
  return { ...usual(game), places };
}

export function usualPlace(seat: number): Place {
  return { who: seat === 0 ? "me" : USUAL_LEVEL, name: "" };
}

/** As many places as asked for: new ones are bots, the last ones go first. */
export function resized(places: Place[], seats: number): Place[] {
  return Array.from({ length: seats }, (_, seat) => places[seat] ?? usualPlace(seat));
}

/** The colour of every seat: those that were chosen, and of the others whichever comes next. */
export function coloursOf(places: readonly Place[], words: readonly string[]): string[] {
  const taken = new Set(places.map(({ colour }) => colour));
  return places.map(({ colour }, seat) => {
    const own = words[seat] ?? "";
    const found = colour || (taken.has(own) ? words.find((word) => !taken.has(word)) : own) || own;
    taken.add(found);
    return found;
  });
}

/** A seat takes a colour; whoever had it gets the one that is given up. */
export function repainted(
  places: readonly Place[],
  words: readonly string[],
  seat: number,
  colour: string,
): Place[] {
  const now = coloursOf(places, words);
  const left = now[seat] ?? "";
  return places.map((place, other) => {
    if (other === seat) return { ...place, colour };
    return { ...place, colour: now[other] === colour ? left : (now[other] ?? "") };
  });
}

export function order(wish: Wish, myName: string): NewTable {
  return {
    colours: chosenColours(wish),
    game: wish.game.id,
    seats: wish.places.map((place) => ({ ...seatOf(place, myName), ...deckOf(wish, place) })),
    variant: wish.variant,
    switches: asked(wish.game, wish.variant, wish.switches),
    clock: CLOCKS[wish.clock] ?? { kind: "none", time: 0, more: 0 },
    hints: wish.hints,
  };
}

/** Nothing where everybody has the usual colour. */
function chosenColours({ game, places }: Wish): string[] {
  const colours = coloursOf(places, game.seat_words);
  const usual = colours.every((colour, seat) => colour === game.seat_words[seat]);
  return usual || !game.free_colours ? [] : colours;
}

function seatOf({ who, name }: Place, myName: string): NewSeat {
  if (who === "me") return { kind: "me", name: myName };
  if (who === "here") return { kind: "me", name };
  return who === "open" ? { kind: "open", name } : { kind: "bot", bot: who };
}

/** The deck of a seat; whoever comes by a link brings their own. */
function deckOf({ game, variant }: Wish, { who, deck }: Place): { deck?: DeckChoice } {
  if (!game.decks.includes(variant) || who === "open") return {};
  const choice = choiceOf(deck ?? usualDeck(isBot(who)));
  return choice ? { deck: choice } : {};
}

export const isBot = (who: string): boolean => !["me", "here", "open"].includes(who);
