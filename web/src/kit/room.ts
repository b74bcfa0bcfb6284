/** What takes room on the page, and how one learns that it takes more. */

/** Everything that stands above an element and pushes it down when it grows. */
export function above(element: Element): Element[] {
  const found: Element[] = [];
  for (let here: Element | null = element; here; here = here.parentElement) {
    for (let one = here.previousElementSibling; one; one = one.previousElementSibling) {
      found.push(one);
    }
  }
  return found;
}

/** Be told whenever one of them has another size; gives what ends it. */
export function watched(elements: readonly Element[], told: () => void): () => void {
  const watch = new ResizeObserver(told);
  for (const one of elements) watch.observe(one);
  return () => watch.disconnect();
}
