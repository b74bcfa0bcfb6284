import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../src/lib/i18n.svelte";
import type { Match } from "../src/match/match.svelte";
import type { Note, SeatInfo } from "../src/net/schema";
import { settleable, undecided } from "../src/table/absence";
import AbsentSeat from "../src/table/AbsentSeat.svelte";
import LeaveDialog from "../src/table/LeaveDialog.svelte";
import { isByBot, noteText, withNotes } from "../src/table/notes";
import { info, line, seat, WORDS } from "./samples";

const note = (move: number, what: Note["what"], about = 1, bot = ""): Note => ({
  move,
  seat: about,
  what,
  bot,
});
const at = (move: number) => ({ ...line("moved"), move });

beforeAll(() => speak("en"));

describe("notes in the log", () => {
  it("stand after the last line of their move", () => {
    const entries = withNotes([at(1), at(3), at(3), at(4)], [note(3, "time"), note(9, "back")]);
    expect(entries.map((entry) => entry.number)).toEqual([0, 1, 2, "note-0", 3, "note-1"]);
    expect(withNotes([], [note(1, "left")])).toHaveLength(1);
  });

  it("tell which moves a bot made for somebody", () => {
    const notes = [note(3, "time"), note(7, "back"), note(9, "bot", 0, "greedy"), note(11, "wait")];
    const marked = [3, 4, 7, 8, 12].filter((move) => isByBot(notes, 1, move));
    expect(marked).toEqual([4, 7]);
    expect(isByBot(notes, 0, 10)).toBe(true);
    expect(isByBot(notes, 0, 9)).toBe(false);
    expect(isByBot([note(2, "wait")], 1, 5)).toBe(false);
  });

  it("say whose time ran out", () => {
    const table = info([seat(0), seat(1, { name: "Anna" })]);
    expect(noteText(note(3, "time"), table, WORDS)).toBe("Time ran out; a bot plays for Anna");
    expect(noteText(note(3, "ended", -1), table, WORDS)).toBe("The game was ended early");
  });
});

describe("about whom the table decides", () => {
  const playing = { state: "playing" } as const;
  const about = (found: SeatInfo[]) => found.map((one) => one.seat);

  it("is nobody who is here, gave up, or is a bot", () => {
    const seats = [
      seat(0, { mine: true }),
      seat(1),
      seat(2, { away: "left", resigned: true }),
      seat(3, { kind: "bot", here: false }),
    ];
    expect(settleable(info(seats, { ...playing, host: true }))).toEqual([]);
  });

  it("is who has been away for a minute, for a host also before", () => {
    const seats = [seat(0, { mine: true }), seat(1, { here: false })];
    expect(settleable(info(seats, playing))).toEqual([]);
    expect(about(settleable(info(seats, { ...playing, host: true })))).toEqual([1]);
    expect(undecided(info(seats, { ...playing, host: true }))).toEqual([]);
    const later = [seat(0, { mine: true }), seat(1, { here: false, absent: true })];
    expect(about(undecided(info(later, playing)))).toEqual([1]);
    expect(undecided(info(later, { state: "over" }))).toEqual([]);
  });

  it("is asked by itself until it is settled", () => {
    const seats = [seat(0, { mine: true }), seat(1, { away: "time" })];
    const asks = (notes: Note[]) => undecided(info(seats, { ...playing, notes }));
    expect(about(asks([note(3, "time")]))).toEqual([1]);
    expect(asks([note(3, "time"), note(3, "bot")])).toEqual([]);
    const waited = [seat(0, { mine: true }), seat(1, { absent: true, here: false, waited: true })];
    expect(undecided(info(waited, playing))).toEqual([]);
    expect(about(settleable(info(waited, playing)))).toEqual([1]);
  });

  it("concerns no watcher", () => {
    expect(settleable(info([seat(0), seat(1, { away: "time" })], playing))).toEqual([]);
  });
});

describe("letting a bot play", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
  });
  afterEach(() => vi.useRealTimers());

  function press(name: string): void {
    screen.getByText(name).click();
    flushSync();
  }

  function pass(seconds: number): void {
    for (let second = 0; second < seconds; second += 1) {
      vi.advanceTimersByTime(1_000);
      flushSync();
    }
  }

  it("is asked, waits five seconds, and then happens", () => {
    const onleave = vi.fn();
    render(LeaveDialog, { bot: "greedy", open: true, onleave });
    pass(10);
    expect(onleave).not.toHaveBeenCalled();
    press("Let it play");
    pass(4);
    expect(onleave).not.toHaveBeenCalled();
    pass(1);
    expect(onleave).toHaveBeenCalledOnce();
  });

  it("can be stopped until then", () => {
    const onleave = vi.fn();
    render(LeaveDialog, { bot: "greedy", open: true, onleave });
    press("Let it play");
    pass(4);
    press("Stop");
    pass(10);
    expect(onleave).not.toHaveBeenCalled();
  });
});

describe("somebody who is away", () => {
  const gone = seat(1, { name: "Anna", here: false, absent: true });
  const settled = vi.fn();

  function asked(more: object) {
    const table = info([seat(0, { mine: true }), gone], { state: "playing", ...more });
    const match = { settle: settled } as unknown as Match;
    const done = vi.fn();
    render(AbsentSeat, { match, info: table, seat: gone, words: WORDS, ondone: done });
    return done;
  }

  it("is replaced with one click, and the dialog about the table closes", () => {
    const done = asked({ host: true });
    screen.getByRole("button", { name: "Let a bot play" }).click();
    expect(settled).toHaveBeenLastCalledWith(1, "bot", "greedy");
    expect(done).toHaveBeenCalledOnce();
  });

  it("is no reason for a second button to end the game, where the host has one", () => {
    const name = "End the game early…";
    asked({ host: true });
    expect(screen.queryByRole("button", { name })).toBeNull();
    asked({ host: false });
    expect(screen.getByRole("button", { name })).toBeTruthy();
  });
});
