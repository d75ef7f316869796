// Decks of one's own: cards to build them of, how they are found, sorted and told.
// What a card has besides its title and type is the game's; nothing here knows one.
import { fits } from "../options";
import type { Card } from "../protocol";
import { capital } from "../words";

export interface DeckCard {
  title: string;
  type: string;
  text?: string;
  cost?: number | string | null;
  traits?: string[];
  stats?: Record<string, number>;
  unique?: boolean;
  set?: string;
  [more: string]: unknown;
}

export interface Entry {
  title: string;
  type: string;
  copies: number;
}

export interface Said {
  text: string;
  rule: string;
}

/** What the game says of a deck. */
export interface Checked {
  ok: boolean;
  problems: Said[];
  notes: Said[];
  summary: Record<string, unknown>;
  cards: (DeckCard & Entry)[];
  /** As a setup takes it. */
  deck: DeckValue;
  prepared?: string;
}

export interface DeckValue {
  name?: string;
  [more: string]: unknown;
}

export interface Form {
  form: string;
  label: string;
  ending: string;
}

/** The forms a deck of any game can be written in, with the ending of such a file. */
export const FORMS: readonly Form[] = [
  { form: "text", label: "Text list", ending: "txt" },
  { form: "json", label: "JSON", ending: "json" },
];

export const keyOf = (card: { title: string; type: string }): string => `${card.type}|${card.title}`;

// ---- Finding ------------------------------------------------------------------

export interface Facet {
  key: string;
  label: string;
  values: string[];
}

const WORDS = ["title", "text", "number", "code"];
const FEW = 15;

function valuesOf(card: DeckCard, key: string): string[] {
  const value = card[key];
  const list = Array.isArray(value) ? value : [value];
  return list.filter((v) => typeof v === "string" || typeof v === "number").map(String);
}

/** X comes after the numbers, numbers in their order, words by the alphabet. */
function inOrder(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (Number.isNaN(x) || Number.isNaN(y))
    return Number.isNaN(x) && Number.isNaN(y) ? a.localeCompare(b) : Number.isNaN(x) ? 1 : -1;
  return x - y;
}

/** What the cards can be narrowed by: whatever has more than one value, but not too many. */
export function facetsOf(cards: readonly DeckCard[]): Facet[] {
  const keys = new Set(cards.flatMap((card) => Object.keys(card)));
  const facets: Facet[] = [];
  for (const key of keys) {
    if (WORDS.includes(key)) continue;
    const values = [...new Set(cards.flatMap((card) => valuesOf(card, key)))];
    const list = cards.some((card) => Array.isArray(card[key]));
    if (values.length < 2 || (!list && values.length > FEW)) continue;
    const told = values.every((v) => !Number.isNaN(Number(v)) || v.length === 1);
    facets.push({ key, label: capital(key), values: told || list ? values.sort(inOrder) : values });
  }
  return facets;
}

const wordsOf = (card: DeckCard): string =>
  Object.values(card)
    .flat()
    .filter((v) => typeof v === "string")
    .join(" ");

export function found(card: DeckCard, words: string, narrowed: Record<string, string>): boolean {
  for (const [key, value] of Object.entries(narrowed))
    if (value !== "" && !valuesOf(card, key).includes(value)) return false;
  return words.trim() === "" || fits(wordsOf(card), words);
}

/** Those whose title has the words come first. */
export function search(
  cards: readonly DeckCard[],
  words: string,
  narrowed: Record<string, string>,
): DeckCard[] {
  const all = cards.filter((card) => found(card, words, narrowed));
  if (words.trim() === "") return all;
  const inTitle = (card: DeckCard) => fits(card.title, words);
  return [...all.filter(inTitle), ...all.filter((card) => !inTitle(card))];
}

// ---- Sorting ------------------------------------------------------------------

export interface Group {
  type: string;
  count: number;
  cards: { card: DeckCard; copies: number }[];
}

const costOf = (card: DeckCard): number =>
  typeof card.cost === "number" ? card.cost : card.cost == null ? -1 : 99;

/** By type in the order of the cards, then by cost. */
export function groupsOf(cards: readonly DeckCard[], copies: Record<string, number>): Group[] {
  const groups = new Map<string, Group>();
  for (const card of cards) {
    const group = groups.get(card.type) ?? { type: card.type, count: 0, cards: [] };
    groups.set(card.type, group);
    const n = copies[keyOf(card)] ?? 0;
    if (n > 0) group.cards.push({ card, copies: n });
    group.count += n;
  }
  for (const group of groups.values()) group.cards.sort((a, b) => costOf(a.card) - costOf(b.card));
  return [...groups.values()].filter((g) => g.count > 0);
}

export function entriesOf(cards: readonly DeckCard[], copies: Record<string, number>): Entry[] {
  return groupsOf(cards, copies).flatMap((group) =>
    group.cards.map(({ card, copies: n }) => ({ title: card.title, type: card.type, copies: n })),
  );
}

export function copiesOf(entries: readonly Entry[]): Record<string, number> {
  const copies: Record<string, number> = {};
  for (const entry of entries) copies[keyOf(entry)] = (copies[keyOf(entry)] ?? 0) + entry.copies;
  return copies;
}

// ---- Telling ------------------------------------------------------------------

const label = (key: string): string => capital(key.replaceAll("_", " "));

/** A sum as words: numbers and counts of whatever the game counts, but not the curve. */
export function sums(summary: Record<string, unknown>): { label: string; value: string }[] {
  const list: { label: string; value: string }[] = [];
  for (const [key, value] of Object.entries(summary)) {
    if (typeof value === "number")
      list.push({ label: label(key), value: Number.isInteger(value) ? String(value) : value.toFixed(1) });
    else if (value && typeof value === "object" && !Array.isArray(value) && key !== "costs") {
      const counts = Object.entries(value).filter(([, n]) => n !== 0);
      if (counts.length > 0)
        list.push({ label: label(key), value: counts.map(([k, n]) => `${k} × ${String(n)}`).join(" · ") });
    }
  }
  return list;
}

export interface Bar {
  cost: string;
  count: number;
}

export function curve(summary: Record<string, unknown>): Bar[] {
  const costs = (summary.costs ?? {}) as Record<string, number>;
  return Object.entries(costs)
    .map(([cost, count]) => ({ cost, count }))
    .sort((a, b) => inOrder(a.cost, b.cost));
}

/** The card as a look knows cards, for its colour and emblem. */
export const asCard = (card: DeckCard): Card => ({ ...card, facedown: false, stats: [] }) as unknown as Card;

/** "blue scout, cost 2, unique": what a listener is told with the title. */
export function kindOf(card: DeckCard, kind: (card: Card) => string[]): string {
  const parts = [kind(asCard(card)).join(" ")];
  if (card.cost != null) parts.push(`cost ${card.cost}`);
  if (card.unique) parts.push("unique");
  return parts.join(", ");
}

/** A name for a file: letters and digits, the rest as hyphens. */
export const fileName = (name: string, ending: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "deck"}.${ending}`;
