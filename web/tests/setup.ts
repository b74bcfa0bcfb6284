import { vi } from "vitest";

// happy-dom animates nothing; Svelte only needs something it can cancel
Element.prototype.animate ??= vi.fn(() => ({ cancel() {}, finished: Promise.resolve() })) as never;
