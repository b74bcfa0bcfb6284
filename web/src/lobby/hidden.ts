/** Tables that this browser does not want to see in its list any more. Only it needs to know. */
const KEY = "stavitel.hidden";
const MOST = 500;

export function hiddenTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function hide(table: string, wish: boolean): string[] {
  const others = hiddenTables().filter((id) => id !== table);
  const now = wish ? [...others, table].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // without storage it is hidden until the page is left
  }
  return now;
}
