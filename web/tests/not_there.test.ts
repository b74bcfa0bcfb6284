import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "@testing-library/svelte";
import { speak, t } from "../src/lib/i18n.svelte";
import type { Route } from "../src/lib/router.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Language } from "../src/net/schema";
import LearnPage from "../src/learn/LearnPage.svelte";
import PuzzlesPage from "../src/puzzles/PuzzlesPage.svelte";
import ReplayPage from "../src/replay/ReplayPage.svelte";
import RulesPage from "../src/rules/RulesPage.svelte";
import TablePage from "../src/table/TablePage.svelte";

const CHESS = { id: "chess", title: "Chess", puzzles: 1, lessons: [] };

/** A house with one game and nothing else, which says so in English. */
function answer(address: string): Response {
  if (address.startsWith("/api/games?")) return Response.json([CHESS]);
  if (address.startsWith("/api/games/chess/texts/")) return new Response("");
  if (address === "/api/games/chess/box") return Response.json({});
  return Response.json({ error: "there is no such table" }, { status: 404 });
}

const route = (id: string) => ({ id, search: "", hash: "" }) as unknown as Route;
const LANGUAGES: Language[] = ["en", "cs", "pl", "de"];

beforeEach(() => vi.stubGlobal("fetch", (address: string) => Promise.resolve(answer(address))));
afterEach(() => vi.unstubAllGlobals());

describe.each(LANGUAGES)("what is not there, in %s", (lang) => {
  beforeEach(async () => {
    settings.lang = lang;
    await speak(lang);
  });

  it.each([
    ["a table", TablePage, "0123456789"],
    ["the course of a game", ReplayPage, "0123456789"],
    ["a puzzle of no game", PuzzlesPage, "draughts/1"],
    ["a puzzle that a game does not have", PuzzlesPage, "chess/9"],
    ["the rules of no game", RulesPage, "draughts"],
    ["a lesson of no game", LearnPage, "draughts/1-board"],
    ["a lesson that a game does not have", LearnPage, "chess/nope"],
  ])("%s is told in the language of the page alone, with a way home", async (_, Page, id) => {
    const { container } = render(Page, { route: route(id) });
    await vi.waitFor(() => expect(container.textContent).toContain(t("server-not-there")));
    expect(container.textContent).not.toMatch(/no such table|expected/u);
    const home = container.querySelector('[role="alert"] a');
    expect([home?.getAttribute("href"), home?.textContent]).toEqual(["/", t("to-the-front-page")]);
  });
});
