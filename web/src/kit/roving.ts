/** One Tab stop for a group of places, and arrows within it: `<div {@attach roving}>`. */

const PLACES = "button, [data-stop]";

export function roving(group: Element): () => void {
  const settle = (stop?: HTMLElement) => {
    const all = places(group);
    const chosen = stop ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === chosen ? 0 : -1;
  };
  const focused = (event: Event) => {
    const stop = places(group).find((one) => one === event.target);
    if (stop) settle(stop);
  };
  const pressed = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const all = places(group);
    const here = all.indexOf(event.target as HTMLElement);
    const next = here < 0 ? undefined : neighbour(all, here, key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };

  // houses are built and cards drawn: whatever happens to the group, one stop remains
  const changes = new MutationObserver(() => settle());
  changes.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  settle();
  return () => {
    changes.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
}

function places(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(PLACES)];
}

function neighbour(all: HTMLElement[], here: number, key: string): HTMLElement | undefined {
  if (key === "ArrowRight") return all[here + 1];
  if (key === "ArrowLeft") return all[here - 1];
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key === "ArrowDown") return inNextRow(all, here, 1);
  if (key === "ArrowUp") return inNextRow(all, here, -1);
  return undefined;
}

/** The place most nearly above or below. */
function inNextRow(all: HTMLElement[], here: number, way: 1 | -1): HTMLElement | undefined {
  const from = all[here]?.getBoundingClientRect();
  if (!from) return undefined;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const there = one.getBoundingClientRect();
    const rise = (there.top - from.top) * way;
    const far = rise * 3 + Math.abs(there.left + there.width / 2 - from.left - from.width / 2);
    if (rise > from.height / 2 && far < least) [best, least] = [one, far];
  }
  return best;
}
