/** The places a coach points at, as boards know them. */
export function places(highlight: readonly string[] = []): ReadonlySet<string> {
  return new Set(highlight);
}
