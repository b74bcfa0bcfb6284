/** What a check of the draws found, one sentence each. */
import type { Verdict } from "../lib/fair";
import { t } from "../lib/i18n.svelte";

export interface Finding {
  right: boolean;
  text: string;
}

export function findings(verdict: Verdict): Finding[] {
  const { promise, older, mine, changed, withheld, wrong, recorded, draws } = verdict;
  const promises = {
    kept: "fair-promise",
    told: "fair-promise-told",
    broken: "fair-promise-broken",
  };
  const found = [
    { right: promise === "kept", text: t(promises[promise]) },
    { right: mine === "used", text: t(`fair-mine-${mine}`) },
    { right: wrong === null, text: drawn(wrong, draws) },
    { right: recorded, text: t(recorded ? "fair-record" : "fair-record-differs") },
  ];
  if (changed.length) found.push(amiss("fair-changed", changed));
  if (withheld.length) found.push(amiss("fair-withheld", withheld));
  if (older) found.push({ right: false, text: t("fair-older") });
  return found;
}

function drawn(wrong: Verdict["wrong"], draws: number): string {
  if (!wrong) return t("fair-draws", { n: draws });
  return t("fair-draw-wrong", { number: wrong.number + 1, words: wrong.words });
}

function amiss(text: string, seats: number[]): Finding {
  return { right: false, text: t(text, { n: seats.length }) };
}
