/**
 * Explanations that float beside a thing: what a card does, or why something cannot be done.
 * `{@attach tip(() => ({ title, lines }))}` shows one after 300 ms of hovering, on keyboard focus,
 * on a long press, and at once on Space; Escape or looking elsewhere takes it away.
 */
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { WhyNot } from "../net/schema";

export interface Tip {
  title?: string;
  lines?: readonly string[];
  /** why it cannot be done; each with a link to its rule */
  reasons?: readonly WhyNot[];
  /** drawn content, such as a card at full size */
  content?: Snippet;
}

interface Shown {
  anchor: Element;
  /** asked again whenever what it reads changes, as when reasons arrive */
  tip: () => Tip | null;
}

const HOVER = 300;
const LONG_PRESS = 450;

class Tips {
  shown = $state.raw<Shown | null>(null);
  /** the pointer is over the explanation itself, perhaps on its way to a link */
  held = false;
  #timer = 0;

  show(shown: Shown, wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.hide();
      this.shown = shown;
      shown.anchor.setAttribute("aria-describedby", "tip");
    }, wait);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown?.anchor.removeAttribute("aria-describedby");
    this.shown = null;
    this.held = false;
  }

  /** Leave a moment in which the pointer may reach the explanation. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.held || this.hide(), 200);
  }
}

export const tips = new Tips();

/** Explain an element, drawn or written. */
export function tip(content: () => Tip | null): Attachment {
  return (anchor) => {
    const shown = { anchor, tip: content };
    const on = <E extends Event>(kind: string, act: (event: E) => void) =>
      anchor.addEventListener(kind, act as EventListener);

    on("pointerenter", (event: PointerEvent) => {
      if (event.pointerType === "mouse") tips.show(shown, HOVER);
    });
    on("pointerdown", (event: PointerEvent) => {
      if (event.pointerType !== "mouse") tips.show(shown, LONG_PRESS);
    });
    on("pointerup", (event: PointerEvent) => {
      if (event.pointerType !== "mouse" && !tips.shown) tips.hide();
    });
    on("pointerleave", () => tips.leave());
    on("focus", () => anchor.matches(":focus-visible") && tips.show(shown, HOVER));
    on("blur", () => tips.leave());
    on("contextmenu", (event: MouseEvent) => {
      if (tips.shown?.anchor === anchor) event.preventDefault(); // the end of a long press
    });
    on("click", () => {
      if (anchor.getAttribute("aria-disabled") === "true") tips.show(shown, 0);
      else tips.hide();
    });
    on("keydown", (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      event.preventDefault();
      tips.show(shown, 0);
    });
    return () => {
      if (tips.shown?.anchor === anchor) tips.hide();
    };
  };
}
