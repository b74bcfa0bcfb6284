/** Goes to something on the page, unfolding what it is folded away in. */
export function goTo(id: string, block: ScrollLogicalPosition = "nearest"): void {
  const there = document.getElementById(id);
  const fold = there?.closest("details");
  if (fold) fold.open = true;
  there?.focus();
  there?.scrollIntoView({ block });
}
