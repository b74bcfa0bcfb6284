import { beforeEach, describe, expect, it, vi } from "vitest";
import { isOutdated, pageRests, renew } from "../src/lib/build";

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<meta name="build" content="1 aa">';
  document.body.innerHTML = "";
});

describe("a page left open over an upgrade", () => {
  it("notices another build, and none where it does not know its own", () => {
    expect([isOutdated("1 aa"), isOutdated("1 bb"), isOutdated("")]).toEqual([false, true, false]);
    document.head.innerHTML = "";
    expect(isOutdated("1 bb")).toBe(false);
  });

  it("loads anew once for each build", () => {
    const reload = vi.fn();
    renew("1 bb", reload);
    renew("1 bb", reload);
    expect(reload).toHaveBeenCalledTimes(1);
    renew("1 cc", reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("waits while a window is open or something is typed", () => {
    expect(pageRests()).toBe(true);
    document.body.innerHTML = '<input type="text" id="chat"><input type="text" readonly value="x">';
    expect(pageRests()).toBe(true);
    const field = document.querySelector<HTMLInputElement>("#chat");
    if (field) field.value = "wait";
    expect(pageRests()).toBe(false);
    document.body.innerHTML = "<dialog open></dialog>";
    expect(pageRests()).toBe(false);
  });
});
