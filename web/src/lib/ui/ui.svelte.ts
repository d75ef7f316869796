// What lies on top of the page: dialogs, the card looked at, words to the person.
import { ServerError, wordsOf } from "../api";
import type { Offer } from "../options";
import { capital } from "../words";
import { sound } from "./sound";
import type { Choice, GameEvent, Value } from "../protocol";

export type Layer =
  | { kind: "rule"; rule: string }
  | { kind: "how"; name: string }
  | { kind: "card"; card: number }
  | { kind: "offers"; card?: number; seat?: number }
  | { kind: "zone"; zone: string }
  | { kind: "seat" | "stand_in"; seat: number }
  | { kind: "thoughts"; at: number }
  | { kind: "decisions"; event: GameEvent }
  | { kind: "deck"; game: string; prepared: Choice[]; now: string; take: (value: Value) => void }
  | { kind: "why" | "goals" | "menu" | "campaign" | "invite" | "report" | "about" | "shortcuts" | "settings" | "account" | "leave" };

export interface Peek {
  card: number;
  at: DOMRect;
  /** Beside where it was pointed at, not in the place for cards of the table. */
  beside: boolean;
}

interface Said {
  n: number;
  text: string;
  rule: string | undefined;
}

const SAID_FOR = 7000;

class Ui {
  /** Dialogs, the last one on top. */
  layers = $state<{ n: number; layer: Layer }[]>([]);
  peek = $state.raw<Peek | null>(null);
  /** Cards that the option pointed at in the list is about. */
  meant = $state.raw<readonly number[]>([]);
  /** The option pointed at on the table, and the one a finger chose that waits for Confirm. */
  pointed = $state.raw<Offer | null>(null);
  picked = $state.raw<Offer | null>(null);
  /** Where the pointer rests that has just chosen a card: what slides under it was not pointed at. */
  rest = $state.raw<{ x: number; y: number } | null>(null);
  /** What is being told on the map just now. */
  staged = $state.raw<GameEvent | null>(null);
  said = $state<Said[]>([]);
  /** What stands open above the action bar. */
  above = $state<"choices" | "stops" | "hint" | "end" | null>(null);
  #next = 0;

  open(layer: Layer): void {
    this.peek = null;
    this.layers.push({ n: this.#next++, layer });
  }

  close(n: number): void {
    this.layers = this.layers.filter((l) => l.n !== n);
  }

  /** What was opened could not be fetched. */
  lose(): void {
    this.layers = [];
    this.say("This could not be fetched: the server is away, or it has a newer page. Load the page again.");
  }

  clear(): void {
    this.layers = [];
    this.peek = null;
    this.meant = [];
    this.pointed = this.picked = null;
    this.above = null;
  }

  /** Something the person should know; it goes away by itself. */
  say(text: string, rule?: string): void {
    const n = this.#next++;
    this.said = [...this.said.slice(-2), { n, text: capital(text), rule }];
    setTimeout(() => this.unsay(n), SAID_FOR);
  }

  /** Something went wrong, or was refused by a rule. */
  sayWrong(error: unknown): void {
    sound("refused");
    this.say(wordsOf(error), error instanceof ServerError ? error.rule : undefined);
  }

  unsay(n: number): void {
    this.said = this.said.filter((s) => s.n !== n);
  }
}

export const ui = new Ui();
