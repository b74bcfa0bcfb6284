import { expect, it } from "vitest";
import { isMuted, powers } from "../src/table/powers";
import { info, seat } from "./samples";

const said = (found: ReturnType<typeof powers>) => found.map(({ deed, seat }) => `${deed} ${seat}`);

it("offers a guest what concerns your own seat alone", () => {
  const seats = [seat(0), seat(1, { mine: true })];
  expect(said(powers(info(seats, { state: "playing" })))).toEqual(["renew 1", "resign 1"]);
  expect(said(powers(info(seats, { state: "waiting" })))).toEqual(["renew 1"]);
  expect(powers(info([seat(0), seat(1)], { state: "playing" }))).toEqual([]);
});

it("offers a host what concerns the others and the table", () => {
  const seats = [
    seat(0, { mine: true }),
    seat(1),
    seat(2, { kind: "open" }),
    seat(3, { kind: "bot" }),
  ];
  const waiting = powers(info(seats, { host: true }));
  expect(said(waiting)).toEqual(["renew 0", "mute 1", "kick 1", "renew 2", "end -1"]);
  expect(waiting.filter((power) => !power.grave).map((power) => power.deed)).toEqual(["mute"]);
});

it("lets a host call off what was asked for", () => {
  const seats = [seat(0, { mine: true }), seat(1, { muted: true })];
  const found = powers(info(seats, { host: true, state: "playing", watchers_muted: true }));
  expect(said(found)).toEqual(["renew 0", "resign 0", "unmute 1", "kick 1", "unmute -1", "end -1"]);
});

it("sends nobody away from a seat where nobody sits", () => {
  const seats = [seat(0, { mine: true }), seat(1, { vacant: true, away: "table" })];
  const found = powers(info(seats, { host: true, state: "playing" }));
  expect(said(found)).toEqual(["renew 0", "resign 0", "renew 1", "end -1"]);
});

it("offers nothing once the game is over, nor a second resignation", () => {
  expect(powers(info([seat(0, { mine: true })], { host: true, state: "over" }))).toEqual([]);
  const gone = info([seat(0, { mine: true, resigned: true })], { state: "playing" });
  expect(said(powers(gone))).toEqual(["renew 0"]);
});

it("knows whose voice is asked to be quiet", () => {
  const both = [seat(0, { mine: true }), seat(1, { mine: true, muted: true })];
  expect(isMuted(info(both), 0)).toBe(false);
  expect(isMuted(info(both), 1)).toBe(true);
  expect(isMuted(info([seat(0)], { watchers_muted: true }), -1)).toBe(true);
  expect(isMuted(info([seat(0, { mine: true })], { watchers_muted: true }), -1)).toBe(false);
});
