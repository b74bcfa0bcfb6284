import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../src/lib/i18n.svelte";
import { troubleOf } from "../src/lib/trouble";
import { Refusal } from "../src/net/api";

describe("what is said of a request that came to nothing", () => {
  beforeEach(() => speak("de"));

  it("leaves a refusal in the server's words", () => {
    expect(troubleOf(new Refusal(409, "Das ist schon vergeben."))).toBe("Das ist schon vergeben.");
  });

  it("speaks the language of the page where the answer says no more than its number", () => {
    expect(troubleOf(new Refusal(404, "there is no such table"))).toMatch(/weiß der Server/u);
    expect(troubleOf(new Refusal(429, "expected fewer requests"))).toMatch(/genug Anfragen/u);
    expect(troubleOf(new Refusal(413, "expected at most 9 lines"))).toMatch(/größer/u);
    expect(troubleOf(new Refusal(502, "Bad Gateway"))).toMatch(/antwortet nicht/u);
  });

  it("calls a server out of reach silent, whatever the browser calls it", () => {
    expect(troubleOf(new TypeError("Failed to fetch"))).toMatch(/antwortet nicht/u);
    expect(troubleOf("lost")).toMatch(/antwortet nicht/u);
    expect(troubleOf(new Error("game: expected one"))).toBe("game: expected one");
  });
});
