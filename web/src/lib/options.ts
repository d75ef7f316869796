// Which options belong to which thing on the table.
import type { Ask, Card, Option, Refusal, View, Zone } from "./protocol";

/** One option together with the ask it answers. */
export interface Offer {
  ask: Ask;
  option: Option;
}

export interface Offers {
  all: Offer[];
  pass: Offer | undefined;
  cards: Map<number, Offer[]>;
  seats: Map<number, Offer[]>;
}

function add(map: Map<number, Offer[]>, id: number, offer: Offer): void {
  const list = map.get(id);
  if (list) list.push(offer);
  else map.set(id, [offer]);
}

/**
 * Sorts the options by what they are about. An option belongs to the first card
 * it names; to its other cards only where those would have no option at all, so
 * that "attack the wolf with the archer" is found at the wolf, and at the archer unless
 * there is something of its own to do. A seat counts only where no card is named.
 */
export function sortOffers(asks: readonly Ask[]): Offers {
  const all = asks.flatMap((ask) => ask.options.map((option) => ({ ask, option })));
  const cards = new Map<number, Offer[]>();
  const others = new Map<number, Offer[]>();
  const seats = new Map<number, Offer[]>();
  for (const offer of all) {
    const [main, ...rest] = offer.option.cards ?? [];
    if (main !== undefined) add(cards, main, offer);
    for (const id of new Set(rest)) if (id !== main) add(others, id, offer);
    if (main === undefined) for (const seat of offer.option.seats ?? []) add(seats, seat, offer);
  }
  for (const [id, list] of others) if (!cards.has(id)) cards.set(id, list);
  return { all, pass: all.find((o) => o.option.pass), cards, seats };
}

/** Case, accents and punctuation do not matter when somebody searches. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** True if `text` has all the words, in any order; parts of words count. */
export function fits(text: string, words: string): boolean {
  const all = plain(text);
  return plain(words)
    .split(" ")
    .every((word) => all.includes(word));
}

/** What is refused about one card. */
export function refusalsOf(refusals: readonly Refusal[], card: number): Refusal[] {
  const main = refusals.filter((r) => r.cards?.[0] === card);
  return main.length > 0 ? main : refusals.filter((r) => r.cards?.includes(card));
}

/** Every card of a zone, those attached to others included. */
export function* cardsOf(zone: Zone): Generator<Card> {
  function* within(cards: readonly Card[]): Generator<Card> {
    for (const card of cards) {
      yield card;
      yield* within(card.attached ?? []);
    }
  }
  yield* within(zone.cards);
}

/** All that lies on the table and can be pointed at: cards in zones, pieces on boards. */
export function thingsOn(view: View): Set<number> {
  const things = new Set<number>();
  for (const zone of view.zones) for (const { id } of cardsOf(zone)) if (id !== undefined) things.add(id);
  for (const board of view.boards)
    for (const piece of board.pieces) if (piece.id !== undefined) things.add(piece.id);
  return things;
}

/** Where the view has a card, if it has it. */
export function findCard(view: View, id: number): { card: Card; zone: Zone } | undefined {
  for (const zone of view.zones)
    for (const card of cardsOf(zone)) if (card.id === id) return { card, zone };
  return undefined;
}

/**
 * In a window where one may pass or use cards and nothing else: the titles of those
 * cards. Of any other question undefined.
 */
export function usableCards(ask: Ask, view: View): string[] | undefined {
  if (!ask.window || !ask.options.some((o) => o.pass)) return undefined;
  const titles = new Set<string>();
  for (const { pass, cards } of ask.options) {
    if (pass) continue;
    const title = cards?.[0] === undefined ? null : findCard(view, cards[0])?.card.title;
    if (!title) return undefined;
    titles.add(title);
  }
  return [...titles];
}

/** "Ann", "Ann and Ben", "Ann, Ben and Cid". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1] ?? ""}`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
