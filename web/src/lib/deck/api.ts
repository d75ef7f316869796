// What the server knows of decks.
import { errorOf, send } from "../api";
import type { Rule } from "../protocol";
import type { Checked, DeckCard } from "./deck";

export const ruleOf = (game: string, rule: string) =>
  send<Rule>(`/api/games/${game}/rules/${encodeURIComponent(rule)}`);

export const deckCards = async (game: string) =>
  (await send<{ cards: DeckCard[] }>(`/api/games/${game}/cards`)).cards;

/** What the game says of a deck: a text in any form, or the id of a prepared one. */
export const checkDeck = (game: string, written: string) =>
  send<Checked>(`/api/games/${game}/deck`, new Blob([written]));

/** The deck written down in one of the forms players exchange. */
export async function deckText(game: string, written: string, form: string): Promise<Blob> {
  const path = `/api/games/${game}/deck?form=${form}`;
  const reply = await fetch(path, { method: "POST", body: written });
  if (!reply.ok) throw await errorOf(reply);
  return reply.blob();
}
