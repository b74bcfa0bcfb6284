/** The address bar: which page is shown, and how links lead to the next one. */

export interface Route {
  page: "lobby" | "table" | "replay" | "rules" | "learn" | "puzzles" | "decks" | "nowhere";
  /** the table, game or lesson named in the path */
  id: string;
  search: URLSearchParams;
  hash: string;
}

const ROUTES: [RegExp, Route["page"]][] = [
  [/^\/$/, "lobby"],
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/replay\/([\w-]+)$/, "replay"],
  [/^\/rules\/([\w-]+)$/, "rules"],
  [/^\/learn\/([\w-]+\/[\w-]+)$/, "learn"],
  [/^\/puzzles\/([\w-]+(?:\/[1-9]\d{0,3})?)$/, "puzzles"],
  [/^\/decks$/, "decks"],
];

export function read(url: URL): Route {
  const { searchParams: search, hash } = url;
  for (const [pattern, page] of ROUTES) {
    const found = pattern.exec(url.pathname);
    if (found) return { page, id: found[1] ?? "", search, hash: hash.slice(1) };
  }
  return { page: "nowhere", id: "", search, hash: "" };
}

class Router {
  route = $state.raw<Route>(read(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.#follow());
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#follow();
    scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history, as for a secret that must not stay. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#follow();
  }

  #follow(): void {
    this.route = read(new URL(location.href));
  }

  #clicked(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (!plain || event.defaultPrevented || !link) return;
    const { target, download } = link as HTMLAnchorElement;
    const url = new URL(link.getAttribute("href") ?? "", location.href);
    const ours = url.origin === location.origin && read(url).page !== "nowhere";
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (!ours || target || download || (samePage && url.hash)) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
