// All a page knows about the table it is at.
import { getContext, setContext } from "svelte";
import { send, ServerError } from "../api";
import { keepPart, newPart, notePromise } from "../fair";
import { forget, inherit, keep, keysOf } from "../keys";
import { type Offer, sortOffers } from "../options";
import { advance } from "../patch";
import { CHANCE } from "../protocol";
import type { Plan } from "../board/plan";
import type { Hint, Thoughts } from "../bots";
import type { Filler } from "../fill";
import type { Ask, BriefView, CampaignLog, Decision, GameEvent, How, Orders, Past } from "../protocol";
import type { Refusal, Rule, State, Table, TableSeat, Verify, View, You } from "../protocol";
import { account } from "../ui/account.svelte";
import { ui } from "../ui/ui.svelte";
import { fillerAt } from "./catalogue";
import { Connection, type Link } from "./connection";

/** Questions to the past wait until the slider rests. */
const SLIDER_REST = 80;
/** How many events before the slider the log should have. */
const LOG_BEFORE = 60;
/** How many events are asked for at once. */
const LOG_PART = 400;

export class LiveTable {
  #state = $state.raw<State | null>(null);
  /** Completes the views of the table. */
  #filler = $state.raw<Filler | null>(null);
  link = $state<Link>("connecting");
  /** Why the table cannot be shown at all. */
  failed = $state<ServerError | null>(null);
  /** An answer is under way. */
  answering = $state(false);
  past = $state.raw<Past | null>(null);
  /** Where the replay slider is, or null when looking at now. */
  at = $state<number | null>(null);
  /** What just happened, for those who listen instead of looking. */
  told = $state.raw<readonly GameEvent[]>([]);
  /** Something was taken back, and nothing has happened since. */
  undone = $state(false);
  /** The last event before the person's last answer: what comes later is new. */
  seen = $state(Infinity);
  /** The ask answered last; the server may acknowledge it before it tells of the next. */
  answered = "";
  /** Events before those the server told of itself, and from which number on. */
  #earlier = $state.raw<{ from: number; events: GameEvent[] } | null>(null);

  #connection: Connection;
  #key: string | undefined;
  #rules = new Map<string, Promise<Rule>>();
  #refusals: { ask: string; list: Promise<Refusal[]> } | null = null;
  #slider: ReturnType<typeof setTimeout> | undefined;
  #undoing = false;
  #inherited = false;

  constructor(
    readonly id: string,
    seat?: number,
  ) {
    const held = keysOf(id);
    this.#key = (held.find((k) => k.seat === seat) ?? held[0])?.key ?? account.token;
    this.#connection = this.#connect();
  }

