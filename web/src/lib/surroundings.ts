/** What is on the screen now and should not be covered, for whoever looks for free space. */
import { CHOICE, KEEP, LOOK, type Taken } from "./dock";

/** `data-keep` marks what is read to decide: your own goods, the hand, the question. */
const KEPT = "[data-keep]";
/** `data-place` has what is looked at, such as the goods of the others. */
const PLACES = "[data-place]";
const PRESSED = "button, summary, input, select, textarea, a.button, ol a";

export function surroundings(root: ParentNode): Taken[] {
  const found: Taken[] = [];
  for (const one of root.querySelectorAll(`${KEPT}, ${PLACES}, ${PRESSED}`)) {
    if (one.closest("#tip")) continue;
    const { left, top, width, height } = one.getBoundingClientRect();
    const seen = width > 0 && height > 0 && top < innerHeight && top + height > 0;
    if (seen) found.push({ left, top, width, height, weight: weight(one) });
  }
  return found;
}

function weight(one: Element): number {
  if (one.matches(KEPT)) return KEEP;
  if (!one.matches(PRESSED) || one.getAttribute("aria-disabled") === "true") return LOOK;
  return one.matches(".place") ? CHOICE : KEEP;
}
