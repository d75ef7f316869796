// "Pass for this phase": windows that offer nothing new are passed until the phase
// is over. Only windows: whatever has to be decided is still asked.
import type { LiveTable } from "../live/table.svelte";
import type { Ask } from "../protocol";

const phaseOf = (table: LiveTable): string => `${table.now?.round} ${table.now?.phase}`;
const passOf = (ask: Ask) => ask.options.find((o) => o.pass);

export class Passing {
  #phase = $state("");
  #declined = new Set<string>();

  constructor(private readonly table: LiveTable) {
    $effect(() => this.#look());
  }

  get on(): boolean {
    return this.#phase !== "";
  }

  may(ask: Ask): boolean {
    return ask.window && passOf(ask) !== undefined;
  }

  begin(ask: Ask): void {
    const option = passOf(ask);
    if (!option) return;
    this.#phase = phaseOf(this.table);
    this.#declined = new Set(ask.options.map((o) => o.text));
    this.table.undone = false;
    void this.table.choose({ ask, option });
  }

  end(): void {
    this.#phase = "";
  }

  #look(): void {
    if (!this.on) return;
    if (this.table.undone || this.#phase !== phaseOf(this.table)) return this.end();
    const [ask, ...more] = this.table.asks;
    if (!ask || more.length > 0 || !ask.window || this.table.answering) return;
    const option = passOf(ask);
    const known = ask.options.every((o) => o.pass || this.#declined.has(o.text));
    if (option && known) void this.table.choose({ ask, option });
    else this.end();
  }
}