  get ready(): boolean {
    return this.#state !== null && this.#filler !== null;
  }
  /** The game that is played here, as soon as it is known. */
  get game(): string | undefined {
    return this.#state?.table.game;
  }
  /** Is it played on boards? */
  get mapped(): boolean {
    return (this.#state?.view?.boards?.length ?? 0) > 0;
  }
  get table(): Table {
    return this.#must.table;
  }
  get you(): You {
    return this.#must.you;
  }
  get now(): View | null {
    return this.#complete(this.#must.view);
  }
  get orders(): Orders | null {
    return this.#must.orders;
  }
  get canUndo() {
    return this.#must.can_undo;
  }
  get undoRequest() {
    return this.#must.undo;
  }
  get chat() {
    return this.#must.chat;
  }
  get asks(): Ask[] {
    return this.#must.asks;
  }
  get playing(): boolean {
    return this.table.status === "playing";
  }
  get over(): boolean {
    return !this.playing && this.table.status !== "gathering";
  }
  /** May what is hidden be taken away as a file? */
  get openBook(): boolean {
    const { host, seats, open_book } = this.table;
    const persons = seats.filter((s) => s.kind === "person").length;
    const unseated = host !== null && host.seat === null && host.name !== null;
    return this.over || open_book || persons + (unseated ? 1 : 0) <= 1;
  }
  /** Does a bot play for whoever sits here? */
  get replaced(): boolean {
    return this.table.seats.some((s) => s.seat === this.you.seat && s.stand_in);
  }
  /** Those who must decide now and are not there, so that a bot could play for them. */
  get missing(): TableSeat[] {
    const { seats, waiting } = this.table;
    return seats.filter((s) => s.kind === "person" && !s.online && !s.stand_in && waiting.includes(s.seat));
  }
  get key(): string | undefined {
    return this.#key;
  }
  get #must(): State {
    if (!this.#state) throw new Error("the table is not there yet");
    return this.#state;
  }

  /** The view that is shown: that of now, or that of the replay slider. */
  view = $derived(
    this.#complete(this.past && this.at !== null ? this.past.view : (this.#state?.view ?? null)),
  );
  events = $derived(mergeEvents(this.#earlier?.events ?? [], this.#state?.events ?? []));
  #from = $derived(this.#earlier?.from ?? this.events[0]?.n ?? 0);
  hasEarlier = $derived(this.#from > 0);
  /** What can be chosen on the table as it is shown. */
  offers = $derived(sortOffers(this.at === null ? (this.#state?.asks ?? []) : []));
  /** Is anything asked of this seat? */
  asked = $derived((this.#state?.asks.length ?? 0) > 0);
  seated = $derived(this.#state?.you.seat != null);

  #connect(): Connection {
    return new Connection(this.id, this.#key, {
      state: (state) => {
        if (this.#mayInherit(state)) return;
        this.#tell(state.events.filter((e) => e.n > this.#lastEvent()));
        this.#state = state;
        void this.#fetchCatalogue(state.catalogue);
        this.#promised();
      },
      update: (update) => {
        if (!this.#state) return;
        const { undo, table } = this.#state;
        this.#state = advance(this.#state, update);
        this.#refusals = null;
        this.#promised();
        // What is taken back need not have been told as an event.
        if (update.cut !== undefined || this.table.length < table.length) this.#takenBack(update.cut);
        else if (undo && update.undo === null) this.#notUndone(undo.seat);
        this.#tell(update.events ?? []);
      },
      link: (link) => (this.link = link),
      refused: (error) => this.#refused(error),
    });
  }

  #complete(view: BriefView | null): View | null {
    return view && this.#filler ? this.#filler.view(view) : null;
  }

  /** What a board of the view is drawn by. */
  plan(board: string): Plan | undefined {
    return this.#filler?.plan(board);
  }

  /** A server that was started anew may have another one. */
  async #fetchCatalogue(address: string): Promise<void> {
    try {
      const filler = await fillerAt(address);
      if (this.#state?.catalogue === address) this.#filler = filler;
    } catch (error) {
      // Without a connection the table is joined again, and then this is, too.
      if (error instanceof ServerError && error.code !== "offline") this.failed = error;
    }
  }

  /** In a campaign the keys of the table before hold; then it is joined anew. */
  #mayInherit({ you, table }: State): boolean {
    if (this.#inherited || you.seat !== null || you.host || !table.before) return false;
    this.#inherited = true;
    if (keysOf(this.id).length > 0) return false;
    inherit(table.before, this.id);
    const [held] = keysOf(this.id);
    if (held) setTimeout(() => this.#as(held.key));
    return held !== undefined;
  }

  /** A part of the key of chance is given when the commitment has been shown. */
  #promised(): void {
    if (!notePromise(this.table) || this.table.status !== "gathering" || !this.seated) return;
    const part = newPart();
    keepPart(this.id, part);
    this.#connection.request("part", { part }).catch(() => undefined);
  }

  #notUndone(seat: number): void {
    if (seat === this.you.seat) ui.say("Nothing was undone: someone declined or played on.");
  }

  #takenBack(from = Infinity): void {
    if (!this.undone && !this.#undoing) ui.say("The last answer was undone.");
    this.undone = true;
    this.told = [];
    if (this.#earlier)
      this.#earlier = { ...this.#earlier, events: this.#earlier.events.filter((e) => e.n < from) };
  }

  #lastEvent(): number {
    return this.#state?.events.at(-1)?.n ?? Infinity;
  }

  #tell(events: GameEvent[]): void {
    if (events.length === 0) return;
    this.told = events;
    this.undone = false;
  }

  /** A key that counts no more is forgotten; one can still look on. */
  #refused(error: ServerError): void {
    if (error.code === "not_allowed" && this.#key) {
      forget(this.id, this.#key);
      if (this.#key !== account.token) ui.say("This seat is no longer yours. You are watching now.");
      this.#as(undefined);
    } else this.failed = error;
  }

  /** The record is damaged: back to its last good answer. Only the host may. */
  get canRepair(): boolean {
    return this.failed?.code === "damaged" && this.#key !== undefined;
  }

  async repair(): Promise<void> {
    try {
      await send(`/api/tables/${this.id}/repair`, {}, this.#key);
      this.failed = null;
      this.#as(this.#key);
      ui.say("The table is back at its last good answer.");
    } catch (error) {
      ui.sayWrong(error);
    }
  }

  #as(key: string | undefined): void {
    this.#connection.close();
    this.#key = key;
    this.#state = null;
    this.#refusals = null;
    this.#earlier = null;
    this.showNow();
    this.#connection = this.#connect();
  }

  close(): void {
    this.#connection.close();
  }

  /** Plays another seat this browser has a key for. */
  change(seat: number | null): void {
    const held = keysOf(this.id).find((k) => k.seat === seat);
    if (held) this.#as(held.key);
  }

  /** A request whose refusal is told to the person. True if it went well. */
  async do(t: string, fields: object = {}): Promise<boolean> {
    try {
      await this.#connection.request(t, fields);
      return true;
    } catch (error) {
      ui.sayWrong(error);
      return false;
    }
  }

  async choose({ ask, option }: Offer): Promise<void> {
    await this.#answer(ask, option.option);
  }

  /** All of those that could be chosen one after the other. */
  async chooseAll(ask: Ask): Promise<void> {
    await this.#answer(ask, "all");
  }

  /** Changes the orders of this seat; `now`: they also answer what is asked already. */
  order(orders: object, now = false): Promise<boolean> {
    return this.do("orders", { orders, now });
  }

  async #answer(ask: Ask, option: number | "all"): Promise<void> {
    if (this.answering) return;
    this.seen = this.events.at(-1)?.n ?? -1;
    this.undone = false;
    this.answering = true;
    this.answered = ask.ask;
    try {
      await this.#connection.answer(ask.ask, option, ask.seat);
    } catch (error) {
      ui.sayWrong(error);
    } finally {
      this.answering = false;
    }
  }

  async undo(): Promise<void> {
    if (this.canUndo === "no" || !this.seated) return;
    this.#undoing = true;
    await this.do("undo");
    this.#undoing = false;
  }

  async sit(seat: number, name: string, options: object): Promise<boolean> {
    try {
      const part = newPart();
      keepPart(this.id, part);
      const reply = await this.#connection.request("sit", { seat, name, options, part });
      const key = String(reply.key);
      keep(this.id, seat, key);
      this.#as(key);
      return true;
    } catch (error) {
      ui.sayWrong(error);
      return false;
    }
  }

  async leave(): Promise<void> {
    const key = this.#key;
    if (!(await this.do("leave"))) return;
    if (key) forget(this.id, key);
    this.#as(keysOf(this.id)[0]?.key);
  }

  /** A new table that goes on from here, or from where the slider is. */
  async branch(at: number | null): Promise<string | null> {
    try {
      const where = at === null ? {} : { at };
      const reply = await this.#connection.request("branch", where);
      const { table, keys } = reply as unknown as { table: Table; keys: { seat: number; key: string }[] };
      for (const { seat, key } of keys) keep(table.table, seat, key);
      return table.table;
    } catch (error) {
      ui.sayWrong(error);
      return null;
    }
  }

  /** The table on which the campaign goes on; made if it is not there yet. */
  async onward(): Promise<string | null> {
    try {
      const { table } = (await this.#connection.request("onward")) as unknown as { table: Table };
      inherit(this.id, table.table);
      return table.table;
    } catch (error) {
      ui.sayWrong(error);
      return null;
    }
  }

  async campaign(): Promise<CampaignLog> {
    return (await this.#connection.request("campaign")).campaign as CampaignLog;
  }

  /** What chance brought, when the play is over. */
  async verify(): Promise<Verify> {
    return (await this.#connection.request("verify")).verify as Verify;
  }

  async report(text: string): Promise<{ report: string; file?: string }> {
    return (await this.#connection.request("report", { text })) as unknown as {
      report: string;
      file?: string;
    };
  }

  rule(id: string): Promise<Rule> {
    const known = this.#rules.get(id);
    if (known) return known;
    const asked = this.#connection
      .request("rule", { rule: id })
      .then((reply) => reply.rule as Rule);
    asked.catch(() => this.#rules.delete(id));
    this.#rules.set(id, asked);
    return asked;
  }

  /** How those who follow rules came to what they did then. */
  async decisions(step: number): Promise<Decision[]> {
    return (await this.#connection.request("decisions", { step })).decisions as Decision[];
  }

  async how(name: string): Promise<How> {
    return (await this.#connection.request("how", { name })).how as How;
  }

  /** What is not possible now, and why; asked once for each question. */
  why(): Promise<Refusal[]> {
    if (!this.seated || !this.asked) return Promise.resolve([]);
    const ask = this.asks.map((a) => a.ask).join();
    if (this.#refusals?.ask !== ask) {
      const list = this.#connection.request("why").then((r) => r.refusals as Refusal[]);
      list.catch(() => (this.#refusals = null));
      this.#refusals = { ask, list };
    }
    return this.#refusals.list;
  }

  /** What a program would do here that thinks ahead. */
  async hint(): Promise<Hint> {
    return (await send<{ hint: Hint }>(`/api/tables/${this.id}/hint`, undefined, this.#key)).hint;
  }

  /** Why a bot did what led to this step. */
  async thoughts(at: number): Promise<Thoughts> {
    const path = `/api/tables/${this.id}/thoughts?at=${at}`;
    return (await send<{ thoughts: Thoughts }>(path, undefined, this.#key)).thoughts;
  }

  async loadEarlier(): Promise<void> {
    const to = this.#from;
    const from = Math.max(0, to - LOG_PART);
    if (to === 0) return;
    const reply = await this.#connection.request("log", { from, to });
    const more = (reply.events as GameEvent[]).filter((e) => e.n < to);
    this.#earlier = { from, events: [...more, ...(this.#earlier?.events ?? [])] };
  }

  /** The whole log, for questions about all of the play. */
  async loadAll(): Promise<void> {
    while (this.hasEarlier) await this.loadEarlier();
  }

  lookBack(at: number): void {
    this.at = Math.max(0, Math.min(at, this.table.length));
    clearTimeout(this.#slider);
    this.#slider = setTimeout(() => void this.#fetchPast(), SLIDER_REST);
  }

  async #fetchPast(): Promise<void> {
    const at = this.at;
    if (at === null) return;
    try {
      const reply = await this.#connection.request("past", { at });
      if (this.at !== at) return;
      this.past = reply as unknown as Past;
      const wanted = this.past.events - LOG_BEFORE;
      while (this.#from > Math.max(0, wanted) && this.at === at)
        await this.loadEarlier();
    } catch (error) {
      ui.sayWrong(error);
    }
  }

  showNow(): void {
    clearTimeout(this.#slider);
    this.at = null;
    this.past = null;
  }

  nameOf(seat: number): string {
    if (seat === CHANCE) return this.table.host?.name ?? "the host";
    return this.table.seats.find((s) => s.seat === seat)?.name ?? `Player ${seat + 1}`;
  }
}

function mergeEvents(earlier: GameEvent[], events: GameEvent[]): GameEvent[] {
  const first = events[0]?.n ?? Infinity;
  const before = earlier.filter((e) => e.n < first);
  return before.length > 0 ? [...before, ...events] : events;
}

const KEY = Symbol("table");
export const offerTable = (table: LiveTable): LiveTable => setContext(KEY, table);
export const theTable = (): LiveTable => getContext<LiveTable>(KEY);
