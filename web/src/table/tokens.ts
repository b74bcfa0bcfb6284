/** A sentence of the log in pieces: amounts get their icon, names know the place they mean. */
import type { IconName } from "../art/icons/drawings";
import type { GameWords } from "../lib/gamewords";
import { place, type Value } from "../match/targets";
import { iconFor } from "./icons";

export interface Token {
  text: string;
  icon?: IconName;
  place?: string;
}

interface Found {
  phrase: string;
  token: Omit<Token, "text">;
}

type Event = Record<string, unknown>;

/** The places an event happened at: its arguments, as words where the game has words for them. */
export function placesOf(event: Event, words: GameWords): Set<string> {
  const places = new Set<string>();
  for (const [argument, value] of Object.entries(event)) {
    if (typeof value !== "number" || argument === "seat") continue;
    places.add(place(argument, words.word(argument, value) ?? value));
  }
  return places;
}

/** The places an option or refusal names. */
export function placesOfArgs(args: Record<string, unknown>): Set<string> {
  return new Set(Object.entries(args).map(([name, value]) => place(name, value as Value)));
}

export function tokens(text: string, event: Event, words: GameWords): Token[] {
  const found = [...amounts(event, words), ...names(event, words)];
  found.sort((a, b) => b.phrase.length - a.phrase.length);
  return cut(text, found);
}

function cut(text: string, [first, ...rest]: Found[]): Token[] {
  if (!text) return [];
  if (!first) return [{ text }];
  const at = text.indexOf(first.phrase);
  if (at < 0) return cut(text, rest);
  return [
    ...cut(text.slice(0, at), rest),
    { text: first.phrase, ...first.token },
    ...cut(text.slice(at + first.phrase.length), rest),
  ];
}

function amounts(event: Event, words: GameWords): Found[] {
  const found: Found[] = [];
  const add = (name: string, n: unknown) => {
    const icon = iconFor(name);
    if (typeof n !== "number" || !icon || !words.has(`amount-${name}`)) return;
    found.push({ phrase: words.text(`amount-${name}`, { n }), token: { icon } });
  };
  for (const [argument, value] of Object.entries(event)) add(argument, value);
  const good = event["good"];
  if (typeof good === "number") add(words.word("good", good) ?? "", event["amount"]);
  return found;
}

function names(event: Event, words: GameWords): Found[] {
  const found: Found[] = [];
  for (const [argument, value] of Object.entries(event)) {
    if (typeof value !== "number" || argument === "seat") continue;
    const word = words.word(argument, value);
    if (word === undefined) continue;
    for (const phrase of words.forms(`${argument}-${word}`)) {
      if (phrase) found.push({ phrase, token: { place: place(argument, word) } });
    }
  }
  return found;
}
