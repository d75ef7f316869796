// Which options live on which cell, edge or piece of a board.
import type { Offer } from "../options";
import type { Board } from "../protocol";

export interface BoardOffers {
  /** By the cell to click next; of an option with several cells they come one after the other. */
  cells: Map<number, Offer[]>;
  edges: Map<number, Offer[]>;
  pieces: Map<number, Offer[]>;
}

function add(map: Map<number, Offer[]>, id: number, offer: Offer): void {
  const list = map.get(id);
  if (!list) map.set(id, [offer]);
  else if (!list.includes(offer)) list.push(offer);
}

/** `picked`: cells chosen before, of an option that goes from one to another. */
export function boardOffers(offers: readonly Offer[], board: Board, picked: readonly number[]): BoardOffers {
  const cells = new Map<number, Offer[]>();
  const edges = new Map<number, Offer[]>();
  const pieces = new Map<number, Offer[]>();
  const here = new Map(board.pieces.flatMap((p) => (p.id === undefined ? [] : [[p.id, p.cell] as const])));
  for (const offer of offers) {
    const { cells: named = [], cards = [], edges: sides = [] } = offer.option;
    const next = named[picked.length];
    if (picked.some((cell, i) => named[i] !== cell)) continue;
    if (next !== undefined) add(cells, next, offer);
    for (const edge of named.length > 0 ? [] : sides) add(edges, edge, offer);
    const [piece] = cards.filter((id) => here.has(id));
    if (next !== undefined || piece === undefined || named.length > 0) continue;
    add(pieces, piece, offer);
    const at = here.get(piece);
    if (at !== undefined) add(cells, at, offer);
  }
  return { cells, edges, pieces };
}

/** Does anything of it need another cell first? */
export const goesOn = (offers: readonly Offer[], picked: number): boolean =>
  offers.some((o) => (o.option.cells?.length ?? 0) > picked + 1);
