/**
 * Explanations that float beside a thing: what a card does, or why something cannot be done.
 * `{@attach tip(() => ({ title, lines }))}` shows one 300 ms after a pointer has moved onto the thing,
 * on keyboard focus, on a long press, and at once on Space; Escape or looking elsewhere takes it away.
 * A pointer that only rests where something is drawn asks for nothing.
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
/** So many pixels are meant; fewer are a hand that trembles. */
const MEANT = 4;

interface Point {
  clientX: number;
  clientY: number;
}

/** Where the pointer was when it last moved. */
let last: Point | null = null;

function follow(event: PointerEvent): void {
  last = { clientX: event.clientX, clientY: event.clientY };
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

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

window.addEventListener("pointermove", follow, { passive: true });

/** Explain an element, drawn or written. */
export function tip(content: () => Tip | null): Attachment {
  return (anchor) => {
    const shown = { anchor, tip: content };
    const gone = new AbortController();
    const on = <E extends Event>(kind: string, act: (event: E) => void) =>
      anchor.addEventListener(kind, act as EventListener, { signal: gone.signal });

    /** Where the pointer came from, until it has come far enough. */
    let from: Point | null = null;

    on("pointerenter", (event: PointerEvent) => {
      if (event.pointerType === "mouse") from = last ?? event;
    });
    on("pointermove", (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || !from || apart(from, event) < MEANT) return;
      from = null;
      tips.show(shown, HOVER);
    });
    on("pointerdown", (event: PointerEvent) => {
      from = null; // whoever presses has seen enough
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
      gone.abort(); // the thing may stay without its explanation
      if (tips.shown?.anchor === anchor) tips.hide();
    };
  };
}
