// Windows that the page passes for the person: all that offer nothing new for the rest
// of a phase, and those where nothing could be used but cards not worth a stop. Only
// windows: whatever has to be decided is still asked.
import { getContext, setContext } from "svelte";
import type { LiveTable } from "../live/table.svelte";
import { usableCards } from "../options";
import type { Ask } from "../protocol";
import { Ignored } from "./ignored.svelte";

const phaseOf = (table: LiveTable): string => `${table.now?.round} ${table.now?.phase}`;
const passOf = (ask: Ask) => ask.options.find((o) => o.pass);

export class Passing {
  readonly ignored: Ignored;
  #phase = $state("");
  #declined = new Set<string>();

  constructor(private readonly table: LiveTable) {
    this.ignored = new Ignored(table.id, table.you.seat);
    $effect(() => this.#look());
  }

  get on(): boolean {
    return this.#phase !== "";
  }

  /** Who wants to be asked always, or never, has no use for exceptions. */
  get mayIgnore(): boolean {
    return this.table.seated && this.table.order === "if_able";
  }

  may(ask: Ask): boolean {
    return ask.window && passOf(ask) !== undefined;
  }

  begin(ask: Ask): void {
    const option = passOf(ask);
    if (!option) return;
    this.#phase = phaseOf(this.table);
    this.#declined = new Set(ask.options.map((o) => o.text));
    void this.table.choose({ ask, option });
  }

  end(): void {
    this.#phase = "";
  }

  /** The card for whose sake alone this window stops, if there is just one. */
  stopsFor(ask: Ask): string | undefined {
    if (!this.mayIgnore || !this.table.now) return undefined;
    const worth = usableCards(ask, this.table.now)?.filter((title) => !this.ignored.has(title));
    return worth?.length === 1 ? worth[0] : undefined;
  }

  /** From now on, which also means the window that is open. */
  ignore(title: string): void {
    this.table.undone = false;
    this.ignored.set(title, true);
  }

  #look(): void {
    const { table } = this;
    if (this.on && (table.undone || this.#phase !== phaseOf(table))) this.end();
    const [ask, ...more] = table.asks;
    if (!ask || more.length > 0 || !this.may(ask)) return;
    if (table.answering || table.undone || table.answered === ask.ask) return;
    const idle = this.on && ask.options.every((o) => o.pass || this.#declined.has(o.text));
    if (!idle) this.end();
    const option = passOf(ask);
    if (option && (idle || this.#isIgnored(ask))) void table.passFor({ ask, option });
  }

  #isIgnored(ask: Ask): boolean {
    if (!this.mayIgnore || !this.table.now) return false;
    const titles = usableCards(ask, this.table.now) ?? [];
    return titles.length > 0 && titles.every((title) => this.ignored.has(title));
  }
}

const KEY = Symbol("passing");
export const offerPassing = (passing: Passing): Passing => setContext(KEY, passing);
export const thePassing = (): Passing => getContext<Passing>(KEY);
