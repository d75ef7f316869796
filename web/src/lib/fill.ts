// Completes views from the catalogue, as docs/views.md describes it.
import type { Plan } from "./board/plan";
import type { Brief, BriefBoard, BriefCard, BriefNumber, BriefSeat, BriefSheet } from "./protocol";
import type { BriefView, BriefZone, Board, Card, Catalogue, Numeric, Printed, Sheet } from "./protocol";
import type { Stat, Text, Token, View, ViewSeat, Zone } from "./protocol";

/** What a view does not change keeps its identity in the next one. */
export class Filler {
  readonly #catalogue: Catalogue;
  readonly #filled = new WeakMap<object, unknown>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  view(brief: BriefView): View {
    return this.#once(brief, () => ({
      ...brief,
      seats: this.#all(brief.seats, (seat) => this.#seat(seat)),
      zones: this.#all(brief.zones, (zone) => this.#zone(zone)),
      boards: this.#all(brief.boards, (board) => this.#board(board)),
      texts: this.#all(brief.texts, (text) => this.#text(text)),
      numbers: this.#numbers(brief.numbers),
    }));
  }

  /** What a board of a view is drawn by. */
  plan(board: string): Plan | undefined {
    return this.#catalogue.boards?.[board];
  }

  #once<T>(brief: object, fill: () => T): T {
    if (!this.#filled.has(brief)) this.#filled.set(brief, fill());
    return this.#filled.get(brief) as T;
  }

  /** A list, with each of its items. */
  #all<B extends object, T>(list: B[] | undefined, fill: (brief: B) => T): T[] {
    return list ? this.#once(list, () => list.map((item) => this.#once(item, () => fill(item)))) : [];
  }

  #printed(def: number | undefined): Printed | undefined {
    return def === undefined ? undefined : (this.#catalogue.things[def] ?? undefined);
  }

  #numbers(list: BriefNumber[] | undefined): Numeric[] {
    return this.#all(list, (number) => ({ label: "", ...this.#catalogue.numbers[number.id ?? ""], ...number }));
  }

  #seat(brief: BriefSeat): ViewSeat {
    const flags = { first: false, active: false, asked: false, out: false };
    const sheet = this.#all(brief.sheet, (part) => this.#sheet(part));
    return { ...flags, ...brief, tracks: this.#numbers(brief.tracks), sheet };
  }

  #sheet(brief: BriefSheet): Sheet {
    return { label: this.#label(brief.id), words: [], ...brief, numbers: this.#numbers(brief.numbers) };
  }

  /** A zone of a seat is called as its kind of zone: "hand.0" as "hand". */
  #label(id: string): string {
    return this.#catalogue.labels[id.replace(/\..*/, "")] ?? id;
  }

  #zone(brief: BriefZone): Zone {
    const cards = this.#all(brief.cards, (card) => this.#card(card));
    return {
      ...{ label: this.#label(brief.id), owner: null, hidden: false, count: cards.length },
      ...brief,
      ...{ cards, numbers: this.#numbers(brief.numbers) },
    };
  }

  #board(brief: BriefBoard): Board {
    const pieces = this.#all(brief.pieces, (piece) => ({ ...this.#card(piece), cell: piece.cell }));
    return { label: this.#label(brief.id), ...brief, pieces };
  }

  #text(brief: Brief<Text> & { def?: number }): Text {
    const printed = this.#printed(brief.def);
    return { label: printed?.title ?? "", text: printed?.text ?? "", ...brief };
  }

  #card(brief: BriefCard): Card {
    const printed = this.#printed(brief.def);
    return {
      ...{ title: null, facedown: false, states: [], ...printed, ...brief },
      stats: this.#stats(brief, printed),
      tokens: this.#tokens(brief),
      attached: this.#all(brief.attached, (card) => this.#card(card)),
    };
  }

  /** What is printed, unless the card says otherwise; null takes a number away. */
  #stats({ id: card, stats, minor }: BriefCard, printed: Printed | undefined): Stat[] {
    const filled: Stat[] = [];
    for (const [id, kind] of Object.entries(this.#catalogue.numbers)) {
      const base = printed?.stats?.[id];
      const value = stats?.[id] === undefined ? base : stats[id];
      if (value === undefined || value === null) continue;
      const how = `${this.#catalogue.how}:${card}:${id}`;
      const label = printed?.labels?.[id] ?? kind.label;
      const stat = { ...kind, id, label, value, base: base ?? 0, how };
      filled.push(minor?.includes(id) ? { ...stat, minor: true } : stat);
    }
    return filled;
  }

  #tokens({ tokens = {} }: BriefCard): Token[] {
    return Object.entries(tokens).map(([id, value]) => ({ label: id, ...this.#catalogue.numbers[id], id, value }));
  }
}
