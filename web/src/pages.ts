/** The pages of the house. The front page comes with it, each other when it is first opened. */
import type { Component } from "svelte";
import type { Route } from "./lib/router.svelte";

export type Page = Component<{ route: Route }>;
type Module = { default: Page };

const here = import.meta.glob<Module>("./lobby/LobbyPage.svelte", { eager: true });
const others = import.meta.glob<Module>("./{table,replay,rules,learn,puzzles,decks}/*Page.svelte");

export function loadPage(name: Route["page"]): Page | Promise<Page> | undefined {
  const file = `./${name}/${name[0]?.toUpperCase()}${name.slice(1)}Page.svelte`;
  return here[file]?.default ?? others[file]?.().then((module) => module.default);
}
