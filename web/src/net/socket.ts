/**
 * The connection to one table. It comes back by itself after a loss, and sends once more, under
 * the same id, whatever was not answered: the server carries nothing out twice.
 */
import { randomWord } from "../lib/random";
import { plain } from "../lib/sentence";
import type { Done, FromBrowser, FromServer, Language, Refused, Why } from "./schema";

/** `gone` and `full` stay so until somebody tries again: knocking on would not help. */
export type Link = "connecting" | "open" | "lost" | "restarting" | "gone" | "full";

type Answer = Done | Why;
type Answered = Extract<FromBrowser, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** A message as its sender writes it; the socket gives it its id. */
export type Request = WithoutId<Answered>;
export type Remark = Exclude<FromBrowser, { id: string }>;

interface Pending {
  message: Answered;
  resolve: (answer: Answer) => void;
  reject: (refused: Refusal) => void;
}

/** A message the server did not carry out, with its code, sentence and rule. */
export class Refusal extends Error {
  constructor(readonly answer: Refused) {
    super(plain(answer.text));
  }
}

export interface Listener {
  /** what the page still has, so that only newer lines need to come */
  has: () => { version: number; lines: number } | null;
  heard: (message: FromServer) => void;
  linked: (state: Link) => void;
  lang: () => Language;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
/** Whoever looks at a table knows within five seconds that the line is dead; the others can wait. */
const PING_EVERY = 3_000;
const PONG_WITHIN = 2_000;
const PING_UNSEEN = 21_000;
/** Close codes after which the page does not come back by itself. */
const ENDS: Record<number, Link> = { 4404: "gone", 4410: "gone", 4429: "full" };
/** How the server closes when it is about to start again. */
const SERVICE_RESTART = 1012;
/** About half a minute: a server that is not back by then does not just restart. */
const RESTART_TRIES = 10;

export class Socket {
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #ended = false;
  #restarting = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
    private readonly hidden: () => boolean = () => globalThis.document?.hidden ?? false,
  ) {
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.addEventListener?.("offline", this.#offline);
    this.#connect();
  }

  /** Send a message that is answered, now or as soon as there is a connection. */
  ask(request: Request): Promise<Answer> {
    const message = { ...request, id: randomWord() } as Answered;
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject });
      this.#write(message);
    });
  }

  /** Send a message nobody answers; without a connection it is not needed. */
  tell(remark: Remark): void {
    this.#write(remark);
  }

  /** Knock once more where the server has sent this browser away. */
  tryAgain(): void {
    if (!this.#ended) return;
    this.#ended = false;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.removeEventListener?.("offline", this.#offline);
    this.#stopTimers();
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    this.listener.linked(this.#tries ? this.#loss() : "connecting");
    const socket = this.open(this.#address());
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => {
      this.#restarting ||= event.code === SERVICE_RESTART;
      this.#lost(socket, ENDS[event.code]);
    };
  }

  #address(): string {
    const { protocol, host } = location;
    const query = new URLSearchParams({ lang: this.listener.lang() });
    const has = this.listener.has();
    if (has) {
      query.set("version", String(has.version));
      query.set("lines", String(has.lines));
    }
    const scheme = protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${host}/api/tables/${this.table}/socket?${query}`;
  }

  #opened(socket: WebSocket): void {
    this.listener.linked("open");
    for (const { message } of this.#pending.values()) this.#write(message);
    let asked = Date.now();
    this.#pulse = setInterval(() => {
      if (this.hidden() && Date.now() - asked < PING_UNSEEN) return;
      asked = Date.now();
      this.#write({ type: "ping" });
      this.#silence ??= setTimeout(() => this.#lost(socket), PONG_WITHIN);
    }, PING_EVERY);
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    // a door that opens and shuts again was no connection: only now the waits begin anew
    this.#tries = 0;
    this.#restarting = false;
    if (message.type === "done" || message.type === "refused" || message.type === "why") {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.type === "refused") pending?.reject(new Refusal(message));
      else pending?.resolve(message);
    }
    this.listener.heard(message);
  }

  #lost(socket: WebSocket, end?: Link): void {
    if (socket !== this.#socket) return; // one that has already been given up
    this.#socket = null;
    this.#stopTimers();
    socket.close();
    if (this.#closed) return;
    if (end) {
      this.#ended = true;
      this.listener.linked(end);
      return;
    }
    this.listener.linked(this.#loss());
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT);
    this.#tries += 1;
    // not all browsers at the same moment, when it was the server that went away
    this.#timer = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #loss(): Link {
    return this.#restarting && this.#tries < RESTART_TRIES ? "restarting" : "lost";
  }

  readonly #hurry = (): void => {
    if (this.#socket || this.#ended) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  readonly #offline = (): void => {
    if (this.#socket) this.#lost(this.#socket);
  };

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #write(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
