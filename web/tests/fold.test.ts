import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";
import Fold from "../src/table/Fold.svelte";
import { goTo } from "../src/table/goto";

it("a part of the side column folds, and unfolds for whoever goes to something in it", () => {
  Element.prototype.scrollIntoView = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<input id="field" />' }));
  const { container, getByRole } = render(Fold, { id: "talk", title: "Talk", children });
  const fold = container.querySelector("details") as HTMLDetailsElement;
  expect(fold.open).toBe(true);
  expect(getByRole("heading", { name: "Talk" }).closest("summary")).not.toBeNull();
  fold.open = false;
  goTo("field");
  expect(fold.open).toBe(true);
  expect(document.activeElement?.id).toBe("field");
});
