// One WebSocket that stays at one table: it joins again whenever it was lost, and
// an answer whose reply was lost is sent again with the same nonce.
import { ServerError } from "../api";
import type { Id, Message, Refused, Reply, State, Update } from "../protocol";

export type Link = "connecting" | "open" | "offline";

export interface Listener {
  state(state: State): void;
  update(update: Update): void;
  link(link: Link): void;
  /** The table cannot be joined; trying again would not help. */
  refused(error: ServerError): void;
}

/** An answer that has not been acknowledged. */
interface Pending {
  ask: string;
  option: number | "all";
  nonce: string;
  seat: number;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

const LOST = new ServerError({ code: "offline", text: "The connection was lost." });
const PAUSE_MOST = 30_000;
const SILENCE = 10_000;
const HEARTBEAT = 25_000;

function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  #socket: WebSocket | null = null;
  #rev = -1;
  #next = 1;
  #tries = 0;
  #waiting = new Map<Id, Waiting>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #joined = false;
  #answering: { pending: Pending; waiting: Waiting[] } | null = null;
  readonly #outbox: string;

  constructor(
    readonly table: string,
    readonly key: string | undefined,
    private readonly listener: Listener,
  ) {
    this.#outbox = `arbiter.outbox.${table}.${key?.slice(0, 8) ?? ""}`;
    const kept = sessionStorage.getItem(this.#outbox);
    if (kept) this.#answering = { pending: JSON.parse(kept) as Pending, waiting: [] };
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Sends a request; fails at once if there is no connection. */
  request(t: string, fields: object = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (!this.#joined) return reject(LOST);
      this.#send({ t, ...fields }, { resolve, reject });
    });
  }

  /**
   * Answers an ask. The answer is kept until it is acknowledged or refused, over
   * lost connections and a reload of the page. A second answer while one is
   * under way is not sent: it was a double click.
   */
  answer(ask: string, option: number | "all", seat: number): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const waiting = { resolve, reject };
      if (this.#answering) {
        this.#answering.waiting.push(waiting);
        return;
      }
      const pending = { ask, option, nonce: nonce(), seat };
      sessionStorage.setItem(this.#outbox, JSON.stringify(pending));
      this.#answering = { pending, waiting: [waiting] };
      if (this.#joined) this.#sendAnswer();
    });
  }

  #sendAnswer(): void {
    const answering = this.#answering;
    if (!answering) return;
    const done = (): void => {
      if (this.#answering !== answering) return;
      this.#answering = null;
      sessionStorage.removeItem(this.#outbox);
    };
    this.#send(
      { t: "answer", ...answering.pending },
      {
        resolve: (reply) => {
          done();
          for (const w of answering.waiting) w.resolve(reply);
        },
        reject: (error) => {
          if (error === LOST) return; // it is sent again after the next join
          done();
          for (const w of answering.waiting) w.reject(error);
        },
      },
    );
  }

  #send(message: object, waiting: Waiting): void {
    const id = this.#next++;
    this.#waiting.set(id, waiting);
    this.#socket?.send(JSON.stringify({ ...message, id }));
  }

  #open(): void {
    if (this.#closed) return;
    this.listener.link(this.#tries > 0 ? "offline" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => this.#join();
    socket.onmessage = (e: MessageEvent<string>) => {
      if (this.#socket === socket) this.#receive(JSON.parse(e.data) as Message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #join(): void {
    this.#joined = false;
    const fields = { t: "join", table: this.table, ...(this.key ? { key: this.key } : {}) };
    this.#send(fields, {
      resolve: () => undefined,
      reject: (error) => {
        if (!(error instanceof ServerError) || error === LOST) return;
        if (["busy", "too_fast"].includes(error.code)) return this.#socket?.close();
        this.close();
        this.listener.refused(error);
      },
    });
  }

  #receive(message: Message): void {
    switch (message.t) {
      case "state":
        this.#rev = message.rev;
        this.#tries = 0;
        this.listener.state(message);
        if (!this.#joined) this.#settle();
        return;
      case "update":
        if (message.rev !== this.#rev + 1) return this.#join();
        this.#rev = message.rev;
        return this.listener.update(message);
      case "ok":
        return this.#take(message.id)?.resolve(message);
      case "error":
        return this.#refuse(message);
    }
  }

  /** Joined: what was under way goes out again. */
  #settle(): void {
    this.#joined = true;
    this.listener.link("open");
    this.#sendAnswer();
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#ping(), HEARTBEAT);
  }

  #refuse(message: Refused): void {
    const waiting = message.id === undefined ? undefined : this.#take(message.id);
    waiting?.reject(new ServerError(message.error));
  }

  #take(id: Id): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #ping(): void {
    const socket = this.#socket;
    if (!this.#joined || !socket) return;
    const silent = setTimeout(() => {
      if (this.#socket !== socket) return;
      socket.close();
      this.#lost(); // a dead network may take minutes to close
    }, SILENCE);
    const heard = (): void => clearTimeout(silent);
    this.#send({ t: "ping" }, { resolve: heard, reject: heard });
  }

  #lost(): void {
    this.#socket = null;
    this.#joined = false;
    clearInterval(this.#beat);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const w of waiting) w.reject(LOST);
    if (this.#closed) return;
    this.listener.link("offline");
    const pause = Math.min(PAUSE_MOST, 1000 * 2 ** this.#tries++);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 4));
  }

  /** The network is back, or the person: do not wait for the next try. */
  #wake = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.#socket) return this.#ping();
    clearTimeout(this.#retry);
    this.#open();
  };
}
