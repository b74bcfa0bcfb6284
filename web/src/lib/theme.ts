/** Light or dark, on the root element, where every token of tokens.css follows it. */
import type { Theme } from "./settings.svelte";

const dark = window.matchMedia?.("(prefers-color-scheme: dark)");

/** Show a theme now and, for "system", whenever the system changes; returns how to stop that. */
export function showTheme(theme: Theme): () => void {
  const show = () => {
    const name = theme === "system" ? (dark?.matches ? "dark" : "light") : theme;
    document.documentElement.dataset.theme = name;
  };
  show();
  dark?.addEventListener("change", show);
  return () => dark?.removeEventListener("change", show);
}
