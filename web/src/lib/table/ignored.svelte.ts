// Cards one does not want to be stopped for, by title, kept for each seat of a table.
import { read, write } from "../keys";

type Kept = Record<string, string[]>;

const NAME = "arbiter.ignored";
/** The seats changed last; those of plays long over are forgotten. */
const MOST = 100;

export class Ignored {
  titles = $state.raw<readonly string[]>([]);
  readonly #place: string;

  constructor(table: string, seat: number | null) {
    this.#place = `${table}.${seat}`;
    this.titles = read<Kept>(NAME, {})[this.#place] ?? [];
  }

  has(title: string): boolean {
    return this.titles.includes(title);
  }

  set(title: string, on: boolean): void {
    const others = this.titles.filter((t) => t !== title);
    this.titles = on ? [...others, title] : others;
    const kept = Object.entries(read<Kept>(NAME, {})).filter(([place]) => place !== this.#place);
    if (this.titles.length > 0) kept.push([this.#place, [...this.titles]]);
    write(NAME, kept.length > 0 ? Object.fromEntries(kept.slice(-MOST)) : null);
  }
}
