/**
 * How a finished text is set, by the customs of its language. The twin of `typography.py`, which
 * tells more; both are held to `web/tests/typography.json`.
 */
import type { Language } from "../net/schema";

const NBSP = "\u00a0";
const ONE_LETTER: Partial<Record<Language, string>> = {
  cs: "aikosuvzAIKOSUVZ",
  pl: "aiouwzAIOUWZ",
};
const QUOTES: Record<Language, readonly [string, string]> = {
  en: ["“", "”"],
  cs: ["„", "“"],
  pl: ["„", "”"],
  de: ["„", "“"],
};
const AS_IT_IS = ["\ue002", "\ue003"] as const;
const LEFT_ALONE = /`[^`]*`|\ue002[^\ue003]*\ue003/g;
const STAND_IN = "\ue004";

type Rule = readonly [RegExp, string];
const made = new Map<Language, Rule[]>();

/** The text as it is printed. Setting it again changes nothing. */
export function typeset(text: string, lang: Language): string {
  if (text.includes("`") || text.includes(AS_IT_IS[0])) return around(text, lang);
  return rules(lang).reduce((all, [pattern, set]) => all.replace(pattern, set), text);
}

/** Marks a command, a file or an address inside a text that is still to be set. */
export function verbatim(text: string): string {
  return AS_IT_IS.join(text);
}

/** Set everything but what is left as it is. */
function around(text: string, lang: Language): string {
  const kept = (text.match(LEFT_ALONE) ?? []).map((found) => found.replace(/[\ue002\ue003]/g, ""));
  const set = typeset(text.replace(LEFT_ALONE, STAND_IN), lang);
  return set.replaceAll(STAND_IN, () => kept.shift() ?? "");
}

/** Patterns and what becomes of them, in the order they are applied. */
function rules(lang: Language): Rule[] {
  const known = made.get(lang);
  if (known) return known;
  const [opening, closing] = QUOTES[lang];
  const found: Rule[] = [
    [/\.\.\./g, "…"],
    [/[ \u00a0]+…$/g, lang === "de" ? `${NBSP}…` : "…"],
    [/(\S) …/g, `$1${NBSP}…`],
    [/^… /g, `…${NBSP}`],
    [/"([^"]*)"/g, `${opening}$1${closing}`],
    [/(\p{L})'(?=\p{L})/gu, "$1’"],
    [/(s)'(?= )/g, "$1’"],
    [/(\d\**) (?!\**[\d\s|])(?=.)/g, `$1${NBSP}`],
    [/(\S) ([–—]) /g, `$1${NBSP}$2 `],
  ];
  const letters = ONE_LETTER[lang];
  if (letters) {
    const alone = new RegExp(`(?<![\\p{L}\\p{N}_’'.-])([${letters}]\\**) (?=[^\\s|])`, "gu");
    found.push([alone, `$1${NBSP}`]);
  }
  made.set(lang, found);
  return found;
}
