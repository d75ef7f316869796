// The decks this browser holds. Every change is kept at once, so nothing is lost by
// closing a dialog; what breaks the rules is a draft and stays here.
import { read, write } from "../keys";
import type { DeckValue, Entry } from "./deck";

export interface OwnDeck {
  id: string;
  game: string;
  name: string;
  cards: Entry[];
  /** As a setup takes it; null as long as it breaks the rules. */
  deck: DeckValue | null;
}

const KEPT = "arbiter.decks";
const NAME_LETTERS = 60;

function isDeck(value: unknown): value is OwnDeck {
  const deck = value as Partial<OwnDeck> | null;
  return typeof deck?.id === "string" && typeof deck.name === "string" && Array.isArray(deck.cards);
}

function kept(): OwnDeck[] {
  const list = read<unknown>(KEPT, []);
  return Array.isArray(list) ? list.filter(isDeck) : [];
}

class OwnDecks {
  all = $state.raw<OwnDeck[]>(kept());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEPT) this.all = kept();
    });
  }

  of(game: string): OwnDeck[] {
    return this.all.filter((d) => d.game === game).sort((a, b) => a.name.localeCompare(b.name));
  }

  find(id: string): OwnDeck | undefined {
    return this.all.find((d) => d.id === id);
  }

  /** Others are told only the name of a deck, so no two of a game have the same. */
  freeName(game: string, wanted: string, but?: string): string {
    const base = wanted.trim().replace(/[\n\r\t{<]/g, " ").slice(0, NAME_LETTERS) || "My deck";
    const taken = new Set(this.of(game).filter((d) => d.id !== but).map((d) => d.name));
    let name = base;
    for (let n = 2; taken.has(name); n++) name = `${base} (${n})`;
    return name;
  }

  make(game: string, name: string, cards: Entry[]): OwnDeck {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(36)).join("");
    const deck = { id, game, name: this.freeName(game, name), cards, deck: null };
    this.#keep([...this.all, deck]);
    return deck;
  }

  change(id: string, changes: Partial<Pick<OwnDeck, "name" | "cards" | "deck">>): void {
    this.#keep(this.all.map((d) => (d.id === id ? { ...d, ...changes } : d)));
  }

  remove(id: string): void {
    this.#keep(this.all.filter((d) => d.id !== id));
  }

  #keep(all: OwnDeck[]): void {
    this.all = all;
    write(KEPT, all);
  }
}

export const ownDecks = new OwnDecks();
