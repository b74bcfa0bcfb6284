import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Match } from "../src/match/match.svelte";
import type { Link } from "../src/net/socket";
import LinkState from "../src/table/LinkState.svelte";

afterEach(cleanup);

function shown(link: Link) {
  const tryAgain = vi.fn();
  render(LinkState, { match: { link, tryAgain } as unknown as Match });
  return tryAgain;
}

describe("how the connection stands", () => {
  it.each(["gone", "full"] as const)("offers to try again where it is %s", async (link) => {
    const tryAgain = shown(link);
    expect(screen.getByRole("status").textContent).toContain(`link-${link}`);
    await fireEvent.click(screen.getByRole("button"));
    expect(tryAgain).toHaveBeenCalledOnce();
  });

  it.each(["lost", "restarting"] as const)("only tells where it comes back: %s", (link) => {
    shown(link);
    expect(screen.getByRole("status").textContent?.trim()).not.toBe("");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says nothing where all is well", () => {
    shown("open");
    expect(screen.queryByRole("status")).toBeNull();
  });
});
