/** What to say when a request came to nothing, in the language of the page. */
import { NOT_THERE, Refusal } from "../net/api";
import { t } from "./i18n.svelte";

/** Answers that stand for the same thing wherever they come from, before anybody looked at what was asked. */
const TOO_LARGE = 413;
const TOO_OFTEN = 429;
const OUT_OF_ORDER = 500;

export function troubleOf(error: unknown): string {
  if (error instanceof Refusal) {
    if (error.status === NOT_THERE) return t("server-not-there");
    if (error.status === TOO_LARGE) return t("server-too-large");
    if (error.status === TOO_OFTEN) return t("server-busy");
    return error.status < OUT_OF_ORDER ? error.message : t("server-silent");
  }
  // the browser calls a server out of reach a TypeError, in its own words
  return error instanceof Error && !(error instanceof TypeError)
    ? error.message
    : t("server-silent");
}
