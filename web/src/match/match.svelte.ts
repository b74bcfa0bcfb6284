/**
 * One table as this browser sees it: who sits there, the newest state, the state that is drawn,
 * the log and the talk, and all one can say to the server.
 */
import type { Playing } from "../games/board";
import type { Sentence } from "../lib/sentence";
import { settings } from "../lib/settings.svelte";
import { Refusal as ApiRefusal, giveShare } from "../net/api";
import {
  WATCHER,
  type ChatLine,
  type Choice,
  type FromServer,
  type Language,
  type Line,
  type Measure,
  type SeatInfo,
  type TableInfo,
  type Update,
} from "../net/schema";
import type { Deed } from "../table/powers";
import { Refusal, Socket, type Link, type Request } from "../net/socket";
import { lastRead, lastTurn, rememberRead, rememberTurn } from "./memory";
import { nextShare } from "./promise";
import { Targets } from "./targets";
import { NOTHING_STILL, Timeline } from "./timeline";
import { Reasons } from "./why.svelte";

/** Something the server did not do, to be told once. */
export interface Trouble {
  text: Sentence;
  rule: string;
}

export class Match {
  info = $state.raw<TableInfo | null>(null);
  /** the newest state; decisions are always about this one */
  latest = $state.raw<Update | null>(null);
  /** the state that is drawn; behind `latest` while events are being played */
  shown = $state.raw<Update | null>(null);
  playing = $state.raw<Playing | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  talk = $state.raw<readonly ChatLine[]>([]);
  /** the number of the last line of the talk this person has had in sight */
  read = $state(-1);
  link = $state<Link>("connecting");
  trouble = $state.raw<Trouble | null>(null);
  /** an action was sent and is not yet answered */
  busy = $state(false);
  /** how many lines the log had when this viewer last chose something */
  turn = $state(0);
  /** when `latest` came, to count clocks down from */
  came = $state(0);
  /** the view at the beginning of this viewer's turn, to tell what has changed */
  before = $state.raw<Update | null>(null);
  motionless = NOTHING_STILL;

