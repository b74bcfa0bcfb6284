/** Small pieces of what a server sends, for tests. */
import { GameWords } from "../src/lib/gamewords";
import type { Choice, GameInfo, Line, SeatInfo, TableInfo, Update } from "../src/net/schema";

export function choice(action: number, verb: string, args: Record<string, unknown> = {}): Choice {
  const words = [verb, ...Object.values(args)].join(" ");
  return { action, words, verb, args, text: [`Do ${words}`], warning: "", gift: false, brings: {} };
}

export function line(event: string, args: Record<string, unknown> = {}, text = event): Line {
  return { move: 1, round: 1, event: { event, ...args }, text: [text] };
}

export function update(version: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    table: "t1",
    version,
    move: version,
    seat: 0,
    asked: 0,
    unconfirmed: false,
    undo: false,
    curtain: false,
    view: {},
    ask: null,
    asks: [],
    keep: 0,
    lines: [],
    news: [],
    clocks: [],
    over: null,
    progress: 0,
    ...more,
  };
}

export function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    word: ["red", "green", "grey"][number] ?? "",
    colour: ["red", "green", "grey"][number] ?? "",
    kind: "human",
    name: "",
    bot: "",
    mine: false,
    here: true,
    absent: false,
    away: "",
    waited: false,
    resigned: false,
    vacant: false,
    muted: false,
    share: "awaited",
    mark: "",
    brings: "",
    deck: "",
    ...more,
  };
}

export function info(seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    type: "table",
    table: "t1",
    game: "village",
    variant: "",
    switches: {},
    state: "waiting",
    seats,
    clock: { kind: "none", time: 0, more: 0 },
    stand_in: "greedy",
    host: false,
    invites: [],
    watchers: 0,
    watchers_muted: false,
    unfinished: false,
    paused: false,
    notes: [],
    wishes: [],
    commitment: "c0".repeat(32),
    promise: 2,
    rematch: "",
    replay_only: false,
    hints: false,
    recording: null,
    levels: [],
    build: "",
    ...more,
  };
}

export const GAME: GameInfo = {
  id: "village",
  title: "Village",
  about: "A village grows.",
  minutes: 30,
  weight: 1,
  min_seats: 2,
  max_seats: 3,
  seat_words: ["red", "green", "grey"],
  free_colours: true,
  variants: [],
  switches: [],
  words: {
    seat: ["red", "green", "grey"],
    card: ["mill", "market"],
    good: ["wood", "gold"],
    back: ["gold"],
  },
  amounts: ["wood", "gold"],
  domains: {
    first: ["seat"],
    hand: ["card"],
    stack: ["card"],
    land: ["card"],
    effect: ["card"],
    dice: ["good"],
  },
  scored: { worked: "craft", robbed: "-lost" },
  secrets: true,
  lessons: [],
  decks: [],
  puzzles: 0,
};

export const WORDS = new GameWords(
  "en",
  GAME,
  `
title = Village
seat-red = Red
seat-green = Green
seat-grey = Grey
card-mill = Mill
    .acc = the Mill
card-mill-hint = grinds for everybody
card-market = Market
back-gold = Age of gold
good-wood = Wood
good-gold = Gold
amount-wood = { $n } wood
amount-gold = { $n } gold
view-players = Players
term-hand = Hand
points-total = Total
switch-pace-slow = Slow and steady
`,
);
