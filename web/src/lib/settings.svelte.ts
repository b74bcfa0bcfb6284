/** What this person prefers, kept in the browser and nowhere else. */
import type { Language } from "../net/schema";

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  cs: "Čeština",
  pl: "Polski",
  de: "Deutsch",
};

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["off", "fast", "normal", "slow"] as const;
export const CONFIRMS = ["needed", "ask", "automatic"] as const;
export const TABLES = ["drawn", "text"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

interface Kept {
  lang: Language;
  theme: Theme;
  motion: Motion;
  confirm: (typeof CONFIRMS)[number];
  table: (typeof TABLES)[number];
  name: string;
  notify: boolean;
  sound: boolean;
  /** what costs nothing is taken without a question */
  gifts: boolean;
}

const KEY = "stavitel.settings";

class Settings {
  lang = $state<Language>(browserLanguage());
  theme = $state<Theme>("system");
  motion = $state<Motion>(wantsStillness() ? "off" : "normal");
  confirm = $state<Kept["confirm"]>("needed");
  table = $state<Kept["table"]>("drawn");
  name = $state("");
  notify = $state(false);
  sound = $state(false);
  gifts = $state(true);

  constructor() {
    const kept = read();
    if (kept.lang && kept.lang in LANGUAGES) this.lang = kept.lang;
    this.theme = oneOf(THEMES, kept.theme) ?? this.theme;
    this.motion = oneOf(MOTIONS, kept.motion) ?? this.motion;
    this.confirm = oneOf(CONFIRMS, kept.confirm) ?? this.confirm;
    this.table = oneOf(TABLES, kept.table) ?? this.table;
    if (typeof kept.name === "string") this.name = kept.name;
    this.notify = kept.notify === true;
    this.sound = kept.sound === true;
    this.gifts = kept.gifts !== false;
  }

  /** Change one setting and remember it; what was never chosen keeps following the system. */
  choose<K extends keyof Kept>(key: K, value: Kept[K]): void {
    (this as Kept)[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...read(), [key]: value }));
    } catch {
      // a browser that stores nothing still plays; the choice lasts until the page is closed
    }
  }
}

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((word) => word === value);
}

function browserLanguage(): Language {
  for (const tag of navigator.languages ?? []) {
    const lang = tag.slice(0, 2).toLowerCase();
    if (lang in LANGUAGES) return lang as Language;
  }
  return "en";
}

function wantsStillness(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

export const settings = new Settings();
