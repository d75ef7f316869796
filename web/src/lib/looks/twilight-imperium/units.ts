// Silhouettes of units, on 24 by 24, and what a system of the galaxy is in a view.
import type { Card, Piece } from "../../protocol";
import type { Outline } from "../look";

const shape = (left: number, width: number, path: string): Outline => ({ path, left, width });

const OUTLINES: Record<string, Outline> = {
  fighter: shape(8, 8, "M12 5l4 13-4-3-4 3z"),
  destroyer: shape(5, 14, "M12 2l3 8 4 10-7-3-7 3 4-10z"),
  cruiser: shape(3, 18, "M12 1l3 6v6l6 6v3l-9-3-9 3v-3l6-6V7z"),
  carrier: shape(5, 14, "M8 2h8l3 5v11l-3 4H8l-3-4V7zM10 6v12h4V6z"),
  dreadnought: shape(1, 22, "M12 0l4 6v6l7 7v4l-8-2-3 2-3-2-8 2v-4l7-7V6z"),
  war_sun: shape(2, 20, "M12 2a10 10 0 110 20 10 10 0 010-20zm0 5a5 5 0 100 10 5 5 0 000-10z"),
  flagship: shape(1, 22, "M12 0l3 7 8 2-5 6 3 9-9-4-9 4 3-9-5-6 8-2z"),
  infantry: shape(4, 16, "M12 3a4 4 0 110 8 4 4 0 010-8zM4 21c0-5 3-9 8-9s8 4 8 9z"),
  mech: shape(3, 18, "M8 2h8v6h5v7h-4v-3h-2l2 10h-4l-1-6-1 6H7l2-10H7v3H3V8h5z"),
  pds: shape(4, 16, "M4 21l3-10h3V3h4v8h3l3 10z"),
  space_dock: shape(3, 18, "M3 9h18v5H3zM6 15h12l-3 6H9zM10 3h4v5h-4z"),
};

/** The silhouette of a unit. */
export const figureOf = (piece: Pick<Piece, "type">): Outline | undefined => OUTLINES[piece.type ?? ""];

export interface Planet {
  name: string;
  resources: number;
  influence: number;
  traits?: string[];
  specialty?: string;
  legendary?: boolean;
}

/** A tile of the galaxy with what is there now. */
export interface System extends Piece {
  kind?: string;
  planets?: Planet[];
  anomalies?: string[];
  wormholes?: string[];
  command?: string[];
  /** For each planet: who controls it (-1: nobody), is it exhausted, what it is worth now. */
  held?: number[];
  spent?: number[];
  worth?: number[];
  frontier?: boolean;
  active?: boolean;
}

/** What is voted on: for each seat what it voted for and what it predicted, by the number of the outcome or -1. */
export interface Vote {
  outcomes: { text: string; votes: number }[];
  seats: { seat: number; voted: number; votes: number; predicted: number }[];
}

export type Unit = Piece & { on?: string };
/** How far one is with an objective; barred: nothing is scored as long as one's home is lost. */
export interface Progress {
  have: number;
  need: number;
  barred?: boolean;
}
export type PublicCard = Card & { scored?: number[]; worth?: number; initiative?: number; progress?: Progress };

export const isSystem = (piece: Piece): boolean => piece.type === "tile";
export const countOf = (piece: Piece, id: string): number => piece.tokens?.find((t) => t.id === id)?.value ?? 0;

/** Units side by side on a plate: where each stands, how large it is, how many there are. */
export interface Rank {
  size: number;
  width: number;
  units: { unit: Unit; x: number; count: number }[];
}

const [EDGE, GAP, DIGIT] = [3, 2, 7];

export function rankOf(units: readonly Unit[], size: number): Rank {
  let x = EDGE;
  const placed = units.map((unit) => {
    const count = countOf(unit, "count");
    const at = { unit, x, count };
    x += ((figureOf(unit)?.width ?? 24) * size) / 24 + (count > 1 ? DIGIT * `${count}`.length : 0) + GAP;
    return at;
  });
  return { size, width: x - GAP + EDGE, units: placed };
}
