// The deck that is being worked at: one's own, a prepared one to look at, or a new
// one that comes into being with its first card.
import { wordsOf } from "../api";
import { plural } from "../options";
import type { Choice } from "../protocol";
import { checkDeck } from "./api";
import {
  type Checked,
  copiesOf,
  type DeckCard,
  type DeckValue,
  entriesOf,
  keyOf,
  type Said,
} from "./deck";
import { type OwnDeck, ownDecks } from "./own.svelte";

const REST = 250;
const MOST_COPIES = 99;

export class Bench {
  /** The own deck worked at, the prepared one looked at; neither: a new one. */
  own = $state<string | null>(null);
  prepared = $state<string | null>(null);
  copies = $state.raw<Record<string, number>>({});
  checked = $state.raw<Checked | null>(null);
  unread = $state.raw<Said[]>([]);
  /** The deck deleted last, to bring it back. */
  gone = $state.raw<OwnDeck | null>(null);
  wrong = $state("");
  /** What was just done, for those who listen. */
  told = $state("");
  #check: Promise<void> = Promise.resolve();
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #game: string;
  readonly #cards: readonly DeckCard[];

  constructor(game: string, cards: readonly DeckCard[]) {
    this.#game = game;
    this.#cards = cards;
  }

  get deck(): OwnDeck | undefined {
    return this.own === null ? undefined : ownDecks.find(this.own);
  }

  get name(): string {
    return this.deck?.name ?? "";
  }

  /** What it is called in the list of decks. */
  label(prepared: readonly Choice[]): string {
    return prepared.find((p) => p.value === this.prepared)?.label ?? this.name;
  }

  /** What the list of decks says is chosen. */
  get key(): string {
    return this.own !== null ? `own:${this.own}` : (this.prepared ?? "");
  }

  get empty(): boolean {
    return Object.values(this.copies).every((n) => n === 0);
  }

  /** One line that is read out whenever it changes. */
  get words(): string {
    if (this.wrong) return this.wrong;
    if (!this.checked) return "";
    const count = this.checked.problems.length;
    return count === 0 ? "This deck is legal." : `A draft: ${plural(count, "problem")}.`;
  }

  open(key: string): void {
    this.own = key.startsWith("own:") ? key.slice(4) : null;
    this.prepared = key !== "" && this.own === null ? key : null;
    this.unread = [];
    this.gone = null;
    this.told = "";
    this.copies = copiesOf(this.deck?.cards ?? []);
    this.checked = null;
    this.#look(0);
  }

  change(card: DeckCard, by: number): void {
    if (this.prepared !== null) return;
    const n = Math.max(0, Math.min(MOST_COPIES, (this.copies[keyOf(card)] ?? 0) + by));
    this.copies = { ...this.copies, [keyOf(card)]: n };
    this.told = `${n} ${card.title}`;
    const cards = entriesOf(this.#cards, this.copies);
    if (this.own === null) this.own = ownDecks.make(this.#game, "My deck", cards).id;
    else ownDecks.change(this.own, { cards, deck: null });
    this.#look(REST);
  }

  rename(name: string): void {
    if (this.own === null) return;
    const free = ownDecks.freeName(this.#game, name, this.own);
    const deck = this.deck?.deck;
    ownDecks.change(this.own, { name: free, deck: deck ? { ...deck, name: free } : null });
  }

  /** A new deck with the cards of this one. */
  copy(name: string): void {
    const cards = this.checked?.cards ?? entriesOf(this.#cards, this.copies);
    this.#begin(name, copiesOf(cards));
  }

  /** A new deck out of a text; what could not be read is told until it was seen. */
  async read(checked: Checked, name: string): Promise<void> {
    this.#begin(checked.deck.name ?? (name || "Pasted deck"), copiesOf(checked.cards));
    await this.#check;
    const now = new Set(this.checked?.problems.map((p) => p.text));
    const noted = new Set(this.checked?.notes.map((p) => p.text));
    this.unread = [
      ...checked.problems.filter((p) => !now.has(p.text) && !p.rule.startsWith("deckbuilding.")),
      ...checked.notes.filter((p) => !noted.has(p.text) && p.rule === ""),
    ];
  }

  #begin(name: string, copies: Record<string, number>): void {
    const made = ownDecks.make(this.#game, name, entriesOf(this.#cards, copies));
    this.open(`own:${made.id}`);
  }

  remove(): void {
    const { deck } = this;
    if (!deck) return;
    ownDecks.remove(deck.id);
    this.open("");
    this.gone = deck;
  }

  bringBack(): void {
    const { gone } = this;
    this.gone = null;
    if (gone) this.#begin(gone.name, copiesOf(gone.cards));
  }

  /** What a table is given, once the game has said that it is a deck. */
  async value(): Promise<string | DeckValue | null> {
    if (this.prepared !== null) return this.prepared;
    clearTimeout(this.#timer);
    if (this.own !== null && !this.deck?.deck) await this.#ask();
    return this.deck?.deck ?? null;
  }

  draft(): DeckValue {
    return { name: this.name, cards: entriesOf(this.#cards, this.copies) };
  }

  /** The deck as it is sent to be looked at. */
  written(): string {
    return this.prepared ?? JSON.stringify(this.draft());
  }

  #look(after: number): void {
    clearTimeout(this.#timer);
    if (after === 0) this.#check = this.#ask();
    else this.#timer = setTimeout(() => void this.#ask(), after);
  }

  async #ask(): Promise<void> {
    const turn = ++this.#turn;
    const { own } = this;
    if (own === null && this.prepared === null) return;
    try {
      const checked = await checkDeck(this.#game, this.written());
      if (turn !== this.#turn) return;
      this.checked = checked;
      this.wrong = "";
      if (this.prepared !== null) this.copies = copiesOf(checked.cards);
      if (own !== null)
        ownDecks.change(own, { deck: checked.ok ? { ...checked.deck, name: this.name } : null });
    } catch (error) {
      if (turn === this.#turn) this.wrong = `It could not be looked at: ${wordsOf(error)}`;
    }
  }
}
