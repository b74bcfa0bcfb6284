/** The pages of the house, each fetched when its address is first opened. */
import type { Component } from "svelte";
import type { Route } from "./lib/router.svelte";

export type Page = Component<{ route: Route }>;

const pages = import.meta.glob<{ default: Page }>(
  "./{lobby,table,replay,rules,learn}/*Page.svelte",
);

export function loadPage(name: Route["page"]): Promise<Page> | undefined {
  const file = `${name[0]?.toUpperCase()}${name.slice(1)}Page.svelte`;
  return pages[`./${name}/${file}`]?.().then((module) => module.default);
}
