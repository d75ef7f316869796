// Windows that are passed for the person, by the orders of the seat: for the rest of a
// phase, or where nothing could be used but things not worth a stop. The table keeps the
// orders and obeys them; this is how they are given and read.
import { getContext, setContext } from "svelte";
import type { LiveTable } from "../live/table.svelte";
import { usableCards } from "../options";
import type { Ask, Orders, Stop } from "../protocol";

/** A thing not to stop for; of a kind of window or a phase, only there. */
export interface Ignored {
  title: string;
  kind?: string;
  phase?: string;
}

const canPass = (ask: Ask): boolean => ask.options.some((o) => o.pass);

export class Passing {
  constructor(private readonly table: LiveTable) {}

  get #orders(): Orders | null {
    return this.table.seated ? this.table.orders : null;
  }

  get stop(): Stop {
    return this.#orders?.stop ?? "always";
  }

  /** What hardly matters: asked, or chosen as most would. */
  get small(): "ask" | "usual" {
    return this.#orders?.small ?? "ask";
  }

  /** For the rest of the phase. */
  get on(): boolean {
    return this.#orders?.until !== undefined;
  }

  /** Those not to stop for anywhere. */
  get titles(): string[] {
    return Object.entries(this.#orders?.things ?? {})
      .filter(([, stop]) => stop === "never")
      .map(([title]) => title);
  }

  /** Those not to stop for, anywhere or somewhere. */
  get ignored(): Ignored[] {
    const there = (this.#orders?.at ?? []).flatMap(({ thing, kind, phase, stop }) =>
      thing !== undefined && stop === "never" ? [{ title: thing, kind, phase }] : [],
    );
    return [...this.titles.map((title) => ({ title })), ...there];
  }

  /** Who wants to be asked always, or never, has no use for exceptions. */
  get mayIgnore(): boolean {
    return this.stop === "if_able" || this.stop === "if_useful";
  }

  may(ask: Ask): boolean {
    return this.#orders !== null && ask.window && canPass(ask);
  }

  /** One's own windows are passed only by who begins in one of them. */
  begin(ask: Ask): void {
    const kind = ask.own ? ask.kind : undefined;
    void this.table.order({ until: { end: "phase", new: true, ...(kind && { kind }) } }, true);
  }

  end(): void {
    void this.table.order({ until: null });
  }

  /** The card for whose sake alone this window stops, if there is just one. */
  stopsFor(ask: Ask): string | undefined {
    if (!this.mayIgnore || !this.table.now) return undefined;
    const worth = usableCards(ask, this.table.now)?.filter((title) => !this.titles.includes(title));
    return worth?.length === 1 ? worth[0] : undefined;
  }

  /** From now on, which also means the window that is open. */
  ignore(title: string): void {
    void this.table.order({ things: { [title]: "never" } }, true);
  }

  heed(title: string): Promise<boolean> {
    return this.table.order({ things: { [title]: null } });
  }

  /** What is not stopped for is heeded again, or not stopped for elsewhere. */
  move(from: Ignored, to?: Ignored): Promise<boolean> {
    const all = this.ignored.filter((one) => !sameIgnored(one, from));
    if (to && !all.some((one) => sameIgnored(one, to))) all.push(to);
    const never = (one: Ignored) => ({ thing: one.title, kind: one.kind, phase: one.phase, stop: "never" });
    const others = (this.#orders?.at ?? []).filter((one) => one.thing === undefined || one.stop !== "never");
    return this.table.order({
      things: { ...(anywhere(from) && { [from.title]: null }), ...(to && anywhere(to) && { [to.title]: "never" }) },
      at: [...others, ...all.filter((one) => !anywhere(one)).map(never)],
    });
  }

  /** What is said of a kind of window or of a phase, if anything. */
  at(which: "kind" | "phase", id: string): Stop | "" {
    return this.#orders?.at.find((one) => this.#is(one, which, id))?.stop ?? "";
  }

  stopAt(which: "kind" | "phase", id: string, stop: Stop | ""): void {
    const others = this.#orders?.at.filter((one) => !this.#is(one, which, id)) ?? [];
    void this.table.order({ at: stop ? [...others, { [which]: id, stop }] : others });
  }

  #is(one: Orders["at"][number], which: "kind" | "phase", id: string): boolean {
    const other = which === "kind" ? "phase" : "kind";
    return one[which] === id && one[other] === undefined && one.thing === undefined;
  }
}

const anywhere = (one: Ignored): boolean => one.kind === undefined && one.phase === undefined;
const sameIgnored = (a: Ignored, b: Ignored): boolean =>
  a.title === b.title && a.kind === b.kind && a.phase === b.phase;

const KEY = Symbol("passing");
export const offerPassing = (passing: Passing): Passing => setContext(KEY, passing);
export const thePassing = (): Passing => getContext<Passing>(KEY);