  readonly targets = $derived(new Targets(this.busy ? [] : this.latest?.ask?.options));
  readonly why = $derived.by(() => this.#reasons(this.latest?.version ?? -1));
  readonly seat = $derived(this.latest?.seat ?? WATCHER);
  readonly mine = $derived(this.info?.seats.filter((seat) => seat.mine) ?? []);
  /** this viewer has something to do: choose, or confirm */
  readonly myTurn = $derived.by(() => this.#isMyTurn());
  readonly asked = $derived<SeatInfo | undefined>(
    this.info?.seats.find((seat) => seat.seat === this.latest?.asked),
  );

  /** between two moves: nothing is on its way, and no turn of this viewer is half made */
  readonly rests = $derived.by(
    () => !this.busy && !(this.myTurn && (this.latest?.undo || this.latest?.unconfirmed)),
  );

  /** lines of others that came while the talk was out of sight */
  readonly unread = $derived(
    this.talk.filter((line) => line.number > this.read && !this.#isMine(line)).length,
  );

  readonly #socket: Socket;
  readonly #timeline: Timeline;
  #events = 0;
  /** something was taken back: until the next choice no gift is taken by itself */
  #refused = false;
  /** the version of the table at which something was chosen last: no gift is taken there again */
  #tried = -1;

  constructor(
    readonly table: string,
    open?: (address: string) => WebSocket,
  ) {
    this.turn = lastTurn(table);
    this.read = lastRead(table);
    this.#timeline = new Timeline({
      play: (line, ms) => (this.playing = { line, ms, key: ++this.#events }),
      install: (update) => {
        this.playing = null;
        this.shown = update;
      },
      motion: () => settings.motion,
      motionless: () => this.motionless,
      hidden: () => document.hidden,
    });
    this.#socket = new Socket(
      table,
      {
        has: () => this.latest && { version: this.latest.version, lines: this.lines.length },
        heard: (message) => this.#heard(message),
        linked: (state) => (this.link = state),
        lang: () => settings.lang,
      },
      open,
    );
  }

  close(): void {
    this.#timeline.finish();
    this.#socket.close();
  }

  /** Knock once more at a table that sent this browser away. */
  tryAgain(): void {
    this.#socket.tryAgain();
  }

  /** Any key or click: show where things stand now. */
  finishMotion(): void {
    this.#timeline.finish();
  }

  choose(choice: Choice): void {
    this.finishMotion();
    this.#refused = false;
    this.#tried = this.#version; // a gift of this moment was there to be chosen
    void this.#change(this.#act(choice));
  }

  undo(): void {
    this.#refused = true;
    void this.#change({ type: "undo", version: this.#version });
  }

  confirm(): void {
    void this.#change({ type: "confirm", version: this.#version });
  }

  look(seat: number): void {
    this.#socket.tell({ type: "look", seat });
  }

  speak(lang: Language): void {
    this.#socket.tell({ type: "lang", lang });
  }

  say(text: string): Promise<boolean> {
    return this.#send({ type: "say", text });
  }

  leave(seat: number): void {
    void this.#send({ type: "leave", seat });
  }

  comeBack(seat: number): void {
    void this.#send({ type: "return", seat });
  }

  /** What to do about somebody who is away. */
  settle(seat: number, what: Measure, bot = ""): void {
    void this.#send({ type: "settle", seat, what, bot });
  }

  fill(seat: number, bot: string): void {
    void this.#send({ type: "fill", seat, bot });
  }

  /** What host and guests may do beside playing; see table/powers.ts. */
  use(deed: Deed, seat: number): void {
    if (deed === "end") void this.#send({ type: "end" });
    else if (deed === "mute" || deed === "unmute") {
      void this.#send({ type: "mute", seat, on: deed === "mute" });
    } else void this.#send({ type: deed, seat });
  }

  rematch(): void {
    void this.#send({ type: "rematch" });
  }

  get #version(): number {
    return this.latest?.version ?? 0;
  }

  /** Send something that changes the game. Until it is answered nothing else can be chosen. */
  async #change(request: Request): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    if (await this.#send(request)) {
      this.turn = this.lines.length;
      rememberTurn(this.table, this.turn);
    }
    this.busy = false;
    this.#takeGift();
  }

  #act({ action }: Choice): Request {
    const hold = settings.confirm === "needed" ? "needed" : settings.confirm === "ask";
    return { type: "act", version: this.#version, action, hold };
  }

  /** What costs nothing is taken without a question, if this person likes it so. */
  #takeGift(): void {
    if (!this.#isMyTurn()) return;
    const gift = this.latest?.ask?.options.find((option) => option.gift);
    if (!gift || !settings.gifts || this.#refused || this.latest?.curtain) return;
    if (this.busy || this.#tried === this.#version) return;
    this.#tried = this.#version;
    void this.#change(this.#act(gift));
  }

  async #send(request: Request): Promise<boolean> {
    this.trouble = null;
    try {
      await this.#socket.ask(request);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = { text: error.answer.text, rule: error.answer.rule };
      return false;
    }
  }

  #reasons(version: number): Reasons {
    return new Reasons(async () => {
      const answer = await this.#socket.ask({ type: "why", version });
      return answer.type === "why" ? answer.refused : [];
    });
  }

  #heard(message: FromServer): void {
    if (message.type === "table") {
      this.info = message;
      this.#share(message);
    }
    if (message.type === "update") this.#updated(message);
    if (message.type === "chat") {
      const last = this.talk.at(-1)?.number ?? -1;
      this.talk = [...this.talk, ...message.lines.filter((line) => line.number > last)];
    }
  }

  /** Everything said so far has been in sight. */
  hasRead(): void {
    const last = this.talk.at(-1)?.number ?? -1;
    if (last <= this.read) return;
    this.read = last;
    rememberRead(this.table, last);
  }

  #isMine(line: ChatLine): boolean {
    return this.mine.some((seat) => seat.seat === line.seat);
  }

  /** Give this browser's number for the draws, as soon as it may. */
  #share(info: TableInfo): void {
    const share = nextShare(info);
    if (!share) return;
    giveShare(info.table, share).catch((error: unknown) => {
      if (!(error instanceof ApiRefusal)) return; // lost: the next news of the table sends it again
      this.trouble = { text: [error.message], rule: "" };
    });
  }

  #updated(update: Update): void {
    const previous = this.latest;
    const known = this.lines.length;
    this.came = Date.now();
    this.lines = [...this.lines.slice(0, update.keep), ...update.lines];
    this.latest = update;
    if (this.#turnBegins(previous, update)) this.before = update;
    // what was taken back, or is seen by other eyes, is not played
    const goesOn = previous && previous.seat === update.seat && update.keep >= known;
    this.#timeline.add(update, goesOn ? this.lines.slice(known) : []);
    if (!goesOn) this.#timeline.finish();
    this.#takeGift();
  }

  #turnBegins(previous: Update | null, update: Update): boolean {
    if (update.asked !== update.seat) return false;
    // nothing to take back: whatever came before is settled
    return !update.undo || previous?.asked !== update.asked || previous.seat !== update.seat;
  }

  #isMyTurn(): boolean {
    const { latest } = this;
    if (!latest || latest.seat === WATCHER) return false;
    if (this.asked?.away) return false; // a bot plays there until this person takes it back
    return latest.asked === latest.seat && (latest.ask !== null || latest.unconfirmed);
  }
}
