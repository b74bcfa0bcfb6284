/** What the board says about its things, in the words of the catalogue. */
import { amountsText, effectText, type Catalogue } from "../../kit/amounts";
import type { Face } from "./schema";
import type { House } from "./layout";

export function faceName(words: Catalogue, face: Face): string {
  return words.text(`${face.domain}-${face.id}`);
}

/** What is printed on a card, one thing a line. */
export function faceLines(words: Catalogue, face: Face): [term: string, said: string][] {
  const lines: [string, string][] = [];
  const add = (term: string, said: string) => lines.push([words.text(term), said]);
  if (Object.keys(face.cost).length) add("term-cost", amountsText(words, face.cost, "cost"));
  add("term-prestige_points", String(face.points));
  if (face.worker.length) add("effect-worker", effectText(words, face.worker));
  if (face.owner.length) add("effect-owner", effectText(words, face.owner));
  if (face.income) add("phase-income", words.text("amount-denier", { n: face.income }));
  return lines;
}

/** What stands and lies on a house. */
export function houseLines(words: Catalogue, house: House): [term: string, said: string][] {
  const { position, owner, worker, store, once, provost } = house;
  const seat = (word: string) => words.text(`seat-${word}`);
  const lines: [string, string][] = [];
  if (owner) lines.push([words.text("term-player"), seat(owner)]);
  if (once) lines.push([words.text("term-player_building"), words.text(`card-${once}`)]);
  if (worker) lines.push([words.text("term-worker"), seat(worker)]);
  if (store)
    lines.push([words.text("term-store"), words.text(`amount-${store.good}`, { n: store.left })]);
  if (provost) lines.push([words.text("term-provost"), String(position)]);
  return lines;
}

/** All of it in one breath, for whoever does not see it. */
export function inOneBreath(name: string, lines: readonly [string, string][]): string {
  return [name, ...lines.map(([term, said]) => `${term}: ${said}`)].join("; ");
}
