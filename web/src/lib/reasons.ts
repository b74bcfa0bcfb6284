/** Refused actions by reason: what is refused for one reason is said in one breath. */
import type { WhyNot } from "../net/schema";
import { plain } from "./sentence";

export interface Refusal {
  why: string;
  rule: string;
  /** the refused actions, those of one verb in one sentence */
  actions: string;
  /** the number of the first of them */
  first: number;
}

/** One entry for each reason, in the order of the actions. */
export function grouped(refused: readonly WhyNot[]): Refusal[] {
  return [...new Set(refused.map((one) => plain(one.why)))].map((why) => {
    const all = refused.filter((one) => plain(one.why) === why);
    const actions = [...new Set(all.map((one) => one.verb))].map((verb) =>
      abridged(all.filter((one) => one.verb === verb).map((one) => plain(one.text))),
    );
    return {
      why,
      rule: all[0]?.rule ?? "",
      actions: actions.join("; "),
      first: all[0]?.action ?? 0,
    };
  });
}

/** One entry for each kind of reason: beside a piece nobody wants to read the same of every die. */
export function merged(refused: readonly WhyNot[]): Refusal[] {
  const all = grouped(refused);
  const kind = (why: string) => refused.find((one) => plain(one.why) === why)?.reason ?? why;
  return [...new Set(all.map(({ why }) => kind(why)))].map((reason) => {
    const same = all.filter(({ why }) => kind(why) === reason);
    const whys = same.map(({ why }, i) => (i < same.length - 1 ? why.replace(/\.$/, "") : why));
    return { ...(same[0] as Refusal), why: abridged(whys) };
  });
}

/** Sentences in one: the first in full, and of the others what is not as in the first. */
export function abridged(sentences: string[]): string {
  const [first = [], ...rest] = sentences.map((sentence) => sentence.split(" "));
  const least = Math.min(first.length, ...rest.map((words) => words.length)) - 1;
  let shared = 0;
  while (shared < least && rest.every((words) => words[shared] === first[shared])) shared++;
  while (isOpen(first.slice(0, shared))) shared--;
  return [first, ...rest.map((words) => words.slice(shared))]
    .map((words) => words.join(" "))
    .join("; ");
}

/** Whether a bracket among these words is closed by none of them. */
function isOpen(words: string[]): boolean {
  const text = words.join(" ");
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

/** Without what nobody means to do, unless that is all there is. */
export function meant(refused: readonly WhyNot[]): readonly WhyNot[] {
  const likely = refused.filter((one) => !one.unlikely);
  return likely.length ? likely : refused;
}
