/** What is large, and not needed to choose something, is drawn after the first frame. */
import { onMount } from "svelte";

/** Begins with a component; `shown` once the browser has painted its first frame. */
export function firstFrame(): { readonly shown: boolean } {
  let shown = $state(false);
  onMount(() => {
    requestAnimationFrame(() => setTimeout(() => (shown = true))); // a frame is painted after this
  });
  return {
    get shown() {
      return shown;
    },
  };
}
